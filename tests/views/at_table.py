"""A phone at one table of Card City, in this process: taps by name, and what lies there."""

import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from companion.engine.setup import Setup, make_seats
from companion.games.card_city.position import Position
from companion.hosting.open_home import OpenHome
from companion.hosting.server_address import ServerAddress
from companion.hosting.session import TableSession
from companion.locale.texts import Texts
from tests.hosting.play import confirm_box
from tests.views.fingers import GAME, Names, choose_likely_move
from tests.views.headless import Client, Node, named_inside
from tests.views.playing import Before, play_to
from tests.views.visit import Storage, Ticks, Visitor, visit
from views.flet_adapter.bridge import PageMain

TEXTS = Texts.load_all()

A = TypeVar("A", bound="AtTable")


class AtTable(Visitor):
    """A phone that looks at a table."""

    def __init__(
        self,
        client: Client,
        house: OpenHome,
        session: TableSession,
        locale: str = "en",
        *,
        main: PageMain | None = None,
        ticks: Ticks | None = None,
    ) -> None:
        super().__init__(client, house, main, ticks)
        self.session = session
        self.names_of = Names(TEXTS[locale], session)

    @property
    def position(self) -> Position:
        """What the table shows."""
        position: Position = self.session.table.position
        return position

    @property
    def accepted(self) -> Any:
        """The entry that was accepted last."""
        return self.session.table.entries[-1]

    @property
    def standing(self) -> Any:
        """The last entry that stands."""
        return self.session.table.done[-1].entry

    @property
    def moves_made(self) -> list[Any]:
        """The moves that stand, in order; None for what is no move."""
        return [getattr(step.entry, "move", None) for step in self.session.table.done]

    @property
    def taken_back(self) -> Any:
        """The entry that was taken back last."""
        return self.session.table.undone[-1].entry

    def unnamed(self, text: str) -> str:
        """Return a text in which the table's id and its code stand no more: no two tables have these in
        common.

        Four characters may stand in anything by chance, as in a picture: a code is one only as a word.
        """
        code = self.house.joining.code(self.session)
        return re.sub(rf"\b{code}\b", "CODE", text.replace(self.session.id, "TABLE"), flags=re.ASCII)

    def app(self, message: str, /, **params: Any) -> str:
        """Return a sentence of the app in this phone's language."""
        return self.names_of.app(message, **params)

    def ui(self, message: str, /, **params: Any) -> str:
        """Return a sentence of the board in this phone's language."""
        return self.names_of.ui(message, **params)

    def labels(self) -> list[str]:
        """Return everything that has a spoken label or a written word, in reading order."""
        return [node["label"] for node, _ in self.nodes() if node["_c"] == "Semantics" and node.get("label")]

    def labelled(self, label: str, number: int = 0) -> Node:
        """Return the container, button or icon button called so. Which of several.

        Raises:
            LookupError: there are not so many.
        """
        found = [
            node
            for node, above in self.nodes()
            if node.get("on_click") is True and label in names_of_node(node, above)
        ]
        if number >= len(found):
            raise LookupError(f"nothing to tap is called {label!r}; there are {self.labels()}")
        return found[number]

    def can_tap(self, label: str) -> bool:
        """Tell if something to tap is called so."""
        try:
            self.labelled(label)
        except LookupError:
            return False
        return True

    def framed(self, label: str) -> bool:
        """Tell if a cell called so is pointed out."""
        return any(node.get("label") == label and node.get("selected") is True for node, _ in self.nodes())

    async def press(self, *labels: str, number: int = 0) -> "AtTable":
        """Tap one thing after the other."""
        for label in labels:
            self.ticks.forward(1)
            await self.client.fire(self.labelled(label, number), "click")
        return self

    async def from_menu(self, label: str) -> "AtTable":
        """Tap what lies in the menu."""
        return await self.press(self.app("menu"), label)

    async def look(self, seat: int) -> "AtTable":
        """Look at a seat, if there is more than one."""
        return await self.press(self.names_of.seat(seat)) if len(self.session.names) > 1 else self

    async def make(self, seat: int, move: Any) -> "AtTable":
        """Make a move by tapping."""
        await self.look(seat)
        return await self.press(*self.names_of.taps(seat, move))

    async def show(self, tab: str) -> "AtTable":
        """Turn to a page of the table."""
        return await self.press(self.names_of.tab(tab))


def names_of_node(node: Node, above: tuple[Node, ...]) -> set[str]:
    """Collect the names of a control: its tooltip, its words, or the label around it."""
    names = {node.get("tooltip") or ""}
    if node["_c"].endswith("Button"):
        content = node.get("content")
        names.add(content.get("value", "") if isinstance(content, dict) else content or "")
    names.add(named_inside(node))
    if node["_c"] == "Semantics":
        names.add(node.get("label") or "")
    around = next((each for each in reversed(above) if each["_c"] != "Stack"), {"_c": ""})
    if around["_c"] == "Semantics":  # the stop of a keyboard lays a ring over its control
        names.add(around.get("label") or "")
    return names - {""}


@asynccontextmanager
async def sitting(
    kind: type[A],
    home: Path,
    game: str,
    setup: Setup,
    *,
    before: Callable[[OpenHome, TableSession], object],
    language: str = "en",
    size: tuple[int, int] = (390, 844),
    local: bool = True,
    server_address: ServerAddress | None = None,
) -> AsyncIterator[A]:
    """Provide a phone at a new table of any game.

    Args:
        kind: what the phone can do.
        home: the folder of the house.
        game: the id of the game.
        setup: of the table.
        before: what happens in the house and at the table before the phone comes.
        language: what its browser asks for, a locale of the app.
        size: of its screen, in pixels.
        local: True if it is shown on the host's own machine.
        server_address: under which address others open the app.
    """
    begun: list[TableSession] = []

    def prepare(house: OpenHome) -> None:
        session = house.tables.begin(game, setup)
        before(house, session)
        begun.append(session)

    async with visit(
        home, before=prepare, languages=(language,), size=size, local=local, server_address=server_address
    ) as visitor:
        await visitor.go(f"/t/{begun[0].id}")
        table = kind(
            visitor.client, visitor.house, begun[0], language, main=visitor.main, ticks=visitor.ticks
        )
        table.storage = visitor.storage
        yield table


@asynccontextmanager
async def at_new(
    kind: type[A],
    home: Path,
    game: str,
    names: Sequence[str],
    *,
    before: Before = lambda session: None,
    language: str = "en",
    size: tuple[int, int] = (390, 844),
    sure: bool = False,
    **setup: Any,
) -> AsyncIterator[A]:
    """Provide a phone at a new table of any game, which plays all seats.

    Args:
        kind: what the phone can do.
        home: the folder of the house.
        game: the id of the game.
        names: the people at the table.
        before: what happens at the table before the phone comes.
        language: what its browser asks for, a locale of the app.
        size: of its screen, in pixels.
        sure: True if the owner has said of everything printed that it is so.
        setup: other fields of the setup.
    """

    def prepare(house: OpenHome, session: TableSession) -> None:
        if sure:
            confirm_box(house, session)
        before(session)

    settled = Setup(make_seats(*names), **setup)
    async with sitting(kind, home, game, settled, before=prepare, language=language, size=size) as table:
        yield table


@asynccontextmanager
async def at_table(
    home: Path,
    *names: str,
    before: Before = lambda session: None,
    language: str = "en",
    size: tuple[int, int] = (390, 844),
    local: bool = True,
    server_address: ServerAddress | None = None,
    **setup: Any,
) -> AsyncIterator[AtTable]:
    """Provide a phone at a new table.

    Args:
        home: the folder of the house.
        names: the people at the table; Ann and Ben by default.
        before: what happens at the table before the phone comes.
        language: what its browser asks for, a locale of the app.
        size: of its screen, in pixels.
        local: True if it is shown on the host's own machine.
        server_address: under which address others open the app.
        setup: other fields of the setup.
    """
    settled = Setup(make_seats(*(names or ("Ann", "Ben"))), **setup)
    async with sitting(
        AtTable,
        home,
        GAME,
        settled,
        before=lambda house, session: before(session),
        language=language,
        size=size,
        local=local,
        server_address=server_address,
    ) as table:
        yield table


async def another_phone(
    first: AtTable, *, local: bool = True, storage: Storage | None = None, route: str | None = None
) -> AtTable:
    """Bring a second phone to the same table. Close its client at the end.

    Args:
        first: the phone that is there already.
        local: True if it is shown on the host's own machine as well.
        storage: what its browser kept from an earlier visit.
        route: where it begins, if not at the table.
    """
    begin = route or f"/t/{first.session.id}"
    other = await first.arrive(begin, local=local, storage=storage)
    table = AtTable(other.client, first.house, first.session, main=first.main, ticks=first.ticks)
    table.storage = other.storage
    return table


on_to = partial(play_to, choose_likely_move)
"""Play on, sensibly, up to a phase of a round or later, where something is so."""
