"""The roll: one button throws the dice, or their faces are tapped as they lie on the table."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import flet as ft

from companion.games.roll_into_town.moves import Roll
from companion.games.roll_into_town.position import Face
from views.boards.roll_into_town.dice import die_face
from views.boards.roll_into_town.look import ui
from views.boards.roll_into_town.parts import back, paper
from views.boards.roll_into_town.state import Screen, hand_of, have
from views.device.theme import CENTER, RADIUS, TOUCH
from views.kit.actions import primary
from views.kit.layout import column, lines, row
from views.kit.tap import tappable
from views.widgets.box_editor.ask_printed import ask_printed

FACES = range(1, 7)

BIG, SMALL = 44, 30
"""Width of a face to tap and of a die entered, in pixels."""

TRAY = 36
"""Height of the dice entered, in pixels."""


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """The map as it lies there between two rounds."""

    def tap(_: str) -> None:
        if not screen.acts.only_looks():
            screen.phone.tell(ui(screen.phone, "roll-first"))

    return paper(screen, width, height, tap)


def actions(chance: Random, screen: Screen, width: float) -> ft.Control:
    """How many dice there are, the faces to tap, and the one button."""
    phone, position = screen.phone, screen.position
    entered = faces(screen)
    if entered:
        top = _tray(screen, entered)
        button = row(back(screen), _take(screen, entered))
    else:
        words = lines(phone, [ui(phone, "roll-or-tap")], quiet=True)
        top = ft.Container(words, height=max(TRAY, phone.size(TRAY)), alignment=CENTER)
        button = row(
            primary(
                phone,
                ui(phone, "roll", dice=position.dice_due),
                lambda: throw(screen, chance),
                mark=ft.Icons.CASINO,
            )
        )
    pads: list[ft.Control] = [_face(screen, face) for face in FACES]
    return column(top, ft.Row(pads, spacing=6), button)


def throw(screen: Screen, chance: Random) -> None:
    """Roll the dice of this round; each face is as likely as any other."""
    if screen.acts.only_looks() or screen.position.phase != "roll":
        return

    def go() -> None:
        position = screen.position
        if position.phase == "roll":
            screen.acts.play(Roll(tuple(chance.choice(FACES) for _ in range(position.dice_due))))

    ask_printed(screen, ("map",), go)


def faces(screen: Screen) -> tuple[Face, ...]:
    """The faces entered so far, the lowest first."""
    return hand_of(screen).faces


def _enter(screen: Screen, face: Face) -> None:
    if screen.acts.only_looks():
        return
    screen.close()
    entered = faces(screen)
    if len(entered) >= screen.position.dice_due:
        screen.phone.tell(ui(screen.phone, "dice-all", dice=screen.position.dice_due))
    else:
        _lay(screen, (*entered, face))


def _take_out(screen: Screen, face: Face) -> None:
    screen.close()
    entered = list(faces(screen))
    if face in entered:
        entered.remove(face)
    _lay(screen, entered)


def _lay(screen: Screen, entered: Sequence[Face]) -> None:
    have(screen, replace(hand_of(screen), faces=tuple(sorted(entered))))


def _face(screen: Screen, face: Face) -> ft.Control:
    phone = screen.phone
    return tappable(
        ui(phone, "face", face=face),
        die_face(phone, face, BIG),
        lambda: _enter(screen, face),
        expand=True,
        height=BIG + 6,
        alignment=CENTER,
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
        ink=True,
    )


def _tray(screen: Screen, entered: tuple[int, ...]) -> ft.Control:
    """The dice entered, and room for those still to come; a tap takes one out again."""
    phone, due = screen.phone, screen.position.dice_due

    def die(number: int) -> ft.Control:
        if number >= len(entered):
            return ft.Container(die_face(phone, 0, SMALL), width=TOUCH, height=TRAY, alignment=CENTER)
        face = entered[number]
        return tappable(
            ui(phone, "take-out", face=face),
            die_face(phone, face, SMALL),
            lambda: _take_out(screen, face),
            width=TOUCH,
            height=TRAY,
            alignment=CENTER,
        )

    dice: list[ft.Control] = [die(number) for number in range(due)]
    return ft.Row(dice, spacing=2, alignment=ft.MainAxisAlignment.CENTER)


def _take(screen: Screen, entered: tuple[int, ...]) -> ft.Control:
    phone, move = screen.phone, Roll(entered)
    missing = screen.position.dice_due - len(entered)

    def lie() -> None:
        if not screen.acts.only_looks():
            ask_printed(screen, ("map",), lambda: screen.acts.play(move))

    sub = ui(phone, "dice-missing", n=missing) if missing > 0 else ""
    return primary(phone, ui(phone, "dice-lie"), lie, sub=sub, dim=missing > 0)
