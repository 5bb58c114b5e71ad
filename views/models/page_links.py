"""Find out which page a link was meant to open, whatever a messenger has added to it."""

import re

from companion.sharing.mangling import plain_word

PAGE_NAMES = frozenset(
    {
        "bring-games",
        "box",
        "c",
        "carry",
        "h",
        "history",
        "j",
        "new",
        "rules",
        "settings",
        "t",
        "tools",
    }
)
"""First parts of the pages' addresses; letters of links come in capitals as well."""

LINKS = frozenset({"c", "h", "j", "t"})
"""Those of them that links are made of, which people send each other."""

_PLAIN = re.compile(r"[A-Za-z0-9]+")
_WORD = re.compile(r"[\w.-]*\w")
"""A part of an address; sections of rulebooks have a dot within."""

_ADDED = re.compile(r"[?#&;]")


def page_name(path: str) -> str:
    """Return the page that the first part of a path stands for, as links spell it. Empty for no page."""
    first = plain_word(path.lstrip("/").partition("/")[0])
    plain = _PLAIN.search(first)
    if plain and plain[0].lower() in LINKS:
        return plain[0]
    return first if first in PAGE_NAMES else ""


def clean_route(route: str) -> str | None:
    """Remove from an address the parts that messengers add. Return None if no other page results.

    >>> clean_route("/C)"), clean_route("/t/ABC/share."), clean_route("/nowhere"), clean_route("/c")
    ('/C', '/t/ABC/share', None, None)
    """
    path = _ADDED.split(plain_word(route))[0]
    door, *parts = path.strip("/").split("/")
    name = page_name(door)
    kind = _PLAIN if name.lower() in LINKS else _WORD
    words = [found[0] for part in parts if (found := kind.search(part))]
    mended = "/".join(("", name, *words))
    return mended if name and mended != route.rstrip("/") else None


def display_route(table: str) -> str:
    """Return the address of a table's display."""
    return f"/t/{table}/screen"
