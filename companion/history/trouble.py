"""Why something that is kept could not be read or written, as a symbol that a text chooses a sentence by."""

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
    """Name what the operating system refused, as a symbol that a text can choose a sentence by.

    Args:
        error: What the operating system raised.

    Returns:
        The symbol of its number, such as ``"ENOSPC"`` or ``"EACCES"``; ``"unknown"`` when it has none.
    """
    if isinstance(error, TooLarge):
        return "too-large"
    return errno.errorcode.get(error.errno or 0, "unknown")


def reading_reason(error: OSError) -> str:
    """Return why something could not be read, as a word that ``history-reading`` chooses a sentence by.

    Args:
        error: What reading it raised.
    """
    return _READING.get(error.errno or 0, "refused")


def reading_trouble(error: OSError) -> dict[str, str | int]:
    """Return the variables of ``history-reading``: why something could not be read.

    Args:
        error: What reading it raised.
    """
    bound: Params = error.bound.params() if isinstance(error, TooLarge) else {"size": 0, "unit": "MB"}
    return {"reason": reading_reason(error), "size": bound["size"], "unit": bound["unit"]}


def is_in_the_way(error: OSError) -> bool:
    """Tell whether what could not be read stands in the place of a file for good, so that it is set aside.

    A disk or a database that is away may be back soon: that is no reason to move anything.

    Args:
        error: What reading it raised.
    """
    return error.errno in _IN_THE_WAY
