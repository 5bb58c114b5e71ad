"""What to lay out for so many seats."""

from collections.abc import Mapping

import flet as ft

from companion.games.roll_into_town.printed import RESOURCES, numbers
from views.boards.roll_into_town.dice import die_face
from views.boards.roll_into_town.look import resource_name, ui
from views.kit.layout import join_words
from views.phone import Phone


def setup_notes(phone: Phone, seats: int, readings: Mapping[str, str]) -> ft.Control:
    """A sheet for everybody, the dice, and what everybody begins with."""
    start = numbers().start
    given = [
        ui(phone, "so-much", n=count, what=resource_name(phone, resource))
        for resource, count in zip(RESOURCES, start, strict=True)
        if count
    ]
    dice: list[ft.Control] = [die_face(phone, face, 30) for face in range(1, max(numbers().dice) + 1)]
    said = [
        ui(phone, "notes-sheets", n=seats),
        ui(phone, "notes-dice", n=max(numbers().dice)),
        ui(phone, "notes-begin", goods=join_words(phone, given), most=numbers().most),
        ui(phone, "notes-map"),
        ui(phone, "notes-solo") if seats == 1 else "",
    ]
    texts: list[ft.Control] = [ft.Text(text, size=phone.size(14)) for text in said if text]
    return ft.Column([ft.Row(dice, spacing=6), *texts], spacing=8)
