"""Every part of Flet that the adapter replaces or leans on, read from ``flet_parts.toml``.

``python -m tests.views.flet_adapter.flet_parts`` prints those that are not in the installed Flet as they
were: what breaks, which modules to read beside them, and their digests now.
"""

import ast
import hashlib
import importlib.util
import sys
import textwrap
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

TABLE = Path(__file__).with_suffix(".toml")


@dataclass(frozen=True)
class Part:
    """A part of Flet.

    Attributes:
        how: ``process``, ``session`` or ``line`` where the adapter replaces it there; ``read`` elsewhere.
        name: its module and its name there, as in ``flet.messaging.session:Session.close``.
        by: the modules of the adapter that know it.
        breaks: what people notice if Flet changes it and these modules do not follow.
        digest: of its source, as it was when they were written.
    """

    how: str
    name: str
    by: tuple[str, ...]
    breaks: str
    digest: str


def parts() -> tuple[Part, ...]:
    """Return the table."""
    table = tomllib.loads(TABLE.read_text(encoding="utf-8"))
    return tuple(
        Part(how, row["name"], tuple(row["by"]), row["breaks"], row["digest"])
        for how, rows in table.items()
        for row in rows
    )


def source_of(name: str) -> str:
    """Return the source of a part of the installed Flet. Empty if there is none."""
    module, _, path = name.partition(":")
    try:
        found = importlib.util.find_spec(module)
    except ModuleNotFoundError:
        return ""
    if found is None or not found.origin:
        return ""
    text, body = _read(found.origin)
    node: ast.AST | None = None
    for step in path.split("."):
        node = next((each for each in reversed(body) if step in _names(each)), None)
        body = getattr(node, "body", [])
    return textwrap.dedent(ast.get_source_segment(text, node, padded=True) or "") if node else ""


def digest_of(name: str) -> str:
    """Return the digest of the source of a part of the installed Flet. Empty if there is none."""
    source = source_of(name)
    return hashlib.sha256(source.encode()).hexdigest()[:12] if source else ""


@cache
def _read(origin: str) -> tuple[str, list[ast.stmt]]:
    text = Path(origin).read_text(encoding="utf-8")
    return text, ast.parse(text).body


def _names(node: ast.AST) -> Iterator[str]:
    """Yield the names that a statement binds."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        yield node.name
    elif isinstance(node, ast.Import | ast.ImportFrom):
        yield from (alias.asname or alias.name for alias in node.names)
    elif isinstance(node, ast.Assign):
        yield from (target.id for target in node.targets if isinstance(target, ast.Name))
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        yield node.target.id


def advice(part: Part) -> str:
    """Return what whoever upgrades Flet is told of a part that has changed."""
    now = digest_of(part.name)
    found = f"has changed, its digest is {now}" if now else "is gone"
    modules = ", ".join(f"views/flet_adapter/{by.replace('.', '/')}.py" for by in part.by)
    return f"{part.name} {found}. Read it beside {modules}. Else: {part.breaks}"


if __name__ == "__main__":
    changed = [advice(part) for part in parts() if digest_of(part.name) != part.digest]
    print(*changed, sep="\n\n")
    sys.exit(bool(changed))
