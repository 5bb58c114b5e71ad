"""Import of games written down elsewhere into the history, each as a finished table of its own."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from hashlib import blake2b

from companion.engine.imported_facts import ImportedFacts
from companion.engine.result import PlayedResult
from companion.engine.wire import encode
from companion.errors import CompanionError
from companion.files.plays import PlayedElsewhere
from companion.files.work_progress import Steps, WorkProgress, run_through
from companion.games import GAMES, table_of_result
from companion.history.people import name_key
from companion.history.summary import Summary
from companion.hosting.house import House
from companion.hosting.journaled_table import header_line
from companion.hosting.match_plays import BROUGHT, Likeness
from companion.hosting.restoring import restore_table
from companion.hosting.summaries import summary_of
from companion.hosting.timeline import AnyTable
from companion.locale.texts import Texts

_TABLE = "table:"
"""Prefix of a game's source if its file names the game by the id of a table."""


@dataclass(frozen=True)
class Newcomers:
    """Games of a file that are not here yet.

    Attributes:
        new: those that are not here yet, each with the id its table will have.
        known: how many are here already.
    """

    new: tuple[tuple[str, PlayedElsewhere], ...]
    known: int = 0


@dataclass(frozen=True)
class TakenIn:
    """Result of bringing in games: the finished tables they have become, each whole.

    Attributes:
        tables: the ids of the new tables.
        left: how many were still to come when it ended.
        trouble: the error that ended it early; None where it was complete or was stopped by a person.
    """

    tables: tuple[str, ...]
    left: int = 0
    trouble: CompanionError | None = None

    @property
    def stopped(self) -> bool:
        """True if a person stopped the import before the last game."""
        return self.left > 0 and self.trouble is None


def meet(
    house: House,
    plays: Sequence[PlayedElsewhere],
    texts: Iterable[Texts],
    progress: WorkProgress | None = None,
) -> Newcomers:
    """Find the games that are not here yet, as `meet_each` does. May take a while."""
    return run_through(meet_each(house, plays, texts, progress))


def meet_each(
    house: House,
    plays: Sequence[PlayedElsewhere],
    texts: Iterable[Texts],
    progress: WorkProgress | None = None,
) -> Steps[Newcomers]:
    """Find the games that are not here yet, one game a step.

    A game that came from the same place before is recognised by its name there. Any other is recognised by
    its day, its game, its people, and how each of them ended. As many of the same kind as are here count as
    the same.

    Args:
        house: whose history.
        plays: the games found in a file.
        texts: in which languages a game may be called.
        progress: told how far it has come.

    Raises:
        CompanionError: the history cannot be read.
        Stopped: a person stopped the work.
    """
    progress = progress or WorkProgress()
    progress.begin("comparing", len(plays))
    summaries = house.tables.library.summaries.all()
    here = {summary.id for summary in summaries}
    numbered = list(_with_ids(plays))
    same = here & {table for table, _ in numbered}
    others = (summary for summary in summaries if summary.id not in same)
    languages, names = tuple(texts), house.people.names()

    def names_of(game: str) -> frozenset[str]:
        return frozenset(name_key(each.say(f"{game}-name")) for each in languages if game in GAMES) | {game}

    likeness = Likeness(others, cache(names_of), lambda name: names.get(name_key(name), name))
    new: dict[str, PlayedElsewhere] = {}
    for table, play in progress.along(numbered):
        known = table in here or table in new or play.source.removeprefix(_TABLE) in here
        known = known or (play.exported is not None and house.tables.table(table) is not None)
        if not known and not likeness.meet(play):
            new[table] = play
        yield
    return Newcomers(tuple(new.items()), len(plays) - len(new))


def take_in(
    house: House, newcomers: Newcomers, texts: Texts, progress: WorkProgress | None = None
) -> TakenIn:
    """Import games into the history, as `take_in_each` does. May take a while."""
    return run_through(take_in_each(house, newcomers, texts, progress))


def take_in_each(
    house: House, newcomers: Newcomers, texts: Texts, progress: WorkProgress | None = None
) -> Steps[TakenIn]:
    """Import games into the history, one game a step. Games imported before a stop stay, whole.

    Args:
        house: whose history.
        newcomers: the result of `meet`.
        texts: the language in which sheets and notes are written.
        progress: told how far it has come.
    """
    library, albums, new = house.tables.library, house.albums, newcomers.new
    progress = progress or WorkProgress()
    progress.begin("bringing", len(new))
    trouble: CompanionError | None = None
    try:
        albums.places.set({table: play.place for table, play in new if play.place})
        for _ in library.archive.put_each(_tables(house, new, texts, progress)):
            yield
    except CompanionError as error:
        trouble = error
    whole = trouble is None and progress.done == len(new)
    taken = tuple(table for table, _ in new if whole or library.is_finished(table))
    if not whole:
        with suppress(CompanionError):
            _forget(house, {table for table, _ in new}.difference(taken))
    house.tables.events.tell("")
    return TakenIn(taken, len(new) - len(taken), trouble)


def take_back(house: House, tables: Sequence[str]) -> None:
    """Delete imported games. May take a while.

    Raises:
        CompanionError: a table could not be deleted; those deleted before it are gone.
    """
    try:
        house.tables.library.archive.discard(tables)
        _forget(house, tables)
    finally:
        house.tables.events.tell("")


def _forget(house: House, tables: Iterable[str]) -> None:
    """Delete the notes and places of some tables."""
    gone = tuple(tables)
    for table in gone:
        if house.albums.of(table).noted:
            house.albums.set_note(table, "")
    house.albums.places.set(dict.fromkeys(gone, ""))


def _tables(
    house: House, new: Sequence[tuple[str, PlayedElsewhere]], texts: Texts, progress: WorkProgress
) -> Iterator[tuple[Summary, tuple[bytes, ...]]]:
    """Yield the tables of some games until the import is stopped.

    Stores each table's note before yielding it.
    """
    for table_id, play in new:
        if progress.stopped:
            return
        note = play_note(play, texts)
        if note:
            house.albums.set_note(table_id, note)
        table = _table(table_id, play, texts)
        yield summary_of(table), (header_line(table.header), *map(encode, table.entries))
        progress.done += 1


def _table(table_id: str, play: PlayedElsewhere, texts: Texts) -> AnyTable:
    if play.exported is not None:
        return restore_table(play.exported, play.result, texts.say)
    result = play.result
    if result.game in GAMES:
        result = replace(result, game=texts.say(f"{result.game}-name"))
    told = ImportedFacts(play.day, play.instant) if play.day else None
    return table_of_result(PlayedResult(result, table_id, play.started, play.ended, told), texts.say)


def play_note(play: PlayedElsewhere, texts: Texts) -> str:
    """Compose the note of a game: the file's note, then expansions and starters.

    Args:
        play: the game.
        texts: the reader's language.
    """
    lines = [play.note]
    if play.expansions:
        lines.append(texts.say("plays-expansions", names=play.expansions))
    if play.starters:
        lines.append(texts.say("plays-starters", names=play.starters))
    return "\n".join(filter(None, lines))


def _with_ids(plays: Iterable[PlayedElsewhere]) -> Iterator[tuple[str, PlayedElsewhere]]:
    """Yield games with the ids of their tables. The same file gives the same ids again."""
    alike: Counter[str] = Counter()
    for play in plays:
        if play.exported is not None:
            yield play.exported.id, play
            continue
        told = play.source or _likeness(play)
        if not play.source:
            alike[told] += 1
            told = f"{alike[told]}:{told}"
        yield f"{BROUGHT}{blake2b(told.encode(), digest_size=10).hexdigest()}", play


def _likeness(play: PlayedElsewhere) -> str:
    """Return a text that tells a game without an id from others."""
    seats = sorted((seat.name, seat.points, seat.place) for seat in play.result.seats)
    return repr((play.started, play.result.game, seats))
