"""``companion --window``: the served app in a window of its own, which ends with it."""

import configparser
import os
import shutil
import subprocess
import sys
import threading
import tomllib
from pathlib import Path

import pytest

from companion.commands.window import NAMES, command, find_browser, open_window
from tests.architecture.test_walls import ROOT
from tests.patience import patient

BROWSER = """#!{python}
import sys, urllib.request
url = next(word for word in sys.argv if word.startswith("--app=")).removeprefix("--app=")
page = urllib.request.urlopen(url, timeout=30).read()
open({said!r}, "w").write(" ".join(sys.argv[1:]) + "\\n" + str(b"<title>" in page))
"""


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with a browser that looks at its page once, and is closed."""
    folder = tmp_path / "bin"
    folder.mkdir()
    browser = folder / "chromium"
    browser.write_text(BROWSER.format(python=sys.executable, said=str(tmp_path / "said")), encoding="utf-8")
    browser.chmod(0o755)
    return folder


def test_a_window_shows_the_app_and_closing_it_stops_the_app(place: Path, tmp_path: Path) -> None:
    environ = {**os.environ, "PATH": str(place), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    arguments = ("--window", "--only-here", "--home", str(tmp_path / "home"))
    asked = [sys.executable, "-m", "companion", *arguments]
    done = subprocess.run(asked, cwd=ROOT, env=environ, capture_output=True, timeout=patient(120))
    said, there = (tmp_path / "said").read_text(encoding="utf-8").splitlines()
    assert "--app=http://" in said
    assert "--user-data-dir=" in said
    assert there == "True"
    assert done.returncode in (0, 130), done.stderr


def test_what_is_to_happen_when_the_window_is_closed_happens(place: Path) -> None:
    closed = threading.Event()
    assert open_window("data:,", {"PATH": str(place)}, closed=closed.set)
    assert closed.wait(patient(60))


def test_the_first_browser_that_can_is_taken_else_none(place: Path, tmp_path: Path) -> None:
    shutil.copy(place / "chromium", place / "msedge")
    assert find_browser({"PATH": str(place)}) == str(place / "chromium")
    (place / "chromium").unlink()
    assert find_browser({"PATH": str(place)}) == str(place / "msedge")
    if sys.platform != "darwin":
        assert find_browser({"PATH": str(tmp_path)}) is None
        assert not open_window("data:,", {"PATH": str(tmp_path)})
    assert len(set(NAMES)) == len(NAMES)


def test_a_browser_is_told_the_page_and_a_profile_of_its_own(tmp_path: Path) -> None:
    said = command("chromium", "http://localhost:1/", tmp_path)
    assert said[:3] == ["chromium", "--app=http://localhost:1/", f"--user-data-dir={tmp_path}"]


def test_a_desktop_starts_it_by_a_file_that_the_wheel_installs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    shared = project["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    places = {target: ROOT / source for source, target in shared.items()}
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[method-assign,assignment]
    entry.read_string(places["share/applications/table-companion.desktop"].read_text(encoding="utf-8"))
    said = entry["Desktop Entry"]
    assert (said["Type"], said["Exec"], said["Terminal"]) == ("Application", "companion --window", "false")
    assert places[f"share/icons/hicolor/scalable/apps/{said['Icon']}.svg"].is_file()
