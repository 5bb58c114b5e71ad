"""Host names of the homes of a store."""

from __future__ import annotations

import re
from collections.abc import Mapping

from companion.history.errors import StoreHomeUnknown, StoreHostRefused, StoreHostTaken
from companion.postgres.database import Database, Work

LONGEST = 253
"""Characters that a host name may have (RFC 1035, section 2.3.4, without the dots of the root)."""

_LABEL = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)")

_SETTLE = """
    update companion.home set host = case when %s::text is null then host else nullif(%s, '') end,
                              most_open = coalesce(%s, most_open)
     where name = %s
"""


def host_name(text: str) -> str:
    """Normalise a host name as browsers send it: lower case, in ASCII (RFC 5891).

    Args:
        text: As a person writes it, such as ``Club.example.org``.

    Raises:
        StoreHostRefused: It is none, or one that every machine has for itself: an address, ``localhost``.
    """
    try:
        host = text.strip().rstrip(".").encode("idna").decode("ascii").lower()
    except UnicodeError as error:
        raise StoreHostRefused(text) from error
    labels = host.split(".")
    sound = len(host) <= LONGEST and all(map(_LABEL.fullmatch, labels))
    if not sound or labels[-1].isdigit() or host == "localhost":
        raise StoreHostRefused(text)
    return host


class HostNames:
    """Index of homes by host name. Every method raises ``StoreAway`` where the database cannot be reached."""

    def __init__(self, database: Database) -> None:
        """Begin without asking the database."""
        self._database = database

    def home_at(self, host: str) -> str | None:
        """Find the name of the home that a host name leads to, or return None.

        Args:
            host: The name a browser asked for, in any case.
        """
        found = self._database.select(
            "select name from companion.home where host = %s", host.lower().rstrip(".")
        )
        return found[0][0] if found else None

    def all(self) -> Mapping[str, str]:
        """Map each host name to the name of its home."""
        return dict(self._database.select("select host, name from companion.home where host is not null"))

    def settle(self, name: str, host: str | None, most_open: int | None) -> None:
        """See ``Store.settle``."""
        wanted = host_name(host) if host else host

        def change(work: Work) -> None:
            work.execute("lock table companion.home in share row exclusive mode")
            theirs = "select name from companion.home where host = %s and name <> %s"
            taken = work.execute(theirs, (wanted, name)).fetchone() if wanted else None
            if taken:
                raise StoreHostTaken(str(wanted), taken[0])
            if not work.execute(_SETTLE, (wanted, wanted, most_open, name)).rowcount:
                raise StoreHomeUnknown(name)

        self._database.transact(change)
