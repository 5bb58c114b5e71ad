"""Attributes of Flet's controls without a dictionary for each control.

CPython keeps the attributes of all instances of a class under names they share, as long as these were set on
one of the first. Flet 1.0.5 sets some only when a control comes to stand on a page; by then the names are
settled, and every control and value gets a dictionary of its own, which is a third of a page's memory.
"""

import inspect
from functools import wraps
from typing import Any

from flet.controls import base_control, value_types
from flet.controls.base_control import BaseControl

LATER = ("_parent", "_frozen", "_initialized", "__prev_lists", "__prev_dicts", "__prev_classes")
"""Attributes that are set after an instance is made: eight bytes each on an instance that does not use it."""


def share_names(kind: type) -> None:
    """Make the instances of a class share these names, by setting them on a first one that is dropped."""
    if inspect.isabstract(kind) or "__slots__" in kind.__dict__:
        return
    first: Any = object.__new__(kind)
    for name in LATER:
        setattr(first, name, None)


def keep_without_dictionaries() -> None:
    """Make all classes of controls and values share these names, both existing and future ones."""
    _share_below(BaseControl)
    for kind in object.__subclasses__():
        if "_is_flet_value" in kind.__dict__:
            _share_below(kind)
    controls: Any = base_control
    values: Any = value_types
    controls._apply_control = _sharing(controls._apply_control)
    controls.value = values.value = _sharing(values.value)


def _share_below(kind: type) -> None:
    share_names(kind)
    below: list[type] = kind.__subclasses__()
    for each in below:
        _share_below(each)


def _sharing(decorate: Any) -> Any:
    """Wrap a decorator of Flet's so that the decorated class shares the names."""

    @wraps(decorate)
    def decorate_and_share(*args: Any, **kwargs: Any) -> Any:
        found = decorate(*args, **kwargs)
        if isinstance(found, type):
            share_names(found)
            return found
        return _sharing(found)

    return decorate_and_share
