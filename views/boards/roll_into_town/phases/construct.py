"""Building: tap a building, tap its site, preview its gain, build it."""

from functools import partial

import flet as ft

from companion.games.roll_into_town.marks import Building
from companion.games.roll_into_town.moves import Build
from companion.games.roll_into_town.position import CellName
from views.boards.roll_into_town import held_building
from views.boards.roll_into_town.legal import changed_cells
from views.boards.roll_into_town.look import about_building, building_name, goods_words, ui
from views.boards.roll_into_town.parts import back, done_button, paper
from views.boards.roll_into_town.state import Screen
from views.boards.roll_into_town.tiles import tiles
from views.kit.actions import primary_button, square_button
from views.kit.layout import BETWEEN, column, row, sentence_lines
from views.kit.marks import Glow
from views.kit.play_move import preview_line, put_down
from views.models.legal_moves import legal_moves
from views.widgets.box_editor.ask_printed import ask_printed
from views.widgets.choices import chip


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the map. With a building in hand, the squares where it may stand glow."""
    building, pencil = held_building.building_in_hand(screen), held_building.held_builds(screen)
    places = held_building.spots(screen, building) if building else {}
    glows: dict[CellName, Glow] = dict.fromkeys(places, "open")
    ghosts = changed_cells(screen, pencil[0]) if pencil else {}
    if pencil:
        glows = dict.fromkeys(ghosts, "chosen")
    return paper(
        screen,
        width,
        height,
        partial(_tap, screen),
        glows=glows,
        ghosts=ghosts,
        faint=building is not None and not pencil,
        says=(lambda at: _button_words(screen, building, at in places)) if building else None,
    )


def _button_words(screen: Screen, building: Building, may: bool) -> str:
    name = building_name(screen.phone, building)
    return ui(screen.phone, "may-build" if may else "may-not-build", building=name)


def _tap(screen: Screen, cell: CellName) -> None:
    if screen.acts.only_looks():
        return
    building, pencil = held_building.building_in_hand(screen), held_building.held_builds(screen)
    if building is None:
        screen.phone.tell(ui(screen.phone, "building-first"))
    elif pencil and screen.target == cell:
        screen.acts.play(pencil[0])
    elif found := held_building.spots(screen, building).get(cell):
        held_building.hold(screen, cell, found[0])
    else:
        held_building.let_stand(screen)
        screen.acts.ask_why(held_building.refused_build(screen, building, cell))


# Below the map --------------------------------------------------------------------------------------------


def actions(screen: Screen, width: float) -> ft.Control:
    """Draw the buildings with their prices, the use of the one in hand, or the button that builds it."""
    phone, building, pencil = (
        screen.phone,
        held_building.building_in_hand(screen),
        held_building.held_builds(screen),
    )
    if building is None:
        return column(tiles(screen, _take), done_button(screen, strong=not legal_moves(screen, Build)))
    if not pencil:
        words = ui(phone, "tap-where-building", building=building_name(phone, building))
        about = sentence_lines(phone, [about_building(phone, building), words], quiet=True)
        return column(
            tiles(screen, _take), row(back(screen), _flip(screen), ft.Container(about, expand=True))
        )
    name = building_name(phone, building)
    build = primary_button(
        phone,
        ui(phone, "build-it", building=name, at=pencil[0].at),
        lambda: screen.acts.play(pencil[0]),
        sub=preview_line(screen, pencil[0]),
        mark=ft.Icons.EDIT,
    )
    away = square_button(
        phone, ft.Icons.CLOSE, ui(phone, "pencil-away"), lambda: held_building.let_stand(screen)
    )
    price = _price_line(screen, pencil)
    return column(price or tiles(screen, _take), row(away, _flip(screen), build))


def _flip(screen: Screen) -> ft.Control | None:
    """Draw the button that flips the Cathedral left to right, or None for any other building."""
    if held_building.building_in_hand(screen) != "cathedral":
        return None

    def turn_over() -> None:
        tapped = screen.target
        held_building.let_stand(screen)
        held_building.flip(screen, not held_building.is_mirrored(screen))
        found = held_building.spots(screen, "cathedral").get(tapped or "")
        if tapped and found:
            held_building.hold(screen, tapped, found[0])

    return square_button(screen.phone, ft.Icons.FLIP, ui(screen.phone, "flip"), turn_over)


def _take(screen: Screen, building: Building) -> None:
    if screen.acts.only_looks():
        return
    if screen.piece == building:
        put_down(screen)
    elif building == "cathedral":
        ask_printed(screen, ("cathedral",), lambda: _in_hand(screen, building))
    else:
        _in_hand(screen, building)


def _in_hand(screen: Screen, building: Building) -> None:
    put_down(screen)
    screen.piece = building
    able = held_building.builds(screen, building)
    held_building.flip(screen, {move.mirrored for move in able} == {True})
    if not able:
        screen.acts.ask_why(held_building.refused_build(screen, building), anywhere=True)


# Paying ---------------------------------------------------------------------------------------------------


def _price_line(screen: Screen, pencil: tuple[Build, ...]) -> ft.Control | None:
    """Draw the goods given at the Market, as a choice if there are several ways, or None without any."""
    phone = screen.phone
    if not pencil[0].given.total:
        return None
    if len(pencil) == 1:
        return sentence_lines(
            phone, [ui(phone, "market-gives", given=goods_words(phone, pencil[0].given))], quiet=True
        )
    every = sorted(pencil, key=lambda move: move.given.each)
    pads: list[ft.Control] = [
        chip(
            phone,
            goods_words(phone, move.given),
            partial(held_building.pay, screen, move.given),
            chosen=move == pencil[0],
        )
        for move in every
    ]
    ways = ft.Row(pads, spacing=BETWEEN, scroll=ft.ScrollMode.HIDDEN)
    return column(sentence_lines(phone, [ui(phone, "market-which")], quiet=True), ways)
