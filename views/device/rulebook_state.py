"""State of one phone in one rulebook: open sections and questions."""

import json
import logging
from dataclasses import dataclass, field
from typing import Any

import flet as ft

from companion.bounds import KEPT_BY_BROWSER
from views.device.phone import Phone
from views.device.route_state import route_state
from views.flet_adapter.observables import set_silently, set_together

log = logging.getLogger(__name__)

LONGEST = 300
"""Characters of a question; what is longer is cut."""

REMEMBERED = 12
"""Maximum of questions remembered."""

PREFIX = "companion.asked."
"""Prefix of a game's id in the browser's storage of questions."""


@dataclass(frozen=True, slots=True)
class About:
    """Rules that speak of a selected thing.

    Attributes:
        title: the selected thing, in words.
        sections: ids of the sections that speak of it.
        told: the board's own sentences about it.
        seat: on whose board it is.
        cells: the cells that the board points out for it.
    """

    title: str
    sections: tuple[str, ...]
    told: tuple[str, ...] = ()
    seat: int = 0
    cells: tuple[str, ...] = ()


@ft.observable
@dataclass
class Inquiry:
    """State of one phone in one rulebook: open sections and questions.

    Attributes:
        game: the game's id.
        query: the question that is answered.
        typed: the text in the box; it is answered a moment after the last letter.
        by_hand: whether that was typed by hand, and may still be edited.
        asked: the questions asked so far, the newest first.
        opened: numbers of the chapters that are open.
        unfolded: ids of the sections of an answer that are open.
        cited: the id of the section that lies on top, because something led to it.
        about: the selected thing, with its rules.
        calls: how often the page was opened for a question.
        eager: whether the page was just opened for a question, so that the box takes the focus.
    """

    game: str
    query: str = ""
    typed: str = ""
    by_hand: bool = False
    asked: tuple[str, ...] = ()
    opened: list[str] = field(default_factory=list)
    unfolded: frozenset[str] = frozenset()
    cited: str = ""
    about: About | None = None
    calls: int = 0
    eager: bool = False

    def store_question(self, text: str, *, by_hand: bool = False) -> None:
        """Store a question while it is typed. Drawing the page at each letter would take letters away."""
        set_silently(self, typed=text[:LONGEST], by_hand=by_hand)

    def answer_question(self) -> None:
        """Answer the question in the box."""
        query = self.typed.strip()
        unfolded = self.unfolded if self.query == query else frozenset()
        set_together(self, about=None, query=query, unfolded=unfolded)

    def ask_question(self, question: str) -> None:
        """Ask a question that is at hand."""
        self.store_question(question)
        self.answer_question()
        self.remember_question()

    def remember_question(self) -> None:
        """Add the answered question to the questions asked."""
        if self.query:
            others = (one for one in self.asked if one.casefold() != self.query.casefold())
            self.asked = (self.query, *others)[:REMEMBERED]

    def clear_question(self) -> None:
        """Clear the question."""
        self._clear_box()

    def open_for_question(self) -> None:
        """Prepare the page for a new question, ready to type."""
        self._clear_box(cited="", eager=True, calls=self.calls + 1)

    def open_section(self, section: str) -> None:
        """Lay a section on top of everything else."""
        self._clear_box(cited=section)

    def toggle_section(self, section: str) -> None:
        """Toggle a section of the answer."""
        self.unfolded = self.unfolded ^ {section}
        self.remember_question()

    def point_at(self, about: About) -> None:
        """Show the rules that speak of something."""
        self._clear_box(cited="", about=about)

    def _clear_box(self, **changes: Any) -> None:
        """Clear the box and its answer, then apply changes."""
        empty = {"typed": "", "by_hand": False, "query": "", "about": None, "unfolded": frozenset()}
        set_together(self, **{**empty, **changes})


def rules_route(game_id: str) -> str:
    """Build the route of a game's rulebook."""
    return f"/rules/{game_id}"


def inquiry_of(phone: Phone, game_id: str) -> Inquiry:
    """Return a phone's state in a rulebook, as it was left."""
    return route_state(phone, rules_route(game_id), lambda: Inquiry(game_id))


async def load_asked(inquiry: Inquiry) -> None:
    """Load the earlier questions that the browser keeps."""
    try:
        said = await ft.SharedPreferences().get(PREFIX + inquiry.game)
    except Exception as error:
        log.info("a browser keeps no questions: %s", error)
        return
    if not inquiry.asked:
        inquiry.asked = _parse_questions(said)


async def save_asked(inquiry: Inquiry) -> None:
    """Store the questions in the browser for the next time."""
    if not inquiry.asked:
        return
    try:
        await ft.SharedPreferences().set(PREFIX + inquiry.game, json.dumps(inquiry.asked))
    except Exception as error:
        log.info("a browser keeps no questions: %s", error)


def _parse_questions(text: object) -> tuple[str, ...]:
    """Parse the questions a browser keeps. As untrusted input, only texts are taken, short and few."""
    if not isinstance(text, str) or len(text) > KEPT_BY_BROWSER.most:
        return ()
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        return ()
    texts = [one for one in found if isinstance(one, str)] if isinstance(found, list) else []
    return tuple(one[:LONGEST] for one in texts if one.strip())[:REMEMBERED]
