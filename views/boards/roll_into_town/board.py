"""Roll Into Town on the screen: the seat's own map, and the controls of its step below."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random

import flet as ft

from companion.games.roll_into_town.position import Position
from views.boards.roll_into_town import corrections, middle, notes, overview, picture, pointing
from views.boards.roll_into_town.parts import DESK, WIDEST, facts
from views.boards.roll_into_town.phases import construct, discover, end, gather, roll, upkeep, waiting
from views.boards.roll_into_town.state import Screen
from views.kit.box_painter import BoxPainter
from views.kit.choice_panel import choice_panel
from views.kit.game_board import Board, category_icons
from views.kit.panels import Panel, Panels


def _panel_name(screen: Screen) -> str:
    """Name the panel to show: the phase for the roll and the end, else the seat's own step."""
    position = screen.position
    if position.phase in ("roll", "scoring"):
        return position.phase
    return position.players[screen.seat].step


PANELS = Panels(
    {
        "discover": Panel(discover.body, discover.acts, sentences=discover.draw_sentences),
        "construct": Panel(construct.body, construct.acts, sentences=construct.draw_sentences),
        "gather": choice_panel(gather.ask),
        "upkeep": choice_panel(upkeep.ask),
        "scoring": choice_panel(end.ask),
    },
    default=choice_panel(waiting.ask),
    painting=Panel(corrections.body, corrections.acts, facts=corrections.draw_facts),
    phase=_panel_name,
    facts=facts,
    beside=DESK,
    widest=WIDEST,
)


def _lit_squares(position: Position, seat: int, cells: Sequence[str]) -> tuple[str, ...]:
    """Select the cells that are squares of the map."""
    return tuple(cell for cell in cells if cell in position.printed.grid.index)


def build_board(chance: Random) -> Board:
    """Build the board of Roll Into Town. ``chance`` rolls the dice if the app does."""
    rolling = choice_panel(partial(roll.ask, chance))
    return Board(
        replace(PANELS, phases={**PANELS.phases, "roll": rolling}),
        overview=overview.overview,
        picture=picture.picture,
        lights=_lit_squares,
        point=pointing.pointing_action,
        ask=pointing.correction_sheet_action,
        setup_notes=notes.setup_notes,
        printed=BoxPainter(picture.paint_entry, piece=picture.paint_piece),
        room=picture.picture_room,
        category_icon=category_icons(
            houses=ft.Icons.HOME,
            taverns=ft.Icons.SPORTS_BAR,
            river=ft.Icons.WATER,
            coast=ft.Icons.BEACH_ACCESS,
            lighthouse=ft.Icons.LIGHT,
            cathedral=ft.Icons.CHURCH,
        ),
        middle=middle.draw_middle,
        shown=picture.shown_map,
    )
