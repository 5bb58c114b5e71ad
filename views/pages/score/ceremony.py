"""The end of a game as an event: last place first, the winner last, with the margin; then the podium."""

import asyncio

import flet as ft

from companion.engine.certainty import is_certain
from companion.engine.points import add_points, format_known, format_points
from companion.engine.scoresheet import Scoresheet, Standing
from views.device.phone import Phone
from views.device.theme import GAP, RADIUS
from views.play.revealing import Group, is_told, list_groups
from views.play.screen import Screen
from views.widgets.buttons import abreast_buttons, main_button, text_button
from views.widgets.seats.names import name_text
from views.widgets.seats.seat_marks import seat_mark

PAUSE = 2.5
"""Seconds between two places that are revealed without a tap."""

BLOCK, PLACE = 188, 56
"""Heights of the winner's block and of another place, in pixels at the usual size of text: nothing moves as
they are revealed."""

LOW_BLOCK, LOW_PLACE = 128, 44
"""The same on a phone on its side, where the button that reveals the next place stays in sight."""

BEHIND = "…"
"""Stands for what is not revealed yet."""

CENTER = ft.CrossAxisAlignment.CENTER
STRETCH = ft.CrossAxisAlignment.STRETCH


def draw_ceremony(screen: Screen, scoresheet: Scoresheet) -> ft.Control:
    """Draw the places, hidden until they are revealed, and the buttons that reveal them."""
    groups = list_groups(scoresheet)
    told = is_told(screen, scoresheet)
    shown = len(groups) if told else screen.revealed
    places = [
        _draw_place(screen, scoresheet, group, shown=number < shown)
        for number, group in reversed(list(enumerate(groups[:-1])))
    ]
    parts = [_draw_winners(screen, scoresheet, groups, shown=told), *places]
    if not told:
        parts.append(_draw_reveal_buttons(screen, scoresheet, groups))
    return ft.Column(parts, spacing=GAP, tight=True, horizontal_alignment=STRETCH)


def _draw_winners(
    screen: Screen, scoresheet: Scoresheet, groups: tuple[Group, ...], *, shown: bool
) -> ft.Control:
    """Draw the block of the first place."""
    phone, first = screen.phone, groups[-1]
    certain = is_certain(screen.game, screen.position)
    inside: list[ft.Control] = [_draw_block_title(screen, groups, shown=shown, certain=certain)]
    if shown:
        inside += _draw_winner_lines(screen, scoresheet, first)
        inside += _draw_margin(screen, scoresheet, groups)
    else:
        inside.append(ft.Text("?", size=phone.size(54), weight=ft.FontWeight.W_700))
    block = ft.Column(inside, spacing=2, alignment=ft.MainAxisAlignment.CENTER, horizontal_alignment=CENTER)
    spoken = ft.Semantics(live_region=shown, content=block)
    return ft.Container(
        spoken,
        padding=GAP,
        height=phone.size(LOW_BLOCK if phone.lying else BLOCK) if len(first) < 3 else None,
        border_radius=RADIUS,
        bgcolor=ft.Colors.TERTIARY_CONTAINER if shown and certain else ft.Colors.SURFACE_CONTAINER_LOWEST,
    )


def _draw_winner_lines(screen: Screen, scoresheet: Scoresheet, first: Group) -> list[ft.Control]:
    """Draw the names of the winners and their points below them, beside them on a phone on its side."""
    phone, middle = screen.phone, ft.MainAxisAlignment.CENTER
    names: list[ft.Control] = [_draw_winner_name(phone, screen, standing) for standing in first]
    text = _format_total(scoresheet, first[0])
    size = phone.size(40 if phone.lying else 54)
    points: list[ft.Control] = [ft.Text(text, size=size, weight=ft.FontWeight.W_700)] if text else []
    if phone.lying:
        return [ft.Row([*names, *points], wrap=True, alignment=middle, spacing=24, run_spacing=0)]
    return [ft.Row(names, wrap=True, alignment=middle, spacing=16, run_spacing=0), *points]


def _draw_block_title(screen: Screen, groups: tuple[Group, ...], *, shown: bool, certain: bool) -> ft.Control:
    """Draw the cup and the words above the names of the winners."""
    phone, first = screen.phone, groups[-1]
    if not shown:
        words = screen.say("ceremony-over")
    elif not certain:
        words = screen.say("open-winner")
    elif len(screen.seats) == 1 or not _is_contest(groups):
        words = screen.say("score-final")
    else:
        words = screen.say("ceremony-winner", count=len(first))
    cup = ft.Icon(ft.Icons.EMOJI_EVENTS, size=phone.size(26), color=ft.Colors.TERTIARY)
    title = ft.Text(words, size=phone.size(16), weight=ft.FontWeight.W_600)
    signs: list[ft.Control] = [cup, title] if certain or not shown else [title]
    return ft.Semantics(
        header=True, content=ft.Row(signs, alignment=ft.MainAxisAlignment.CENTER, spacing=GAP, tight=True)
    )


def _is_contest(groups: tuple[Group, ...]) -> bool:
    """Check that people played against each other: somebody is first, and not everybody."""
    return len(groups) > 1 or any(standing.total for standing in groups[0])


def _draw_winner_name(phone: Phone, screen: Screen, standing: Standing) -> ft.Control:
    """Draw a winner's shape and name, to be read from across the table."""
    seat = screen.seats[standing.seat]
    name = name_text(seat.name, phone.size(28), weight=ft.FontWeight.W_700, lines=1)
    return ft.Row([seat_mark(phone, seat.colour, 28), name], spacing=GAP, tight=True)


def _draw_margin(screen: Screen, scoresheet: Scoresheet, groups: tuple[Group, ...]) -> list[ft.Control]:
    """Draw by how much the winner is ahead, unless a tie-break has decided or nobody is behind."""
    if len(groups) < 2 or not scoresheet.counted:
        return []
    ahead, behind = groups[-1][0], groups[-2][0]
    margin = add_points((ahead.total, -behind.total))
    margin = -margin if scoresheet.lowest else margin
    if margin <= 0 or ahead.out != behind.out:
        return []
    words = screen.say("ceremony-margin", points=format_points(margin))
    return [ft.Text(words, size=screen.phone.size(15), color=ft.Colors.ON_SURFACE_VARIANT)]


def _draw_place(screen: Screen, scoresheet: Scoresheet, group: Group, *, shown: bool) -> ft.Control:
    """Draw the seats of a rank, or their places alone before they are revealed."""
    phone = screen.phone
    rows = [_draw_place_row(screen, scoresheet, standing, shown=shown) for standing in group]
    return ft.Container(
        ft.Semantics(live_region=shown, content=ft.Column(rows, spacing=0, tight=True)),
        padding=ft.Padding.symmetric(horizontal=14),
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        key=f"place {group[0].rank}",
        height=_place_height(phone) * len(group),
    )


def _draw_place_row(screen: Screen, scoresheet: Scoresheet, standing: Standing, *, shown: bool) -> ft.Control:
    """Draw a rank, and behind it the person and the points once they are revealed."""
    phone, seat = screen.phone, screen.seats[standing.seat]
    rank = ft.Text(f"{standing.rank}.", size=phone.size(20), weight=ft.FontWeight.W_600, width=phone.size(36))
    if not shown:
        inside: list[ft.Control] = [rank, ft.Text(BEHIND, size=phone.size(22))]
    else:
        name = name_text(seat.name, phone.size(20), weight=ft.FontWeight.W_600)
        points = ft.Text(_format_total(scoresheet, standing), size=phone.size(26), weight=ft.FontWeight.W_700)
        inside = [rank, seat_mark(phone, seat.colour, 22), ft.Container(name, expand=True), points]
    return ft.Container(ft.Row(inside, spacing=10, vertical_alignment=CENTER), height=_place_height(phone))


def _place_height(phone: Phone) -> float:
    """Measure the row of a place, in pixels."""
    return phone.size(LOW_PLACE if phone.lying else PLACE)


def _format_total(scoresheet: Scoresheet, standing: Standing) -> str:
    """Format a seat's points, or an empty text if none are known."""
    return format_known(scoresheet.points_of(standing)) if scoresheet.has_points else ""


def _draw_reveal_buttons(screen: Screen, scoresheet: Scoresheet, groups: tuple[Group, ...]) -> ft.Control:
    """Draw the buttons to the next place, to all of them, and to all of them one after the other."""

    def reveal(count: int) -> None:
        screen.revealed = count
        screen.acts.reveal_to_table(count)

    async def reveal_slowly() -> None:
        for count in range(screen.revealed + 1, len(groups) + 1):
            if screen.revealed != count - 1 or not screen.client.view.over:
                return  # somebody has tapped meanwhile, or taken the end back
            screen.revealed = count
            await asyncio.to_thread(screen.acts.reveal_to_table, count)
            await asyncio.sleep(PAUSE)

    following = groups[min(screen.revealed, len(groups) - 1)]
    last = screen.revealed >= len(groups) - 1
    words = screen.say("reveal-winner") if last else screen.say("reveal-place", place=following[0].rank)
    phone, icon = screen.phone, ft.Icons.EMOJI_EVENTS if last else ft.Icons.ARROW_FORWARD
    next_place = main_button(
        phone,
        words,
        lambda: reveal(screen.revealed + 1),
        icon=icon,
    )
    others = [text_button(phone, screen.say("reveal-all"), lambda: reveal(len(groups)))]
    if not last:
        others.insert(
            0, text_button(phone, screen.say("reveal-slowly"), reveal_slowly, icon=ft.Icons.PLAY_ARROW)
        )
    return ft.Column([next_place, abreast_buttons(*others)], spacing=4, horizontal_alignment=STRETCH)
