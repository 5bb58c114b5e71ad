"""Validation of the properties of a control that are set.

Flet 1.0.5 checks its rules for every control that comes to stand on a page, and for nearly all of them about
two properties that are not set, ``expand`` and ``opacity``: those have Flet's own defaults.
"""

from functools import cache
from typing import Any

from flet.controls import base_control
from flet.utils import validation

flets_validate = validation.validate
_compiled: Any = validation._compile_class_spec
_sound: set[type] = set()
"""Classes whose controls keep Flet's rules as long as none of the properties with a rule is set."""


@cache
def _names_in_rules(kind: Any) -> frozenset[str] | None:
    """List the properties of a class with a rule of Flet, or return None if a rule is about anything else."""
    spec = _compiled(kind)
    names = frozenset(name for name, _ in spec.field_rules)
    return None if spec.class_rules or not names <= kind._prop_defaults.keys() else names


def validate(instance: Any, *, suppress_repeated_errors: bool = False) -> None:
    """Check a control against Flet's rules, as ``validation.validate`` does.

    Raises:
        ValueError: it breaks one.
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
    """Replace Flet's validation by this one, once, for all pages of the process."""
    controls: Any = base_control
    controls.validate = validate
