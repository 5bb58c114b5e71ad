"""A control that is asked of what is set alone is told the errors that Flet tells."""

from typing import Annotated, Any

import flet as ft
import pytest
from flet.utils.validation import V

from views.flet_adapter.sparse_diff import validating
from views.flet_adapter.sparse_diff.validating import flets_validate, validate


@ft.control
class Odd(ft.Container):
    """A control that breaks a rule about a property as long as nobody sets it."""

    size: Annotated[int, V.gt(0)] = 0


@ft.control
class Ordered(ft.Container):
    """A control with a rule about two properties at once."""

    least: int = 2
    most: int = 3

    __validation_rules__ = (V.ensure(lambda one: one.least < one.most, message="order"),)


def made() -> list[ft.Control]:
    """Controls that keep the rules, and such that break one."""
    return [
        ft.Container(),
        ft.Container(width=3, opacity=0.5),
        ft.Container(opacity=7),
        ft.Row(expand=True),
        ft.SafeArea(ft.Text("a")),
        ft.SafeArea(ft.Text("a", visible=False)),
        ft.IconButton(ft.Icons.STAR),
        ft.IconButton(ft.Icons.STAR, splash_radius=-1),
        Odd(),
        Odd(size=4),
        Ordered(),
        Ordered(most=1),
    ]


def error(ask: Any, control: ft.Control) -> str:
    try:
        ask(control, suppress_repeated_errors=True)
    except ValueError as wrong:
        return str(wrong)
    return ""


def test_what_is_wrong_with_a_control_is_what_flet_says() -> None:
    for _ in range(3):  # the first time, and once its class is known
        ours = [error(validate, control) for control in made()]
        assert ours == [error(flets_validate, control) for control in made()]
        assert [bool(each) for each in ours].count(True) == 5


def test_an_error_is_told_once_until_it_was_mended() -> None:
    control = ft.Container()
    told = []
    for opacity in (7.0, 7.0, 1.0, 1.0, 7.0):
        control.opacity = opacity
        told.append(bool(error(validate, control)))
    assert told == [True, False, False, False, True]


def test_of_a_control_on_which_nothing_ruled_is_set_flets_rules_are_asked_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[object] = []
    monkeypatch.setattr(validating, "flets_validate", lambda control, **_: asked.append(control))
    monkeypatch.setattr(validating, "_sound", set())
    first, *others = [ft.Container(width=width) for width in range(5)]
    for control in (first, *others):
        validate(control)
    assert asked == [first]
