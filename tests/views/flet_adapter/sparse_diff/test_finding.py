"""Flet looks only at what is set: whatever stands on a page is found all the same."""

import dataclasses
from pathlib import Path
from typing import Any

import flet as ft
import pytest
from flet.controls.object_patch import DiffBuilder
from flet.messaging.session import Session
from flet.utils.validation import _REPORTED_VALIDATION_ERRORS_KEY, validate

from companion.games import GAMES
from companion.locale.texts import Texts
from tests.conformance.tables import small_table
from tests.views.flet_adapter.sparse_diff.standing import controls
from tests.views.visit import visit
from views.flet_adapter.sparse_diff import finding
from views.flet_adapter.sparse_diff.finding import _values_in


def every_field(item: Any) -> list[Any]:
    return [getattr(item, one.name) for one in dataclasses.fields(item) if not one.metadata.get("skip")]


def test_these_three_steps_take_the_place_of_flets_own() -> None:
    builder: Any = DiffBuilder
    assert builder._configure_dataclass is finding.configure
    assert builder._removed_controls is finding.removed_controls
    assert vars(Session)["_Session__find_live_control"] is finding.find_live_control


def test_what_was_never_set_is_not_looked_at() -> None:
    text = ft.Text("a")
    told = finding.values_set(ft.Container(text, padding=ft.Padding.all(4)))
    assert text in told
    assert len(told) < 6
    assert len(every_field(ft.Container(text))) > 40


@pytest.mark.parametrize("game_id", sorted(GAMES))
async def test_every_control_of_a_page_is_found(tmp_path: Path, game_id: str) -> None:
    game = GAMES[game_id]
    async with visit(tmp_path) as phone:
        session = phone.house.tables.begin(game_id, small_table(game))
        await phone.go(f"/t/{session.id}")
        for curtain in [name for name in phone.names() if name.startswith("I am ")][:1]:
            await phone.tap(curtain)
        for tab in (Texts.load("en").say_for(game_id, "tab-board"), "Table", "Score", "Log"):
            await phone.tap(tab)
            page = phone.client.session.page
            found = {id(one) for one in controls(page, finding.values_set)}
            assert found == {id(one) for one in controls(page, every_field)}, tab
            assert len(found) > 30
            for one in list(controls(page, every_field))[::40]:
                assert finding.find_live_control(None, page, one._i) is one
            assert finding.find_live_control(None, page, -1) is None


async def test_an_event_of_no_control_looks_at_a_fraction_of_what_flet_looks_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with visit(tmp_path) as phone:
        looked: list[Any] = []

        def noted(item: Any) -> list[Any]:
            looked.append(item)
            return _values_in(item)

        monkeypatch.setattr(finding, "_values_in", noted)
        await phone.client.session.dispatch_event(10**9, "click", None)
        every = list(controls(phone.client.session.page, every_field))
        assert len(every) < len(looked) < 5 * len(every)


def test_an_error_of_a_control_is_told_once_until_it_was_mended() -> None:
    """As Flet does. Of a control without an error nothing is kept."""
    control = ft.Container(opacity=0.5)
    assert not told(control)
    assert _REPORTED_VALIDATION_ERRORS_KEY not in vars(control)
    control.opacity = 7
    assert told(control)
    assert not told(control)
    control.opacity = 1
    assert not told(control)
    control.opacity = 7
    assert told(control)


def told(control: ft.Control) -> bool:
    """Tell if Flet tells what is wrong with a control."""
    try:
        validate(control, suppress_repeated_errors=True)
    except ValueError:
        return True
    return False
