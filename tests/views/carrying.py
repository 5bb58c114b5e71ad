"""Tables that are carried: short, finished, and too long for one picture."""

import random
from collections.abc import Callable
from io import BytesIO
from typing import Any

from PIL import Image

from companion.engine.playout import playout
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games import GAMES
from companion.hosting.open_home import OpenHome
from companion.sharing.code import to_text
from companion.sharing.codec import pack
from companion.sharing.parts import split
from companion.sharing.qr import CHARACTERS, COMFORTABLE, make_symbol
from tests.conformance.parts import parts_of
from tests.views.sample import sample
from tests.views.visit import MINUTE, NOON

GAME = "card_city"

AnyTable = Table[Any, Any, Any]


def begin_table() -> AnyTable:
    """Three people in the sixth round."""
    return sample()


def finish_table(seed: int = 3, *names: str) -> AnyTable:
    """Return a game that chance played to its end."""
    game = GAMES[GAME]
    table = Table.set_up(game, "PLAYED", Setup(make_seats(*(names or ("Ann", "小明")))), NOON)
    for at, (_, seat, move, _) in enumerate(playout(game, table.position, random.Random(seed))):
        table = table.play(seat, move, at=NOON + at * MINUTE // 3, by=seat)
    return table


def much_corrected(times: int = 900) -> AnyTable:
    """Return a finished game that was corrected so often that one picture does not hold it."""
    table, parts, dice = finish_table(5), parts_of(GAME), random.Random(8)
    while times:
        for correction in parts.corrections(table.position, dice):
            after = table.correct(correction, at=table.entries[-1].at + 20_000)
            if not table.game.actors(after.position):  # else the game would go on
                table = after
                times -= bool(times)
    return table


def code(table: AnyTable) -> str:
    """Return a table as text."""
    return to_text(pack(table))


def parts(table: AnyTable) -> tuple[str, ...]:
    """Return a table as the texts of its pictures."""
    return split(pack(table), CHARACTERS[COMFORTABLE])


def photo(*texts: str, scale: int = 4) -> bytes:
    """Return a picture with some codes beside each other."""
    pictures = [Image.open(BytesIO(make_symbol(text).png(scale))).convert("L") for text in texts]
    whole = Image.new("L", (sum(each.width for each in pictures), max(each.height for each in pictures)), 255)
    left = 0
    for each in pictures:
        whole.paste(each, (left, 0))
        left += each.width
    out = BytesIO()
    whole.save(out, "PNG")
    return out.getvalue()


def file_table(table: AnyTable) -> Callable[[OpenHome], object]:
    """Has a house know a table, whichever way it stands."""

    def before(house: OpenHome) -> None:
        session = house.tables.adopt(table)
        if not table.game.actors(table.position):
            house.tables.finish(session)

    return before
