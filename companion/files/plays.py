"""Games that were written down elsewhere: what a file says of each, made into one form."""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from typing import Literal

from companion.engine.days import WrittenDate
from companion.engine.plain_text import is_text
from companion.engine.points import MOST, Points, exact
from companion.engine.record import LATEST
from companion.engine.result import Result, ResultSeat
from companion.engine.setup import LONGEST_NAME, MOST_SEATS
from companion.files.outcomes import Ending, settle_places, settle_together
from companion.files.work_progress import WorkProgress
from companion.files.written_numbers import DecimalMark, read_number
from companion.games import sheet_name
from companion.history.details import NO_DETAILS, PlayDetails, make_details
from companion.history.exported import ExportedTable
from companion.history.people import name_key

MOST_PLAYS = 100_000
"""Most games that are taken from a file."""

DAY = 24 * 60
"""Minutes of a day; no game is believed to take more than 14 days."""

Why = Literal["form", "date", "game", "people", "many", "ignored", "beyond"]
"""Why a game is left out: not what games look like, no day, no game, nobody there, more people than seats,
marked as one that does not count, or more games than are taken."""


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    """Result of one person, as a file has it.

    Attributes:
        name: as it stands there.
        score: the points as they stand there, or a word in their place; empty for none.
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
    """Game that was written down elsewhere.

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
        details: the expansions it was played with, its tags and rating, and who taught it.
        starters: the names of those who started.
        exported: the table of this app that it is, as its export has it; None for any other game.
    """

    result: Result
    started: int
    minutes: int = 0
    place: str = ""
    note: str = ""
    source: str = ""
    day: str = ""
    instant: bool = True
    details: PlayDetails = NO_DETAILS
    starters: tuple[str, ...] = ()
    exported: ExportedTable | None = None

    @property
    def ended(self) -> int:
        """Moment it ended, as far as that is known."""
        return self.started + self.minutes * 60_000


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Game that is not taken.

    Attributes:
        number: its number in the file, or its line, from 1.
        why: the reason.
    """

    number: int
    why: Why


@dataclass(frozen=True, slots=True)
class PlaysFound:
    """Games that were found in a file.

    Attributes:
        plays: the games that can be taken, in the order of the file.
        left_out: those that cannot.
    """

    plays: tuple[PlayedElsewhere, ...] = ()
    left_out: tuple[LeftOut, ...] = ()

    def numbers_left_out(self) -> Mapping[Why, tuple[int, ...]]:
        """Group the numbers of the games that cannot be taken by the reason."""
        found: dict[Why, list[int]] = {}
        for each in self.left_out:
            found.setdefault(each.why, []).append(each.number)
        return {why: tuple(numbers) for why, numbers in found.items()}


@dataclass(frozen=True, slots=True)
class Played:
    """Game as a file has it, before it is made into a result.

    Attributes:
        game: what it is called.
        started: when it began, as it is written; None where that cannot be read.
        seats: who was there.
        minutes: how long it took.
        place: where.
        notes: what else is said, each a line or more.
        source: its own name.
        lowest: whether the fewest points are ahead.
        together: whether all play against the game; what is said of the people counts more.
        mark: the decimal mark of its numbers.
        expansions: the names of the expansions it was played with.
        starters: which of the seats started, from 0.
        rating: how good it was, from 1 to 10; 0 where nobody has said.
        tags: words by which people find it again.
        teacher: who taught it; empty where nobody has said.
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
    mark: DecimalMark = "point"
    expansions: Sequence[str] = ()
    starters: Sequence[int] = ()
    rating: int = 0
    tags: Sequence[str] = ()
    teacher: str = ""


def settle_play(play: Played) -> PlayedElsewhere | Why:
    """Convert a game to the kept form, or name the reason for leaving it out.

    Words in the place of points go to the note, as do points that no pad holds.
    """
    name = sheet_name(play.game)
    began = play.started
    if began is None or not 0 <= began.at <= LATEST:
        return "date"
    if not name:
        return "game"
    if not play.seats:
        return "people"
    if len(play.seats) > MOST_SEATS:
        return "many"
    result = _build_result(play, name)
    notes = [play.game] if name != " ".join(play.game.split()) else []
    notes += [f"{who}: {what}" for who, what in (*_scores_to_note(play, result), *_roles_to_note(play))]
    note = "\n".join(filter(None, (*map(str.strip, play.notes), *notes)))
    minutes = play.minutes if 0 < play.minutes <= 14 * DAY else 0
    return PlayedElsewhere(
        result,
        began.at,
        minutes,
        play.place.strip(),
        note,
        play.source,
        began.day,
        began.instant,
        make_details(expansions=play.expansions, tags=play.tags, rating=play.rating, teacher=play.teacher),
        tuple(result.seats[seat].name for seat in play.starters),
    )


def gather_plays(
    numbered: Iterable[tuple[int, Played | Why]], progress: WorkProgress | None = None
) -> PlaysFound:
    """Settle numbered games, and sort out those that cannot be kept.

    Raises:
        Stopped: somebody wants no more of it.
    """
    plays: list[PlayedElsewhere] = []
    left_out: list[LeftOut] = []
    for number, each in (progress or WorkProgress()).along(numbered):
        play = each if isinstance(each, str) else settle_play(each)
        if isinstance(play, str):
            left_out.append(LeftOut(number, play))
        elif len(plays) >= MOST_PLAYS:
            left_out.append(LeftOut(number, "beyond"))
        else:
            plays.append(play)
    return PlaysFound(tuple(plays), tuple(left_out))


def person_names(names: Iterable[str]) -> tuple[str, ...]:
    """Convert names to those of tables: text only, not too long, and no two alike."""
    found: dict[str, str] = {}
    for name in names:
        plain, key = _clean_person_name(name)
        number, unique = 1, plain
        while key in found:
            number += 1
            unique = f"{plain[: LONGEST_NAME - 4].strip()} {number}"
            key = name_key(unique)
        found[key] = unique
    return tuple(found.values())


@lru_cache(maxsize=4096)
def _clean_person_name(name: str) -> tuple[str, str]:
    """Convert a person's name to one that a table accepts, with the key by which names are compared."""
    letters = unicodedata.normalize("NFC", " ".join(name.split()))
    plain = "".join(filter(is_text, letters)).strip()[:LONGEST_NAME].strip() or "?"
    return plain, name_key(plain)


def _build_result(play: Played, name: str) -> Result:
    people = person_names(each.name for each in play.seats)
    numbers = [read_number(each.score, play.mark) for each in play.seats]
    endings = [
        Ending(number, each.rank, each.won, bool(each.score.strip()))
        for number, each in zip(numbers, play.seats, strict=True)
    ]
    places = settle_places(endings, lowest=play.lowest)
    together = settle_together(endings, cooperative=play.together)
    seats = tuple(
        ResultSeat(who, _to_points(number), place)
        for who, number, place in zip(people, numbers, places, strict=True)
    )
    return Result(name, seats, play.lowest, together)


def _to_points(number: Fraction | None) -> Points | None:
    """Convert a number to points, or return None if it is too large or has too many decimals."""
    if number is None or not -MOST <= number <= MOST:
        return None
    if number.denominator == 1:
        return number.numerator
    try:
        return exact(number)
    except ValueError:
        return None


def _scores_to_note(play: Played, result: Result) -> Iterator[tuple[str, str]]:
    """Yield the scores that the result does not keep. Signs alone, such as a dash, say nothing."""
    for each, seat in zip(play.seats, result.seats, strict=True):
        if any(map(str.isalnum, each.score)) and seat.points is None:
            yield each.name, each.score


def _roles_to_note(play: Played) -> Iterator[tuple[str, str]]:
    return ((each.name, each.role) for each in play.seats if each.role)
