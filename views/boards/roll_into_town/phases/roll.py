"""The roll: one button throws the dice, or their faces are tapped as they lie on the table."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import Random

import flet as ft

from companion.games.roll_into_town.moves import Roll
from companion.games.roll_into_town.position import Face
from views.boards.roll_into_town.dice import die_face
from views.boards.roll_into_town.look import desk_text
from views.boards.roll_into_town.parts import back_button, draw_paper
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
    phone, entered = screen.phone, entered_faces(screen)
    shown = Choice(picture=partial(_draw_map, screen), tools=partial(_draw_dice_entry, screen))
    if entered:
        return replace(shown, moves=[_offer_dice(screen, entered)], back=back_button(screen))
    words = desk_text(phone, "roll", dice=screen.position.dice_due)
    return replace(shown, moves=[Offer(words, partial(roll_dice, screen, chance), mark=ft.Icons.CASINO)])


def _draw_map(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the map as it lies there between two rounds."""

    def ignore_tap(_: str) -> None:
        if not screen.acts.only_looks():
            screen.phone.tell(desk_text(screen.phone, "roll-first"))

    return draw_paper(screen, width, height, ignore_tap)


def _draw_dice_entry(screen: Screen, width: float) -> ft.Control:
    """Draw the dice entered, and the faces to tap."""
    phone, entered = screen.phone, entered_faces(screen)
    words = sentence_lines(phone, [desk_text(phone, "roll-or-tap")], quiet=True)
    empty = ft.Container(words, height=max(TRAY, phone.size(TRAY)), alignment=CENTER)
    pads: list[ft.Control] = [_draw_face_button(screen, face) for face in FACES]
    return column(_draw_tray(screen, entered) if entered else empty, ft.Row(pads, spacing=6))


def roll_dice(screen: Screen, chance: Random) -> None:
    """Roll the dice of this round, with each face as likely as any other."""
    if screen.acts.only_looks() or screen.position.phase != "roll":
        return

    def roll_after_spin() -> None:
        position = screen.position
        if position.phase == "roll":
            screen.acts.play(Roll(tuple(chance.choice(FACES) for _ in range(position.dice_due))))

    ask_printed(screen, ("map",), roll_after_spin)


def entered_faces(screen: Screen) -> tuple[Face, ...]:
    """List the faces entered so far, the lowest first."""
    return hand_of(screen).faces


def _add_face(screen: Screen, face: Face) -> None:
    if screen.acts.only_looks():
        return
    screen.close()
    entered = entered_faces(screen)
    if len(entered) >= screen.position.dice_due:
        screen.phone.tell(desk_text(screen.phone, "dice-all", dice=screen.position.dice_due))
    else:
        _set_faces(screen, (*entered, face))


def _remove_face(screen: Screen, face: Face) -> None:
    screen.close()
    entered = list(entered_faces(screen))
    if face in entered:
        entered.remove(face)
    _set_faces(screen, entered)


def _set_faces(screen: Screen, faces: Sequence[Face]) -> None:
    have(screen, replace(hand_of(screen), faces=tuple(sorted(faces))))


def _draw_face_button(screen: Screen, face: Face) -> ft.Control:
    phone = screen.phone
    return tappable(
        desk_text(phone, "face", face=face),
        die_face(phone, face, BIG),
        lambda: _add_face(screen, face),
        expand=True,
        height=BIG + 6,
        alignment=CENTER,
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGH,
        ink=True,
    )


def _draw_tray(screen: Screen, faces: tuple[int, ...]) -> ft.Control:
    """Draw the dice entered, and room for those still to come. A tap removes one."""
    phone, due = screen.phone, screen.position.dice_due

    def draw_die(number: int) -> ft.Control:
        if number >= len(faces):
            return ft.Container(die_face(phone, 0, SMALL), width=TOUCH, height=TRAY, alignment=CENTER)
        face = faces[number]
        return tappable(
            desk_text(phone, "take-out", face=face),
            die_face(phone, face, SMALL),
            lambda: _remove_face(screen, face),
            width=TOUCH,
            height=TRAY,
            alignment=CENTER,
        )

    dice: list[ft.Control] = [draw_die(number) for number in range(due)]
    return ft.Row(dice, spacing=2, alignment=ft.MainAxisAlignment.CENTER)


def _offer_dice(screen: Screen, faces: tuple[int, ...]) -> Offer:
    phone, move = screen.phone, Roll(faces)
    missing = screen.position.dice_due - len(faces)

    def lay_dice() -> None:
        if not screen.acts.only_looks():
            ask_printed(screen, ("map",), lambda: screen.acts.play(move))

    sub = desk_text(phone, "dice-missing", n=missing) if missing > 0 else ""
    return Offer(desk_text(phone, "dice-lie"), lay_dice, sub, dim=missing > 0)
