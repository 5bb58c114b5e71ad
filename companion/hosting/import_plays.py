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
from companion.history.details import NO_DETAILS
from companion.history.people import name_key
from companion.history.summary import Summary
from companion.hosting.journaled_table import header_line
from companion.hosting.match_plays import BROUGHT, PlayMatcher
from companion.hosting.open_home import OpenHome
from companion.hosting.restoring import restore_table
from companion.hosting.summaries import summary_of
from companion.hosting.timeline import AnyTable
from companion.locale.texts import Texts

_TABLE = "table:"
"""Prefix of a game's source if its file names the game by the id of a table."""


@dataclass(frozen=True)
class NewGames:
    """Games of a file that are not here yet.

    Attributes:
        new: those that are not here yet, each with the id its table will have.
        known: how many are here already.
    """

    new: tuple[tuple[str, PlayedElsewhere], ...]
    known: int = 0


@dataclass(frozen=True)
class ImportedGames:
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


def find_new_games(
    home: OpenHome,
    plays: Sequence[PlayedElsewhere],
    texts: Iterable[Texts],
    progress: WorkProgress | None = None,
) -> NewGames:
    """Find the games that are not here yet, as `iterate_new_games` does. May take a while."""
    return run_through(iterate_new_games(home, plays, texts, progress))


def iterate_new_games(
    home: OpenHome,
    plays: Sequence[PlayedElsewhere],
    texts: Iterable[Texts],
    progress: WorkProgress | None = None,
) -> Steps[NewGames]:
    """Find the games that are not here yet, one game a step.

    A game that came from the same place before is recognised by its name there. Any other is recognised by
    its day, its game, its people, and the result of each person. As many of the same kind as are here
    count as the same.

    Args:
        home: the home of the history.
        plays: the games found in a file.
        texts: the languages of a game's name.
        progress: called with the progress so far.

    Raises:
        CompanionError: the history cannot be read.
        Stopped: a person stopped the work.
    """
    progress = progress or WorkProgress()
    progress.begin("comparing", len(plays))
    summaries = home.tables.library.summaries.all()
    known_ids = {summary.id for summary in summaries}
    numbered = list(_with_ids(plays))
    same = known_ids & {table for table, _ in numbered}
    others = (summary for summary in summaries if summary.id not in same)
    languages, names = tuple(texts), home.people.names()

    def names_of(game: str) -> frozenset[str]:
        return frozenset(name_key(each.say(f"{game}-name")) for each in languages if game in GAMES) | {game}

    likeness = PlayMatcher(others, cache(names_of), lambda name: names.get(name_key(name), name))
    new: dict[str, PlayedElsewhere] = {}
    for table, play in progress.along(numbered):
        known = table in known_ids or table in new or play.source.removeprefix(_TABLE) in known_ids
        known = known or (play.exported is not None and home.tables.table(table) is not None)
        if not known and not likeness.match(play):
            new[table] = play
        yield
    return NewGames(tuple(new.items()), len(plays) - len(new))


def import_games(
    home: OpenHome, newcomers: NewGames, texts: Texts, progress: WorkProgress | None = None
) -> ImportedGames:
    """Import games into the history, as `iterate_imports` does. May take a while."""
    return run_through(iterate_imports(home, newcomers, texts, progress))


def iterate_imports(
    home: OpenHome, newcomers: NewGames, texts: Texts, progress: WorkProgress | None = None
) -> Steps[ImportedGames]:
    """Import games into the history, one game a step. Games imported before a stop stay, whole.

    Args:
        home: the home of the history.
        newcomers: the result of `find_new_games`.
        texts: the language of the sheets and notes.
        progress: called with the progress so far.
    """
    library, albums, new = home.tables.library, home.albums, newcomers.new
    progress = progress or WorkProgress()
    progress.begin("bringing", len(new))
    trouble: CompanionError | None = None
    try:
        albums.places.set({table: play.place for table, play in new if play.place})
        albums.details.set({table: play.details for table, play in new if play.details})
        for _ in library.archive.put_each(_make_tables(home, new, texts, progress)):
            yield
    except CompanionError as error:
        trouble = error
    is_complete = trouble is None and progress.done == len(new)
    taken = tuple(table for table, _ in new if is_complete or library.is_finished(table))
    if not is_complete:
        with suppress(CompanionError):
            _delete_albums(home, {table for table, _ in new}.difference(taken))
    home.tables.events.tell("")
    return ImportedGames(taken, len(new) - len(taken), trouble)


def delete_games(home: OpenHome, tables: Sequence[str]) -> None:
    """Delete imported games. May take a while.

    Raises:
        CompanionError: a table could not be deleted; those deleted before it are gone.
    """
    try:
        home.tables.library.archive.discard(tables)
        _delete_albums(home, tables)
    finally:
        home.tables.events.tell("")


def _delete_albums(home: OpenHome, tables: Iterable[str]) -> None:
    """Delete the notes, places and details of some tables."""
    deleted = tuple(tables)
    for table in deleted:
        if home.albums.find_album(table).noted:
            home.albums.set_note(table, "")
    home.albums.places.set(dict.fromkeys(deleted, ""))
    home.albums.details.set(dict.fromkeys(deleted, NO_DETAILS))


def _make_tables(
    home: OpenHome, new: Sequence[tuple[str, PlayedElsewhere]], texts: Texts, progress: WorkProgress
) -> Iterator[tuple[Summary, tuple[bytes, ...]]]:
    """Yield the tables of some games until the import is stopped.

    Stores each table's note before yielding it.
    """
    for table_id, play in new:
        if progress.stopped:
            return
        note = play_note(play, texts)
        if note:
            home.albums.set_note(table_id, note)
        table = _make_table(table_id, play, texts)
        yield summary_of(table), (header_line(table.header), *map(encode, table.entries))
        progress.done += 1


def _make_table(table_id: str, play: PlayedElsewhere, texts: Texts) -> AnyTable:
    if play.exported is not None:
        return restore_table(play.exported, play.result, texts.say)
    result = play.result
    if result.game in GAMES:
        result = replace(result, game=texts.say(f"{result.game}-name"))
    facts = ImportedFacts(play.day, play.instant) if play.day else None
    return table_of_result(PlayedResult(result, table_id, play.started, play.ended, facts), texts.say)


def play_note(play: PlayedElsewhere, texts: Texts) -> str:
    """Compose the note of a game: the file's note, then the starters.

    Args:
        play: the game.
        texts: the reader's language.
    """
    lines = [play.note]
    if play.starters:
        lines.append(texts.say("plays-starters", names=play.starters))
    return "\n".join(filter(None, lines))


def _with_ids(plays: Iterable[PlayedElsewhere]) -> Iterator[tuple[str, PlayedElsewhere]]:
    """Yield games with the ids of their tables. The same file gives the same ids again."""
    counts: Counter[str] = Counter()
    for play in plays:
        if play.exported is not None:
            yield play.exported.id, play
            continue
        key = play.source or _describe_game(play)
        if not play.source:
            counts[key] += 1
            key = f"{counts[key]}:{key}"
        yield f"{BROUGHT}{blake2b(key.encode(), digest_size=10).hexdigest()}", play


def _describe_game(play: PlayedElsewhere) -> str:
    """Return a text that tells a game without an id from others."""
    seats = sorted((seat.name, seat.points, seat.place) for seat in play.result.seats)
    return repr((play.started, play.result.game, seats))
