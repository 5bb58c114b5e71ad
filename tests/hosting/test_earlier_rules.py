"""A table that was begun under earlier rules is opened, played on and carried by them."""

from pathlib import Path
from random import Random
from typing import Any

from msgspec.json import decode

from companion.engine.table import Table
from companion.games import GAMES
from companion.hosting.importing import compare, import_table
from companion.hosting.intents import Play
from companion.sharing.codec import coarse, pack, unpack
from tests.conformance.golden import Golden, folder, replayed
from tests.hosting.play import open_house

GAME_ID = "small_city"
FIRST = GAMES[GAME_ID].under(1)


def begun(entries: int) -> Table[Any, Any, Any]:
    """The beginning of a game of version 1 that was played once."""
    whole = replayed(FIRST, decode((folder(GAME_ID) / "v1-seats2-0.json").read_bytes(), type=Golden))
    return Table.begin(FIRST, whole.header).accept_all(whole.entries[:entries])


def test_a_journal_of_version_1_opens_and_goes_on_under_version_1(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        table_id = house.tables.adopt(begun(60)).id
    with open_house(tmp_path) as house:
        (live,) = house.tables.open_tables()
        assert (live.id, live.game, live.table.entries) == (table_id, FIRST, begun(60).entries)
        client, dice = house.client(live, None, None, local=True), Random(1)
        for _ in range(25):
            seat = live.game.actors(live.table.position)[0]
            client.submit(Play(seat, dice.choice(list(live.game.moves(live.table.position, seat)))))
        then = live.table
    assert len(then.entries) == 85
    with open_house(tmp_path) as house:
        assert house.tables.open_tables()[0].table == then
        assert list(house.tables.reports) == []


def test_what_is_carried_of_it_continues_the_table_that_lies_here(tmp_path: Path) -> None:
    carried = unpack(pack(begun(80))).table
    assert (carried.game, carried.record) == (FIRST, coarse(begun(80).record))
    with open_house(tmp_path) as house:
        house.tables.adopt(unpack(pack(begun(60))).table)
        assert import_table(house.tables, compare(house.tables, carried)).how == "continued"
        assert house.tables.open_tables()[0].table.record == carried.record


def test_a_new_table_is_played_by_the_rules_of_today(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = house.tables.begin(GAME_ID, begun(0).header.setup)
        assert (live.game, live.table.header.rules_version) == (GAMES[GAME_ID], 3)
