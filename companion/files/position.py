"""Position files: a table typed in TOML, as every game has it. The rest is the game's own notation."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

import msgspec

from companion.bounds import POSITION
from companion.engine import toml
from companion.engine.game import Game
from companion.engine.message import M, P
from companion.engine.notation import FileContext, Purpose, Unreadable
from companion.engine.wire import WireError, check_readable, convert
from companion.files.errors import FileError, Sentence
from companion.files.line_numbers import line_of
from companion.files.reading import check_size
from companion.files.toml_errors import describe_toml_error
from companion.files.type_errors import show_value, wrong_field, wrong_value
from companion.files.typed_moves import printable_name, read_moves, tell_apart, type_move
from companion.games import GAMES

Asked = tuple[str, str]
"""Query of a survey: a seat's name, and a piece."""

HANDED = "--move"
"""The argument that hands more moves to judge, as errors name it."""


@dataclass(frozen=True)
class PositionFile(Generic[P, M]):
    """Position typed from a table, and moves to judge.

    Attributes:
        file: the file's name.
        game: the game.
        position: what the table shows.
        names: the seats' names.
        moves: seat and move, in order.
    """

    file: str
    game: Game[P, M, Any]
    position: P
    names: tuple[str, ...]
    moves: tuple[tuple[int, M], ...] = ()


def read_position(
    data: bytes,
    file: str,
    purpose: Purpose,
    question: Asked | None = None,
    extra_moves: Sequence[Mapping[str, Any]] = (),
) -> PositionFile[Any, Any]:
    """Parse the bytes of a position file.

    Args:
        data: the whole file.
        file: its name, for errors.
        purpose: the purpose of reading it; it decides an unstated phase.
        question: the seat and the piece of a survey; it tells the acting seat if the file does not.
        extra_moves: moves that are judged after those of the file, as typed.

    Raises:
        FileError: the file is no position file, with the line or field and the expected form.
    """
    text = _decode_text(data, file)
    try:
        return _read_table(_parse_toml(text, file), file, purpose, question, extra_moves)
    except FileError as error:
        if error.file == file:
            error.line = error.line or line_of(text, error.field)
        raise


def _read_table(
    raw: dict[str, Any],
    file: str,
    purpose: Purpose,
    question: Asked | None,
    extra_moves: Sequence[Mapping[str, Any]],
) -> PositionFile[Any, Any]:
    game = _find_game(raw, file)
    moves = raw.pop("moves", [])
    notation = game.notation
    try:
        table = convert(raw, notation.table_type)
    except WireError as error:
        raise wrong_field(file, error, notation.table_type, raw, known_fields=("game", "moves")) from error
    names = _check_names([seat.name for seat in table.seats], file)
    played = (*read_moves(moves, game, names, file), *read_moves(extra_moves, game, names, HANDED))
    try:
        position = notation.read(table, _gather_context(played, game, names, purpose, question))
    except Unreadable as error:
        why = Sentence(f"{game.id}-notation-{error.id}", error.params)
        raise FileError(file, why, field=error.field) from error
    _check_bounds(game, position, file)
    return PositionFile(file, game, position, names, played)


def _check_bounds(game: Game[Any, Any, Any], position: Any, file: str) -> None:
    """Check a position against the bounds of its type. A file can exceed them.

    It may name a thing again and again on one square, for example.
    """
    try:
        check_readable(position, game.position_type)
    except WireError as error:
        raise wrong_field(file, error, game.position_type, msgspec.to_builtins(position)) from error


def _gather_context(
    played: Sequence[tuple[int, Any]],
    game: Game[Any, Any, Any],
    names: Sequence[str],
    purpose: Purpose,
    question: Asked | None,
) -> FileContext[Any]:
    """Gather the context of a file: the seat to move, and the moves that it and others are about to make."""
    if question is None:
        return FileContext(names, purpose, played, played[0][0] if played else 0)
    name, piece = (text.strip().casefold() for text in question)
    folded = [name.casefold() for name in names]
    seat = folded.index(name) if name in folded else 0
    return FileContext(names, purpose, [(seat, move) for move in game.notation.hinted_moves(piece)], seat)


def _decode_text(data: bytes, file: str) -> str:
    check_size(data, file, POSITION)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FileError(file, Sentence("file-utf8"), line=line) from error


def _parse_toml(text: str, file: str) -> dict[str, Any]:
    try:
        return toml.parse(text)
    except (ValueError, RecursionError) as error:
        said, line = describe_toml_error(error, text)
        raise FileError(file, said, line=line) from error


def _find_game(raw: dict[str, Any], file: str) -> Game[Any, Any, Any]:
    expected = Sentence("file-expected-one_of", {"values": tuple(GAMES)})
    if "game" not in raw:
        parts: dict[str, str | Sentence] = {"name": "game", "expected": expected}
        raise FileError(file, Sentence("file-field-missing", parts), field="game")
    game = raw.pop("game")
    if not isinstance(game, str) or game not in GAMES:
        raise FileError(file, wrong_value(expected, game), field="game")
    return GAMES[game]


def _check_names(typed: Sequence[str], file: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in typed)
    for number, name in enumerate(names):
        field = f"seats[{number}].name"
        if not name or name != printable_name(name):
            raise FileError(file, Sentence("file-name", {"found": show_value(name)}), field=field)
        if name in names[:number]:
            raise FileError(file, Sentence("file-name-twice", {"name": name}), field=field)
    return names


def write_position(
    game: Game[P, M, Any], position: P, names: Sequence[str], moves: Iterable[tuple[int, M]] = ()
) -> str:
    """Write a position file. `read_position` gives an equal position, names and moves back.

    Args:
        game: the game.
        position: position of the table.
        names: the seats' names; equal ones get a number, so that each is somebody.
        moves: seat and move, in order.
    """
    called = tell_apart(names)
    lines = [f'game = "{game.id}"', game.notation.write(position, called)]
    for seat, move in moves:
        lines += ["[[moves]]", *toml.format_lines(type_move(game, called, seat, move)), ""]
    return "\n".join(lines)
