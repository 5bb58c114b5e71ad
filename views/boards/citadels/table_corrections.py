"""Corrections beside a city: crown, characters, the named ones, the turn."""

from collections.abc import Callable
from functools import partial

import flet as ft
from msgspec.structs import replace

from companion.games.citadels.corrections import CORRECTIONS, MOST_BUILT
from companion.games.citadels.moves import SetCall, SetCrown, SetDealing, SetNamed, SetRole, SetRound, SetTurn
from companion.games.citadels.position import Turn
from companion.games.citadels.printed import NUMBERS, Role
from views.boards.citadels import hand
from views.boards.citadels.facts import crown
from views.boards.citadels.look import role_name, ui_text
from views.boards.citadels.role_cards import role_badge
from views.boards.citadels.state import Screen
from views.kit import steppers
from views.kit.actions import choice_border
from views.kit.layout import equal_rows, title, upright
from views.kit.tap import tappable
from views.widgets.buttons import text_button
from views.widgets.choices import chip, chips
from views.widgets.sheet import card
from views.widgets.table import correcting


def body(screen: Screen, width: float) -> ft.Control:
    """Draw every correction beside the city of the seat looked at."""
    phone, position = screen.phone, screen.position
    parts = [_draw_crown_and_round(screen), _draw_roles(screen)]
    parts += [
        card(
            title(_title_of_named(screen, "assassin")),
            _draw_naming(screen, "assassin", position.killed),
            padding=12,
        ),
        card(
            title(_title_of_named(screen, "thief")),
            _draw_naming(screen, "thief", position.robbed),
            padding=12,
        ),
    ]
    if position.turn:
        parts.append(_draw_turn(screen, position.turn))
    if screen.acting:
        tell = text_button(
            phone,
            ui_text(phone, "hand-tell"),
            lambda: hand.begin_telling(screen),
            icon=ft.Icons.STYLE_OUTLINED,
        )
        parts.append(ft.Row([tell], alignment=ft.MainAxisAlignment.CENTER))
    return ft.Container(
        ft.Column(parts, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH), width=width
    )


def _draw_crown_and_round(screen: Screen) -> ft.Control:
    phone, position = screen.phone, screen.position

    here = position.crown == screen.seat
    return chips(
        chip(
            phone,
            ui_text(phone, "crown-here"),
            lambda: None if here else screen.acts.correct(SetCrown(screen.seat)),
            chosen=here,
            icon=crown(phone, 18),
        ),
        correcting.number_chip(screen, CORRECTIONS.kind_of(SetRound)),
        *_draw_deal_again(screen),
        *_draw_call(screen),
    )


def _draw_deal_again(screen: Screen) -> list[ft.Control]:
    """Draw the button back to the beginning of the round, once its characters are dealt."""
    kind = CORRECTIONS.kind_of(SetDealing)
    dealt = screen.position.phase != "deal" and correcting.is_offered(screen, kind)
    return [correcting.correction_button(screen, kind)] if dealt else []


def _draw_call(screen: Screen) -> list[ft.Control]:
    """Draw the number of the called character to correct, if a call can be set."""
    kind = CORRECTIONS.kind_of(SetCall)
    return [correcting.number_chip(screen, kind)] if correcting.is_offered(screen, kind) else []


def _draw_roles(screen: Screen) -> ft.Control:
    """Draw the seat's characters, as far as this phone may know them."""
    position, seat = screen.position, screen.seat
    now = position.players[seat].roles

    def toggle_role(role: Role) -> None:
        screen.acts.correct(SetRole(seat, None if role in now else role))

    return card(
        title(correcting.title_of(screen, CORRECTIONS.kind_of(SetRole), seat=seat)),
        _draw_badges(screen, position.roles, now, toggle_role),
        *_draw_none(screen, "set-unknown", now),
        padding=12,
    )


def _draw_none(screen: Screen, words: str, roles: tuple[Role, ...]) -> list[ft.Control]:
    """Draw the words for an empty list of characters, or nothing if there are some."""
    if roles:
        return []
    return [
        ft.Text(ui_text(screen.phone, words), size=screen.phone.size(14), color=ft.Colors.ON_SURFACE_VARIANT)
    ]


def _title_of_named(screen: Screen, namer: str) -> str:
    """Return the title over the character that the Assassin or the Thief has named."""
    return correcting.title_of(screen, CORRECTIONS.kind_of(SetNamed), by=namer)


def _draw_naming(screen: Screen, namer: str, current: Role | None) -> ft.Control:
    position = screen.position

    def name_role(role: Role) -> None:
        screen.acts.correct(SetNamed(namer, None if role == current else role))  # type: ignore[arg-type]

    return ft.Column(
        [
            _draw_badges(screen, position.roles, (current,) if current else (), name_role),
            *_draw_none(screen, "set-nobody", (current,) if current else ()),
        ],
        spacing=8,
        tight=True,
    )


def _draw_badges(
    screen: Screen, roles: tuple[Role, ...], current: tuple[Role, ...], tap: Callable[[Role], object]
) -> ft.Control:
    """Draw characters to tap, four in a line, with the present ones framed."""
    phone = screen.phone

    def draw_badge(role: Role) -> ft.Control:
        here = role in current
        name = ft.Text(
            role_name(phone, role),
            size=phone.size(13),
            weight=ft.FontWeight.W_700 if here else ft.FontWeight.W_500,
            max_lines=1,
            overflow=ft.TextOverflow.ELLIPSIS,
        )
        return tappable(
            f"{NUMBERS[role]} {role_name(phone, role)}",
            upright(role_badge(phone, role, 34), name, spacing=2),
            partial(tap, role),
            selected=here,
            expand=True,
            height=phone.size(64),
            border_radius=12,
            border=choice_border(chosen=here, wide=3),
            bgcolor=ft.Colors.PRIMARY_CONTAINER if here else None,
        )

    return equal_rows([draw_badge(role) for role in roles], (len(roles) + 1) // 2)


def _draw_turn(screen: Screen, turn: Turn) -> ft.Control:
    """Draw the parts of the turn that are done, each to be corrected."""
    phone = screen.phone

    def draw_flag(words: str, change: Turn, chosen: bool) -> ft.Control:
        return chip(phone, ui_text(phone, words), lambda: screen.acts.correct(SetTurn(change)), chosen=chosen)

    def ask_cards() -> None:
        title = ui_text(phone, "turn-built-title")
        steppers.ask_for_number(
            screen, title, turn.built, lambda n: SetTurn(replace(turn, built=n)), most=MOST_BUILT
        )

    words = ui_text(phone, "turn-of", name=screen.names[turn.seat], role=role_name(phone, turn.role))
    return card(
        title(words),
        chips(
            draw_flag("turn-acted", replace(turn, acted=not turn.acted), turn.acted),
            draw_flag("turn-paid", replace(turn, paid=not turn.paid), turn.paid),
            draw_flag("turn-used", replace(turn, used=not turn.used), turn.used),
            chip(phone, ui_text(phone, "turn-built", n=turn.built), ask_cards),
        ),
        padding=12,
    )
