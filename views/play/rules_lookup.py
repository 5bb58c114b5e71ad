"""Links from a phone's table to the rules, and back."""

import asyncio
from collections.abc import Sequence
from typing import Any

from companion.asking import sections_about
from views.device.rulebook_state import About, Inquiry, inquiry_of
from views.play.screen_state import ScreenState


class RulesLookup:
    """Links from a phone's table to the rules."""

    def __init__(self, screen: ScreenState[Any, Any]) -> None:
        self._screen = screen

    def open_section(self, section: str) -> None:
        """Open the rulebook at a section."""
        self._inquiry.open_section(section)
        self._screen.show("rules")

    def open_question_box(self) -> None:
        """Open the rules with the question box ready to type in."""
        self._inquiry.open_for_question()
        self._screen.show("rules")

    async def ask_about(
        self,
        *things: str,
        seat: int | None = None,
        sentences: tuple[str, ...] = (),
        cells: tuple[str, ...] = (),
    ) -> None:
        """Show the rules about a piece, cell, category of points or phase, else those of the current phase.

        Args:
            things: its name in the game, and the names of the things that lie there.
            seat: owner of the board; by default the seat looked at.
            sentences: the board's own sentences about it.
            cells: the cells that the board points out for it.
        """
        seat = self._screen.seat if seat is None else seat
        title, sections = await asyncio.to_thread(self._find_rules_about, things, seat)
        self._inquiry.point_at(About(title, sections, sentences, seat, cells))
        self._screen.show("rules")

    def go_back_from_board(self) -> None:
        """Clear the lit cells, and go back to the page that asked for them."""
        self._screen.lit = None
        self._screen.show("rules")

    @property
    def _inquiry(self) -> Inquiry:
        return inquiry_of(self._screen.phone, self._screen.game.id)

    def _find_rules_about(self, things: Sequence[str], seat: int) -> tuple[str, tuple[str, ...]]:
        """Find the names of some things on a seat's board, and their rules or those of the current phase."""
        screen, position = self._screen, self._screen.position
        names = [screen.name_thing(thing, seat) for thing in things]
        found = sections_about(screen.game, position, screen.eyes, seat, *things)
        return " · ".join(names), found or (screen.game.section_of(screen.game.stage_of(position, seat)[1]),)
