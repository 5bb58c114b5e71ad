"""Write types as a reader wants them: a function by the names of what it is handed and by what it returns."""

import ast
from collections.abc import Mapping, Sequence

NAMES: Mapping[str, str] = {
    "P": "position",
    "R": "position",
    "M": "move",
    "C": "correction",
    "S": "site",
    "M | C": "message",
    "Setup": "setup",
    "Mode": "mode",
    "Mask": "mask",
    "Keys": "keys",
    "Reading": "reading",
    "ReadContext": "context",
    "WriteContext": "context",
    "Phone": "phone",
    "SetupScreen": "screen",
    "Snapshot": "snapshot",
    "Repair": "repair",
    "Sequence[Violation]": "violations",
    "Random": "rng",
    "Aside": "aside",
}
"""Name of a parameter by its type, where that is enough."""

TELLING: Mapping[str, Sequence[str]] = {
    "begin": ("setup", "readings"),
    "effect": ("position", "seat", "move"),
    "apply": ("position", "correction"),
    "follows": ("before", "after", "correction"),
    "line": ("position", "correction"),
    "options": ("seats", "mode"),
    "hides": ("position", "viewer", "seat", "message", "now"),
    "view": ("position", "viewer"),
    "past_view": ("position", "viewer", "now"),
    "secrets": ("position", "viewer", "seat"),
    "ghost": ("target",),
    "Remover": ("position", "seat", "move", "violations"),
    "Corrections": ("position", "rng"),
    "repaired": ("position", "seat", "move", "repair"),
    "opened": ("position", "number"),
    "Body": ("screen", "width", "height"),
    "Part": ("screen", "width"),
    "Ask": ("screen",),
    "Draw": ("width", "height"),
    "Tools": ("width",),
    "overview": ("screen", "width"),
    "lights": ("position", "seat", "cells"),
    "point": ("screen", "move"),
    "ask": ("screen", "correction"),
    "setup_notes": ("phone", "seats", "rulings"),
    "keys": ("screen", "key"),
    "phase": ("screen",),
    "category_icon": ("position", "category"),
    "room": ("phone", "position"),
    "shown": ("position", "seat"),
    "place": ("position", "seat", "piece", "target"),
    "drawn_around_middle.place": ("seats", "rulings"),
    "drawn_around_middle.parse": ("cell", "token"),
    "drawn_around_middle.write": ("thing",),
    "Form.read": ("typed", "context"),
    "Form.write": ("value",),
    "SplitFields.read": ("table", "context"),
    "SplitFields.write": ("struct", "context"),
    "Refolding.read": ("position", "name", "text"),
    "Refolding.follows": ("name",),
    "differences": ("before", "after"),
    "check": ("name", "text"),
    "Rule.check": ("position", "seat", "move"),
    "field_of": ("name",),
    "named_field": ("position", "name"),
    "printed_for": ("piece",),
    "own": ("position",),
    "track": ("name", "tracked"),
    "tracked": ("position",),
    "asks_once": ("name",),
    "unread_entries": ("own",),
    "piece_of": ("name",),
    "OwnersBox.entries_of": ("position", "seat", "move"),
    "causes": ("site", "hit"),
    "params_at": ("site", "hit"),
    "own_box_form.printed": ("own",),
    "own_box_form.normalize": ("text",),
    "empty": ("position", "seat", "cells"),
    "read": ("position", "keys"),
    "moves": ("position", "seat"),
    "placement": ("position", "seat", "piece", "target"),
    "fitting.one_of_each": ("position", "rng"),
}
"""Names of the parameters of a field, by its name, or by its class and its name, where types do not tell."""


def format_type(written: str, field: str = "", owner: str = "") -> str:
    """Write a type: a function as ``(position, seat) → Answer``, and other types as they are.

    Args:
        written: the annotation.
        field: the field that has it.
        owner: the class or function that has the field.
    """
    node = ast.parse(written.strip("'\""), mode="eval").body if written else None
    return _format(node, TELLING.get(f"{owner}.{field}") or TELLING.get(field, ())) if node else ""


def _format(node: ast.expr, told: Sequence[str]) -> str:
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        left, right = _format(node.left, told), _format(node.right, told)
        return left if left.endswith(f" or {right}") else f"{left} or {right}"
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return format_type(node.value)
    if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "Annotated":
        return _format(node.slice.elts[0], told)  # type: ignore[attr-defined]
    if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "Callable":
        handed, returned = node.slice.elts  # type: ignore[attr-defined]
        kinds = handed.elts if isinstance(handed, ast.List) else []
        names = told if len(told) == len(kinds) and told else tuple(_name_params(kinds))
        return f"({', '.join(names) if kinds else '…'}) → {_format(returned, ())}"
    return _shorten(ast.unparse(node))


def _name_params(kinds: Sequence[ast.expr]) -> list[str]:
    """Name parameters by their types: a number behind a position is a seat, a text is a piece."""
    names: list[str] = []
    texts = ["piece", "target"]
    for kind in kinds:
        written = ast.unparse(kind)
        if written in NAMES:
            names.append(NAMES[written])
        elif written in ("int", "int | None"):
            names.append("seat" if names else "count")
        elif written == "str" and texts:
            names.append(texts.pop(0))
        elif written == "Any":
            names.append("position" if not names else "move")
        else:
            names.append(_shorten(written))
    return names


def _shorten(written: str) -> str:
    """Drop what a reader of a type can do without: modules, and the types that a game fills in."""
    for long, short in (
        ("type[Any]", "type"),
        ("msgspec.", ""),
        ("ft.", ""),
        ("[Any, Any, Any]", ""),
        ("[P, M, C]", ""),
        ("[P, Any]", ""),
        ("[P, M]", ""),
        ("[R, M]", ""),
        ("[Any, M]", ""),
        ("[Any]", ""),
        ("[P]", ""),
        ("[M]", ""),
        ("[S]", ""),
        ("collections.abc.", ""),
    ):
        written = written.replace(long, short)
    return {"P": "position", "R": "position", "M": "move", "C": "correction"}.get(written, written)
