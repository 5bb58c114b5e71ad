"""Seats of one phone with nothing more to decide confirm their steps with one tap, and take it back so."""

from pathlib import Path
from typing import Any

from companion.games.sweet_lands import GAME, moves
from companion.games.sweet_lands.income import REST
from companion.games.sweet_lands.position import Position
from companion.hosting.intents import Accepted, Play
from companion.hosting.session import TableSession
from tests.views.sweet_lands_table import Lands, sweet_lands


def until_income(session: TableSession) -> None:
    """Choose characters and helper places, up to the first income."""
    while session.table.position.phase != "income":
        position: Position = session.table.position
        seat = GAME.actors(position)[0]
        assert isinstance(session.submit(Play(seat, next(iter(GAME.moves(position, seat))))), Accepted)


def income_button(table: Lands, *names: str) -> str:
    """Find the button that takes the income for some people."""
    words: Any = table.app("for-all", names=names)
    return next((label for label in table.tappables() if label.endswith(words)), "")


def incomes(table: Lands) -> list[int]:
    """List the seats that have still to take their income."""
    owed = [[due for due in player.dues if due.what != REST] for player in table.position.players]
    return [seat for seat, dues in enumerate(owed) if any(due.kind == "income" for due in dues)]


async def test_three_seats_of_one_phone_take_their_incomes_with_one_tap_and_one_undo(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, 3, before=until_income) as table:
        assert incomes(table) == [0, 1, 2]
        before = table.position
        await table.press(income_button(table, "Ann", "Ben", "Cleo"))
        assert incomes(table) == []
        assert [type(move) for move in table.moves_made[-3:]] == [moves.Collect] * 3
        await table.tap(next(name for name in table.names() if name.startswith("Undo: ")))
        assert table.position == before


async def test_a_phone_confirms_only_its_own_seats(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, 3, before=until_income) as table:
        guest = await table.arrive(f"/J/{table.house.joining.code(table.session)}")
        await guest.tap(f"Cleo: {table.app('seat-is-nobody')}")
        assert income_button(table, "Ann", "Ben")
        await table.press(income_button(table, "Ann", "Ben"))
        assert incomes(table) == [2]
        await guest.client.close()


async def test_of_a_single_seat_nobody_else_is_named(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, 1, before=until_income) as table:
        assert not any("for Ann" in label for label in table.tappables())
