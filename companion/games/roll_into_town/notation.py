"""Roll Into Town as it is typed from the table: a drawing of every map, and the numbers beside it."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from companion.engine.notation import Unreadable
from companion.games.roll_into_town.moves import Move
from companion.games.roll_into_town.position import Phase, Player, Position
from companion.games.roll_into_town.printed import printed_values
from companion.games.roll_into_town.typed import complete, defaults, sheets, spelling
from companion.kit.typed_fields import SplitFields, own_box
from companion.kit.typed_notation import LEFT_OUT, Reading, TypedNotation

PHASE = SplitFields(
    ("over",),
    {"phase": (Phase | UnsetType, UNSET)},
    lambda _table, here: {"over": defaults.phase_of(here.reading) == "scoring"},
    lambda position, _there: {"phase": position.phase},
)
"""A file tells the phase, a position whether the game is over: the rest follows from dice and steps."""


def _rows(text: str) -> str:
    """An entry of the box; its rows may stand on lines of their own."""
    return "/".join("".join(row.split()) for row in text.strip().split("\n"))


class RollIntoTownNotation(TypedNotation[Position, Move]):
    """Reads and writes Roll Into Town's position files."""

    def __init__(self) -> None:
        """Everything but names has a default, so that a file says no more than its point needs."""
        super().__init__(
            Position,
            Move,
            per_seat="players",
            seats=range(1, 9),
            forms={(Position, "own"): own_box(printed_values, 8, _rows)},
            left_open={"round": defaults.round_of, "dice": lambda _reading: LEFT_OUT},
            seat_left_open={"step": lambda reading, _seat: defaults.step_told(reading)},
            seat_follows={"step": lambda position, _seat: defaults.step_at(position.phase)},
            apart={Position: (PHASE,), Player: (sheets.SEAT,)},
            otherwise=spelling.OTHERWISE,
        )

    def settle(self, position: Position, reading: Reading) -> Position:
        """The dice, the smallest first: none before they are rolled, then as many as the round has."""
        rolled = defaults.phase_of(reading) != "roll"
        stated, due = position.dice, position.dice_due if rolled else 0
        if stated is LEFT_OUT:
            stated = () if position.over else defaults.dice_of(due, reading.told.said)
        elif len(stated) != due and not position.over:
            raise Unreadable("dice", "$.dice", found=len(stated), due=due, round=position.round)
        return replace(position, dice=tuple(sorted(stated)))

    def parse_move(self, raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
        """A move in its wire form: names in any case, sides in any order, what is not said left open."""
        return spelling.spelt(super().parse_move(raw, names))

    def complete_move(self, position: Position, seat: int, move: Move) -> Move:
        """A typed move as the game has it: with the die, the exchange, the forest that is meant."""
        return complete.resolve_move(position, seat, move)

    def hinted_moves(self, piece: str) -> Sequence[Move]:
        """A move with the piece: icons are drawn with a die that shows them, buildings are built."""
        return defaults.hinted_moves(piece)

    def format_move(self, raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
        """A move as it is typed: goods as ``2 wood``, without what nobody has said."""
        return spelling.spell_move(super().format_move(raw, names))
