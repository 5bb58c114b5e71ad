"""Dock of a board: the sentences to read scroll, the actions are pinned at its foot, as high as they are."""

from collections.abc import Hashable

import flet as ft

from views.boards import board_of
from views.device.phone import Phone
from views.device.theme import APART, GAP, TOUCH
from views.flet_adapter.observables import set_silently
from views.flet_adapter.sparse_diff.sending import write_value
from views.kit.height_probe import measure_content
from views.kit.layout import at_lower_edge
from views.kit.panels import Panel, draw_board_parts
from views.kit.piece_groups import group_parts, group_pieces
from views.kit.scrolling import gather_stops
from views.models.panes import Panes
from views.models.sheets import Printing
from views.pages.table.coach import draw_coach_buttons, draw_coach_words, shows_instruction
from views.play.screen import Screen
from views.widgets.box_editor.guess_strip import draw_guess_strip
from views.widgets.table.banners import draw_banners
from views.widgets.table.request import draw_task
from views.widgets.tools.at_table import tool_strip

STRETCH = ft.CrossAxisAlignment.STRETCH


def draw_board_and_dock(
    screen: Screen, panel: Panel, panes: Panes, ways_on: list[ft.Control]
) -> tuple[ft.Control, ft.Control]:
    """Draw the board in its pane, and its dock. The board has the same place whatever the dock holds.

    Args:
        screen: the phone's.
        panel: panel of the board.
        panes: sizes of both.
        ways_on: buttons below the actions.
    """
    set_silently(screen, panes=panes)  # it is being drawn anyway
    panels = board_of(screen.game.id).panels
    parts = draw_board_parts(screen, panels, panel, panes.width, panes.height, panes.across - 2 * APART)
    sentences = [
        *draw_coach_words(screen),
        *([] if shows_instruction(screen) else [draw_task(screen)]),
        *tool_strip(screen),
        *draw_banners(screen),
        *(_pad(part, panes) for part in parts.reading),
    ]
    grouped = [group_pieces(screen.phone, part, signed=True) for part in parts.acts]
    acts = [*(_pad(part, panes) for part in grouped), *ways_on]
    pinned = [*draw_coach_buttons(screen), *([_draw_acts(screen, acts, panes)] if acts else [])]
    room = panes.depth - (_acts_height(screen, panes) if acts else 0)
    strip = draw_guess_strip(screen, board_of(screen.game.id).printed, panes.across, room)
    if room < TOUCH:
        sentences, strip = [*strip, *sentences], []  # too low for more than the actions: it scrolls there
    reading = _draw_reading(screen.phone, group_parts(screen.phone, sentences), panes)
    dock = [reading, *strip, *pinned]
    board = ft.Container(_name("board", parts.board), width=panes.width, height=panes.height)
    column = hide_below_strip(screen, ft.Column(dock, spacing=0, horizontal_alignment=STRETCH))
    column.expand = True
    return board, column


def hide_below_strip(screen: Screen, part: ft.Control) -> ft.Control:
    """Draw a part of the page, hidden from a screen reader while the strip that asks covers it."""
    covered = isinstance(screen.sheet, Printing)
    return ft.Semantics(exclude_semantics=covered, content=part)


def _draw_reading(phone: Phone, parts: list[ft.Control], panes: Panes) -> ft.Control:
    """Draw the parts to read, scrolled if they are too long. On a desk the actions follow at once."""
    reading = ft.Column(
        parts,
        spacing=0,
        expand=True,
        expand_loose=panes.desk,
        scroll=ft.ScrollMode.AUTO,
        horizontal_alignment=STRETCH,
    )
    return gather_stops(phone, reading, loose=panes.desk)


def _draw_acts(screen: Screen, acts: list[ft.Control], panes: Panes) -> ft.Control:
    """Draw the actions at the foot of the dock, as high as they are. Lower ones stand at its lower edge."""
    place = _acts_place(screen, panes)

    def tell(height: float) -> None:
        if screen.phone.dock_heights.measure(place, height):
            screen.redraw()

    height = _acts_height(screen, panes)
    inside = ft.Column(acts, spacing=0, tight=True, horizontal_alignment=STRETCH)
    drawn = at_lower_edge(measure_content(place, tell, inside), height)
    pane = ft.Column([drawn], spacing=0, scroll=ft.ScrollMode.AUTO, horizontal_alignment=STRETCH)
    return ft.Container(_name("acts", pane), height=height)


def _acts_place(screen: Screen, panes: Panes) -> Hashable:
    """Return the key of the actions in sight among the measured heights."""
    name = "lit" if screen.lit else board_of(screen.game.id).panels.name(screen)
    return screen.game.id, name, panes, screen.phone.scale, screen.phone.locale


def _acts_height(screen: Screen, panes: Panes) -> float:
    """Return the height of the actions, in pixels."""
    return screen.phone.dock_heights.height(_acts_place(screen, panes), panes)


def _name(name: str, content: ft.Control) -> ft.Control:
    """Name a part of the page for programs that find their way there. Nobody hears it."""
    return ft.Semantics(identifier=name, container=True, content=content)


def _pad(part: ft.Control, panes: Panes) -> ft.Control:
    """Leave room beside and below a part of the dock. Its name goes along, as others come and go before it.

    The part stands in a list: Flet gives a kept control no new parent where it is the content of one.
    """
    below = GAP if panes.tight else APART
    return ft.Container(
        ft.Column([part], spacing=0, tight=True, horizontal_alignment=STRETCH),
        key=f"pad {part.key}" if part.key else None,
        padding=write_value(ft.Padding.only, left=APART, right=APART, bottom=below),
    )
