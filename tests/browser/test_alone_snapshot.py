"""The app from files alone goes on from a snapshot of Python's memory, or else begins from files."""

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.alone import START, Lone, again, awake, began, mirror_table, snapshot_kept, spoil_script
from tests.browser.phone import IPHONE, Phone
from tests.browser.standing import Standing
from tests.effort import left_to_a_proof
from tests.patience import patient

FILES, SNAPSHOT = "from files", "from a snapshot"

DAMAGE = """async () => {
  const kept = await (await navigator.storage.getDirectory()).getFileHandle("companion-snapshot");
  const at = Math.floor((await kept.getFile()).size / 2);
  const byte = new Uint8Array(await (await kept.getFile()).slice(at, at + 1).arrayBuffer());
  const file = await kept.createWritable({ keepExistingData: true });
  await file.write({ type: "write", position: at, data: byte.map((was) => was ^ 1) });
  await file.close();
}"""
"""Turns one bit in the middle of it."""

FOUND = """async () => {
  const folder = await navigator.storage.getDirectory();
  const read = async (name) => {
    const file = await (await folder.getFileHandle(name)).getFile();
    return new TextDecoder("latin1").decode(await file.arrayBuffer());
  };
  const home = await read("companion-home-a") + await read("companion-home-b");
  const snapshot = await read("companion-snapshot");
  const words = [...new Set(home.match(/[\\w-]{12,}/g))].filter((word) => /\\d/.test(word));
  return [words, words.filter((word) => snapshot.includes(word))];
}"""
"""The words of the home that nobody could have made up, and those of them that the snapshot holds."""

LATE = """
  const wait = self.setTimeout;
  self.setTimeout = (act, after, ...more) => wait(act, after === 20000 ? 0 : after, ...more);
"""
"""Nobody waits for a start from the snapshot."""

FAILING = """
  const size = FileSystemSyncAccessHandle.prototype.getSize;
  FileSystemSyncAccessHandle.prototype.getSize = function () {
    if (self.began === "from a snapshot") throw new Error("not from a snapshot");
    return size.apply(this);
  };
"""
"""A Python that goes on from the snapshot cannot open the home."""


@pytest.fixture(scope="module")
def opened(browser: Browser, site: Standing) -> Iterator[Lone]:
    """A browser that has the app, and a table in it."""
    context = browser.new_context(**IPHONE, locale="en-US", service_workers="block")
    context.set_default_timeout(patient(15_000))
    with mirror_table() as session:
        yield Lone(Phone(context), site.url, session)
    context.close()


@pytest.fixture
def lone(opened: Lone) -> Iterator[Lone]:
    """The same, which has kept a snapshot; afterwards a move is made: the app goes on if it was."""
    snapshot_kept(opened.phone)
    yield opened
    opened.play()


def test_a_later_start_goes_on_from_a_snapshot(lone: Lone) -> None:
    assert began(lone.phone) == FILES
    again(lone.phone, lone.last)
    assert began(lone.phone) == SNAPSHOT


def test_where_the_snapshot_is_damaged_the_app_begins_from_files_and_the_next_one_has_nothing_of_the_home(
    lone: Lone,
) -> None:
    words, of_the_app = map(set, lone.phone.page.evaluate(FOUND))  # this one is of before there was a table
    lone.phone.page.evaluate(DAMAGE)
    again(lone.phone, lone.last)
    assert began(lone.phone) == FILES
    _, found = snapshot_kept(lone.phone).page.evaluate(FOUND)
    assert words - of_the_app
    assert set(found) <= of_the_app


@left_to_a_proof("where it is damaged, it begins from files as well")
def test_where_the_snapshot_takes_too_long_the_app_begins_from_files(lone: Lone) -> None:
    again(spoil_script(lone.phone, LATE), lone.last)
    assert began(lone.phone) == FILES


def test_where_an_app_from_the_snapshot_cannot_open_the_home_it_begins_again_from_files(lone: Lone) -> None:
    loads = []
    lone.phone.page.on("domcontentloaded", lambda _: loads.append(time.monotonic()))
    spoil_script(lone.phone, FAILING).page.reload(wait_until="commit")
    until = time.monotonic() + START / 1000
    while len(loads) < 2:
        assert time.monotonic() < until, "the page was not loaded again"
        lone.phone.settle()
    awake(lone.phone, lone.last)
    assert began(lone.phone) == FILES
