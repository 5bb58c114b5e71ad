"""A control that is made with what is said of it alone is the one that Flet would have made."""

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import flet as ft
import pytest
from flet.components.component import Component
from flet.controls.base_control import BaseControl

from companion.games import GAMES
from tests.conformance.tables import small_table
from tests.views.visit import visit
from views.flet_adapter.sparse_diff import finding

OWN = {"_i", "_parent"}
"""What each control has of its own."""


def fields(control: Any) -> dict[str, Any]:
    return {
        one.name: getattr(control, one.name)
        for one in dataclasses.fields(control)
        if one.name not in OWN and hasattr(control, one.name)
    }


def as_flet_makes(kind: Any, *given: Any, **named: Any) -> Any:
    """Return a control as the ``__init__`` of Flet's own makes it."""
    made = kind.__new__(kind)
    kind.__init__.__wrapped__(made, *given, **named)
    return made


def controls(item: Any) -> Iterator[BaseControl]:
    if isinstance(item, dict | list):
        for value in item.values() if isinstance(item, dict) else item:
            yield from controls(value)
    elif dataclasses.is_dataclass(item) and not isinstance(item, type):
        if isinstance(item, BaseControl):
            yield item
        for value in finding.values_set(item):
            yield from controls(value)


@pytest.mark.parametrize("game_id", sorted(GAMES))
async def test_every_control_of_a_page_is_made_as_flet_makes_it(tmp_path: Path, game_id: str) -> None:
    game = GAMES[game_id]
    kinds: set[type] = set()
    async with visit(tmp_path) as phone:
        session = phone.house.tables.begin(game_id, small_table(game))
        await phone.go(f"/t/{session.id}")
        for control in controls(phone.client.session.page):
            kind: Any = type(control)
            if isinstance(control, ft.Page | Component) or "uid" in control._internals:
                continue  # made by the session, by a renderer, or with a number of its own
            kinds.add(kind)
            said = dict(control._values)
            for name in kind._structural_fields & kind.__init__.__wrapped__.__annotations__.keys():
                said[name] = getattr(control, name)
            ours, theirs = kind(**said), as_flet_makes(kind, **said)
            assert fields(ours) == fields(theirs)
            assert list(ours._values) == list(theirs._values)
    assert len(kinds) > 10


def test_whatever_is_unusual_is_answered_as_flet_answers_it() -> None:
    for wrong in ({"valeu": "a"}, {"_i": 3}):
        with pytest.raises(TypeError) as ours:
            ft.Text(**wrong)
        with pytest.raises(TypeError) as theirs:
            as_flet_makes(ft.Text, **wrong)
        assert str(ours.value) == str(theirs.value)
    with pytest.raises(TypeError, match="multiple values"):
        ft.Text("a", value="b")  # type: ignore[misc]


def test_what_is_said_without_a_name_and_what_equals_the_default_are_taken_as_flet_takes_them() -> None:
    ref: ft.Ref[ft.Text] = ft.Ref()
    text = ft.Text("a", ref=ref, size=None)
    assert ref.current is text
    assert list(text._values) == ["value"]
    assert fields(text) == fields(as_flet_makes(ft.Text, "a"))


def test_lists_are_never_shared_between_controls() -> None:
    one, other = ft.Column(), ft.Column()
    one.controls.append(ft.Text("a"))
    assert other.controls == []


def test_a_change_after_it_was_made_is_noted() -> None:
    text = ft.Text("a")
    assert not text._dirty
    text.value = "b"
    assert list(text._dirty) == ["value"]
