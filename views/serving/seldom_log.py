"""Warnings about exceeded limits, each logged once and not at every try."""

import logging
import time
from collections.abc import Hashable

from companion.hosting.rate_limit import Rate, TokenBuckets

EVERY = Rate(burst=1, per_second=1 / 600)
"""Rate of the same warning about the same address."""


class SeldomLog:
    """Writes a warning at most once in ten minutes for each subject. The subject itself is not written."""

    def __init__(self, logger: logging.Logger) -> None:
        self._logger = logger
        self._said = TokenBuckets(EVERY, most=512)

    def warn(self, subject: Hashable, message: str, *values: object) -> None:
        """Log a warning, unless the same was logged lately.

        Args:
            subject: the subject of the warning: a network address.
            message: the text, as `logging` takes it.
            values: the values of its placeholders.
        """
        now = time.monotonic()
        said = self._said.find_bucket((subject, message))
        if said.wait(1, now) == 0:
            said.take(1, now)
            self._logger.warning(message, *values)
