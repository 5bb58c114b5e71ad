"""The reader of a rulebook, on its page or at a table."""

import asyncio
from dataclasses import dataclass

from companion.asking import RulingInForce, cells_under, readings
from companion.engine.faults import attempt
from companion.rulebook.book import Rulebook, Section, load
from views.boards import board_of
from views.device.phone import Phone
from views.device.rulebook_state import Inquiry
from views.models.sheets import Lit
from views.play.screen import Screen


@dataclass(frozen=True)
class RulebookReader:
    """Reader of a rulebook.

    Attributes:
        phone: whose screen.
        game: the game's id.
        inquiry: the open sections and the question.
        table: the screen of the table beside the book; None on a page of its own.
    """

    phone: Phone
    game: str
    inquiry: Inquiry
    table: Screen | None = None

    @property
    def book(self) -> Rulebook:
        """Rulebook in the reader's language."""
        return load(self.game, self.phone.locale)

    @property
    def pointed(self) -> tuple[str, ...]:
        """Piece in hand at the table, and the cell it points at."""
        table = self.table
        if table is None:
            return ()
        piece = (table.piece,) if table.piece in table.game.pieces else ()
        target = (table.target,) if table.target else ()
        board = board_of(self.game)
        cells = attempt(table.client.id, lambda: board.lights(table.position, table.seat, target), ())
        return (*piece, *cells)

    def section(self, section_id: str) -> Section | None:
        """Look up a section by its id, or None if the book has no such section."""
        return next((section for section in self.book.sections if section.id == section_id), None)

    def show_section(self, section_id: str) -> None:
        """Lay a section on top."""
        if self.section(section_id) is not None:
            self.inquiry.remember_question()
            self.inquiry.open_section(section_id)

    def rulings_in_force(self, section_id: str) -> tuple[RulingInForce, ...]:
        """List this table's readings of the ambiguous rules of a section, or nothing away from a table."""
        if self.table is None:
            return ()
        game = self.table.game
        rulings = game.readings(self.table.client.view.setup)
        return readings(self.phone.texts[self.phone.locale], game, rulings, section_id)

    async def light_section(self, section: Section) -> None:
        """Light up a section's cells on the board of the seat looked at, or tell that there are none."""
        table = self.table
        if table is None:
            return
        cells = await asyncio.to_thread(
            cells_under, table.game, table.position, table.eyes, table.seat, section.id
        )
        self.light_cells(section.heading, table.seat, cells)

    def light_cells(self, title: str, seat: int, cells: tuple[str, ...]) -> None:
        """Light up cells on a seat's board, or tell that none of them lies there."""
        table = self.table
        if table is None:
            return
        found = board_of(self.game).lights(table.position, seat, cells)
        if not found:
            self.phone.tell(self.phone.say("lit-nothing", name=table.names[seat]))
            return
        self.inquiry.remember_question()
        table.light(Lit(title, seat, found))
