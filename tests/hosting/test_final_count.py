"""Two hosts of a score pad: a final count that began at one of them ends the rounds at the other."""

from pathlib import Path

from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games.score_pad import GAME
from companion.games.score_pad.moves import Enter
from companion.games.score_pad.sheet import ENTRY, Category, Sheet, encode_sheet
from companion.hosting.intents import Accepted, Play, Refusal, Undo
from tests.hosting.network import Room

SHEET = Sheet("Wall", categories=(Category("Rows", times=2),))
NAMES = ("Ann", "Ben", "Cleo", "Dan")


def test_a_round_is_refused_at_one_host_once_the_final_count_has_begun_at_the_other(tmp_path: Path) -> None:
    room = Room(tmp_path)
    setup = Setup(make_seats(*NAMES), box={ENTRY: encode_sheet(SHEET)})
    room.open(Table.set_up(GAME, "POTS", setup, room.watch()), hosts=2)
    for seat in range(4):
        assert isinstance(room.client(seat, seat % 2).submit(Play(seat, Enter(1, 9))), Accepted)
    assert isinstance(room.client(0, 0).submit(Play(0, Enter(0, 3))), Accepted)
    late = room.client(1, 1).submit(Play(1, Enter(2, 5)))
    assert isinstance(late, Refusal)
    assert [one.rule for one in late.verdict.violations] == ["final"]
    assert isinstance(room.client(0, 0).submit(Undo()), Accepted)
    assert isinstance(room.client(1, 1).submit(Play(1, Enter(2, 5))), Accepted)
    totals = [GAME.scoresheet(host.live.table.position).standings[1].total for host in room.hosts[1:]]
    assert totals == [14]
