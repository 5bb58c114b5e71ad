"""Building: the known cards of the hand, then every district by kind. Tap one, then build it."""

from collections import Counter
from dataclasses import dataclass, replace
from functools import partial
from math import inf

import flet as ft

from companion.games.citadels.moves import Build
from companion.games.citadels.printed import COLOURS, Colour, District, cards
from views.boards.citadels.cards import Face
from views.boards.citadels.look import ask_district, district_power, game_text, look_of, ui_text
from views.boards.citadels.marks import draw_sign
from views.boards.citadels.parts import back_button, moves_in_hand
from views.boards.citadels.reasons import Reasons
from views.boards.citadels.state import Screen, hand_of, have
from views.boards.citadels.tiles import LayOut, centre_in_grid, grid_height, page_tiles, tile_grid
from views.device.theme import BUTTON, CENTER, RADIUS
from views.kit.choice_panel import Choice
from views.kit.layout import BETWEEN, caption, column, grow, row
from views.kit.play_move import previews
from views.kit.tap import tappable

SPACING = 6
"""Pixels between two parts, and between a title and its tiles."""

TITLE, BANNER = 20, 56
"""Heights of a title and of the line with common reasons, in text of the usual size, in pixels."""


@dataclass(frozen=True)
class Part:
    """Districts that are drawn together: those of the hand, or of a kind.

    Attributes:
        key: names the part among the others.
        title: words above it.
        districts: the districts in order.
        faces: their faces.
    """

    key: str
    title: str
    districts: tuple[District, ...]
    faces: dict[District, Face]


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

    Districts that may not be built now are faint, and a tap on them tells the reason. Where there is no room
    for all of them, as many as fit are drawn from the kind in view on, or else from the hand on.
    """
    reasons = Reasons(screen.game.survey(screen.position, screen.seat, "build"))
    banner = reasons.banner(screen)
    room = height - (screen.phone.size(BANNER) if banner else 0)
    parts = _choose_parts(screen, _list_parts(screen, reasons), width, room)
    each = room if len(parts) == 1 else inf
    return column(banner, *(_draw_part(screen, part, width, each) for part in parts), spacing=SPACING)


def _choose_parts(screen: Screen, parts: list[Part], width: float, room: float) -> list[Part]:
    """Choose the parts in sight: the hand and the kind in view if all fit, else from one of them on."""
    heights = [_measure_part(screen, part, width) for part in parts]
    kind = _kind_in_view(screen)
    if sum(heights) <= room:
        return [part for part in parts if kind is None or part.key in ("hand", kind)]
    start = next((number for number, part in enumerate(parts) if part.key == kind), 0)
    end = start + 1
    while end < len(parts) and sum(heights[start : end + 1]) <= room:
        end += 1
    return parts[start:end]


def _list_parts(screen: Screen, reasons: Reasons) -> list[Part]:
    """List the hand, if it was told, and every kind."""
    phone, position = screen.phone, screen.position
    faces = _district_faces(screen, reasons)
    held = Counter(position.players[screen.seat].cards)
    told = {district: _face_with_count(faces[district], held[district]) for district in held}
    parts = [Part("hand", ui_text(phone, "from-hand"), tuple(held), told)] if held else []
    for colour in COLOURS:
        kinds: list[District] = [name for name, card in position.printed.items() if card.colour == colour]
        kinds.sort(key=lambda name: cards()[name].cost)
        parts.append(Part(colour, game_text(phone, f"kind-{colour}"), tuple(kinds), faces))
    return parts


def _measure_part(screen: Screen, part: Part, width: float) -> float:
    """Measure a part with its title and the air below it, in pixels."""
    return screen.phone.size(TITLE) + grid_height(screen.phone, len(part.districts), width) + 2 * SPACING


def _draw_part(screen: Screen, part: Part, width: float, height: float) -> ft.Control:
    """Draw the title and the tiles of a part. Tiles that do not fit the height are a tap away."""
    room = height - screen.phone.size(TITLE) - 2 * SPACING
    grid = _draw_tile_grid(screen, part, width, page_tiles(screen, f"build {part.key}", room))
    title = centre_in_grid(screen.phone, caption(screen.phone, part.title), width)
    return column(title, grid, spacing=SPACING)


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


def _draw_tile_grid(screen: Screen, part: Part, width: float, lay_out: LayOut) -> ft.Control:
    keep = screen.keep("build", part.key)
    return tile_grid(
        screen.phone,
        part.districts,
        width,
        part.faces,
        lambda district: _choose_district(screen, district),
        hold=partial(ask_district, screen),
        keep=keep,
        lay_out=lay_out,
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
