"""Faults in a game's code: logged once with their traceback, so that the caller can go on.

A game raises only the errors that it documents. If it raises any other, because its table reached a state
that the game does not foresee, that table suffers and no other.
"""

import logging
import threading
from collections.abc import Callable, Hashable
from typing import TypeVar

T = TypeVar("T")
U = TypeVar("U")

MOST = 256
"""Size of the cache of logged faults. A fault dropped from the cache is logged again if it comes back."""

_log = logging.getLogger(__name__)
_noted: dict[Hashable, None] = {}
_lock = threading.Lock()


def log_fault(place: str, error: Exception) -> None:
    """Log a fault with its traceback, unless the same fault was logged from there before.

    Args:
        place: the place of the fault, such as a table's id or the address of a page.
        error: the exception.
    """
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    line = (trace.tb_frame.f_code.co_filename, trace.tb_lineno) if trace else None
    fault = (place, type(error), line)
    with _lock:
        known = fault in _noted
        _noted[fault] = None
        while len(_noted) > MOST:
            del _noted[next(iter(_noted))]
    if not known:
        _log.error("a fault at %s", place, exc_info=error)


def attempt(place: str, ask: Callable[[], T], default: U) -> T | U:
    """Ask a game, and note any exception as a fault instead of raising.

    Args:
        place: for `note`.
        ask: asks a game.
        default: the answer after an exception.
    """
    try:
        return ask()
    except Exception as error:
        log_fault(place, error)
        return default
