"""A worker that does what it is told on its standard input, a JSON object a line, until it is killed.

``python -m tests.postgres.worker ADDRESS HOME`` answers on its standard output, in whatever order it is done.
"""

from __future__ import annotations

import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from companion.games.card_city.moves import SetMoney
from companion.history.errors import StoreAway
from companion.hosting.intents import Accepted, Correct, IntentId, Seen
from companion.hosting.open_home import OpenHome
from companion.postgres.row_journal import RowJournal

Said = dict[str, Any]


def say(**what: Any) -> None:
    """Print a line that is out of this process when this returns, whatever becomes of it."""
    os.write(1, json.dumps(what).encode() + b"\n")


def do(house: OpenHome, said: Said) -> Said:
    """Do what was said. What came of it."""
    live = house.tables.table(said["table"])
    assert live is not None
    if "money" not in said:
        live.catch_up()
        assert isinstance(live.journal, RowJournal)
        return {"known": live.journal.known, "entries": live.table.seq}
    answer = live.submit(
        Correct(
            SetMoney(said["seat"], said["money"]),
            seen=Seen(said["seen"]),
            id=IntentId(said["line"], said["number"]),
        )
    )
    return {"seq": answer.seq} if isinstance(answer, Accepted) else {"refused": repr(answer)}


def serve(house: OpenHome, said: Said) -> None:
    """Do what was said, and answer, whatever comes of it."""
    try:
        say(to=said["to"], **do(house, said))
    except StoreAway:
        say(to=said["to"], away=True)
    except Exception as error:
        say(to=said["to"], refused=repr(error))


def main(address: str, home: str) -> None:
    """Serve a home until nothing more is said."""
    with OpenHome.open(store=address, name=home) as house, ThreadPoolExecutor(8) as pool:
        say(ready=True)
        for line in sys.stdin:
            pool.submit(serve, house, json.loads(line))


if __name__ == "__main__":
    main(*sys.argv[1:])
