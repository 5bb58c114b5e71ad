"""A fault in a game's code is logged once with its traceback, and whoever asked goes on."""

import logging

import pytest

from companion.engine import faults as noted
from companion.engine.faults import attempt
from companion.engine.log import list_log_lines
from companion.engine.record import Moved
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Diverged, Table
from companion.engine.wire import WireError
from companion.engine.words import Who
from companion.games import GAMES
from counting import GAME as COUNTING
from counting.position import Count, Heap, Lay


class Odd(Exception):
    """What nobody foresaw."""


def odd(*_: object) -> object:
    raise Odd


def also_odd(*_: object) -> object:
    raise Odd


def laid() -> Table[Heap, Lay, Count]:
    """Ann laid two stones, Ben one, and somebody counted anew."""
    table = Table.set_up(COUNTING, "heap", Setup(make_seats("Ann", "Ben")), 0)
    return table.play(0, Lay(2), at=1, by=0).play(1, Lay(1), at=2, by=1).correct(Count(5), at=3)


def test_a_question_that_raises_is_answered_with_something_else(faults: list[logging.LogRecord]) -> None:
    assert attempt("here", lambda: 7, None) == 7
    assert attempt("here", odd, 3) == 3
    (record,) = faults
    assert record.exc_info
    assert record.exc_info[0] is Odd


def test_the_same_fault_is_logged_once_and_another_again(faults: list[logging.LogRecord]) -> None:
    for _ in range(5):
        attempt("here", odd, None)
    assert len(faults) == 1
    attempt("there", odd, None)
    attempt("here", also_odd, None)
    attempt("here", lambda: 1 // 0, None)
    assert len(faults) == 4
    for _ in range(5):
        attempt("there", odd, None)
    assert len(faults) == 4


def test_only_so_many_are_remembered(faults: list[logging.LogRecord]) -> None:
    for number in range(noted.MOST + 1):
        attempt(str(number), odd, None)
    attempt(str(noted.MOST), odd, None)
    assert len(faults) == noted.MOST + 1
    attempt("0", odd, None)
    assert len(faults) == noted.MOST + 2
    assert len(noted._noted) == noted.MOST


def test_what_ends_the_program_is_no_fault() -> None:
    def ends() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        attempt("here", ends, None)


@pytest.mark.parametrize("method", ["describe", "stage", "describe_correction"])
def test_a_line_of_the_log_that_cannot_be_told_says_who_did_something(
    monkeypatch: pytest.MonkeyPatch, faults: list[logging.LogRecord], method: str
) -> None:
    table = laid()
    told = [line.notice.id for line in list_log_lines(table)]
    assert told == ["count", "lay", "lay"]
    monkeypatch.setitem(vars(COUNTING), method, odd)
    lines = list(list_log_lines(table))
    correction, ben, ann = (line.notice for line in lines)
    if method != "describe":
        assert (correction.id, correction.seat) == ("table-unclear", None)
    if method != "describe_correction":
        assert [(each.id, each.seat) for each in (ben, ann)] == [("seat-unclear", 1), ("seat-unclear", 0)]
    assert [line.step for line in lines] == [3, 2, 1]
    assert [line.round for line in lines] == [0 if method == "stage" else 1] * 3
    assert faults


@pytest.mark.parametrize("method", ["hides", "past_view"])
def test_what_somebody_may_see_of_an_entry_is_nothing_where_that_cannot_be_told(
    monkeypatch: pytest.MonkeyPatch, faults: list[logging.LogRecord], method: str
) -> None:
    monkeypatch.setitem(vars(COUNTING), method, odd)
    assert [line.notice.id for line in list_log_lines(laid(), 0)] == [
        "table-unclear",
        "seat-unclear",
        "seat-unclear",
    ]
    assert [line.notice.params for line in list_log_lines(laid(), "all")][1:] == [
        {"seat": Who(1), "stones": 1},
        {"seat": Who(0), "stones": 2},
    ]
    assert faults


@pytest.mark.parametrize("method", ["verdict", "apply", "correct", "start"])
def test_a_record_that_a_game_stumbles_over_cannot_have_come_about(
    monkeypatch: pytest.MonkeyPatch, faults: list[logging.LogRecord], method: str
) -> None:
    record = laid().record
    monkeypatch.setitem(vars(COUNTING), method, odd)
    with pytest.raises(Diverged) as caught:
        Table.replay(COUNTING, record)
    assert caught.value.seq == {"verdict": 1, "apply": 1, "correct": 3, "start": 0}[method]
    assert "Odd" in caught.value.why
    (fault,) = faults
    assert fault.exc_info
    assert fault.exc_info[0] is Odd


def test_what_does_not_fit_is_said_as_ever(faults: list[logging.LogRecord]) -> None:
    table = Table.set_up(COUNTING, "heap", Setup(make_seats("Ann")), 0)
    with pytest.raises(Diverged, match="three"):
        table.accept(Moved(1, 1, 0, "", 0, Lay(4)))
    with pytest.raises(WireError):
        Table.set_up(GAMES["card_city"], "heap", Setup(make_seats("Ann"), {"empty": "never"}), 0)
    assert faults == []
