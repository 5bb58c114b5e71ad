"""The app in a window of its own: one page of a browser, without the browser's controls."""

import _thread
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import platformdirs

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "brave-browser",
    "vivaldi",
    "chrome",
    "msedge",
)
"""Commands of browsers that can show a page in a window of its own."""

PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "/Applications/Brave Browser.app/Contents/MacOS/Brave Browser",
)
"""Where they lie on a Mac."""

WINDOWS = ("Google/Chrome/Application/chrome.exe", "Microsoft/Edge/Application/msedge.exe")
"""Where they lie below the folders of programs on Windows."""


def find_browser(environ: Mapping[str, str]) -> str | None:
    """Find the first browser on this machine that can show a page in a window of its own.

    Args:
        environ: the environment; it tells the folders of commands and programs.
    """
    return next(_there(environ), None)


def command(browser: str, url: str, profile: Path) -> list[str]:
    """Build the command that starts a window of its own.

    Args:
        browser: the program.
        url: of the page.
        profile: the browser's folder for this window alone; with it the program runs until
            the window is closed.
    """
    said = (f"--app={url}", f"--user-data-dir={profile}", "--class=table-companion", "--no-first-run")
    return [browser, *said, "--no-default-browser-check"]


def open_window(
    url: str, environ: Mapping[str, str], *, closed: Callable[[], object] = _thread.interrupt_main
) -> bool:
    """Open the app in a window of its own, without waiting for it.

    Args:
        url: of the app.
        environ: the environment.
        closed: called once the window is closed; as it is, that stops the app as Ctrl-C does.

    Returns:
        True if there is a browser for that.

    Raises:
        OSError: it cannot be started.
    """
    browser = find_browser(environ)
    if browser is None:
        return False
    profile = Path(platformdirs.user_cache_path("table-companion", appauthor=False)) / "window"
    quiet = subprocess.DEVNULL
    running = subprocess.Popen(command(browser, url, profile), stdout=quiet, stderr=quiet, env=dict(environ))

    def watch() -> None:
        running.wait()
        closed()

    threading.Thread(target=watch, daemon=True).start()
    return True


def _there(environ: Mapping[str, str]) -> Iterator[str]:
    for name in NAMES:
        if found := shutil.which(name, path=environ.get("PATH")):
            yield found
    yield from (place for place in PLACES if sys.platform == "darwin" and os.access(place, os.X_OK))
    for folder in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"):
        for place in WINDOWS:
            if (path := Path(environ.get(folder, "")) / place).is_file() and environ.get(folder):
                yield str(path)
