"""Another game of the same people, with the options that they had. Their phones find it by its id."""

from collections.abc import Callable
from hashlib import blake2b
from random import Random

import msgspec

from companion.engine.game import Game
from companion.engine.setup import Setup
from companion.games import GAMES
from companion.history.boxes import Boxes
from companion.history.errors import JournalExists
from companion.hosting.events import Stop
from companion.hosting.keys import ALPHABET, ID_LENGTH
from companion.hosting.session import TableSession
from companion.hosting.table_manager import TableManager

MOST = 8
"""Number of further games of a table that phones can follow to; later ones have an id like any table."""


def begin_rematch(
    tables: TableManager, boxes: Boxes, game_id: str, setup: Setup, earlier: str, chance: Random
) -> TableSession:
    """Begin another table for the people of an earlier one, unless such a table waits for its first move.

    Args:
        tables: the open tables.
        boxes: the owner's boxes. Their entries of today are taken before those of the earlier table.
        game_id: the game.
        setup: setup of the earlier table.
        earlier: id of the earlier table.
        chance: draws the person who begins, in games that draw.

    Raises:
        KeyError: there is no such game.
        WireError: the setup does not fit the game.
        TooManyTables: as many are open as are kept open.
        CompanionError: the boxes cannot be read, or the table could not be written.
    """
    waiting = find_rematch(tables, earlier)
    if waiting and not waiting.table.entries:
        return waiting
    game = GAMES[game_id]
    box = {**setup.box, **boxes.own_entries(game)}
    setup = msgspec.structs.replace(setup, start=choose_start(game, setup, chance), box=box)
    try:
        return tables.begin(game_id, setup, table_id=_find_free_id(tables, earlier))
    except JournalExists:  # another host was faster
        found = find_rematch(tables, earlier)
        if found is None:
            raise
        return found


def choose_start(game: Game[object, object, object], setup: Setup, chance: Random) -> int:
    """Choose the seat that begins a further game: drawn, or the next clockwise, as the rules have it."""
    seats = len(setup.seats)
    return chance.randrange(seats) if game.starter == "drawn" else (setup.start + 1) % seats


def find_rematch(tables: TableManager, earlier: str) -> TableSession | None:
    """Find the latest open table that was begun for the people of an earlier one, at whichever host."""
    wanted, there = list_rematch_ids(earlier), set(tables.open_ids)
    found = [table_id for table_id in wanted if table_id in there]
    return tables.table(found[-1]) if found else None


def listen_for_rematch(tables: TableManager, earlier: str, heard: Callable[[], None]) -> Stop:
    """Listen for changes at every further game of a table, begun or not. Return the function that ends it.

    Raises:
        TableFull: as many listen as the host serves.
    """
    wanted = frozenset(list_rematch_ids(earlier))
    return tables.events.listen(lambda changed: heard() if changed in wanted else None)


def list_rematch_ids(earlier: str) -> tuple[str, ...]:
    """List the ids that further games of a table have, in order: derived from its own, so none is stored."""
    return tuple(_derive_id(earlier, number) for number in range(MOST))


def _find_free_id(tables: TableManager, earlier: str) -> str:
    """Find the first id for a further game that no table has. Return an empty text if all are taken."""
    there = set(tables.open_ids)
    free = (
        table_id
        for table_id in list_rematch_ids(earlier)
        if table_id not in there and not tables.library.is_finished(table_id)
    )
    return next(free, "")


def _derive_id(earlier: str, number: int) -> str:
    digest = blake2b(f"{earlier}/{number}".encode(), digest_size=ID_LENGTH, person=b"rematch").digest()
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest)
