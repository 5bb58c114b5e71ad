"""A town on the screen: layer upon layer, and a square to tap for each that is shown."""

from collections.abc import Callable, Hashable, Sequence

import flet as ft
import flet.canvas as cv

from companion.games.small_city.position import CellName
from companion.games.small_city.printed import level
from views.boards.small_city.frame import LABELS, Frame, frame_of
from views.boards.small_city.ground import ground_shapes
from views.boards.small_city.look import board_look, look_of, ui
from views.boards.small_city.marks import Shapes
from views.boards.small_city.overlay import over_shapes, under_shapes
from views.boards.small_city.picture import Picture
from views.boards.small_city.pieces import piece_shapes
from views.boards.small_city.spoken import square_words
from views.boards.small_city.tiles import ROOMY, tile_shapes
from views.kit.hold import holdable
from views.kit.retained import Keep, anew
from views.kit.tap import tappable
from views.phone import Phone
from views.theme import CENTER


def town_board(
    phone: Phone,
    picture: Picture,
    names: Sequence[str],
    width: float,
    height: float,
    *,
    keep: Keep = anew,
    labels: bool = True,
) -> ft.Control:
    """A town as large as it fits.

    Args:
        phone: whose screen.
        picture: what to draw.
        names: the people's names, by seat.
        width: that it may take, in pixels.
        height: that it may take, in pixels.
        keep: gives parts of the last drawing again; what a tap does must not depend on the picture.
        labels: whether the columns' letters and the rows' numbers are written beside it.
    """
    frame = frame_of(picture.here, picture.town, width, height, near=picture.near, whole=picture.whole)
    layers = _layers(phone, picture, frame, keep)
    if picture.tap:
        layers.append(_squares(phone, picture, frame, names, keep))
    board: ft.Control = ft.Container(
        ft.Stack(layers, width=frame.width, height=frame.height, clip_behavior=ft.ClipBehavior.NONE),
        width=frame.width,
        height=frame.height,
    )
    if not picture.tap:
        label = ui(phone, "town-of", name=names[picture.seat])
        board = ft.Container(ft.Semantics(label=label, exclude_semantics=True, content=board))
    board = holdable(board, frame.under, picture.hold)
    return _labelled(board, frame, keep) if labels and frame.size >= ROOMY else board


def _layers(phone: Phone, picture: Picture, frame: Frame, keep: Keep) -> list[ft.Control]:
    """The drawn layers, from the board up. Each is drawn anew only if what it shows has changed."""
    here, town, look = picture.here, picture.town, board_look(phone)
    where = (here.grid, frame.columns, frame.rows, frame.size, phone.dark)
    taken = frozenset(one.at for one in town.people) | frozenset(one.at for one in town.cubes)
    people = (town.people, town.cubes, town.graves, picture.street, picture.colours)
    marked = frozenset(picture.lights & here.on.keys()), picture.faint, picture.ghosts, picture.arrows
    edges = picture.chosen, picture.lit, picture.asked, picture.halo
    off = frozenset(picture.lights - here.on.keys())

    def layer(name: str, key: tuple[Hashable, ...], draw: Callable[[], Shapes]) -> ft.Control:
        """A canvas; a changed one takes the place of the old: comparing shape by shape takes longer."""
        said = (name, where, *key)
        return keep(
            said,
            lambda: cv.Canvas(draw(), width=frame.width, height=frame.height, key=f"{name} {hash(said)}"),
        )

    return [
        layer("ground", (here.ground, town.size), lambda: ground_shapes(picture, frame, look)),
        layer("under", (off, picture.halo, here.tiles), lambda: under_shapes(picture, frame)),
        layer("tiles", (here.tiles, here.box, taken), lambda: tile_shapes(here, frame, taken, look)),
        keep(("icons", where, here.tiles, taken), lambda: _icons(picture, frame, taken)),
        layer("people", (people,), lambda: piece_shapes(picture, frame, phone.dark)),
        layer("over", (marked, edges, here.tiles), lambda: over_shapes(picture, frame)),
    ]


def _icons(picture: Picture, frame: Frame, taken: frozenset[CellName]) -> ft.Control:
    """The pictogram of every tile on its places: large where nobody stands, else small in a corner."""
    marks: list[ft.Control] = []
    here, size = picture.here, frame.size
    if size < ROOMY:
        return ft.Stack([], width=frame.width, height=frame.height)
    for tile in here.tiles:
        look = look_of(tile.kind)
        shown = [cell for cell in frame.inside(tile.cells) if here.does.get(cell) == "#"]
        first = min(shown, key=lambda cell: frame.square(cell)[::-1], default=None)
        for cell in shown:
            if cell in taken and (cell != first or level(tile.kind)):
                continue
            left, top = frame.corner(cell)
            across = size * (0.28 if cell in taken else 0.46)
            x = left + (size * 0.66 if cell in taken else (size - across) / 2)
            y = top + (size * 0.07 if cell in taken else (size - across) / 2 + size * 0.06)
            icon = ft.Icon(look.icon, size=round(across, 1), color=look.ink)
            faint = 0.5 if level(tile.kind) and cell not in taken else 1.0
            marks.append(ft.Container(icon, left=round(x, 1), top=round(y, 1), opacity=faint))
    return ft.Stack(
        marks, width=frame.width, height=frame.height, key=f"icons {frame.columns} {frame.rows} {frame.size}"
    )


def _squares(phone: Phone, picture: Picture, frame: Frame, names: Sequence[str], keep: Keep) -> ft.Control:
    """The squares to tap, unseen, over all that is drawn."""

    def square(at: CellName) -> ft.Control:
        words = square_words(phone, picture, names, at)
        return keep(("square", at, frame.size, words), lambda: _square(picture, at, words, frame.size))

    rows = [frame.shown[i : i + len(frame.columns)] for i in range(0, len(frame.shown), len(frame.columns))]
    return ft.Column(
        [ft.Row([square(at) for at in row], spacing=0, tight=True) for row in rows],
        spacing=0,
        key=f"squares {frame.columns} {frame.rows} {frame.size}",  # at another size all are others
    )


def _square(picture: Picture, at: CellName, words: str, size: float) -> ft.Control:
    tap = picture.tap
    return tappable(words, None, (lambda: tap(at)) if tap else None, width=size, height=size)


def _labelled(board: ft.Control, frame: Frame, keep: Keep) -> ft.Control:
    """The board with the letters of its columns above and the numbers of its rows beside it."""

    def label(text: str, width: float, height: float) -> ft.Control:
        word = ft.Text(text, size=11, color=ft.Colors.ON_SURFACE_VARIANT, weight=ft.FontWeight.W_600)
        return ft.Container(word, width=width, height=height, alignment=CENTER)

    def labels() -> ft.Control:
        names = frame.grid.names
        letters = [label(names[column][0], frame.size, LABELS) for column in frame.columns]
        above = ft.Row([ft.Container(width=LABELS), *letters], spacing=0, tight=True)
        return ft.Semantics(exclude_semantics=True, content=above)

    def numbers() -> ft.Control:
        beside = [label(str(row + 1), LABELS, frame.size) for row in frame.rows]
        return ft.Semantics(exclude_semantics=True, content=ft.Column(beside, spacing=0, tight=True))

    shape = (frame.columns, frame.rows, frame.size)
    body = ft.Row([keep(("numbers", shape), numbers), board], spacing=0, tight=True)
    return ft.Column([keep(("letters", shape), labels), body], spacing=0, tight=True)
