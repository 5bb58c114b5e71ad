"""The people who sat at the table before, so that nobody types a name twice."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from tinydb import TinyDB

from companion.engine.plain_text import clean_names_in, is_text
from companion.history.disk import DISK, Disk
from companion.history.errors import Clock, NameRefused, Reporter
from companion.history.storage import AtomicStorage
from companion.history.summary import Moment, Name

NAME_LIMIT = 40
"""Longest name that can be typed, in characters; what is brought in may have `LONGEST_NAME`."""

TABLE = "people"


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Person who played.

    Attributes:
        name: As it was last typed.
        colour: The id of the colour they last had.
        seat: The seat they last had, from 0.
        count: At how many tables they sat.
        last_at: When they last sat down, in milliseconds since 1970.
        also: Names they had before; results under them are theirs.
    """

    name: Name
    colour: Annotated[str, Meta(max_length=80)]
    seat: Annotated[int, Meta(ge=0)]
    count: Annotated[int, Meta(ge=0)]
    last_at: Moment
    also: tuple[Name, ...] = ()

    def __post_init__(self) -> None:
        """Strip from the names the characters that are no text."""
        clean_names_in(self, "name", "also")


def clean_name(name: str, limit: int = NAME_LIMIT) -> str:
    """Normalise a name: one form of every character, single spaces, none around it.

    Args:
        name: The name as typed.
        limit: The most characters it may have.

    Returns:
        The name.

    Raises:
        NameRefused: Nothing is left, it has more characters, or some are no text.
    """
    cleaned = " ".join(unicodedata.normalize("NFC", name).split())
    if not 0 < len(cleaned) <= limit or not all(map(is_text, cleaned)):
        raise NameRefused(name, limit)
    return cleaned


def name_key(name: str) -> str:
    """Fold a name to the key that its spellings share: ``" ann"``, ``"Ann"`` and ``"ＡＮＮ"`` are one person.

    Args:
        name: A name in any form.

    Returns:
        A text that is equal for equal names.
    """
    folded = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())


class People:
    """Store of remembered people. Safe to use from several threads."""

    def __init__(
        self, path: Path, *, clock: Clock, report: Reporter | None = None, disk: Disk = DISK
    ) -> None:
        """Prepare the store. Nothing is read yet.

        Args:
            path: The file, such as ``home.store / "people.json"``.
            clock: Tells the time people sat down at.
            report: Told when a damaged file was moved aside.
            disk: the disk that keeps the file.
        """
        self._clock = clock
        self._storage = AtomicStorage(path, schema={TABLE: Person}, clock=clock, report=report, disk=disk)
        self._database = TinyDB(storage=lambda: self._storage)

    def check(self) -> None:
        """See ``AtomicStorage.check``."""
        self._storage.check()

    def remember(self, seats: Iterable[tuple[str, str]]) -> tuple[Person, ...]:
        """Save the people of a new table.

        Args:
            seats: Name and colour of every seat, in order. A person with several seats counts once.

        Returns:
            The people, in the order of the seats.

        Raises:
            NameRefused: One of the names is none; nobody is remembered.
            StoreUnwritable: It could not be saved; nobody is remembered.
        """
        wanted = [(clean_name(name), colour) for name, colour in seats]
        now = self._clock()
        with self._storage.hold():
            known = self._load()
            seated: dict[str, Person] = {}
            for number, (name, colour) in enumerate(wanted):
                key = _owner_key(known, name, seated_too={name_key(other) for other, _ in wanted})
                if key not in seated:
                    seated[key] = _seat_person(known.get(key), name, colour, number, now)
            self._save({**known, **seated})
            return tuple(seated.values())

    def suggest(self, limit: int) -> tuple[Person, ...]:
        """Suggest people for a new table: the last table's people in their order, then those before them.

        Args:
            limit: Number of people at most.

        Returns:
            The people.

        Raises:
            StoreUnreadable: The system does not let the file be read.
        """
        with self._storage.lock:
            people = self._load().values()
        return tuple(sorted(people, key=_likeliest_first)[: max(limit, 0)])

    def find(self, name: str) -> Person | None:
        """Find the present or former owner of a name.

        Raises:
            StoreUnreadable: The system does not let the file be read.
        """
        with self._storage.lock:
            known = self._load()
        return known.get(_owner_key(known, name))

    def name_now(self, name: str) -> str:
        """Resolve a name to its owner's present name. Statistics are grouped by it.

        Args:
            name: A name in a summary.

        Returns:
            The present name, or the same one if nobody is remembered by it.

        Raises:
            StoreUnreadable: The system does not let the file be read.
        """
        return self.names().get(name_key(name), name)

    def names(self) -> dict[str, str]:
        """Map the keys of all names that remembered people have or had to their present names.

        Raises:
            StoreUnreadable: The system does not let the file be read.
        """
        with self._storage.lock:
            known = self._load()
        former = {name_key(old): person.name for person in reversed(known.values()) for old in person.also}
        return former | {key: person.name for key, person in known.items()}

    def forget(self, name: str) -> bool:
        """Delete a person, so that they are not suggested any more. Finished tables keep their names.

        Returns:
            True if there was such a person.

        Raises:
            StoreUnwritable: It could not be saved.
        """
        with self._storage.hold():
            known = self._load()
            if known.pop(_owner_key(known, name), None) is None:
                return False
            self._save(known)
            return True

    def rename(self, old: str, new: str) -> Person:
        """Rename a person. If another person has the new name, the two are merged into one.

        Args:
            old: A name they have or had. Whoever never sat down here, as at a table that was carried here,
                is remembered from now on, with no tables counted.
            new: Their name from now on.

        Returns:
            The person.

        Raises:
            NameRefused: The new name is none.
            StoreUnwritable: It could not be saved.
        """
        name = clean_name(new)
        with self._storage.hold():
            known = self._load()
            person = known.pop(_owner_key(known, old), None) or Person(old, "", 0, 0, 0)
            other = known.pop(_owner_key(known, name), None)
            renamed = _merge_people(person, other, name)
            self._save({**known, name_key(name): renamed})
            return renamed

    def _load(self) -> dict[str, Person]:
        documents = self._database.table(TABLE).all()
        people = [msgspec.convert(dict(document), Person) for document in documents]
        return {name_key(person.name): person for person in people}

    def _save(self, people: dict[str, Person]) -> None:
        documents: dict[str, Any] = {
            str(number): msgspec.to_builtins(person) for number, person in enumerate(people.values(), 1)
        }
        self._storage.write({TABLE: documents})


def _owner_key(people: dict[str, Person], name: str, seated_too: Collection[str] = ()) -> str:
    """Find the key of a name's present or former owner, else the name's own key.

    Two names at one table are two people, even if one of them once had the name of the other.
    """
    key = name_key(name)
    if key in people:
        return key
    former = (owner for owner, person in people.items() if key in map(name_key, person.also))
    owner = next(former, key)
    return key if owner in seated_too else owner


def _seat_person(old: Person | None, name: str, colour: str, seat: int, now: int) -> Person:
    """Seat a person: under the present name, as it was typed if it is that one."""
    if old is None:
        return Person(name, colour, seat, 1, now)
    present = name if name_key(name) == name_key(old.name) else old.name
    return Person(present, colour, seat, old.count + 1, now, old.also)


def _likeliest_first(person: Person) -> tuple[int, int, int, str]:
    return -person.last_at, person.seat, -person.count, person.name


def _merge_people(person: Person, other: Person | None, name: str) -> Person:
    """Merge two people under a new name, with everything both of them were."""
    parts = (person, other) if other else (person,)
    latest = max(parts, key=lambda part: part.last_at)
    names = {name_key(former): former for part in parts for former in (part.name, *part.also)}
    names.pop(name_key(name), None)
    count = sum(part.count for part in parts)
    return Person(name, latest.colour, latest.seat, count, latest.last_at, tuple(names.values()))
