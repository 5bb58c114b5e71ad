"""What is asked of every game's texts in every language: names, headlines, rulings.

That each is there at all is asked by the conformance suite; what only one game says by its own texts' tests.
"""

from logging import LogRecord

import pytest

from companion.games import GAMES
from companion.locale import kinds
from tests.conformance.tables import small_table
from tests.locale.game_texts import GAME_TEXTS, OneLine
from tests.locale.naming import EVERY_LOCALE, TEXTS, Sayings

EVERY_GAME = pytest.mark.parametrize("game", GAMES)
SENTENCES = ("ui", "paint", "violation", "rule", "reading", "special", "preview", "correct", "offer")
"""Kinds whose messages name nothing: sentences, and words of a screen that stand in different places."""

NARROW = 21
"""Characters of a headline that fit on a phone beside three signs."""

LINE = {"en": 48}
CHINESE_LINE = 22
"""Characters of a reading that are one line of a phone, in English and in Chinese."""


def phases(game: str) -> list[str]:
    """Return the phases that a game tells of."""
    told = [message.id for message in kinds.needed_messages(GAMES[game]) if message.kind == "headline"]
    return [one.removeprefix(f"{game}-headline-") for one in told]


@EVERY_GAME
@EVERY_LOCALE
def test_no_two_things_of_a_kind_have_the_same_name(game: str, locale: str, unsaid: list[LogRecord]) -> None:
    """Sentences are said without what they tell, which is noted and does not matter here."""
    ids = [one.removeprefix(f"{game}-") for one in TEXTS[locale]._bundle._messages if one.startswith(game)]
    named = [one for one in ids if "-" in one and one.partition("-")[0] not in SENTENCES]
    assert Sayings(game).namesakes(locale, named) == []


@EVERY_GAME
@EVERY_LOCALE
def test_each_phase_has_a_headline_of_its_own_that_fits_on_a_phone(game: str, locale: str) -> None:
    opening = GAMES[game].start(small_table(GAMES[game]))
    rounds = GAMES[game].agenda(opening).rounds or 12
    shown = [Sayings(game)(locale, "headline", phase, round=rounds, rounds=rounds) for phase in phases(game)]
    assert len(set(shown)) == len(shown)
    assert [headline for headline in shown if len(headline) > NARROW] == []


@EVERY_GAME
@EVERY_LOCALE
def test_a_reading_is_read_in_one_line(game: str, locale: str) -> None:
    said = Sayings(game)
    for ruling in GAMES[game].rulings:
        for reading in ruling.readings:
            told = said(locale, "reading", f"{ruling.id}-{reading}")
            assert len(told) <= LINE.get(locale, CHINESE_LINE), told


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


EVERY_NAMING_GAME = pytest.mark.parametrize("game", GAME_TEXTS)


@EVERY_NAMING_GAME
@EVERY_LOCALE
def test_every_name_has_its_text(game: str, locale: str) -> None:
    assert Sayings(game).missing(locale, GAME_TEXTS[game].names) == []


@EVERY_NAMING_GAME
@EVERY_LOCALE
def test_the_headline_tells_the_round_and_what_is_done_in_it(game: str, locale: str) -> None:
    texts, said = GAME_TEXTS[game], Sayings(game)
    rounds = texts.rounds or 3
    shown = {phase: said(locale, "headline", phase, round=3, rounds=rounds) for phase in texts.phases}
    within = set(texts.phases) - texts.outside
    told = f"3/{rounds}" if texts.rounds else "3"
    assert {phase for phase, headline in shown.items() if told in headline} == within
    if texts.rounds is None:
        assert [phase for phase, headline in shown.items() if "3/3" in headline] == [], (
            "nobody knows how many"
        )
    assert len(set(shown.values())) == len(texts.phases), "each phase is told from the others"


@EVERY_NAMING_GAME
def test_the_headline_reads_well(game: str) -> None:
    phase, number, shown = GAME_TEXTS[game].headline
    rounds = GAME_TEXTS[game].rounds or number
    said = Sayings(game)
    assert {one: said(one, "headline", phase, round=number, rounds=rounds) for one in TEXTS} == shown


LINES = [(game, line) for game, texts in GAME_TEXTS.items() for line in texts.lines]


@pytest.mark.parametrize(("game", "line"), LINES, ids=[f"{game}-{line.kind}" for game, line in LINES])
@EVERY_LOCALE
def test_what_is_told_in_short_fits_on_one_line_of_a_phone(game: str, line: OneLine, locale: str) -> None:
    longest = line.english if locale == "en" else line.chinese
    told = {one: Sayings(game)(locale, line.kind, one) for one in line.ids}
    assert [one for one, text in told.items() if len(text) > longest] == []
