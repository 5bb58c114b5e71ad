"""A die as it lies on the table: its pips."""

import flet as ft
import flet.canvas as cv

from views.device.phone import Phone

LOW, MIDDLE, HIGH = 0.25, 0.5, 0.75
"""Where pips stand, as a part of the die's width."""

PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((MIDDLE, MIDDLE),),
    2: ((HIGH, LOW), (LOW, HIGH)),
    3: ((HIGH, LOW), (MIDDLE, MIDDLE), (LOW, HIGH)),
    4: ((LOW, LOW), (HIGH, LOW), (LOW, HIGH), (HIGH, HIGH)),
    5: ((LOW, LOW), (HIGH, LOW), (MIDDLE, MIDDLE), (LOW, HIGH), (HIGH, HIGH)),
    6: ((LOW, LOW), (HIGH, LOW), (LOW, MIDDLE), (HIGH, MIDDLE), (LOW, HIGH), (HIGH, HIGH)),
}
"""Where the pips of each face stand."""

USED = 0.38
"""Opacity of a used die."""


def die_face(phone: Phone, face: int, size: float, *, used: bool = False, chosen: bool = False) -> ft.Control:
    """Draw a die that shows a face.

    Args:
        phone: the phone that shows it.
        face: 1 to 6; 0 for the place of a die still to come.
        size: its width and height, in pixels.
        used: True if it has been drawn with.
        chosen: True if it is in hand.
    """
    ground = ft.Colors.PRIMARY if chosen else "#FFFDF6" if not phone.dark else "#E9E4D6"
    ink = ft.Colors.ON_PRIMARY if chosen else "#241F18"
    radius = max(2.0, size * 0.085)
    pips: list[cv.Shape] = [
        cv.Circle(size * x, size * y, radius, ft.Paint(color=ink, style=ft.PaintingStyle.FILL))
        for x, y in PIPS.get(face, ())
    ]
    edge = ft.Colors.PRIMARY if chosen else ft.Colors.OUTLINE
    return ft.Container(
        cv.Canvas(pips, width=size, height=size, key=f"die {face} {size} {chosen} {phone.dark}"),
        width=size,
        height=size,
        border_radius=size * 0.2,
        bgcolor=ground if face else None,
        border=ft.Border.all(1.2, edge if face else ft.Colors.OUTLINE_VARIANT),
        opacity=USED if used else 1,
    )
