"""The middle of a table of Roll Into Town to look at: the dice of the round."""

import flet as ft

from views.boards.roll_into_town.dice import die_face
from views.boards.roll_into_town.look import sheet_text
from views.kit.game_board import Middle, Snapshot

DIE = 44.0
"""Side of a die, in pixels."""

WIDTH, HEIGHT = 480.0, 56.0
"""Room of the dice, in pixels: they are no larger than the boards need."""


def draw_middle(snapshot: Snapshot) -> Middle | None:
    """Draw the shared dice, or return None before they are rolled."""
    phone, dice = snapshot.phone, snapshot.position.dice
    if not dice:
        return None
    label = sheet_text(phone, "dice", dice=tuple(str(face) for face in dice))
    faces: list[ft.Control] = [die_face(phone, face, DIE) for face in dice]
    row = ft.Row(faces, spacing=10, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    return Middle(ft.Semantics(label=label, exclude_semantics=True, content=row), WIDTH, HEIGHT)
