"""What is named in a registry is imported when it is asked for, and not before."""

import subprocess
import sys
from pathlib import Path

import pytest

from companion.registry import Registry
from tests.architecture.test_walls import ROOT

ASKED = """
import sys
from views.entry.routes import build_app
from companion.games import GAMES
from companion.hosting.open_home import OpenHome
from pathlib import Path
with OpenHome.open(Path(sys.argv[1])):
    games = [name for name in sys.modules if name.startswith(("companion.games.", "views.boards."))]
    names = set(GAMES)
print(sorted({name.split(".")[2] for name in games} & names))
GAMES["card_city"]
print(sorted({name.split(".")[2] for name in sys.modules if name.startswith("companion.games.")} & names))
"""


def test_a_home_is_opened_and_shown_without_importing_any_game(tmp_path: object) -> None:
    command = [sys.executable, "-c", ASKED, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["[]", "['card_city']"]


def test_a_registry_tells_its_ids_in_order_and_imports_what_is_asked_for() -> None:
    registry: Registry[object] = Registry({"pi": "math:pi", "lost": "nowhere:NAME", "e": "math:e"})
    assert list(registry) == ["pi", "lost", "e"]
    assert ("lost" in registry, "x" in registry) == (True, False)
    assert registry["pi"] == registry.get("pi") == 3.141592653589793
    assert registry.get("x", 1) == 1
    with pytest.raises(KeyError):
        registry["x"]
    with pytest.raises(ImportError, match=r"lost \(nowhere:NAME\)"):
        registry["lost"]


@pytest.mark.parametrize("trouble", ["raise KeyError('ink')", "raise NameError('ink')", "import nowhere", ""])
def test_what_is_named_and_cannot_be_imported_is_never_taken_for_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    """Otherwise a board of the app's own that is broken would be drawn as a game without one."""
    (tmp_path / "broken_board.py").write_text(trouble, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "broken_board", raising=False)
    registry: Registry[object] = Registry({"town": "broken_board:BOARD"})
    with pytest.raises(ImportError, match="town"):
        registry.get("town", "plain")
    assert registry.get("hamlet", "plain") == "plain"


def test_what_is_put_in_stands_last_and_what_is_replaced_stays_where_it_was() -> None:
    registry: Registry[object] = Registry({"pi": "math:pi", "e": "math:e"})
    registry["new"] = 1
    registry["pi"] = 3
    assert dict(registry) == {"pi": 3, "e": 2.718281828459045, "new": 1}
    del registry["e"]
    assert list(registry) == ["pi", "new"]
    with pytest.raises(KeyError):
        del registry["e"]
