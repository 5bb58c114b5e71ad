"""Codes read from photos as phones take them: turned, tilted, blurred, grainy, dim on one side, small."""

from random import Random

import pytest

from companion.sharing.photo import find_codes
from companion.sharing.qr import make_symbol
from tests.sharing.pictures import Shot, photo, photographed, saved, text_for, together

VERSIONS = (3, 10, 15, 20)
HAND = 7
"""Degrees by which a hand that means to hold straight is off."""

SMALL = Shot(angle=HAND, shrink=0.35)
GRAINY = Shot(angle=HAND, noise=90, shrink=0.7)
DIM = Shot(angle=HAND, light=0.9, shrink=0.7)
UNSHARP = Shot(angle=HAND, blur=1.8, shrink=0.6)


def taken(version: int, shot: Shot, seed: int) -> tuple[str, bytes]:
    rng = Random(f"{version} {seed}")
    text = text_for(version, rng)
    return text, photo(make_symbol(text), shot, rng)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("angle", [-HAND, 0, HAND])
@pytest.mark.parametrize("version", VERSIONS)
def test_a_code_is_read_from_a_photo_of_60_percent(version: int, angle: int, seed: int) -> None:
    text, image = taken(version, Shot(angle=angle), seed)
    assert find_codes(image) == (text,)


@pytest.mark.parametrize("angle", range(15, 360, 30))
@pytest.mark.parametrize("version", VERSIONS)
def test_a_code_is_read_from_any_side(version: int, angle: int) -> None:
    text, image = taken(version, Shot(angle=angle), angle)
    assert find_codes(image) == (text,)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_code_is_read_at_a_steep_angle(version: int) -> None:
    text, image = taken(version, Shot(angle=20, tilt=0.1, shrink=0.8), 1)
    assert find_codes(image) == (text,)


@pytest.mark.parametrize("shot", [SMALL, GRAINY, DIM, UNSHARP], ids=["small", "grainy", "dim", "unsharp"])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("version", [10, 15])
def test_what_one_look_misses_another_finds(version: int, seed: int, shot: Shot) -> None:
    text, image = taken(version, shot, seed)
    assert find_codes(image) == (text,)


@pytest.mark.parametrize("letter", "0A-")
def test_a_code_of_one_letter_is_read_from_a_photo_too(letter: str) -> None:
    image = photo(make_symbol(letter * 300), Shot(angle=HAND), Random(letter))
    assert find_codes(image) == (letter * 300,)


@pytest.mark.parametrize("version", [10, 15])
def test_several_codes_are_read_from_one_photo(version: int) -> None:
    rng = Random(version)
    texts = [text_for(version, rng) for _ in range(6)]
    shots = [photographed(make_symbol(text), Shot(angle=rng.uniform(0, 360)), rng) for text in texts]
    assert set(find_codes(saved(together(shots, 3), "JPEG", quality=75))) == set(texts)
