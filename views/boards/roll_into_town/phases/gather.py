"""Gathering: the automatic gains, and the lumberjacks, each with its gain. A tap fells."""

from functools import partial

import flet as ft

from companion.games.roll_into_town.land import seat_land
from companion.games.roll_into_town.moves import Fell
from companion.games.roll_into_town.position import CellName, Position
from views.boards.roll_into_town.glyphs import building_glyph, resource_mark
from views.boards.roll_into_town.look import desk_text, goods_words
from views.boards.roll_into_town.parts import done_offer, draw_paper, eraser_button, pad_button, pad_rows
from views.boards.roll_into_town.state import Screen
from views.kit.actions import DIMMED, choice_border
from views.kit.choice_panel import Choice
from views.kit.layout import sentence_lines
from views.kit.marks import Glow
from views.models.legal_moves import legal_moves


def ask(screen: Screen) -> Choice:
    """Ask for the lumberjacks that fell, and show the automatic gains."""
    return Choice(
        picture=partial(_draw_map, screen),
        has=draw_gathered(screen),
        tools=partial(_draw_lumberjacks, screen),
        moves=[done_offer(screen, strong=not legal_moves(screen, Fell))],
        back=eraser_button(screen),
    )


def _draw_map(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the map. Lumberjacks that have something to fell glow, with their gains."""
    fells = legal_moves(screen, Fell)
    glows: dict[CellName, Glow] = {move.at: "open" for move in fells}
    return draw_paper(
        screen,
        width,
        height,
        partial(_tap_square, screen),
        glows=glows,
        badges={move.at: f"+{_wood_gain(screen, move)}" for move in fells},
        says=lambda at: desk_text(screen.phone, "may-fell") if at in glows else "",
    )


def _wood_gain(screen: Screen, move: Fell) -> int:
    """Compute the wood that a legal felling brings."""
    position = screen.position
    after: Position = screen.game.apply(position, screen.seat, move)
    return after.sheet(screen.seat).wood - position.sheet(screen.seat).wood


def _tap_square(screen: Screen, cell: CellName) -> None:
    if not screen.acts.only_looks():
        screen.acts.play(Fell(cell))


def draw_gathered(screen: Screen) -> ft.Control | None:
    """Draw the goods that the seat looked at has gathered in this round."""
    phone = screen.phone
    gathered = screen.position.sheet(screen.seat).gathered
    if not any(gathered.amounts):
        return sentence_lines(phone, [desk_text(phone, "came-nothing")], quiet=True)
    parts: list[ft.Control] = [
        ft.Text(desk_text(phone, "came-in"), size=phone.size(14), color=ft.Colors.ON_SURFACE_VARIANT)
    ]
    for resource, count in gathered.named_amounts:
        if count:
            parts.append(ft.Text(f"+{count}", size=phone.size(16), weight=ft.FontWeight.W_700))
            parts.append(resource_mark(phone, resource, phone.size(18)))
    return ft.Semantics(
        label=desk_text(phone, "came-in-goods", goods=goods_words(phone, gathered)),
        live_region=True,
        exclude_semantics=True,
        content=ft.Row(parts, spacing=6, alignment=ft.MainAxisAlignment.CENTER, wrap=True),
    )


def _lumberjack_squares(screen: Screen) -> tuple[CellName, ...]:
    """List the squares with a lumberjack on them."""
    position = screen.position
    return position.printed.grid.names_of(seat_land(position, screen.seat).cells_of("lumberjack"))


def _draw_lumberjacks(screen: Screen, width: float) -> ft.Control | None:
    """Draw every lumberjack with its gain. Those that have nothing to fell are dark."""
    gains = {move.at: _wood_gain(screen, move) for move in legal_moves(screen, Fell)}
    pads = [_draw_lumberjack(screen, at, gains.get(at)) for at in _lumberjack_squares(screen)]
    return pad_rows(screen, pads, width) if pads else None


def _draw_lumberjack(screen: Screen, cell: CellName, gain: int | None) -> ft.Control:
    phone = screen.phone
    words = (
        desk_text(phone, "fell", at=cell, n=gain)
        if gain is not None
        else desk_text(phone, "fell-nothing", at=cell)
    )
    value = f"+{gain}" if gain is not None else "–"
    face = [
        building_glyph(phone, "lumberjack", phone.size(26)),
        ft.Text(cell, size=phone.size(14)),
        ft.Text(value, size=phone.size(16), weight=ft.FontWeight.W_700),
        resource_mark(phone, "wood", phone.size(16)),
    ]
    may = gain is not None
    border, opacity = choice_border(chosen=may, wide=1), 1 if may else DIMMED
    return pad_button(phone, words, face, partial(_tap_square, screen, cell), border=border, opacity=opacity)
