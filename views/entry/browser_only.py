"""Start of the app in one browser alone. One home, one page, and its viewer is the host."""

import errno
import importlib
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType
from typing import Any

import flet as ft

from companion.data import fetch_missing
from companion.games import GAMES
from companion.history.logdisk import LogDisk, MemoryTape, Tape
from companion.hosting.open_home import OpenHome, current_millis
from companion.locale.texts import Texts
from companion.sharing.errors import CarryError
from views.device.phone import Alone, find_no_codes
from views.entry.main import make_main
from views.flet_adapter.bridge import welcome
from views.flet_adapter.patches import patch_flet
from views.transport.peers import Peers

HOME = Path("/home/companion")
"""Path of the home among the files of the log; no person ever sees it."""

BROWSER = "companion_browser"
"""The module by which the page's own script hands over what only a browser has."""

PACKED = ("companion.games", "views.boards")
"""The packages whose own packages, one for each game, the site has in packs of their own."""

NIGHT, NIGHT_LOOK = "night", "dark"
"""The pack of the small pictures as they are by night, and what stands in their names."""

RULEBOOKS = "rulebooks"
"""The folder of data with one for each game, which lies in the same packs."""


class BrowserTape:
    """File of the browser's own, which can be written and flushed at once. See ``Tape``."""

    def __init__(self, file: Any) -> None:
        """Take over a file that the page's script has opened.

        Args:
            file: what ``worker.js`` made of it; its acts answer with what is wrong, if anything is.
        """
        self._file = file

    def size(self) -> int:
        """See ``Tape.size``."""
        return int(self._file.size())

    def read(self) -> bytes:
        """See ``Tape.read``."""
        return bytes(self._file.read().to_py())

    def write(self, at: int, data: bytes) -> None:
        """See ``Tape.write``."""
        _check_answer(self._file.write(at, data))

    def cut(self, size: int) -> None:
        """See ``Tape.cut``."""
        _check_answer(self._file.cut(size))

    def flush(self) -> None:
        """See ``Tape.flush``."""
        _check_answer(self._file.flush())


class PackFinder(MetaPathFinder):
    """Finds the modules and the data of a game where they still lie in a pack of the site."""

    def __init__(self, fetch: Callable[[str], bool]) -> None:
        """Begin without fetching any pack.

        Args:
            fetch: puts the files of a game's pack into Python's path; False if there is no such pack.
        """
        self._fetch = fetch
        self._asked: set[str] = set()

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find a module after fetching its pack, once all other finders have failed.

        See ``MetaPathFinder.find_spec``.
        """
        package, _, game = fullname.rpartition(".")
        found = package in PACKED and self.fetch(game)
        return PathFinder.find_spec(fullname, path) if found else None

    def fetch_data(self, parts: tuple[str, ...]) -> bool:
        """Fetch the pack that a data path belongs to. See `companion.data.fetch_missing`."""
        folder, name = (*parts, "", "")[:2]
        if folder == "covers" and f"-{NIGHT_LOOK}" in name:
            return self.fetch(NIGHT)
        return folder == RULEBOOKS and self.fetch(name)

    def fetch(self, game: str) -> bool:
        """Fetch the pack of a game or of the night, unless that was done already.

        Returns True if one arrived.
        """
        if game in self._asked or not (game in GAMES or game == NIGHT) or not self._fetch(game):
            return False
        self._asked.add(game)
        importlib.invalidate_caches()
        return True


class BrowserPeers:
    """Port to the page that holds the lines to other phones. Sends commands and receives events."""

    def __init__(self, port: Any) -> None:
        """Take over the port to the page.

        Args:
            port: the object that ``worker.js`` made for it.
        """
        self._port = port

    def __call__(self, act: str, line: int, content: str | bytes = "") -> None:
        """See `views.transport.peers.Post`."""
        self._port.post(act, line, content)

    def listen(self, heard: Callable[[str, int, str | bytes], None]) -> None:
        """Register the callback for the page's events."""
        self._port.heard = lambda event, line, content: heard(
            str(event), int(line), content if isinstance(content, str) else bytes(content.to_py())
        )


class BrowserCodes:
    """Reader of the QR codes in pictures, with the browser's own means."""

    def __init__(self, find: Any) -> None:
        """Take over the browser's finder.

        Args:
            find: what ``worker.js`` made of it: a promise of texts for the bytes of a picture.
        """
        self._find = find

    async def __call__(self, picture: bytes) -> tuple[str, ...]:
        """Read the texts of all codes in a picture, without duplicates.

        Raises:
            CarryError: the browser cannot read the picture, or finds no code in it.
        """
        try:
            found = (await self._find(picture)).to_py()
        except Exception as error:  # what a browser raises has no name here
            raise CarryError("carry-photo-unreadable") from error
        texts = tuple(dict.fromkeys(str(text) for text in found if text))
        if not texts:
            raise CarryError("carry-photo-empty")
        return texts


class BrowserCamera:
    """Camera that scans one code after the other."""

    def __init__(self, scan: Any) -> None:
        """Take over the browser's scanner.

        Args:
            scan: what ``worker.js`` made of it: a promise of a code's text for the words of the screen, as
                JSON; of an empty one where it was closed, of nothing if there is no camera to be used.
        """
        self._scan = scan

    async def __call__(self, words: Mapping[str, str | bool]) -> str:
        """Scan a code with the camera and return its text. Empty if the person closed the camera.

        Raises:
            CarryError: there is no camera, or the browser may not use it.
        """
        seen = await self._scan(json.dumps(dict(words)))
        if not isinstance(seen, str):
            raise CarryError("carry-no-camera")
        return seen


@cache
def every_text() -> Mapping[str, Texts]:
    """Load the texts of every locale, once."""
    return Texts.load_all()


def prepare() -> None:
    """Run the common part of every start. Its state in memory is kept in the snapshot for later starts."""
    every_text()
    patch_flet()
    importlib.import_module("flet.app")


def run_in_browser() -> None:
    """Open the home of this browser, and show the app on its one page.

    Raises:
        CompanionError: the home cannot be read or written.
        OSError: its storage cannot.
    """
    browser: Any = importlib.import_module(BROWSER)
    packs = PackFinder(browser.fetch)
    sys.meta_path.append(packs)
    fetch_missing(packs.fetch_data)
    files = list(browser.files)
    tapes = tuple(map(BrowserTape, files)) if files else (MemoryTape(), MemoryTape())
    codes = BrowserCodes(browser.codes) if browser.codes else find_no_codes
    camera = BrowserCamera(browser.scan) if browser.scan else None
    alone = Alone(bool(files), bool(browser.promised), codes=codes, camera=camera)
    lines = BrowserPeers(browser.peers) if browser.peers else None
    run_alone(tapes, languages=tuple(browser.languages), alone=alone, lines=lines)


def run_alone(
    tapes: Sequence[Tape],
    *,
    languages: tuple[str, ...],
    alone: Alone,
    lines: BrowserPeers | None = None,
) -> None:
    """Show the app on one page, and to phones nearby, with its home on two tapes.

    Args:
        tapes: as for `LogDisk`.
        languages: the language tags the browser wants, most wanted first.
        alone: the state of the browser's storage.
        lines: the port to other phones; None if the browser cannot hold any.

    Raises:
        CompanionError: the home cannot be read or written.
        OSError: the tapes cannot.
    """
    first, second = tapes
    house = OpenHome.open(HOME, disk=LogDisk((first, second), HOME, clock=current_millis))
    texts = every_text()
    peers = Peers(lines, make_main(house, near=True, texts=texts)) if lines else None
    if lines and peers:
        lines.listen(peers.handle_event)
    alone = replace(alone, peers=peers)

    def add_peers(page: ft.Page) -> None:
        welcome(page, languages, local=True)
        if peers:
            peers.adopt_page(page)

    ft.run(make_main(house, alone=alone, texts=texts), before_main=add_peers)


def _check_answer(wrong: Any) -> None:
    """Check the answer to an action of the page's script.

    Raises:
        OSError: it was not.
    """
    if wrong:
        raise OSError(getattr(errno, str(wrong), errno.EIO), str(wrong))
