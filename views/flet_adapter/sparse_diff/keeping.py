"""What Flet keeps on a control, kept without a dictionary of its own.

CPython keeps the attributes of all instances of a class under names they share, as long as these were set on
one of the first. Flet 1.0.5 sets some only when a control comes to stand on a page; by then the names are
settled, and every control and value gets a dictionary of its own, which is a third of what a page holds.
"""

import inspect
from functools import wraps
from typing import Any

from flet.controls import base_control, value_types
from flet.controls.base_control import BaseControl

LATER = ("_parent", "_frozen", "_initialized", "__prev_lists", "__prev_dicts", "__prev_classes")
"""What is set later than when an instance is made: eight bytes each, wherever one is not used."""


def share_names(kind: type) -> None:
    """Let the instances of a class share these names: they are set on its first one, which nobody sees."""
    if inspect.isabstract(kind) or "__slots__" in kind.__dict__:
        return
    first: Any = object.__new__(kind)
    for name in LATER:
        setattr(first, name, None)


def keep_without_dictionaries() -> None:
    """Let the controls and values of all classes be kept so, of those that are known and those to come."""
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
    """A decorator of Flet's, after which the class shares the names."""

    @wraps(decorate)
    def decorated(*args: Any, **kwargs: Any) -> Any:
        found = decorate(*args, **kwargs)
        if isinstance(found, type):
            share_names(found)
            return found
        return _sharing(found)

    return decorated
