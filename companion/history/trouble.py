"""Reasons of failed reading and writing, as symbols by which a text chooses a sentence."""

from __future__ import annotations

import errno

from companion.bounds import TooLarge
from companion.errors import Params

_READING = {
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EISDIR: "folder",
    errno.ELOOP: "link",
    errno.EINVAL: "no-file",
    errno.EIO: "fault",
    errno.EFBIG: "too-large",
    errno.ENOTCONN: "away",
}
_IN_THE_WAY = _READING.keys() - {errno.ENOTCONN}


def reason_of(error: OSError) -> str:
    """Name a refusal of the operating system by a symbol that chooses a sentence.

    Args:
        error: The error that the operating system raised.

    Returns:
        The symbol of its number, such as ``"ENOSPC"`` or ``"EACCES"``; ``"unknown"`` when it has none;
        ``"too-large"`` for a `TooLarge`.
    """
    if isinstance(error, TooLarge):
        return "too-large"
    return errno.errorcode.get(error.errno or 0, "unknown")


def reading_reason(error: OSError) -> str:
    """Name the reason of a failed reading by a word that chooses a sentence of ``history-reading``.

    Args:
        error: The error of reading.
    """
    return _READING.get(error.errno or 0, "refused")


def reading_trouble(error: OSError) -> dict[str, str | int]:
    """Build the variables of ``history-reading``, the message about a failed reading.

    Args:
        error: The error of reading.
    """
    bound: Params = error.bound.params() if isinstance(error, TooLarge) else {"size": 0, "unit": "MB"}
    return {"reason": reading_reason(error), "size": bound["size"], "unit": bound["unit"]}


def is_in_the_way(error: OSError) -> bool:
    """Tell if an unreadable thing blocks the place of a file for good, so that it is set aside.

    A disk or a database that is away may be back soon: that is no reason to move anything.

    Args:
        error: The error of reading.
    """
    return error.errno in _IN_THE_WAY
