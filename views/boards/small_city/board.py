"""Small City on the screen: the town in the middle, and the controls below."""

from collections.abc import Hashable, Sequence

import flet as ft

from companion.engine.setup import COLOURS
from companion.games.small_city.plan import seat_plan
from companion.games.small_city.position import Position
from views.boards.small_city import corrections
from views.boards.small_city.facts import facts
from views.boards.small_city.look import ui_text
from views.boards.small_city.notes import setup_notes
from views.boards.small_city.overview import draw_middle, overview
from views.boards.small_city.phases import (
    action,
    build,
    council,
    counting,
    death,
    income,
    move,
    opening,
    ring,
    staff,
    street,
)
from views.boards.small_city.picture import Picture
from views.boards.small_city.pointing import correction_sheet_action, pointing_action
from views.boards.small_city.printing import paint_entry, paint_piece
from views.boards.small_city.state import Screen
from views.boards.small_city.town import town_board, town_drawing
from views.boards.small_city.town_view import town_picture
from views.kit.box_painter import BoxPainter
from views.kit.choice_panel import choice_panel
from views.kit.game_board import Board, Snapshot, category_icons
from views.kit.layout import centred_line
from views.kit.panels import Panel, Panels
from views.widgets.box_editor.ask_printed import unanswered_entries
from views.widgets.box_editor.guess_answers import open_check
from views.widgets.buttons import text_button

RING = 0.4
"""Part of the room for the ring while it is laid out: the cards to choose from need the rest."""


def _panel_name(screen: Screen) -> str:
    """Name the panel to show: the kind of the pending errand, else the phase."""
    errand = screen.position.errand
    return errand.what if errand else screen.position.phase


def _draw_town(screen: Screen, width: float, height: float) -> ft.Control:
    return town_board(screen, town_picture(screen), width, height, pinch=False)


def _guessed_entries(screen: Screen) -> tuple[str, ...]:
    """List the box entries of open promise cards with votes still to be read off, at the end only."""
    if screen.position.phase != "scoring":
        return ()
    kept = {card for town in screen.position.towns for card in (town.promise, *town.more) if card}
    return unanswered_entries(screen, [f"promise-{card}" for card in sorted(kept)])


def _draw_facts(screen: Screen, width: float) -> ft.Control:
    """Draw the tracks of the town looked at."""
    return facts(screen, screen.seat)


def _draw_reading(screen: Screen, width: float) -> ft.Control | None:
    """Draw the button to enter the votes on promise cards that are still unread."""
    cards = _guessed_entries(screen)
    if not cards:
        return None
    label = ui_text(screen.phone, "promise-worths")
    return centred_line(text_button(screen.phone, label, lambda: open_check(screen, cards)))


_COUNTING = choice_panel(counting.ask, facts=counting.draw_facts)

PANELS = Panels(
    {
        "setup": Panel(opening.body, opening.acts, sentences=opening.draw_sentences),
        "street": choice_panel(street.ask),
        "ring": choice_panel(ring.ask, part=RING),
        "action": choice_panel(action.ask),
        "build": Panel(build.body, build.acts, sentences=build.draw_sentences),
        "move": Panel(move.body, move.acts, sentences=move.draw_sentences),
        "income": choice_panel(income.ask, facts=income.draw_facts),
        "votes": _COUNTING,
        "pollution": _COUNTING,
        "death": choice_panel(death.ask),
        "council": choice_panel(council.ask),
        "staff": choice_panel(staff.ask),
    },
    default=Panel(_draw_town, _draw_reading),
    painting=Panel(corrections.body, corrections.acts),
    phase=_panel_name,
    facts=_draw_facts,
)
"""Panels of the phases, by id, and of errands, by kind."""


def _draw_picture(snapshot: Snapshot) -> ft.Control:
    """Draw one town with some squares lit, and its people in the colours of their seats."""
    position, seat = snapshot.position, snapshot.seat
    colours = tuple(one.colour for one in snapshot.seats) or COLOURS
    lit = _lit_squares(position, seat, snapshot.lit)
    picture = Picture(
        seat_plan(position, seat), position.towns[seat], seat, colours, lit=lit, faint=bool(lit)
    )
    names = tuple(str(number + 1) for number in range(len(position.towns)))
    return town_drawing(snapshot.phone, picture, names, snapshot.width, snapshot.depth)


def _shown_town(position: Position, seat: int) -> Hashable:
    """Return a seat's town and the prints of its tiles: nothing else is on its picture."""
    return position.towns[seat], position.own


def _lit_squares(position: Position, seat: int, cells: Sequence[str]) -> tuple[str, ...]:
    """Select the cells that are squares of the town."""
    index = seat_plan(position, seat).grid.index
    return tuple(cell for cell in cells if cell in index)


BOARD = Board(
    PANELS,
    overview,
    _draw_picture,
    _lit_squares,
    pointing_action,
    correction_sheet_action,
    setup_notes,
    printed=BoxPainter(paint_entry, piece=paint_piece),
    category_icon=category_icons(
        votes=ft.Icons.HOW_TO_VOTE,
        promises=ft.Icons.HANDSHAKE,
        pollution=ft.Icons.CLOUD,
    ),
    middle=draw_middle,
    shown=_shown_town,
)
