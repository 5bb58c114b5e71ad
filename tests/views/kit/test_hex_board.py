"""A map of hexes on the screen: taps reach the right hex or edge, and little is sent again."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from types import SimpleNamespace
from typing import Any

import flet as ft
import flet.canvas as cv
import pytest

from companion.geometry.hexes import HexGrid
from companion.geometry.naming import spoken_names
from tests.effort import PROOF
from tests.views.headless import Client, Node
from views.device.theme import TOUCH
from views.flet_adapter.bridge import run_views
from views.flet_adapter.memo import Retained
from views.kit import marks
from views.kit.board import TARGET, Taps
from views.kit.hex_board import HexPicture, hex_board
from views.kit.hex_looks import HexLook, Piece, Sign, Spot, hex_face, word
from views.kit.hexes import HexLayout, edges_of
from views.kit.marks import DAY, NIGHT, Glow, Marks, cause_glows
from views.kit.pens import Shapes, area_paint
from views.models.zoom import WHOLE, Zoom

ROOM = (358.0, 420.0)
"""What a phone has for a map, in pixels."""


def disc(radius: int) -> HexGrid:
    span = range(-radius, radius + 1)
    return HexGrid(frozenset((q, r) for q in span for r in span if abs(q + r) <= radius))


SMALL, MIDDLE, LARGE = disc(2), disc(3), disc(5)


def tile(spot: Spot, colour: str) -> Shapes:
    return [cv.Circle(spot.x, spot.y, spot.size / 3, area_paint(colour))]


def hexes(grid: HexGrid, **others: HexLook) -> dict[str, HexLook]:
    names = spoken_names(grid)
    plain = {at: HexLook("#A9D3E6", (Piece(tile, ("#241F18",)),), label=names[at]) for at in grid.names}
    return plain | {at: others[name] for at, name in names.items() if name in others}


def called(cells: tuple[str, ...]) -> dict[str, str]:
    return {cell: f"here {cell}" for cell in cells}


@dataclass
class Table:
    """A page with nothing but a map, and what was tapped there."""

    client: Client
    looks: Any
    tapped: list[str]
    shown: dict[str, Any]

    async def tap(self, cell: str) -> None:
        """Tap as a screen reader does it."""
        await self.client.tap_label(f"here {cell}")

    async def point(self, x: float, y: float, kind: str = "touch") -> None:
        """Tap as a finger or a mouse does it, at a place of the whole map as it is drawn now."""
        layer = self.client.find("GestureDetector")
        place = {"k": kind, "l": {"x": x - layer["left"], "y": y}, "g": {"x": x, "y": y}}
        await self.client.fire(layer, "tap_up", place)

    def targets(self) -> list[str]:
        """Return what a screen reader can tap, but the button that shows the whole map."""
        nodes = list(self.client.mirror.walk())
        said = [node.get("label") or "" for node in nodes if node.get("button")]
        return [label.removeprefix("here ") for label in said if label.startswith("here ")]

    def sides(self) -> list[float]:
        """Tell how wide and high what can be tapped is."""
        found = [node for node in self.client.mirror.walk() if node.get("on_click") is True]
        return [node[side] for node in found for side in ("width", "height")]

    async def show(self, **shown: Any) -> int:
        """Draw it anew with something changed. How many bytes were sent."""
        before = self.client.bytes_sent
        self.shown.update(shown)

        async def again() -> None:
            self.looks.draw()

        self.client.page.run_task(again)
        await self.client.settle()
        return self.client.bytes_sent - before


@dataclass
class Looks:
    """What the map needs of a screen."""

    dark: bool = False
    wide: bool = True
    retained: Retained = field(default_factory=Retained)
    draw: Callable[[], None] = lambda: None
    sitting: Any = None
    _zoom: Zoom = WHOLE

    @property
    def phone(self) -> Any:
        return SimpleNamespace(
            dark=self.dark,
            wide=self.wide,
            locale="en",
            say=lambda message, **words: words.get("cell", message),
            tick=lambda: 0.0,
            numbers=count(),
            keyed=False,
            press=SimpleNamespace(note=lambda x, y: None),
        )

    def redraw(self) -> None:
        """Do nothing: nothing moves here by itself."""

    def keep(self, *where: Any) -> Any:
        return lambda key, make: self.retained.keep((where, key), make)

    remember = keep

    @property
    def zoom(self) -> Zoom:
        return self._zoom

    @zoom.setter
    def zoom(self, zoom: Zoom) -> None:
        self._zoom = zoom
        self.draw()


@asynccontextmanager
async def board(
    picture: HexPicture,
    targets: Mapping[str, str] | None = None,
    *,
    dark: bool = False,
    wide: bool = True,
) -> AsyncIterator[Table]:
    looks, tapped, client = Looks(dark, wide), [], Client()  # type: ignore[var-annotated]
    client.replies["reset"] = None
    shown: dict[str, Any] = {"picture": picture, "targets": targets}

    @ft.component
    def Board() -> ft.View:
        times, again = ft.use_state(0)
        looks.draw = lambda: again(times + 1)
        looks.retained.turn()
        tap = tapped.append if shown["targets"] is not None else None
        control = hex_board(
            looks,
            shown["picture"],
            *ROOM,
            Taps(shown["targets"] or {}, tap),
            label="the map",
        )
        return ft.View([control])

    await client.start(lambda page: run_views(page, Board))
    try:
        yield Table(client, looks, tapped, shown)
    finally:
        await client.close()


def picture(grid: HexGrid, **marks: Any) -> HexPicture:
    return HexPicture(grid, hexes(grid), **marks)


# Taps -----------------------------------------------------------------------------------------------------


async def test_a_tap_on_a_hex_reaches_it() -> None:
    async with board(picture(SMALL), called(SMALL.names)) as table:
        for at in SMALL.names:
            await table.tap(at)
        assert table.tapped == list(SMALL.names)
        assert min(table.sides()) >= TARGET


async def test_a_finger_means_the_hex_it_points_at_up_to_its_corners() -> None:
    async with board(picture(SMALL), called(SMALL.names)) as table:
        layout = HexLayout(SMALL, _size(table))
        for at in SMALL.names:
            for corner in layout.corners(at, 2):
                await table.point(*corner)
        assert table.tapped == [at for at in SMALL.names for _ in range(6)]


def _size(table: Table) -> float:
    """Return the side of a hex as it is drawn: half as high as its canvas."""
    faces = [
        node for node in table.client.mirror.walk() if node["_c"] == "Canvas" and node.get("left") is not None
    ]
    size: float = faces[0]["height"] / 2
    return size


async def test_beside_the_map_nothing_is_tapped() -> None:
    async with board(picture(SMALL), called(SMALL.names)) as table:
        await table.point(1, 1)
        assert table.tapped == []


async def test_only_targets_can_be_tapped() -> None:
    some = SMALL.names[3:6]
    async with board(picture(SMALL), called(some)) as table:
        assert table.targets() == list(some)
        layout = HexLayout(SMALL, _size(table))
        await table.point(*layout.middles[SMALL.names[0]])
        assert table.tapped == []
        await table.point(*layout.middles[some[1]])
        assert table.tapped == [some[1]]


@pytest.mark.parametrize("targets", [None, {}])
async def test_a_map_to_look_at_has_one_name_and_nothing_to_tap(targets: dict[str, str] | None) -> None:
    async with board(picture(SMALL), targets) as table:
        assert not [
            node for node in table.client.mirror.walk() if node.get("on_click") or node.get("on_tap_up")
        ]
        assert table.client.find("Semantics", label="the map")["exclude_semantics"] is True


# Coming near ----------------------------------------------------------------------------------------------


async def test_on_a_large_map_the_first_tap_comes_near_and_the_next_one_does_it() -> None:
    async with board(picture(LARGE), called(LARGE.names)) as table:
        assert min(table.sides()) < TARGET
        await table.tap("1,1")
        assert table.tapped == []
        assert min(table.sides()) >= TARGET
        await table.tap("1,1")
        assert table.tapped == ["1,1"]


@pytest.mark.parametrize("grid", [SMALL, MIDDLE, LARGE])
async def test_every_edge_is_large_enough_to_be_tapped_from_near_by(grid: HexGrid) -> None:
    async with board(picture(grid), called(edges_of(grid))) as table:
        for edge in edges_of(grid)[:: 7 if PROOF else 35]:
            await table.tap(edge)
            assert table.tapped == []
            assert min(table.sides()) >= TARGET
            await table.tap(edge)
            assert table.tapped.pop() == edge
            await table.client.tap_label("whole-map")


async def test_from_near_by_only_what_is_seen_is_there() -> None:
    async with board(picture(LARGE), called(LARGE.names)) as table:
        await table.tap("-5,0")
        assert "-5,0" in table.targets()
        assert "5,0" not in table.targets()
        await table.client.tap_label("whole-map")
        assert table.targets() == list(LARGE.names)


@pytest.mark.parametrize(("kind", "tapped"), [("touch", []), ("mouse", ["0,0|1,0"])])
async def test_a_mouse_need_not_come_as_near_as_a_finger(kind: str, tapped: list[str]) -> None:
    async with board(picture(SMALL), called(edges_of(SMALL))) as table:
        layout = HexLayout(SMALL, _size(table))
        await table.point(*layout.middles["0,0|1,0"], kind=kind)
        assert table.tapped == tapped
        assert bool(table.looks.zoom.near) == (kind == "touch")


async def test_on_a_tiny_map_a_mouse_comes_near_too() -> None:
    async with board(picture(LARGE), called(edges_of(LARGE))) as table:
        layout = HexLayout(LARGE, _size(table))
        await table.point(*layout.middles["0,0|1,0"], kind="mouse")
        assert table.tapped == []
        assert table.looks.zoom == Zoom("0,0|1,0")


async def test_from_near_by_a_finger_means_the_edge_it_points_at() -> None:
    async with board(picture(LARGE), called(edges_of(LARGE))) as table:
        await table.tap("0,0|1,0")
        layout = HexLayout(LARGE, _size(table))
        for edge in ("0,0|1,0", "0,0|0,1", "0,0|-1,1"):
            for at in layout.ends(edge, 6):
                await table.point(*at)
            assert table.tapped == [edge, edge]
            table.tapped.clear()


async def test_the_button_back_is_there_from_near_by_only() -> None:
    async with board(picture(LARGE), called(LARGE.names)) as table:
        labels = [node.get("label") for node in table.client.mirror.walk()]
        assert "whole-map" not in labels
        await table.tap("0,0")
        button = next(node for node in table.client.mirror.walk() if node.get("border_radius") == TOUCH / 2)
        await table.client.fire(button, "click")
        assert table.looks.zoom == WHOLE


NORTH = ("0,-5|1,-5", "1,-5|2,-5")
"""Two edges beside each other."""


async def test_a_phone_is_near_from_the_beginning_where_all_that_is_open_is_seen_from_there() -> None:
    glows: dict[str, Glow] = dict.fromkeys(NORTH, "open")
    async with board(picture(LARGE, glows=glows), called(edges_of(LARGE)), wide=False) as table:
        assert set(NORTH) <= set(table.targets())
        assert min(table.sides()) >= TARGET
        await table.tap(NORTH[0])
        assert table.tapped == [NORTH[0]]
        await table.client.tap_label("whole-map")
        assert table.targets() == list(edges_of(LARGE))
        await table.tap(NORTH[0])
        assert table.tapped == [NORTH[0]]


async def test_where_what_is_open_lies_too_far_apart_a_phone_shows_the_whole_map() -> None:
    far: dict[str, Glow] = dict.fromkeys((NORTH[0], "-1,5|0,5"), "open")
    async with board(picture(LARGE, glows=far), called(edges_of(LARGE)), wide=False) as table:
        assert table.targets() == list(edges_of(LARGE))


# What is sent ---------------------------------------------------------------------------------------------


async def test_a_changed_hex_is_all_that_is_sent_again() -> None:
    async with board(picture(LARGE), called(LARGE.names)) as table:
        changed = hexes(LARGE, C4=HexLook("#A9D3E6", (Piece(tile, ("#B3261E",)),), label="C4"))
        assert await table.show(picture=HexPicture(LARGE, changed)) < 2_500
        assert any(shape.get("paint", {}).get("color") == "#B3261E" for shape in shapes(table, "Circle"))


def test_what_has_not_changed_is_the_very_same_control() -> None:
    looks: Any = Looks()

    def faces(shown: HexPicture) -> list[Any]:
        looks.retained.turn()
        control: Any = hex_board(looks, shown, *ROOM, Taps(), label="the map")
        found: list[Any] = control.content.content.controls[1].controls
        return found

    before = faces(picture(LARGE))
    after = faces(HexPicture(LARGE, hexes(LARGE, C4=HexLook("#F0D98C"))))
    changed = [at for at, one, other in zip(LARGE.names, before, after, strict=True) if one is not other]
    assert [spoken_names(LARGE)[at] for at in changed] == ["C4"]


async def test_the_same_picture_is_not_sent_again() -> None:
    async with board(picture(LARGE, glows={"0,0": "open"}), called(LARGE.names)) as table:
        assert await table.show(picture=picture(LARGE, glows={"0,0": "open"})) < 300


def shapes(table: Table, kind: str) -> list[Node]:
    return [node for node in table.client.mirror.walk() if node["_c"] == kind]


async def test_after_many_changes_it_is_drawn_as_for_a_newcomer() -> None:
    glows = [{"0,0": "open"}, {"0,0": "chosen", "1,0": "lit"}, {"0,0|1,0": "asked"}]
    async with board(picture(LARGE), called(LARGE.names)) as table:
        for marks in glows:
            await table.show(picture=picture(LARGE, glows=marks, roads={"0,0|0,1": "#7A4B12"}))
        await table.tap("0,0")
        await table.client.tap_label("whole-map")
        last = HexPicture(
            LARGE, hexes(LARGE, F6=HexLook("#F0D98C", badge="2")), ghosts={"1,0": HexLook("#A9C98B")}
        )
        await table.show(picture=last)
        async with board(last, called(LARGE.names)) as newcomer:
            assert drawn(table) == drawn(newcomer)


def drawn(table: Table) -> list[Any]:
    """Return everything on the page, but the numbers Flet gives to controls."""

    def plain(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: plain(part) for name, part in value.items() if name not in ("_i", "key")}
        return [plain(part) for part in value] if isinstance(value, list) else value

    return [plain(node) for node in shapes(table, "Canvas") + shapes(table, "Semantics")]


# What is drawn --------------------------------------------------------------------------------------------


def rings(cells: Sequence[str], kind: Glow, layout: HexLayout, colours: marks.Tones = DAY) -> Shapes:
    """Return what is drawn over hexes or edges that are pointed out so."""
    taken = frozenset(layout.grid.names)
    return marks.draw_marks_above(Marks(dict.fromkeys(cells, kind), taken), layout, colours)


@pytest.mark.parametrize("tones", [DAY, NIGHT])
@pytest.mark.parametrize("cells", [SMALL.names, edges_of(SMALL)])
def test_what_is_pointed_out_is_told_apart_without_colour(cells: tuple[str, ...], tones: marks.Tones) -> None:
    grey = replace(tones, glow="#777777", lit="#777777", asked="#777777")
    layout = HexLayout(SMALL, 40)
    drawings = {repr(rings(cells[:1], kind, layout, grey)) for kind in marks.KINDS}
    assert len(drawings) == 4


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("tones", [DAY, NIGHT])
def test_lines_stand_out_from_the_paper_around_them(tones: marks.Tones) -> None:
    paper = luminance(tones.paper)
    for line in (tones.glow, tones.lit, tones.asked):
        low, high = sorted([luminance(line), paper])
        assert (high + 0.05) / (low + 0.05) >= 4.5


def test_many_open_cells_glow_less_than_few() -> None:
    layout = HexLayout(LARGE, 20)
    few, many = (rings(LARGE.names[:count], "open", layout) for count in (marks.FEW, marks.FEW + 1))
    assert stroke(few) > stroke(many)


def stroke(found: Shapes) -> float:
    """Tell how wide the last line of a drawing is."""
    width: float = found[-1].paint.stroke_width  # type: ignore[attr-defined]
    return width


def test_rings_leave_the_edges_to_the_roads() -> None:
    layout = HexLayout(SMALL, 30)
    x, _ = layout.middles["0,0"]
    road = x + layout.across / 2 - stroke(marks.draw_roads({"0,0|1,0": "#7A4B12"}, layout, DAY.paper)) / 2
    for kind in marks.KINDS:
        ring: Any = rings(["0,0"], kind, layout)[1]
        right = max(point.x for point in ring.elements if hasattr(point, "x")) + ring.paint.stroke_width / 2
        assert right < road


def test_a_road_has_its_colour_and_lies_within_its_edge() -> None:
    layout = HexLayout(SMALL, 40)
    drawing: Any = marks.draw_roads({"0,0|1,0": "#7A4B12"}, layout, DAY.paper)
    assert [shape.paint.color for shape in drawing] == [DAY.paper, "#7A4B12"]
    (_, top), (_, bottom) = layout.ends("0,0|1,0")
    (start, end) = drawing[1].elements
    assert top < start.y < end.y < bottom


def test_what_is_not_pointed_out_fades_where_it_should() -> None:
    faint = HexPicture(
        SMALL, hexes(SMALL), glows={"0,0": "open", "0,0|1,0": "open"}, ghosts={"1,0": HexLook()}, faint=True
    )
    assert set(SMALL.names) - set(faint.marks.fading_cells(SMALL.names)) == {"0,0", "1,0"}
    some = HexPicture(SMALL, hexes(SMALL, C3=HexLook(faint=True)))
    assert some.marks.fading_cells(SMALL.names) == ("0,0",)
    assert marks.draw_veil((), HexLayout(SMALL, 30), DAY.paper) == []


def test_pieces_lie_where_they_are_put_and_grow_with_the_hex() -> None:
    look = HexLook("#A9D3E6", (Piece(tile, ("#123456",), x=0.5, y=-0.25, size=0.6),))
    for size in (20.0, 50.0):
        canvas = hex_face(look, size, DAY.paper, dark=False)
        circle: Any = canvas.shapes[-1]
        assert (circle.x, circle.y) == pytest.approx((canvas.width / 2 + size / 2, size * 0.75))  # type: ignore[operator]
        assert circle.radius == pytest.approx(size * 0.2)


def test_signs_and_badges_are_shown_over_pieces() -> None:
    canvas: Any = hex_face(
        HexLook("#A9D3E6", (Sign(ft.Icons.HOUSE, "#241F18"), Piece(word, ("3", "#241F18"))), badge="×2"),
        40,
        DAY.paper,
        dark=False,
    )
    assert canvas.shapes[-1].value == "3"
    icon, badge = canvas.content.controls
    assert icon.icon == ft.Icons.HOUSE
    assert badge.content.value == "×2"


@pytest.mark.parametrize("dark", [False, True])
async def test_roads_ghosts_and_names_are_on_the_page(dark: bool) -> None:
    marks = {"roads": {"0,0|1,0": "#7A4B12"}, "ghosts": {"1,0": HexLook("#A9C98B"), "0,0|0,1": "#1F5B4E"}}
    async with board(picture(SMALL, **marks), called(SMALL.names), dark=dark) as table:
        written = {node.get("value") for node in shapes(table, "Text")}
        assert set(spoken_names(SMALL).values()) <= written
        paints = {str(node.get("paint", {}).get("color")) for node in shapes(table, "Path")}
        assert {"#7A4B12", "#A9C98B", "#1F5B4E", (NIGHT if dark else DAY).paper} <= paints


def test_an_open_sheet_of_reasons_lights_what_it_blames() -> None:
    assert cause_glows(("0,0", "0,0|1,0"), ("1,0",)) == {"0,0": "lit", "0,0|1,0": "lit", "1,0": "asked"}
