"""Make the page of the reference from the docstrings, and from the specimens."""

import ast
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from tests.docs.pages import ROOT
from tests.docs.reference.contents import CHAPTERS, IN_A_LINE, MEMBERS, SPELT_OUT, Chapter
from tests.docs.reference.docstrings import (
    Def,
    Field,
    answer_of,
    fields_of,
    find_alias,
    find_node,
    is_property,
    meanings,
    params_of,
    summary,
)
from tests.docs.reference.types import format_type

PATH = ROOT / "docs" / "reference.md"
SPECIMENS = sorted((Path(__file__).parent / "specimens").glob("*.py"))

HEAD = """\
# Reference for the author of a game

Here is every field that a game hands out: its type, its default, when it is asked, and an example.
[Adding a game](adding-a-game.md) tells in which order to write. `make reference` makes this page
from the docstrings.

* A dash among the defaults: the field is required.
* `(position, seat) → Area`: a function that is handed a position and a seat, and returns an `Area`.
* `→ ()` among the defaults: what is answered if you leave the function out.
"""


# Examples -------------------------------------------------------------------------------------------------


@cache
def examples() -> dict[str, str]:
    """Index one line of example by name: ``Game.repairs`` for a field, ``make_stage`` for a call."""
    found: dict[str, str] = {}
    for path in SPECIMENS:
        source = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(source)):
            for name, written in _examples_in(node, source):
                found.setdefault(name, written)
    return found


def _examples_in(node: ast.AST, source: str) -> Iterator[tuple[str, str]]:
    """Yield the examples that a node of a specimen gives, with their names."""
    if isinstance(node, ast.ClassDef) and node.bases:
        base = ast.unparse(node.bases[0]).partition("[")[0]
        yield base, source.splitlines()[node.lineno - 1].strip()
        for item in node.body:
            if isinstance(item, ast.FunctionDef):
                yield f"{base}.{item.name}", f"def {item.name}(…): {ast.unparse(item.body[-1])}"
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
        called = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
        yield called, _written(node, source)
        for word in node.keywords:
            if word.arg:
                yield f"{called}.{word.arg}", f"{word.arg}={_written(word.value, source)}"
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        yield f"{node.value.id}.{node.attr}", _written(node, source)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        yield f"{ast.unparse(node.func)}()", _written(node, source)
    if isinstance(node, ast.FunctionDef):
        for each in node.decorator_list:
            yield ast.unparse(each), f"@{ast.unparse(each)}"


def _written(node: ast.expr, source: str) -> str:
    words = " ".join((ast.get_source_segment(source, node) or "").split())
    return words.replace("( ", "(").replace(", )", ")")


def example_of(owner: str, name: str = "") -> str:
    """Return one line of example of a name, or of a field or a method of it. Empty without any."""
    told = examples()
    if not name:
        return told.get(owner, "")
    object_name = owner.lower()
    return (
        told.get(f"{object_name}.{name}()")
        or told.get(f"{owner}.{name}")
        or told.get(f"{object_name}.{name}", "")
    )


# Tables ---------------------------------------------------------------------------------------------------


def code(text: str) -> str:
    """Set a text in code, fit for a cell of a table."""
    escaped = text.replace("|", "\\|")
    return f"`{escaped}`" if text else ""


def cell(text: str) -> str:
    """Write a docstring's text for a cell of a table."""
    return text.replace("``", "`").replace("|", "\\|")


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the lines of a table, and a blank line behind it."""
    if rows:
        yield f"| {' | '.join(head)} |"
        yield f"|{'---|' * len(head)}"
        yield from (f"| {' | '.join(row)} |" for row in rows)
        yield ""


def format_default(module: ModuleType, written: str | None) -> str:
    """Write a default: a dash where there is none, and of a function what it answers."""
    if written is None:
        return "–"
    if written.startswith("field(default_factory="):
        factory = written.removeprefix("field(default_factory=").removesuffix(")")
        return code({"dict": "{}", "no_params": "{}"}.get(factory, factory))
    named = written.replace(".", "").isidentifier() and written not in ("True", "False", "None")
    answer = answer_of(module, written) if named else ""
    return code(f"→ {answer}" if answer else written)


def field_rows(module: ModuleType, owner: str, fields: Sequence[Field]) -> list[Sequence[str]]:
    """Write the fields of a class, or the parameters of a function, as rows."""
    return [
        (
            code(each.name),
            code(format_type(each.type, each.name, owner)),
            format_default(module, each.default) if each.default != "" else "",
            cell(each.meaning),
            code(example_of(owner, _others(owner, fields) if each.name.startswith("**") else each.name)),
        )
        for each in fields
    ]


def _others(owner: str, fields: Sequence[Field]) -> str:
    """Return a keyword that the specimens hand to a function besides its own parameters."""
    known = {each.name for each in fields}
    words = (name.partition(".")[2] for name in examples() if name.startswith(f"{owner}."))
    return next((word for word in words if word not in known), "")


def signature(name: str, node: Def) -> str:
    """Write a function's name with its parameters."""
    if is_property(node):
        return name
    params = [f"{each.name}=…" if each.default else each.name for each in params_of(node)]
    return f"{name}({', '.join(params)})"


FIELDS = ("field", "type", "default", "meaning", "example")
MEMBER = ("method", "what it does", "example")
LINES = ("name", "what it is", "example", "from")


# Sections -------------------------------------------------------------------------------------------------


def class_section(module: ModuleType, name: str) -> Iterator[str]:
    """Yield the section of a class: its fields, and those of its methods that a game calls."""
    node = find_node(module, name)
    yield from _heading(module, name, node)
    yield from table(FIELDS, field_rows(module, name, spelt_fields(node)))
    yield from table(MEMBER, [_member_row(module, name, node, each) for each in MEMBERS.get(name, ())])


def spelt_fields(node: Any) -> list[Field]:
    """Return what is handed to a function, or to a class: its fields, or else the parameters of its start."""
    if isinstance(node, Def):
        return list(params_of(node))
    fields = [each for each in fields_of(node) if not each.answer]
    init = _init_of(node)
    return fields or (list(params_of(init)) if init else [])


def _init_of(node: Any) -> Def | None:
    return next((each for each in node.body if isinstance(each, Def) and each.name == "__init__"), None)


def _member_row(module: ModuleType, owner: str, node: Any, name: str) -> Sequence[str]:
    """Write a method, a property, or a question that a class answers, as a row."""
    answers = {each.name: each for each in fields_of(node) if each.answer}
    if name in answers:
        told = answers[name]
        handed = format_type(told.type, name, owner).partition(" → ")[0]
        return code(f"{name}{handed}"), cell(told.meaning), code(example_of(owner, name))
    holder = next(each for each in _bases(module, owner) if _has(each, name))
    found = next(each for each in holder.body if getattr(each, "name", "") == name)
    return code(signature(name, found)), cell(summary(found)), code(example_of(owner, name))


def _bases(module: ModuleType, name: str) -> Iterator[Any]:
    """Yield the definitions of a class and of its bases."""
    for each in getattr(module, name).__mro__:
        if each.__module__.partition(".")[0] in ("companion", "views", "tests"):
            yield find_node(import_module(each.__module__), each.__name__)


def _has(node: Any, name: str) -> bool:
    return any(getattr(each, "name", "") == name for each in node.body)


def _heading(module: ModuleType, name: str, node: Any) -> Iterator[str]:
    yield f"### {name}"
    yield f"{cell(summary(node))} From {code(module.__name__)}."
    yield ""


def function_section(module: ModuleType, name: str) -> Iterator[str]:
    """Yield the section of a function with many parameters."""
    node = find_node(module, name)
    yield from _heading(module, name, node)
    yield from table(FIELDS, field_rows(module, name, spelt_fields(node)))


def line_row(module: ModuleType, name: str) -> Sequence[str]:
    """Write a function, or a small class, as a row with its module."""
    node = find_node(module, name)
    told = [summary(node)]
    if not isinstance(node, Def):
        told += [f"``{each}``: {meaning}" for each, meaning in meanings(node).items()]
    called = signature(name, node) if isinstance(node, Def) else name
    return code(called), cell(" ".join(told)), code(example_of(name)), code(module.__name__)


def alias_row(module: ModuleType, name: str) -> Sequence[str]:
    """Write a name of a type as a row with its module."""
    value, told = find_alias(module, name)
    return code(name), code(format_type(value, name)), cell(told), code(module.__name__)


def chapter_lines(chapter: Chapter) -> Iterator[str]:
    """Yield the lines of a chapter: its classes and large functions, then its small functions and names."""
    yield from (f"## {chapter.title}", "", chapter.about, "")
    rows: list[Sequence[str]] = []
    aliases: list[Sequence[str]] = []
    for path, names in chapter.names:
        module = import_module(path)
        for name in names:
            node = definition_of(module, name)
            if node is None:
                aliases.append(alias_row(module, name))
            elif name in IN_A_LINE or (isinstance(node, Def) and name not in SPELT_OUT):
                rows.append(line_row(module, name))
            elif isinstance(node, Def):
                yield from function_section(module, name)
            else:
                yield from class_section(module, name)
    if rows:
        yield from (f"### In a line: {chapter.title.lower()}", "")
        yield from table(LINES, rows)
    yield from table(("name", "type", "meaning", "from"), aliases)


def definition_of(module: ModuleType, name: str) -> Any:
    """Return the definition of a class or a function, or None for a name of a value or a type."""
    try:
        return find_node(module, name)
    except LookupError:
        return None


def make_page() -> str:
    """Make the page."""
    anchors = {each.title: each.title.lower().replace(",", "").replace(" ", "-") for each in CHAPTERS}
    contents = [f"* [{title}](#{anchor})" for title, anchor in anchors.items()]
    lines = [*HEAD.splitlines(), "", "Chapters:", "", *contents, ""]
    for chapter in CHAPTERS:
        lines += chapter_lines(chapter)
    return "\n".join(lines).rstrip() + "\n"
