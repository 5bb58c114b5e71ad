"""A process that hosts tables and moves at them until it is killed.

``python -m tests.hosting.mover HOME SEED`` says on its standard output, a JSON object a line, what it finds,
what it is about to do, and what was accepted. With a third argument it ends by itself after so many moves.
"""

import itertools
import json
import os
import sys
from pathlib import Path
from random import Random
from typing import Any

from companion.engine.wire import encode
from companion.hosting.intents import Accepted, Play
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession
from tests.hosting.play import begin


def say(**what: Any) -> None:
    """Print a line that is out of this process when this returns, whatever becomes of it."""
    os.write(1, json.dumps(what).encode() + b"\n")


def tell_what_is_there(house: OpenHome) -> None:
    """Print every table, open or finished, with all its entries as they were read from the disk."""
    library = house.tables.library
    filed = {summary.id for summary in library.summaries.all()}
    for table_id in {*library.open_tables(), *filed}:
        entries = [json.loads(encode(entry)) for entry in house.tables.replay_table(table_id).entries]
        say(found=table_id, entries=entries, filed=table_id in filed)
    say(opened=[report.id for report in house.tables.reports])


def move_on(house: OpenHome, live: TableSession, rng: Random) -> None:
    """Make one random legal move, announced before it is made and confirmed after it was accepted."""
    position = live.table.position
    seat = rng.choice(live.game.actors(position))
    move = rng.choice(live.game.moves(position, seat))
    say(table=live.id, wanted={"seat": seat, "move": json.loads(encode(move))})
    answer = live.submit(Play(seat, move, by=seat))
    assert isinstance(answer, Accepted)
    say(table=live.id, accepted=answer.seq, over=live.over)


def main(home: str, seed: str, most: str = "") -> None:
    """Open the home, go on with what is open there, and begin another table where a game has ended."""
    rng = Random(seed)
    say(opening=home)
    with OpenHome.open(Path(home)) as house:
        tell_what_is_there(house)
        for _ in range(int(most)) if most else itertools.count():
            tables = house.tables.open_tables()
            live = rng.choice(tables) if len(tables) > 1 else begin(house)
            move_on(house, live, rng)


if __name__ == "__main__":
    main(*sys.argv[1:])
