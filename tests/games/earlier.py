"""Tables under earlier rules of a game: begun with a position, read again by the app of today, carried."""

from typing import Any

from companion.engine.game import Game
from companion.engine.record import Codec
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.engine.wire import decode, encode
from companion.games import GAMES
from companion.sharing.codec import pack, unpack
from tests.conformance.tables import BEGAN, NAMES, AnyTable


def as_then(game: Game[Any, Any, Any], position: Any) -> Any:
    """A position of today as a game had it under its version of the rules."""
    return decode(encode(position), game.position_type)


def begun(game: Game[Any, Any, Any], position: Any) -> AnyTable:
    """A table under a game's version of the rules that begins with a position of today."""
    start = as_then(game, position)
    setup = Setup(make_seats(*NAMES[: len(game.scoresheet(start).standings)]))
    return Table.set_up(game, "begun", setup, BEGAN, start)


def read_again(before: AnyTable) -> AnyTable:
    """The table as the app of today reads its record."""
    today = GAMES[before.game.id]
    return Table.replay(today, Codec(today).record(Codec(before.game).document(before.record)))


def coded(before: AnyTable) -> AnyTable:
    """The table that a code of it holds."""
    found = unpack(pack(before)).table
    assert found.record == before.record
    return found
