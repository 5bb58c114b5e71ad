"""Notation of a game's positions: the game's part of a position file."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from companion.engine.words import Phrase

P = TypeVar("P")
M = TypeVar("M")
T = TypeVar("T")

Purpose = Literal["score", "check", "survey"]
"""Purpose of reading a position file, which decides an unstated phase."""


class Unreadable(ValueError):
    """Error for a position file of the right form with an impossible content.

    Attributes:
        id: names its sentence, a text of kind ``notation`` of the game.
        field: the path of the wrong field, such as ``$.seats[0].city``.
        params: the params of the sentence.
    """

    def __init__(self, id: str, field: str, **params: int | str | tuple[str, ...]) -> None:
        super().__init__(f"{field}: {id}")
        self.id = id
        self.field = field
        self.params = params


def seat_number(names: Sequence[str], name: str, field: str) -> int:
    """Find the number of the seat with a name, without regard to spaces around the name.

    Raises:
        Unreadable: ``seat``, with the known names; no seat has this name.
    """
    if name.strip() not in names:
        raise Unreadable("seat", field, found=name.strip(), names=tuple(names))
    return names.index(name.strip())


def parse_seat(value: object, names: Sequence[str], field: str) -> object:
    """Convert a seat's name, or its number counted from 1, to its index. Leave any other value to the type.

    Raises:
        Unreadable: ``seat``, with the known names; no seat has this name or number.
    """
    if isinstance(value, str):
        return seat_number(names, value, field)
    if isinstance(value, int) and not isinstance(value, bool):
        if not 1 <= value <= len(names):
            raise Unreadable("seat", field, found=str(value), names=tuple(names))
        return value - 1
    return value


def format_seat(seat: int, names: Sequence[str]) -> str | int:
    """Return a seat's name, or its number counted from 1 if the seat is empty. `parse_seat` reads it back."""
    return names[seat] if seat < len(names) else seat + 1


@dataclass(frozen=True)
class FileContext(Generic[M]):
    """Context of a position file besides the table it shows.

    Attributes:
        names: the seats' names, each once.
        purpose: the purpose of reading it.
        moves: the moves it goes on with, each with its seat, for what nobody has stated; of a survey those
            that are made with the piece.
        first: the seat that makes the first of them, or is surveyed.
    """

    names: Sequence[str]
    purpose: Purpose
    moves: Sequence[tuple[int, M]] = ()
    first: int = 0

    @property
    def unseated_moves(self) -> tuple[M, ...]:
        """Moves without their seats."""
        return tuple(move for _, move in self.moves)

    def seat(self, name: str, field: str) -> int:
        """Find the number of the seat with a name.

        Raises:
            Unreadable: no seat has this name.
        """
        return seat_number(self.names, name, field)


class Notation(ABC, Generic[P, M, T]):
    """Reader and writer of a game's positions as a person types them. T is the typed form of the file.

    T is a strict msgspec struct of everything but ``game`` and ``moves``; it has ``seats``, each with a
    ``name``. The parts common to all games are read by ``companion.files``.
    """

    table_type: Any

    @abstractmethod
    def read(self, table: T, context: FileContext[M]) -> P:
        """Read the position that a file describes, without settling it or moving on.

        Args:
            table: the file.
            context: its context.

        Raises:
            Unreadable: its content cannot be shown.
        """

    @abstractmethod
    def write(self, position: P, names: Sequence[str]) -> str:
        """Write the position as TOML, without ``game`` and ``moves``. `read` gives an equal position back."""

    def parse_move(self, raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
        """Convert a typed move to its wire form. Here: the raw fields themselves.

        Args:
            raw: ``move`` and the move's own fields, of whatever type was typed.
            names: the seats' names.

        Raises:
            Unreadable: its content is impossible; the field is a path within the move, such as ``town``.
        """
        return raw

    def complete_move(self, position: P, seat: int, move: M) -> M:
        """Complete a typed move from the position. Here: the move itself."""
        return move

    def prepare(self, position: P, move: M) -> P:
        """Prepare the position for judging a file's next move. Here: unchanged.

        No seat can be asked for a decision there.
        """
        return position

    def hinted_moves(self, piece: str) -> Sequence[M]:
        """List the moves that a survey of a piece is about. Here: none.

        They fill in the facts that a file leaves unstated.
        """
        return ()

    def name_target(self, target: str, names: Sequence[str]) -> str:
        """Name a target of a survey as people call it. Here: its own name."""
        return target

    def name_on_board(self, position: P, seat: int, target: str) -> str | Phrase:
        """Name a target as the board of a seat calls it. Here: its own name."""
        return target

    def format_move(self, raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
        """Format a move as it is typed in a file, from its wire form. `parse_move` reads it back."""
        return raw
