"""Building: the known cards of the hand, then every district by kind. Tap one, then build it."""

from collections import Counter
from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.citadels.moves import Build
from companion.games.citadels.printed import COLOURS, Colour, District, cards
from views.boards.citadels.cards import Face
from views.boards.citadels.look import ask_district, district_power, game_text, look_of, ui_text
from views.boards.citadels.marks import draw_sign
from views.boards.citadels.parts import back_button, moves_in_hand
from views.boards.citadels.reasons import Reasons
from views.boards.citadels.state import Screen, hand_of, have
from views.boards.citadels.tiles import tile_grid
from views.device.theme import BUTTON, CENTER, RADIUS
from views.kit.choice_panel import Choice
from views.kit.layout import BETWEEN, caption, column, grow, row
from views.kit.play_move import previews
from views.kit.tap import tappable


def ask(screen: Screen) -> Choice:
    """Ask for the district that is built: the one tapped is in hand, else the kinds to look through."""
    phone, position = screen.phone, screen.position
    district = next((name for name in position.printed if name == screen.target), None)
    picture = partial(_draw_districts, screen)
    if district is None:
        return Choice(picture=picture, tools=partial(_draw_kinds, screen))
    move, power = Build(district), district_power(phone, position.rulings, district)
    return Choice(
        picture=picture,
        told=(power, *previews(screen, move)),
        moves=moves_in_hand(screen, move, ft.Icons.ADD_HOME),
        back=back_button(screen),
    )


def _draw_districts(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the districts to build: those known in the hand, then all of the kind in view.

    Districts that may not be built now are faint, and a tap on them tells the reason.
    """
    phone, position = screen.phone, screen.position
    reasons = Reasons(screen.game.survey(screen.position, screen.seat, "build"))
    faces = _district_faces(screen, reasons)
    parts: list[ft.Control | None] = [reasons.banner(screen)]
    held = Counter(position.players[screen.seat].cards)
    if held:
        told = {district: _face_with_count(faces[district], held[district]) for district in held}
        parts += [
            caption(phone, ui_text(phone, "from-hand")),
            _draw_tile_grid(screen, "hand", list(held), width, told),
        ]
    for colour in COLOURS:
        if _kind_in_view(screen) in (None, colour):
            kinds: list[District] = [name for name, card in position.printed.items() if card.colour == colour]
            kinds.sort(key=lambda name: cards()[name].cost)
            parts += [
                caption(phone, game_text(phone, f"kind-{colour}")),
                _draw_tile_grid(screen, colour, kinds, width, faces),
            ]
    return column(*parts, spacing=6)


def _kind_in_view(screen: Screen) -> Colour | None:
    return hand_of(screen).kind


def _face_with_count(face: Face, count: int) -> Face:
    return Face(chosen=face.chosen, faded=face.faded, count=count)


def _district_faces(screen: Screen, reasons: Reasons) -> dict[District, Face]:
    """Return the face of every district: faint if it may not be built while others may."""
    position = screen.position
    return {
        district: Face(chosen=district == screen.target, faded=reasons.is_faint(district))
        for district in position.printed
    }


def _draw_tile_grid(
    screen: Screen, key: str, districts: list[District], width: float, faces: dict[District, Face]
) -> ft.Control:
    keep = screen.keep("build", key)
    return tile_grid(
        screen.phone,
        districts,
        width,
        faces,
        lambda district: _choose_district(screen, district),
        hold=partial(ask_district, screen),
        keep=keep,
    )


def _choose_district(screen: Screen, district: District) -> None:
    """Choose a district. A second tap on the chosen one builds it."""
    screen.close()
    if screen.target == district:
        screen.acts.play(Build(district))
    elif not screen.judge(Build(district)).legal:
        screen.target = None
        screen.acts.ask_why(Build(district))
    else:
        screen.target = district


# The kinds ------------------------------------------------------------------------------------------------


def _draw_kinds(screen: Screen, width: float) -> ft.Control:
    """Draw the kinds to look through, and on their left the way back."""
    kinds = ft.Row([_draw_kind_button(screen, colour) for colour in COLOURS], spacing=BETWEEN, expand=True)
    return row(back_button(screen), kinds)


def _draw_kind_button(screen: Screen, colour: Colour) -> ft.Control:
    phone, look = screen.phone, look_of(screen.phone, colour)
    chosen = _kind_in_view(screen) == colour
    name = game_text(phone, f"kind-{colour}")
    return tappable(
        name,
        draw_sign(look.sign, phone.size(24), look.ink),
        lambda: have(screen, replace(hand_of(screen), kind=None if chosen else colour)),
        selected=chosen,
        expand=True,
        height=grow(phone, BUTTON),
        alignment=CENTER,
        border_radius=RADIUS,
        bgcolor=look.colour,
        opacity=1 if chosen or not _kind_in_view(screen) else 0.5,
        border=ft.Border.all(3, ft.Colors.ON_SURFACE if chosen else ft.Colors.TRANSPARENT),
        ink=True,
    )
