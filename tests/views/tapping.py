"""A phone at a table in this process, whoever holds it: what is tapped is found by its name."""

from collections.abc import Iterator
from typing import Any, Self

from companion.locale.texts import Texts
from tests.views.at_table import AtTable, called
from tests.views.playing import Player


class Tapping(Player, AtTable):
    """A phone that looks at a table, and plays by names."""

    @property
    def texts(self) -> Texts:  # type: ignore[override]
        """The sentences of this phone's language."""
        return self.names_of.texts

    @property
    def position(self) -> Any:
        """What the table shows."""
        return self.live.table.position

    def tappables(self) -> Iterator[str]:
        """The names of all that can be tapped and has one."""
        for node, above in self.nodes():
            if node.get("on_click") is True:
                yield from called(node, above)

    async def finger(self, label: str) -> None:
        """Tap what is called so."""
        await self.press(label)

    async def be(self, seat: int) -> Self:
        """Hand the phone to a seat's person, who looks at what lies before that seat."""
        mine = self.app("i-am", name=self.live.names[seat])
        if self.can_tap(mine):
            await self.press(mine)
        await self.look(seat)
        if self.can_tap(mine):
            await self.press(mine)
        return self

    def sheet_open(self) -> bool:
        """Whether the sheet of reasons lies open."""
        return self.app("why-title") in self.words()

    def words(self) -> set[str]:
        """Everything that is written."""
        return {str(node["value"]) for node, _ in self.nodes() if node.get("value")}
