"""Photos of every kind made small enough to be kept, with nothing in them but their pixels."""

import random
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from companion.bounds import KEPT_PHOTO, PIXELS, WEBP_PIXELS, TooLarge
from companion.locale import Texts
from companion.sharing import shrinking
from companion.sharing.errors import CarryError
from companion.sharing.shrinking import SIDE, SMALL, shrink_photo
from tests.effort import times
from tests.sharing.pictures import claiming, saved
from tests.sharing.test_photo_fuzz import HEADS, REFUSALS, pictures

RED, BLUE = (200, 20, 20), (20, 20, 200)


def halves(size: tuple[int, int] = (400, 300)) -> Image.Image:
    """Return a picture that is red on the left and blue on the right."""
    picture = Image.new("RGB", size, BLUE)
    ImageDraw.Draw(picture).rectangle((0, 0, size[0] // 2, size[1]), fill=RED)
    return picture


def kept(image: bytes) -> Image.Image:
    photo = shrink_photo(image)
    assert len(photo.large) <= KEPT_PHOTO.most
    assert Image.open(BytesIO(photo.small)).size == (SMALL, SMALL)
    return Image.open(BytesIO(photo.large))


def colour_at(picture: Image.Image, x: float, y: float) -> str:
    place = int(x * picture.width), int(y * picture.height)
    red, green, blue = picture.convert("RGB").getpixel(place)  # type: ignore[misc]
    if min(red, green, blue) > 230:
        return "white"
    return "red" if red > 120 > blue else "blue" if blue > 120 > red else f"{red},{green},{blue}"


@pytest.mark.parametrize(
    ("kind", "picture", "options"),
    [
        ("JPEG", halves(), {}),
        ("JPEG", halves().convert("CMYK"), {}),
        ("PNG", halves(), {}),
        ("PNG", halves().convert("RGBA"), {}),
        ("PNG", halves().quantize(8), {}),
        ("WEBP", halves().convert("RGBA"), {"lossless": True}),
        ("GIF", halves(), {}),
        ("GIF", halves(), {"save_all": True, "append_images": [Image.new("RGB", (400, 300))] * 3}),
    ],
    ids=lambda value: getattr(value, "mode", None) or "-".join(value),
)
def test_however_it_was_kept_a_photo_keeps_its_colours(
    kind: str, picture: Image.Image, options: dict[str, object]
) -> None:
    shown = kept(saved(picture, kind, **options))
    assert (colour_at(shown, 0.2, 0.5), colour_at(shown, 0.8, 0.5)) == ("red", "blue")
    assert shown.format == "JPEG"
    assert shown.size == (400, 300)


@pytest.mark.parametrize("kind", ["PNG", "WEBP", "GIF"])
def test_what_is_transparent_is_white(kind: str) -> None:
    picture = halves().convert("RGBA")
    picture.paste((0, 0, 0, 0), (200, 0, 400, 300))
    shown = kept(saved(picture, kind))
    assert (colour_at(shown, 0.2, 0.5), colour_at(shown, 0.8, 0.5)) == ("red", "white")


def test_grey_in_sixteen_bits_is_seen() -> None:
    deep = Image.new("L", (90, 60), 200).convert("I").point(lambda level: level * 256).convert("I;16")
    assert kept(saved(deep, "PNG")).convert("L").getpixel((40, 30)) == pytest.approx(200, abs=3)


@pytest.mark.parametrize(
    ("orientation", "where"), [(1, (0.2, 0.5)), (3, (0.8, 0.5)), (6, (0.5, 0.2)), (8, (0.5, 0.8))]
)
def test_a_photo_stands_upright_however_the_camera_was_held(
    orientation: int, where: tuple[float, float]
) -> None:
    exif = Image.Exif()
    exif[0x0112] = orientation
    shown = kept(saved(halves(), "JPEG", exif=exif))
    assert colour_at(shown, *where) == "red"
    assert shown.size == ((400, 300) if orientation < 5 else (300, 400))


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_nothing_is_kept_but_the_pixels(kind: str) -> None:
    exif = Image.Exif()
    exif[0x010E] = "at our house, 48.2 N 16.3 E"
    exif.get_ifd(0x8825)[1] = "N"
    told = {"exif": exif, "icc_profile": b"profile-of-ann", "comment": b"said by ann", "xmp": b"<x>ann</x>"}
    told = {name: value for name, value in told.items() if kind != "PNG" or name in ("exif", "icc_profile")}
    image = saved(halves(), kind, **told)
    assert b"at our house" in image
    photo = shrink_photo(image)
    for written in (photo.large, photo.small):
        shown = Image.open(BytesIO(written))
        assert not shown.getexif()
        assert set(shown.info) <= {
            "jfif",
            "jfif_version",
            "jfif_unit",
            "jfif_density",
            "progressive",
            "progression",
        }
        assert b"ann" not in written
        assert b"house" not in written


def test_a_photo_of_nothing_but_noise_becomes_small_enough() -> None:
    noise = Image.frombytes("RGB", (1600, 1200), random.Random(1).randbytes(1600 * 1200 * 3))
    shown = kept(saved(noise, "JPEG", quality=95))
    assert 300 < shown.width < SIDE
    assert shown.width / shown.height == pytest.approx(4 / 3, abs=0.02)


@pytest.mark.parametrize("size", [(1, 1), (9000, 1), (1, 9000), (2000, 1500)])
def test_a_photo_of_any_shape_fits(size: tuple[int, int]) -> None:
    shown = kept(saved(Image.new("RGB", size, RED), "PNG"))
    assert max(shown.size) <= SIDE
    assert min(shown.size) >= 1


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "GIF", "VP8X", "VP8L", "VP8 "])
def test_a_small_file_that_claims_a_huge_picture_is_refused(kind: str) -> None:
    side = 16383 if kind.startswith("VP8") else 65535
    with pytest.raises(TooLarge):
        shrink_photo(claiming(kind, side, side))


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "GIF", "WEBP"])
def test_a_photo_that_breaks_off_is_refused(kind: str) -> None:
    whole = saved(halves(), kind)
    with pytest.raises(CarryError, match="carry-photo-unreadable"):
        shrink_photo(whole[: len(whole) // 2])


@settings(max_examples=times(100), deadline=None)
@given(st.data())
def test_any_bytes_are_made_small_or_refused_with_a_reason(data: st.DataObject) -> None:
    image = bytearray(data.draw(st.sampled_from((*HEADS, *pictures()))))
    for place in data.draw(st.lists(st.integers(0, len(image) - 1), max_size=6)):
        image[place] = data.draw(st.integers(0, 255))
    try:
        kept(bytes(image) + data.draw(st.binary(max_size=60)))
    except CarryError as error:
        assert error.id in REFUSALS  # noqa: PT017 - both ends are right
    except TooLarge as error:
        assert error.bound in (PIXELS, WEBP_PIXELS)  # noqa: PT017 - likewise


def test_without_the_extra_no_phone_is_told_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shrinking, "find_spec", lambda name: None)
    with pytest.raises(CarryError) as refused:
        shrink_photo(saved(halves(), "JPEG"))
    for texts in Texts.load_all().values():
        assert texts.has(refused.value.id)
        assert "pip" not in texts.say(refused.value.id)
