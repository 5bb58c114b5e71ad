"""Time as a clock shows it."""

SECOND = 1000


def clock_text(milliseconds: int, *, left: bool) -> str:
    """Format a span of time in whole seconds, such as ``9:05``, ``1:00:00`` or ``−0:15``.

    Args:
        milliseconds: the span.
        left: True for the time left: ``0:00`` means that none is. Else the time passed: a second counts
            after its end.
    """
    seconds = -(-milliseconds // SECOND) if left else milliseconds // SECOND
    minutes, rest = divmod(abs(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    digits = f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
    return f"−{digits}" if seconds < 0 else digits


def time_until_change(milliseconds: int, *, left: bool) -> int:
    """Compute the time until such a text changes, in milliseconds: 1 to 1000."""
    gone = -milliseconds if left else milliseconds
    return SECOND - gone % SECOND
