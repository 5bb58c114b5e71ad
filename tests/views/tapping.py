"""A phone at a table in this process, whoever holds it: what is tapped is found by its name."""

from collections.abc import Iterator
from typing import Any, Self

from companion.engine.log import log_line
from companion.locale.texts import Texts
from tests.views.at_table import AtTable, names_of_node
from tests.views.playing import Player
from tests.views.visit import Visitor


class Tapping(Player, AtTable):
    """A phone that looks at a table, and plays by names."""

    @property
    def texts(self) -> Texts:  # type: ignore[override]
        """The sentences of this phone's language."""
        return self.names_of.texts

    @property
    def position(self) -> Any:
        """What the table shows."""
        return self.session.table.position

    def tappables(self) -> Iterator[str]:
        """Yield the names of all that can be tapped and has one."""
        for node, above in self.nodes():
            if node.get("on_click") is True:
                yield from names_of_node(node, above)

    async def finger(self, label: str) -> None:
        """Tap what is called so."""
        await self.press(label)

    async def be(self, seat: int) -> Self:
        """Hand the phone to a seat's person, who looks at what lies before that seat."""
        mine = self.app("i-am", name=self.session.names[seat])
        if self.can_tap(mine):
            await self.press(mine)
        await self.look(seat)
        if self.can_tap(mine):
            await self.press(mine)
        return self

    def sheet_open(self) -> bool:
        """Tell if the sheet of reasons lies open."""
        return self.app("why-title") in self.words()

    def words(self) -> set[str]:
        """Return everything that is written."""
        return {str(node["value"]) for node, _ in self.nodes() if node.get("value")}

    def headline(self) -> str:
        """Return what the phase is called."""
        agenda = self.session.game.agenda(self.session.table.position)
        params = {"round": agenda.round, "rounds": agenda.rounds}
        return self.texts.about(self.session.game.id, "headline", agenda.phase, params, self.session.names)

    def undo(self) -> str:
        """Return the undo button, which says what it takes back."""
        line = log_line(self.session.table, len(self.session.table.done))
        said, notice = self.session.game.id, line.notice
        return self.app(
            "undo", what=self.texts.about(said, line.kind, notice.id, notice.params, self.session.names)
        )

    def lacks(self, *texts: str) -> list[str]:
        """Tell which of these are neither written on the page nor read aloud."""
        shown = [*self.texts_written(), *self.labels(), *self.names()]
        return [text for text in texts if not any(text in each for each in shown)]

    def texts_written(self) -> list[str]:
        """Return what is written on the topmost page."""
        return Visitor.texts(self)
