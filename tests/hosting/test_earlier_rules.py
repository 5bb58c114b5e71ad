"""A table that was begun under earlier rules is opened, played on and carried by them."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.engine.rules import BROKEN, KEPT, Findings, Rule
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Diverged, Table
from companion.engine.verdict import LEGAL
from companion.games import GAMES
from companion.hosting.importing import compare_with_own, import_table
from companion.hosting.intents import Play
from companion.sharing.codec import pack, round_record, unpack
from tests.hosting.pebbles import PEBBLES, STAGE, Grab, Pebbles, phases
from tests.hosting.play import open_house

SETUP = Setup(make_seats("Ann", "Ben"))


def _hands(position: Pebbles, seat: int, _move: Grab) -> Findings:
    return BROKEN if position.carried[seat] >= 2 else KEPT


NEW_STAGE = replace(STAGE, rules={**STAGE.rules, Grab: (Rule("hands", "take", _hands),)})
TODAY = replace(PEBBLES, rules_version=2, earlier={1: PEBBLES}, phases=phases(NEW_STAGE))
"""The game after its rules have changed: two pebbles are carried at most, not three."""


@pytest.fixture(autouse=True)
def _today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, PEBBLES.id, TODAY)


def begun(entries: int) -> Table[Any, Any, Any]:
    """Begin a game of version 1, in which a seat soon carries three pebbles."""
    table: Table[Any, Any, Any] = Table.set_up(PEBBLES, "THEN", SETUP, 0)
    for pot in range(3):
        table = table.play(0, Grab(pot), at=0)
    dice = Random(1)
    while table.seq < entries:
        seat = dice.choice(PEBBLES.actors(table.position))
        table = table.play(seat, dice.choice(PEBBLES.moves(table.position, seat)), at=0)
    return table


def test_a_journal_of_version_1_opens_and_goes_on_under_version_1(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        house.tables.adopt(begun(3))
    with open_house(tmp_path) as house:
        (live,) = house.tables.open_tables()
        assert (live.game, live.table.entries) == (PEBBLES, begun(3).entries)
        client = house.client(live, None, None, local=True)
        for pot in range(3):
            client.submit(Play(1, Grab(pot)))
        then = live.table
    assert then.position.carried == (3, 3)
    with open_house(tmp_path) as house:
        assert house.tables.open_tables()[0].table == then
        assert list(house.tables.reports) == []


def test_what_is_carried_of_it_continues_the_table_that_lies_here(tmp_path: Path) -> None:
    carried = unpack(pack(begun(8))).table
    assert (carried.game, carried.record) == (PEBBLES, round_record(begun(8).record))
    with open_house(tmp_path) as house:
        house.tables.adopt(unpack(pack(begun(5))).table)
        assert import_table(house.tables, compare_with_own(house.tables, carried)).how == "continued"
        assert house.tables.open_tables()[0].table.record == carried.record


def test_a_new_table_is_played_by_the_rules_of_today(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = house.tables.begin(PEBBLES.id, SETUP)
        assert (live.game, live.table.header.rules_version) == (TODAY, 2)
        assert TODAY.verdict(live.table.position, 0, Grab(0)) == LEGAL
    with pytest.raises(Diverged):
        Table.set_up(TODAY, "NOW", SETUP, 0).accept_all(begun(3).entries)
