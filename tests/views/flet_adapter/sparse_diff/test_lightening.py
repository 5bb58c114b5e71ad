"""What stands on a page and is set no more is kept with less, and answers all the same."""

from pathlib import Path
from typing import Any

import flet as ft
import pytest
from flet.messaging.session import Session

from companion.games import GAMES
from tests.conformance.tables import small_table
from tests.views.flet_adapter.sparse_diff.standing import controls
from tests.views.visit import visit
from views.flet_adapter.sparse_diff import finding, lightening


def on_a_page(control: ft.Control) -> ft.Control:
    """Return a control as it stands on a page, where nobody sets anything on it any more."""
    lightening.lighten(control)
    return control


def listens(control: Any) -> bool:
    """Tell if something is done when something happens to it."""
    return any(name.startswith("on_") for name in control._values)


def test_this_step_takes_the_place_of_flets_own() -> None:
    assert vars(Session)["patch_control"] is lightening.patch_control
    assert lightening.patch_control is not lightening.flets_patch_control


@pytest.mark.parametrize("make", [ft.Container, ft.Text, ft.Row, ft.Stack], ids=lambda kind: kind.__name__)
def test_what_flet_keeps_of_two_of_a_kind_is_one_thing(make: type[ft.Control]) -> None:
    first, second = make(), make()
    told = dict(second._internals)
    on_a_page(first)
    on_a_page(second)
    assert first._internals is second._internals
    assert first._internals == told
    assert first._dirty is second._dirty


def test_what_a_control_tells_its_client_alone_stays_its_own() -> None:
    plain, other = ft.Container(), ft.Container()
    other._internals["of its own"] = True
    on_a_page(plain)
    on_a_page(other)
    assert "of its own" in other._internals
    assert "of its own" not in plain._internals


def test_a_button_that_is_not_quiet_keeps_what_it_has() -> None:
    button, other = on_a_page(ft.Button("a")), on_a_page(ft.Button("b"))
    assert button._internals is not other._internals
    assert button._dirty is not other._dirty


def test_nothing_is_noted_for_all_at_once() -> None:
    container = on_a_page(ft.Container())
    container._dirty["width"] = None
    assert not ft.Container()._dirty
    assert not on_a_page(ft.Text())._dirty


@pytest.mark.parametrize("game_id", sorted(GAMES))
async def test_whatever_listens_is_found_by_its_number_at_once_and_the_rest_when_asked(
    tmp_path: Path, game_id: str
) -> None:
    async with visit(tmp_path) as phone:
        session = phone.house.tables.begin(game_id, small_table(GAMES[game_id]))
        await phone.go(f"/t/{session.id}")
        for curtain in [name for name in phone.names() if name.startswith("I am ")][:1]:
            await phone.tap(curtain)
        session = phone.client.session
        standing = list(controls(session.page, finding.values_set))
        listening = [each for each in standing if listens(each)]
        assert len(listening) > 5
        assert all(session.index[each._i] is each for each in listening)
        silent = [each for each in standing if each._i not in session.index]
        assert len(silent) > len(standing) / 2
        resolve = vars(Session)["_Session__resolve_event_control"]
        assert all(resolve(session, each._i) is each for each in silent[::20])
