"""What is printed, as a board draws it: every square at its place, with what its entry says of it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from companion.games import GAMES
from tests.views.visit import visit
from views.boards import board_of
from views.boards.roll_into_town.pencil.svg import UNIT
from views.boards.small_city import ground, marks, mini, printing, tiles
from views.device.phone import Phone, find_phone

SIDE = 200.0
"""Pixels a picture may be wide and high."""

Squares = dict[tuple[int, int], str]
"""The letter of every square, by column and row."""


async def some_phone(home: Path) -> Phone:
    """Return a phone that pictures are drawn for."""
    async with visit(home) as visitor:
        found = find_phone(visitor.client.page)
        assert found
        return found


def entries(game: str, beginning: str) -> Iterator[tuple[str, str]]:
    """List a box's entries whose names begin so, each with its print."""
    for name, entry in GAMES[game].box.printed.entries.items():
        if name.startswith(beginning) and GAMES[game].box.is_readable(name) and isinstance(entry.value, str):
            yield name, entry.value


def written(text: str, nothing: str) -> Squares:
    """Find the squares that a text tells of. ``nothing`` are the letters of empty squares."""
    rows = enumerate(text.split("/"))
    return {(x, y): letter for y, row in rows for x, letter in enumerate(row) if letter not in nothing}


async def test_every_tile_shows_its_squares_and_what_each_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone, pieces = await some_phone(tmp_path), list[tuple[set[tuple[int, int]], float, float, float]]()
    does: list[tuple[str, float, float]] = []
    cardboard, function = tiles.draw_cardboard, marks.draw_function

    def cut(squares: Any, size: float, look: Any, *, left: float, top: float) -> Any:
        pieces.append(({*squares}, size, left, top))
        return cardboard(squares, size, look, left=left, top=top)

    def printed(letter: str, x: float, y: float, size: float, ink: str) -> Any:
        does.append((letter, x, y))
        return function(letter, x, y, size, ink)

    monkeypatch.setattr(mini, "draw_cardboard", cut)
    monkeypatch.setattr(mini, "draw_function", printed)
    for name, text in entries("small_city", "tile-"):
        for drawing in text.split():
            pieces.clear()
            does.clear()
            assert board_of("small_city").printed.entry(phone, name, drawing, SIDE)
            _, size, left, top = pieces[0]
            found = {
                (round((x - left) / size - 0.5), round((y - top) / size - 0.5)): letter
                for letter, x, y in does
            }
            assert found == written(drawing, "."), name
            assert set[tuple[int, int]]().union(*(squares for squares, *_ in pieces)) == found.keys(), name


async def test_every_cost_shows_its_cubes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    phone, cubes, cube = await some_phone(tmp_path), list[str](), marks.draw_cube

    def laid(x: float, y: float, size: float, colour: Any) -> Any:
        cubes.append(colour)
        return cube(x, y, size, colour)

    monkeypatch.setattr(mini, "draw_cube", laid)
    for name, text in entries("small_city", "cost-"):
        cubes.clear()
        assert board_of("small_city").printed.entry(phone, name, text, SIDE)
        assert "".join(cubes) == text, name


async def test_every_board_of_a_town_shows_its_ground_and_when_it_can_be_built_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone, found = await some_phone(tmp_path), Squares()
    plots, wave, rock, words = ground._draw_plots, ground._draw_wave, ground._draw_rock, marks.draw_letters

    def plotted(layout: Any, mask: int, colour: str) -> Any:
        found.update(
            dict.fromkeys(layout.columns_and_rows_of_mask(mask), "0" if "0" not in found.values() else "?")
        )
        return plots(layout, mask, colour)

    def waved(layout: Any, number: int, look: Any) -> Any:
        found[layout.square(layout.grid.names[number])] = "~"
        return wave(layout, number, look)

    def piled(layout: Any, number: int, look: Any) -> Any:
        found[layout.square(layout.grid.names[number])] = "#"
        return rock(layout, number, look)

    def numbered(x: float, y: float, text: str, size: float, ink: str) -> Any:
        found[(int(x / size / 2), int(y / size / 2))] = text  # half as large as its square
        return words(x, y, text, size, ink)

    monkeypatch.setattr(ground, "_draw_plots", plotted)
    monkeypatch.setattr(ground, "_draw_wave", waved)
    monkeypatch.setattr(ground, "_draw_rock", piled)
    monkeypatch.setattr(printing, "draw_letters", numbered)
    for name, text in entries("small_city", "board-"):
        found.clear()
        assert board_of("small_city").printed.entry(phone, name, text, SIDE)
        assert found == written(text, ""), name


async def test_the_map_before_the_first_round_shows_its_squares_and_the_town_hall(tmp_path: Path) -> None:
    phone = await some_phone(tmp_path)
    for name, text in entries("roll_into_town", "map"):
        for shown in (text, "H......./.F....../..M...../...T..../....O.../......../......../........"):
            drawn = board_of("roll_into_town").printed.entry(phone, name, shown, SIDE)
            assert isinstance(drawn, ft.Row)
            (image,) = drawn.controls
            assert isinstance(image, ft.Image)
            lying = re.findall(r'<g transform="translate\((\d+) (\d+)\)">', str(image.src))
            places = {(int(x) // UNIT, int(y) // UNIT) for x, y in lying}
            assert places == written(shown, ".").keys()
            lines = re.findall(r"M(\d+) 0v", str(image.src)), re.findall(r"M0 (\d+)h", str(image.src))
            across, down = len(shown.split("/", 1)[0]), shown.count("/") + 1
            assert [len({*each}) for each in lines] == [across - 1, down - 1]


@pytest.mark.parametrize("game", GAMES)
async def test_every_entry_has_a_picture_of_its_board_or_of_its_form(tmp_path: Path, game: str) -> None:
    phone = await some_phone(tmp_path)
    for name, text in entries(game, ""):
        drawn = board_of(game).printed.entry(phone, name, text, SIDE)
        assert drawn is None or isinstance(drawn, ft.Control), name
