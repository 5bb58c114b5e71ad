"""Moves as a person types them, one small table each: in a position file, and after ``--move``."""

import unicodedata
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Annotated, Any

import msgspec

from companion.engine import toml
from companion.engine.game import Game
from companion.engine.notation import Unreadable
from companion.engine.setup import Name
from companion.engine.wire import WireError, convert, structs_by_tag
from companion.files.errors import FileError, Sentence
from companion.files.type_errors import short, show_value, wrong_field, wrong_value

MOST_MOVES = 1_000
"""Most moves of a file."""


class _MoveTable(msgspec.Struct, frozen=True):
    """Fields of every move of a file, in any game."""

    seat: Name
    move: Annotated[str, msgspec.Meta(max_length=40)]


_MOVES = Annotated[tuple[dict[str, Any], ...], msgspec.Meta(max_length=MOST_MOVES)]


def read_moves(
    raw: object, game: Game[Any, Any, Any], names: Sequence[str], file: str
) -> tuple[tuple[int, Any], ...]:
    """Parse seat and move of each of a file's moves, in order.

    Args:
        raw: the moves as they stand in the file.
        game: the game of the moves.
        names: the seats' names.
        file: its name, for errors.

    Raises:
        FileError: one is no move of the game, or nobody is called so.
    """
    try:
        tables = convert(raw, _MOVES, field="$.moves")
    except WireError as error:
        raise wrong_field(file, error, _MOVES, raw, path="$.moves") from error
    return tuple(_read_move(table, number, game, names, file) for number, table in enumerate(tables))


def _read_move(
    table: dict[str, Any], number: int, game: Game[Any, Any, Any], names: Sequence[str], file: str
) -> tuple[int, Any]:
    path = f"$.moves[{number}]"
    try:
        said = convert(table, _MoveTable, field=path)
    except WireError as error:
        raise wrong_field(file, error, _MoveTable, table, path=path) from error
    if said.seat.strip() not in names:
        expected = Sentence("file-expected-one_of", {"values": tuple(names)})
        raise FileError(file, wrong_value(expected, said.seat), field=f"{path}.seat")
    kinds = structs_by_tag(game.move_type)
    if said.move not in kinds:
        expected = Sentence("file-expected-one_of", {"values": tuple(kinds)})
        raise FileError(file, wrong_value(expected, said.move), field=f"{path}.move")
    typed = {name: value for name, value in table.items() if name != "seat"}
    try:
        rest = dict(game.notation.parse_move(typed, names))
    except Unreadable as error:
        what = Sentence(f"{game.id}-notation-{error.id}", error.params)
        raise FileError(file, what, field=f"{path}.{error.field}") from error
    try:
        move = convert(rest, kinds[said.move], field=path)
    except WireError as error:
        raise wrong_field(
            file, error, kinds[said.move], rest, path=path, known_fields=("seat", "move")
        ) from error
    return names.index(said.seat.strip()), move


def type_move(game: Game[Any, Any, Any], names: Sequence[str], seat: int, move: Any) -> Mapping[str, Any]:
    """Convert a move to the form of a file. `read_moves` gives it back.

    Args:
        game: the game of the move.
        names: the seats' names, each once.
        seat: the seat that makes it.
        move: the move.
    """
    raw = game.notation.format_move(msgspec.to_builtins(move), names)
    fields: Mapping[str, Any] = msgspec.to_builtins({"seat": names[seat], **raw})
    return fields


LONGEST = 40
"""Letters that a name may have in a file."""


def tell_apart(names: Sequence[str]) -> tuple[str, ...]:
    """Convert the seats' names to those of a file: printable, short, and each once, numbered if need be."""
    called: list[str] = []
    for number, name in enumerate(names, 1):
        clean = printable_name(name).strip()[:LONGEST].strip() or str(number)
        numbered = (f"{clean[: LONGEST - 4]} {more}" for more in count(number))
        called.append(clean if clean not in called else next(name for name in numbered if name not in called))
    return tuple(called)


def printable_name(name: str) -> str:
    """Strip the control characters from a name."""
    return "".join(letter for letter in name if unicodedata.category(letter) not in ("Cc", "Cs"))


def parse_tables(texts: Sequence[str], file: str) -> list[dict[str, Any]]:
    """Parse moves that are typed one by one, each as a TOML or JSON table in braces.

    Args:
        texts: the moves.
        file: the name of their place, for errors.

    Raises:
        FileError: one is neither.
    """
    return [_parse_table(text, file) for text in texts]


def _parse_table(text: str, file: str) -> dict[str, Any]:
    try:
        found = msgspec.json.decode(text)
    except (ValueError, RecursionError):
        found = None
    if isinstance(found, dict):
        return found
    try:
        (parsed,) = toml.parse(f"move = {text.strip()}").values()
    except (ValueError, RecursionError) as error:
        raise FileError(file, Sentence("file-typed-toml", {"what": short(str(error), 200)})) from error
    if not isinstance(parsed, dict):
        raise FileError(file, Sentence("file-typed-move", {"found": show_value(parsed)}))
    return parsed
