"""The coded header of a record: game, table's id, time, seats, rulings, and a custom start.

From format 2 on, what the owner's box has printed otherwise is carried as well.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, get_args

from companion.engine.game import Game
from companion.engine.imported_facts import ImportedFacts
from companion.engine.record import FORMAT, LATEST, Header
from companion.engine.setup import LONGEST_NAME, Mode, Seat, Setup, colours_for
from companion.engine.wire import decode, encode
from companion.sharing.box_coding import BoxPrints
from companion.sharing.coder import Coder
from companion.sharing.errors import CarryError
from companion.sharing.int_coding import code_number, code_signed_number
from companion.sharing.text_coding import code_text
from companion.sharing.values import code_value

MARK_SIZE = 1 << 16
"""Number of marks by which a game's id can be named; the marks of all registered games differ."""

HIGHEST_RULES = 10_000
SOME_DAY = 1_735_689_600
"""2025-01-01 in seconds since 1970: when a table was set up is counted from there."""

FURTHEST = 1 << 44
"""More seconds than there are between two moments of a record."""

LOWER = "abcdefghijklmnopqrstuvwxyz"
SIGNS = (
    "23456789ABCDEFGHJKLMNPQRSTUVWXYZ",
    "0123456789abcdef",
    "0123456789" + LOWER + "-",
    "0123456789" + LOWER + LOWER.upper() + "-",
)
"""Alphabets of ids; each sign of an id costs what its alphabet costs."""

ID_LONGEST = 40
SEATS_USUAL = 8
"""Seats up to here are counted in one number. A game for more seats codes the rest in a second one."""

NAME_LONGEST, NAME_NARROW = LONGEST_NAME, 40
"""Letters of a name at most, and in formats 1 to 3."""

TOLD: Any = ImportedFacts | None
RULINGS_MOST = 64
ENTRY_LONGEST = 20
BOX_PRIOR = (64, 4)
MODES: tuple[Mode, ...] = get_args(Mode)


@dataclass(frozen=True, slots=True)
class BoxForm:
    """Limits within which a format writes the owner's entries. Those of a format never change.

    Attributes:
        entries: the most entries.
        letters: the most characters in the text of each.
        parting: the signs of a name that end its kind; texts of one kind are taken to be alike.
    """

    entries: int
    letters: int
    parting: str

    def kind(self, name: str) -> str:
        """Cut an entry's kind from its name, such as ``tile`` of ``tile-R3``."""
        return next((name[:i] for i, sign in enumerate(name) if sign in self.parting), name)


NARROW = BoxForm(120, 400, "-")
"""Form of the owner's entries in format 2."""

WIDE = BoxForm(990, 2000, "-:.")
"""Form of the owner's entries from format 3 on."""


def fits_narrow_form(game: Game[Any, Any, Any], box: Mapping[str, str]) -> bool:
    """Check that format 2 can hold some entries: few, short, and all of them in the game's list."""
    short = all(len(text) <= NARROW.letters for text in box.values())
    return short and len(box) <= NARROW.entries and set(box) <= set(game.box.printed.texts)


def hash_game(game_id: str) -> int:
    """Hash a game's id to its mark of 16 bits."""
    return int.from_bytes(blake2b(game_id.encode(), digest_size=2).digest(), "big")


def code_game(
    coder: Coder, value: Game[Any, Any, Any] | None, games: Mapping[str, Game[Any, Any, Any]]
) -> Any:
    """Encode a game by the mark of its id, or decode the mark and find the game.

    Raises:
        CarryError: ``carry-game-unknown``: no game here has the mark.
    """
    found = coder.code_uniform(MARK_SIZE, None if value is None else hash_game(value.id))
    for game in games.values():
        if hash_game(game.id) == found:
            return game
    raise CarryError("carry-game-unknown")


def code_rules(coder: Coder, game: Game[Any, Any, Any], value: int | None) -> int:
    """Encode or decode the version of the game's rules.

    Raises:
        CarryError: ``carry-rules-newer``: the version is later than the game's own. ``carry-rules-older``:
            the game no longer knows it.
    """
    rules = code_number(coder, "rules", None if value is None else value - 1, HIGHEST_RULES, (64, 1)) + 1
    if rules > game.rules_version:
        raise CarryError("carry-rules-newer", theirs=rules, ours=game.rules_version)
    if rules < game.oldest_rules:
        raise CarryError("carry-rules-older", theirs=rules)
    return rules


def code_opening(
    coder: Coder, game: Game[Any, Any, Any], rules: int, value: Header[Any] | None, *, boxed: BoxForm | None
) -> Header[Any]:
    """Encode or decode the header of a table.

    Args:
        coder: writes or reads it.
        game: the table's game, under the rules it was played by.
        rules: the version of those rules.
        value: the header; its ``created`` is a whole second. None when reading.
        boxed: the form of the owner's entries of the box; None if they are not written, as in format 1.

    Raises:
        CarryError: the header is invalid.
        WireError: the header that was read is invalid.
    """
    table_id = _code_id(coder, None if value is None else value.id)
    created = _code_created(coder, None if value is None else value.created)
    setup = _code_setup(coder, game, None if value is None else value.setup, boxed)
    custom = coder.choose("custom", (32, 8), None if value is None else int(value.position is not None))
    position = (
        code_value(coder, game.position_type, None if value is None else value.position) if custom else None
    )
    told = None if coder.narrow else code_value(coder, TOLD, None if value is None else value.told)
    return Header(FORMAT, table_id, game.id, rules, created, setup, position, told)


def _code_created(coder: Coder, value: int | None) -> int:
    seconds = None if value is None else value // 1000 - SOME_DAY
    created = (code_signed_number(coder, "created", seconds, FURTHEST) + SOME_DAY) * 1000
    if not 0 <= created <= LATEST:
        raise coder.wrong
    return created


def _code_id(coder: Coder, value: str | None) -> str:
    count = coder.code_uniform(ID_LONGEST, None if value is None else len(value) - 1) + 1
    fitting = None if value is None else _find_alphabet(value)
    if value is not None and fitting is None:
        raise coder.wrong
    signs = SIGNS[coder.code_uniform(len(SIGNS), fitting)]
    places = [None if value is None else signs.index(value[i]) for i in range(count)]
    return "".join(signs[coder.code_uniform(len(signs), place)] for place in places)


def _find_alphabet(value: str) -> int | None:
    for i, signs in enumerate(SIGNS):
        if set(value) <= set(signs):
            return i
    return None


def _code_setup(coder: Coder, game: Game[Any, Any, Any], value: Setup | None, boxed: BoxForm | None) -> Setup:
    most = game.seats[-1]
    seats: list[Seat] = []
    for i in range(_code_count(coder, None if value is None else len(value.seats), most)):
        seats.append(_code_seat(coder, None if value is None else value.seats[i], seats, most))
    rulings = _code_rulings(coder, game, None if value is None else value.rulings)
    start = coder.code_uniform(max(SEATS_USUAL, len(seats)), None if value is None else value.start)
    mode = MODES[coder.choose("mode", (32, 4), None if value is None else MODES.index(value.mode))]
    box = _code_box(coder, game, None if value is None else value.box, boxed) if boxed else {}
    setup = Setup(tuple(seats), rulings, start, mode, box)
    return decode(encode(setup), Setup) if coder.reading else setup


def _code_count(coder: Coder, value: int | None, most: int) -> int:
    """Encode or decode the number of seats, ``most`` at most."""
    count = coder.code_uniform(SEATS_USUAL, None if value is None else min(value, SEATS_USUAL) - 1) + 1
    if count < SEATS_USUAL or most <= SEATS_USUAL:
        return count
    return count + coder.code_uniform(most - SEATS_USUAL + 1, None if value is None else value - SEATS_USUAL)


def _code_seat(coder: Coder, value: Seat | None, before: list[Seat], seats: int) -> Seat:
    """Encode or decode a seat: its name, and its colour, most often the first free one."""
    most = NAME_NARROW if coder.narrow else NAME_LONGEST
    name = code_text(coder, "name", None if value is None else value.name, most)
    taken = [seat.colour for seat in before]
    colours = sorted(colours_for(seats), key=lambda colour: colour in taken)
    place = None if value is None else colours.index(value.colour)
    first_free = (32,) + (2,) * (len(colours) - 1)
    return Seat(name, colours[coder.choose("colour", first_free, place)])


def _code_rulings(coder: Coder, game: Game[Any, Any, Any], value: dict[str, str] | None) -> dict[str, str]:
    """Encode or decode the chosen readings: by their numbers in the game, or spelt out if it has none."""
    items = None if value is None else sorted(value.items())
    known = [(ruling.id, reading) for ruling in game.rulings for reading in ruling.readings]
    found: dict[str, str] = {}
    for i in range(
        code_number(coder, "rulings", None if items is None else len(items), RULINGS_MOST, (16, 4))
    ):
        item = None if items is None else items[i]
        place = None if item is None else known.index(item) if item in known else len(known)
        place = coder.code_uniform(len(known) + 1, place)
        if place < len(known):
            ruling, reading = known[place]
        else:
            ruling = code_text(coder, "ruling", item and item[0], 400)
            reading = code_text(coder, "ruling", item and item[1], 400)
        found[ruling] = reading
    return found


def _code_box(
    coder: Coder, game: Game[Any, Any, Any], value: dict[str, str] | None, form: BoxForm
) -> dict[str, str]:
    """Encode or decode the owner's entries by name: with `BoxPrints`, or `_listed` in the narrow form."""
    if form is NARROW:
        return _code_listed(coder, game, value, form)
    prints = coder.prints = BoxPrints(coder, game, form.letters)
    items = None if value is None else prints.order(value)
    count = code_number(coder, "box", None if items is None else len(items), form.entries, BOX_PRIOR)
    found = dict(prints.entry(None if items is None else items[i]) for i in range(count))
    return dict(sorted(found.items()))


def _code_listed(
    coder: Coder, game: Game[Any, Any, Any], value: dict[str, str] | None, form: BoxForm
) -> dict[str, str]:
    """Encode or decode the owner's entries: the number or the name of each, then its text."""
    items = None if value is None else sorted(value.items())
    known = sorted(game.box.printed.texts)
    found: dict[str, str] = {}
    for i in range(code_number(coder, "box", None if items is None else len(items), form.entries, BOX_PRIOR)):
        item = None if items is None else items[i]
        place = None if item is None else known.index(item[0]) if item[0] in known else len(known)
        place = coder.code_uniform(len(known) + 1, place)
        name = (
            known[place] if place < len(known) else code_text(coder, "entry", item and item[0], ENTRY_LONGEST)
        )
        context = "printed", form.kind(name)
        found[name] = code_text(coder, context, item and item[1], form.letters, prior=1)
    return found
