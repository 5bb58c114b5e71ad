"""The app from files alone: played, loaded anew, without a network, in two tabs."""

import base64
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import FilePayload, Route

from companion.history.logdisk import LogDisk, MemoryTape
from companion.hosting.house import House
from companion.hosting.session import TableSession
from tests.browser.alone import again, awake, brought, play, say, started
from tests.browser.conftest import NewPhone
from tests.browser.phone import Phone
from tests.browser.standing import FOLDER, Standing
from tests.browser.table import TEXTS
from tests.hosting.play import Clock
from tests.views.carrying import begun, code, photo
from tests.views.fingers import Names, likely

HOME = Path("/home")


@pytest.fixture
def mirror() -> Iterator[TableSession]:
    """The same table in this process, which tells what there is to tap."""
    disk = LogDisk((MemoryTape(), MemoryTape()), HOME, clock=Clock())
    with House.open(HOME, disk=disk, clock=Clock()) as house:
        yield house.tables.adopt(begun())


def test_a_table_is_played_loaded_anew_and_found_again(
    phone: NewPhone, site: Standing, mirror: TableSession
) -> None:
    alone, dice, names = brought(phone(), site.url), Random(1), Names(TEXTS["en"], mirror)
    for _ in range(4):
        play(alone, mirror, dice)
    again(alone, names.undo())
    play(alone, mirror, dice)
    started(alone, site.url, mirror.names[0])
    assert alone.foreign() == []
    assert alone.failures == []


def test_without_a_network_the_app_starts_and_goes_on(
    phone: NewPhone, space: Path, mirror: TableSession
) -> None:
    names, dice = Names(TEXTS["en"], mirror), Random(2)
    with Standing(space, FOLDER) as site:
        alone = brought(phone(), site.url)
        play(alone, mirror, dice)
        where = alone.page.url
    again(alone, names.undo())
    play(alone, mirror, dice)
    another = Phone(alone.page.context)
    started(another, where, names.undo())


def test_one_tab_has_the_home_and_a_second_takes_over(
    phone: NewPhone, site: Standing, mirror: TableSession
) -> None:
    names, dice = Names(TEXTS["en"], mirror), Random(3)
    first = brought(phone(), site.url)
    play(first, mirror, dice)
    second = started(Phone(first.page.context), first.page.url, names.undo())
    first.page.get_by_text(TEXTS["en"].say("link-elsewhere")).wait_for(timeout=10_000)
    play(second, mirror, dice)
    third = started(Phone(first.page.context), second.page.url, names.undo())
    play(third, mirror, dice)


def test_it_can_be_installed(phone: NewPhone, site: Standing) -> None:
    alone = started(phone(), site.url, say("title"))
    asking = alone.page.context.new_cdp_session(alone.page)
    errors = asking.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A test's window is a private one, from which nothing is ever installed.
    assert {error["errorId"] for error in errors} == {"in-incognito"}


def test_everything_moves_to_another_browser_as_one_file(
    phone: NewPhone, site: Standing, mirror: TableSession
) -> None:
    names = Names(TEXTS["en"], mirror)
    first = brought(phone(), site.url)
    play(first, mirror, Random(4))
    where = first.page.url
    first.page.goto(f"{site.url}#/settings")
    first.expect_text(say("whole-save"))
    with first.page.expect_download() as download:
        first.tap_label(say("whole-save"))
    second = started(phone(), f"{site.url}#/settings", say("whole-take"))
    with second.page.expect_file_chooser() as chooser:
        second.labelled(say("whole-take")).scroll_into_view_if_needed()
        second.touch(say("whole-take"))
    chooser.value.set_files(str(download.value.path()))
    second.expect_text(say("whole-replace")).tap_label(say("whole-replace"))
    second.expect_no_text(say("whole-replace"))
    again(second, say("whole-save"))
    second.page.goto(where)
    second.expect_text(names.undo())


def test_a_code_in_a_photo_is_found_by_what_the_browser_has_for_that(
    phone: NewPhone, site: Standing, mirror: TableSession
) -> None:
    text = code(begun())
    detector = f"""
        self.BarcodeDetector = class {{
          static async getSupportedFormats() {{ return ["qr_code"]; }}
          async detect(picture) {{ return picture.width > 100 ? [{{ rawValue: "{text}" }}] : []; }}
        }};
    """
    alone = phone(service_workers="block")

    def with_detector(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=detector + answer.text())

    alone.page.context.route("**/worker.js*", with_detector)
    started(alone, f"{site.url}#/c", say("bring-photo"))
    with alone.page.expect_file_chooser() as chooser:
        alone.touch(say("bring-photo"))
    chooser.value.set_files([FilePayload(name="IMG.PNG", mimeType="image/png", buffer=photo(text))])
    alone.touch(say("bring-do-new"))
    alone.expect_text(mirror.names[0])
    assert alone.failures == []


CAMERA = """(picture) => {
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
}"""
"""A camera before which somebody holds a picture."""


def test_the_camera_of_the_app_reads_a_code(phone: NewPhone, site: Standing, mirror: TableSession) -> None:
    alone = started(phone(), f"{site.url}#/c", say("bring-scan"))
    picture = base64.b64encode(photo(code(begun()))).decode()
    alone.page.evaluate(f"({CAMERA})('{picture}')")
    alone.touch(say("bring-scan"))
    alone.expect_text(say("bring-do-new"), timeout=30_000).touch(say("bring-do-new"))
    alone.expect_text(mirror.names[0])
    assert alone.page.locator("#scan").count() == 0
    assert alone.foreign() == []


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


@pytest.mark.parametrize("name", ["", "night.table"])
def test_what_is_shared_with_the_app_is_brought_in(phone: NewPhone, site: Standing, name: str) -> None:
    alone = started(phone(), site.url, say("title"))
    alone.page.goto(site.url.removesuffix(f"{FOLDER}/"))  # outside of the site, whose policy sends no forms
    alone.page.evaluate(SHARE, [f"{site.url}c/", code(begun()), name])
    awake(alone, say("bring-do-new"))


NEXT = "0123456789ab"
"""The version of a site that was made anew."""


def renew(folder: Path) -> None:
    """Put another version of the site into its place, which differs by its name alone."""
    (old,) = (folder / "_").iterdir()
    for name in (
        "index.html",
        "sw.js",
        "c/index.html",
        "C/index.html",
        "g/index.html",
        *(each.name for each in folder.glob("*.json")),
    ):
        page = folder / name
        page.write_text(page.read_text(encoding="utf-8").replace(old.name, NEXT), encoding="utf-8")
    old.rename(old.with_name(NEXT))


def version_of(phone: Phone) -> str:
    """The version of the site that a page runs."""
    found: str = phone.page.evaluate("document.querySelector('script[data-base]').dataset.base.split('/')[1]")
    return found


def test_a_new_version_takes_over_between_tables_and_every_table_is_there(
    phone: NewPhone, space: Path, tmp_path: Path, mirror: TableSession
) -> None:
    folder = shutil.copytree(space / FOLDER, tmp_path / FOLDER)
    names, dice = Names(TEXTS["en"], mirror), Random(5)
    with Standing(tmp_path, FOLDER) as site:
        alone = brought(phone(), site.url)
        play(alone, mirror, dice)
        where = alone.page.url
        renew(folder)
        alone.page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
        alone.page.get_by_text(TEXTS["en"].say("link-newer")).wait_for(timeout=30_000)
        play(alone, mirror, dice)
        assert version_of(alone) != NEXT
        alone.page.evaluate("location.hash = '#/'")
        alone.page.wait_for_function(f"document.documentElement.innerHTML.includes('{NEXT}')", timeout=30_000)
        awake(alone, mirror.names[0])
        assert alone.page.evaluate("caches.keys()") == [f"companion-{NEXT}"]
        alone.page.goto(where)
        alone.expect_text(names.undo())


def spoiled(alone: Phone, script: str) -> Phone:
    """Have a script run in Python's worker before anything else does."""

    def with_script(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=script + answer.text())

    alone.page.context.route("**/worker.js*", with_script)
    return alone


def test_where_the_browser_refuses_to_keep_anything_the_app_runs_and_says_so(
    phone: NewPhone, site: Standing
) -> None:
    refused = "navigator.storage.getDirectory = () => Promise.reject(new DOMException('', 'SecurityError'));"
    alone = spoiled(phone(service_workers="block"), refused)
    started(alone, f"{site.url}#/settings", say("alone-unkept"))
    alone.expect_no_text(say("whole-save"))


def test_a_move_for_which_there_is_no_room_is_refused_and_nothing_else_is_lost(
    phone: NewPhone, site: Standing, mirror: TableSession
) -> None:
    full = """
        const write = FileSystemSyncAccessHandle.prototype.write;
        FileSystemSyncAccessHandle.prototype.write = function (...given) {
          if (self.full) throw new DOMException("", "QuotaExceededError");
          return write.apply(this, given);
        };
    """
    names, dice = Names(TEXTS["en"], mirror), Random(6)
    alone = brought(spoiled(phone(service_workers="block"), full), site.url)
    play(alone, mirror, dice)
    (worker,) = alone.page.workers
    worker.evaluate("self.full = true")
    seat, move = likely(mirror, dice)
    alone.touch(names.seat(seat)).expect_text(names.task(seat))
    for label in names.taps(seat, move):
        alone.touch(label)
    alone.expect_text("The disk is full.")
    worker.evaluate("self.full = false")
    again(alone, names.undo())
    play(alone, mirror, dice)
