"""Position files: a table typed in TOML, as every game has it. The rest is the game's own notation."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Annotated, Any, Generic

import msgspec

from companion.bounds import POSITION
from companion.engine import toml
from companion.engine.game import Game
from companion.engine.message import M, P
from companion.engine.notation import FileContext, Purpose, Unreadable
from companion.engine.setup import Name
from companion.engine.wire import WireError, check_readable, convert, structs_by_tag
from companion.files.errors import FileError, Sentence
from companion.files.line_numbers import line_of
from companion.files.reading import check_size
from companion.files.type_errors import short, show_value, wrong_field, wrong_value
from companion.games import GAMES

MOST_MOVES = 1_000
"""How many moves a file may go on with."""

Asked = tuple[str, str]
"""What a survey asks for: a seat's name, and a piece."""

_LINE = re.compile(r"^(?P<what>.*) \(at (?:line (?P<line>\d+), column \d+|end of document)\)$", re.DOTALL)


class _MoveTable(msgspec.Struct, frozen=True):
    """What every move of a file has, whatever the game."""

    seat: Name
    move: Annotated[str, msgspec.Meta(max_length=40)]


_MOVES = Annotated[tuple[dict[str, Any], ...], msgspec.Meta(max_length=MOST_MOVES)]


@dataclass(frozen=True)
class PositionFile(Generic[P, M]):
    """A position typed from a table, and moves to judge.

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
    data: bytes, file: str, purpose: Purpose, asked: Asked | None = None
) -> PositionFile[Any, Any]:
    """The position in a file's bytes.

    Args:
        data: the whole file.
        file: its name, for errors.
        purpose: what it is read for; it decides what an unstated phase is.
        asked: for whom and what, where it is surveyed: it tells whose turn it is where the file does not.

    Raises:
        FileError: it is not a position file, with the line or field and what was expected.
    """
    text = _text(data, file)
    try:
        return _read(_toml(text, file), file, purpose, asked)
    except FileError as error:
        error.line = error.line or line_of(text, error.field)
        raise


def _read(raw: dict[str, Any], file: str, purpose: Purpose, asked: Asked | None) -> PositionFile[Any, Any]:
    game = _game(raw, file)
    moves = raw.pop("moves", [])
    notation = game.notation
    try:
        table = convert(raw, notation.table_type)
    except WireError as error:
        raise wrong_field(file, error, notation.table_type, raw, more=("game", "moves")) from error
    names = _names([seat.name for seat in table.seats], file)
    played = read_moves(moves, game, names, file)
    try:
        position = notation.read(table, _told(played, game, names, purpose, asked))
    except Unreadable as error:
        why = Sentence(f"{game.id}-notation-{error.id}", error.params)
        raise FileError(file, why, field=error.field) from error
    _check_bounds(game, position, file)
    return PositionFile(file, game, position, names, played)


def _check_bounds(game: Game[Any, Any, Any], position: Any, file: str) -> None:
    """A file can say more than a table has room for, such as a thing again and again on one square."""
    try:
        check_readable(position, game.position_type)
    except WireError as error:
        raise wrong_field(file, error, game.position_type, msgspec.to_builtins(position)) from error


def _told(
    played: Sequence[tuple[int, Any]],
    game: Game[Any, Any, Any],
    names: Sequence[str],
    purpose: Purpose,
    asked: Asked | None,
) -> FileContext[Any]:
    """The seat that is about to move, and the moves it and others are about to make, as far as is known."""
    if asked is None:
        return FileContext(names, purpose, played, played[0][0] if played else 0)
    name, piece = (text.strip().casefold() for text in asked)
    folded = [name.casefold() for name in names]
    seat = folded.index(name) if name in folded else 0
    return FileContext(names, purpose, [(seat, move) for move in game.notation.hinted_moves(piece)], seat)


def _text(data: bytes, file: str) -> str:
    check_size(data, file, POSITION)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise FileError(file, Sentence("file-utf8"), line=line) from error


def _toml(text: str, file: str) -> dict[str, Any]:
    try:
        return toml.parse(text)
    except (ValueError, RecursionError) as error:
        said, line = _problem(error, text)
        raise FileError(file, said, line=line) from error


def _problem(error: Exception, text: str) -> tuple[Sentence, int]:
    """Say what is wrong with a TOML file, and in which line; what has no line is put down to the longest."""
    match = _LINE.match(str(error))
    lines = text.split("\n")
    if match is None:
        return Sentence("file-endless"), 1 + max(range(len(lines)), key=lambda number: len(lines[number]))
    return Sentence("file-toml", {"what": short(match["what"], 200)}), int(match["line"] or len(lines))


def _game(raw: dict[str, Any], file: str) -> Game[Any, Any, Any]:
    expected = Sentence("file-expected-one_of", {"values": tuple(GAMES)})
    if "game" not in raw:
        parts: dict[str, str | Sentence] = {"name": "game", "expected": expected}
        raise FileError(file, Sentence("file-field-missing", parts), field="game")
    game = raw.pop("game")
    if not isinstance(game, str) or game not in GAMES:
        raise FileError(file, wrong_value(expected, game), field="game")
    return GAMES[game]


def _names(typed: Sequence[str], file: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in typed)
    for number, name in enumerate(names):
        field = f"seats[{number}].name"
        if not name or name != _printable(name):
            raise FileError(file, Sentence("file-name", {"found": show_value(name)}), field=field)
        if name in names[:number]:
            raise FileError(file, Sentence("file-name-twice", {"name": name}), field=field)
    return names


def read_moves(
    raw: object, game: Game[Any, Any, Any], names: Sequence[str], file: str
) -> tuple[tuple[int, Any], ...]:
    """Seat and move of each of a file's moves, in order.

    Args:
        raw: the moves as they stand in the file.
        game: whose moves they are.
        names: the seats' names.
        file: its name, for errors.

    Raises:
        FileError: one is no move of the game, or nobody is called so.
    """
    try:
        tables = convert(raw, _MOVES, field="$.moves")
    except WireError as error:
        raise wrong_field(file, error, _MOVES, raw, path="$.moves") from error
    return tuple(_move(table, number, game, names, file) for number, table in enumerate(tables))


def _move(
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
        raise wrong_field(file, error, kinds[said.move], rest, path=path, more=("seat", "move")) from error
    return names.index(said.seat.strip()), move


def write_position(
    game: Game[P, M, Any], position: P, names: Sequence[str], moves: Iterable[tuple[int, M]] = ()
) -> str:
    """A position file; `read_position` gives an equal position, names and moves back.

    Args:
        game: the game.
        position: what the table shows.
        names: the seats' names; equal ones get a number, so that each is somebody.
        moves: seat and move, in order.
    """
    called = _told_apart(names)
    lines = [f'game = "{game.id}"', game.notation.write(position, called)]
    for seat, move in moves:
        raw = game.notation.format_move(msgspec.to_builtins(move), called)
        fields = msgspec.to_builtins({"seat": called[seat], **raw})
        lines += ["[[moves]]", *(f"{name} = {_written(value)}" for name, value in fields.items()), ""]
    return "\n".join(lines)


LONGEST = 40
"""So many letters a name may have in a file."""


def _told_apart(names: Sequence[str]) -> tuple[str, ...]:
    called: list[str] = []
    for number, name in enumerate(names, 1):
        clean = _printable(name).strip()[:LONGEST].strip() or str(number)
        numbered = (f"{clean[: LONGEST - 4]} {more}" for more in count(number))
        called.append(clean if clean not in called else next(name for name in numbered if name not in called))
    return tuple(called)


def _printable(name: str) -> str:
    return "".join(letter for letter in name if unicodedata.category(letter) not in ("Cc", "Cs"))


def _written(value: object) -> str:
    return msgspec.json.encode(value).decode()
