"""Stocks of a seat as pictures with numbers in one line: goods first, the three kinds of points last."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.games.sweet_lands.position import Position
from companion.games.sweet_lands.vocabulary import Stock
from views.boards.sweet_lands.speech import say
from views.device.phone import LARGE, Phone
from views.device.theme import CENTER, TOUCH
from views.kit.amounts import number_text
from views.kit.hold import Hold
from views.kit.layout import join_words
from views.kit.tap import tappable
from views.widgets.box_editor.gain_icons import gain_icon

GOODS: tuple[Stock, ...] = ("gold", "wheat", "wood", "iron", "diamonds", "hand", "discs")
POINTS: tuple[Stock, ...] = ("points", "city_points", "industry_points")
TRACKS: tuple[Stock, ...] = ("food", "wagon", "locomotive")

ICONS: dict[str, str] = {
    "diamonds": "diamond",
    "hand": "card",
    "discs": "disc",
    "points": "victory",
    "city_points": "city",
    "industry_points": "industry",
}
"""Picture of a stock, where its name is another."""

ROOMY = 470.0
"""From this width on, in pixels, every kind of points has a place of its own beside the goods."""

SLIM, SHARED = 40.0, 50.0
"""Least width of a place, and width of the place that all points share, in pixels."""

RULES: dict[Stock, tuple[str, ...]] = {
    "gold": ("score.gold",),
    "wood": ("food.discount",),
    "diamonds": ("score.diamonds",),
    "hand": ("turn.hand", "card"),
    "discs": ("area.disc",),
    "points": ("score.victory",),
    "city_points": ("pass.city", "score.city"),
    "industry_points": ("pass.industry",),
    "food": ("food",),
    "wagon": ("industry",),
    "locomotive": ("industry", "industry.locomotive"),
}
"""Sections of the rulebook about a stock. Stocks left out have those of income."""

PICTURE = 20.0

CLOSE = 1.15
"""Height of a line, in heights of its letters, where three share the height of a picture and a number."""

OnTap = Callable[[Stock], object]


def amount(position: Position, seat: int, stock: Stock) -> int:
    """Return a seat's amount of a stock. For a marker, this is its space."""
    found: int = getattr(position.players[seat], stock)
    return found


def stock_name(phone: Phone, stock: Stock) -> str:
    """Name a stock in words."""
    return say(phone, f"stock-{stock}")


def describe_stock(phone: Phone, position: Position, seat: int, stock: Stock) -> str:
    """Describe a seat's amount of a stock in words."""
    return say(phone, "has", what=stock_name(phone, stock), n=amount(position, seat, stock))


def stock_icon(stock: Stock, size: float) -> ft.Control:
    """Draw the picture of a stock."""
    return gain_icon(ICONS.get(stock, stock), size)


def goods_line(
    phone: Phone,
    position: Position,
    seat: int,
    width: float,
    on_tap: OnTap | None = None,
    on_hold: Hold | None = None,
) -> ft.Control:
    """Draw a seat's goods, with its points.

    If there is little room the points share one place, which stands for the victory points. If there is
    hardly any, or text is large, they have a line of their own.

    Args:
        phone: the phone that shows it.
        position: the table.
        seat: the seat to describe.
        width: that it may take, in pixels.
        on_tap: called with the stock that is tapped; None if there is nothing to tap.
        on_hold: called with the sections of the rules about a stock that is held for a while.
    """
    one = partial(_draw_amount, phone, position, seat, on_tap, on_hold)
    if phone.scale >= LARGE or width < 7 * SLIM + SHARED:
        rows = [[one(what, width / 7) for what in GOODS], [one(what, width / 3) for what in POINTS]]
        return ft.Column([ft.Row([*row], spacing=0) for row in rows], spacing=0, tight=True)
    if width >= ROOMY:
        each = min(64.0, width / 10)
        shown = [one(what, each) for what in (*GOODS, *POINTS)]
    else:
        each = min(50.0, (width - SHARED) / 7)
        shown = [one(what, each) for what in GOODS]
        shown.append(_points(phone, position, seat, on_tap, on_hold, SHARED))
    return ft.Row(shown, spacing=0, tight=True, alignment=ft.MainAxisAlignment.CENTER)


def _draw_amount(
    phone: Phone,
    position: Position,
    seat: int,
    on_tap: OnTap | None,
    on_hold: Hold | None,
    stock: Stock,
    width: float,
) -> ft.Control:
    """Draw a picture above its number."""
    face = ft.Column(
        [stock_icon(stock, PICTURE), number_text(phone, amount(position, seat, stock), 15)],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return _place(describe_stock(phone, position, seat, stock), face, on_tap, on_hold, stock, width, phone)


def _points(
    phone: Phone,
    position: Position,
    seat: int,
    on_tap: OnTap | None,
    on_hold: Hold | None,
    width: float,
) -> ft.Control:
    """Draw the three kinds of points, small, one below the other."""
    rows: list[ft.Control] = [
        ft.Row(
            [stock_icon(what, 14), number_text(phone, amount(position, seat, what), 12, line=CLOSE)],
            spacing=3,
            tight=True,
        )
        for what in POINTS
    ]
    face = ft.Column(rows, spacing=0, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    label = join_words(phone, [describe_stock(phone, position, seat, what) for what in POINTS])
    return _place(label, face, on_tap, on_hold, "points", width, phone)


def _place(
    label: str,
    face: ft.Control,
    on_tap: OnTap | None,
    on_hold: Hold | None,
    stock: Stock,
    width: float,
    phone: Phone,
) -> ft.Control:
    high = max(TOUCH, phone.size(46))
    if on_tap is None:
        inside = ft.Container(face, width=width, height=high, alignment=CENTER)
        return ft.Semantics(label=label, exclude_semantics=True, content=inside)
    held = partial(on_hold, *RULES.get(stock, ("income",))) if on_hold else None
    return tappable(
        label,
        face,
        partial(on_tap, stock),
        on_hold=held,
        width=width,
        height=high,
        alignment=CENTER,
        border_radius=10,
    )
