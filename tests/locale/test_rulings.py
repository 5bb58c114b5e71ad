"""Every game's rulings are asked well in every language."""

import pytest

from companion.games import GAMES
from tests.locale.naming import EVERY_LOCALE, Sayings

EVERY_GAME = pytest.mark.parametrize("game", GAMES)


@EVERY_GAME
@EVERY_LOCALE
def test_every_ruling_reason_and_reading_has_its_text(game: str, locale: str) -> None:
    wanted = ["name"]
    for ruling in GAMES[game].rulings:
        wanted += [f"ruling-{ruling.id}", f"ruling-{ruling.id}-why"]
        wanted += [f"reading-{ruling.id}-{reading}" for reading in ruling.readings]
    assert Sayings(game).missing(locale, wanted) == []


@EVERY_GAME
@EVERY_LOCALE
def test_no_two_readings_of_a_rule_sound_the_same(game: str, locale: str) -> None:
    said = Sayings(game)
    for ruling in GAMES[game].rulings:
        told = [said(locale, "reading", f"{ruling.id}-{reading}") for reading in ruling.readings]
        assert len(set(told)) == len(told), ruling.id


@EVERY_GAME
@EVERY_LOCALE
def test_a_ruling_is_a_question_and_its_reason_a_sentence(game: str, locale: str) -> None:
    question, stop = ("?", ".") if locale == "en" else ("？", "。")
    said = Sayings(game)
    for ruling in GAMES[game].rulings:
        assert said(locale, "ruling", ruling.id).endswith(question), ruling.id
        assert said(locale, "ruling", f"{ruling.id}-why").endswith(stop), ruling.id
        for reading in ruling.readings:
            assert not said(locale, "reading", f"{ruling.id}-{reading}").endswith((question, stop))
