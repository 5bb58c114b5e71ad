"""Another game of the same people, with the options that they had."""

import msgspec

from companion.engine.setup import Setup
from companion.games import GAMES
from companion.history.boxes import Boxes
from companion.hosting.session import TableSession
from companion.hosting.table_manager import TableManager


def begin_rematch(tables: TableManager, boxes: Boxes, game_id: str, setup: Setup) -> TableSession:
    """Begin another table for the people of an earlier one: the next person clockwise begins.

    Args:
        tables: the open tables.
        boxes: the owner's boxes. Their entries of today are taken before those of the earlier table.
        game_id: the game.
        setup: setup of the earlier table.

    Raises:
        KeyError: there is no such game.
        WireError: the setup does not fit the game.
        TooManyTables: as many are open as are kept open.
        CompanionError: the boxes cannot be read, or the table could not be written.
    """
    box = {**setup.box, **boxes.own_entries(GAMES[game_id])}
    start = (setup.start + 1) % len(setup.seats)
    return tables.begin(game_id, msgspec.structs.replace(setup, start=start, box=box))
