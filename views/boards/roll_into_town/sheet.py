"""The slim line of a sheet: a seat's goods, and the uses of its Town Hall and its Fountain."""

from functools import partial
from typing import Literal

import flet as ft

from companion.games.roll_into_town.corrections import CORRECTIONS
from companion.games.roll_into_town.land import seat_land
from companion.games.roll_into_town.marks import BUILT, HALL
from companion.games.roll_into_town.moves import SetGoods, SetUses
from companion.games.roll_into_town.position import Position
from companion.games.roll_into_town.printed import RESOURCES, Resource, numbers
from views.boards.roll_into_town.glyphs import glyph, resource_mark
from views.boards.roll_into_town.look import resource_name, screen_pencils, sheet_text
from views.boards.roll_into_town.state import Screen
from views.device.phone import LARGE, Phone
from views.device.theme import CENTER
from views.kit.amounts import hides_points, number_text, pill_button, points, total_points
from views.widgets.table.correcting import ask_number

Uses = Literal["town_hall", "fountain"]
USES: tuple[Uses, ...] = ("town_hall", "fountain")

GATHERED: dict[Resource, tuple[str, ...]] = {
    "food": ("gather.farms", "gather.harbors"),
    "stone": ("gather.pickaxes",),
    "wood": ("gather.lumberjack",),
}
"""The sections of the rulebook that tell where a resource comes from."""

MARK, BOX = 21.0, 11.0
"""Pixels of a picture, and of a box to tick."""


def goods_line(screen: Screen, seat: int, width: float) -> ft.Control:
    """Draw a seat's goods, with its ticked boxes and its points. A tap on a number corrects it.

    Once the game is over, the points wait until the page that adds them up has told them.

    Args:
        screen: the phone's.
        seat: the seat to describe.
        width: that it may take, in pixels.
    """
    shown = (screen.position.sheet(seat), hides_points(screen), total_points(screen, seat), width)
    return screen.again(("goods", seat), shown, lambda: _draw_goods_line(screen, seat, width))


def _draw_goods_line(screen: Screen, seat: int, width: float) -> ft.Control:
    parts: list[ft.Control] = [_draw_goods(screen, seat, resource) for resource in RESOURCES]
    parts += [_draw_uses(screen, seat, what) for what in USES]
    if not hides_points(screen):
        parts.append(points(screen, seat, close=True))
    row = ft.Row(
        parts,
        wrap=screen.phone.scale >= LARGE,
        spacing=0,
        run_spacing=0,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return ft.Container(row, width=width)


def draw_stand(phone: Phone, position: Position, seat: int) -> ft.Control:
    """Draw a seat's goods and ticked boxes small, for pictures, without taps and without points."""
    sheet = position.sheet(seat)
    parts: list[ft.Control] = []
    for resource in RESOURCES:
        count = getattr(sheet, resource)
        label = sheet_text(phone, "goods", what=resource_name(phone, resource), n=count, most=numbers().most)
        parts.append(
            _draw_spoken_row(label, [resource_mark(phone, resource, 17), number_text(phone, count, 14)])
        )
    for what in USES if _has_fountain(position, seat) else USES[:1]:
        label = _uses_words(phone, position, seat, what)
        parts.append(
            _draw_spoken_row(
                label, [_draw_uses_mark(phone, what, 17), _draw_boxes(phone, position, seat, what, 8)]
            )
        )
    return ft.Row(parts, wrap=True, spacing=8, run_spacing=4, alignment=ft.MainAxisAlignment.CENTER)


def _draw_spoken_row(label: str, parts: list[ft.Control]) -> ft.Control:
    return ft.Semantics(label=label, exclude_semantics=True, content=ft.Row(parts, spacing=3, tight=True))


def _draw_uses_mark(phone: Phone, uses: Uses, size: float) -> ft.Control:
    return glyph(phone, HALL if uses == "town_hall" else BUILT["fountain"], size)


# Food, stone, wood ----------------------------------------------------------------------------------------


def _draw_goods(screen: Screen, seat: int, resource: Resource) -> ft.Control:
    phone, count = screen.phone, getattr(screen.position.sheet(seat), resource)
    label = sheet_text(phone, "goods", what=resource_name(phone, resource), n=count, most=numbers().most)
    parts = [resource_mark(phone, resource, MARK), number_text(phone, count)]
    hold = partial(screen.rules.ask_about, *GATHERED[resource])
    act = partial(ask_goods, screen, seat, resource)
    return pill_button(label, parts, act, hold=hold, colour=None, close=True)


def ask_goods(screen: Screen, seat: int, resource: Resource) -> None:
    """Open the sheet that corrects a seat's amount of a resource."""
    ask_number(screen, CORRECTIONS.kind_of(SetGoods), seat=seat, resource=resource)


# Town Hall and Fountain -----------------------------------------------------------------------------------


def _draw_uses(screen: Screen, seat: int, uses: Uses) -> ft.Control:
    phone, position = screen.phone, screen.position
    parts = [_draw_uses_mark(phone, uses, MARK + 2), _draw_boxes(phone, position, seat, uses, BOX)]
    built = uses == "town_hall" or _has_fountain(position, seat)
    label = _uses_words(phone, position, seat, uses)
    hold = partial(screen.rules.ask_about, "discover.town_hall" if uses == "town_hall" else uses)
    act = partial(ask_corrected_uses, screen, seat, uses)
    return pill_button(label, parts, act, hold=hold, colour=None, close=True, dim=not built)


def ask_corrected_uses(screen: Screen, seat: int, uses: Uses) -> None:
    """Open the sheet that sets the number of uses of the Town Hall or the Fountain."""
    ask_number(screen, CORRECTIONS.kind_of(SetUses), seat=seat, what=uses)


def _has_fountain(position: Position, seat: int) -> bool:
    return bool(seat_land(position, seat).cells_of("fountain"))


def _uses_words(phone: Phone, position: Position, seat: int, uses: Uses) -> str:
    used, most = getattr(position.sheet(seat), f"{uses}_uses"), getattr(numbers(), uses)
    built = uses == "town_hall" or _has_fountain(position, seat)
    return sheet_text(phone, f"uses-{uses}" if built else "no-fountain", n=used, most=most)


def _draw_boxes(phone: Phone, position: Position, seat: int, uses: Uses, size: float) -> ft.Control:
    """Draw a box for each possible use, ticked for each use made."""
    used, most = getattr(position.sheet(seat), f"{uses}_uses"), getattr(numbers(), uses)
    tones = screen_pencils(phone)

    def draw_box(number: int) -> ft.Control:
        cross = ft.Icon(ft.Icons.CLOSE, size=size, color=tones["ink"]) if number < used else None
        return ft.Container(
            cross,
            width=size,
            height=size,
            border=ft.Border.all(1.2, tones["ink"]),
            border_radius=2,
            alignment=CENTER,
            bgcolor=tones["paper"],
        )

    return ft.Row([draw_box(number) for number in range(max(used, most))], spacing=2, tight=True)
