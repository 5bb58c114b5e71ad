"""Filter for the properties that a client sets: only those that a person can change there with a finger.

Flet's client reports to the server what people type and move, and the server writes it into its controls. By
the same message it would write anything else: handlers, texts, insides, values that other pages share.
Written for Flet 1.0.5: the properties that its client reports by itself are listed at the end.
"""

import logging
import math
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

import flet as ft

Check = Callable[[Any, Any], bool]
"""Checks a value that a client reports for a property of a control."""

LONGEST_TEXT = 200_000
"""Characters that may be typed into a field."""

LONGEST_ROUTE = 2_000
"""Characters of an address; every link of this app is far shorter."""

_PER_LETTER = 16  # code points that people take for one letter: a family with skin colours has eleven
_LARGEST = 100_000  # pixels
_log = logging.getLogger(__name__)


def admit(control: Any, reported: Mapping[Any, Any]) -> dict[str, Any]:
    """Filter the properties that a client reports for a control.

    Args:
        control: of the session that the client belongs to.
        reported: values by the name of the property; anything, it comes from outside.

    Returns:
        The properties that a client of Flet 1.0.5 reports by itself, with values of the form that it gives
        them. The caret in a field and the edges of the screen are left out: the app never reads them.
    """
    checks = next((_REPORTED[kind] for kind in type(control).__mro__ if kind in _REPORTED), {})
    return _filter(control, checks, reported)


def introduce(reported: Any) -> dict[str, Any]:
    """Filter the properties of a new page in the first message on its line, before there is a control."""
    return _filter(None, _INTRODUCED, reported) if isinstance(reported, Mapping) else {}


def _filter(control: Any, checks: Mapping[str, Check], reported: Mapping[Any, Any]) -> dict[str, Any]:
    taken = {
        name: value
        for name, value in reported.items()
        if isinstance(name, str) and name in checks and checks[name](control, value)
    }
    if _log.isEnabledFor(logging.DEBUG) and len(taken) < len(reported):
        _log.debug("%s: not taken: %.200s", type(control).__name__, sorted(map(str, reported.keys() - taken)))
    return taken


def _is_flag(_: Any, value: Any) -> bool:
    return isinstance(value, bool)


def _is_flag_or_none(_: Any, value: Any) -> bool:
    return value is None or isinstance(value, bool)


def _is_false(_: Any, value: Any) -> bool:
    return value is False


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)


def _is_pixels(_: Any, value: Any) -> bool:
    return _is_number(value) and 0 <= value <= _LARGEST


def _is_in_range(control: Any, value: Any) -> bool:
    low, high = control.min or 0.0, 1.0 if control.max is None else control.max
    return _is_number(value) and low <= value <= high


def _text_up_to(most: int) -> Check:
    return lambda _, value: isinstance(value, str) and len(value) <= most


def _fits_field(control: Any, value: Any) -> bool:
    letters = control.max_length
    most = LONGEST_TEXT if letters is None or letters < 0 else min(LONGEST_TEXT, (letters + 1) * _PER_LETTER)
    return isinstance(value, str) and len(value) <= most


def _one_of(kinds: type[Enum]) -> Check:
    names = frozenset(kind.value for kind in kinds)
    return lambda _, value: isinstance(value, str) and value in names


_PAGE: dict[str, Check] = {
    "route": _text_up_to(LONGEST_ROUTE),
    "width": _is_pixels,
    "height": _is_pixels,
    "platform_brightness": _one_of(ft.Brightness),
}
_INTRODUCED: dict[str, Check] = {
    **_PAGE,
    "platform": _one_of(ft.PagePlatform),
    **dict.fromkeys(("web", "pwa", "wasm"), _is_flag),
}
_REPORTED: dict[type[Any], dict[str, Check]] = {
    ft.Page: _INTRODUCED,
    ft.TextField: {"value": _fits_field},
    ft.Slider: {"value": _is_in_range},
    ft.Switch: {"value": _is_flag},
    ft.Checkbox: {"value": _is_flag_or_none},
    ft.ExpansionTile: {"expanded": _is_flag},
    ft.AlertDialog: {"open": _is_false},
    ft.BottomSheet: {"open": _is_false},
    ft.SnackBar: {"open": _is_false},
}
