"""The code that carries a table, as large and as crisp as there is room. Several codes follow each other."""

from collections.abc import Callable

import flet as ft

from views.device.phone import Phone
from views.device.theme import CENTER, RADIUS
from views.models.carry_packed import Packed
from views.widgets.frame import faint_text
from views.widgets.sheet import icon_button

PAUSES = (2.0, 1.0, 0.5, 1 / 3, 0.2, 0.125)
"""Seconds for which each of several codes is shown, the slowest first."""

AT_FIRST = 3
"""Index of the first pause: three codes a second, which a phone's camera keeps up with."""


def code_picture(phone: Phone, packed: Packed, part: int, room: float) -> ft.Control:
    """Draw a code, black on white by day and by night, each module a whole number of pixels wide.

    Args:
        phone: the phone that shows it.
        packed: the packed table.
        part: index of the code, from 0.
        room: width available, in pixels.
    """
    widest = max(symbol.side for symbol in packed.symbols)
    side = packed.symbols[part].side
    scale = max(1, int(room // widest))
    label = phone.say("carry-picture") if packed.parts == 1 else part_sentence(phone, packed, part)
    picture = ft.Image(
        src=packed.pictures[part],
        width=side * scale,
        height=side * scale,
        fit=ft.BoxFit.FILL,
        filter_quality=ft.FilterQuality.NONE,
        gapless_playback=True,
        semantics_label=label,
    )
    paper = ft.Container(
        picture,
        width=widest * scale,
        height=widest * scale,
        alignment=CENTER,
        bgcolor="#FFFFFF",
        border_radius=RADIUS / 2,
    )
    return ft.Container(paper, alignment=CENTER)


def code_size(phone: Phone, packed: Packed) -> ft.Control:
    """Draw the size of a packed table, and the version and number of its codes."""
    words = phone.say("carry-size", bytes=packed.size, version=packed.version, pictures=packed.parts)
    return ft.Text(
        words, size=phone.size(14), color=ft.Colors.ON_SURFACE_VARIANT, text_align=ft.TextAlign.CENTER
    )


def part_sentence(phone: Phone, packed: Packed, part: int) -> str:
    """Tell the position of a code among all, as a sentence."""
    return phone.say("carry-part", part=part + 1, parts=packed.parts)


def draw_code_controls(
    phone: Phone,
    packed: Packed,
    part: int,
    *,
    playing: bool,
    pause: int,
    on_part: Callable[[int], None],
    on_play: Callable[[bool], None],
    on_pause: Callable[[int], None],
) -> ft.Control:
    """Draw the controls below a series of codes: position, back, forward, slower, hold, faster.

    Args:
        phone: the phone that shows it.
        packed: the packed table.
        part: index of the code that is shown, from 0.
        playing: True if the codes advance by themselves.
        pause: index in `PAUSES` of the time between two codes.
        on_part: called with the index of another code.
        on_play: called with the new value of `playing`.
        on_pause: called with the index of another pause.
    """
    last = len(PAUSES) - 1

    def make_step_action(step: int) -> Callable[[], None]:
        return lambda: on_part((part + step) % packed.parts)

    where = ft.Text(
        part_sentence(phone, packed, part),
        size=phone.size(16),
        weight=ft.FontWeight.W_600,
        text_align=ft.TextAlign.CENTER,
        expand=True,
    )
    icon, word = (ft.Icons.PAUSE, "carry-hold") if playing else (ft.Icons.PLAY_ARROW, "carry-go-on")
    walk: list[ft.Control] = [
        icon_button(ft.Icons.CHEVRON_LEFT, phone.say("carry-part-back"), make_step_action(-1)),
        where,
        icon_button(ft.Icons.CHEVRON_RIGHT, phone.say("carry-part-on"), make_step_action(1)),
    ]
    speed: list[ft.Control] = [
        icon_button(
            ft.Icons.REMOVE,
            phone.say("carry-slower"),
            lambda: on_pause(max(0, pause - 1)),
            dim=pause == 0,
        ),
        icon_button(icon, phone.say(word), lambda: on_play(not playing)),
        icon_button(
            ft.Icons.ADD,
            phone.say("carry-faster"),
            lambda: on_pause(min(last, pause + 1)),
            dim=pause == last,
        ),
    ]
    return ft.Column(
        [
            ft.Row(walk, spacing=4),
            ft.Row(
                [ft.Container(faint_text(phone.say("carry-speed")), expand=True), *speed],
                spacing=4,
            ),
        ],
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
