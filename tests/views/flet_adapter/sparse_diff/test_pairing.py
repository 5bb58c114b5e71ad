"""Lists of controls with keys in another order: a phone holds what was drawn, and nothing of another list."""

import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import flet as ft
import msgpack  # type: ignore[import-untyped]
from flet.controls.base_control import BaseControl
from flet.controls.object_patch import ObjectPatch
from flet.messaging.protocol import configure_encode_object_for_msgpack

from tests.effort import times
from tests.views.headless import Mirror
from views.flet_adapter.patches import patch_flet
from views.flet_adapter.sparse_diff import finding

KEYS = "abcd"
PAIRS = times(4_000, 800)
_encode: Any = configure_encode_object_for_msgpack(BaseControl)  # type: ignore[no-untyped-call]


def draw_randomly(rng: random.Random, key: str | None = None, depth: int = 0) -> ft.Control:
    """Draw a stack, a column or a text, the first two with others in them, of which most have keys."""
    named: dict[str, Any] = {} if key is None else {"key": key}
    if depth == 2 or (depth and rng.random() < 0.2):
        return ft.Text(str(rng.randrange(3)), **named)
    inside = [
        draw_randomly(rng, each if rng.random() < 0.8 else None, depth + 1)
        for each in rng.sample(KEYS, rng.randrange(len(KEYS) + 1))
    ]
    kind = ft.Column if rng.random() < 0.1 else ft.Stack
    return kind(inside, **named)


def held_by_client(drawn: Any) -> Any:
    """Return what a client holds of a drawing that it was sent whole."""
    return msgpack.unpackb(msgpack.packb(drawn, default=_encode), strict_map_key=False)


def list_set(node: Any) -> Any:
    """Return what is set of a drawing, without the numbers of its controls."""
    if isinstance(node, dict):
        return {
            name: list_set(value)
            for name, value in sorted(node.items())
            if name != "_i" and value not in (None, [])
        }
    return [list_set(each) for each in node] if isinstance(node, list) else node


def pairs_of_drawings() -> Iterator[tuple[Any, Any]]:
    for seed in range(PAIRS):
        rng = random.Random(seed)
        yield ft.Row([draw_randomly(rng)]), ft.Row([draw_randomly(rng)])


def test_a_patch_leads_from_any_drawing_to_any_other() -> None:
    patch_flet()
    wrong = []
    for number, (before, after) in enumerate(pairs_of_drawings()):
        finding.configure(SimpleNamespace(control_cls=BaseControl), before, None, True)
        client = Mirror()
        client.page = held_by_client(before)
        patch, *_ = ObjectPatch.from_diff(before, after, BaseControl, path=[], frozen=True)
        told = held_by_client(patch.to_message())
        try:
            if len(told) > 1:
                client.patch(client.page["_i"], told)
        except LookupError:
            wrong.append(number)
            continue
        if list_set(client.page) != list_set(held_by_client(after)):
            wrong.append(number)
    assert wrong == []
