"""Names of every script, drawn: no letter is a box, whoever sits at the table."""

import io
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from tests.browser.conftest import NewPhone, Serve
from tests.browser.demo import make_main
from tests.browser.phone import IPHONE, Phone, Profile
from tests.browser.table import TEXTS, running
from tests.effort import some

SAY = TEXTS["en"].say

NAMES = {
    "Latin": "Łukasz Đặng",
    "Greek": "Ωμέγα ἀρχή",
    "Cyrillic": "Жанна Ғани Ѣ",
    "Korean": "김민수 이서연",
    "Arabic": "محمد علي",
    "Hebrew": "דוד כהן",
    "Thai": "สมชาย ใจดี",
    "Devanagari": "आरती शर्मा",
    "Bengali": "অনিতা সেন",
    "Tamil": "தமிழ் மணி",
    "Telugu": "తెలుగు రాజు",
    "Kannada": "ಕನ್ನಡ ರವಿ",
    "Malayalam": "മലയാളം ഉണ്ണി",
    "Gujarati": "ગુજરાતી મીના",
    "Gurmukhi": "ਪੰਜਾਬੀ ਸਿੰਘ",
    "Oriya": "ଓଡ଼ିଆ ମିତା",
    "Sinhala": "සිංහල නිමල්",
    "Georgian": "გიორგი ნინო",
    "Armenian": "Անահիտ Արամ",
    "Khmer": "ខ្មែរ សុខា",
    "Myanmar": "မြန်မာ အောင်",
    "Lao": "ລາວ ແກ້ວ",
    "Ethiopic": "አበበ ተስፋ",
    "Thaana": "ދިވެހި އަލީ",
    "kana": "さくら ユキ",
    "Chinese": "王小明 囍龘",
    "emoji": "😀🎲🦊👍🏽🇹🇼",
}
"""A name in each script, of two words."""

NOBODYS = (
    "\u0378 \u0379\u0380\u0381 \u0382\u0383 \u038b\u0378\u0378\u0378 \u0378 \u0378 \u0378\u0378 \u0378\u0378"
)
"""Characters that no script has, nor any font: each is drawn as a box."""

WITH_A_BOX = "김\u0378민\u0378수"
"""A name with two characters that are boxes whatever is shipped: what looks for boxes finds them."""

SHARP: Profile = {**IPHONE, "viewport": {"width": 390, "height": 1300}, "device_scale_factor": 2}
INK = 140
"""Grey below which a pixel is ink, of 255."""

Strip = list[int]
"""A picture in black and white: a number for each column, whose bits are the pixels from above."""


def photograph(visitor: Phone) -> Image.Image:
    """Take a picture of the page, in shades of grey."""
    visitor.settle()
    return Image.open(io.BytesIO(visitor.page.screenshot())).convert("L")


def cut_out(visitor: Phone, picture: Image.Image, text: str) -> Strip:
    """Cut a text out of the picture of its page."""
    box = visitor.text(text).bounding_box()
    scale = picture.width / visitor.page.viewport_size["width"] if visitor.page.viewport_size else 1
    assert box
    left, top, right, bottom = (
        round(scale * each)
        for each in (box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"])
    )
    return read_strip(picture.crop((left, top, right, bottom)))


def read_strip(picture: Image.Image) -> Strip:
    """Read the ink of a grey picture, column by column."""
    wide, high = picture.size
    bright = picture.tobytes()
    return [sum((bright[y * wide + x] < INK) << y for y in range(high)) for x in range(wide)]


def split_signs(strip: Strip) -> Iterator[Strip]:
    """Yield the parts of a picture that empty columns separate, each moved to the top."""
    part: Strip = []
    for column in [*strip, 0]:
        if column:
            part.append(column)
        elif part:
            above = min((each & -each).bit_length() - 1 for each in part)
            yield [each >> above for each in part]
            part = []


def count_boxes(strip: Strip, boxes: list[Strip]) -> int:
    """Count the places where a picture has a box, at whatever height."""
    return sum(
        _heights_of(strip[start : start + len(box)], box).bit_count()
        for box in boxes
        for start in range(len(strip) - len(box) + 1)
    )


def _heights_of(part: Strip, box: Strip) -> int:
    """Return the heights, as bits, at which a part of a picture is exactly a box."""
    high = max(each.bit_length() for each in box)
    found = -1
    for column, wanted in zip(part, box, strict=True):
        found &= _matches(column, wanted, high)
        if not found:
            return 0
    return found


@lru_cache(maxsize=1 << 16)
def _matches(column: int, wanted: int, high: int) -> int:
    """Return the heights, as bits, at which a column shows the wanted pixels."""
    found = (1 << column.bit_length()) - 1
    for y in range(high):
        found &= column >> y if wanted >> y & 1 else ~(column >> y)
    return found


def count_font_bytes(visitor: Phone) -> list[float]:
    """Return a list with one element, which grows by every byte of a slice that comes over the network."""
    total, fonts = [0.0], set()
    session = visitor.page.context.new_cdp_session(visitor.page)
    session.send("Network.enable")

    def note(event: dict[str, Any]) -> None:
        if "/fonts/noto" in event["response"]["url"] and not event["response"].get("fromDiskCache"):
            fonts.add(event["requestId"])

    def count(event: dict[str, Any]) -> None:
        total[0] += event["encodedDataLength"] if event["requestId"] in fonts else 0

    session.on("Network.responseReceived", note)
    session.on("Network.loadingFinished", count)
    return total


@pytest.fixture
def boxes(serve: Serve, phone: NewPhone) -> list[Strip]:
    """The boxes that stand for characters without a font, as drawn at each part of a pixel."""
    visitor = phone(SHARP).open(serve(make_main(NOBODYS)).url, "count")
    found = {tuple(sign) for sign in split_signs(cut_out(visitor, photograph(visitor), NOBODYS))}
    assert found
    return [list(sign) for sign in found]


@pytest.mark.parametrize("locale", some(["en-US", "zh-TW", "zh-CN"], 1))
def test_a_name_of_every_script_is_drawn_without_a_box(
    serve: Serve, phone: NewPhone, boxes: list[Strip], locale: str
) -> None:
    lines = [*NAMES.values(), WITH_A_BOX]
    visitor = phone(SHARP, locale=locale).open(serve(make_main(*lines)).url, "count")
    picture = photograph(visitor)
    drawn = {script: count_boxes(cut_out(visitor, picture, name), boxes) for script, name in NAMES.items()}
    assert drawn == dict.fromkeys(NAMES, 0)
    assert count_boxes(cut_out(visitor, picture, WITH_A_BOX), boxes) == 2
    assert visitor.complaints() == []


TABLES = ([*NAMES][3:15], [*NAMES][15:])
"""Scripts of the people at each table: as many as may sit there."""


@pytest.mark.parametrize("scripts", some(TABLES, 1), ids=" ".join)
def test_names_that_are_typed_into_seats_are_drawn_at_the_table_and_fetched_once(
    tmp_path: Path, phone: NewPhone, boxes: list[Strip], scripts: list[str]
) -> None:
    with running(tmp_path) as app:
        visitor = phone(SHARP).open(f"{app.url()}new/score_pad", SAY("app-who-plays"))
        for number, script in enumerate(scripts, 1):
            if number > 2:
                visitor.tap_label(SAY("app-add-player"))
            visitor.type(SAY("app-player", number=number), NAMES[script])
        assert count_boxes(read_strip(photograph(visitor)), boxes) == 0
        visitor.tap_label(SAY("app-begin")).expect_text(NAMES[scripts[-1]])
        assert count_boxes(read_strip(photograph(visitor)), boxes) == 0
        visitor.screenshot(f"scripts-{scripts[0]}")
        received = count_font_bytes(visitor)
        visitor.reload(NAMES[scripts[-1]])
        assert count_boxes(read_strip(photograph(visitor)), boxes) == 0
        assert received == [0]
        assert visitor.complaints() == []
