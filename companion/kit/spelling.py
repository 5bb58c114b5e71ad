"""Names as people type them: in any case, and with any separators between the words."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from companion.engine.notation import Unreadable
from companion.geometry.cached import cached_property

S = TypeVar("S", bound=str)

_BETWEEN = re.compile(r"[\s_-]+")

FOUND = 30
"""Length in characters to which an unknown name is cut in an error."""


def plain(name: str) -> str:
    """Normalize a name: no separators between its words, and small letters."""
    return _BETWEEN.sub("", name.lower())


@dataclass(frozen=True)
class Spelling(Generic[S]):
    """Spelling of things of a kind.

    Attributes:
        kind: names the sentence that refuses a name; its params are the name found, and the names.
        names: the known names.
        also: aliases in `plain` form, each with its name.
    """

    kind: str
    names: Sequence[S]
    also: Mapping[str, S] = field(default_factory=dict)

    @cached_property
    def _known(self) -> Mapping[str, S]:
        return {plain(name): name for name in self.names} | dict(self.also)

    def find(self, name: str) -> S | None:
        """Find the thing with this name, or return None."""
        return self._known.get(plain(name))

    def read(self, name: str, field: str) -> S:
        """Read a name.

        Raises:
            Unreadable: the name is unknown.
        """
        found = self.find(name)
        if found is None:
            raise Unreadable(self.kind, field, found=name.strip()[:FOUND], names=tuple(self.names))
        return found
