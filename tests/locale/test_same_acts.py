"""An act that several games have is said in the same word everywhere."""

from collections.abc import Iterator

import pytest

from companion.data import data_path
from companion.locale.texts import Texts

LOCALES = ("en", "zh-Hant", "zh-Hans")
ACTS = ("act-done", "act-end-turn", "act-taken", "act-marked", "act-put-down", "act-elsewhere")
"""Acts with a word of their own, said by reference."""

OTHER_WORDS = ("OK as computed", "Everybody has taken it", "All done", "Finish turn")
"""Words that stood for these acts once."""


def literal_texts(locale: str) -> Iterator[tuple[str, str]]:
    """Yield the messages of one line and no reference, with their texts."""
    for path in sorted(data_path("locales", locale).glob("*.ftl")):
        for line in path.read_text("utf-8").splitlines():
            name, equals, text = line.partition(" = ")
            if equals and name.strip() == name and not name.startswith("#") and "{" not in text:
                yield name, text


@pytest.mark.parametrize("locale", LOCALES)
def test_no_game_writes_the_word_of_a_common_act_anew(locale: str) -> None:
    texts = Texts.load(locale)
    words = {texts.say(f"app-{act}") for act in ACTS}
    assert len(words) == len(ACTS)
    shown = ("-ui-", "-board-", "-desk-")
    anew = [
        name
        for name, text in literal_texts(locale)
        if any(part in name for part in shown) and text in {*words, *OTHER_WORDS}
    ]
    assert anew == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_games_say_these_acts(locale: str) -> None:
    texts = Texts.load(locale)
    for name, act in (
        ("card_city-ui-income-taken", "act-taken"),
        ("small_city-ui-collected", "act-taken"),
        ("small_city-ui-votes-taken", "act-marked"),
        ("small_city-ui-income-done", "act-done"),
        ("roll_into_town-ui-done-upkeep", "act-done"),
        ("citadels-ui-end-turn", "act-end-turn"),
        ("sweet_lands-board-end-turn", "act-end-turn"),
        ("sweet_lands-board-put-down", "act-put-down"),
        ("roll_into_town-ui-back", "act-put-down"),
        ("citadels-ui-back", "act-put-down"),
        ("roll_into_town-ui-pencil-away", "act-elsewhere"),
        ("small_city-ui-not-here", "act-elsewhere"),
    ):
        assert texts.say(name) == texts.say(f"app-{act}")
