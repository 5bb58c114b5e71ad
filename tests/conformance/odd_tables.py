"""Tables that hardly any evening leads to: odd boxes, many corrections, files typed anyhow."""

import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from random import Random
from typing import Any, NamedTuple

import msgspec

from companion.data import data_path
from companion.engine.game import Game
from companion.engine.message import Impossible
from companion.engine.notation import Purpose
from companion.engine.setup import Mode, Setup, make_seats
from companion.engine.table import Table
from companion.engine.wire import WireError, convert, encode
from companion.files.position import write_position
from companion.games import GAMES
from tests.conformance.altering import Elsewhere
from tests.conformance.odd_boxes import odd_texts
from tests.conformance.parts import parts_of
from tests.conformance.tables import BEGAN, NAMES, AnyTable, one_more
from tests.effort import times
from tests.files.typed_files import toml_text

TEXTS_EACH = 24
"""How many texts of an entry are tried before they come again."""

TABLES = times(1_000, 10)
"""From so many tables files are written: every day from those that are corrected as well, played once."""

SAMPLED = 24
"""So many played tables of a game are looked at to learn what people say at one."""


# Played -----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=10)
def odd_table(game_id: str, number: int, entry: str = "") -> AnyTable:
    """Return a numbered table: from its opening, or a later one, as far as somewhere, with or without
    corrections.

    Args:
        game_id: the game.
        number: which of them; the same one every time.
        entry: what the owner's box has printed otherwise; by default one entry of every other box.
    """
    game, rng = GAMES[game_id], Random(f"odd/{game_id}/{entry}/{number}")
    entry = entry or rng.choice(("", *game.box.printed.texts))
    table = _begun(game, number, entry, rng)
    table = _played(table, rng, rng.choice((0, 3, 20, 80, 300)))
    if entry and not game.box.own(table.position):
        table = _corrected(table, [game.box.make_correction(entry, _text(game_id, entry, number))])
    table = _recorrected(table, entry, rng)
    return _played(table, rng, rng.choice((0, 3, 30)))


def _text(game_id: str, entry: str, number: int) -> str:
    texts = odd_texts(game_id, entry, TEXTS_EACH)
    return texts[number % len(texts)]


def _begun(game: Game[Any, Any, Any], number: int, entry: str, rng: Random) -> AnyTable:
    """Return a table before its first move: at the game's start or further on, played or only scored."""
    count = rng.choice((game.seats[0], game.seats[-1], rng.choice(game.seats)))
    rulings = {one.id: rng.choice(one.readings) for one in game.rulings if rng.random() < 0.4}
    mode: Mode = "score" if not entry and rng.random() < 0.2 else "play"
    later = mode == "play" and rng.random() < 0.5
    box = {entry: _text(game.id, entry, number)} if entry and not later and rng.random() < 0.6 else {}
    setup = Setup(make_seats(*NAMES[:count]), rulings, rng.randrange(count), mode, box)
    opening = _later(game, game.start(setup), rng) if later else None
    return Table.set_up(game, f"odd-{number}", setup, BEGAN, opening)


def _later(game: Game[Any, Any, Any], start: Any, rng: Random) -> Any:
    """Return a table that begins further on, as a game's own tests have it."""
    parts = parts_of(game.id)
    opening = parts.opened(start, rng.randrange(60))
    return parts.crowded(opening, rng) if rng.random() < 0.5 else opening


def _played(table: AnyTable, rng: Random, steps: int) -> AnyTable:
    """Return the table after some more entries.

    Half of the moves are of a kind that is as likely as any other.
    """
    for _ in range(steps):
        actors = table.game.actors(table.position)
        if rng.random() < 0.5 or not actors:
            table = one_more(table, rng, BEGAN, disorder=0.04)
            continue
        seat, kinds = rng.choice(actors), defaultdict[Any, list[Any]](list)
        for move in table.game.moves(table.position, seat):
            kinds[type(move)].append(move)
        if kinds:
            table = table.play(seat, rng.choice(rng.choice(list(kinds.values()))), at=BEGAN, by=seat)
    return table


def _corrected(table: AnyTable, corrections: Iterable[Any], fuller: bool = False) -> AnyTable:
    """Return the table after those corrections that it can show, or of these those that take nothing away."""
    size = len(encode(table.position))
    for correction in corrections:
        try:
            after = table.correct(correction, at=BEGAN)
        except Impossible:
            continue
        more = len(encode(after.position)) if fuller else size
        if more >= size:
            table, size = after, more
    return table


def _recorrected(table: AnyTable, entry: str, rng: Random) -> AnyTable:
    """Return the table after many corrections.

    Often after those alone that leave more on it than there was.
    """
    fuller = rng.random() < 0.6
    for _ in range(rng.choice((0, 2, 20, 80))):
        table = _corrected(table, odd_corrections(table, entry, rng), fuller)
    return table


def odd_corrections(table: AnyTable, entry: str, rng: Random) -> Iterator[Any]:
    """Corrections of a table: each sort once, and as often about something that another table's was about.

    Now and then the same entry of the box, where one is odd, is found to be printed otherwise again.
    """
    game = table.game
    for correction in parts_of(game.id).corrections(table.position, rng):
        if game.box.entry_in(correction) is None:
            yield correction
            yield from forged(elsewhere(game.id).corrections, correction, game.correction_type, rng)
    if entry and rng.random() < 0.1:
        odd = _text(game.id, entry, rng.randrange(TEXTS_EACH))
        again = rng.choice((odd if entry in game.box.printed.unknown else game.box.printed.texts[entry], odd))
        yield game.box.make_correction(entry, again)


def forged(known: Elsewhere, said: Any, kind: Any, rng: Random) -> Iterator[Any]:
    """Something said with another thing in it. Nothing if nobody can say that."""
    try:
        yield convert(known.altered(msgspec.to_builtins(said), rng, rng.choice((1, 1, 2))), kind)
    except WireError:
        return


class Known(NamedTuple):
    """What was said of one game before, by kind."""

    moves: Elsewhere
    corrections: Elsewhere
    files: Elsewhere


@lru_cache(maxsize=16)
def elsewhere(game_id: str) -> Known:
    """Return what people say at tables of a game, learned from some that were played or written down."""
    game, parts = GAMES[game_id], parts_of(game_id)
    moves: list[Any] = []
    corrections: list[Any] = []
    files = [tomllib.loads(path.read_text()) for path in sorted(data_path("positions", game_id).glob("*"))]
    for number in range(SAMPLED):
        rng = Random(f"sample/{game_id}/{number}")
        table = _begun(game, number, "", rng)
        for _ in range(rng.choice((0, 20, 80, 300))):
            table = one_more(table, rng, BEGAN, disorder=0.0)
        for seat in game.actors(table.position)[:2]:
            every = list(game.candidates(table.position, seat))
            moves += [msgspec.to_builtins(move) for move in rng.sample(every, min(60, len(every)))]
        moves += [msgspec.to_builtins(step.entry.move) for step in table.done if hasattr(step.entry, "move")]
        corrections += [msgspec.to_builtins(one) for one in parts.corrections(table.position, rng)]
        names = NAMES[: len(table.header.setup.seats)]
        files.append(tomllib.loads(write_position(game, table.position, names)))
    return Known(Elsewhere(moves), Elsewhere(corrections), Elsewhere(files))


# Typed ------------------------------------------------------------------------------------------------------


@cache
def _written(game_id: str, number: int) -> str:
    table = odd_table(game_id, number)
    return write_position(table.game, table.position, NAMES[: len(table.header.setup.seats)])


def odd_file(game_id: str, number: int) -> tuple[str, Purpose]:
    """Return a numbered position file: an example that ships or a written table, with some of it put
    otherwise.
    """
    rng = Random(f"typed/{game_id}/{number}")
    purpose: Purpose = rng.choice(("score", "check", "survey"))
    examples = sorted(data_path("positions", game_id).glob("*.toml"))
    if rng.random() < 0.5:
        text = rng.choice(examples).read_text(encoding="utf-8")
    else:
        text = _written(game_id, rng.randrange(1_000) % TABLES)
    known = elsewhere(game_id).files
    return toml_text(known.altered(tomllib.loads(text), rng, rng.choice((0, 1, 2, 4, 8)))), purpose
