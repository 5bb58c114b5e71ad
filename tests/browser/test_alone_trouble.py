"""The app from files alone: another version of it, and a browser that keeps nothing."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from companion.hosting.session import TableSession
from tests.browser.alone import (
    awake,
    began,
    bring_table,
    mirror_table,
    play,
    say,
    snapshot_kept,
    spoil_script,
    start_alone,
)
from tests.browser.conftest import NewPhone
from tests.browser.phone import Phone
from tests.browser.standing import FOLDER, Standing
from tests.browser.table import TEXTS
from tests.patience import patient
from tests.views.fingers import Names


@pytest.fixture
def mirror() -> Iterator[TableSession]:
    """The same table in this process, which tells what there is to tap."""
    with mirror_table() as session:
        yield session


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
    """Return the version of the site that a page runs."""
    found: str = phone.page.evaluate("document.querySelector('script[data-base]').dataset.base.split('/')[1]")
    return found


def test_a_new_version_takes_over_between_tables_and_every_table_is_there(
    phone: NewPhone, space: Path, tmp_path: Path, mirror: TableSession
) -> None:
    folder = shutil.copytree(space / FOLDER, tmp_path / FOLDER)
    names, dice = Names(TEXTS["en"], mirror), Random(5)
    with Standing(tmp_path, FOLDER, stuck="/later.json") as site:
        alone = bring_table(phone(), site.url)
        play(alone, mirror, dice)
        where = snapshot_kept(alone).page.url
        # What the older one still fetches for later does not hold the next one up, asked for once or twice.
        for _ in range(2):
            alone.page.evaluate("navigator.serviceWorker.controller.postMessage('later')")
        renew(folder)
        alone.page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update())")
        alone.page.get_by_text(TEXTS["en"].say("link-newer")).wait_for(timeout=patient(30_000))
        play(alone, mirror, dice)
        assert version_of(alone) != NEXT
        alone.page.evaluate("location.hash = '#/'")
        renewed = f"script[data-base*='{NEXT}']"
        alone.page.wait_for_selector(renewed, state="attached", timeout=patient(60_000))
        awake(alone, mirror.names[0])
        assert began(alone) == "from files"  # the snapshot is of the older one
        assert alone.page.evaluate("caches.keys()") == [f"companion-{NEXT}"]
        alone.page.goto(where)
        alone.expect_text(names.undo())


def test_where_the_browser_refuses_to_keep_anything_the_app_runs_and_says_so(
    phone: NewPhone, site: Standing
) -> None:
    refused = "navigator.storage.getDirectory = () => Promise.reject(new DOMException('', 'SecurityError'));"
    alone = spoil_script(phone(own=True, service_workers="block"), refused)
    start_alone(alone, f"{site.url}#/settings", say("alone-unkept"))
    alone.expect_no_text(say("whole-save"))
