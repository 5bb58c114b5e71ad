"""Roll Into Town as it is typed from the table: a drawing of every map, and the numbers beside it.

Everything but names has a default, so that a file says no more than its point needs; `write` states whatever
`read` could take otherwise, so that it gives an equal position back.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.engine import toml
from companion.engine.notation import Notation, Told, Unreadable
from companion.engine.wire import WireError
from companion.games.roll_into_town.moves import Move
from companion.games.roll_into_town.position import Dice, Phase, Player, Position
from companion.games.roll_into_town.printed import Own, Printed, printed
from companion.games.roll_into_town.typed import meaning, sheets, spelling, unstated
from companion.games.roll_into_town.typed.tables import SeatTable, TableFile


class RollIntoTownNotation(Notation[Position, Move, TableFile]):
    """Reads and writes Roll Into Town's position files."""

    table_type = TableFile

    def read(self, table: TableFile, told: Told[Move]) -> Position:
        """See `Notation.read`."""
        purpose, moves = told.purpose, told.said
        own = _own(table.box)
        phase = unstated.phase_of(table, purpose, moves)
        players = tuple(
            _player(seat, printed(own), phase, f"$.seats[{number}]")
            for number, seat in enumerate(table.seats)
        )
        position = Position(
            players,
            own,
            table.rulings,
            round=unstated.round_of(table, phase),
            over=phase == "scoring",
        )
        return replace(position, dice=_dice(table.dice, position, phase, moves))

    def write(self, position: Position, names: Sequence[str]) -> str:
        """See `Notation.write`."""
        top: dict[str, toml.Value] = {"round": position.round, "phase": position.phase}
        if position.dice:
            top["dice"] = position.dice
        lines = [*toml.lines(top), *toml.table("rulings", msgspec.to_builtins(position.rulings))]
        lines += toml.table("box", dict(position.own))
        for seat, name in enumerate(names):
            lines += ["", "[[seats]]", f"name = {toml.value(name)}", *_seat_lines(position, seat)]
        return "\n".join(lines) + "\n"

    def parse_move(self, raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
        """A move in its wire form: names in any case, sides in any order, what is not said left open."""
        return spelling.spelt(raw)

    def complete_move(self, position: Position, seat: int, move: Move) -> Move:
        """A typed move as the game has it: with the die, the exchange, the forest that is meant."""
        return meaning.meant(position, seat, move)

    def hinted(self, piece: str) -> Sequence[Move]:
        """A move with the piece: icons are drawn with a die that shows them, buildings are built."""
        return unstated.hinted(piece)

    def format_move(self, raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
        """A move as it is typed: goods as ``2 wood``, without what nobody has said."""
        return spelling.typed(raw)


def _own(said: Mapping[str, str]) -> Own:
    """The entries of an owner's sheet; their rows may stand on lines of their own."""
    own = tuple(sorted((name, _rows(text)) for name, text in said.items()))
    try:
        printed(own)
    except WireError as error:
        name = error.field.removeprefix("$.")
        raise Unreadable("box", f"$.box.{name}", name=name) from error
    return own


def _rows(text: str) -> str:
    return "/".join("".join(row.split()) for row in text.strip().split("\n"))


def _player(table: SeatTable, sheet: Printed, phase: Phase, where: str) -> Player:
    step = table.step or unstated.step_at(phase)
    now = sheets.read_sheet(table, sheet, step, where)
    return Player(now, step, sheets.read_past(table, now, sheet, where))


def _dice(stated: Dice | None, position: Position, phase: Phase, moves: Sequence[Move]) -> Dice:
    """The dice, the smallest first; none before they are rolled.

    Raises:
        Unreadable: there are more or fewer than the round is played with.
    """
    due = 0 if phase == "roll" else position.dice_due
    if stated is None:
        return () if position.over else unstated.dice_of(due, moves)
    if len(stated) != due and not position.over:
        raise Unreadable("dice", "$.dice", found=len(stated), due=due, round=position.round)
    return tuple(sorted(stated))


def _seat_lines(position: Position, seat: int) -> Sequence[str]:
    player = position.players[seat]
    lines = list[str]()
    if player.step != unstated.step_at(position.phase):
        lines.append(f"step = {toml.value(player.step)}")
    lines += sheets.sheet_lines(player.sheet, player.step, position.printed)
    return (*lines, *sheets.past_lines(player.past, player.sheet, position.printed))
