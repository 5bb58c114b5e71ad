"""The one list of what a home keeps: every kind of file, how it is moved elsewhere, and how large it may be.

The app, ``companion doctor``, ``companion move``, the copy of a home in a database and the backup all walk
this list. A new kind of file is one more line here; a test fails while a file of a home is nobody's.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from companion.bounds import HOME_FILE, JOURNAL, KEPT_PHOTO, STORE, Bound
from companion.history.files import DRAFT, is_aside

Transfer = Literal["table", "seats", "file", "anew", "stays"]
"""How a store is moved to another home.

As whole tables, as seats and hosts, as plain files; it is made ``anew`` there; or it ``stays`` where it is.
"""


@dataclass(frozen=True, slots=True)
class StoreKind:
    """Kind of file that a home keeps.

    Attributes:
        id: What the list calls it.
        room: The folder; empty for the home itself.
        files: The names of its files.
        transfer: How it is moved to another home.
        saved: Whether the backup holds it.
        rows: The database's tables that hold it where a home is kept there.
        bound: The largest size of one of its files.
    """

    id: str
    room: str
    files: re.Pattern[str]
    transfer: Transfer = "file"
    saved: bool = True
    rows: tuple[str, ...] = ("file",)
    bound: Bound = STORE


_ID = r"[A-Za-z0-9][A-Za-z0-9_-]{0,63}"
_COPY = r"(?:\.bak)?"
_SUMMARIES = re.compile(r"history(?:\.swap|-\d{4,}\.json(?:\.bak|\.next)?)")
_BACKUPS = re.compile(r"(?:taken-over|taking-over|before)\.zip")
_JOURNALS = re.compile(rf"{_ID}\.journal")

STORES = (
    StoreKind("tables", "tables", _JOURNALS, "table", rows=("board", "entry"), bound=JOURNAL),
    StoreKind("records", "records", _JOURNALS, "table", rows=("board",), bound=JOURNAL),
    StoreKind("history", "store", _SUMMARIES, "anew", rows=("board",)),
    StoreKind("people", "store", re.compile(rf"people\.json{_COPY}")),
    StoreKind("preferences", "store", re.compile(rf"preferences\.json{_COPY}")),
    StoreKind("places", "store", re.compile(rf"places\.json{_COPY}")),
    StoreKind("details", "store", re.compile(rf"details\.json{_COPY}")),
    StoreKind("tools", "store", re.compile(rf"tools\.json{_COPY}")),
    StoreKind("seats", "store", re.compile(rf"seats\.json{_COPY}"), "seats", rows=("seated", "host")),
    StoreKind("boxes", "boxes", re.compile(rf"[a-z0-9_]+\.json{_COPY}")),
    StoreKind("notes", "albums", re.compile(rf"{_ID}\.txt"), bound=KEPT_PHOTO),
    StoreKind("photos", "albums", re.compile(rf"{_ID}\.\d{{1,15}}(?:\.small)?\.jpg"), bound=KEPT_PHOTO),
    StoreKind("lock", "", re.compile(r"in-use\.lock"), "stays", saved=False, rows=()),
    StoreKind("backups", "", _BACKUPS, "stays", saved=False, rows=(), bound=HOME_FILE),
)
"""Everything that a home keeps, in the order in which it is examined."""

DRAFTS = StoreKind("drafts", "*", re.compile(rf".*{re.escape(DRAFT)}"), "stays", saved=False, rows=())
"""Unfinished files, in any room."""

ASIDE = StoreKind("aside", "*", re.compile(r".+"))
"""Files that were set aside as damaged, in any room: one may be the only copy of something."""

STRANGE = StoreKind("strange", "*", re.compile(r".+"))
"""Files that the app never wrote, in any room: left alone, saved and moved as they are."""

OUTSIDE = (ASIDE, STRANGE)
"""Files that no store reads."""

ROOMS = tuple(dict.fromkeys(store.room for store in STORES if store.room))
"""The folders of a home."""

ROWS = tuple(dict.fromkeys(row for store in STORES for row in store.rows))
"""The database's tables in which a home keeps something for good."""


def store_of(room: str, name: str) -> StoreKind:
    """Find the store that owns a file.

    Args:
        room: The folder in the home; empty for the home itself.
        name: The name of the file.

    Returns:
        The store; ``STRANGE`` for a file that no store owns.
    """
    if DRAFTS.files.fullmatch(name):
        return DRAFTS
    if is_aside(name):
        return ASIDE
    owners = (store for store in STORES if store.room == room and store.files.fullmatch(name))
    return next(owners, STRANGE)


def store_id(path: Path) -> str:
    """Find the id of the store that owns a file, by its room and its name."""
    found = store_of(path.parent.name, path.name)
    return (store_of("", path.name) if found is STRANGE else found).id


def bound_of(path: Path) -> Bound:
    """Find the largest size that a file of a home may have, by its room and its name."""
    found = store_of(path.parent.name, path.name)
    return store_of("", path.name).bound if found is STRANGE else found.bound
