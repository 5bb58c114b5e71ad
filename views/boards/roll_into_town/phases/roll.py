"""The roll: one button throws the dice, or their faces are tapped as they lie on the table."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random

import flet as ft

from companion.games.roll_into_town.moves import Roll
from companion.games.roll_into_town.position import Face
from views.boards.roll_into_town.dice import die_face
from views.boards.roll_into_town.look import ui
from views.boards.roll_into_town.parts import back, paper
from views.boards.roll_into_town.state import Screen, hand_of, have
from views.device.theme import CENTER, RADIUS, TOUCH
from views.kit.choice_panel import Choice, Offer
from views.kit.layout import column, sentence_lines
from views.kit.tap import tappable
from views.widgets.box_editor.ask_printed import ask_printed

FACES = range(1, 7)

BIG, SMALL = 44, 30
"""Width of a face to tap and of a die entered, in pixels."""

TRAY = 36
"""Height of the dice entered, in pixels."""


def ask(chance: Random, screen: Screen) -> Choice:
    """Offer to roll, or to take the dice as they were entered."""
    phone, entered = screen.phone, faces(screen)
    shown = Choice(picture=partial(_map, screen), tools=partial(_dice, screen))
    if entered:
        return replace(shown, moves=[_take(screen, entered)], back=back(screen))
    words = ui(phone, "roll", dice=screen.position.dice_due)
    return replace(shown, moves=[Offer(words, partial(throw, screen, chance), mark=ft.Icons.CASINO)])


def _map(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the map as it lies there between two rounds."""

    def tap(_: str) -> None:
        if not screen.acts.only_looks():
            screen.phone.tell(ui(screen.phone, "roll-first"))

    return paper(screen, width, height, tap)


def _dice(screen: Screen, width: float) -> ft.Control:
    """Draw the dice entered, and the faces to tap."""
    phone, entered = screen.phone, faces(screen)
    words = sentence_lines(phone, [ui(phone, "roll-or-tap")], quiet=True)
    empty = ft.Container(words, height=max(TRAY, phone.size(TRAY)), alignment=CENTER)
    pads: list[ft.Control] = [_face(screen, face) for face in FACES]
    return column(_tray(screen, entered) if entered else empty, ft.Row(pads, spacing=6))


def throw(screen: Screen, chance: Random) -> None:
    """Roll the dice of this round, with each face as likely as any other."""
    if screen.acts.only_looks() or screen.position.phase != "roll":
        return

    def go() -> None:
        position = screen.position
        if position.phase == "roll":
            screen.acts.play(Roll(tuple(chance.choice(FACES) for _ in range(position.dice_due))))

    ask_printed(screen, ("map",), go)


def faces(screen: Screen) -> tuple[Face, ...]:
    """List the faces entered so far, the lowest first."""
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


def _lay(screen: Screen, faces: Sequence[Face]) -> None:
    have(screen, replace(hand_of(screen), faces=tuple(sorted(faces))))


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


def _tray(screen: Screen, faces: tuple[int, ...]) -> ft.Control:
    """Draw the dice entered, and room for those still to come. A tap removes one."""
    phone, due = screen.phone, screen.position.dice_due

    def die(number: int) -> ft.Control:
        if number >= len(faces):
            return ft.Container(die_face(phone, 0, SMALL), width=TOUCH, height=TRAY, alignment=CENTER)
        face = faces[number]
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


def _take(screen: Screen, faces: tuple[int, ...]) -> Offer:
    phone, move = screen.phone, Roll(faces)
    missing = screen.position.dice_due - len(faces)

    def lie() -> None:
        if not screen.acts.only_looks():
            ask_printed(screen, ("map",), lambda: screen.acts.play(move))

    sub = ui(phone, "dice-missing", n=missing) if missing > 0 else ""
    return Offer(ui(phone, "dice-lie"), lie, sub, dim=missing > 0)
