"""What breaks when Flet changes: a test for each part of Flet that the adapter replaces or leans on."""

import ast
import inspect
import re
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import flet as ft
import pytest

from tests.architecture.test_walls import ROOT, source, tree
from tests.views.flet_adapter.flet_parts import Part, advice, digest_of, parts, source_of
from tests.views.headless import Client
from views.flet_adapter import WRITTEN_FOR
from views.flet_adapter.back_button import attend_back

PARTS = parts()
ADAPTER = ROOT / "views" / "flet_adapter"
MODULES = {
    ".".join(path.relative_to(ADAPTER).with_suffix("").parts): path
    for path in sorted(ADAPTER.rglob("*.py"))
    if path.stem != "__init__"
}
OURS = frozenset({"_gone"})
"""Private names that the adapter gives things of Flet."""


@pytest.mark.parametrize("part", PARTS, ids=lambda part: f"{part.name}: {part.breaks}")
def test_flet_is_as_it_was_when_its_adapter_was_written(part: Part) -> None:
    assert digest_of(part.name) == part.digest, advice(part)


def test_each_part_stands_in_the_table_once_with_modules_that_are_there() -> None:
    assert len({part.name for part in PARTS}) == len(PARTS)
    assert {by for part in PARTS for by in part.by} <= MODULES.keys()


def test_whatever_one_call_replaces_stands_in_the_table() -> None:
    command = [sys.executable, "-m", "tests.views.flet_adapter.changes", "patch"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    replaced = {re.sub(r"\._([A-Z]\w*?)__", ".__", name) for name in done.stdout.split("\n") if name}
    made = {name for name in replaced if name.endswith(".__init__")}  # of each class of controls
    assert replaced - made == {part.name for part in PARTS if part.how == "process"}
    assert len(made) > 100


async def test_whatever_is_replaced_on_a_session_and_its_page_stands_in_the_table() -> None:
    client = Client()
    await client.start(attend_back)
    things = (("flet.messaging.session:Session", client.session), ("flet.controls.page:Page", client.page))
    replaced = {
        f"{name}.{each}"
        for name, thing in things
        for each in vars(thing)
        if inspect.isfunction(getattr(type(thing), each, None))
    }
    process = {part.name for part in PARTS if part.how == "process"}
    assert replaced - process == {part.name for part in PARTS if part.how == "session"}


async def test_what_stands_in_the_place_of_a_method_takes_what_that_takes() -> None:
    client = Client()
    await client.start(attend_back)
    for thing in (client.session, client.page):
        for name, method in vars(thing).items():
            flets = getattr(type(thing), name, None)
            if inspect.isfunction(flets):
                taken = [each.kind for each in inspect.signature(method).parameters.values()]
                wanted = [each.kind for each in inspect.signature(flets).parameters.values()][1:]
                assert taken == wanted, f"{name} takes other arguments than {flets.__qualname__}"


def privates(module: ast.Module) -> Iterator[str]:
    """Yield the private names of other things that a module reads, as their class would write them."""
    for node in ast.walk(module):
        if isinstance(node, ast.Attribute) and not own(node.value):
            yield from private(node.attr)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("_FletApp"):
            yield from private(node.name)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("flet"):
            yield from (name for alias in node.names for name in private(alias.name))
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("getattr", "hasattr", "setattr"):
            name = node.args[1]
            yield from private(name.value) if isinstance(name, ast.Constant) else ()


def own(value: ast.expr) -> bool:
    return isinstance(value, ast.Name) and value.id in ("self", "cls")


def private(name: Any) -> Iterator[str]:
    """Yield a name as it stands in the source of Flet, if it is a private one."""
    if isinstance(name, str) and name.startswith("_") and not name.endswith("__"):
        yield re.sub(r"^_[A-Z]\w*?__", "__", name)


@pytest.mark.parametrize("name", MODULES)
def test_whatever_private_a_module_reads_stands_in_a_part_of_the_table(name: str) -> None:
    watched = "\n".join(source_of(part.name) for part in PARTS if name in part.by)
    unwatched = {each for each in privates(tree(MODULES[name])) if each not in watched}
    assert unwatched - OURS == set()


@pytest.mark.parametrize("name", sorted({by for part in PARTS for by in part.by}))
def test_a_module_that_knows_the_insides_of_flet_says_for_which_release_it_was_written(name: str) -> None:
    said = ast.get_docstring(tree(MODULES[name])) or ""
    assert f"Flet {WRITTEN_FOR}" in said


def test_the_release_it_was_written_for_is_the_one_that_is_installed_and_required() -> None:
    assert ft.__version__ == WRITTEN_FOR
    required = source(ROOT / "pyproject.toml")
    assert set(re.findall(r'"flet(?:-\w+)?==([\w.]+)', required)) == {WRITTEN_FOR}


def test_the_digest_of_a_part_that_is_gone_is_empty() -> None:
    assert digest_of("flet.messaging.session:Session.no_such_thing") == ""
    assert digest_of("flet.no_such_module:Thing") == ""
    assert "is gone" in advice(Part("read", "flet.no_such_module:Thing", ("bridge",), "Nothing.", "x"))


def test_a_part_is_read_with_all_that_stands_in_it() -> None:
    assert source_of("flet.messaging.session:Session.close").startswith("def close(self):")
    assert "class Observable" in source_of("flet.components.observable:Observable")
