"""Answers to events of controls that were written once for all phones.

Written for Flet 1.0.5.
"""

import weakref
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from flet.controls.base_control import BaseControl


@dataclass(frozen=True)
class Answering:
    """Answerer for controls that were written once, stored as the ``data`` of the control that holds them.

    Attributes:
        numbers: the numbers of those controls.
        make: makes the control of one of these numbers, as this page would have had it.
    """

    numbers: Collection[int]
    make: Callable[[int], BaseControl]


def answer(holder: BaseControl, number: int) -> BaseControl | None:
    """Make the control of a number in a holder's charge, or return None."""
    answering = holder.data
    if not isinstance(answering, Answering) or number not in answering.numbers:
        return None
    found: Any = answering.make(number)
    found._i, found._parent = number, weakref.ref(holder)
    made: BaseControl = found
    return made
