"""What every game's position files are put through: asked everything, changed anywhere, read back equal."""

import random
import string
from collections.abc import Callable, Mapping
from typing import Any, get_args

import msgspec
from hypothesis import strategies as st

from companion.engine.game import Game
from companion.engine.notation import Purpose
from companion.files.errors import FileError
from companion.files.position import PositionFile, read_position
from companion.locale.texts import Texts

TEXTS = Texts.load_all()
PURPOSES: tuple[Purpose, ...] = get_args(Purpose)

Refusal = Callable[[Callable[[], object]], FileError]
"""Gives the error with which something is refused."""


def read(text: str, purpose: Purpose = "check") -> PositionFile[Any, Any]:
    return read_position(text.encode(), "table.toml", purpose)


def toml_text(content: Mapping[str, Any]) -> str:
    """Plain data as a file, a line for each thing at the top."""
    return "\n".join(f"{name} = {_inline(value)}" for name, value in content.items())


def _inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name} = {_inline(inner)}" for name, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    return msgspec.json.encode(value).decode()


def without_moves(text: str, *, then: str) -> str:
    """Return a file, its moves put in place by one of Ann's."""
    return text[: text.index("[[moves]]")] + f'[[moves]]\nseat = "Ann"\n{then}\n'


def check_refusal(error: FileError, game: Game[Any, Any, Any], field: str, line: int | None) -> None:
    """Check that a file was refused at a field, on a line where that is known, in three languages
    of people.
    """
    assert error.field == field
    if line is not None:
        assert error.line == line
    said = {error.sentence.text(texts) for texts in TEXTS.values()}
    assert len(said) == 3
    assert not any("{" in one or f"{game.id}-" in one for one in said)


def check_wrong(
    text: str,
    there: str,
    instead: str,
    game: Game[Any, Any, Any],
    field: str,
    line: int | None,
    refusal: Refusal,
) -> None:
    """Check that a good file with something else in one place is refused there."""
    assert there in text
    check_refusal(refusal(lambda: read(text.replace(there, instead, 1))), game, field, line)


def answered_or_refused(data: bytes, purpose: Purpose, asked: int | None = None) -> None:
    """Read, then ask everything a command asks. About all pieces of the game, or so many of them."""
    try:
        shown = read_position(data, "t", purpose)
    except FileError as error:
        error.sentence.text(TEXTS["en"])
        return
    game, position = shown.game, shown.position
    game.scoresheet(position)
    game.warnings(position)
    game.agenda(position)
    for piece in random.Random(len(data)).sample(
        game.pieces, min(len(game.pieces), asked or len(game.pieces))
    ):
        game.survey(position, 0, piece)
    for seat, said in shown.moves:
        move = game.notation.complete_move(position, seat, said)
        verdict = game.verdict(position, seat, move)
        game.repairs(position, seat, move)
        game.describe(position, seat, move)
        if verdict.legal:
            position = game.apply(position, seat, move)


def changed(data: st.DataObject, text: str) -> bytes:
    """Return a file with a few letters put in, taken out, or put in place of others."""
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text)))
        cut = data.draw(st.integers(0, 6))
        text = text[:place] + data.draw(st.text(string.printable, max_size=6)) + text[place + cut :]
    return text.encode()
