"""What a game tells of itself is what it has to be able to say, and no more than it says."""

from pathlib import Path
from typing import Any

import pytest

from companion.engine.game import Game
from companion.engine.words import Word
from companion.games import GAMES
from companion.locale import LOCALES, Texts, kinds
from companion.locale.texts import STOCK
from tests.conformance.plays import by_phase
from tests.locale.naming import TEXTS

EVERY = pytest.mark.parametrize("game_id", sorted(GAMES))
EXACT = ("violation", "category", "line", "tiebreak", "ruling", "reading", "section")
"""Kinds of which a game says nothing but what it tells of itself."""


def told(game: Game[Any, Any, Any], *of: str) -> set[str]:
    """Return the ids of the messages of some kinds that a game tells of itself."""
    return {message.id for message in kinds.needed_messages(game) if message.kind in of}


def without(tmp_path: Path, *dropped: str) -> Texts:
    """Card City's English texts without the lines that begin so."""
    folder = tmp_path / "en"
    folder.mkdir()
    for file in (*Path("data/locales/en").glob("card_city*.ftl"), Path("data/locales/en/stock.ftl")):
        lines = file.read_text(encoding="utf-8").splitlines()
        kept = [line for line in lines if not line.startswith(dropped)]
        (folder / file.name).write_text("\n".join(kept), encoding="utf-8")
    return Texts("en", (folder,))


def stocked(game_id: str) -> set[str]:
    """Return the ids of a game's messages that it leaves to the app."""
    return {id for id in told(GAMES[game_id], *kinds.KINDS) if not TEXTS["en"].has(id)}


@EVERY
@pytest.mark.parametrize("kind", EXACT)
def test_a_game_says_nothing_of_a_kind_that_it_does_not_tell(game_id: str, kind: str) -> None:
    ids = told(GAMES[game_id], kind)
    assert all(TEXTS["en"].can_say(message) for message in ids)
    said = [one for one in TEXTS["en"]._bundle._messages if one.startswith(f"{game_id}-{kind}-")]
    assert sorted(said) == sorted(ids - stocked(game_id))


def test_card_city_tells_its_rules_its_phases_and_its_readings() -> None:
    ids = told(GAMES["card_city"], *kinds.KINDS)
    assert {
        "card_city-name",
        "card_city-phase-divide",
        "card_city-headline-scoring",
        "card_city-task-finished",
        "card_city-task-divide",
        "card_city-violation-phase",
        "card_city-violation-off_canvas",
        "card_city-rule-commerce_apart",
        "card_city-move-build",
        "card_city-correct-money",
        "card_city-correct-supply",
        "card_city-ruling-limit-why",
        "card_city-tiebreak-shared",
    } <= ids
    assert "card_city-rule-off_canvas" not in ids, "nobody can overrule what cannot be shown"
    assert "card_city-correct-pile" not in ids, "the log calls it supply or deck"


@EVERY
def test_every_phase_a_position_can_be_in_is_told(game_id: str) -> None:
    ids = told(GAMES[game_id], "headline")
    phases = by_phase(game_id, GAMES[game_id].seats[-1], 0)[0]
    assert {f"{game_id}-headline-{phase}" for phase in (*phases, "scoring")} <= ids


@pytest.mark.parametrize(
    ("dropped", "missed"),
    [
        ("card_city-violation-contact", ("card_city-violation-contact",)),
        ("card_city-rule-contact", ("card_city-rule-contact",)),
        ("card_city-ruling-limit-why", ("card_city-ruling-limit-why",)),
        ("card_city-move-choose_open", ()),
        ("card_city-move-choose", ("card_city-move-choose",)),
        ("card_city-correct-cell =", ()),
        ("card_city-name", ("card_city-name",)),
    ],
)
def test_a_message_that_is_taken_away_is_missed(
    tmp_path: Path, dropped: str, missed: tuple[str, ...]
) -> None:
    assert kinds.missing_messages(GAMES["card_city"], without(tmp_path, dropped)) == missed


def test_every_kind_is_declared_with_what_it_is_said_of() -> None:
    for name, kind in kinds.KINDS.items():
        assert name.isalpha()
        assert kind.about
        assert not kind.parted or kind.told


@pytest.mark.parametrize("locale", LOCALES)
def test_no_game_writes_a_message_that_it_can_leave_to_the_app(locale: str) -> None:
    bundle = TEXTS[locale]._bundle
    again = [
        one
        for one in bundle._messages
        if one.partition("-")[0] in GAMES
        and bundle.has_message(stock := f"{STOCK}{one.partition('-')[2]}")
        and bundle.get_message(one).value == bundle.get_message(stock).value
        and all(TEXTS[other].has(one) for other in LOCALES)
    ]
    assert again == []


def test_a_message_of_the_app_is_said_where_a_game_has_none_and_with_its_words() -> None:
    said = TEXTS["en"].about("card_city", "violation", "phase", {"phase": Word("phase-build"), "needed": "x"})
    assert said.startswith("This belongs to")
    said = TEXTS["zh-Hant"].about("small_city", "notation", "blank", {"row": 3})
    assert said == "第 3 列是空白的；整列都空時請寫成句點。"
    assert not TEXTS["en"].can_say("card_city-task-nothing_of_the_kind")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", [name for name, kind in kinds.KINDS.items() if kind.params and kind.told])
def test_a_sentence_needs_no_more_than_it_is_given(locale: str, kind: str) -> None:
    given = dict.fromkeys(kinds.KINDS[kind].params, 1)
    for game in GAMES.values():
        for message in told(game, kind):
            said = TEXTS[locale].say(message, **given)
            assert "{" not in said
            assert message not in said
