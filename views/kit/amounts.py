"""Amounts: what a seat has, how many there are of each thing, and the steps by which a number is set."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

import flet as ft

from views.kit.actions import DIMMED, Act, Mark, draw_mark, edge
from views.kit.tap import tappable
from views.models.sheets import Count
from views.phone import LARGE, Phone
from views.screen import Screen
from views.theme import APART, CENTER, GAP, RADIUS, TIGHT, TOUCH

PILL = TOUCH - TIGHT
"""Height of something small with round ends, in pixels."""

MOST = 999
"""No number of a table is set higher than this where nothing else is said."""

WIDE = TOUCH + 3 * GAP
"""Width of a step below a number that stands alone, in pixels."""

DIGIT = 13.0
"""Width of a figure on a line with its steps, in pixels at the usual size of text."""

Words = Callable[[int], str]
"""What a screen reader says about a step, by how much it is."""


def ask(
    screen: Screen,
    title: str,
    value: int,
    make: Callable[[int], object],
    *,
    steps: tuple[int, ...] = (1,),
    least: int = 0,
    most: int = MOST,
    unit: str = "",
) -> None:
    """Open the sheet on which a number is set to what the table shows; whoever only watches is told so.

    Args:
        screen: the phone's.
        title: what is counted, as a sentence.
        value: what it is now.
        make: makes the correction from a number.
        steps: by how much it can be changed with one tap.
        least: it can be.
        most: it can be.
        unit: what stands before the number, such as ``$``.
    """
    if not screen.only_watches():
        screen.sheet = Count(title, min(most, max(least, value)), steps, make, unit, least, most)


# What there is --------------------------------------------------------------------------------------------


def figure(phone: Phone, value: int | str, size: float = 16, *, line: float | None = None) -> ft.Text:
    """A number in a line with others.

    Args:
        phone: whose screen.
        value: the number, or what is written for it.
        size: of its figures, in pixels at the usual size of text.
        line: height of the line in heights of its figures; as the figures make it by default.
    """
    style = ft.TextStyle(height=line) if line else None
    text = str(value).replace("-", "−") if isinstance(value, int) else value
    return ft.Text(text, size=phone.size(size), weight=ft.FontWeight.W_700, style=style, no_wrap=True)


def pill(
    label: str,
    parts: Sequence[ft.Control],
    act: Act,
    *,
    hold: Act | None = None,
    colour: str | None = ft.Colors.SURFACE_CONTAINER_HIGH,
    close: bool = False,
    dim: bool = False,
) -> ft.Control:
    """Something small with round ends, to be tapped, in a line with others.

    Args:
        label: what a screen reader says.
        parts: what stands in it, side by side.
        act: what a tap does.
        hold: called when a finger stays on it for a while.
        colour: of its ground; None for none.
        close: whether so many stand in the line that it has hardly any air.
        dim: whether what it shows is not there yet.
    """
    return tappable(
        label,
        ft.Row(list(parts), spacing=TIGHT, tight=True),
        act,
        on_hold=hold,
        height=PILL,
        padding=ft.Padding.symmetric(horizontal=TIGHT if close else GAP),
        border_radius=PILL / 2,
        opacity=DIMMED if dim else 1,
        bgcolor=colour,
    )


def fact(
    phone: Phone,
    mark: Mark,
    value: int | str,
    label: str,
    act: Act,
    *,
    hold: Act | None = None,
    plain: bool = False,
    close: bool = False,
    colour: str | None = ft.Colors.SURFACE_CONTAINER_HIGH,
) -> ft.Control:
    """A number with a picture; tapping it tells more, or corrects it; held, it leads to its rules.

    Args:
        phone: whose screen.
        mark: the picture.
        value: the number.
        label: what a screen reader says.
        act: what a tap does.
        hold: called when a finger stays on it for a while.
        plain: whether the number tells by itself what it counts: large text takes the room of the picture.
        close: whether so many stand in the line that it has hardly any air.
        colour: of its ground.
    """
    number = figure(phone, value)
    if plain and phone.scale >= LARGE:  # one digit alone is narrower than a finger
        parts: list[ft.Control] = [ft.Container(number, padding=ft.Padding.symmetric(horizontal=2))]
    else:
        parts = [draw_mark(mark, phone.size(17), ft.Colors.ON_SURFACE_VARIANT), number]
    return pill(label, parts, act, hold=hold, colour=colour, close=close)


def pills(shown: Iterable[ft.Control], *, middle: bool = True) -> ft.Control:
    """What a seat has, in as many lines as it needs, in the middle or from the left on."""
    return ft.Row(
        list(shown),
        alignment=ft.MainAxisAlignment.CENTER if middle else ft.MainAxisAlignment.START,
        wrap=True,
        spacing=TIGHT,
        run_spacing=TIGHT,
    )


def counter(
    label: str,
    picture: ft.Control,
    number: ft.Control,
    act: Act | None = None,
    *,
    hold: Act | None = None,
    framed: bool = False,
) -> ft.Control:
    """How many there are of something: its picture and a number; tapped where that can be another.

    Args:
        label: what a screen reader says.
        picture: of what is counted.
        number: how many.
        act: what a tap does; None where there is nothing to tap.
        hold: called when a finger stays on it for a while.
        framed: whether it is one of a few to choose from.
    """
    face = ft.Row([picture, number], spacing=TIGHT + 2, tight=True)
    if act is None:
        return ft.Semantics(label=label, exclude_semantics=True, content=face)
    return tappable(
        label,
        face,
        act,
        on_hold=hold,
        padding=ft.Padding.symmetric(horizontal=APART if framed else GAP),
        height=TOUCH,
        border_radius=RADIUS,
        border=edge(chosen=False) if framed else None,
    )


def numeral(
    phone: Phone, value: int, label: str, act: Act, *, chosen: bool = False, dim: bool = False
) -> ft.Control:
    """One of several numbers to choose from.

    Args:
        phone: whose screen.
        value: the number.
        label: what a screen reader says.
        act: takes it, or says why not.
        chosen: whether it is the one.
        dim: whether it cannot be taken now.
    """
    side = max(TOUCH, phone.size(TOUCH))
    return tappable(
        label,
        figure(phone, value, 18),
        act,
        selected=chosen,
        width=side,
        height=side,
        alignment=CENTER,
        border_radius=RADIUS,
        bgcolor=ft.Colors.PRIMARY_CONTAINER if chosen else ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=edge(chosen=chosen),
        opacity=DIMMED if dim and not chosen else 1,
        ink=True,
    )


def points(screen: Screen, seat: int, *, close: bool = False) -> ft.Control:
    """The points of a seat so far; what a table that is only scored is there for.

    Args:
        screen: the phone's.
        seat: whose points.
        close: whether so many numbers stand in the line that it has hardly any air, and no ground.
    """
    ground = None if close else ft.Colors.SURFACE_CONTAINER_HIGH
    total = screen.client.view.scoresheet(screen.eyes).standings[seat].total
    return fact(
        screen.phone,
        ft.Icons.STAR,
        total,
        screen.say("fact-points", points=total),
        partial(screen.show, "score"),
        hold=partial(screen.ask_about, "score"),
        close=close,
        colour=ft.Colors.PRIMARY_CONTAINER if screen.only_scored else ground,
    )


# Setting a number -----------------------------------------------------------------------------------------


def signed_number(by: int) -> str:
    """A step as it is written: with its sign, and a minus as wide as a plus."""
    return f"{by:+d}".replace("-", "−")


def step(phone: Phone, by: int, label: str, act: Act, *, width: float = TOUCH + TIGHT) -> ft.Control:
    """The button that makes a number larger or smaller.

    Args:
        phone: whose screen.
        by: how much.
        label: what a screen reader says.
        act: makes it so.
        width: of the button, in pixels.
    """
    return tappable(
        label,
        ft.Text(signed_number(by), size=phone.size(17), weight=ft.FontWeight.W_600, no_wrap=True),
        act,
        width=width,
        height=TOUCH,
        alignment=CENTER,
        border=ft.Border.all(1, ft.Colors.OUTLINE),
        border_radius=RADIUS,
        ink=True,
    )


def value_shown(phone: Phone, text: str, size: float) -> ft.Control:
    """A number that is being set, read aloud as it changes."""
    return ft.Semantics(live_region=True, content=figure(phone, text, size))


def number_alone(
    phone: Phone,
    shown: str,
    change: Callable[[int], object],
    *,
    steps: Iterable[int] = (1,),
    words: Words = signed_number,
) -> list[ft.Control]:
    """A number, large, with what makes it smaller and larger below it.

    Args:
        phone: whose screen.
        shown: what it is now.
        change: called with how much a tap adds.
        steps: how much that can be.
        words: what a screen reader says about each step.
    """
    middle = ft.MainAxisAlignment.CENTER

    def one(by: int) -> ft.Control:
        return step(phone, by, words(by), partial(change, by), width=WIDE)

    return [
        ft.Row([value_shown(phone, shown, 44)], alignment=middle),
        *(ft.Row([one(-by), one(by)], alignment=middle, spacing=3 * GAP) for by in steps),
    ]


def number_line(
    phone: Phone,
    shown: str,
    change: Callable[[int], object],
    *,
    steps: Sequence[int] = (1,),
    words: Words = signed_number,
) -> ft.Control:
    """A number between what makes it smaller and larger; see `number_alone`."""

    def one(by: int) -> ft.Control:
        return step(phone, by, words(by), partial(change, by))

    wide = phone.size(DIGIT) * max(3, len(shown))
    value = ft.Container(value_shown(phone, shown, 22), width=wide, alignment=CENTER)
    row = [*(one(-by) for by in reversed(steps)), value, *(one(by) for by in steps)]
    return ft.Row(row, spacing=TIGHT, tight=True, alignment=ft.MainAxisAlignment.CENTER)


def stepper(
    phone: Phone,
    name: str,
    shown: ft.Control,
    said: str,
    act: Act,
    steps: Iterable[tuple[str, Act, bool]],
    width: float,
) -> ft.Control:
    """A number with its name below, between one less and one more; many of them make a grid.

    Args:
        phone: whose screen.
        name: what is counted.
        shown: how much of it there is.
        said: what a screen reader says about that.
        act: asks for any number.
        steps: one less and one more: what a screen reader says, what a tap does, and whether that can be.
        width: of it all, in pixels.
    """
    below = ft.Text(
        name,
        size=min(phone.size(12), 16),
        color=ft.Colors.ON_SURFACE_VARIANT,
        max_lines=2,
        text_align=ft.TextAlign.CENTER,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    middle = tappable(said, shown, act, expand=True, height=TOUCH, alignment=CENTER)
    less, more = (
        tappable(
            words,
            ft.Icon(icon, size=phone.size(20), color=ft.Colors.PRIMARY if may else ft.Colors.OUTLINE_VARIANT),
            change,
            width=TOUCH,
            height=TOUCH,
            alignment=CENTER,
            border_radius=RADIUS,
        )
        for icon, (words, change, may) in zip((ft.Icons.REMOVE, ft.Icons.ADD), steps, strict=True)
    )
    inside = ft.Column(
        [ft.Row([less, middle, more], spacing=0), below],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.Container(
        inside,
        width=width,
        padding=ft.Padding.only(bottom=6),
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
    )
