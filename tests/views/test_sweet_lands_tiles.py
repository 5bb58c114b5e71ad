"""Every kind of hex of Sweet Lands is told by its mark: without colour no two kinds look alike."""

from collections.abc import Mapping
from typing import Any, Literal

import flet.canvas as cv
import pytest

from companion.games.sweet_lands.position import Spot
from companion.games.sweet_lands.vocabulary import FLAGS, GROUNDS
from companion.locale.texts import Texts
from views.boards.sweet_lands.map_look import hex_look
from views.device.phone import Phone
from views.kit.hex_looks import Sign
from views.kit.hex_looks import Spot as Place

SMALL = 14.0
"""Half the height of a hex of 28 pixels."""

READABLE = 9.5
"""Pixels of a mark that is still known on such a hex."""

NOBODY: Any = None
TEXTS = Texts.load_all()

FACES: tuple[Literal["none", "down", "flipped"], ...] = ("none", "down", "flipped")


def phone(*, dark: bool) -> Phone:
    """Return a phone by day or by night."""
    return Phone(NOBODY, TEXTS, NOBODY, dark=dark)


def shape_of(shape: Any) -> tuple[Any, ...]:
    """Return a shape without its colour."""
    if isinstance(shape, cv.Path):
        return ("path", *((type(part).__name__, vars_of(part)) for part in shape.elements))
    kept = {name: value for name, value in vars_of(shape).items() if name not in ("paint", "style")}
    return (type(shape).__name__, str(kept))


def vars_of(control: Any) -> Mapping[str, Any]:
    """Return what a shape is made of, as far as it is drawn."""
    names = ("x", "y", "radius", "width", "height", "value", "x1", "y1", "x2", "y2", "elements")
    return {name: getattr(control, name) for name in names if hasattr(control, name)}


def seen_without_colour(ground: tuple[str, ...] | None, spot: Spot | None, *, dark: bool) -> str:
    """Return all that is drawn on a small hex, but for its colours."""
    found: list[Any] = []
    for piece in hex_look(phone(dark=dark), ground, spot).shapes:
        if isinstance(piece, Sign):
            found.append((piece.icon, piece.x, piece.y, piece.size))
        else:
            place = Place(SMALL + piece.x * SMALL, SMALL + piece.y * SMALL, SMALL * piece.size, dark)
            found += [shape_of(shape) for shape in piece.draw(place, *piece.args)]
    return str(found)


KINDS: tuple[tuple[str, ...] | None, ...] = (None, *((each,) for each in GROUNDS))


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("flags", [(), *((flag,) for flag in FLAGS), FLAGS])
@pytest.mark.parametrize("built", [None, "tent"])
def test_no_two_kinds_of_hex_look_alike_without_colour(
    dark: bool, face: Literal["none", "down", "flipped"], flags: tuple[str, ...], built: Any
) -> None:
    spot = (
        None
        if (face, built) == ("none", None)
        else Spot("1,0", face, property=built, number=1 if built else 0)
    )
    kinds = [ground for ground in KINDS if ground or not flags]
    seen = {seen_without_colour(ground and (*ground, *flags), spot, dark=dark) for ground in kinds}
    assert len(seen) == len(kinds)


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("dark", [False, True])
def test_a_tile_face_down_looks_other_than_a_flipped_one_and_than_the_print(ground: str, dark: bool) -> None:
    spots = (None, Spot("1,0", "down"), Spot("1,0", "flipped"))
    assert len({seen_without_colour((ground,), spot, dark=dark) for spot in spots}) == 3


def test_a_special_tile_shows_its_mark_where_nobody_knows_the_ground() -> None:
    told = hex_look(phone(dark=False), None, Spot("1,0", "down", 3)).shapes
    known = hex_look(phone(dark=False), ("special",), Spot("1,0", "down", 3)).shapes
    assert told == known


@pytest.mark.parametrize("ground", [ground for ground in GROUNDS if ground not in ("draw", "off")])
@pytest.mark.parametrize("face", FACES)
def test_the_mark_of_a_kind_can_be_read_on_a_hex_of_28_pixels(
    ground: str, face: Literal["none", "down", "flipped"]
) -> None:
    (mark,) = [
        piece
        for piece in hex_look(phone(dark=False), (ground,), Spot("1,0", face)).shapes
        if isinstance(piece, Sign)
    ]
    assert mark.size * SMALL >= READABLE
