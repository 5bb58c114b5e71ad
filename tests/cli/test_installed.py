"""What a wheel lays down, run where the checkout is out of reach."""

import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

import pytest

from companion.data import find_views
from tests.patience import patient

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds what the build is told to put into the wheel, where it is told to."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    site = tmp_path_factory.mktemp("installed")
    for package in wheel["packages"]:
        _copy(package, site / package)
    for folder, place in wheel["force-include"].items():
        _copy(folder, site / place)
    return site


def _copy(folder: str, place: Path) -> None:
    skipped = shutil.ignore_patterns("__pycache__", "fonts", "covers")
    shutil.copytree(ROOT / folder, place, ignore=skipped, dirs_exist_ok=True)


def run(site: Path, program: str) -> list[str]:
    """Return the lines that a program prints that sees nothing but that folder and the libraries."""
    libraries = sysconfig.get_path("purelib")
    found = f"import sys; sys.path[:0] = [{str(site)!r}, {libraries!r}]; "
    command = [sys.executable, "-I", "-S", "-c", found + program]
    ran = subprocess.run(command, capture_output=True, timeout=patient(60), check=True, cwd=site, text=True)
    return ran.stdout.splitlines()


def test_an_installed_app_brings_one_package_with_a_name_of_its_own(laid: Path) -> None:
    assert [path.name for path in laid.iterdir()] == ["companion"]


def test_the_screens_are_importable_once_somebody_opens_them_and_not_before(laid: Path) -> None:
    shown = run(
        laid,
        "from importlib.util import find_spec; before = find_spec('views'); "
        "from companion.data import find_views; find_views(); find_views(); "
        "import views.entry.app; print(before, views.entry.app.__file__, sum('_app' in p for p in sys.path))",
    )
    assert shown == [f"None {laid / 'companion' / '_app' / 'views' / 'entry' / 'app.py'} 1"]


def test_an_installed_app_finds_its_games_boxes_and_texts(laid: Path) -> None:
    position = laid / "companion" / "_data" / "positions" / "card_city" / "score_19.toml"
    shown = run(laid, f"from companion.cli import main; main(['score', {str(position)!r}])")
    assert any("19" in line for line in shown)


def test_a_checkout_is_left_as_it_is() -> None:
    before = list(sys.path)
    find_views()
    assert sys.path == before
