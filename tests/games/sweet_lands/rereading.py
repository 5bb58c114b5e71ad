"""Records of random games in which a print was misread, and the same games read rightly from the start."""

from collections.abc import Iterator
from random import Random
from typing import Any

from companion.engine.owners_box import Reread
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games.sweet_lands import GAME, dues, entries
from companion.games.sweet_lands.moves import Free, Pass, Skip
from companion.games.sweet_lands.position import Position
from tests.games.sweet_lands.invented import some_box, text_for

NAMES = ("Ann", "Ben", "Cleo", "Dan")
RARE = (Pass, Free, Skip)
"""Moves that would end a game soon, or never."""

AnyTable = Table[Position, Any, Any]


def begin(seed: int, seats: int) -> AnyTable:
    """Begin a table whose box knows a few prints."""
    setup = Setup(make_seats(*NAMES[:seats]), {"advanced": "with"}, box=some_box(Random(seed)))
    return Table.set_up(GAME, f"t{seed}", setup, 0)


def play_on(table: AnyTable, chance: Random, moves: int) -> AnyTable:
    """Play some random moves. Most prints that are asked for are read, the others tracked by hand."""
    for _ in range(moves):
        seats = GAME.actors(table.position)
        if not seats:
            break
        seat = chance.choice(seats)
        asked = dues.asked_entries(table.position, seat)
        if asked and chance.random() < 0.85:
            text = text_for(entries.field_of(asked[0]).form, chance)
            table = table.correct(GAME.box.make_correction(asked[0], text), at=0)
        else:
            table = table.play(seat, _choose(table.position, seat, chance), at=0)
    return table


def _choose(position: Position, seat: int, chance: Random) -> Any:
    by_kind: dict[type[Any], list[Any]] = {}
    for move in GAME.moves(position, seat):
        by_kind.setdefault(type(move), []).append(move)
    kinds = [kind for kind in by_kind if kind not in RARE]
    if not kinds or chance.random() < 0.1:
        kinds = list(by_kind)
    return chance.choice(by_kind[chance.choice(kinds)])


def read_entries(table: AnyTable) -> dict[str, str]:
    """Return the entries that were read at a table or before it, with the texts they had first."""
    corrections = (step.entry.correction for step in table.done if hasattr(step.entry, "correction"))
    said = [GAME.box.entry_in(each) for each in corrections]
    return {**dict(filter(None, reversed(said))), **table.header.setup.box}


def another_text(name: str, text: str, chance: Random) -> str:
    """Invent a text of an entry that differs from the one it has."""
    form = entries.field_of(name).form
    return next(other for other in iter(lambda: text_for(form, chance), None) if other != text)


def read_rightly(table: AnyTable, name: str, text: str) -> Iterator[tuple[Position, bool]]:
    """Yield each position of a record whose entry had its right text from the start, as a plain loop.

    With each, whether the move that leads on is legal there. The loop ends with the first that is not.
    """
    box = {**table.header.setup.box}
    if name in box:
        box[name] = text
    position = GAME.start(Setup(table.header.setup.seats, table.header.setup.rulings, box=box))
    for step in table.done:
        entry: Any = step.entry
        if hasattr(entry, "correction"):
            said = GAME.box.entry_in(entry.correction)
            right = GAME.box.make_correction(name, text) if said and said[0] == name else entry.correction
            yield position, True
            position = GAME.correct(position, right)
            continue
        legal = GAME.verdict(position, entry.seat, entry.move).legal
        yield position, legal
        if not legal:
            return
        position = GAME.apply(position, entry.seat, entry.move)
    yield position, True


def reread(table: AnyTable, name: str, text: str) -> AnyTable:
    """Correct a misread print."""
    return table.correct(Reread(name, text), at=0)
