"""Contrast of every word on every page, measured on pictures by day and by night: 4.5 to 1, dimmed or not."""

import io
from pathlib import Path
from unittest.mock import patch

import pytest
from PIL import Image, ImageDraw, ImageFont

from tests.browser.boxes import boxes
from tests.browser.conftest import NewPhone
from tests.browser.contrast import SHARP, Group, contrast, measure_groups
from tests.browser.phone import IPHONE, Phone
from tests.browser.table import running
from tests.browser.tour import Stop, lay_out_tour, visit_stop
from tests.effort import PROOF, some

PROFILE = {**IPHONE, "device_scale_factor": SHARP}

DAILY = (
    "home",
    "new-score_pad",
    "entry-sweet_lands",
    "table-citadels",
    "table-sweet_lands",
    "table-score_pad",
)
"""Pages that are measured every day: those with most kinds of things, dimmed ones among them."""

PARTS = 6
"""Number of tests that share all pages in a proof, so that none takes too long."""

PAPER, INK = "#F7F2E8", "#241F18"


def painted(word: str, ink: str, ground: str = PAPER) -> Image.Image:
    """Paint a word in the middle of a ground."""
    picture = Image.new("RGB", (400, 160), ground)
    ImageDraw.Draw(picture).text((60, 50), word, fill=ink, font=ImageFont.load_default(48))
    return picture


@pytest.mark.parametrize(("ink", "faint"), [(INK, False), ("#6B6250", False), ("#969187", True)])
def test_a_word_is_measured_by_its_strokes(ink: str, faint: bool) -> None:
    ratios = [group.ratio for group in measure_groups(painted("Build", ink))]
    expected = contrast(_colour(ink), _colour(PAPER))
    assert ratios
    assert ratios == pytest.approx([expected] * len(ratios), rel=0.02)
    assert any(group.faint for group in measure_groups(painted("Build", ink))) is faint


def test_a_word_on_a_button_is_measured_against_the_button() -> None:
    page = Image.new("RGB", (600, 400), PAPER)
    page.paste(painted("Enter", PAPER, "#96AEA3"), (100, 100))
    (found,) = [group for group in measure_groups(page) if group.faint]
    assert found.ratio == pytest.approx(2.1, abs=0.1)


def _colour(text: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(text.lstrip("#"))
    return red, green, blue


def list_faint(visitor: Phone) -> list[str]:
    """List the words and signs of a page that stand out too little, each with what is read aloud there."""
    visitor.settle(600)
    found = measure_groups(Image.open(io.BytesIO(visitor.page.screenshot())))
    assert found
    faint = [group for group in found if group.faint]
    return [f"{_name_at(visitor, group)}: {group.ratio:.2f} at {group.box}" for group in faint]


def _name_at(visitor: Phone, group: Group) -> str:
    """Find what a screen reader says where a group is painted."""
    x, y = (group.box[0] + group.box[2]) / 2, (group.box[1] + group.box[3]) / 2
    around = [
        (box.width * box.height, box.name)
        for box in boxes(visitor)
        if box.x <= x <= box.x + box.width and box.y <= y <= box.y + box.height
    ]
    return min(around, default=(0.0, "nameless"))[1]


def list_stops(stops: list[Stop], part: int) -> list[Stop]:
    """List the pages that are measured: a part of all in a proof, the fullest every day."""
    return stops[part::PARTS] if PROOF else [stop for stop in stops if stop.name in DAILY]


@pytest.mark.parametrize("part", some(range(PARTS)))
@pytest.mark.parametrize(
    ("locale", "language", "look"), some([("en", "en-US", "light"), ("zh-Hant", "zh-TW", "dark")])
)
def test_every_word_stands_out_from_its_ground(
    tmp_path: Path, phone: NewPhone, locale: str, language: str, look: str, part: int
) -> None:
    """The covers on the shelf are pictures, and left out."""
    with (
        patch("views.pages.home.shelf.read_cover", lambda *_: None),
        running(tmp_path, reachable=True) as app,
    ):
        stops = list_stops(lay_out_tour(app, locale), part)
        visitor = phone(PROFILE, locale=language, color_scheme=look).open(app.url())
        faint = [f"{stop.name}: {fault}" for stop in stops for fault in list_faint(visit_stop(visitor, stop))]
        assert faint == []
