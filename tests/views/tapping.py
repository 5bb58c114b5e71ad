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
        """Yield the names of all controls that can be tapped."""
        for node, above in self.nodes():
            if node.get("on_click") is True:
                yield from names_of_node(node, above)

    async def finger(self, label: str) -> None:
        """Tap what is called so."""
        await self.press(label)

    async def be(self, seat: int) -> Self:
        """Hand the phone to a seat's person, who looks at that seat."""
        mine = self.app("i-am", name=self.session.names[seat])
        if self.can_tap(mine):
            await self.press(mine)
        await self.look(seat)
        if self.can_tap(mine):
            await self.press(mine)
        return self

    def sheet_open(self) -> bool:
        """Tell if the sheet of reasons is open."""
        return self.app("why-title") in self.words()

    def words(self) -> set[str]:
        """Collect every value written on the page."""
        return {str(node["value"]) for node, _ in self.nodes() if node.get("value")}

    def headline(self) -> str:
        """Format the title of the phase."""
        agenda = self.session.game.agenda(self.session.table.position)
        params = {"round": agenda.round, "rounds": agenda.rounds}
        return self.texts.about(self.session.game.id, "headline", agenda.phase, params, self.session.names)

    def undo(self) -> str:
        """Format the label of the undo button, which names what was tapped, and counts what followed."""
        table, count = self.session.table, self.session.table.undo_count
        line = log_line(table, len(table.done) + 1 - count)
        said, notice = self.session.game.id, line.notice
        what = self.texts.about(said, line.kind, notice.id, notice.params, self.session.names)
        if count > 1:
            what = self.app("undo-several", what=what, more=count - 1)
        return self.app("undo", what=what)

    def lacks(self, *texts: str) -> list[str]:
        """List the given texts that are neither written on the page nor read aloud."""
        shown = [*self.texts_written(), *self.labels(), *self.names()]
        return [text for text in texts if not any(text in each for each in shown)]

    def texts_written(self) -> list[str]:
        """List the texts on the topmost page."""
        return Visitor.texts(self)
