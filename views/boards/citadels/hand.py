"""Hands that seats tell the app if they like, and the picker for cards named with a move."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.citadels.moves import SetHand
from companion.games.citadels.position import Position, sort_by_kind
from companion.games.citadels.printed import DISTRICTS, District
from views.boards.citadels.cards import Face
from views.boards.citadels.look import ask_district, district_name, tell_about, ui_text
from views.boards.citadels.state import Screen, hand_of, have
from views.boards.citadels.tiles import grid_height, page_tiles, tile_grid, tile_rows
from views.device.phone import Phone
from views.kit.layout import caption, centred_line, column, heading, sentence_lines
from views.kit.shared_render import draw_once
from views.kit.tap import tappable
from views.widgets.buttons import main_button, text_button

Districts = tuple[District, ...]

MOST = 66
"""Number of cards in the box. Where that many can be named, the rest is not counted."""


def shows_secrets(screen: Screen) -> bool:
    """Check that the secrets of the seat looked at are shown on this phone now."""
    return screen.acting and screen.eyes == screen.seat


SPACING, DIVIDER = 8, 24
"""Pixels between two parts of the picker, and those that the line between them takes with its air."""

TITLE, QUESTION = 20, 76
"""Heights of the picker's title, and of the question above it, in text of the usual size, in pixels."""


# What is known of the hand --------------------------------------------------------------------------------


def hand_strip(screen: Screen, seat: int, width: float) -> ft.Control | None:
    """Draw the cards of its hand that a seat has told, and the button to tell them, for that seat alone.

    Args:
        screen: the phone's.
        seat: owner of the hand; the seat looked at.
        width: that it may take, in pixels.

    Returns:
        None if this phone may not act for that seat, or if its hand is empty.
    """
    phone, player = screen.phone, screen.position.players[seat]
    if seat != screen.seat or not screen.acting or not player.hand:
        return None
    if not shows_secrets(screen):
        return _draw_peek_button(screen, seat)
    words = "hand-tell" if not player.cards else "hand-change"
    tell = text_button(
        phone, ui_text(phone, words), lambda: begin_telling(screen), icon=ft.Icons.STYLE_OUTLINED
    )
    if not player.cards:
        return ft.Row([tell], alignment=ft.MainAxisAlignment.CENTER)
    unknown = player.hand - len(player.cards)
    title = ui_text(phone, "hand-known", n=len(player.cards), more=unknown)
    head = ft.Row([ft.Container(caption(phone, title), expand=True), tell])
    held = held_cards(screen, player.cards, width, partial(tell_about, screen))
    return column(head, held, spacing=4)


def _draw_peek_button(screen: Screen, seat: int) -> ft.Control:
    """Draw the button that reveals the seat's own cards, as high as a long name makes it."""
    words = ui_text(screen.phone, "hand-peek", name=screen.names[seat])
    return tappable(
        words,
        draw_once(screen.phone, _draw_peek_face, words),
        screen.peek,
        padding=ft.Padding.symmetric(horizontal=12, vertical=13),
        ink=True,
    )


def _draw_peek_face(phone: Phone, words: str) -> ft.Control:
    text = ft.Text(
        words,
        size=phone.size(15),
        weight=ft.FontWeight.W_600,
        color=ft.Colors.PRIMARY,
        text_align=ft.TextAlign.CENTER,
    )
    icon = ft.Icon(ft.Icons.VISIBILITY_OFF, size=phone.size(20), color=ft.Colors.PRIMARY)
    return ft.Row(
        [icon, ft.Container(text, expand=True, expand_loose=True)],
        spacing=8,
        alignment=ft.MainAxisAlignment.CENTER,
    )


def held_cards(
    screen: Screen,
    cards: Sequence[District],
    width: float,
    tap: Callable[[District], object],
    describe: Callable[[District], str] | None = None,
) -> ft.Control:
    """Draw the cards of a hand side by side, with equal ones merged.

    Args:
        screen: the phone's.
        cards: the cards.
        width: that they may take, in pixels.
        tap: called with a card's district.
        describe: the text of a card for a screen reader, if not its words.
    """
    counts = Counter(cards)
    shown = ((district, Face(count=counts[district])) for district in sort_by_kind(tuple(counts)))
    return tile_rows(screen.phone, shown, width, tap=tap, hold=partial(ask_district, screen), label=describe)


# Naming cards ---------------------------------------------------------------------------------------------


def district_picker(
    screen: Screen,
    width: float,
    chosen: Districts,
    most: int,
    on_change: Callable[[Districts], object],
    only: Districts | None = None,
    *,
    room: float,
) -> ft.Control:
    """Draw cards to name: a tap removes one of the named cards above, or adds one from below.

    Args:
        screen: the phone's.
        width: that it may take, in pixels.
        chosen: the cards named so far.
        most: greatest number of named cards.
        on_change: called with the cards named after a tap.
        only: the cards to choose from, such as a hand; every card of the box by default.
        room: height that they may take, in pixels; further cards are a tap away.
    """
    phone, position = screen.phone, screen.position
    there = _count_available_copies(position, only)
    named = Counter(chosen)

    def add_district(district: District) -> None:
        if len(chosen) >= most:
            phone.tell(ui_text(phone, "pick-full", n=most))
        elif named[district] >= there[district]:
            phone.tell(
                ui_text(phone, "pick-no-more", n=there[district], district=district_name(phone, district))
            )
        else:
            on_change(sort_by_kind((*chosen, district)))

    def remove_district(district: District) -> None:
        rest = list(chosen)
        rest.remove(district)
        on_change(tuple(rest))

    few = most < MOST
    count = ui_text(phone, "pick-count" if few else "pick-named", n=len(chosen), most=most)
    parts: list[ft.Control] = [caption(phone, count)]
    if chosen:
        parts.append(
            held_cards(
                screen,
                chosen,
                width,
                remove_district,
                lambda district: phone.say("hand-drop", card=district_name(phone, district)),
            )
        )
    parts.append(ft.Divider(height=8))
    every: Districts = tuple(district for district in DISTRICTS if there[district])
    faces = {district: Face(faded=named[district] >= there[district]) for district in every}
    taken = phone.size(TITLE) + DIVIDER + (grid_height(phone, len(named), width) + SPACING if chosen else 0)
    parts.append(
        tile_grid(
            phone,
            every,
            width,
            faces,
            add_district,
            hold=partial(ask_district, screen),
            ticked=dict.fromkeys(every, False),
            lay_out=page_tiles(screen, "cards", room - taken),
        )
    )
    return column(*parts, spacing=SPACING)


def _count_available_copies(position: Position, only: Districts | None) -> Counter[District]:
    if only is not None:
        return Counter(only)
    return Counter({district: card.copies for district, card in position.printed.items()})


# Telling the whole hand -----------------------------------------------------------------------------------


def is_entering(screen: Screen) -> bool:
    """Check that the seat looked at is telling its hand on this phone, seen by its own person."""
    return hand_of(screen).telling is not None and shows_secrets(screen)


def begin_telling(screen: Screen) -> None:
    """Begin to tell the hand, with the known cards already named."""
    if screen.acts.only_looks():
        return
    if screen.mending:
        screen.mend()
    if not shows_secrets(screen):
        screen.peek()
        return
    screen.close()
    screen.piece, screen.target = None, None
    _set_told(screen, sort_by_kind(screen.position.players[screen.seat].cards))


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw every card of the box, to name those that are held."""
    phone = screen.phone
    return column(
        heading(phone, ui_text(phone, "hand-which")),
        sentence_lines(phone, [ui_text(phone, "hand-secret")], quiet=True),
        district_picker(
            screen,
            width,
            _told_cards(screen),
            MOST,
            partial(_set_told, screen),
            room=height - phone.size(QUESTION),
        ),
    )


def acts(screen: Screen, width: float) -> ft.Control:
    """Draw the buttons that save the hand, leave it, or forget the cards told before."""
    phone, seat, told = screen.phone, screen.seat, _told_cards(screen)
    player = screen.position.players[seat]
    count = max(player.hand, len(told))
    buttons: list[ft.Control] = [
        text_button(phone, ui_text(phone, "hand-leave"), lambda: _set_told(screen, None))
    ]
    if player.cards:
        forget = SetHand(seat, player.hand)
        buttons.append(text_button(phone, ui_text(phone, "hand-forget"), lambda: _set_hand(screen, forget)))
    telling = SetHand(seat, count, told)
    buttons.append(
        main_button(
            phone, ui_text(phone, "hand-set", n=len(told), of=count), lambda: _set_hand(screen, telling)
        )
    )
    return centred_line(*buttons)


def _told_cards(screen: Screen) -> Districts:
    return hand_of(screen).telling or ()


def _set_told(screen: Screen, cards: Districts | None) -> None:
    have(screen, replace(hand_of(screen), telling=cards))


def _set_hand(screen: Screen, correction: SetHand) -> None:
    _set_told(screen, None)
    screen.acts.correct(correction)
