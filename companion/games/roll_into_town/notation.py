"""Roll Into Town's position files: a drawing of every map, and the numbers beside it."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from companion.engine.notation import Unreadable
from companion.games.roll_into_town.moves import Move
from companion.games.roll_into_town.position import Phase, Player, Position
from companion.games.roll_into_town.printed import printed_values
from companion.games.roll_into_town.typed import complete, defaults, sheets, spelling
from companion.kit.typed_fields import SplitFields, own_box_form
from companion.kit.typed_notation import OMITTED, Reading, TypedNotation

PHASE = SplitFields(
    ("over",),
    {"phase": (Phase | UnsetType, UNSET)},
    lambda _table, here: {"over": defaults.infer_phase(here.reading) == "scoring"},
    lambda position, _there: {"phase": position.phase},
)
"""A file tells the phase, a position whether the game is over: the rest follows from dice and steps."""


def _join_rows(text: str) -> str:
    """Join the lines of a box entry into rows parted by ``/``."""
    return "/".join("".join(row.split()) for row in text.strip().split("\n"))


class RollIntoTownNotation(TypedNotation[Position, Move]):
    """Reader and writer of Roll Into Town's position files."""

    def __init__(self) -> None:
        """Declare a default for every field but the names, so that a file states only the fields it needs."""
        super().__init__(
            Position,
            Move,
            per_seat="players",
            seats=range(1, 9),
            forms={(Position, "own"): own_box_form(printed_values, 8, _join_rows)},
            defaults={"round": defaults.infer_round, "dice": lambda _reading: OMITTED},
            seat_defaults={"step": lambda reading, _seat: defaults.infer_step(reading)},
            seat_derived={"step": lambda position, _seat: defaults.default_step(position.phase)},
            split_fields={Position: (PHASE,), Player: (sheets.SEAT,)},
            aliases=spelling.OTHERWISE,
        )

    def settle(self, position: Position, reading: Reading) -> Position:
        """Set the dice, the smallest first: none before the roll, then as many as the round has.

        Raises:
            Unreadable: another number of dice is stated.
        """
        rolled = defaults.infer_phase(reading) != "roll"
        stated, due = position.dice, position.dice_due if rolled else 0
        if stated is OMITTED:
            stated = () if position.over else defaults.infer_dice(due, reading.context.unseated_moves)
        elif len(stated) != due and not position.over:
            raise Unreadable("dice", "$.dice", found=len(stated), due=due, round=position.round)
        return replace(position, dice=tuple(sorted(stated)))

    def parse_move(self, raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
        """Parse a typed move into its wire form: names in any case, sides in any order, omissions marked."""
        return spelling.parse_spelling(super().parse_move(raw, names))

    def complete_move(self, position: Position, seat: int, move: Move) -> Move:
        """Complete a typed move with its die, its exchange, its forest or its step."""
        return complete.resolve_move(position, seat, move)

    def hinted_moves(self, piece: str) -> Sequence[Move]:
        """List an example move for a piece: drawing an icon by its die, or building."""
        return defaults.hinted_moves(piece)

    def format_move(self, raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
        """Format a move as it is typed: goods as ``2 wood``, without marked omissions."""
        return spelling.spell_move(super().format_move(raw, names))
