"""Whether a control's properties may be as they are, asked of those that are set.

Flet 1.0.5 asks its rules about every control that comes to stand on a page, and of nearly all of them about
two properties that nobody has set, ``expand`` and ``opacity``: those are as Flet itself would have them.
"""

from functools import cache
from typing import Any

from flet.controls import base_control
from flet.utils import validation

flets_validate = validation.validate
_compiled: Any = validation._compile_class_spec
_sound: set[type] = set()
"""Classes whose controls keep Flet's rules where none of the properties these are about is set."""


@cache
def _names_in_rules(kind: Any) -> frozenset[str] | None:
    """The properties of a class that Flet has rules about; None where a rule is about anything else."""
    spec = _compiled(kind)
    names = frozenset(name for name, _ in spec.field_rules)
    return None if spec.class_rules or not names <= kind._prop_defaults.keys() else names


def validate(instance: Any, *, suppress_repeated_errors: bool = False) -> None:
    """Whether a control keeps Flet's rules, as ``validation.validate`` asks.

    Raises:
        ValueError: it does not.
    """
    kind: Any = type(instance)
    ruled = _names_in_rules(kind)
    unset = ruled is not None and ruled.isdisjoint(instance._values)
    if unset and kind in _sound and not hasattr(instance, validation._REPORTED_VALIDATION_ERRORS_KEY):
        return
    flets_validate(instance, suppress_repeated_errors=suppress_repeated_errors)
    if unset and not hasattr(instance, validation._REPORTED_VALIDATION_ERRORS_KEY):
        _sound.add(kind)


def validate_sparsely() -> None:
    """Let Flet ask so of every control; done once, for all pages of the process."""
    controls: Any = base_control
    controls.validate = validate
