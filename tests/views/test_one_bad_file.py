"""A phone goes through a home with one bad file: every page opens, and the host reads what is wrong."""

from __future__ import annotations

import re
import shutil
from functools import partial
from pathlib import Path

import pytest

from companion.history.stores import store_id
from tests.effort import in_turn
from tests.hosting.full_home import TROUBLES, fill, kept_files
from tests.views.visit import ENGLISH, visit

UNSAID = re.compile(r"Errno|Traceback|Error\b|\bE[A-Z]{4,}\b|a secret|/tmp/|/home/")
"""What no person can read, or may."""

ROUTES = ("/", "/history", "/history/TABLE2", "/t/TABLE0", "/tools", "/settings", "/new/card_city")


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("full") / "home"
    fill(folder)
    return folder


def one_of_each_store(full: Path) -> list[str]:
    """Return a file of each store: of the tables, records and albums those whose pages are opened."""
    names = [name for name in kept_files(full) if "TABLE" not in name or re.search("TABLE[02]", name)]
    return list({store_id(full / name): name for name in reversed(names)}.values())


KINDS = ("a folder", "unreadable", "cut")
"""What a file of each store has become, one after the other."""


@pytest.mark.parametrize("trouble", KINDS)
async def test_every_page_opens_whatever_file_is_bad(full: Path, tmp_path: Path, trouble: str) -> None:
    turns = in_turn(one_of_each_store(full), KINDS)
    for number, name in enumerate(name for kind, name in turns if kind == trouble):
        home = Path(shutil.copytree(full, tmp_path / str(number)))
        with pytest.MonkeyPatch.context() as patch:
            TROUBLES[trouble](home / name, patch)
            async with visit(home) as phone:
                for route in ROUTES:
                    await phone.go(route)
                    await phone.until(lambda: bool(phone.texts()))
                    said = "\n".join(phone.texts())
                    if route == "/settings":  # where the host is told which folder is the home
                        said = said.replace(str(home), "")
                    assert ENGLISH.say("app-stumbled-page") not in said, (name, route)
                    assert not UNSAID.search(said), (name, route, said)
        shutil.rmtree(home)


@pytest.mark.parametrize("trouble", ["a dangling link", "a folder", "unreadable", "too large"])
async def test_a_table_that_cannot_be_opened_is_not_called_deleted(
    full: Path, tmp_path: Path, trouble: str
) -> None:
    home = Path(shutil.copytree(full, tmp_path / "home"))
    with pytest.MonkeyPatch.context() as patch:
        for name in ("tables/TABLE0.journal", "records/TABLE2.journal"):
            TROUBLES[trouble](home / name, patch)
        async with visit(home) as phone:
            await phone.until(lambda: "Table TABLE0 cannot be opened" in "\n".join(phone.texts()))
            for route, words in (("/t/TABLE0", "table-barred"), ("/history/TABLE2", "record-barred")):
                await phone.go(route)
                await phone.until(partial(phone.shows, ENGLISH.say(f"app-{words}")))
