"""Page that compares all guesses of a box with the cardboard before a game: pictures, and one Yes for all."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import ceil

import flet as ft

from companion.engine.box import Box
from companion.engine.box_pieces import Facts, guessed_pieces
from companion.errors import CompanionError
from companion.games import GAMES
from views.boards import board_of
from views.device.phone import Phone
from views.device.route_state import use_route_state
from views.device.theme import GAP, RADIUS, TIGHT
from views.flet_adapter.memo import Keep, use_retained
from views.kit.dialog import Dialog
from views.kit.tap import LINES, tappable
from views.models.piece_check import PieceCheck
from views.pages.box_door import (
    AnyGame,
    BoxScreen,
    box_access_of,
    box_route,
    draw_closed_box_page,
    open_box,
    try_box_change,
)
from views.play.setup_draft import setup_route
from views.widgets.box_editor.fact_words import piece_sentence, piece_title
from views.widgets.box_editor.piece_picture import piece_picture
from views.widgets.box_editor.piece_sheet import CheckActs, draw_piece_sheet, find_check_fault
from views.widgets.buttons import main_button
from views.widgets.choices import lead_row
from views.widgets.frame import closable_note, content_width, faint_text, frame_page, heading
from views.widgets.sheet import card

PICTURE = 88.0
"""Pixels a picture of a piece is wide and high at most."""

NARROWEST = 108
"""Least width of a piece in the grid, in pixels at the usual size of text."""

A_MINUTE = 15
"""Pieces that a person compares in a minute."""


@ft.observable
@dataclass
class CheckScreen(BoxScreen):
    """State of a phone that compares the guesses of a box.

    Attributes:
        check: piece whose sheet is open; None while none is.
    """

    check: PieceCheck | None = None


def check_route(game_id: str) -> str:
    """Return the address of the page that compares the guesses of a game's box."""
    return f"/check/{game_id}"


def pieces_left(game: AnyGame, box: Box) -> tuple[Facts, ...]:
    """List the guessed pieces of a box that the owner has not compared yet."""
    return tuple(facts for facts in guessed_pieces(game.box) if not _is_compared(box, facts))


def _is_compared(box: Box, facts: Facts) -> bool:
    return all(box.entry(name).source == "owner" for name in facts)


def draw_check_link(phone: Phone, game_id: str, page: ft.Page) -> list[ft.Control]:
    """Draw the row to the page, with the number of guesses and the time it takes, or nothing.

    Guests have none, and games whose guesses are all compared.
    """
    game = GAMES[game_id]
    if not phone.hosting or not game.box.printed.guesses:
        return []
    try:
        left = pieces_left(game, box_access_of(phone).box(game))
    except CompanionError:
        return []
    if not left:
        return []
    guesses = sum(map(len, left))
    about = phone.say("box-check-lead", count=guesses, minutes=ceil(len(left) / A_MINUTE))
    go = partial(page.navigate, check_route(game_id))
    return [
        card(
            lead_row(phone, ft.Icons.FACT_CHECK_OUTLINED, phone.say("box-check"), go, about=about), padding=0
        )
    ]


@ft.component
def CheckPage(phone: Phone, game: str) -> ft.View:
    """Show all guessed pieces of a game's box as pictures.

    Args:
        phone: the phone that shows it.
        game: the game's id.
    """
    route = check_route(game)
    screen = use_route_state(phone, route, CheckScreen)
    retained = use_retained()
    retained.turn()
    played, box, refused = open_box(phone, game)
    if played is None or box is None or not played.box.printed.guesses:
        return draw_closed_box_page(phone, route, refused or phone.say("box-nothing"))
    back = setup_route(game) if setup_route(game) in phone.screens else box_route(game)
    left = pieces_left(played, box)
    trouble: list[ft.Control] = []
    if screen.trouble:
        clear = partial(setattr, screen, "trouble", "")
        trouble = [closable_note(phone, screen.trouble, clear, bad=True)]
    page = ft.context.page

    async def confirm_all() -> None:
        names = tuple(name for facts in left for name in facts)
        if await try_box_change(phone, screen, lambda: box_access_of(phone).confirm(played, names)):
            phone.tell(phone.say("box-check-kept", count=len(left)))
            page.navigate(back)

    footer = (
        main_button(phone, phone.say("box-check-all"), confirm_all, icon=ft.Icons.DONE_ALL) if left else None
    )
    return frame_page(
        phone,
        route,
        phone.say("box-check"),
        _draw_sections(phone, played, box, screen),
        back=back,
        beside=[*trouble, ft.Text(phone.say("box-check-about")), _draw_count(phone, len(left))],
        footer=footer,
        over=_draw_sheet(phone, played, box, screen, retained.keep) if screen.check else None,
    )


def _draw_count(phone: Phone, left: int) -> ft.Control:
    return ft.Semantics(live_region=True, content=faint_text(phone.say("box-check-left", count=left)))


def _draw_sections(phone: Phone, game: AnyGame, box: Box, screen: CheckScreen) -> list[ft.Control]:
    """Draw the pieces section by section, as many side by side as there is room for."""
    sections: dict[str, list[Facts]] = {}
    for facts in guessed_pieces(game.box):
        sections.setdefault(game.box.field_of(facts[0]).section, []).append(facts)
    least = phone.size(NARROWEST)
    room = content_width(phone, railed=True)
    across = max(1, int((room + GAP) // (least + GAP)))
    width = (room - (across - 1) * GAP) / across - 1
    parts: list[ft.Control] = []
    for section, pieces in sections.items():
        tiles: list[ft.Control] = [_draw_piece(phone, game, box, facts, screen, width) for facts in pieces]
        lines = [tiles[start : start + across] for start in range(0, len(tiles), across)]
        rows: list[ft.Control] = [ft.Row(line, spacing=GAP) for line in lines]
        grid = ft.Column(rows, spacing=GAP, tight=True, data=LINES)
        title = heading(phone, phone.about(game, "section", section))
        parts.append(ft.Column([title, grid], spacing=GAP, tight=True))
    return parts


def _draw_piece(
    phone: Phone, game: AnyGame, box: Box, facts: Facts, screen: CheckScreen, width: float
) -> ft.Control:
    """Draw a piece with its name, and a mark if it was compared. A tap opens its sheet."""
    done, title = _is_compared(box, facts), piece_title(phone, game, facts)
    shows = piece_sentence(phone, game, box, facts, named=False)
    name = ft.Text(
        title,
        size=phone.size(13),
        max_lines=2,
        text_align=ft.TextAlign.CENTER,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    side = min(PICTURE, width - 2 * GAP)
    picture = piece_picture(phone, game, box, facts, side, board_of(game.id).printed)
    mark = ft.Icon(ft.Icons.CHECK_CIRCLE, size=22, color=ft.Colors.PRIMARY)
    layers: list[ft.Control] = [picture, *([ft.Container(mark, right=0, top=0)] if done else [])]
    face = ft.Column(
        [ft.Stack(layers, width=side, height=side), name],
        spacing=TIGHT,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )

    def open_sheet() -> None:
        screen.check = PieceCheck((facts,))

    return tappable(
        phone.say("box-check-done" if done else "box-check-open", what=title, shows=shows),
        ft.Container(face, height=side + phone.size(13 * 1.5 * 2) + TIGHT),
        open_sheet,
        width=width,
        padding=GAP,
        border_radius=RADIUS,
        border=ft.Border.all(1, ft.Colors.PRIMARY if done else ft.Colors.OUTLINE_VARIANT),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        ink=True,
    )


def _draw_sheet(phone: Phone, game: AnyGame, box: Box, screen: CheckScreen, keep: Keep) -> Dialog | None:
    """Draw the sheet of the piece that was tapped."""
    check = screen.check
    if check is None:
        return None

    def change(act: Callable[[PieceCheck], PieceCheck]) -> None:
        screen.check = act(screen.check) if screen.check else None

    def close() -> None:
        screen.check = None

    async def save() -> None:
        if fault := find_check_fault(phone, game, check):
            phone.tell(fault)
        elif await try_box_change(phone, screen, lambda: _save_piece(phone, game, box, check)):
            screen.check = None

    acts = CheckActs(change, save, close)
    return draw_piece_sheet(phone, game, box, check, acts, lambda name: keep, board_of(game.id).printed)


def _save_piece(phone: Phone, game: AnyGame, box: Box, check: PieceCheck) -> None:
    """Store changed prints in the owner's box, and confirm the others."""
    access, texts = box_access_of(phone), check.changed_texts(box)
    for name, text in texts.items():
        access.put(game, name, text)
    access.confirm(game, tuple(name for name in check.names if name not in texts))
