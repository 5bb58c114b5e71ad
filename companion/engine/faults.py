"""Faults in a game's code: logged once with their traceback, so that whoever asked can go on.

A game raises nothing but what it says it raises. Where it does all the same, because a table has come to what
nobody has thought of, that table suffers and no other.
"""

import logging
import threading
from collections.abc import Callable, Hashable
from typing import TypeVar

T = TypeVar("T")
U = TypeVar("U")

MOST = 256
"""So many different faults are remembered; of more, the oldest is logged again if it comes back."""

_log = logging.getLogger(__name__)
_noted: dict[Hashable, None] = {}
_lock = threading.Lock()


def note(where: str, error: Exception) -> None:
    """Log a fault with its traceback, unless the same one was logged from there before.

    Args:
        where: what met it, such as a table's id or the address of a page.
        error: what was raised.
    """
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    line = (trace.tb_frame.f_code.co_filename, trace.tb_lineno) if trace else None
    fault = (where, type(error), line)
    with _lock:
        known = fault in _noted
        _noted[fault] = None
        while len(_noted) > MOST:
            del _noted[next(iter(_noted))]
    if not known:
        _log.error("a fault at %s", where, exc_info=error)


def attempt(where: str, ask: Callable[[], T], instead: U) -> T | U:
    """The answer to a question; where asking it raises anything at all, the fault is noted.

    Args:
        where: for `note`.
        ask: asks a game.
        instead: the answer in that case.
    """
    try:
        return ask()
    except Exception as error:
        note(where, error)
        return instead
