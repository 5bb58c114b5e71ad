"""List of the pieces to lay out, by the number of seats."""

from collections.abc import Mapping

import flet as ft

from companion.games.roll_into_town.printed import Goods, numbers
from views.boards.roll_into_town.dice import die_face
from views.boards.roll_into_town.look import desk_text, goods_words
from views.device.phone import Phone


def setup_notes(phone: Phone, seats: int, readings: Mapping[str, str]) -> ft.Control:
    """List the sheets, the dice, and the goods that each seat begins with."""
    given = goods_words(phone, Goods(*numbers().start))
    dice: list[ft.Control] = [die_face(phone, face, 30) for face in range(1, max(numbers().dice) + 1)]
    said = [
        desk_text(phone, "notes-sheets", n=seats),
        desk_text(phone, "notes-dice", n=max(numbers().dice)),
        desk_text(phone, "notes-begin", goods=given, most=numbers().most),
        desk_text(phone, "notes-map"),
        desk_text(phone, "notes-solo") if seats == 1 else "",
    ]
    texts: list[ft.Control] = [ft.Text(text, size=phone.size(14)) for text in said if text]
    return ft.Column([ft.Row(dice, spacing=6), *texts], spacing=8)
