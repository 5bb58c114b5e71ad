"""The walls of the house: imports run downward only, and nothing outside its rooms names a game."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from companion.games import GAMES
from views.boards import BOARDS

ROOT = Path(__file__).parents[2]

FLOORS = (
    ("companion.data", "companion.geometry"),
    ("companion.engine",),
    ("companion.kit",),
    ("companion.games",),
    ("companion.locale", "companion.rulebook"),
    ("companion.history",),
    ("companion.files", "companion.sharing"),
    ("companion.asking",),
    ("companion.hosting",),
    ("companion.lessons",),
    ("companion.commands",),
    ("companion.cli",),
    ("companion.__main__",),
    ("views",),
)
"""The rooms from the ground up; a room may use its own floor's rooms only if it is one of them."""

THE_ONE_DOOR = "companion.cli"
"""The one place below the screens that opens them."""


@cache
def modules() -> tuple[tuple[str, Path], ...]:
    """Every module of the product, with its file."""
    return tuple(
        (".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"), path)
        for top in ("companion", "views")
        for path in sorted((ROOT / top).rglob("*.py"))
    )


@cache
def source(path: Path) -> str:
    """What stands in a file."""
    return path.read_text(encoding="utf-8")


@cache
def tree(path: Path) -> ast.Module:
    """A file as Python understands it."""
    return ast.parse(source(path))


@cache
def imports(path: Path) -> tuple[str, ...]:
    """Whatever a file imports, anywhere in it."""
    return tuple(_imports(path))


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def room(module: str) -> str | None:
    rooms = [name for floor in FLOORS for name in floor if module == name or module.startswith(name + ".")]
    return max(rooms, key=len, default=None)


def floor(name: str) -> int:
    return next(i for i, names in enumerate(FLOORS) if name in names)


def test_every_module_lies_in_a_room() -> None:
    assert [module for module, _ in modules() if room(module) is None] == ["companion"]


def test_imports_run_downward_only() -> None:
    upward = []
    for module, path in modules():
        own = room(module)
        for wanted in imports(path):
            other = room(wanted)
            if own is None or other is None or other == own or (module, other) == (THE_ONE_DOOR, "views"):
                continue
            if floor(other) >= floor(own):
                upward.append(f"{module} reaches up to {wanted}")
    assert upward == []


def test_nothing_below_the_screens_imports_flet() -> None:
    found = [
        m
        for m, path in modules()
        if m.startswith("companion") and any(i.startswith("flet") for i in imports(path))
    ]
    assert found == []


def test_what_screens_show_knows_neither_flet_nor_a_screen() -> None:
    found = [
        (module, wanted)
        for module, path in modules()
        if module.startswith("views.models")
        for wanted in imports(path)
        if wanted.startswith("flet") or (wanted.startswith("views") and not wanted.startswith("views.models"))
    ]
    assert found == []


BELOW_THE_KIT = re.compile(r"views\.(kit|models|phone|faults|memo|theme)\b")
"""What the kit of the screens may use of them."""


def test_the_kit_of_the_screens_knows_no_widget_no_board_and_no_page() -> None:
    found = [
        (module, wanted)
        for module, path in modules()
        if module.startswith("views.kit")
        for wanted in imports(path)
        if wanted.startswith("views.") and not BELOW_THE_KIT.match(wanted)
    ]
    assert found == []


def test_one_game_does_not_know_another() -> None:
    for module, path in modules():
        for game in GAMES:
            own = f"companion.games.{game}"
            others = [f"companion.games.{other}" for other in GAMES if other != game]
            if module.startswith(own):
                assert not [i for i in imports(path) if i.startswith(tuple(others))]


def test_nothing_outside_its_rooms_names_a_game() -> None:
    allowed = {"companion.games", "views.boards"}
    for module, path in modules():
        if module in allowed or re.match(r"(companion\.games|views\.boards)\.", module):
            continue
        text = source(path).lower()
        named = [game for game in GAMES if game in text or game.replace("_", "") in text]
        assert named == [], f"{module} names {named}"


def test_every_game_has_a_board() -> None:
    assert set(BOARDS) == set(GAMES)


def test_files_stay_small_enough_to_hold_in_the_head() -> None:
    long = {m: n for m, path in modules() if (n := len(source(path).splitlines())) > 350}
    assert long == {}


def test_no_sentence_for_people_stands_in_the_code() -> None:
    chinese = [m for m, path in modules() if re.search(r"[\u4e00-\u9fff]", source(path))]
    assert chinese == []
