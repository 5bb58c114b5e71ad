"""Below a repair stand buttons for its moves, on every board: each makes a move, or takes it in hand."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.engine.record import Moved
from companion.engine.table import Table
from companion.engine.verdict import Repair
from companion.games import GAMES
from companion.geometry.placements import cells_in
from companion.hosting.intents import Play
from companion.hosting.session import TableSession
from tests.conformance.parts import games
from tests.conformance.tables import BEGAN, small_table
from tests.effort import in_turn, times
from tests.views.forging import phones_kept
from tests.views.visit import ENGLISH, Visitor, visit
from views.boards import BOARDS, board_of
from views.flet_adapter.bridge import run_in
from views.play.screen import Screen
from views.widgets.table.repair_buttons import MOST, repair_buttons

STEPS = times(200, 24)
"""Moves of a random play, before each of which a refused one is looked at."""

LOOKED_AT = 40
"""Candidates among which refused ones are looked for."""

MENDING = [game_id for game_id in games("silver") if ENGLISH.ids_beginning_with(f"{game_id}-repair-")]
"""The games that have something to say of what would mend a move."""

KINDS = ("hand-made", "plain")


def mended(session: TableSession, rng: Random) -> tuple[int, list[Repair]]:
    """Find a seat that is asked for a move, and the repairs of some moves that it may not make."""
    game, position = session.game, session.table.position
    seat = rng.choice(game.actors(position))
    candidates = list(game.candidates(position, seat))
    found = [
        repair
        for move in rng.sample(candidates, min(LOOKED_AT, len(candidates)))
        for repair in game.repairs(position, seat, move)
    ]
    return seat, found


def fresh(repairs: list[Repair], seen: set[str]) -> Iterator[Repair]:
    """Of each kind of repair that nobody has tried yet, the first."""
    for repair in repairs:
        if repair.id not in seen:
            seen.add(repair.id)
            yield repair


async def press(phone: Visitor, act: Any) -> None:
    async def tap() -> None:
        act()

    phone.ticks.forward(1)
    assert run_in(phone.client.page, tap)
    await phone.client.settle()


def put_away(screen: Screen[Any, Any], seat: int) -> None:
    """Look at a seat, with nothing in hand."""
    screen.mending = False
    screen.look(seat)


def shown(screen: Screen[Any, Any]) -> bool:
    """Tell if something is in hand, asked for, or corrected."""
    return bool(screen.piece or screen.target or screen.hand or screen.sheet or screen.mending)


async def check_buttons(
    phone: Visitor, session: TableSession, screen: Screen[Any, Any], seat: int, repair: Repair
) -> None:
    """Check that each button has a label, and takes in hand or makes a move of the repair."""
    buttons = repair_buttons(screen, board_of(screen.game.id), seat, repair)
    expected = 1 if repair.entries or repair.correction is not None else min(MOST, len(repair.moves))
    assert len(buttons) == expected, repair
    assert len({label for label, _ in buttons}) == len(buttons), repair
    game, held = session.game, list[Any]()
    for (label, act), move in zip(buttons, (*repair.moves, None), strict=False):
        assert label
        assert "{" not in label
        before = len(session.table.entries)
        await press(phone, act)
        made = session.table.entries[before:]
        if made:
            assert isinstance(made[0], Moved)
            assert (made[0].seat, made[0].move) == (seat, move)
            return
        assert shown(screen), (repair, label)
        held.append((screen.piece, screen.target, screen.hand))
        aim = game.aim_of(session.table.position, seat, move) if move else None
        if aim and screen.target:
            assert screen.target in (aim.target, *cells_in(aim.target)), (repair, move)
        await press(phone, partial(put_away, screen, seat))
    assert all(one not in held[:number] for number, one in enumerate(held)), (repair, held)


@pytest.mark.parametrize(("kind", "game_id"), in_turn(MENDING, KINDS))
async def test_every_button_below_a_repair_makes_its_move_or_takes_it_in_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, game_id: str
) -> None:
    if kind == "plain":
        monkeypatch.delitem(BOARDS, game_id, raising=False)
    phones, rng, seen = phones_kept(monkeypatch), Random(f"buttons/{game_id}"), set[str]()
    async with visit(tmp_path) as phone:
        game = GAMES[game_id]
        table = Table.set_up(game, "MENDS", small_table(game), BEGAN)
        session = phone.house.tables.adopt(table, with_new_id=True)
        await phone.go(f"/t/{session.id}")
        screen = phones[-1].screens[session.id]
        for _ in range(STEPS):
            if not game.actors(session.table.position):
                break
            seat, repairs = mended(session, rng)
            for repair in fresh(repairs, seen):
                before = session.table.seq
                await press(phone, partial(put_away, screen, seat))
                await check_buttons(phone, session, screen, seat, repair)
                if session.table.seq != before:
                    break
            for actor in game.actors(session.table.position)[:1]:
                session.submit(Play(actor, rng.choice(game.moves(session.table.position, actor))))
    assert seen
