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


def normalize_name(name: str) -> str:
    """Normalize a name: no separators between its words, and small letters."""
    return _BETWEEN.sub("", name.lower())


@dataclass(frozen=True)
class Spelling(Generic[S]):
    """Spelling of things of a kind.

    Attributes:
        kind: names the sentence that refuses a name; its params are the name found, and the names.
        names: the known names.
        aliases: aliases in `plain` form, each with its name.
    """

    kind: str
    names: Sequence[S]
    aliases: Mapping[str, S] = field(default_factory=dict)

    @cached_property
    def _known(self) -> Mapping[str, S]:
        return {normalize_name(name): name for name in self.names} | dict(self.aliases)

    def find(self, name: str) -> S | None:
        """Find the thing with this name, or return None."""
        return self._known.get(normalize_name(name))

    def read(self, name: str, field: str) -> S:
        """Read a name.

        Raises:
            Unreadable: the name is unknown.
        """
        found = self.find(name)
        if found is None:
            raise Unreadable(self.kind, field, found=name.strip()[:FOUND], names=tuple(self.names))
        return found
