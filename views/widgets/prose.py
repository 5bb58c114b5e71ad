"""Rulebook text on the screen: paragraphs, lists, tables, and pictures of cards."""

from collections.abc import Callable, Sequence
from functools import partial

import flet as ft

from views.device.keyboard import Action
from views.device.phone import Phone
from views.device.theme import EDGE, MARGIN, RADIUS
from views.kit.key_stop import KeyStop
from views.kit.piece_row import BACK, ON, TAPS
from views.models.hex_text import HexDiagram
from views.models.markdown import Block, Bullet, Diagram, MarkdownTable, Paragraph, Run, parse_blocks
from views.widgets.frame import content_width
from views.widgets.hex_prose import hex_picture

READING = 560
"""Greatest width of a diagram, with its margins, in pixels."""

SIGN = 1.6
"""Size of a sign of one letter, in sides of its square; longer signs are made to fit."""

Follow = Callable[[str], object]
"""Leads to a section."""

WEIGHTS = {"strong": ft.FontWeight.W_700}


def draw_prose(phone: Phone, body: str, follow: Follow) -> ft.Control:
    """Draw the body of a section.

    Args:
        phone: the phone that shows it.
        body: its Markdown.
        follow: called with a section's id when a link to it is tapped.
    """
    drawn = [_draw_block(phone, block, follow) for block in parse_blocks(body)]
    return ft.Column(drawn, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _draw_block(phone: Phone, block: Block, follow: Follow) -> ft.Control:
    match block:
        case Paragraph(runs):
            return _draw_text(phone, runs, follow)
        case Bullet(sign, runs):
            lead = ft.Text("•" if sign in "*-" else sign, size=phone.size(16))
            return ft.Row(
                [
                    ft.Container(lead, width=phone.size(22), alignment=ft.Alignment.TOP_RIGHT),
                    ft.Container(_draw_text(phone, runs, follow), expand=True),
                ],
                spacing=10,
                vertical_alignment=ft.CrossAxisAlignment.START,
            )
        case MarkdownTable(rows):
            return _draw_grid(phone, rows, follow)
        case Diagram():
            return _draw_diagram(phone, block)
        case HexDiagram():
            return hex_picture(phone, block, _picture_room(phone))


def text_spans(
    phone: Phone,
    runs: Sequence[Run],
    follow: Follow,
    size: float = 16,
    weight: ft.FontWeight | None = None,
    at: int | None = None,
) -> list[ft.TextSpan]:
    """Convert the runs of a line to Flet's text spans, the one at a number pointed out."""
    drawn: list[ft.TextSpan] = []
    for number, run in enumerate(runs):
        ink = ft.Colors.ON_PRIMARY if number == at else ft.Colors.PRIMARY
        style = ft.TextStyle(
            size=phone.size(size),
            weight=weight or WEIGHTS.get(run.style),
            italic=run.style == "weak",
            color=ink if run.to else None,
            bgcolor=ft.Colors.PRIMARY if number == at else None,
            decoration=ft.TextDecoration.UNDERLINE if run.to else None,
        )
        lead = (lambda _, to=run.to: follow(to)) if run.to else None
        drawn.append(ft.TextSpan(run.text, style=style, on_click=lead))
    return drawn


def _draw_text(
    phone: Phone,
    runs: Sequence[Run],
    follow: Follow,
    *,
    weight: ft.FontWeight | None = None,
    align: ft.TextAlign = ft.TextAlign.START,
) -> ft.Control:
    def draw_runs(at: int | None = None) -> ft.Control:
        return ft.Text(
            spans=text_spans(phone, runs, follow, weight=weight, at=at),
            style=ft.TextStyle(height=1.45),
            text_align=align,
        )

    links = [number for number, run in enumerate(runs) if run.to]
    return LinkedText(phone, runs, links, follow, draw_runs) if links and phone.keyed else draw_runs()


@ft.component
def LinkedText(
    phone: Phone,
    runs: Sequence[Run],
    links: Sequence[int],
    follow: Follow,
    draw_runs: Callable[[int | None], ft.Control],
) -> ft.Control:
    """Draw a text as one stop of Tab: arrows go from link to link, and Enter follows one.

    Args:
        phone: the phone that shows it.
        runs: runs of the text.
        links: numbers of the runs that are links.
        follow: called with a section's id.
        draw_runs: draws the text, with a run pointed out if its number is given.
    """
    place, move = ft.use_state(0)
    at = min(place, len(links) - 1)
    chosen = runs[links[at]]

    def find_action(key: str) -> Action | None:
        if key in BACK | ON:
            return partial(move, max(0, at - 1) if key in BACK else min(len(links) - 1, at + 1))
        return partial(follow, chosen.to) if key in TAPS else None

    def draw(focused: bool) -> ft.Control:
        return draw_runs(links[at] if focused else None)

    stop: ft.Control = KeyStop(draw, phone.say("row-keys"), find_action, chosen.text, first=False)
    return stop


def _draw_grid(phone: Phone, rows: Sequence[Sequence[Sequence[Run]]], follow: Follow) -> ft.Control:
    line = ft.BorderSide(1, ft.Colors.OUTLINE_VARIANT)

    def draw_cell(runs: Sequence[Run], head: bool, column: int, wide: int) -> ft.Control:
        short = all(
            len(row[column]) == 0 or sum(len(run.text) for run in row[column]) < 8 for row in rows[1:]
        )
        return ft.Container(
            _draw_text(phone, runs, follow, weight=ft.FontWeight.W_600 if head else None),
            expand=1 if short else wide,
            padding=ft.Padding.symmetric(horizontal=8, vertical=8),
        )

    drawn = [
        ft.Container(
            ft.Row(
                [draw_cell(runs, number == 0, column, 2) for column, runs in enumerate(row)],
                spacing=0,
                vertical_alignment=ft.CrossAxisAlignment.START,
            ),
            bgcolor=ft.Colors.SURFACE_CONTAINER if number == 0 else None,
            border=ft.Border.only(top=line) if number else None,
        )
        for number, row in enumerate(rows)
    ]
    return ft.Container(
        ft.Column(list(drawn), spacing=0, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        border=EDGE,
        border_radius=RADIUS,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


def _picture_room(phone: Phone) -> float:
    """Measure the greatest width of a picture, in pixels."""
    return min(content_width(phone, railed=True) + 2 * MARGIN, READING) - 72


def _draw_diagram(phone: Phone, diagram: Diagram) -> ft.Control:
    """Draw a diagram of squares on the table: a card, a sign drawn there, an empty square, or a gap."""
    rows = diagram.rows
    wide = max(map(len, rows), default=1)
    long = any(len(sign) > 1 for row in rows for sign in row)
    size = min(phone.size(44 if long else 34), _picture_room(phone) / wide - 4)
    drawn = [
        ft.Row([_draw_diagram_place(phone, sign, size) for sign in row], spacing=4, tight=True)
        for row in rows
    ]
    return ft.Container(
        ft.Semantics(
            label="\n".join(diagram.lines),
            image=True,
            exclude_semantics=True,
            content=ft.Column(list(drawn), spacing=4, tight=True),
        ),
        padding=ft.Padding.symmetric(vertical=6),
    )


def _draw_diagram_place(phone: Phone, sign: str, size: float) -> ft.Control:
    if not sign:
        return ft.Container(width=size, height=size)
    empty = sign == "."
    place = sign.isdigit()
    return ft.Container(
        ft.Text(
            "" if empty else sign,
            size=min(phone.size(15), size * SIGN / max(1, len(sign))),
            max_lines=1,
            weight=ft.FontWeight.W_700,
            color=ft.Colors.PRIMARY if place else ft.Colors.ON_SECONDARY_CONTAINER,
        ),
        width=size,
        height=size,
        border_radius=6,
        alignment=ft.Alignment.CENTER,
        bgcolor=None if empty or place else ft.Colors.SECONDARY_CONTAINER,
        border=ft.Border.all(2 if place else 1, ft.Colors.PRIMARY if place else ft.Colors.OUTLINE_VARIANT)
        if empty or place
        else None,
    )
