"""Discovering: tap a die, then a square. Another tap turns a river or a coast."""

from functools import partial

import flet as ft

from companion.games.roll_into_town.drawing.dice import WILD
from companion.games.roll_into_town.marks import icon_token
from companion.games.roll_into_town.moves import Draw
from companion.games.roll_into_town.position import CellName
from companion.games.roll_into_town.printed import numbers
from views.boards.roll_into_town.dice import die_face
from views.boards.roll_into_town.glyphs import glyph, icon_glyph
from views.boards.roll_into_town.held_drawing import (
    Offer,
    choose_drawing,
    clear_drawn_sides,
    die_in_hand,
    drawing_in_hand,
    hold_drawing,
    legal_draws,
    pencil_on_square,
    pencilled_move,
    possible_drawings,
    possible_sides,
    refused_draw,
    take_die,
    used_dice,
)
from views.boards.roll_into_town.legal import changed_cells
from views.boards.roll_into_town.look import desk_text, icon_name, token_name
from views.boards.roll_into_town.parts import done_button, draw_paper
from views.boards.roll_into_town.state import Screen
from views.device.phone import LARGE
from views.device.theme import CENTER, RADIUS, TOUCH
from views.kit.actions import DIMMED, choice_border, primary_button, square_button
from views.kit.layout import BETWEEN, column, row, sentence_lines
from views.kit.marks import Glow
from views.kit.play_move import preview_line
from views.kit.tap import tappable
from views.kit.tile_pages import count_lines, draw_pages
from views.models.legal_moves import legal_moves

DIE = 50
"""Width of a die, in pixels."""

CHIP = 52
"""Height of a chip for a drawing of the die, in pixels."""

SHAPE, PAD = 32, 44
"""Width of the picture of a river or a coast among those that fit, and of what is tapped, in pixels."""


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the map. With a die in hand, the squares it can go to glow."""
    offer, pencil = drawing_in_hand(screen), pencilled_move(screen)
    found = {move.at for move in legal_draws(screen, offer)} if offer else set()
    glows: dict[CellName, Glow] = dict.fromkeys(found, "open")
    if pencil:
        glows = {pencil.at: "chosen"}
    elif screen.target in found:
        glows[screen.target] = "chosen"
    return draw_paper(
        screen,
        width,
        height,
        partial(_tap_square, screen),
        glows=glows,
        ghosts=changed_cells(screen, pencil) if pencil else {},
        faint=offer is not None and not pencil,
        says=(lambda at: _square_words(screen, offer, at in found)) if offer else None,
    )


def _square_words(screen: Screen, offer: Offer, may: bool) -> str:
    icon = icon_name(screen.phone, offer.icon)
    return desk_text(screen.phone, "may-draw" if may else "may-not-draw", icon=icon)


def _tap_square(screen: Screen, cell: CellName) -> None:
    if screen.acts.only_looks():
        return
    offer = drawing_in_hand(screen)
    if offer is None:
        words = "die-first" if die_in_hand(screen) is None else "icon-first"
        screen.phone.tell(desk_text(screen.phone, words))
        return
    fitting = possible_sides(screen, offer, cell)
    if not fitting:
        clear_drawn_sides(screen)
        screen.acts.ask_why(refused_draw(screen, offer, cell))
    elif fitting == ("",):
        screen.acts.play(Draw(offer.face, offer.icon, cell, "", offer.shift))
    else:
        pencil_on_square(screen, cell, fitting)


# Below the map --------------------------------------------------------------------------------------------


def draw_sentences(screen: Screen, width: float) -> ft.Control | None:
    """Draw the hint for the next tap while a die is in hand."""
    if pencilled_move(screen) or die_in_hand(screen) is None:
        return None
    return sentence_lines(screen.phone, [_hint_where(screen)], quiet=True)


def acts(screen: Screen, width: float) -> ft.Control:
    """Draw the dice large, the drawings of the one in hand, or the shapes that fit in pencil."""
    pencil = pencilled_move(screen)
    if pencil:
        return column(
            _draw_shapes(screen, pencil, width),
            row(_draw_clear_button(screen), _draw_drawing_button(screen, pencil)),
        )
    if die_in_hand(screen) is not None:
        return column(_draw_dice(screen), _draw_offers(screen))
    return column(_draw_dice(screen), _draw_done_button(screen))


def _draw_done_button(screen: Screen) -> ft.Control:
    """Draw the button that ends the step, strong once the icons of the round are drawn."""
    position = screen.position
    enough = len(position.sheet(screen.seat).used) >= position.icons_due
    return done_button(screen, strong=enough or not legal_moves(screen, Draw))


def _draw_dice(screen: Screen) -> ft.Control:
    position = screen.position
    here = die_in_hand(screen)
    may = {move.die for move in legal_moves(screen, Draw)}
    parts: list[ft.Control] = [
        _draw_die(screen, number, face, gone, chosen=number == here, may=face in may)
        for number, (face, gone) in enumerate(zip(position.dice, used_dice(screen), strict=True))
    ]
    return ft.Row(parts, spacing=10, alignment=ft.MainAxisAlignment.CENTER, wrap=True, run_spacing=6)


def _draw_die(
    screen: Screen, number: int, face: int, is_used: bool, *, chosen: bool, may: bool
) -> ft.Control:
    phone, plain = screen.phone, next(offer for offer in possible_drawings(face) if not offer.shift)

    def tap_die() -> None:
        if screen.acts.only_looks():
            return
        if is_used:
            screen.phone.tell(desk_text(phone, "die-used"))
            return
        take_die(screen, number)
        if not may and not chosen:
            screen.acts.ask_why(refused_draw(screen, plain), anywhere=True)

    words = desk_text(phone, "die-used-label" if is_used else "die", face=face, number=number + 1)
    size = max(TOUCH, phone.size(DIE)) if phone.scale < LARGE else DIE
    drawn_die = die_face(phone, face, size, used=is_used or not may, chosen=chosen)
    hold = partial(screen.rules.ask_about, "discover.any" if face == WILD else plain.icon)
    return tappable(words, drawn_die, tap_die, on_hold=hold, selected=chosen, width=size, height=size)


def _draw_offers(screen: Screen) -> ft.Control:
    """Draw the drawings of the die in hand, with those of the Town Hall on both sides."""
    number = die_in_hand(screen)
    assert number is not None
    face = screen.position.dice[number]
    chips: list[ft.Control] = [_draw_offer(screen, offer) for offer in possible_drawings(face)]
    return ft.Row(chips, spacing=6, alignment=ft.MainAxisAlignment.CENTER)


def _draw_offer(screen: Screen, offer: Offer) -> ft.Control:
    phone, may = screen.phone, bool(legal_draws(screen, offer))
    chosen = drawing_in_hand(screen) == offer
    name = desk_text(phone, "any-icon") if offer.wild else icon_name(phone, offer.icon)
    face: list[ft.Control] = []
    if offer.wild:
        face.append(ft.Icon(ft.Icons.QUESTION_MARK, size=phone.size(22)))
    else:
        face.append(icon_glyph(phone, offer.icon, phone.size(28)))
    if offer.shift:
        face.append(_draw_shift(screen, offer))
    elif phone.scale < LARGE and offer.face != WILD:  # five of them have no room for words
        face.append(ft.Text(name, size=phone.size(14), weight=ft.FontWeight.W_600, max_lines=1))

    def tap_offer() -> None:
        if screen.acts.only_looks():
            return
        choose_drawing(screen, offer)
        if not may:
            screen.acts.ask_why(refused_draw(screen, offer), anywhere=True)

    label = desk_text(phone, "offer-shifted", icon=name, shift=f"{offer.shift:+}") if offer.shift else name
    return tappable(
        label,
        ft.Row(face, spacing=6, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        tap_offer,
        on_hold=partial(screen.rules.ask_about, offer.icon, *(["discover.town_hall"] if offer.shift else [])),
        selected=chosen,
        expand=True,
        height=max(TOUCH, phone.size(CHIP)),
        alignment=CENTER,
        border_radius=RADIUS,
        opacity=1 if may else DIMMED,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER_HIGH,
        border=choice_border(chosen=chosen, wide=3),
        ink=True,
    )


def _draw_shift(screen: Screen, offer: Offer) -> ft.Control:
    """Draw the number that the Town Hall adds, and its uses left."""
    phone = screen.phone
    left = max(0, numbers().town_hall - screen.position.sheet(screen.seat).town_hall_uses)
    return ft.Column(
        [
            ft.Text(f"{offer.shift:+}".replace("-", "−"), size=phone.size(15), weight=ft.FontWeight.W_700),
            ft.Text(desk_text(phone, "uses-left", n=left), size=phone.size(11), max_lines=1),
        ],
        spacing=0,
        tight=True,
    )


def _hint_where(screen: Screen) -> str:
    offer = drawing_in_hand(screen)
    if offer is None:
        return desk_text(screen.phone, "which-icon")
    return desk_text(screen.phone, "tap-where", icon=icon_name(screen.phone, offer.icon))


# In pencil ------------------------------------------------------------------------------------------------


def _draw_shapes(screen: Screen, pencil: Draw, width: float) -> ft.Control:
    """Draw every shape that fits there, as a picture, on pages if they are too many for the dock."""
    offer = drawing_in_hand(screen)
    assert offer
    pads = [_draw_shape(screen, pencil, sides) for sides in possible_sides(screen, offer, pencil.at)]
    across = min(MOST, int((width + BETWEEN) // (PAD + BETWEEN)))
    return draw_pages(screen, "shapes", pads, across, count_lines(screen, PAD), PAD)


MOST = 7
"""Most shapes side by side."""


def _draw_shape(screen: Screen, pencil: Draw, sides: str) -> ft.Control:
    phone, token = screen.phone, icon_token(pencil.icon, sides)
    chosen = sides == pencil.sides
    return tappable(
        token_name(phone, token),
        glyph(phone, token, SHAPE),
        lambda: hold_drawing(screen, pencil.at, sides),
        selected=chosen,
        expand=True,
        height=PAD,
        alignment=CENTER,
        border_radius=10,
        border=choice_border(chosen=chosen, wide=3),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
    )


def _draw_clear_button(screen: Screen) -> ft.Control:
    """Draw the button that clears the pencil, and keeps the die in hand."""

    def clear_pencil() -> None:
        screen.close()
        clear_drawn_sides(screen)

    return square_button(screen.phone, ft.Icons.CLOSE, desk_text(screen.phone, "pencil-away"), clear_pencil)


def _draw_drawing_button(screen: Screen, pencil: Draw) -> ft.Control:
    phone = screen.phone
    title = desk_text(phone, "draw-it", icon=icon_name(phone, pencil.icon), at=pencil.at)
    sub = preview_line(screen, pencil, omitted=("town_hall_left",))  # that stands on what was tapped
    return primary_button(phone, title, lambda: screen.acts.play(pencil), sub=sub, mark=ft.Icons.EDIT)
