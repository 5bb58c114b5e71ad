"""What is named in a registry is imported when it is asked for, and not before."""

import subprocess
import sys

import pytest

from companion.registry import Registry
from tests.house.test_walls import ROOT

ASKED = """
import sys
from views.routes import app_of
from companion.games import GAMES
from companion.hosting.house import House
from pathlib import Path
with House.open(Path(sys.argv[1])):
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
    with pytest.raises(ModuleNotFoundError):
        registry["lost"]


def test_what_is_put_in_stands_last_and_what_is_replaced_stays_where_it_was() -> None:
    registry: Registry[object] = Registry({"pi": "math:pi", "e": "math:e"})
    registry["new"] = 1
    registry["pi"] = 3
    assert dict(registry) == {"pi": 3, "e": 2.718281828459045, "new": 1}
    del registry["e"]
    assert list(registry) == ["pi", "new"]
    with pytest.raises(KeyError):
        del registry["e"]
