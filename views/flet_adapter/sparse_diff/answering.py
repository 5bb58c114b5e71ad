"""Who answers on a page where something happens to a control that was written once for all phones.

Written for Flet 1.0.5.
"""

import weakref
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any

from flet.controls.base_control import BaseControl


@dataclass(frozen=True)
class Answering:
    """What holds controls that were written once answers for them: it stands as the ``data`` of their holder.

    Attributes:
        numbers: of the controls it answers for.
        make: makes the control of one of these numbers, as this page would have had it.
    """

    numbers: Collection[int]
    make: Callable[[int], BaseControl]


def answer(holder: BaseControl, number: int) -> BaseControl | None:
    """The control of a number that a holder answers for, made now; None where it answers for no such one."""
    answering = holder.data
    if not isinstance(answering, Answering) or number not in answering.numbers:
        return None
    found: Any = answering.make(number)
    found._i, found._parent = number, weakref.ref(holder)
    made: BaseControl = found
    return made
