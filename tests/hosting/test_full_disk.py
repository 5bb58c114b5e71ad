"""A disk that is full at any write: what was there is whole, and people are told so in their language."""

import shutil
from collections.abc import Callable
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from companion.engine.setup import Setup, make_seats
from companion.errors import CompanionError
from companion.games import GAMES
from companion.history.errors import Report
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession
from companion.locale.texts import Texts
from tests.history.samples import no_room
from tests.hosting.play import begin, open_house, play_on, play_out, step

TEXTS = Texts.load_all()
FULL = {"en": "The disk is full.", "zh-Hant": "磁碟已滿。", "zh-Hans": "磁盘已满。"}
BOXED = GAMES["roll_into_town"]
OPEN, DONE, ENDING = "TABLE0", "TABLE1", "TABLE2"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home in which something of every kind is kept: tables open, finished, and before their last move."""
    folder = tmp_path_factory.mktemp("kept") / "home"
    with open_house(folder) as house:
        tables = [begin(house, "Ann", "柏") for _ in range(3)]
        assert [live.id for live in tables] == [OPEN, DONE, ENDING]
        play_on(tables[0], 9)
        play_out(tables[1])
        play_on(tables[2], length(tables[1]) - 1)
        house.client(tables[0], None).sit(1)
        house.people.remember([("Ann", "rose"), ("柏", "teal")])
        house.preferences.change(theme="dark")
        house.preferences.remember_setup("card_city", b"{}")
        house.boxes.put(BOXED, dict(list(BOXED.box.printed.texts.items())[:1]))
    return folder


def length(live: TableSession) -> int:
    return len(live.table.entries)


def table(house: OpenHome, name: str) -> TableSession:
    live = house.tables.table(name)
    assert live is not None
    return live


def everything(house: OpenHome) -> dict[str, Any]:
    """Return all that this home keeps, as the app reads it."""
    library = house.tables.library
    finished = [summary.id for summary in library.summaries.all()]
    return {
        "open": {live.id: library.lines(live.id) for live in house.tables.open_tables()},
        "finished": {name: library.lines(name) for name in finished},
        "summaries": msgspec.to_builtins(library.summaries.all()),
        "seats": {name: sorted(house.seating.taken_seats(name)) for name in (OPEN, DONE, ENDING)},
        "people": house.people.suggest(9),
        "preferences": house.preferences.load(),
        "setup": house.preferences.last_setup("card_city"),
        "box": house.boxes.owner_entries(BOXED),
    }


ACTS: dict[str, Callable[[OpenHome], object]] = {
    "a move": lambda house: step(table(house, OPEN), Random(3)),
    "the last move": lambda house: step(table(house, ENDING), Random(length(table(house, ENDING)))),
    "new names": lambda house: house.tables.set_up_again(table(house, OPEN), Setup(make_seats("Eve", "Fay"))),
    "a new table": lambda house: begin(house, "Cid", "Dan"),
    "filing away": lambda house: house.tables.finish(table(house, OPEN)),
    "opening again": lambda house: house.tables.reopen(DONE),
    "a seat": lambda house: house.client(table(house, OPEN), None).sit(0),
    "people": lambda house: house.people.remember([("Eve", "gold")]),
    "a preference": lambda house: house.preferences.change(theme="light"),
    "a setup": lambda house: house.preferences.remember_setup("card_city", b"[]"),
    "a box": lambda house: house.boxes.put(BOXED, dict(list(BOXED.box.printed.texts.items())[1:2])),
}


def attempted(
    house: OpenHome, act: Callable[[OpenHome], object]
) -> tuple[CompanionError | None, list[Report]]:
    """By what it is refused if somebody does something, and what the host is told meanwhile."""
    before = len(list(house.tables.reports))
    refusal = None
    try:
        act(house)
    except CompanionError as error:
        refusal = error
    return refusal, list(house.tables.reports)[before:]


@pytest.mark.parametrize("act", ACTS.values(), ids=ACTS)
def test_whatever_cannot_be_written_is_said_nothing_is_lost_and_it_can_be_done_again(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, act: Callable[[OpenHome], object]
) -> None:
    for after in range(60):
        folder = Path(shutil.copytree(kept, tmp_path / str(after)))
        with open_house(folder) as house:
            before = everything(house)
            with no_room(monkeypatch, after) as refused:
                refusal, told = attempted(house, act)
                now = everything(house)
            if not refused():
                assert (refusal, told) == (None, [])
                break
            assert (now == before) == (refusal is not None)
            if refusal:
                told.append(Report(refusal.id, refusal.params))
            for problem, (locale, sentence) in product(told, FULL.items()):
                assert sentence in TEXTS[locale].say(problem.id, **problem.params)
            if refusal:
                assert attempted(house, act) == (None, [])
                now = everything(house)
        with open_house(folder) as again:
            assert [report.id for report in again.tables.reports] in ([], ["history-records-restored"])
            assert everything(again) == now
    assert not refused()
    assert after > 0
