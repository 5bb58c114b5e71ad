"""A home in which everything is kept, and whatever may stand in the place of one of its files."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.errors import CompanionError
from companion.games import GAMES
from companion.history import disk as disks
from companion.history.albums import Photo
from companion.history.backup_file import make_backup, store_waiting_backup
from companion.history.details import PlayDetails
from companion.history.disk import Disk
from companion.history.stores import bound_of
from companion.hosting.keys import HOSTS, fingerprint
from companion.hosting.open_home import OpenHome
from companion.tools.toolbox import Ask
from tests.hosting.play import begin, open_house, play_on, play_out, sit_down

BOXED = GAMES["roll_into_town"]
JPEG = b"\xff\xd8\xff\xe0%b\xff\xd9"
LARGE, SMALL = JPEG % (b"large" * 40), JPEG % (b"small" * 20)


def fill(folder: Path, disk: Disk | None = None) -> None:
    """Play a whole evening with everything, and keep a backup that was taken over."""
    with open_house(folder, disk=disk) as house:
        play_evening(house)
        kept = house.home.disk
        store_waiting_backup(kept, house.home.path, make_backup(kept, house.home.path))
    open_house(folder, disk=disk).close()
    record = folder / "tables" / "TABLE0.journal"
    kept.replace(record, kept.read(record) + b"12345678 {")  # breaks off: the next start sets it aside
    open_house(folder, disk=disk).close()


def play_evening(house: OpenHome) -> None:
    """Play at four tables, two of them to the end, and change everything that can be kept."""
    going, again = begin(house, "Ann", "柏"), begin(house, "Cleo", "Dan")
    play_on(going, 9)
    play_on(again, 3)
    dated = {"day": "2026-02-28", "ended_at": 1_772_300_000_000}
    for names, said in ((("Ann", "Ben"), dated), (("柏", "Cleo"), {"teacher": "柏"})):
        ended = begin(house, *names)
        play_out(ended)
        house.albums.set_note(ended.id, "It rained.")
        house.albums.add(ended.id, Photo(LARGE, SMALL))
        house.albums.places.set({ended.id: "Café"})
        house.albums.details.set({ended.id: PlayDetails(**said, expansions=("Rivers",), rating=8)})
    for live in (going, again):
        sit_down(house, live, 0)
        house.tools.change(live.id, Ask("coins"), ("Ann", "Ben"), "Ann")
    house.seating.welcome_host(fingerprint("a key", HOSTS))
    for name in ("Ann", "Ben"):
        house.people.remember([(name, "teal")])
    house.preferences.change(theme="dark")
    house.preferences.remember_setup("card_city", b"{}")
    house.preferences.keep_entry("card_city", "name", "text")
    for name in tuple(BOXED.box.printed.texts)[:2]:
        house.boxes.put(BOXED, {name: BOXED.box.printed.texts[name]})


def kept_files(folder: Path) -> list[str]:
    """Return every file of a home, by its name in the home."""
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if not path.is_dir())


def contents(house: OpenHome) -> dict[str, Any]:
    """Return all that a home keeps, by the store that keeps it, as the app reads it."""
    library, albums = house.tables.library, house.albums
    summaries = {summary.id: msgspec.to_builtins(summary) for summary in library.filed.all()}
    found: dict[str, Any] = {
        "store/people.json": [person.name for person in house.people.suggest(9)],
        "store/preferences.json": (
            house.preferences.load(),
            house.preferences.last_setup("card_city"),
            house.preferences.kept_entries("card_city"),
        ),
        "store/history-0001.json": summaries,
        "store/seats.json": (
            {live.id: sorted(house.seating.taken_seats(live.id)) for live in house.tables.open_tables()},
            tuple(house.seating._kept.hosts()),
        ),
        f"boxes/{BOXED.id}.json": house.boxes.owner_entries(BOXED),
        "store/places.json": dict(albums.places.all()),
        "store/details.json": dict(albums.details.all()),
    }
    for live in house.tables.open_tables():
        found[f"tables/{live.id}.journal"] = library.lines(live.id)
        found[f"store/tools.json {live.id}"] = house.tools.find_toolbox(live.id)
    for table in summaries:
        found[f"records/{table}.journal"] = _attempt(library.lines, table)
        found[f"albums/{table}.txt"] = _attempt(albums.note, table)
        for number in albums.find_album(table).photos:
            photo = f"albums/{table}.{number}"
            found[f"{photo}.jpg"] = _attempt(albums.photo, table, number)
            found[f"{photo}.small.jpg"] = _attempt(albums.small_photo, table, number)
    return found


def _attempt(read: Callable[..., Any], *args: object) -> Any:
    try:
        return read(*args)
    except CompanionError as error:
        return error.id


def of_others(found: dict[str, Any], name: str) -> dict[str, Any]:
    """Return what a home keeps beside the store of a file."""
    stem = name.removesuffix(".bak")
    album = stem.startswith("albums/")
    own = {stem, stem.replace(".small.jpg", ".jpg")} if album else {stem}
    if stem.startswith("tables/"):  # who sits at it is asked of an open table
        found = {**found, "store/seats.json": found["store/seats.json"][1]}
        own.add(f"store/tools.json {Path(stem).stem}")
    if own & {stem.replace(".jpg", ".small.jpg")} or album:
        own.add(stem.replace(".jpg", ".small.jpg"))
    return {key: value for key, value in found.items() if key not in own and key.partition(" ")[0] not in own}


# what may stand in the place of a file


def _dangle(path: Path, _: pytest.MonkeyPatch) -> None:
    path.unlink()
    path.symlink_to("/nowhere/at/all")


def _pipe(path: Path, _: pytest.MonkeyPatch) -> None:
    path.unlink()
    os.mkfifo(path)


def _socket(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.unlink()
    with monkeypatch.context() as patch, socket.socket(socket.AF_UNIX) as made:
        patch.chdir(path.parent)  # the name of a socket must be short
        made.bind(path.name[:80])
        Path(path.name[:80]).rename(path.name)


def _folder(path: Path, _: pytest.MonkeyPatch) -> None:
    path.unlink()
    path.mkdir()
    (path / "inside").write_bytes(b"x")


def _link(path: Path, _: pytest.MonkeyPatch) -> None:
    other = path.parents[1].with_name(f"{path.parents[1].name}-secret")
    other.write_bytes(b"a secret of the owner's")
    path.unlink()
    path.symlink_to(other)


def _swell(path: Path, _: pytest.MonkeyPatch) -> None:
    with path.open("r+b") as file:
        file.truncate(bound_of(path).most + 1)


def _bar(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nobody read a file: what chmod does to everybody but root, who runs tests now and then."""

    def guarded(real: Callable[..., Any]) -> Callable[..., Any]:
        def act(asked: Path, *args: Any) -> Any:
            if asked == path:
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
            return real(asked, *args)

        return act

    for name in ("read_plain", "open_plain"):
        monkeypatch.setattr(disks, name, guarded(vars(disks)[name]))


def _empty(path: Path, _: pytest.MonkeyPatch) -> None:
    path.write_bytes(b"")


def _zero(path: Path, _: pytest.MonkeyPatch) -> None:
    path.write_bytes(bytes(path.stat().st_size))


def _cut(path: Path, _: pytest.MonkeyPatch) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2 - 1])


TROUBLES: dict[str, Callable[[Path, pytest.MonkeyPatch], None]] = {
    "a dangling link": _dangle,
    "a pipe": _pipe,
    "a socket": _socket,
    "a folder": _folder,
    "a link to another file": _link,
    "too large": _swell,
    "unreadable": _bar,
    "empty": _empty,
    "zeros": _zero,
    "cut": _cut,
}
"""Everything that may be wrong with one file of a home."""

BARRED = frozenset(TROUBLES) - {"empty", "zeros", "cut"}
"""Troubles for which a file cannot be read at all."""
