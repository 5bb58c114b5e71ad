"""Parsers for the texts of a box: the check against a form, and the reading of grounds, maps and parts.

A game's `check_box` is thereby one look-up of the entry's form, one call of `find_error`, and the checks that
only the game can make.
"""

import re
from collections.abc import Mapping, Sequence

import msgspec

from companion.engine.box import BoxError
from companion.engine.forms import (
    NO_SQUARE,
    BoardForm,
    ChoiceForm,
    CubesForm,
    Form,
    GainsForm,
    GroundForm,
    HexMapForm,
    NumberForm,
    PartsForm,
    TileForm,
    ValueForm,
    WordsForm,
    shapes_of,
)
from companion.engine.gains import read_gains
from companion.engine.wire import WireError, decode
from companion.geometry.hexes import Axial, hex_name, nearest_first, parse_hex, steps_out

PARTING = ";"
"""Stands between the hexes of a map, and between things printed side by side."""

_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,8}")


class Ground(msgspec.Struct, frozen=True):
    """Ground of a hex of a map.

    Attributes:
        ground: the kind of ground.
        flags: other prints there, in the order of the form.
    """

    ground: str
    flags: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Write the ground as text, such as ``wheat port``."""
        return " ".join((self.ground, *self.flags))


def find_error(form: Form, text: str) -> BoxError | None:
    """Find the error of a text that is not of its form, or return None. It has no field yet."""
    try:
        check_text(form, text)
    except BoxError as error:
        return error
    return None


def check_text(form: Form, text: str) -> None:
    """Check that a text is of its form.

    Raises:
        BoxError: it is not, with the expected form.
    """
    match form:
        case TileForm():
            _check_tile(form, text)
        case BoardForm():
            _check_board(form, text)
        case CubesForm(marks=marks, most=most):
            if len(text) > most or not set(text) <= {mark.letter for mark in marks}:
                raise _form_error("cubes", f"up to {most} of what there is", most=most)
        case ChoiceForm(values=values):
            if text not in values:
                raise _form_error("choice", "one of a few values", values=", ".join(values))
        case NumberForm(least=least, most=most):
            if not _NUMBER.fullmatch(text) or not least <= int(text) <= most:
                raise _form_error("number", f"a number from {least} to {most}", least=least, most=most)
        case WordsForm(most=most):
            if len(text) > most or PARTING in text or not text.isprintable():
                raise _form_error("words", f"up to {most} characters without {PARTING}", most=most)
        case GainsForm():
            _check_gains(form, text)
        case GroundForm():
            read_ground(form, text)
        case HexMapForm():
            read_hex_map(form, text)
        case PartsForm():
            read_parts(form, text)
        case ValueForm(kind=kind):
            _check_struct(kind, text)


def read_ground(form: GroundForm, text: str, centre: str = "") -> Ground:
    """Parse the ground of a hex.

    Args:
        form: the grounds and flags that it can have.
        text: such as ``wheat port``.
        centre: the ground that it must be instead of one of the form's; empty for one of the form's.

    Raises:
        BoxError: ``ground``, with the text.
    """
    ground, *flags = text.split() or [""]
    known = ground == centre if centre else ground in form.grounds
    if not known or len(set(flags)) != len(flags) or not set(flags) <= set(form.flags):
        raise _form_error("ground", f"a ground and what is printed on it, got `{text}`", part=text)
    return Ground(ground, tuple(flag for flag in form.flags if flag in flags))


def read_hex_map(form: HexMapForm, text: str) -> Mapping[Axial, Ground]:
    """Parse a map, with its hexes in the order of the text.

    Raises:
        BoxError: ``hex``, with the part that is no hex, is repeated, or lies too far out; ``ground``, as
            `read_ground`; ``centre``, the hex 0,0 is missing.
    """
    found: dict[Axial, Ground] = {}
    for part in text.split(PARTING):
        add_hex(form, part, found)
    if (0, 0) not in found:
        raise _form_error("centre", "the hex 0,0")
    return found


def add_hex(form: HexMapForm, part: str, found: dict[Axial, Ground]) -> None:
    """Parse a part of a map's text, and add its hex to `found`.

    Raises:
        BoxError: ``hex`` or ``ground``, as `read_hex_map`.
    """
    name, _, ground = part.strip().partition(" ")
    try:
        at = parse_hex(name)
    except ValueError:
        raise _form_error("hex", f"a hex such as `1,-1`, got `{name}`", part=name, most=form.most) from None
    if at in found or steps_out(at) > form.most:
        raise _form_error("hex", f"every hex once, up to {form.most} steps out", part=name, most=form.most)
    found[at] = read_ground(form.ground, ground, form.centre if at == (0, 0) else "")


def format_hex_map(hexes: Mapping[Axial, Ground]) -> str:
    """Write a map as text, the hexes nearest to 0,0 first. `read_hex_map` reads an equal map back."""
    return PARTING.join(f"{hex_name(at)} {hexes[at]}" for at in nearest_first(hexes))


def read_parts(form: PartsForm, text: str) -> Mapping[str, str]:
    """Parse and check the text of every part, by its id.

    Raises:
        BoxError: ``parts``, their count is wrong; or the error of a part.
    """
    texts = split_parts(form, text)
    for (_, part), found in zip(form.parts, texts, strict=True):
        check_text(part, found)
    return {id: found for (id, _), found in zip(form.parts, texts, strict=True)}


def split_parts(form: PartsForm, text: str) -> Sequence[str]:
    """Split a text into its parts, in order, without checking them.

    Raises:
        BoxError: ``parts``, their count is wrong.
    """
    found = [part.strip() for part in text.split(PARTING)]
    if len(found) != len(form.parts):
        raise _form_error("parts", f"{len(form.parts)} things parted by {PARTING}", count=len(form.parts))
    return found


def _check_gains(form: GainsForm, text: str) -> None:
    if len(read_gains(text, form.kinds, form.counted).options) > 1 and not form.choice:
        raise _form_error("gains", f"one thing and not another, got `{text}`", part=text)


def _check_tile(form: TileForm, text: str) -> None:
    shapes = shapes_of(text)
    if not 1 <= len(shapes) <= form.shapes:
        raise _form_error("shapes", f"1 to {form.shapes} shapes", most=form.shapes)
    letters, most = {mark.letter for mark in form.marks}, form.side**2
    for rows in shapes:
        squares = "".join(rows).replace(NO_SQUARE, "")
        if not squares or len(squares) > most or not set(squares) <= letters:
            raise _form_error("squares", f"1 to {most} squares", most=most)


def _check_board(form: BoardForm, text: str) -> None:
    rows = text.split("/")
    if not set(text) <= {"/", *(mark.letter for mark in form.marks)} or len(set(map(len, rows))) != 1:
        raise _form_error("rows", "rows of equal length")
    if not (form.least <= len(rows) <= form.most and form.least <= len(rows[0]) <= form.most):
        sides = f"{form.least} to {form.most} rows and columns"
        raise _form_error("board-size", sides, least=form.least, most=form.most)


def _check_struct(kind: type[msgspec.Struct], text: str) -> None:
    try:
        decode(text, kind)
    except WireError as error:
        raise BoxError("struct", error.reason, error.field) from error


def _form_error(id: str, expected: str, **params: int | str) -> BoxError:
    return BoxError(id, f"Expected {expected}", params=params)
