"""Games that were written down elsewhere: what a file says of each, made into one form."""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from typing import Literal

from companion.engine.days import WrittenDate
from companion.engine.record import LATEST
from companion.engine.result import Result, ResultSeat
from companion.engine.setup import LONGEST_NAME, MOST_SEATS
from companion.games import keeps_points, points_in, sheet_name
from companion.history.people import is_text, name_key

MOST_PLAYS = 100_000
"""So many games are taken from a file at most."""

DAY = 24 * 60
"""No game takes more minutes than two weeks of days: what says more is not believed."""

Why = Literal["form", "date", "game", "people", "many", "ignored", "beyond"]
"""Why a game is left out: not what games look like, no day, no game, nobody there, more people than seats,
marked as one that does not count, or more games than are taken."""


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    """What a file says of one person.

    Attributes:
        name: as it stands there.
        score: the points as they stand there; empty for none.
        won: whether the person won, where the file says so.
        rank: 1 for the first; 0 where the file does not say.
        role: what else stands there, such as a character.
    """

    name: str
    score: str = ""
    won: bool | None = None
    rank: int = 0
    role: str = ""


@dataclass(frozen=True, slots=True)
class PlayedElsewhere:
    """A game that was written down elsewhere.

    Attributes:
        result: how it ended.
        started: when it began, in milliseconds since 1970.
        minutes: how long it took; 0 where nobody has said.
        place: where it was played; empty where nobody has said.
        note: what else the file says of it.
        source: what it is called where it comes from; empty where it has no name of its own.
        day: the day, as the file has it; no time zone moves it.
        instant: whether `started` is an instant; else it only tells the day, or the clock on a wall as if it
            were that of UTC.
    """

    result: Result
    started: int
    minutes: int = 0
    place: str = ""
    note: str = ""
    source: str = ""
    day: str = ""
    instant: bool = True

    @property
    def ended(self) -> int:
        """When it ended, as far as that is known."""
        return self.started + self.minutes * 60_000


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A game that is not taken.

    Attributes:
        number: the how many-th of the file, or its line, from 1.
        why: the reason.
    """

    number: int
    why: Why


@dataclass(frozen=True, slots=True)
class PlaysFound:
    """What was found in a file.

    Attributes:
        plays: the games that can be taken, in the order of the file.
        left_out: those that cannot.
    """

    plays: tuple[PlayedElsewhere, ...] = ()
    left_out: tuple[LeftOut, ...] = ()

    def numbers_left_out(self) -> Mapping[Why, tuple[int, ...]]:
        """The numbers of those that cannot, by the reason."""
        found: dict[Why, tuple[int, ...]] = {}
        for each in self.left_out:
            found[each.why] = (*found.get(each.why, ()), each.number)
        return found


@dataclass(frozen=True, slots=True)
class Played:
    """One game as a file says it, before it is made into a result.

    Attributes:
        game: what it is called.
        started: when it began, as it is written; None where that cannot be read.
        seats: who was there.
        minutes: how long it took.
        place: where.
        notes: what else is said, each a line or more.
        source: its own name.
        lowest: whether the fewest points are ahead.
        together: whether all play against the game.
    """

    game: str
    started: WrittenDate | None
    seats: Sequence[PlayedSeat]
    minutes: int = 0
    place: str = ""
    notes: Sequence[str] = field(default_factory=tuple)
    source: str = ""
    lowest: bool = False
    together: bool = False


def settle_play(said: Played) -> PlayedElsewhere | Why:
    """A game as it can be kept, or why it cannot.

    Points that are no whole numbers, or that do not tell the order, stand in the note.
    """
    name = sheet_name(said.game)
    began = said.started
    if began is None or not 0 <= began.at <= LATEST:
        return "date"
    if not name:
        return "game"
    if not said.seats:
        return "people"
    if len(said.seats) > MOST_SEATS:
        return "many"
    result = _result(said, name)
    notes = [said.game] if name != " ".join(said.game.split()) else []
    scores = () if keeps_points(result) else ((one.name, one.score) for one in said.seats)
    roles = ((one.name, one.role) for one in said.seats)
    notes += [f"{who}: {what}" for who, what in (*scores, *roles) if what]
    note = "\n".join(filter(None, (*map(str.strip, said.notes), *notes)))
    minutes = said.minutes if 0 < said.minutes <= 14 * DAY else 0
    return PlayedElsewhere(
        result, began.at, minutes, said.place.strip(), note, said.source, began.day, began.instant
    )


def gather(said: Iterable[tuple[int, Played | Why]]) -> PlaysFound:
    """What can be kept of some games, each with its number, and what cannot."""
    plays: list[PlayedElsewhere] = []
    left_out: list[LeftOut] = []
    for number, one in said:
        play = one if isinstance(one, str) else settle_play(one)
        if isinstance(play, str):
            left_out.append(LeftOut(number, play))
        elif len(plays) >= MOST_PLAYS:
            left_out.append(LeftOut(number, "beyond"))
        else:
            plays.append(play)
    return PlaysFound(tuple(plays), tuple(left_out))


def person_names(names: Iterable[str]) -> tuple[str, ...]:
    """Names as tables have them: text only, not too long, and no two alike."""
    found: dict[str, str] = {}
    for name in names:
        plain, key = _person(name)
        number, unique = 1, plain
        while key in found:
            number += 1
            unique = f"{plain[: LONGEST_NAME - 4].strip()} {number}"
            key = name_key(unique)
        found[key] = unique
    return tuple(found.values())


@lru_cache(maxsize=4096)
def _person(name: str) -> tuple[str, str]:
    """A name as a table has it, and its key."""
    letters = unicodedata.normalize("NFC", " ".join(name.split()))
    plain = "".join(filter(is_text, letters)).strip()[:LONGEST_NAME].strip() or "?"
    return plain, name_key(plain)


@lru_cache(maxsize=4096)
def number_in(text: str) -> Fraction | None:
    """The number that points come to as they were written down, also a broken one; None where it is none."""
    whole = points_in(text)
    if whole is not None:
        return Fraction(whole)
    plain = text.strip().replace("−", "-").replace(",", ".")
    try:
        return Fraction(plain) if len(plain) <= 20 and "/" not in plain else None
    except (ValueError, ZeroDivisionError):
        return None


def _result(said: Played, name: str) -> Result:
    people = person_names(one.name for one in said.seats)
    points = [points_in(one.score) if one.score.strip() else None for one in said.seats]
    places = _places(said)
    together = _together(said, places)
    seats = tuple(map(ResultSeat, people, points, places))
    return Result(name, seats, said.lowest, together)


def _together(said: Played, places: Sequence[int | None]) -> bool | None:
    """Whether all have won or lost as one; None where they played against each other."""
    won = [bool(one.won) for one in said.seats]
    if said.together:
        return any(won)
    told = any(one.score.strip() for one in said.seats) or any(one.rank for one in said.seats)
    if told or all(one.won is None for one in said.seats):
        return None
    if all(won):
        return True
    return None if any(won) and None not in places else False


def _places(said: Played) -> tuple[int | None, ...]:
    """Everybody's place: whoever won comes first, then the ranks that are told, or else the points."""
    ranks = [one.rank for one in said.seats]
    numbers = [number_in(one.score) for one in said.seats]
    known = [number for number in numbers if number is not None]
    if all(rank > 0 for rank in ranks):
        order: list[Fraction] = [Fraction(rank) for rank in ranks]
    elif len(known) == len(numbers):
        order = [number if said.lowest else -number for number in known]
    elif any(one.won for one in said.seats):
        order = [Fraction(0)] * len(ranks)
    else:
        return (None,) * len(ranks)
    if any(one.won for one in said.seats):
        keys = [(0, Fraction(0)) if one.won else (1, at) for one, at in zip(said.seats, order, strict=True)]
    else:
        keys = [(1, at) for at in order]
    return tuple(1 + sum(other < one for other in keys) for one in keys)
