"""Dealing: the app shuffles the characters, or records the ones face up. Last round's lie open meanwhile."""

from dataclasses import replace
from functools import partial
from random import Random

import flet as ft

from companion.games.citadels.drafting import count_faces_up
from companion.games.citadels.moves import Deal
from companion.games.citadels.position import sort_by_number
from companion.games.citadels.printed import Role
from views.boards.citadels.cards import Face
from views.boards.citadels.facts import crown
from views.boards.citadels.look import role_name, ui_text
from views.boards.citadels.role_cards import role_card, role_tag
from views.boards.citadels.role_track import draw_ladder, has_begun
from views.boards.citadels.state import Screen, hand_of, have
from views.device.theme import APART, TIGHT
from views.kit.choice_panel import Choice, Offer, offer
from views.kit.layout import caption, column
from views.widgets.seats.seat_marks import seat_row
from views.widgets.sheet import card
from views.widgets.table.procedure import step_rows

TAGS = 126
"""Width of the names of characters, in pixels: they stand one below the other."""


def ask(chance: Random, screen: Screen) -> Choice:
    """Offer the only move: the app shuffles and deals, or records that the cards are dealt."""
    phone, up = screen.phone, count_faces_up(screen.position)
    picture = partial(_draw_table, screen)
    if not _app_deals_cards(screen):
        about = ui_text(phone, "shuffle-about", up=up)
        deal = Offer(ui_text(phone, "shuffle"), partial(shuffle, screen, chance), about, ft.Icons.SHUFFLE)
        return Choice(picture=picture, moves=[deal])
    move = Deal(chosen_roles(screen))
    missing = up - len(move.up)
    sub = ui_text(phone, "dealt-missing", n=missing) if missing > 0 else ""
    return Choice(
        heading=ui_text(phone, "which-up", n=up) if up else "",
        picture=picture,
        moves=[offer(screen, move, ui_text(phone, "dealt"), sub=sub, dim=missing > 0)],
    )


def _draw_table(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the characters to tap those that lie face up, the way of dealing, and the last round."""
    parts: list[ft.Control] = []
    if _app_deals_cards(screen) and count_faces_up(screen.position):
        parts.append(_draw_faces(screen, width))
    if _app_deals_cards(screen) and not screen.painting:
        parts.append(column(*step_rows(screen), spacing=0))
    if has_begun(screen.position):
        parts.append(draw_last_round(screen))
    elif not parts:
        parts.append(_draw_characters(screen, width))
    return column(*parts, spacing=14)


def shuffle(screen: Screen, chance: Random) -> None:
    """Deal at random: every way to lay characters aside is as likely as any other."""
    if screen.acts.only_looks() or screen.position.phase != "deal":
        return
    screen.acts.play(chance.choice(screen.client.view.moves(screen.seat)))


def _app_deals_cards(screen: Screen) -> bool:
    position = screen.position
    return position.rulings.draft == "cards"


def _draw_characters(screen: Screen, width: float) -> ft.Control:
    """Draw every character in the game with its power, for new players."""

    def draw_role(role: Role) -> ft.Control:
        ask = partial(screen.rules.ask_about, role)
        return role_card(screen.phone, role, width, power=True, tap=ask, hold=ask)

    return column(*map(draw_role, screen.position.roles), spacing=6)


# What lies face up ----------------------------------------------------------------------------------------


def chosen_roles(screen: Screen) -> tuple[Role, ...]:
    """List the characters tapped so far as lying face up."""
    up = hand_of(screen).up
    return sort_by_number([role for role in screen.position.roles if role in up])


def _draw_faces(screen: Screen, width: float) -> ft.Control:
    each = (width - 8) / 2
    cards: list[ft.Control] = [_draw_face(screen, role, each) for role in screen.position.roles]
    return ft.Row(cards, wrap=True, spacing=8, run_spacing=8)


def _draw_face(screen: Screen, role: Role, width: float) -> ft.Control:
    up = chosen_roles(screen)
    open_now = role in up or screen.judge(_deal_with_role(screen, role)).legal
    return role_card(
        screen.phone,
        role,
        width,
        face=Face(chosen=role in up, faded=not open_now),
        tap=lambda: _turn_over(screen, role),
        hold=partial(screen.rules.ask_about, role),
    )


def _deal_with_role(screen: Screen, role: Role) -> Deal:
    """Return a `Deal` with a full set of characters face up, `role` among them."""
    others = [
        other for other in (*chosen_roles(screen), *screen.position.roles) if other not in (role, "king")
    ]
    rest = list(dict.fromkeys(others))[: count_faces_up(screen.position) - 1]
    return Deal(sort_by_number([*rest, role]))


def _turn_over(screen: Screen, role: Role) -> None:
    """Turn a character over. With too many face up, the one turned first lies down again."""
    if screen.acts.only_looks():
        return
    screen.close()
    hand = hand_of(screen)
    if role in hand.up:
        have(screen, replace(hand, up=tuple(other for other in hand.up if other != role)))
    elif not screen.judge(_deal_with_role(screen, role)).legal:
        screen.acts.ask_why(_deal_with_role(screen, role))
    else:
        have(screen, replace(hand, up=(*hand.up, role)[-count_faces_up(screen.position) :]))


# The last round -------------------------------------------------------------------------------------------


def draw_last_round(screen: Screen) -> ft.Control:
    """Draw each seat's characters of the last round, the killed and robbed ones, and the Thief's loot.

    The ladder is wider than the rest, for fingers.
    """
    phone = screen.phone
    rows: list[ft.Control] = [_draw_seat_of_last_round(screen, seat) for seat in screen.position.from_crown]
    inset = partial(ft.Container, padding=ft.Padding.symmetric(horizontal=APART - TIGHT))
    return card(
        inset(caption(phone, ui_text(phone, "last-round"))),
        draw_ladder(screen),
        *map(inset, (*rows, *_draw_named_roles(screen))),
        padding=ft.Padding.symmetric(horizontal=TIGHT, vertical=APART),
    )


def _draw_seat_of_last_round(screen: Screen, seat: int) -> ft.Control:
    position = screen.position
    tags: list[ft.Control] = [
        role_tag(screen.phone, role, struck=role == position.killed) for role in position.players[seat].shown
    ]
    marks: list[ft.Control] = [crown(screen.phone)] if seat == position.crown else []
    draw_role = ft.Container(ft.Column(tags, spacing=4, tight=True), width=screen.phone.size(TAGS))
    return seat_row(screen.phone, screen.seats[seat], *marks, draw_role)


def _draw_named_roles(screen: Screen) -> list[ft.Control]:
    phone, position = screen.phone, screen.position
    said: list[str] = []
    if position.killed:
        words = "was-killed" if position.seat_showing(position.killed) is not None else "killed-nobody"
        said.append(ui_text(phone, words, role=role_name(phone, position.killed)))
    if position.robbed:
        words = "was-robbed" if position.loot is not None else "robbed-nobody"
        said.append(ui_text(phone, words, role=role_name(phone, position.robbed), n=position.loot or 0))
    return [
        ft.Text(text, size=phone.size(14), color=ft.Colors.ON_SURFACE_VARIANT, text_align=ft.TextAlign.CENTER)
        for text in said
    ]
