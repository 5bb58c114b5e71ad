"""What a rulebook answers, with the words marked as with a pen."""

from collections.abc import Callable, Sequence

import flet as ft

from companion.rulebook.answers import Answer, Finding
from views.phone import Phone
from views.theme import RADIUS
from views.widgets.frame import STRETCH, faint
from views.widgets.tap import handler


def results(phone: Phone, answer: Answer, show: Callable[[str], None]) -> list[ft.Control]:
    """Every section of an answer; that they are only the nearest is said where nothing fits.

    Args:
        phone: whose screen.
        answer: what the rulebook answers.
        show: called with the id of a section that is tapped.
    """
    count = len(answer.findings)
    head = (
        phone.say("nothing-found", query=answer.question)
        if answer.nearest
        else phone.say("found", count=count)
    )
    return [faint(head), *(_finding(phone, finding, show) for finding in answer.findings)]


def _finding(phone: Phone, finding: Finding, show: Callable[[str], None]) -> ft.Control:
    section = finding.section
    title = marked(phone, section.heading, finding.heading_spans, 16, ft.FontWeight.W_600)
    words = marked(phone, finding.sentence, finding.spans, 15, ft.FontWeight.W_400)
    return ft.Semantics(
        label=section.heading,
        button=True,
        content=ft.Container(
            ft.Column([title, words], spacing=4, horizontal_alignment=STRETCH),
            padding=16,
            border_radius=RADIUS,
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
            ink=True,
            on_click=handler(lambda: show(section.id)),
        ),
    )


def marked(
    phone: Phone, text: str, places: Sequence[tuple[int, int]], size: float, weight: ft.FontWeight
) -> ft.Control:
    """A text with some places marked, as with a pen.

    Args:
        phone: whose screen.
        text: the text.
        places: start and end of each, ascending, apart from each other.
        size: of the letters, in pixels.
        weight: of the letters that are not marked.
    """
    plain = ft.TextStyle(size=phone.size(size), weight=weight)
    pen = ft.TextStyle(
        size=phone.size(size),
        weight=ft.FontWeight.W_700,
        bgcolor=ft.Colors.TERTIARY_CONTAINER,
        color=ft.Colors.ON_TERTIARY_CONTAINER,
    )
    pieces: list[ft.TextSpan] = []
    end = 0
    for start, stop in places:
        pieces += [ft.TextSpan(text[end:start], style=plain), ft.TextSpan(text[start:stop], style=pen)]
        end = stop
    pieces.append(ft.TextSpan(text[end:], style=plain))
    return ft.Text(spans=[piece for piece in pieces if piece.text])
