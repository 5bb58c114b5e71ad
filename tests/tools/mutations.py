"""One-line mutations of a module's code: small changes that a test of it should notice."""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
"""Operators, each with the one that takes its place."""

RENAMED = {"min": "max", "max": "min", "any": "all", "all": "any"}
"""Built-in functions, each with the one that takes its place."""

Function = ast.FunctionDef | ast.AsyncFunctionDef
Place = ast.expr | ast.AugAssign


@dataclass(frozen=True)
class Mutation:
    """One changed line.

    Attributes:
        line: its number, 1 for the first.
        before: the line as it is, stripped.
        after: the line as it is changed, stripped.
        function: the first line of the innermost function around it, decorators included; 0 outside of all.
        source: the whole module with the change.
    """

    line: int
    before: str
    after: str
    function: int
    source: str


def list_mutations(source: str) -> list[Mutation]:
    """List every mutation of a module, from its first line to its last."""
    lines = source.splitlines(keepends=True)
    found = {
        _put(lines, node, ast.unparse(changed), function)
        for node, changed, function in _walk(ast.parse(source), 0)
        if node.lineno == node.end_lineno
    }
    return sorted(found, key=lambda one: (one.line, one.after))


def _walk(parent: ast.AST, function: int) -> Iterator[tuple[Place, ast.AST, int]]:
    """Yield a node, what may take its place, and the first line of the function around it.

    Only code that runs is walked: no annotations, decorators, docstrings, default values or texts with gaps.
    """
    for child in _parts(parent):
        if not function and isinstance(child, ast.BinOp) and isinstance(child.op, ast.BitOr):
            continue  # a union of types
        if isinstance(child, ast.expr | ast.AugAssign):
            yield from ((child, changed, function) for changed in _change(child))
        if isinstance(child, ast.If):
            yield child.test, ast.Constant(False), function
        if isinstance(child, ast.comprehension):
            yield from ((each, ast.Constant(True), function) for each in child.ifs)
        inside = function
        if isinstance(child, Function):
            inside = min(each.lineno for each in (child, *child.decorator_list))
        yield from _walk(child, inside)


def _parts(node: ast.AST) -> list[ast.AST]:
    if isinstance(node, ast.ClassDef):
        return [each for each in node.body if isinstance(each, Function)]
    if isinstance(node, Function):
        return list(node.body)
    if isinstance(node, ast.AnnAssign):
        return [node.value] if node.value else []
    if isinstance(node, ast.JoinedStr):
        return []
    return [each for each in ast.iter_child_nodes(node) if not _is_for_types(each)]


def _is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def _change(node: Place) -> Iterator[ast.AST]:
    """Yield the node once for each way of changing it."""
    match node:
        case ast.Compare(ops=ops):
            for at, op in enumerate(ops):
                changed = copy.deepcopy(node)
                changed.ops[at] = SWAPPED[type(op)]()  # type: ignore[call-overload]
                yield changed
        case ast.BoolOp(op=op) | ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in SWAPPED:
            other = copy.deepcopy(node)
            other.op = SWAPPED[type(op)]()  # type: ignore[assignment]
            yield other
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield operand
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            if value:
                yield ast.Constant(value - 1)
        case ast.IfExp(body=body, orelse=orelse):
            yield from (body, orelse)
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords) if name in RENAMED:
            yield ast.Call(ast.Name(RENAMED[name]), args, keywords)
        case ast.Call(func=func, args=[first, second, *others], keywords=keywords):
            if ast.dump(first) != ast.dump(second) and ast.unparse(func) != "isinstance":
                yield ast.Call(func, [second, first, *others], keywords)


def _put(lines: list[str], node: Place, text: str, function: int) -> Mutation:
    """Write a text in a node's place, in brackets if its neighbours could else take a part of it."""
    number = node.lineno - 1
    line = lines[number].encode()
    if isinstance(node, ast.BoolOp | ast.BinOp | ast.IfExp):
        text = f"({text})"
    after = (line[: node.col_offset] + text.encode() + line[node.end_col_offset :]).decode()
    source = "".join((*lines[:number], after, *lines[number + 1 :]))
    return Mutation(node.lineno, lines[number].strip(), after.strip(), function, source)
