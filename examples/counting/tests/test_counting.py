"""The rules, sentence by sentence, and that the game holds together."""

import pytest

from companion.commands.self_check import faults
from companion.engine.message import Impossible
from companion.files.loaded import read_shown
from companion.games import GAMES
from companion.locale import Texts
from counting import GAME
from counting.position import DATA, MANY, Count, Heap, Lay, Readings


def broken_rules(heap: Heap, stones: int) -> list[str]:
    """List the rules that the first seat breaks by laying these stones."""
    return [one.rule for one in GAME.verdict(heap, 0, Lay(stones)).violations]


def test_the_companion_finds_the_game() -> None:
    assert GAMES["counting"].id == GAME.id


# The rules


def test_up_to_three_stones_are_laid_at_once() -> None:
    empty = Heap(0, (0, 0))
    assert [broken_rules(empty, stones) for stones in (1, 2, 3, 4)] == [[], [], [], ["three"]]


def test_by_a_ruling_it_is_up_to_four() -> None:
    empty = Heap(0, (0, 0), Readings("four"))
    assert [broken_rules(empty, stones) for stones in (4, 5)] == [[], ["three"]]


def test_a_hand_holds_no_more_than_nine() -> None:
    verdict = GAME.verdict(Heap(0, (0, 0)), 0, Lay(10))
    assert [one.rule for one in verdict.violations] == ["shown", "three"]
    assert not verdict.possible


def test_with_the_tenth_stone_the_game_is_over() -> None:
    assert GAME.actors(Heap(9, (9, 0))) == (0, 1)
    assert GAME.actors(Heap(10, (9, 1))) == ()
    assert broken_rules(Heap(10, (9, 1)), 1) == ["over"]


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


def test_the_game_holds_together() -> None:
    texts = Texts.load("en")
    assert [fault.text(texts) for fault in faults(GAME)] == []


def test_the_tables_to_try_say_what_they_should() -> None:
    check, score = (DATA / "positions" / "counting" / f"{name}.toml" for name in ("check", "score"))
    assert [one.verdict.legal for one in read_shown(check, "check").judge_moves()] == [True, False]
    assert read_shown(score, "score").position == Heap(11, (7, 4))
