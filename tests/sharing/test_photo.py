"""Codes found in pictures of every kind that people have, and pictures refused with a reason."""

import sys
import warnings
from collections.abc import Iterator
from itertools import count
from random import Random

import pytest
import zxingcpp
from PIL import Image, ImageFile

from companion.bounds import PHOTO, PIXELS, WEBP_PIXELS
from companion.errors import CompanionError
from companion.locale import LOCALES, Texts
from companion.sharing.errors import CarryError
from companion.sharing.photo import find_codes
from companion.sharing.picture import count_scans
from companion.sharing.qr import make_symbol
from tests.sharing.pictures import claiming, drawn, saved, text_for, together

TEXT = text_for(3, Random(1))
OTHER = text_for(3, Random(2))
CODE = drawn(make_symbol(TEXT))
KINDS = ("PNG", "JPEG", "WEBP", "GIF")
HEADS = ("PNG", "JPEG", "GIF", "VP8X", "VP8L", "VP8 ")


def refused(image: bytes) -> CompanionError:
    with pytest.raises(CompanionError) as error:
        find_codes(image)
    return error.value


def transparent() -> Image.Image:
    """Black modules on nothing: where it is transparent its colour is black too."""
    picture = Image.new("RGBA", CODE.size, (0, 0, 0, 0))
    picture.putalpha(CODE.point(lambda level: 255 - level))
    return picture


def deep() -> Image.Image:
    """Return the code in 16 bits of grey."""
    return CODE.convert("I").point(lambda level: level * 150 + 9000).convert("I;16")


@pytest.mark.parametrize("kind", KINDS)
def test_every_usual_kind_of_picture_is_read(kind: str) -> None:
    assert find_codes(saved(CODE.convert("RGB"), kind)) == (TEXT,)


@pytest.mark.parametrize(
    ("kind", "picture", "options"),
    [
        ("PNG", CODE.convert("1"), {}),
        ("PNG", CODE.convert("LA"), {}),
        ("PNG", CODE.convert("P"), {}),
        ("PNG", deep(), {}),
        ("PNG", transparent(), {}),
        ("PNG", transparent().quantize(2), {}),
        ("PNG", CODE.point(lambda level: level // 255 * 9), {"transparency": 9}),
        ("PNG", CODE.convert("RGB"), {"transparency": (255, 255, 255)}),
        ("WEBP", transparent(), {"lossless": True}),
        ("GIF", transparent(), {}),
        ("JPEG", CODE.convert("CMYK"), {}),
        ("JPEG", CODE.convert("RGB"), {"progressive": True, "quality": 40}),
    ],
    ids=lambda value: getattr(value, "mode", str(value)),
)
def test_a_code_is_read_however_its_pixels_are_kept(
    kind: str, picture: Image.Image, options: dict[str, object]
) -> None:
    assert find_codes(saved(picture, kind, **options)) == (TEXT,)


def test_light_modules_on_a_dark_ground_are_read() -> None:
    assert find_codes(saved(CODE.point(lambda level: 255 - level), "PNG")) == (TEXT,)


@pytest.mark.parametrize("orientation", range(10))
def test_a_photo_is_read_however_the_camera_was_held(orientation: int) -> None:
    exif = Image.Exif()
    exif[0x0112] = orientation
    assert find_codes(saved(CODE, "JPEG", exif=exif)) == (TEXT,)


@pytest.mark.filterwarnings("ignore:Corrupt EXIF data")
def test_a_photo_is_read_although_what_its_camera_says_is_damaged() -> None:
    assert find_codes(saved(CODE, "JPEG", exif=b"Exif\0\0MM\0*\xff\xff\xff\xff")) == (TEXT,)


@pytest.mark.parametrize("kind", ["GIF", "PNG", "WEBP"])
def test_only_the_first_of_moving_pictures_counts(kind: str) -> None:
    moving = saved(CODE, kind, save_all=True, append_images=[drawn(make_symbol(OTHER))] * 3, duration=100)
    assert find_codes(moving) == (TEXT,)


def test_all_codes_of_a_sheet_are_read() -> None:
    texts = [text_for(15, Random(number)) for number in range(8)]
    page = together([drawn(make_symbol(text), 4) for text in texts], 2)
    assert set(find_codes(saved(page, "PNG"))) == set(texts)


def test_a_code_that_is_there_twice_is_told_once() -> None:
    assert find_codes(saved(together([CODE, CODE], 2), "PNG")) == (TEXT,)


def test_small_codes_are_found_in_the_corners_of_a_large_photo() -> None:
    texts = [text_for(15, Random(number)) for number in range(4)]
    table = Image.new("L", (4000, 3000), 120)
    for text, place in zip(texts, ((0, 0), (3700, 0), (1800, 1400), (3700, 2700)), strict=True):
        table.paste(drawn(make_symbol(text), 3), place)
    assert set(find_codes(saved(table, "JPEG", quality=75))) == set(texts)


def test_a_code_as_large_as_a_large_photo_is_read() -> None:
    assert find_codes(saved(CODE.resize((6000, 6000), Image.Resampling.NEAREST), "PNG")) == (TEXT,)


@pytest.mark.parametrize(
    "picture", [Image.new("L", (300, 200), 90), Image.new("L", (1, 1)), CODE.crop((0, 0, 150, 150))]
)
def test_a_picture_without_a_whole_code_says_so(picture: Image.Image) -> None:
    assert refused(saved(picture, "PNG")).id == "carry-photo-empty"


def test_other_kinds_of_codes_are_not_taken_for_ours() -> None:
    barcode = zxingcpp.create_barcode("1234567890128", zxingcpp.BarcodeFormat.EAN13)
    stripes = Image.fromarray(zxingcpp.write_barcode_to_image(barcode, scale=4))
    assert refused(saved(stripes, "PNG")).id == "carry-photo-empty"


@pytest.mark.parametrize("kind", ["BMP", "TIFF", "PPM", "ICO", "PDF"])
def test_kinds_nobody_needs_are_not_even_tried(kind: str) -> None:
    assert refused(saved(CODE.convert("RGB"), kind)).id == "carry-photo-unreadable"


@pytest.mark.parametrize(
    "image", [b"", b"TC1.HELLO", b"%!PS-Adobe-3.0 EPSF-3.0", b"\0\0\0\x1cftypavif", b"RIFF"]
)
def test_what_is_no_picture_is_refused(image: bytes) -> None:
    assert refused(image).id == "carry-photo-unreadable"


@pytest.mark.parametrize("kind", KINDS)
def test_a_picture_that_breaks_off_is_refused(kind: str) -> None:
    whole = saved(CODE.convert("RGB"), kind)
    assert refused(whole[: len(whole) // 2]).id == "carry-photo-unreadable"


@pytest.mark.parametrize("brand", [b"heic", b"heix", b"mif1"])
def test_an_iphones_own_kind_of_file_is_named(brand: bytes) -> None:
    assert refused(b"\0\0\0\x18ftyp" + brand + b"\0\0\0\0mif1heic").id == "carry-photo-heic"


def scanned(scans: int) -> bytes:
    """Return a JPEG whose last scan comes so many times more, behind bytes that decoders skip."""
    whole = saved(CODE, "JPEG", progressive=True)
    start, end = whole.rfind(b"\xff\xda"), whole.rfind(b"\xff\xd9")
    return whole[:end] + (b"\0\xff\0" + whole[start:end]) * scans + whole[end:]


def test_a_picture_that_is_drawn_over_itself_without_end_is_refused_unread() -> None:
    """Check that each scan is decoded over all pixels, and takes 75 bytes: 20 MB of them would take hours."""
    assert count_scans(scanned(0)) < 12
    assert count_scans(scanned(20)) == count_scans(scanned(0)) + 20
    assert find_codes(scanned(20)) == (TEXT,)
    assert refused(scanned(200)).id == "carry-photo-unreadable"
    assert count_scans(scanned(0) + scanned(200)) < 12


def test_too_many_bytes_are_refused_unread() -> None:
    error = refused(saved(CODE, "PNG") + bytes(PHOTO.most))
    assert (error.id, error.params) == ("too-large", PHOTO.params())


@pytest.mark.parametrize("kind", HEADS)
@pytest.mark.parametrize(
    "size", [(30000, 30000), (65535, 65535), (12000, 12000), (65535, 2000), (10000, 6000)]
)
def test_a_small_file_that_claims_a_huge_picture_is_refused(kind: str, size: tuple[int, int]) -> None:
    width, height = (min(side, 16383) for side in size) if kind.startswith("VP8") else size
    image = claiming(kind, width, height)
    assert len(image) < 1000
    error = refused(image)
    assert (error.id, error.__cause__) == ("too-large", None)
    assert error.params == (WEBP_PIXELS if kind.startswith("VP8") else PIXELS).params()


@pytest.mark.parametrize("kind", HEADS)
def test_a_claim_that_is_allowed_but_not_kept_is_refused(kind: str) -> None:
    assert refused(claiming(kind, 900, 700)).id in {"carry-photo-unreadable", "carry-photo-empty"}


@pytest.mark.parametrize("action", ["error", "ignore"])
def test_a_first_frame_that_is_larger_than_its_screen_is_refused_however_warnings_are_taken(
    action: str,
) -> None:
    """Pillow warns of such a picture. Where warnings are errors it is the same refusal."""
    with warnings.catch_warnings():
        warnings.simplefilter(action)  # type: ignore[arg-type]
        assert refused(claiming("GIF", 10, 10, frame=(12000, 8000))).id == "too-large"


@pytest.mark.parametrize("missing", ["zxingcpp", "PIL"])
def test_without_the_extra_no_phone_is_told_a_command(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    error = refused(saved(CODE, "PNG") if missing == "zxingcpp" else b"")
    assert error.id == "carry-no-decoder"
    for texts in Texts.load_all().values():
        assert texts.has(error.id)
        assert "pip" not in texts.say(error.id, **error.params)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_has_a_sentence_with_its_numbers(locale: str) -> None:
    texts = Texts.load(locale)
    for error in (refused(b""), refused(saved(Image.new("L", (9, 9)), "PNG")), refused(b"1234ftypheic")):
        assert texts.has(error.id)
        assert "{" not in texts.say(error.id, **error.params)
    for large, said in ((bytes(PHOTO.most + 1), "20 MB"), (claiming("PNG", 30000, 30000), "50")):
        assert said in texts.say(refused(large).id, **refused(large).params)


def test_the_search_ends_when_patience_does() -> None:
    seconds: Iterator[int] = count()
    with pytest.raises(CarryError, match="carry-photo-empty"):
        find_codes(saved(Image.new("L", (7000, 7000), 200), "PNG"), patience=5, clock=lambda: next(seconds))
    assert next(seconds) == 6


def test_without_any_patience_the_whole_picture_is_still_looked_at_once() -> None:
    assert find_codes(saved(CODE.resize((2000, 2000)), "PNG"), patience=0) == (TEXT,)


def test_however_large_the_picture_only_small_parts_are_searched_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A picture of nothing but corners of codes takes time by the square of its size: as a whole, minutes."""
    searched: list[tuple[int, int]] = []

    def reading(picture: Image.Image, **_: object) -> list[zxingcpp.Barcode]:
        searched.append(picture.size)
        return []

    monkeypatch.setattr(zxingcpp, "read_barcodes", reading)
    with pytest.raises(CarryError, match="carry-photo-empty"):
        find_codes(saved(Image.new("L", (7000, 7000), 200), "PNG"))
    assert searched
    assert max(width * height for width, height in searched) <= 3200 * 3200


def test_nothing_global_is_changed() -> None:
    before = (
        Image.MAX_IMAGE_PIXELS,
        ImageFile.LOAD_TRUNCATED_IMAGES,
        list(warnings.filters),
        ImageFile.MAXBLOCK,
    )
    find_codes(saved(CODE, "PNG"))
    refused(claiming("PNG", 30000, 30000))
    assert before == (
        Image.MAX_IMAGE_PIXELS,
        ImageFile.LOAD_TRUNCATED_IMAGES,
        list(warnings.filters),
        ImageFile.MAXBLOCK,
    )
