"""Things that people call by name: in any case, and with anything or nothing between the words."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from companion.engine.notation import Unreadable
from companion.geometry.cached import cached_property

S = TypeVar("S", bound=str)

_BETWEEN = re.compile(r"[\s_-]+")

FOUND = 30
"""So much of a name nobody knows is repeated."""


def plain(name: str) -> str:
    """A name without what stands between its words, and in small letters."""
    return _BETWEEN.sub("", name.lower())


@dataclass(frozen=True)
class Spelling(Generic[S]):
    """How things of a kind are called.

    Attributes:
        kind: names the sentence with which a name is refused; it is told what was found, and the names.
        names: what there is.
        also: other names that people use, `plain`.
    """

    kind: str
    names: Sequence[S]
    also: Mapping[str, S] = field(default_factory=dict)

    @cached_property
    def _known(self) -> Mapping[str, S]:
        return {plain(name): name for name in self.names} | dict(self.also)

    def find(self, name: str) -> S | None:
        """What is called so; None where nothing is."""
        return self._known.get(plain(name))

    def read(self, name: str, field: str) -> S:
        """What is called so.

        Raises:
            Unreadable: nothing is.
        """
        found = self.find(name)
        if found is None:
            raise Unreadable(self.kind, field, found=name.strip()[:FOUND], names=tuple(self.names))
        return found
