"""Limits of wrong codes and tickets at a home, counted by all its workers together, as rows."""

from __future__ import annotations

import hashlib
import math

from companion.postgres.home_rows import HomeRows

_NOW = "extract(epoch from clock_timestamp())"
"""Seconds, by the clock of the database: those of workers may differ."""

_SAID = "with said as (select %s::integer home, %s::text who, %s::float8 burst, %s::float8 rate)"

_LEFT = f"""
    least((select burst from said), a.level + greatest(0, {_NOW} - a.at) * (select rate from said))
"""

_TAKE = f"""
    {_SAID}
    insert into companion.attempt as a (home, who, level, at)
    select home, who, burst - 1, {_NOW} from said
    on conflict (home, who) do update set level = {_LEFT} - 1, at = {_NOW} where {_LEFT} >= 1
"""

_LACKING = f"""
    {_SAID}
    select 1 - {_LEFT} from said join companion.attempt a on a.home = said.home and a.who = said.who
"""

_GIVE_BACK = f"""
    {_SAID}
    update companion.attempt a set level = least(said.burst, {_LEFT} + 1), at = {_NOW}
    from said where a.home = said.home and a.who = said.who
"""

_FORGET = f"delete from companion.attempt where home = %s and at < {_NOW} - 3600"
"""An hour is longer than any of them takes to fill."""


class AttemptRows:
    """See ``SharedLimits``. Everything here raises ``StoreAway`` where the database cannot be reached."""

    def __init__(self, rows: HomeRows) -> None:
        """Begin without reading any rows."""
        self._rows = rows

    def take(self, name: str, burst: int, per_second: float) -> int:
        """Take a token if there is one. Returns 0, or the seconds to wait."""
        params = self._statement_params(name, burst, per_second)
        if self._rows.change(_TAKE, *params):
            return 0
        lacking = self._rows.select(_LACKING, *params)
        return max(1, math.ceil(lacking[0][0] / per_second)) if lacking else 1

    def give_back(self, name: str, burst: int, per_second: float) -> None:
        """Return the token that was taken last. Deletes the rows of names without attempts for long."""
        self._rows.change(_GIVE_BACK, *self._statement_params(name, burst, per_second))
        self._rows.change(_FORGET, self._rows.home)

    def _statement_params(self, name: str, burst: int, per_second: float) -> tuple[object, ...]:
        who = hashlib.sha256(f"{self._rows.home} {name}".encode()).hexdigest()  # no address is kept
        return self._rows.home, who, float(burst), per_second
