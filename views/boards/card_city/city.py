"""A city drawn cell by cell: what lies there, what may lie there, and a name to say for each."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from functools import partial

import flet as ft

from companion.engine.verdict import Verdict
from companion.games.card_city.city import GRID, layout
from companion.games.card_city.position import Cells
from views.boards.card_city.cards import face, spoken
from views.kit.hold import Hold, holdable
from views.kit.retained import Keep, anew
from views.kit.tap import tappable
from views.phone import Phone
from views.theme import CENTER

LABELS = 20
"""Pixels kept for the names of the columns and rows."""

GAP = 4

TOUCHABLE = 44
"""A cell that is tapped is never smaller than this, in pixels; rather there is no ring around the city."""

FADED = 0.35
"""How much is left to see of a card that is not pointed out while others are."""

LARGEST = 128.0
"""A cell is never larger than this, in pixels."""


@dataclass(frozen=True)
class Picture:
    """What to draw over a city.

    Attributes:
        city: its cards.
        built: cells built in this round.
        piece: the card in hand, if its cells are to be told apart.
        verdicts: every cell's verdict for that card.
        target: the cell pointed at; shows the piece as a ghost.
        lit: cells to point out; the other cards fade behind them.
        asked: the cell somebody asked about, and was refused.
        tap: called with a cell's name; None where there is nothing to tap.
        hold: called with a cell that is held for a while, and the card that lies there.
    """

    city: Cells
    built: tuple[str, ...] = ()
    piece: str | None = None
    verdicts: Mapping[str, Verdict] = field(default_factory=dict)
    target: str | None = None
    lit: tuple[str, ...] = ()
    asked: str | None = None
    tap: Callable[[str], None] | None = None
    hold: Hold | None = None


def window(city: Cells, *, ring: int = 1, least: int = 5) -> tuple[range, range]:
    """The columns and rows to show: the city, a ring around it, and never less than a square of ``least``."""
    left, right, top, bottom = GRID.span(layout(city).all)
    return _stretch(left - ring, right + ring, GRID.columns, least), _stretch(
        top - ring, bottom + ring, GRID.rows, least
    )


def _stretch(first: int, last: int, size: int, least: int) -> range:
    first, last = max(0, first), min(size - 1, last)
    while last - first + 1 < least:
        if first > 0:
            first -= 1
        if last - first + 1 < least and last < size - 1:
            last += 1
    return range(first, last + 1)


def city_board(
    phone: Phone, picture: Picture, width: float, height: float, *, ring: int = 1, keep: Keep = anew
) -> ft.Control:
    """The city as large as it fits.

    Args:
        phone: whose screen.
        picture: what to draw.
        width: that it may take, in pixels.
        height: that it may take, in pixels.
        ring: how many empty cells are shown around the city.
        keep: gives cells of the last drawing again; what a tap does must follow from the piece in hand alone.
    """
    columns, rows = window(picture.city, ring=ring)
    if ring and (width - LABELS) / len(columns) - GAP < TOUCHABLE:
        columns, rows = window(picture.city, ring=0)
    across = (width - LABELS) / len(columns)
    down = (height - LABELS) / len(rows)
    least = TOUCHABLE if picture.tap else 16.0
    size = float(max(least, int(min(across, down, LARGEST)) - GAP))

    shape = (columns, rows, size, phone.locale)

    def label(text: str, width: float, height: float) -> ft.Control:
        return keep((shape, text), lambda: _label(text, width, height))

    def cell(index: int) -> ft.Control:
        return keep((shape, _shown(picture, index)), lambda: _cell(phone, picture, index, size))

    head = [ft.Container(width=LABELS), *(label(GRID.names[column][0], size, LABELS) for column in columns)]
    lines: list[ft.Control] = [ft.Row(head, spacing=GAP, tight=True)]
    for row in rows:
        cells = [cell(row * GRID.columns + column) for column in columns]
        lines.append(ft.Row([label(str(row + 1), LABELS, size), *cells], spacing=GAP, tight=True))
    under = partial(_under, picture.city, columns, rows, size + GAP)
    return holdable(ft.Column(lines, spacing=GAP, tight=True), under, picture.hold)


def _under(city: Cells, columns: range, rows: range, pitch: float, x: float, y: float) -> tuple[str, ...]:
    """The cell at a place of the drawn city, and the card that lies there."""
    column, row = (int((along - LABELS - GAP / 2) // pitch) for along in (x, y))
    if not (0 <= column < len(columns) and 0 <= row < len(rows)):
        return ()
    index = rows[row] * GRID.columns + columns[column]
    return (GRID.names[index], *city[index].replace(".", ""))


def _shown(picture: Picture, index: int) -> Hashable:
    """All that a cell shows, and what a tap on it means."""
    name = GRID.names[index]
    marks = (name in picture.lit, bool(picture.lit), name == picture.target, name == picture.asked)
    fresh, may = name in picture.built, _may(picture, name)
    return name, picture.city[index], picture.piece, marks, fresh, may, picture.tap is None


def _label(text: str, width: float, height: float) -> ft.Control:
    name = ft.Text(text, size=12, color=ft.Colors.ON_SURFACE_VARIANT, weight=ft.FontWeight.W_600)
    return ft.Container(
        ft.Semantics(exclude_semantics=True, content=name),
        width=width,
        height=height,
        alignment=CENTER,
    )


def _cell(phone: Phone, picture: Picture, index: int, size: float) -> ft.Control:
    name, letter = GRID.names[index], picture.city[index]
    tap = picture.tap
    return tappable(
        _say(phone, picture, name, letter),
        _inside(phone, picture, name, letter, size),
        (lambda: tap(name)) if tap else None,
        width=size,
        height=size,
        border_radius=max(4, size * 0.14),
        bgcolor=_ground(phone, picture, name, letter),
        border=_edge(picture, name, letter),
        alignment=CENTER,
        animate=ft.Animation(180, ft.AnimationCurve.EASE_OUT),
    )


def _inside(phone: Phone, picture: Picture, name: str, letter: str, size: float) -> ft.Control | None:
    inner = size - (6 if name in picture.lit or name == picture.target else 0)
    if letter != ".":
        drawn = face(letter, inner)
        if picture.lit and name not in picture.lit:
            drawn.opacity = FADED
        return _fresh(drawn, inner) if name in picture.built else drawn
    if name == picture.target and picture.piece:
        return face(picture.piece, inner, ghost=True)
    if picture.piece and _may(picture, name):
        return ft.Icon(ft.Icons.ADD, size=size * 0.4, color=ft.Colors.PRIMARY)
    return None


def _fresh(drawn: ft.Control, size: float) -> ft.Control:
    """A card laid this round carries a small white dot in its corner."""
    dot = ft.Container(width=8, height=8, border_radius=4, bgcolor="#FFFFFF", right=5, top=5)
    return ft.Stack([drawn, dot], width=size, height=size)


def _may(picture: Picture, name: str) -> bool:
    verdict = picture.verdicts.get(name)
    return verdict is not None and verdict.legal


def _ground(phone: Phone, picture: Picture, name: str, letter: str) -> str | None:
    if letter != ".":
        return None
    if picture.piece and _may(picture, name):
        return ft.Colors.with_opacity(0.16, ft.Colors.PRIMARY)
    return ft.Colors.SURFACE_CONTAINER


def _edge(picture: Picture, name: str, letter: str) -> ft.Border | None:
    if name == picture.asked:
        return ft.Border.all(3, ft.Colors.ERROR)
    if name in picture.lit:
        return ft.Border.all(3, ft.Colors.TERTIARY)
    if name == picture.target:
        return ft.Border.all(3, ft.Colors.PRIMARY)
    if picture.piece and _may(picture, name):
        return ft.Border.all(2, ft.Colors.PRIMARY)
    return ft.Border.all(1, ft.Colors.OUTLINE_VARIANT) if letter == "." else None


def _say(phone: Phone, picture: Picture, name: str, letter: str) -> str:
    texts = phone.texts[phone.locale]
    if letter != ".":
        return texts.say("card_city-cell-card", at=name, card=spoken(phone, letter))
    if picture.piece is None:
        return texts.say("card_city-cell-empty", at=name)
    kind = "may" if _may(picture, name) else "may_not"
    return texts.say(f"card_city-cell-{kind}", at=name, card=spoken(phone, picture.piece))
