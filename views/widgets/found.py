"""What a search in a rulebook has found, with the words marked as with a pen."""

from collections.abc import Callable, Sequence

import flet as ft

from companion.rulebook.search import Hit
from views.phone import Phone
from views.theme import RADIUS
from views.widgets.frame import STRETCH, faint
from views.widgets.tap import handler


def results(phone: Phone, query: str, hits: Sequence[Hit], show: Callable[[str], None]) -> list[ft.Control]:
    """Everything that was found, or that nothing was.

    Args:
        phone: whose screen.
        query: what was searched for.
        hits: what was found, best first.
        show: called with the id of a section that is tapped.
    """
    if not hits:
        return [faint(phone.say("nothing-found", query=query))]
    return [
        faint(phone.say("found", count=len(hits))),
        *(_hit(phone, hit, show) for hit in hits),
    ]


def _hit(phone: Phone, hit: Hit, show: Callable[[str], None]) -> ft.Control:
    title = marked(phone, hit.heading, hit.heading_spans, 16, ft.FontWeight.W_600)
    words = marked(phone, hit.snippet, hit.spans, 15, ft.FontWeight.W_400)
    return ft.Semantics(
        label=hit.heading,
        button=True,
        content=ft.Container(
            ft.Column([title, words], spacing=4, horizontal_alignment=STRETCH),
            padding=16,
            border_radius=RADIUS,
            bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
            ink=True,
            on_click=handler(lambda: show(hit.id)),
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
