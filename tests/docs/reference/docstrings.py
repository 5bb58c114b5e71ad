"""Read classes, functions and aliases from their source: fields, types, defaults and what docstrings say."""

import ast
import inspect
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

Def = ast.FunctionDef | ast.AsyncFunctionDef

_SECTION = re.compile(r"^(Args|Attributes|Raises|Returns|Yields):$", re.MULTILINE)
_ENTRY = re.compile(r"^ {4}(\w+): (.*)$")
_OTHERS = ("Raises:", "Returns:", "Yields:")


@dataclass(frozen=True)
class Field:
    """Field of a class, or parameter of a function.

    Attributes:
        name: its name.
        type: its annotation as written, empty without any.
        default: its default as written; None if it is required.
        meaning: its line of the docstring; empty if it has none.
        answer: whether a class computes it, so that nobody hands it out.
    """

    name: str
    type: str
    default: str | None
    meaning: str
    answer: bool = False


@cache
def tree_of(module: ModuleType) -> ast.Module:
    """Parse the source of a module."""
    return ast.parse(inspect.getsource(module))


def find_node(module: ModuleType, name: str) -> Any:
    """Return the definition of a class, a function or a method such as ``Frame.fits``.

    Raises:
        LookupError: the module defines no such name.
    """
    inside: Any = tree_of(module)
    for part in name.split("."):
        found = [node for node in inside.body if isinstance(node, ast.ClassDef | Def) and node.name == part]
        if not found:
            raise LookupError(f"{module.__name__} defines no {name}")
        inside = found[0]
    return inside


def find_alias(module: ModuleType, name: str) -> tuple[str, str]:
    """Return the value of a module's name as written, and the text below it."""
    body = tree_of(module).body
    for number, node in enumerate(body):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            told = text_of(body[number + 1]) if number + 1 < len(body) else ""
            return ast.unparse(node.value), told  # type: ignore[attr-defined]
    raise LookupError(f"{module.__name__} has no {name}")


def text_of(node: ast.AST) -> str:
    """Return the text that a statement consists of, on one line, or an empty text for another statement."""
    if (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ):
        return on_one_line(node.value.value)
    return ""


def on_one_line(text: str) -> str:
    return " ".join(text.split())


def summary(node: Any) -> str:
    """Return what a docstring says before its sections, without examples, on one line."""
    told = inspect.cleandoc(ast.get_docstring(node) or "")
    return on_one_line(re.split(_SECTION, told)[0].partition(">>>")[0])


def meanings(node: Any) -> dict[str, str]:
    """Index the lines of a docstring's sections ``Attributes`` and ``Args`` by name."""
    found: dict[str, str] = {}
    inside, name = False, ""
    for line in inspect.cleandoc(ast.get_docstring(node) or "").splitlines():
        if line and not line.startswith(" "):
            inside = (inside or line in ("Attributes:", "Args:")) and line not in _OTHERS
            name = ""
        elif entry := _ENTRY.match(line):
            name = entry[1] if inside else ""
            if name:
                found[name] = entry[2]
        elif name and line.strip():
            found[name] += f" {line.strip()}"
    return found


def fields_of(node: Any) -> Iterator[Field]:
    """Yield the public fields of a class, in the order in which they are handed out."""
    told = meanings(node)
    for number, item in enumerate(node.body):
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
            name, default = item.target.id, ast.unparse(item.value) if item.value else None
            below = text_of(node.body[number + 1]) if number + 1 < len(node.body) else ""
            if not name.startswith("_"):
                yield Field(
                    name,
                    ast.unparse(item.annotation),
                    default,
                    told.get(name) or below,
                    default == "field(init=False)",
                )


def params_of(node: Def) -> Iterator[Field]:
    """Yield the parameters of a function, without ``self``."""
    told, spec = meanings(node), node.args
    plain = [*spec.posonlyargs, *spec.args]
    defaults: list[Any] = [None] * (len(plain) - len(spec.defaults)) + list(spec.defaults)
    for arg, default in [
        *zip(plain, defaults, strict=True),
        *zip(spec.kwonlyargs, spec.kw_defaults, strict=True),
    ]:
        if arg.arg not in ("self", "cls"):
            written = ast.unparse(default) if default is not None else None
            yield Field(arg.arg, _annotation(arg), written, told.get(arg.arg, ""))
    for stars, rest in (("*", spec.vararg), ("**", spec.kwarg)):
        if rest is not None:
            yield Field(f"{stars}{rest.arg}", _annotation(rest), "", told.get(rest.arg, ""))


def _annotation(arg: ast.arg) -> str:
    return ast.unparse(arg.annotation) if arg.annotation else ""


def is_property(node: Def) -> bool:
    return any("property" in ast.unparse(each) for each in node.decorator_list)


def answer_of(module: ModuleType, name: str) -> str:
    """Return the answer of a default function as written, or an empty text if it computes one."""
    function: Any = module
    for part in name.split("."):
        function = getattr(function, part, None)
    if not inspect.isfunction(function):
        return ""
    node = find_node(import_module(function.__module__), function.__name__)
    body = [each for each in node.body if not text_of(each)]
    if not body or isinstance(body[0], ast.Raise):
        return "raises" if body else "None"
    only = body[0]
    return (ast.unparse(only.value) if only.value else "None") if isinstance(only, ast.Return) else ""


def public_names(module: ModuleType) -> Mapping[str, Any]:
    """Return the public functions and classes that a module defines."""
    return {
        node.name: node
        for node in tree_of(module).body
        if isinstance(node, ast.ClassDef | Def) and not node.name.startswith("_")
    }
