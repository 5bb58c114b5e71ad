"""The walls of the house: imports run downward only, and nothing outside its rooms names a game."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from companion.games import GAMES, OWN
from views.boards import BOARDS

ROOT = Path(__file__).parents[2]

FLOORS = (
    ("companion.data", "companion.errors", "companion.geometry", "companion.registry"),
    ("companion.bounds", "companion.wording"),
    ("companion.engine",),
    ("companion.kit",),
    ("companion.games",),
    ("companion.locale", "companion.rulebook", "companion.tools"),
    ("companion.history",),
    ("companion.files", "companion.postgres", "companion.sharing"),
    ("companion.asking",),
    ("companion.hosting",),
    ("companion.lessons",),
    ("companion.commands",),
    ("companion.cli",),
    ("companion.__main__",),
    ("views",),
)
"""The rooms from the ground up; a room may use its own floor's rooms only if it is one of them."""

VIEWS = (
    ("views.models",),
    ("views.flet_adapter",),
    ("views.transport",),
    ("views.device", "views.serving"),
    ("views.play",),
    ("views.kit",),
    ("views.widgets",),
    ("views.boards",),
    ("views.pages",),
    ("views.entry",),
    ("views.packaged", "views.site"),
)
"""The floors of the screens from the ground up: what needs no Flet, what is written around Flet, the lines to
phones, a phone and the server, a table seen from a phone, boards and buttons, what every page has, the games,
the pages, the start of the app, and what packs it. A module uses its own room's and those of lower floors."""

THE_ONE_DOOR = "companion.cli"
"""The one place below the screens that opens them."""


@cache
def modules() -> tuple[tuple[str, Path], ...]:
    """Return every module of the product, with its file."""
    return tuple(
        (".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"), path)
        for top in ("companion", "views")
        for path in sorted((ROOT / top).rglob("*.py"))
    )


@cache
def source(path: Path) -> str:
    """Return what stands in a file."""
    return path.read_text(encoding="utf-8")


@cache
def tree(path: Path) -> ast.Module:
    """Return a file as Python understands it."""
    return ast.parse(source(path))


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Return every part of a file, in the order of `ast.walk`: many tests look through all of them."""
    return tuple(ast.walk(tree(path)))


@cache
def imports(path: Path) -> tuple[str, ...]:
    """Whatever a file imports, anywhere in it."""
    return tuple(_imports(path))


def _imports(path: Path) -> Iterator[str]:
    for node in nodes(path):
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


def test_the_driver_of_the_database_is_imported_in_one_place() -> None:
    found = [m for m, path in modules() if any(i.partition(".")[0] == "psycopg" for i in imports(path))]
    assert found == ["companion.postgres.database"]


def test_what_needs_the_driver_is_imported_when_a_store_is_opened_and_not_before() -> None:
    """Whoever keeps files needs no driver."""
    needs = re.compile(r"companion\.postgres\.(?!opening)")
    found = [
        (module, node.module)
        for module, path in modules()
        if not module.startswith("companion.postgres")
        for node in tree(path).body
        if isinstance(node, ast.ImportFrom) and needs.match(node.module or "")
    ]
    assert found == []


def test_what_decoding_json_raises_is_listed_in_one_place() -> None:
    listed = re.compile(r"\(msgspec\.\w+, UnicodeDecodeError, RecursionError\)")
    assert [m for m, path in modules() if listed.search(source(path))] == ["companion.engine.wire"]


def test_no_hint_is_sent_within_an_append() -> None:
    """A transaction with a hint waits for every other one that has one."""
    said = [m for m, path in modules() if "notify(" in source(path) and m.startswith("companion")]
    assert [m for m in said if m != "companion.hosting.session"] == ["companion.postgres.notify"]


def test_what_screens_show_knows_neither_flet_nor_a_screen() -> None:
    found = [
        (module, wanted)
        for module, path in modules()
        if module.startswith("views.models")
        for wanted in imports(path)
        if wanted.startswith("flet") or (wanted.startswith("views") and not wanted.startswith("views.models"))
    ]
    assert found == []


def view_room(module: str) -> tuple[int, str] | None:
    """Return the floor of the screens on which a module lies, counted from the ground, and its room."""
    for number, names in enumerate(VIEWS):
        for name in names:
            if module == name or module.startswith(name + "."):
                return number, name
    return None


def test_every_module_of_the_screens_lies_on_a_floor() -> None:
    screens = [module for module, _ in modules() if module.startswith("views.")]
    assert [module for module in screens if view_room(module) is None] == []


def test_the_screens_import_downward_only() -> None:
    upward = []
    for module, path in modules():
        own = view_room(module)
        for wanted in imports(path):
            other = view_room(wanted)
            if own and other and own != other and other[0] >= own[0]:
                upward.append(f"{module} reaches up to {wanted}")
    assert upward == []


def test_what_is_written_around_the_observables_of_flet_stands_in_one_place() -> None:
    around = re.compile(r"object\.__setattr__\(|dict\.(__setitem__|pop|update)\(")
    found = [m for m, path in modules() if m.startswith("views.") and around.search(source(path))]
    assert set(found) <= {"views.flet_adapter.observables", "views.flet_adapter.sparse_diff.finding"}


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


def test_every_game_that_ships_with_the_app_has_a_board() -> None:
    assert set(OWN) <= set(BOARDS) <= set(GAMES)


MOST_METHODS = 12
"""Public methods of one class; properties are not counted."""

INTERFACES = {"Disk", "FileDisk", "LogDisk", "FileRows"}
"""What a disk does: each method is a question of its own, and few need them all."""


def methods() -> Iterator[tuple[str, int]]:
    """Yield every class, and how many public methods it states itself."""
    for _, path in modules():
        for node in nodes(path):
            if isinstance(node, ast.ClassDef):
                yield node.name, sum(_is_public_method(each) for each in node.body)


def _is_public_method(node: ast.stmt) -> bool:
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or node.name.startswith("_"):
        return False
    return not any("property" in ast.unparse(each) for each in node.decorator_list)


def test_no_class_does_more_than_can_be_told_in_a_breath() -> None:
    many = {name: n for name, n in methods() if n > MOST_METHODS and name not in INTERFACES}
    assert many == {}


def test_files_stay_small_enough_to_hold_in_the_head() -> None:
    long = {m: n for m, path in modules() if (n := len(source(path).splitlines())) > 400}
    assert long == {}


def test_no_sentence_for_people_stands_in_the_code() -> None:
    chinese = [m for m, path in modules() if re.search(r"[\u4e00-\u9fff]", source(path))]
    assert chinese == []
