"""The history in charts on a real screen: drawn, read aloud, touched, by day and by night."""

import io
import random
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import FilePayload

from companion.engine.playout import playout
from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from companion.history.summary import CategoryPoints, SeatResult, Summary
from companion.hosting.intents import Play
from companion.hosting.open_home import current_millis
from tests.browser.boxes import boxes, small
from tests.browser.conftest import NewPhone
from tests.browser.phone import DESKTOP, IPHONE, Phone, Profile
from tests.browser.table import TEXTS, App, running
from tests.effort import some
from tests.sharing.pictures import saved
from tests.sharing.test_shrinking import halves
from views.pages.score.sending import SHARP, WIDTH

DAY = 24 * 60 * 60_000
LONG = "Maximiliane Wolkenstein-Trostburg v. H."
PEOPLE = ("Ann", "小明", LONG, "Ben")


def play(app: App, count: int) -> None:
    """Fill the history: everybody wins in turn, and the last ends below nothing."""
    library, moment = app.house.tables.library, current_millis()
    for number in range(count):
        names = [PEOPLE[(number + place) % len(PEOPLE)] for place in range(2 + number % 3)]
        seats = tuple(
            SeatResult(name, "teal", 30 - 15 * place, 1 + place, (CategoryPoints("money", 30 - 15 * place),))
            for place, name in enumerate(names)
        )
        ended = moment - number * DAY
        done = Summary(f"t{number:03d}", "card_city", 1, ended - 40 * 60_000, ended, seats, 80)
        library.finish(library.begin(done.id, b'{"game":"card_city"}'), done)


@pytest.mark.parametrize(
    ("locale", "language", "profile", "look"),
    some(
        [
            pytest.param("en", "en-US", IPHONE, "light", id="phone by day"),
            pytest.param("zh-Hant", "zh-TW", DESKTOP, "dark", id="desktop by night"),
        ]
    ),
)
def test_charts_are_read_aloud_and_lead_to_their_games(
    tmp_path: Path, phone: NewPhone, locale: str, language: str, profile: Profile, look: str
) -> None:
    say = TEXTS[locale].say
    with running(tmp_path) as app:
        play(app, 12)
        visitor = phone(profile, locale=language, color_scheme=look)
        visitor.open(f"{app.url()}history", say("app-history"))
        if profile is IPHONE:
            visitor.tap_label(say("app-tab-figures"))
        visitor.expect_text(say("app-chart-wins-about"))
        visitor.expect_text(say("app-chart-rating"))
        visitor.screenshot(f"history-{locale}-{look}")
        assert [box.name for box in small(boxes(visitor)) if box.name.startswith(PEOPLE)] == []
        length = say("app-of-so-many", count=4)
        told = say(
            "app-length-spoken",
            people=length,
            told=say("app-minutes", count=40),
            shortest=40,
            longest=40,
            count=4,
        )
        visitor.tap_label(told)
        visitor.expect_text(say("app-all-again", what=length))
        assert not visitor.complaints()


def test_a_picture_of_the_result_comes_down_as_a_file(tmp_path: Path, phone: NewPhone) -> None:
    say = TEXTS["zh-Hant"].say
    with running(tmp_path) as app:
        session = app.house.tables.begin("card_city", Setup(make_seats("小明", LONG, "Ann")))
        for _, seat, move, _ in playout(GAMES["card_city"], session.table.position, random.Random(3)):
            session.submit(Play(seat, move))
        visitor = phone(IPHONE, locale="zh-TW")
        visitor.open(f"{app.url()}history/{session.id}", say("app-chart-run"))
        visitor.tap_label(say("app-send"))
        visitor.expect_text(say("app-picture-save"))
        visitor.screenshot("history-picture")
        with visitor.page.expect_download() as coming:
            visitor.tap_label(say("app-picture-save"))
        path = tmp_path / "result.png"
        coming.value.save_as(path)
        with Image.open(path) as picture:
            assert picture.format == "PNG"
            assert picture.width == WIDTH * SHARP
            assert picture.height > picture.width / 2
            assert len(picture.convert("RGB").getcolors(1_000_000) or ()) > 20
        assert not visitor.failures


def test_a_photo_and_a_note_are_added_and_seen(tmp_path: Path, phone: NewPhone) -> None:
    """A camera that was held on its side: what is red on the left of the file is red above on the screen."""
    say = TEXTS["zh-Hant"].say
    exif = Image.Exif()
    exif[0x0112] = 6
    photo = saved(halves((1800, 1200)), "JPEG", exif=exif)
    with running(tmp_path) as app:
        play(app, 1)
        visitor = phone({**IPHONE, "viewport": {"width": 390, "height": 1500}}, locale="zh-TW")
        visitor.open(f"{app.url()}history/t000", say("app-album"))
        visitor.tap_label(say("app-album-write"))
        visitor.type(say("app-album-note"), "下雨。\n玩了兩局。")
        visitor.tap_label(say("app-album-save"))
        visitor.expect_text("下雨。\n玩了兩局。")
        with visitor.page.expect_file_chooser() as chooser:
            visitor.touch(say("app-album-add"))
        chooser.value.set_files(FilePayload(name="IMG_1.JPG", mimeType="image/jpeg", buffer=photo))
        name = say("app-album-photo", number=1, count=1)
        visitor.labelled(name).wait_for(state="attached")
        visitor.screenshot("history-photos")
        small = seen(visitor, name)
        assert small.getpixel((small.width // 2, small.height // 4)) == pytest.approx((200, 20, 20), abs=30)
        assert small.getpixel((small.width // 2, small.height * 3 // 4)) == pytest.approx(
            (20, 20, 200), abs=30
        )
        assert not visitor.failures


def seen(visitor: Phone, label: str) -> Image.Image:
    """Return what is painted if something of this name lies."""
    box = visitor.labelled(label).bounding_box()
    assert box
    shot = visitor.page.screenshot(clip=box)
    return Image.open(io.BytesIO(shot)).convert("RGB")
