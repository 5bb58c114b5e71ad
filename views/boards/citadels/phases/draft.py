"""Choosing in secret: the characters on the phone of the choosing seat, and the order of seats on others."""

from functools import partial

import flet as ft

from companion.games.citadels.drafting import count_all_picks, puts_aside
from companion.games.citadels.moves import Pick
from companion.games.citadels.position import sort_by_number
from companion.games.citadels.printed import Role
from views.boards.citadels.look import game_text, role_look, role_name, ui_text
from views.boards.citadels.own_roles import own_characters
from views.boards.citadels.role_cards import role_badge, role_tag, role_words
from views.boards.citadels.state import Screen
from views.device.theme import RADIUS
from views.kit.actions import DIMMED, primary_button
from views.kit.choice_panel import awaited_tap_hint
from views.kit.layout import around, caption, centred_line, column, heading, join_words, row, sentence_lines
from views.kit.tap import tappable
from views.widgets.seats.seat_marks import colour_of, seat_row

SMALLEST, LARGEST = 58, 84
"""The height of a character to choose from, in pixels."""

GAP = 8
"""Pixels between two of them."""

FRAME = 4
"""Pixels of it that its edge takes, and that a power in two lines needs."""


def is_choosing(screen: Screen) -> bool:
    """Check that the seat looked at chooses now, and that its person may see the characters."""
    return screen.acting and bool(screen.position.pool)


def draw_facts(screen: Screen, width: float) -> ft.Control | None:
    """Draw the question to the choosing seat, the characters face up, and those it has already."""
    if not is_choosing(screen):
        return None
    words = "which-aside" if _held_role(screen) and puts_aside(screen.position) else "who-to-be"
    asked = heading(screen.phone, ui_text(screen.phone, words))
    held = _held_role(screen)
    power = sentence_lines(screen.phone, [game_text(screen.phone, f"power-{held}")] if held else [])
    return column(asked, power, *_draw_face_up(screen), *_draw_chosen_before(screen), spacing=GAP)


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the characters to choose from, or the order of the choosing seats."""
    if is_choosing(screen):
        return _draw_choice(screen, width, height)
    return _draw_waiting(screen)


def acts(screen: Screen, width: float) -> ft.Control | None:
    """Draw the button that takes the character in hand.

    A seat that has chosen sees its own character, face down.
    """
    if not is_choosing(screen):
        return own_characters(screen, width)
    phone, role, aside = screen.phone, _held_role(screen), _role_laid_aside(screen)
    if role is None:
        return row(awaited_tap_hint(phone, ui_text(phone, "tap-character")))
    if not puts_aside(screen.position):
        return _draw_pick_button(screen, Pick(role), ui_text(phone, "be", role=role_name(phone, role)))
    if aside is None:
        return row(awaited_tap_hint(phone, ui_text(phone, "tap-aside", role=role_name(phone, role))))
    sub = ui_text(phone, "be-aside", role=role_name(phone, aside))
    return _draw_pick_button(
        screen, Pick(role, aside), ui_text(phone, "be", role=role_name(phone, role)), sub
    )


def _draw_pick_button(screen: Screen, move: Pick, title: str, sub: str = "") -> ft.Control:
    return row(primary_button(screen.phone, title, lambda: screen.acts.play(move), sub=sub))


# Choosing -------------------------------------------------------------------------------------------------


def _held_role(screen: Screen) -> Role | None:
    return next((role for role in screen.position.pool if role == screen.piece), None)


def _role_laid_aside(screen: Screen) -> Role | None:
    return next((role for role in screen.position.pool if role == screen.target), None)


def _draw_choice(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the characters below each other, or in two columns without their powers where they do not fit."""
    pool = sort_by_number(screen.position.pool)
    least = screen.phone.size(SMALLEST)
    across = 1 if len(pool) * (least + GAP) <= height else 2
    each = min(LARGEST, max(SMALLEST, height / -(-len(pool) // across) - GAP))
    options: list[ft.Control] = [_draw_option(screen, role, each, slim=across > 1) for role in pool]
    wide = (width - GAP) / 2
    if across == 1:
        return column(*options, spacing=GAP)
    boxes = [ft.Container(option, width=wide) for option in options]
    return ft.Row(list(boxes), wrap=True, spacing=GAP, run_spacing=GAP)


def _draw_face_up(screen: Screen) -> list[ft.Control]:
    """Draw the characters that lie face up and that no seat can have."""
    phone, up = screen.phone, screen.position.up
    if not up:
        return []
    tags: list[ft.Control] = [caption(phone, ui_text(phone, "face-up"))]
    tags += [role_tag(phone, role) for role in up]
    return [centred_line(*tags)]


def _draw_chosen_before(screen: Screen) -> list[ft.Control]:
    """Draw the characters chosen before, in games with two for each seat."""
    phone, own = screen.phone, screen.position.players[screen.seat].roles
    if not own:
        return []
    return [
        centred_line(caption(phone, ui_text(phone, "own-first")), *(role_tag(phone, role) for role in own))
    ]


def _draw_option(screen: Screen, role: Role, height: float, *, slim: bool) -> ft.Control:
    """Draw a character to choose, as large as there is room. If `slim`, leave out its power."""
    phone, chosen, down = screen.phone, role == _held_role(screen), role == _role_laid_aside(screen)
    about = ui_text(phone, "goes-down") if down else game_text(phone, f"power-{role}")
    badge = min(56, height - 14)
    name = ft.Text(
        role_name(phone, role),
        size=around(phone, 16 if slim else 18),
        weight=ft.FontWeight.W_700,
        max_lines=1 if slim else None,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    sign = ft.Icons.CHECK_CIRCLE if chosen else ft.Icons.VISIBILITY_OFF if down else None
    title: list[ft.Control] = [ft.Container(name, expand=True)]
    if sign:
        title.append(ft.Icon(sign, size=phone.size(22), color=ft.Colors.PRIMARY))
    power = ft.Text(about, size=phone.size(14), color=ft.Colors.ON_SURFACE_VARIANT)
    words: list[ft.Control] = [ft.Row(title), *([] if slim else [power])]
    face: list[ft.Control] = [
        role_badge(phone, role, badge),
        ft.Column(words, spacing=1, tight=True, expand=True),
    ]
    edge = ft.Colors.PRIMARY if chosen or down else role_look(phone, role).edge
    return tappable(
        role_words(phone, role, about),
        ft.Row(face, spacing=12),
        lambda: _tap_role(screen, role),
        on_hold=partial(screen.rules.ask_about, role),
        selected=chosen,
        padding=ft.Padding.symmetric(horizontal=8, vertical=phone.size(max(2, (height - badge) / 2 - FRAME))),
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=ft.Border.all(3 if chosen or down else 1.5, edge),
        opacity=DIMMED if down else 1,
        ink=True,
    )


def _tap_role(screen: Screen, role: Role) -> None:
    if screen.acts.only_looks():
        return
    held = _held_role(screen)
    screen.close()
    if role == held:
        screen.piece, screen.target = None, None
    elif held and puts_aside(screen.position):
        screen.target = None if screen.target == role else role
    else:
        screen.piece, screen.target = role, None


# Waiting --------------------------------------------------------------------------------------------------


def _draw_waiting(screen: Screen) -> ft.Control:
    position = screen.position
    parts = _draw_face_up(screen)
    parts += [_draw_turn(screen, number) for number in range(count_all_picks(position))]
    return column(*parts, spacing=8)


def _draw_turn(screen: Screen, number: int) -> ft.Control:
    """Draw a seat's turn to choose: over, now, or to come."""
    phone, position = screen.phone, screen.position
    seat = position.from_crown[number % position.count]
    now, over = number == position.picks, number < position.picks
    tone = colour_of(screen.seats[seat].colour, phone.dark)
    words = ui_text(phone, "has-chosen" if over else "is-choosing" if now else "will-choose")
    sign = ft.Icons.CHECK if over else ft.Icons.MORE_HORIZ if now else ft.Icons.SCHEDULE
    return ft.Semantics(
        label=join_words(phone, (screen.names[seat], words), by="and-about"),
        exclude_semantics=True,
        content=ft.Container(
            seat_row(
                phone,
                screen.seats[seat],
                ft.Text(words, size=phone.size(14), color=ft.Colors.ON_SURFACE_VARIANT),
                ft.Icon(sign, size=phone.size(20), color=ft.Colors.ON_SURFACE_VARIANT),
                strong=now,
            ),
            padding=ft.Padding.symmetric(horizontal=14, vertical=12),
            border_radius=RADIUS,
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
            border=ft.Border.all(2 if now else 1, tone if now else ft.Colors.OUTLINE_VARIANT),
        ),
    )
