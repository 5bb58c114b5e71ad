"""How a game's position is typed from the table: its part of a position file."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from companion.engine.words import Phrase

P = TypeVar("P")
M = TypeVar("M")
T = TypeVar("T")

Purpose = Literal["score", "check", "survey"]
"""What a position file is read for; it decides what an unstated phase is."""


class Unreadable(ValueError):
    """A position file has the right form, but says something that cannot be.

    Attributes:
        id: names its sentence, a text of kind ``notation`` of the game.
        field: the path of what is wrong, such as ``$.seats[0].city``.
        params: what the sentence needs.
    """

    def __init__(self, what: str, field: str, **params: int | str | tuple[str, ...]) -> None:
        super().__init__(f"{field}: {what}")
        self.id = what
        self.field = field
        self.params = params


def seat_number(names: Sequence[str], name: str, field: str) -> int:
    """The number of the seat with a name, spaces around it aside.

    Raises:
        Unreadable: ``seat``, with the names there are; nobody is called that.
    """
    if name.strip() not in names:
        raise Unreadable("seat", field, found=name.strip(), names=tuple(names))
    return names.index(name.strip())


def seat_meant(value: object, names: Sequence[str], field: str) -> object:
    """A seat's number, from its name or its number counted from 1; anything else is left to the type.

    Raises:
        Unreadable: ``seat``, with the names there are; nobody is called that, or has that number.
    """
    if isinstance(value, str):
        return seat_number(names, value, field)
    if isinstance(value, int) and not isinstance(value, bool):
        if not 1 <= value <= len(names):
            raise Unreadable("seat", field, found=str(value), names=tuple(names))
        return value - 1
    return value


def seat_called(seat: int, names: Sequence[str]) -> str | int:
    """A seat's name, or its number counted from 1 where nobody sits there; `seat_meant` gives it back."""
    return names[seat] if seat < len(names) else seat + 1


@dataclass(frozen=True)
class FileContext(Generic[M]):
    """What is known about a position file besides the table it shows.

    Attributes:
        names: the seats' names, each once.
        purpose: what the file is read for.
        moves: the moves it goes on with, each with its seat, for what nobody has stated; of a survey those
            that are made with the piece.
        first: the seat that makes the first of them, or is surveyed.
    """

    names: Sequence[str]
    purpose: Purpose
    moves: Sequence[tuple[int, M]] = ()
    first: int = 0

    @property
    def said(self) -> tuple[M, ...]:
        """The moves without their seats."""
        return tuple(move for _, move in self.moves)

    def seat(self, name: str, field: str) -> int:
        """The number of the seat with a name.

        Raises:
            Unreadable: nobody is called that.
        """
        return seat_number(self.names, name, field)


class Notation(ABC, Generic[P, M, T]):
    """Reads and writes one game's positions as a person types them. T is the typed form of the file.

    T is a strict msgspec struct of everything but ``game`` and ``moves``; it has ``seats``, each with a
    ``name``. What every game has in common is read by ``companion.files``.
    """

    table_type: Any

    @abstractmethod
    def read(self, table: T, told: FileContext[M]) -> P:
        """The position a file describes; nothing is settled or moved on.

        Args:
            table: the file.
            told: what else is known about it.

        Raises:
            Unreadable: it says something that cannot be shown.
        """

    @abstractmethod
    def write(self, position: P, names: Sequence[str]) -> str:
        """The position as TOML, without ``game`` and ``moves``; `read` gives an equal position back."""

    def parse_move(self, raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
        """A move in its wire form, from how it is typed in a file. Here: it is typed in its wire form.

        Args:
            raw: ``move`` and the move's own fields, of whatever type was typed.
            names: the seats' names.

        Raises:
            Unreadable: it says something that cannot be, the field a path within the move, such as ``town``.
        """
        return raw

    def complete_move(self, position: P, seat: int, move: M) -> M:
        """A typed move as the game has it, completed from the position. Here: as it was typed."""
        return move

    def ready(self, position: P, move: M) -> P:
        """The position in which a file's next move is judged; nobody can be asked there. Here: as it is."""
        return position

    def hinted_moves(self, piece: str) -> Sequence[M]:
        """The moves that a survey of a piece is about: they tell what a file leaves unstated. Here: none."""
        return ()

    def target(self, target: str, names: Sequence[str]) -> str:
        """A target of a survey as people call it. Here: by its own name."""
        return target

    def on_board(self, position: P, seat: int, target: str) -> str | Phrase:
        """A target as the board of a seat calls it. Here: by its own name."""
        return target

    def format_move(self, raw: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Any]:
        """A move as it is typed in a file, from its wire form; `parse_move` gives an equal one back."""
        return raw
