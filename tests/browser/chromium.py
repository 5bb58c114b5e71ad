"""The browser that all tests of one process share, and its sudden end where a test hangs."""

import contextlib
import os
import re
import shutil
import signal
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Playwright

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP lan.test 127.0.0.1",
    # Pages live for seconds: what a phone compiles a second time for the long run is not worth it here.
    "--js-flags=--liftoff-only",
    # What one page of a window has compiled, the next one there need not (`tests.browser.windows`).
    "--process-per-site",
]

_UNSEEN = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")
"""Web pages in the address bar, which nobody sees: each new window would begin with a process for them."""


class Chromium:
    """The Chromium named by $CHROMIUM, or the system's, or Playwright's own; launched when asked for."""

    def __init__(self, playwright: Playwright) -> None:
        self._type = playwright.chromium
        self._browser: Browser | None = None
        self._off = ""
        self._process = 0
        self._killed = False

    def running(self) -> Browser:
        """Return the running browser, launched anew if the last one ended."""
        if self._browser is None or not self._browser.is_connected():
            self._off = self._off or ",".join((*self._features_off_by_default(), *_UNSEEN))
            self._browser = self._launch(f"--disable-features={self._off}")
            self._process = _process(self._browser)
        return self._browser

    @staticmethod
    def find_browser() -> str | None:
        """Return the program. None for Playwright's own."""
        return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, _NAMES)), None)

    @staticmethod
    def arguments() -> list[str]:
        """Copy the arguments that every browser is started with."""
        return [*_ARGUMENTS]

    def _launch(self, *further: str) -> Browser:
        return self._type.launch(executable_path=self.find_browser(), args=[*_ARGUMENTS, *further])

    def launch_own(self, folder: Path, **options: Any) -> BrowserContext:
        """Launch a second browser that keeps its pages' data in a folder."""
        return self._type.launch_persistent_context(
            folder, executable_path=self.find_browser(), args=_ARGUMENTS, **options
        )

    def _features_off_by_default(self) -> list[str]:
        """List the features that the driver turns off itself. Chromium heeds only the last such list."""
        with contextlib.closing(self._launch()) as browser:
            command: str = browser.new_browser_cdp_session().send("SystemInfo.getInfo")["commandLine"]
        return re.findall(r"--disable-features=(\S+)", command)[-1:]

    def kill(self) -> None:
        """End the browser with all its pages at once, from any thread: nobody waits for them any longer."""
        self._killed = True
        if self._process:
            with contextlib.suppress(ProcessLookupError):
                _kill(self._process)

    def was_killed(self) -> bool:
        """Tell if the browser was killed since the last call."""
        killed, self._killed = self._killed, False
        return killed

    def close(self) -> None:
        """End the browser in order."""
        if self._browser is not None:
            self._browser.close()


def _process(browser: Browser) -> int:
    """Return the id of a browser's own process. Its pages have others."""
    asking = browser.new_browser_cdp_session()
    processes = asking.send("SystemInfo.getProcessInfo")["processInfo"]
    asking.detach()
    return int(next(process["id"] for process in processes if process["type"] == "browser"))


def _kill(process: int) -> None:
    """End a process and those it started. The driver gives each browser a group of its own."""
    group = os.getpgid(process)
    if group == os.getpgrp():
        os.kill(process, signal.SIGKILL)
    else:
        os.killpg(group, signal.SIGKILL)


def kill_all(folder: Path) -> None:
    """End every process of a browser that keeps things in a folder, as when a phone's battery is dead."""
    wanted = f"--user-data-dir={folder}".encode()
    for process in Path("/proc").iterdir():
        with contextlib.suppress(OSError):
            if process.name.isdigit() and wanted in (process / "cmdline").read_bytes().split(b"\0"):
                os.kill(int(process.name), signal.SIGKILL)
    for name in ("SingletonLock", "SingletonCookie", "SingletonSocket"):
        (folder / name).unlink(missing_ok=True)
