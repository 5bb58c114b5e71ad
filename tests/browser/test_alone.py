"""The app from files alone: one browser that is opened once, and whatever somebody does with it."""

import base64
import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload

from companion.sharing.code import make_link
from companion.sharing.errors import CarryError
from companion.sharing.photo import find_codes
from tests.browser.alone import Lone, again, awake, mirror_table, python_of, say, start_alone
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE, Phone
from tests.browser.standing import FOLDER, Standing
from tests.browser.table import TEXTS, running
from tests.effort import some, times
from tests.patience import patient
from tests.views.carrying import begin_table, code, photo


@pytest.fixture(scope="module")
def opened(browser: Browser, site: Standing) -> Iterator[Lone]:
    """A browser that has the app, and a table in it."""
    context = browser.new_context(**IPHONE, locale="en-US")
    context.set_default_timeout(patient(15_000))
    with mirror_table() as session:
        yield Lone(Phone(context), site.url, session)
    context.close()


@pytest.fixture
def lone(opened: Lone) -> Lone:
    """The same, at the table."""
    return opened.sit()


def test_a_table_is_played_and_found_again(lone: Lone) -> None:
    lone.play()
    lone.play()
    lone.go("", lone.ann)
    assert lone.phone.complaints() == []


def test_it_can_be_installed(lone: Lone) -> None:
    asking = lone.context.new_cdp_session(lone.phone.page)
    errors = asking.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A test's window is a private one, from which nothing is ever installed.
    assert {error["errorId"] for error in errors} == {"in-incognito"}


def test_without_a_network_the_app_is_loaded_anew_and_goes_on(lone: Lone, site: Standing) -> None:
    with site.gone():
        again(lone.phone, lone.last)
        lone.play()


FULL = """() => {
  const write = FileSystemSyncAccessHandle.prototype.write;
  FileSystemSyncAccessHandle.prototype.write = function (...given) {
    if (self.full) throw new DOMException("", "QuotaExceededError");
    return write.apply(this, given);
  };
  self.full = true;
}"""
"""From now on there is no room for anything, as long as it is full."""


def test_a_move_for_which_there_is_no_room_is_refused_and_nothing_else_is_lost(lone: Lone) -> None:
    lone.play()
    python = python_of(lone.phone)
    python.evaluate(FULL)
    lone.tries()
    lone.phone.expect_text("The disk is full.")
    python.evaluate("self.full = false")
    again(lone.phone, lone.last)
    lone.play()


def test_one_tab_has_the_home_and_a_second_takes_over(lone: Lone) -> None:
    lone.play()
    second = start_alone(Phone(lone.context), lone.where, lone.last)
    lone.phone.page.get_by_text(TEXTS["en"].say("link-elsewhere")).wait_for(timeout=patient(10_000))
    lone.play(second)
    again(lone.phone, lone.last)
    lone.play()
    second.page.close()


def test_everything_moves_to_another_browser_as_one_file(phone: NewPhone, site: Standing, lone: Lone) -> None:
    lone.play()
    lone.go("settings", say("whole-save"))
    with lone.phone.page.expect_download() as download:
        lone.phone.tap_label(say("whole-save"))
    other = start_alone(phone(), f"{site.url}#/settings", say("whole-take"))
    with other.page.expect_file_chooser() as chooser:
        other.labelled(say("whole-take")).scroll_into_view_if_needed()
        other.touch(say("whole-take"))
    chooser.value.set_files(str(download.value.path()))
    other.expect_text(say("whole-replace")).tap_label(say("whole-replace"))
    other.expect_no_text(say("whole-replace"))
    again(other, say("whole-save"))
    other.page.goto(lone.where)
    other.expect_text(lone.last)


def test_a_code_in_a_photo_is_found_by_the_reader_that_came_with_the_site(lone: Lone) -> None:
    lone.go("c", say("bring-photo"))
    picture = FilePayload(name="IMG.PNG", mimeType="image/png", buffer=photo(code(begin_table())))
    with lone.phone.page.expect_file_chooser() as chooser:
        lone.phone.touch(say("bring-photo"))
    chooser.value.set_files([picture])
    lone.phone.expect_text(say("bring-do-behind"), timeout=patient(30_000)).touch(say("bring-not-this"))
    assert lone.phone.list_foreign_requests() == []


def scanned(phone: Phone) -> str:
    """Return what a camera reads off the page from which a table is carried."""
    phone.expect_text(say("carry-save-table"), timeout=patient(60_000))
    for _ in range(100):
        with contextlib.suppress(CarryError):
            (found,) = find_codes(phone.page.screenshot())
            return found
        phone.settle()
    raise AssertionError("no code is to be seen")


CAMERA = """([picture, text]) => {
  navigator.mediaDevices.getUserMedia = async () => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width + 80, image.height + 80];
    const drawing = canvas.getContext("2d");
    setInterval(() => {
      drawing.fillStyle = "white";
      drawing.fillRect(0, 0, canvas.width, canvas.height);
      drawing.drawImage(image, 40, 40);
    }, 50);
    return canvas.captureStream(20);
  };
  self.BarcodeDetector = class {
    static async getSupportedFormats() { return ["qr_code"]; }
    async detect(seen) { return seen.width > 100 ? [{ rawValue: text }] : []; }
  };
}"""
"""A camera before which somebody holds a picture, in a browser that finds codes by itself."""


def test_the_camera_of_the_app_reads_a_code_by_what_the_browser_has_for_that(lone: Lone) -> None:
    lone.go("c", say("bring-scan"))
    text = code(begin_table())
    lone.phone.page.evaluate(CAMERA, [base64.b64encode(photo(text)).decode(), text])
    lone.phone.touch(say("bring-scan"))
    lone.phone.expect_text(say("bring-do-behind"), timeout=patient(30_000)).touch(say("bring-not-this"))
    assert lone.phone.page.locator("#seek").count() == 0


SHARE = """([address, text, name]) => {
  const form = document.createElement("form");
  Object.assign(form, { action: address, method: "post", enctype: "multipart/form-data" });
  const input = document.createElement(name ? "input" : "textarea");
  input.name = name ? "file" : "text";
  if (name) {
    const chosen = new DataTransfer();
    chosen.items.add(new File([text], name));
    input.type = "file";
    input.files = chosen.files;
  } else {
    input.value = text;
  }
  form.append(input);
  document.body.append(form);
  form.submit();
}"""
"""What a system does that shares a text or a file with an installed app."""


@pytest.mark.parametrize("name", some(["night.table", ""]), ids=["a file", "a text"][: times(2, 1)])
def test_what_is_shared_with_the_app_is_brought_in(lone: Lone, site: Standing, name: str) -> None:
    page = lone.phone.page
    page.goto(site.url.removesuffix(f"{FOLDER}/"))  # outside of the site, whose policy sends no forms
    page.evaluate(SHARE, [f"{site.url}c/", code(begin_table()), name])
    awake(lone.phone, say("bring-do-behind"))


def test_a_table_goes_by_its_code_to_a_served_home_and_comes_back(
    phone: NewPhone, site: Standing, lone: Lone, tmp_path: Path
) -> None:
    with running(tmp_path) as app:
        lone.play()
        carrying = lone.where.replace("#/t/", "#/carry/")
        lone.phone.page.goto(carrying)
        served = phone().open(make_link(app.served.url, scanned(lone.phone)), say("bring-do-new"))
        served.touch(say("bring-do-new")).expect_text(lone.last)
        lone.play(served)
        back = scanned(served.open(f"{app.served.url}{carrying.partition('#/')[2]}"))
    start_alone(lone.phone, make_link(site.url, back), say("bring-do-continued"))
    lone.phone.touch(say("bring-do-continued")).expect_text(lone.last)
    lone.play()
