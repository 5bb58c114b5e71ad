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
    choose,
    die_in_hand,
    draws,
    ghost,
    hold,
    in_hand,
    offers,
    refused_draw,
    rub_out,
    shapes,
    take,
    turn,
    used_dice,
)
from views.boards.roll_into_town.legal import changed_cells
from views.boards.roll_into_town.look import icon_name, token_name, ui
from views.boards.roll_into_town.parts import done_button, paper
from views.boards.roll_into_town.state import Screen
from views.boards.roll_into_town.steps import is_short
from views.device.phone import LARGE
from views.device.theme import CENTER, RADIUS, TOUCH
from views.kit.actions import DIMMED, choice_border, primary_button, square_button
from views.kit.layout import column, row, sentence_lines
from views.kit.marks import Glow
from views.kit.play_move import preview_line
from views.kit.tap import tappable
from views.models.legal_moves import legal_moves

DIE = 50
"""Width of a die, in pixels."""

CHIP = 52
"""Height of a chip for a drawing of the die, in pixels."""

SHAPE, PAD, PUSHED = 32, 44, 48
"""Width of the picture of a river or a coast among those that fit, and of what is tapped, in pixels; the last
in a row that is pushed sideways, so that one at its end is seen in part."""

KEPT = 164
"""Pixels kept below the map: two rows of shapes, and the button that draws the chosen one."""


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the map. With a die in hand, the squares it can go to glow."""
    offer, pencil = in_hand(screen), ghost(screen)
    found = {move.at for move in draws(screen, offer)} if offer else set()
    glows: dict[CellName, Glow] = dict.fromkeys(found, "open")
    if pencil:
        glows = {pencil.at: "chosen"}
    elif screen.target in found:
        glows[screen.target] = "chosen"
    return paper(
        screen,
        width,
        height,
        partial(_tap, screen),
        glows=glows,
        ghosts=changed_cells(screen, pencil) if pencil else {},
        faint=offer is not None and not pencil,
        says=(lambda at: _button_words(screen, offer, at in found)) if offer else None,
    )


def _button_words(screen: Screen, offer: Offer, may: bool) -> str:
    icon = icon_name(screen.phone, offer.icon)
    return ui(screen.phone, "may-draw" if may else "may-not-draw", icon=icon)


def _tap(screen: Screen, cell: CellName) -> None:
    if screen.acts.only_looks():
        return
    offer = in_hand(screen)
    if offer is None:
        words = "die-first" if die_in_hand(screen) is None else "icon-first"
        screen.phone.tell(ui(screen.phone, words))
        return
    fitting = shapes(screen, offer, cell)
    if not fitting:
        rub_out(screen)
        screen.acts.ask_why(refused_draw(screen, offer, cell))
    elif fitting == ("",):
        screen.acts.play(Draw(offer.face, offer.icon, cell, "", offer.shift))
    else:
        turn(screen, cell, fitting)


# Below the map --------------------------------------------------------------------------------------------


def actions(screen: Screen, width: float) -> ft.Control:
    """Draw the dice large, the drawings of the one in hand, or the shapes that fit in pencil."""
    pencil = ghost(screen)
    if pencil:
        return column(_shapes(screen, pencil), row(_rub_button(screen), _draw(screen, pencil)))
    if die_in_hand(screen) is not None:
        where = None if is_short(screen) else sentence_lines(screen.phone, [_where_words(screen)], quiet=True)
        return column(_dice(screen), _offers(screen), where, spacing=6)
    return column(_dice(screen), _done_button(screen))


def _done_button(screen: Screen) -> ft.Control:
    """Draw the button that ends the step, strong once the icons of the round are drawn."""
    position = screen.position
    enough = len(position.sheet(screen.seat).used) >= position.icons_due
    return done_button(screen, strong=enough or not legal_moves(screen, Draw))


def _dice(screen: Screen) -> ft.Control:
    position = screen.position
    here = die_in_hand(screen)
    may = {move.die for move in legal_moves(screen, Draw)}
    parts: list[ft.Control] = [
        _die(screen, number, face, gone, chosen=number == here, may=face in may)
        for number, (face, gone) in enumerate(zip(position.dice, used_dice(screen), strict=True))
    ]
    return ft.Row(parts, spacing=10, alignment=ft.MainAxisAlignment.CENTER, wrap=True, run_spacing=6)


def _die(screen: Screen, number: int, face: int, is_used: bool, *, chosen: bool, may: bool) -> ft.Control:
    phone, plain = screen.phone, next(offer for offer in offers(face) if not offer.shift)

    def tap() -> None:
        if screen.acts.only_looks():
            return
        if is_used:
            screen.phone.tell(ui(phone, "die-used"))
            return
        take(screen, number)
        if not may and not chosen:
            screen.acts.ask_why(refused_draw(screen, plain), anywhere=True)

    words = ui(phone, "die-used-label" if is_used else "die", face=face, number=number + 1)
    size = max(TOUCH, phone.size(DIE)) if phone.scale < LARGE else DIE
    drawn_die = die_face(phone, face, size, used=is_used or not may, chosen=chosen)
    hold = partial(screen.rules.ask_about, "discover.any" if face == WILD else plain.icon)
    return tappable(words, drawn_die, tap, on_hold=hold, selected=chosen, width=size, height=size)


def _offers(screen: Screen) -> ft.Control:
    """Draw the drawings of the die in hand, with those of the Town Hall on both sides."""
    number = die_in_hand(screen)
    assert number is not None
    face = screen.position.dice[number]
    chips: list[ft.Control] = [_offer(screen, offer) for offer in offers(face)]
    return ft.Row(chips, spacing=6, alignment=ft.MainAxisAlignment.CENTER)


def _offer(screen: Screen, offer: Offer) -> ft.Control:
    phone, may = screen.phone, bool(draws(screen, offer))
    chosen = in_hand(screen) == offer
    name = ui(phone, "any-icon") if offer.wild else icon_name(phone, offer.icon)
    face: list[ft.Control] = []
    if offer.wild:
        face.append(ft.Icon(ft.Icons.QUESTION_MARK, size=phone.size(22)))
    else:
        face.append(icon_glyph(phone, offer.icon, phone.size(28)))
    if offer.shift:
        face.append(_shift(screen, offer))
    elif phone.scale < LARGE and offer.face != WILD:  # five of them have no room for words
        face.append(ft.Text(name, size=phone.size(14), weight=ft.FontWeight.W_600, max_lines=1))

    def tap() -> None:
        if screen.acts.only_looks():
            return
        choose(screen, offer)
        if not may:
            screen.acts.ask_why(refused_draw(screen, offer), anywhere=True)

    label = ui(phone, "offer-shifted", icon=name, shift=f"{offer.shift:+}") if offer.shift else name
    return tappable(
        label,
        ft.Row(face, spacing=6, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        tap,
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


def _shift(screen: Screen, offer: Offer) -> ft.Control:
    """Draw the number that the Town Hall adds, and its uses left."""
    phone = screen.phone
    left = max(0, numbers().town_hall - screen.position.sheet(screen.seat).town_hall_uses)
    return ft.Column(
        [
            ft.Text(f"{offer.shift:+}".replace("-", "−"), size=phone.size(15), weight=ft.FontWeight.W_700),
            ft.Text(ui(phone, "uses-left", n=left), size=phone.size(11), max_lines=1),
        ],
        spacing=0,
        tight=True,
    )


def _where_words(screen: Screen) -> str:
    offer = in_hand(screen)
    if offer is None:
        return ui(screen.phone, "which-icon")
    return ui(screen.phone, "tap-where", icon=icon_name(screen.phone, offer.icon))


# In pencil ------------------------------------------------------------------------------------------------


def _shapes(screen: Screen, pencil: Draw) -> ft.Control:
    """Draw every shape that fits there, as a picture."""
    offer = in_hand(screen)
    assert offer
    fitting = shapes(screen, offer, pencil.at)
    pads: list[ft.Control] = [_shape(screen, pencil, sides) for sides in fitting]
    if is_short(screen):
        return ft.Row(pads, spacing=4, scroll=ft.ScrollMode.HIDDEN, alignment=_side(len(pads)))
    half = len(pads) if len(pads) <= MOST else (len(pads) + 1) // 2
    lines: list[ft.Control] = [
        ft.Row(pads[at : at + half], spacing=4, alignment=ft.MainAxisAlignment.CENTER)
        for at in range(0, len(pads), half)
    ]
    return ft.Column(lines, spacing=4, tight=True)


def _side(count: int) -> ft.MainAxisAlignment:
    """Choose the alignment of a row of shapes. One that scrolls sideways begins at its first shape."""
    return ft.MainAxisAlignment.CENTER if count <= MOST else ft.MainAxisAlignment.START


MOST = 7
"""Most shapes side by side."""


def _shape(screen: Screen, pencil: Draw, sides: str) -> ft.Control:
    phone, token = screen.phone, icon_token(pencil.icon, sides)
    chosen = sides == pencil.sides
    return tappable(
        token_name(phone, token),
        glyph(phone, token, SHAPE),
        lambda: hold(screen, pencil.at, sides),
        selected=chosen,
        width=PUSHED if is_short(screen) else PAD,
        height=PAD,
        alignment=CENTER,
        border_radius=10,
        border=choice_border(chosen=chosen, wide=3),
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
    )


def _rub_button(screen: Screen) -> ft.Control:
    """Draw the button that clears the pencil, and keeps the die in hand."""

    def rub() -> None:
        screen.close()
        rub_out(screen)

    return square_button(screen.phone, ft.Icons.CLOSE, ui(screen.phone, "pencil-away"), rub)


def _draw(screen: Screen, pencil: Draw) -> ft.Control:
    phone = screen.phone
    title = ui(phone, "draw-it", icon=icon_name(phone, pencil.icon), at=pencil.at)
    sub = preview_line(screen, pencil, omitted=("town_hall_left",))  # that stands on what was tapped
    return primary_button(phone, title, lambda: screen.acts.play(pencil), sub=sub, mark=ft.Icons.EDIT)
