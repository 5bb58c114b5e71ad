"""Carrying a table from one installation to another, in real browsers: what a camera sees, what is saved."""

import io
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PIL import Image
from playwright.sync_api import FilePayload

from companion.hosting.intents import Undo
from companion.hosting.open_home import OpenHome
from companion.sharing.code import make_link
from companion.sharing.entries import round_record
from companion.sharing.errors import CarryError
from companion.sharing.parts import Gathering
from companion.sharing.photo import find_codes
from companion.sharing.qr import make_symbol
from tests.browser.boxes import Box, boxes, outside, small
from tests.browser.conftest import NewPhone
from tests.browser.phone import DESKTOP, IPHONE, Phone
from tests.browser.table import TEXTS, App, running
from tests.conformance.parts import parts_of
from tests.effort import left_to_a_proof, some, times
from tests.views.carrying import GAME, AnyTable, begin_table, code, finish_table, much_corrected, parts

LONG = much_corrected()

ORIGINS = some(("lan.test", "localhost"))
"""Where a page is not trusted: plain http from another device; in a proof also where it is."""


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """The app with an open table and a finished one too long for a single picture."""
    with running(tmp_path) as app:
        keep(app.house, begin_table())
        keep(app.house, LONG)
        yield app


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[App]:
    """Another installation, where nothing is yet."""
    with running(tmp_path / "elsewhere") as app:
        yield app


@pytest.fixture
def nothing(shared_app: App) -> Iterator[App]:
    """An installation of other tests, where none of these tables is before a test and after it."""
    yield shared_app
    for table in (begin_table(), finish_table(), LONG):
        shared_app.house.tables.delete(table.header.id)


def keep(house: OpenHome, table: AnyTable) -> None:
    session = house.tables.adopt(table)
    if not table.game.actors(table.position):
        house.tables.finish(session)


def say(message: str, locale: str = "en", **params: int | str) -> str:
    return TEXTS[locale].say(f"app-{message}", **params)


def address(app: App, path: str, origin: str = "localhost") -> str:
    return (app.served.url if origin == "localhost" else app.served.lan_url()) + path


def seen(phone: Phone) -> tuple[str, ...]:
    """Return what a camera reads off the screen."""
    return find_codes(phone.page.screenshot())


def until_seen(phone: Phone, enough: Callable[[tuple[str, ...]], bool]) -> tuple[str, ...]:
    """Point the camera at the screen until there is enough to see."""
    for _ in range(100):
        try:
            found = seen(phone)
        except CarryError:
            found = ()
        if enough(found):
            return found
        phone.page.wait_for_timeout(50)
    raise AssertionError(f"nothing to be read: {phone.texts()}")


def saved(phone: Phone, label: str) -> tuple[str, bytes]:
    """Return what the browser saves at a tap."""
    with phone.page.expect_download() as download:
        phone.tap_label(label)
    return download.value.suggested_filename, Path(download.value.path()).read_bytes()


def hand_over(phone: Phone, label: str, name: str, data: bytes) -> None:
    """Pick a file, as the system's own window for it would."""
    phone.text(label).wait_for(state="attached")
    with phone.page.expect_file_chooser() as chooser:
        phone.touch(label)
    chooser.value.set_files(FilePayload(name=name, mimeType="application/octet-stream", buffer=data))


def taken_in(app: App, phone: Phone, button: str, table: AnyTable) -> None:
    """Press the one button under what was brought, and find the table here."""
    phone.expect_text(button)
    phone.touch(button)
    phone.expect_text(say("tab-rules") if table.game.actors(table.position) else say("replay"))
    assert app.house.tables.replay_table(table.header.id).record == round_record(table.record)


@pytest.mark.parametrize(
    ("profile", "look"),
    some([(IPHONE, "light"), (DESKTOP, "dark"), (IPHONE, "dark"), (DESKTOP, "light")], 2),
    ids=["phone-light", "desktop-dark", "phone-dark", "desktop-light"][: times(4, 2)],
)
def test_what_a_camera_reads_off_the_screen_is_the_table(
    app: App, phone: NewPhone, profile: dict[str, object], look: str
) -> None:
    visitor = phone(profile, color_scheme=look).open(address(app, "carry/sample"), say("carry-about"))
    assert until_seen(visitor, bool) == (code(begin_table()),)
    assert visitor.complaints() == []


def test_parts_follow_one_another_until_a_camera_has_seen_them_all(nothing: App, visitor: Phone) -> None:
    keep(nothing.house, LONG)
    visitor.go(address(nothing, f"carry/{LONG.header.id}"), say("carry-save-table"))
    gathering = Gathering()

    def whole(found: tuple[str, ...]) -> bool:
        nonlocal gathering
        for text in found:
            gathering = gathering.add(text)
        return gathering.whole is not None

    until_seen(visitor, whole)
    assert gathering.total == len(parts(LONG)) > 2


@pytest.mark.parametrize("origin", ORIGINS)
def test_file_picture_and_sheet_are_saved_from_trusted_and_untrusted_pages(
    app: App, phone: NewPhone, origin: str
) -> None:
    visitor = phone(accept_downloads=True)
    if origin == "localhost":
        visitor.open(address(app, "carry/sample"), say("carry-save-table"))
    else:
        guest_at(app, visitor)
    name, file = saved(visitor, say("carry-save-table"))
    assert name.startswith("card-city-")
    assert name.endswith(".table")
    assert file == f"{code(begin_table())}\n".encode()
    name, picture = saved(visitor, say("carry-save-picture"))
    assert name.endswith(".png")
    assert find_codes(picture) == (code(begin_table()),)
    name, page = saved(visitor, say("carry-save-sheet"))
    assert name.endswith(".html")
    assert b"<figure>" in page
    assert visitor.failures == []


def guest_at(app: App, visitor: Phone) -> None:
    """Open a table's code as a guest: from another device, over plain http."""
    visitor.open(address(app, "carry/sample", "lan.test"), say("carry-save-table"))


def test_the_printed_sheet_is_read_by_a_camera(app: App, phone: NewPhone) -> None:
    visitor = phone(DESKTOP, accept_downloads=True)
    visitor.open(address(app, f"carry/{LONG.header.id}"), say("carry-save-table"))
    _, page = saved(visitor, say("carry-save-sheet"))
    paper = phone(DESKTOP).page
    paper.set_content(page.decode())
    assert set(find_codes(paper.screenshot(full_page=True))) == set(parts(LONG))


@pytest.mark.parametrize("origin", ORIGINS)
def test_the_text_can_be_selected_and_copied_by_hand(app: App, phone: NewPhone, origin: str) -> None:
    visitor = phone(DESKTOP).open(address(app, "carry/sample", origin), say("carry-save-table"))
    visitor.page.get_by_role("textbox", name=say("carry-as-text")).click()
    visitor.page.keyboard.press("Control+A")
    visitor.page.keyboard.press("Control+C")
    elsewhere = visitor.page.context.new_page()
    elsewhere.set_content("<textarea></textarea>")
    elsewhere.locator("textarea").focus()
    elsewhere.keyboard.press("Control+V")
    assert elsewhere.locator("textarea").input_value() == code(begin_table())


@pytest.mark.parametrize(
    "scanned", some([True, False]), ids=lambda scanned: "as made" if scanned else "lower-case"
)
def test_a_link_brings_its_table_along_and_leaves_no_trace_in_the_address(
    empty: App, phone: NewPhone, scanned: bool
) -> None:
    whole = make_link(empty.served.url, code(begin_table()))
    visitor = phone().open(whole if scanned else whole.replace("/C#", "/c#"), say("bring-do-new"))
    assert "TC1" not in visitor.page.url
    assert not [url for url in visitor.asked if "TC1" in url]
    taken_in(empty, visitor, say("bring-do-new"), begin_table())


def test_a_link_opened_in_a_page_that_is_open_already_works_too(empty: App, phone: NewPhone) -> None:
    visitor = phone().open(address(empty, "C"), say("bring-code"))
    visitor.page.evaluate("hash => { globalThis.before = true; location.hash = hash }", code(begin_table()))
    visitor.page.wait_for_function("() => globalThis.before === undefined")
    visitor.awake(say("bring-do-new"))


def test_a_pasted_code_is_read_and_a_wrong_one_stays_to_be_mended(nothing: App, visitor: Phone) -> None:
    visitor.go(address(nothing, "c"), say("bring-read"))
    visitor.type(say("bring-code"), code(begin_table())[:-5])
    visitor.touch(say("bring-read"))
    visitor.expect_text(say("close"))
    field = visitor.page.get_by_role("textbox", name=say("bring-code"))
    assert field.input_value() == code(begin_table())[:-5]
    visitor.type(say("bring-code"), f"Here you are: {code(begin_table()).lower()}")
    visitor.touch(say("bring-read"))
    taken_in(nothing, visitor, say("bring-do-new"), begin_table())


def test_a_file_is_picked_and_read(nothing: App, visitor: Phone) -> None:
    table = finish_table()
    visitor.go(address(nothing, "c"), say("bring-read"))
    hand_over(visitor, say("bring-file"), "evening.table", f"{code(table)}\n".encode())
    taken_in(nothing, visitor, say("bring-do-finished"), table)


@pytest.mark.parametrize("kind", some(["a large photo", "the file"]))  # that is picked every day
def test_a_file_dropped_on_any_page_is_brought(
    empty: App, phone: NewPhone, kind: str, tmp_path: Path
) -> None:
    table = begin_table()
    if kind == "a large photo":
        file = tmp_path / "IMG_2031.PNG"
        file.write_bytes(large_photo(code(table)))
    else:
        file = tmp_path / "evening.table"
        file.write_text(f"{code(table)}\n")
    visitor = phone(DESKTOP).open(address(empty, ""), say("bring-table"))
    with visitor.page.expect_navigation():
        drop(visitor, file)
    visitor.awake()
    taken_in(empty, visitor, say("bring-do-new"), table)


def drop(phone: Phone, file: Path) -> None:
    """Drag a file from the desktop over the page, and let it fall."""
    hand = phone.page.context.new_cdp_session(phone.page)
    files = {"items": [], "files": [str(file)], "dragOperationsMask": 1}
    for step in ("dragEnter", "dragOver", "drop"):
        hand.send("Input.dispatchDragEvent", {"type": step, "x": 700, "y": 400, "data": files})


def large_photo(text: str) -> bytes:
    """Return a code somewhere in a photo of several megabytes."""
    grain = Image.effect_noise((2400, 1800), 20).convert("RGB")
    grain.paste(Image.open(io.BytesIO(make_symbol(text).png(20))).convert("RGB"), (500, 300))
    out = io.BytesIO()
    grain.save(out, "PNG")
    return out.getvalue()


@left_to_a_proof("a camera reads the parts off the screen above; `tests/views` brings photos of them")
def test_photos_of_the_parts_bring_the_table(empty: App, app: App, phone: NewPhone) -> None:
    sender = phone().open(address(app, f"carry/{LONG.header.id}"), say("carry-save-table"))
    sender.tap_label(say("carry-hold"))
    shots: dict[str, bytes] = {}
    for _ in parts(LONG):
        (text,) = until_seen(sender, lambda found: bool(found) and found[0] not in shots)
        shots[text] = as_photographed(sender.page.screenshot())
        sender.tap_label(say("carry-part-on"))
    visitor = phone().open(address(empty, "c"), say("bring-read"))
    for left, shot in enumerate(reversed(shots.values()), 1 - len(shots)):
        hand_over(visitor, say("bring-photo"), "IMG.JPG", shot)
        there = say("bring-parts", found=len(shots) + left, total=len(shots))
        visitor.expect_text(there if left else say("bring-agrees"))
    taken_in(empty, visitor, say("bring-do-finished"), LONG)


def as_photographed(screen: bytes) -> bytes:
    """Return a photo of a screen: a little turned, smaller, and as JPEG."""
    photo = Image.open(io.BytesIO(screen)).convert("RGB").rotate(3, expand=True, fillcolor="gray")
    photo = photo.resize((photo.width * 3 // 4, photo.height * 3 // 4), Image.Resampling.BILINEAR)
    out = io.BytesIO()
    photo.save(out, "JPEG", quality=80)
    return out.getvalue()


def at_rest(phone: Phone) -> list[Box]:
    """Return everything that can be read or tapped, once nothing moves any more."""
    before: list[Box] = []
    while (found := boxes(phone.settle())) != before:
        before = found
    return found


LOOKS = [
    ("phone", IPHONE, "dark", "zh-TW", 1.5),
    ("phone", IPHONE, "light", "en-US", 1.0),
    ("desktop", DESKTOP, "dark", "en-US", 1.0),
    ("desktop", DESKTOP, "light", "zh-CN", 1.5),
][: None if os.environ.get("GALLERY") == "all" else 1]


@left_to_a_proof("the other tests of this file go to the same pages, `tests/views` measures them")
@pytest.mark.parametrize(("size", "profile", "look", "locale", "scale"), LOOKS)
def test_every_state_in_pictures(
    app: App,
    phone: NewPhone,
    size: str,
    profile: dict[str, object],
    look: str,
    locale: str,
    scale: float,
) -> None:
    app.house.preferences.change(text_scale=scale)
    language = {"en-US": "en", "zh-TW": "zh-Hant", "zh-CN": "zh-Hans"}[locale]
    visitor = phone(profile, locale=locale, color_scheme=look)

    def picture(name: str, text: str) -> None:
        visitor.expect_text(text)
        found = at_rest(visitor)
        visitor.screenshot(f"carry-{size}-{look}-{language}-{name}")
        if profile is IPHONE:
            assert (name, outside(found), small(found)) == (name, [], [])

    visitor.open(address(app, "carry/sample"))
    picture("one", say("carry-save-table", language))
    visitor.page.mouse.move(200, 500)
    visitor.page.mouse.wheel(0, 3000)
    picture("ways", say("carry-as-link", language))
    visitor.go(address(app, f"carry/{LONG.header.id}"), say("carry-hold", language))
    picture("parts", say("carry-hold", language))
    visitor.go(address(app, "t/sample/share"), say("way-carry", language))
    visitor.tap_label(say("way-carry", language))
    picture("share", say("carry-save-table", language))
    visitor.go(address(app, "c"), say("bring-read", language))
    picture("bring", say("bring-read", language))
    visitor.type(say("bring-code", language), parts(LONG)[1])
    visitor.tap_label(say("bring-read", language))
    picture("bring-parts", say("bring-start-over", language))
    visitor.tap_label(say("bring-start-over", language))
    visitor.page.goto("about:blank")
    visitor.open(
        make_link(app.served.url, code(finish_table(4, "Maximiliane-Charlotte", "小明", "Ben", "歐陽美玲")))
    )
    picture("bring-same-id", say("bring-do-both", language))
    other = begin_table().undo(at=begin_table().entries[-1].at)
    visitor.page.goto("about:blank")
    visitor.open(make_link(app.served.url, code(other)))
    picture("bring-continues", say("bring-do-continued", language))
    session = app.house.tables.open_tables()[0]
    session.submit(Undo())
    again = begin_table().correct(
        parts_of(GAME).corrections(begin_table().position, Random(1))[0], at=other.entries[-1].at
    )
    visitor.page.goto("about:blank")
    visitor.open(make_link(app.served.url, code(again)))
    picture("bring-parted", say("bring-here", language))
    assert visitor.failures == []
