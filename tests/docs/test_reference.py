"""The reference is what its docstrings make of it, and nothing that an author hands out is missing."""

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.docs.pages import ROOT
from tests.docs.reference.contents import CHAPTERS, IN_A_LINE, MEMBERS, SPELT_OUT
from tests.docs.reference.docstrings import Def, Field, meanings, public_names
from tests.docs.reference.page import (
    PATH,
    SPECIMENS,
    definition_of,
    example_of,
    examples,
    field_rows,
    make_page,
    spelt_fields,
)
from tests.docs.reference.types import TELLING, format_type

LONGEST = 900
"""More lines than this no author reads."""

LISTED = {
    name: importlib.import_module(path)
    for chapter in CHAPTERS
    for path, names in chapter.names
    for name in names
}
"""Every name of the reference with its module."""

DEFINED = {name: node for name, module in LISTED.items() if (node := definition_of(module, name))}
TABLES = {
    name: node
    for name, node in DEFINED.items()
    if name in SPELT_OUT or not (isinstance(node, Def) or name in IN_A_LINE)
}
"""Classes and functions whose fields have a table."""

KIT = sorted((ROOT / "companion" / "kit").glob("[a-z]*.py"))


def fields(name: str) -> list[Field]:
    """Return the fields of a table."""
    return spelt_fields(DEFINED[name])


def callable_fields(name: str) -> Iterator[Field]:
    """Yield the fields of a table that are functions."""
    for each in fields(name):
        written = format_type(each.type, each.name, name)
        if "→" in written and not written.startswith("(…)"):
            yield each


def test_the_page_is_what_the_docstrings_make_of_it() -> None:
    assert PATH.read_text(encoding="utf-8") == make_page(), "write it anew: make reference"


def test_the_page_is_short_enough_to_be_read() -> None:
    assert len(PATH.read_text(encoding="utf-8").splitlines()) <= LONGEST


@pytest.mark.parametrize("name", TABLES)
def test_every_public_field_has_its_line_in_the_docstring(name: str) -> None:
    assert [each.name for each in fields(name) if not each.meaning] == []


@pytest.mark.parametrize("name", DEFINED)
def test_no_docstring_tells_of_a_field_that_is_not_there(name: str) -> None:
    told = meanings(DEFINED[name]).keys()
    known = {each.name.strip("*") for each in spelt_fields(DEFINED[name])}
    assert {each for each in told - known if f"self.{each}" not in ast.unparse(DEFINED[name])} == set()


@pytest.mark.parametrize("name", TABLES)
def test_every_field_has_an_example(name: str) -> None:
    rows = field_rows(LISTED[name], name, fields(name))
    assert [row[0] for row in rows if not row[-1]] == []


@pytest.mark.parametrize("name", sorted(TABLES.keys() - {"Parts"}))
def test_every_function_says_when_it_is_asked(name: str) -> None:
    assert [each.name for each in callable_fields(name) if "Asked" not in each.meaning] == []


@pytest.mark.parametrize("path", KIT, ids=lambda path: path.stem)
def test_every_public_name_of_the_kit_is_on_the_page(path: Path) -> None:
    module = importlib.import_module(f"companion.kit.{path.stem}")
    assert public_names(module).keys() - LISTED.keys() == set()


@pytest.mark.parametrize("path", SPECIMENS, ids=lambda path: path.stem)
def test_the_examples_run(path: Path) -> None:
    importlib.import_module(f"tests.docs.reference.specimens.{path.stem}")


def test_every_example_is_one_line() -> None:
    shown = {each: example_of(name, each.name) for name in TABLES for each in fields(name)}
    assert [line for line in shown.values() if "\n" in line or len(line) > 120] == []
    assert examples()


def test_the_names_of_parameters_are_those_of_fields() -> None:
    listed = {each.name for name in DEFINED for each in spelt_fields(DEFINED[name])} | LISTED.keys()
    owned = {f"{name}.{each.name}" for name in DEFINED for each in spelt_fields(DEFINED[name])}
    assert [name for name in TELLING if name not in listed | owned] == []


def test_the_lists_of_the_contents_name_what_is_on_the_page() -> None:
    assert (MEMBERS.keys() | SPELT_OUT | IN_A_LINE) - LISTED.keys() == set()


# The reader of docstrings ---------------------------------------------------------------------------------


def planted(tmp_path: Path, source: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return a module of a source."""
    (tmp_path / "planted_reference.py").write_text(source, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return importlib.import_module("planted_reference")


PLANTED = '''
from collections.abc import Callable
from dataclasses import dataclass, field


def no_things(_position: object) -> tuple[()]:
    """Return nothing."""
    return ()


@dataclass
class Thing:
    """Thing of a table.

    Attributes:
        id: names it,
            and its texts.
        list_things: lists things. Asked often.
    """

    id: str
    list_things: Callable[[object, int], tuple[str, ...]] = no_things
    untold: dict[str, int] = field(default_factory=dict)
'''


def test_a_field_is_written_with_its_type_its_default_and_its_meaning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = planted(tmp_path, PLANTED, monkeypatch)
    node: Any = definition_of(module, "Thing")
    rows = field_rows(module, "Thing", spelt_fields(node))
    assert [row[:4] for row in rows] == [
        ("`id`", "`str`", "–", "names it, and its texts."),
        ("`list_things`", "`(object, seat) → tuple[str, ...]`", "`→ ()`", "lists things. Asked often."),
        ("`untold`", "`dict[str, int]`", "`{}`", ""),
    ]
