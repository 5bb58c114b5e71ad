"""The rules, sentence by sentence, and that nothing of the game is missing."""

from random import Random

import pytest

from companion.engine.game import Impossible
from companion.engine.log import log
from companion.engine.playout import playout
from companion.engine.record import Codec
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.files.loaded import read_shown
from companion.files.position import read_position, write_position
from companion.games import GAMES
from companion.locale import Texts
from companion.locale.kinds import languages, missing_messages
from companion.rulebook import load
from counting import GAME
from counting.phases import RULES
from counting.position import DATA, MANY, PRINTED, Count, Heap, Lay, Readings

NAMES = ("Ann", "Ben", "Cy")
TEXTS = {locale: Texts.load(locale) for locale in languages(GAME)}


def broken(heap: Heap, stones: int) -> list[str]:
    """The rules that the first seat breaks by laying so many stones."""
    return [one.rule for one in GAME.verdict(heap, 0, Lay(stones)).violations]


def test_the_companion_finds_the_game() -> None:
    assert type(GAMES["counting"]) is type(GAME)


# The rules


def test_up_to_three_stones_are_laid_at_once() -> None:
    empty = Heap(0, (0, 0))
    assert [broken(empty, stones) for stones in (1, 2, 3, 4)] == [[], [], [], ["three"]]


def test_by_a_ruling_it_is_up_to_four() -> None:
    empty = Heap(0, (0, 0), Readings("four"))
    assert [broken(empty, stones) for stones in (4, 5)] == [[], ["three"]]


def test_a_hand_holds_no_more_than_nine() -> None:
    verdict = GAME.verdict(Heap(0, (0, 0)), 0, Lay(10))
    assert [one.rule for one in verdict.violations] == ["shown", "three"]
    assert not verdict.possible


def test_with_the_tenth_stone_the_game_is_over() -> None:
    assert GAME.actors(Heap(9, (9, 0))) == (0, 1)
    assert GAME.actors(Heap(10, (9, 1))) == ()
    assert broken(Heap(10, (9, 1)), 1) == ["over"]


def test_every_stone_is_a_point() -> None:
    sheet = GAME.scoresheet(Heap(10, (4, 6)))
    assert [(one.total, one.rank) for one in sheet.standings] == [(4, 2), (6, 1)]
    assert sheet.final


def test_the_heap_can_be_counted_again() -> None:
    assert GAME.correct(Heap(3, (3, 0)), Count(5)) == Heap(5, (3, 0))
    for stones in (-1, MANY + 1):
        with pytest.raises(Impossible):
            GAME.correct(Heap(3, (3, 0)), Count(stones))


# The whole


@pytest.mark.parametrize("count", GAME.seats)
@pytest.mark.parametrize("seed", range(20))
def test_a_game_is_played_to_its_end_and_its_record_leads_there_again(count: int, seed: int) -> None:
    table = Table.set_up(GAME, "t", Setup(make_seats(*NAMES[:count])), 0)
    for _, seat, move, _ in playout(GAMES[GAME.id], table.position, Random(seed)):
        table = table.play(seat, move, at=1)
    assert table.position.stones >= PRINTED.stones
    codec = Codec(GAME)
    again = Table.replay(GAME, codec.record(codec.document(table.record)))
    assert again.position == table.position


@pytest.mark.parametrize("locale", TEXTS)
def test_the_log_is_told_in_whole_sentences(locale: str) -> None:
    table = (
        Table.set_up(GAME, "t", Setup(make_seats(*NAMES)), 0).play(0, Lay(2), at=1).correct(Count(1), at=2)
    )
    for line in log(table):
        said = TEXTS[locale].about(GAME.id, line.kind, line.notice.id, line.notice.params, NAMES)
        assert "{" not in said
        assert GAME.id not in said


def test_legal_moves_are_the_candidates_that_keep_every_rule() -> None:
    for stones in range(12):
        heap = Heap(stones, (stones, 0))
        legal = [move for move in GAME.candidates(heap, 0) if GAME.verdict(heap, 0, move).legal]
        assert list(GAME.moves(heap, 0)) == legal


@pytest.mark.parametrize("locale", TEXTS)
def test_no_sentence_is_missing(locale: str) -> None:
    assert missing_messages(GAME, TEXTS[locale]) == ()


@pytest.mark.parametrize("locale", TEXTS)
def test_every_rule_cites_a_section_of_the_rulebook(locale: str) -> None:
    sections = {section.id for section in load(GAME.id, locale).sections}
    assert {rule.section for rule in RULES} | {GAME.section_of("scoring")} <= sections


def test_a_typed_table_reads_back() -> None:
    heap = Heap(7, (3, 2), Readings("four"))
    assert read_position(write_position(GAME, heap, NAMES[:2]).encode(), "", "score").position == heap


def test_the_tables_to_try_can_be_read() -> None:
    check, score = (DATA / "positions" / "counting" / f"{name}.toml" for name in ("check", "score"))
    assert [one.verdict.legal for one in read_shown(check, "check").judge_moves()] == [True, False]
    assert read_shown(score, "score").position == Heap(11, (7, 4))


def test_the_sample_is_a_table_in_mid_game() -> None:
    record = Codec(GAME).record((DATA / "samples" / "counting.json").read_bytes())
    assert GAME.actors(Table.replay(GAME, record).position)
