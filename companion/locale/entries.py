"""Messages of the app's own files, each parsed on its first look-up, because parsing all takes seconds."""

import re
from collections.abc import Iterable, Iterator

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, Message, Term

Entry = Message | Term

_BEGINS = re.compile(r"^(-?)([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""Pattern of an entry's first line: the lines that continue an entry are indented."""

_UNREAD = Message(Identifier(""))
"""Placeholder of an entry that is not parsed yet."""


class Entries(dict[str, Entry]):
    """Messages, or terms, by id, stored as text until their first look-up."""

    def __init__(self) -> None:
        super().__init__()
        self._texts: dict[str, str] = {}

    def put(self, name: str, text: str) -> None:
        """Store the text of an entry, unless an entry of this name is stored already."""
        if name not in self:
            self._texts[name] = text
            super().__setitem__(name, _UNREAD)

    def __getitem__(self, name: str) -> Entry:
        if super().__getitem__(name) is _UNREAD:
            self[name] = parse(self._texts[name])
        return super().__getitem__(name)


def parse(text: str) -> Entry:
    """Parse a single entry.

    Raises:
        ValueError: the text is no Fluent entry.
    """
    entry = FluentParser(with_spans=False).parse_entry(text)
    if not isinstance(entry, Entry):
        raise ValueError(text)
    return entry


def split_entries(source: str) -> Iterator[tuple[bool, str, str]]:
    """Split a file into entries: a flag for terms, the name, and the text up to the next entry."""
    begins = list(_BEGINS.finditer(source))
    ends = [*(one.start() for one in begins[1:]), len(source)]
    for one, end in zip(begins, ends, strict=True):
        yield bool(one[1]), one[2], source[one.start() : end]


def add_unread(bundle: FluentBundle, sources: Iterable[str]) -> None:
    """Fill an empty bundle with the unparsed entries of some files.

    Args:
        bundle: of `fluent.runtime` 0.4, which keeps messages and terms in a dictionary each.
        sources: the texts of the files, which are known to be right: a wrong entry raises ``ValueError`` when
            it is said.
    """
    messages, terms = Entries(), Entries()
    for source in sources:
        for is_term, name, text in split_entries(source):
            (terms if is_term else messages).put(name, text)
    bundle._messages, bundle._terms = messages, terms
