"""Drawing only what changed: after a long walk a phone shows what one that just came would show."""

from enum import Enum
from pathlib import Path
from random import Random
from typing import Any

import flet as ft
import flet.canvas as cv
import pytest

from tests.effort import times
from tests.views.at_table import AtTable, another_phone, at_table, on_to
from tests.views.dialogs import let_fade, let_notice_go
from tests.views.fingers import choose_likely_move
from tests.views.headless import Node
from views.flet_adapter.sparse_diff.sending import NOBODY
from views.widgets.table import event_notice

NOT_SHOWN = {"_i", "key"}


def differences(one: Any, other: Any, path: str = "") -> list[str]:
    """Tell where two parts of a page differ. To state what the other leaves as it comes is none."""
    if isinstance(one, dict) and isinstance(other, dict):
        one, other = from_the_board(one), from_the_board(other)
        names = sorted((one.keys() | other.keys()) - NOT_SHOWN)
        return [
            found
            for name in names
            for found in differences(stated(one, name), stated(other, name), f"{path}.{name}")
        ]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        return [found for i, pair in pairs for found in differences(*pair, f"{path}[{i}]")]
    return [] if one == other else [f"{path}: {one!r} or {other!r}"]


def from_the_board(part: Node) -> Node:
    """Return a layer over a board as if it began if the board does. Others as they are."""
    if not (part.get("on_tap_up") and part.get("left")):
        return part
    content = part["content"]
    return {**part, "left": 0, "content": {**content, "width": content["width"] + part["left"]}}


def stated(part: Node, name: str) -> Any:
    """Return a property of a control, drawn ones included, or of its edge. What nobody set is as it comes."""
    kind = getattr(ft, part.get("_c", "BorderSide"), None) or getattr(cv, part["_c"], None)
    value = part[name] if name in part else getattr(kind, name, None)
    return value.value if isinstance(value, Enum) else value


async def walk(table: AtTable, dice: Random) -> None:
    """Do one thing as a person does: a move, a look, another page, a card in hand, a square, undo."""
    seat, move = choose_likely_move(table.session, dice)
    match dice.randrange(6):
        case 0:
            await table.look(dice.randrange(len(table.session.names)))
        case 1:
            for tab in (dice.choice(("table", "score", "log")), "board"):
                await table.show(tab)
        case 2 if table.session.table.done:
            await table.press(table.names_of.undo())
        case 3:
            await table.look(seat)
            for label in list(table.names_of.taps(seat, move))[:-1]:
                await table.press(label)
        case _:
            await table.make(seat, move)


@pytest.mark.parametrize("seed", range(times(4, 2)))
async def test_a_long_walk_ends_where_a_newcomer_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    monkeypatch.setattr(event_notice, "MOMENT", 0.01)
    dice = Random(seed)
    async with at_table(tmp_path, before=on_to("build", 2, seed)) as table:
        for _ in range(25):
            await walk(table, dice)
        await let_fade(table)
        await let_notice_go(table)
        seat, _ = choose_likely_move(table.session, dice)
        other = await another_phone(table)
        try:
            for phone in (table, other):
                await phone.show("board")
                await phone.look(seat)
            assert differences(table.top(), other.top()) == []
            assert everything_answers(table.top())
        finally:
            await other.client.close()


def everything_answers(top: Node) -> bool:
    """Return no two controls that do something have one number: each tap reaches its own."""
    numbers: list[int] = []

    def collect(value: Any) -> None:
        if isinstance(value, dict):
            numbers.extend([value["_i"]] if value.get("_i", NOBODY) > NOBODY else [])
            for inner in value.values():
                collect(inner)
        elif isinstance(value, list):
            for inner in value:
                collect(inner)

    collect(top)
    return len(numbers) == len(set(numbers)) > 0
