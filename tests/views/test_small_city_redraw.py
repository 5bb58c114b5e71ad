"""Drawing only what changed at a table of Small City: a long walk ends where a newcomer stands."""

from pathlib import Path
from random import Random

import pytest

from companion.games.small_city import GAME
from companion.games.small_city.moves import Build
from tests.effort import on_its_day
from tests.views.dialogs import let_notice_go
from tests.views.small_city_table import Town, likely, on_to, small_city
from tests.views.test_table_redraw import differences, everything_answers
from views.widgets.table import event_notice


async def walk(table: Town, dice: Random) -> None:
    """Do one thing as a person does: a move, a look, another page, a tap on some square, undo."""
    await table.take_the_phone()
    match dice.randrange(6):
        case 0:
            await table.be(dice.randrange(len(table.session.names)))
        case 1:
            for tab in (dice.choice(("table", "score", "log")), "board"):
                await table.show(tab)
        case 2:
            undo = [label for label in table.tappables() if label.startswith(table.app("undo", what=""))]
            await table.press(*undo[:1])
        case 3 | 4:
            squares = [label for label in table.tappables() if label[:1].islower() and label[1:2].isdigit()]
            if squares:
                await table.press(dice.choice(squares))
                if table.can_tap(table.app("close")):
                    await table.press(table.app("close"))
        case _:
            seat, move = likely(table.session, dice)
            await table.make(seat, move)


@pytest.mark.parametrize(
    ("phase", "seed"), on_its_day([("street", 1), ("build", 2), ("move", 3), ("income", 4)], 2)
)
async def test_a_long_walk_ends_where_a_newcomer_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, phase: str, seed: int
) -> None:
    monkeypatch.setattr(event_notice, "MOMENT", 0.01)
    dice = Random(seed)
    async with small_city(tmp_path, before=on_to(phase, 2, seed)) as table:
        for _ in range(12):
            await walk(table, dice)
        await let_notice_go(table)
        came = await table.arrive(f"/t/{table.session.id}", local=True)
        other = Town(came.client, table.house, table.session, main=table.main, ticks=table.ticks)
        try:
            for phone in (table, other):
                await put_all_down(phone)
            assert differences(table.top(), other.top()) == []
            assert everything_answers(table.top())
        finally:
            await other.client.close()


async def put_all_down(phone: Town) -> None:
    """Look at the first seat, nothing in hand."""
    await phone.be(1)
    await phone.be(0)
    await phone.show("table")
    await phone.show("board")


async def test_a_tap_with_a_tile_in_hand_sends_little(tmp_path: Path) -> None:
    """The ground, the tiles and the people are not sent again when a tile is turned over a square."""
    async with small_city(tmp_path, before=on_to("build", 1, 3)) as table:
        seat = GAME.actors(table.position)[0]
        await table.be(seat)
        move = next(
            one for one in GAME.moves(table.position, seat) if isinstance(one, Build) and one.tile == "P3"
        )
        await table.take("P3")
        whole = table.client._wire.bytes_sent
        await table.square(move.cells[0])
        first = table.client._wire.bytes_sent - whole
        await table.square(move.cells[0])
        second = table.client._wire.bytes_sent - whole - first
        assert max(first, second) < 16_000
