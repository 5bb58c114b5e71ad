"""Pictures of prints: tiles, boards, cubes, numbers. Also the badge that names their source."""

from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.engine.box import BoxEntry, Source
from companion.engine.form_texts import PARTING
from companion.engine.forms import (
    NO_SQUARE,
    BoardForm,
    ChoiceForm,
    CubesForm,
    Field,
    Form,
    GainsForm,
    GroundForm,
    HexMapForm,
    Icon,
    Mark,
    NumberForm,
    PartsForm,
    TileForm,
    Tone,
    ValueForm,
    WordsForm,
    shapes_of,
)
from companion.engine.gains import read_gains
from companion.engine.game import Game
from companion.geometry.square import Grid
from views.device.phone import Phone
from views.device.theme import CENTER, EDGE
from views.kit.board import NOTHING, Taps, board
from views.kit.box_painter import BY_FORM, BoxPainter
from views.kit.layers import Faces, Picture
from views.kit.layouts import Window
from views.kit.squares import Squares
from views.kit.viewer import Bystander, Viewer
from views.models.hex_map_editor import ground_of, hexes_of
from views.widgets.box_editor.entry_words import choice_words, entry_words, mark_of
from views.widgets.box_editor.gain_icons import UNKNOWN, gains_picture
from views.widgets.box_editor.ground_icons import ground_icon, hexes_picture

AnyGame = Game[Any, Any, Any]

LARGEST = 30.0
"""Greatest side of a square in a picture, in pixels."""

ICON = 14


@dataclass(frozen=True, slots=True)
class Look:
    """Look of a kind of square.

    Attributes:
        fill: its colour.
        ink: the colour of its icon or sign.
        icon: icon on all squares of its kind.
    """

    fill: str
    ink: str
    icon: ft.IconData | None = None


LOOKS: dict[Tone, Look] = {
    "plain": Look(ft.Colors.SURFACE_CONTAINER_HIGHEST, ft.Colors.ON_SURFACE),
    "start": Look(ft.Colors.PRIMARY_CONTAINER, ft.Colors.ON_PRIMARY_CONTAINER),
    "place": Look(ft.Colors.SECONDARY, ft.Colors.ON_SECONDARY),
    "water": Look("#6FA8D6", "#06233A", ft.Icons.WAVES),
    "rock": Look("#6B6459", "#FFFFFF", ft.Icons.CLOSE),
    "white": Look("#FFFFFF", "#241F18"),
    "grey": Look("#9AA0A6", "#12171C"),
    "black": Look("#22262B", "#FFFFFF"),
    "yellow": Look("#E9C75B", "#3A2A00"),
    "green": Look("#9CCB98", "#0E2A10"),
    "brown": Look("#D9A07A", "#3A1B05"),
}

ICONS: dict[Icon, ft.IconData] = {
    "box": ft.Icons.INVENTORY_2,
    "coin": ft.Icons.ATTACH_MONEY,
    "ballot": ft.Icons.HOW_TO_VOTE,
    "field": ft.Icons.GRASS,
    "mountain": ft.Icons.LANDSCAPE,
    "tree": ft.Icons.PARK,
    "hall": ft.Icons.ACCOUNT_BALANCE,
}

BADGES: dict[Source, tuple[str, str, ft.IconData]] = {
    "rules": (ft.Colors.SURFACE_CONTAINER_HIGH, ft.Colors.ON_SURFACE_VARIANT, ft.Icons.MENU_BOOK),
    "inferred": (ft.Colors.TERTIARY_CONTAINER, ft.Colors.ON_TERTIARY_CONTAINER, ft.Icons.LIGHTBULB_OUTLINE),
    "assumed": (ft.Colors.TERTIARY_CONTAINER, ft.Colors.ON_TERTIARY_CONTAINER, ft.Icons.HELP_OUTLINE),
    "unknown": (ft.Colors.SURFACE_CONTAINER_HIGHEST, ft.Colors.ON_SURFACE, ft.Icons.QUESTION_MARK),
    "owner": (ft.Colors.PRIMARY_CONTAINER, ft.Colors.ON_PRIMARY_CONTAINER, ft.Icons.CHECK),
}


def title_of(phone: Phone, game: AnyGame, field: Field) -> str:
    """Name an entry."""
    return phone.about(game, "printed", field.title, field.params)


def draw_square(phone: Phone, game: AnyGame, mark: Mark | None, side: float) -> ft.Container:
    """Draw a square as it is printed, or an empty place for None."""
    if mark is None:
        return ft.Container(
            width=side,
            height=side,
            border_radius=side / 8,
            border=EDGE,
        )
    look = LOOKS[mark.tone]
    return ft.Container(
        _draw_square_sign(phone, game, mark, side),
        width=side,
        height=side,
        bgcolor=look.fill,
        border=ft.Border.all(1, ft.Colors.OUTLINE),
        border_radius=side / 8,
        alignment=CENTER,
    )


def _draw_square_sign(phone: Phone, game: AnyGame, mark: Mark, side: float) -> ft.Control | None:
    look, texts, sign = LOOKS[mark.tone], phone.texts[phone.locale], f"{game.id}-sign-{mark.id}"
    icons = [ICONS[icon] for icon in mark.icons] or ([look.icon] if look.icon else [])
    if icons:
        size = side * (0.6 if len(icons) == 1 else 0.42)
        drawn: list[ft.Control] = [ft.Icon(icon, size=size, color=look.ink) for icon in icons]
        return ft.Row(drawn, spacing=0, alignment=ft.MainAxisAlignment.CENTER)
    if not texts.has(sign):
        return None
    return ft.Text(texts.say(sign), size=side * 0.42, weight=ft.FontWeight.W_600, color=look.ink)


def entry_picture(
    phone: Phone, game: AnyGame, name: str, entry: BoxEntry, side: float, printed: BoxPainter = BY_FORM
) -> ft.Control:
    """Draw an entry as it is printed, at most `side` pixels wide and high, to be looked at only.

    Args:
        phone: the phone that shows it.
        game: game of the box.
        name: name of a readable entry.
        entry: the printed value; a question mark stands for an unknown one.
        side: maximum width and height, in pixels.
        printed: draws it as the game's board does.
    """
    field = game.box.field_of(name)
    if entry.source == "unknown":
        return ft.Text(UNKNOWN, size=phone.size(30), weight=ft.FontWeight.W_700, color=ft.Colors.OUTLINE)
    drawn = entry_image(phone, game, name, entry.value, side, printed)
    shows = entry_words(phone, game, field.form, entry.value)
    label = phone.say("box-picture", what=title_of(phone, game, field), shows=shows)
    return ft.Semantics(label=label, image=True, exclude_semantics=True, content=drawn)


def entry_image(
    phone: Phone, game: AnyGame, name: str, text: str, side: float, printed: BoxPainter = BY_FORM
) -> ft.Control:
    """Draw the text of an entry as the board does, or by its form, without words for a screen reader."""
    own = printed.entry(phone, name, text, side)
    return own or _draw_form(phone, game, game.box.field_of(name).form, text, side)


def _draw_form(phone: Phone, game: AnyGame, form: Form, text: str, side: float) -> ft.Control:
    match form:
        case TileForm(marks=marks):
            shapes = [_draw_square_grid(phone, game, marks, rows, side) for rows in shapes_of(text)]
            return ft.Row(shapes, spacing=6, wrap=True, tight=True)
        case BoardForm(marks=marks):
            return _draw_square_grid(phone, game, marks, tuple(text.split("/")), side)
        case CubesForm(marks=marks):
            return _draw_cubes(phone, game, marks, text, side)
        case ChoiceForm(named=named) if named:
            return ft.Text(choice_words(phone, game, named, text), size=phone.size(15))
        case ChoiceForm() | NumberForm():
            return ft.Text(text, size=phone.size(22), weight=ft.FontWeight.W_700)
        case WordsForm() | ValueForm():
            return ft.Text(text, size=phone.size(15), max_lines=3, overflow=ft.TextOverflow.ELLIPSIS)
        case GainsForm(kinds=kinds, counted=counted, named=named):
            gains = read_gains(text, kinds, counted)
            drawn = gains_picture(phone, game, gains, min(26.0, side / 3), named)
            return ft.Container(drawn, width=side)
        case GroundForm():
            return ground_icon(phone, game, ground_of(text), min(48.0, side))
        case HexMapForm():
            return hexes_picture(phone, game, hexes_of(text), side)
        case PartsForm(parts=parts):
            each = zip(parts, text.split(PARTING), strict=True)
            below = [_draw_form(phone, game, part, found.strip(), side) for (_, part), found in each]
            return ft.Column(below, spacing=2, tight=True)


def _draw_square_grid(
    phone: Phone, game: AnyGame, marks: tuple[Mark, ...], rows: tuple[str, ...], side: float
) -> ft.Control:
    size = min(LARGEST, side / max(len(rows), *map(len, rows), 1))
    return draw_squares(Bystander(phone), game, marks, rows, size)


def draw_squares(
    viewer: Viewer,
    game: AnyGame,
    marks: tuple[Mark, ...],
    rows: tuple[str, ...],
    size: float,
    taps: Taps = NOTHING,
    *,
    gap: float = 0,
) -> ft.Control:
    """Draw the squares of a tile or a board as they are printed.

    Args:
        viewer: screen that shows them.
        game: game of the box.
        marks: kinds of square.
        rows: a letter for each square.
        size: of a square, in pixels.
        taps: squares that can be tapped; with any, places without a square are shown as well.
        gap: pixels between two squares.
    """
    grid = Grid(max(map(len, rows)), len(rows))
    layout = Squares(grid, range(grid.columns), range(grid.rows), size)
    letters = dict(zip(grid.names, "".join(row.ljust(grid.columns, NO_SQUARE) for row in rows), strict=True))
    known = {mark.letter for mark in marks}  # on some boards the letter of no square is that of a free one
    shown = {at: letter if letter in known or taps.words else None for at, letter in letters.items()}

    def draw_face(at: str) -> ft.Control:
        drawn = draw_square(viewer.phone, game, mark_of(marks, letters[at]), size - gap)
        return ft.Container(drawn, width=size, height=size, alignment=CENTER)

    return board(viewer, Window.whole(layout), Picture(pieces=[Faces("squares", shown, draw_face)]), taps)


def _draw_cubes(phone: Phone, game: AnyGame, marks: tuple[Mark, ...], text: str, side: float) -> ft.Control:
    if not text:
        return ft.Text(phone.say("box-no-cubes"), size=phone.size(15), color=ft.Colors.ON_SURFACE_VARIANT)
    size = min(18.0, side / 3 - 3)
    cubes: list[ft.Control] = [draw_square(phone, game, mark_of(marks, letter), size) for letter in text]
    return ft.Container(ft.Row(cubes, spacing=3, run_spacing=3, wrap=True), width=side)


def source_badge(phone: Phone, source: Source) -> ft.Control:
    """Draw the badge of an entry's source: the rules, an inference, a guess, unknown, or the owner."""
    back, ink, icon = BADGES[source]
    words = ft.Text(
        phone.say(f"box-source-{source}"), size=phone.size(13), color=ink, weight=ft.FontWeight.W_600
    )
    return ft.Container(
        ft.Row([ft.Icon(icon, size=phone.size(ICON), color=ink), words], spacing=4, tight=True),
        padding=ft.Padding.symmetric(horizontal=8, vertical=3),
        border_radius=10,
        bgcolor=back,
    )
