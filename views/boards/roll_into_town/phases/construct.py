"""Building: tap a building, tap its site, preview its gain, build it."""

from functools import partial

import flet as ft

from companion.games.roll_into_town.marks import Building
from companion.games.roll_into_town.moves import Build
from companion.games.roll_into_town.position import CellName
from views.boards.roll_into_town import held_building
from views.boards.roll_into_town.legal import changed_cells
from views.boards.roll_into_town.look import about_building, building_name, desk_text, goods_words
from views.boards.roll_into_town.parts import back_button, done_button, draw_paper
from views.boards.roll_into_town.state import Screen
from views.boards.roll_into_town.tiles import building_tiles
from views.kit.actions import primary_button, square_button
from views.kit.choice_panel import awaited_tap_hint
from views.kit.layout import column, join_words, row, sentence_lines
from views.kit.marks import Glow
from views.kit.play_move import previews, put_down
from views.models.legal_moves import legal_moves
from views.widgets.box_editor.ask_printed import ask_printed
from views.widgets.choices import chip, chips

PAID = ("pays",)
"""Notices that stand on the button."""


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the map. With a building in hand, its legal squares glow."""
    building, pencil = held_building.building_in_hand(screen), held_building.held_builds(screen)
    places = held_building.possible_sites(screen, building) if building else {}
    glows: dict[CellName, Glow] = dict.fromkeys(places, "open")
    ghosts = changed_cells(screen, pencil[0]) if pencil else {}
    if pencil:
        glows = dict.fromkeys(ghosts, "chosen")
    return draw_paper(
        screen,
        width,
        height,
        partial(_tap_square, screen),
        glows=glows,
        ghosts=ghosts,
        faint=building is not None and not pencil,
        says=(lambda at: _square_words(screen, building, at in places)) if building else None,
    )


def _square_words(screen: Screen, building: Building, may: bool) -> str:
    name = building_name(screen.phone, building)
    return desk_text(screen.phone, "may-build" if may else "may-not-build", building=name)


def _tap_square(screen: Screen, cell: CellName) -> None:
    if screen.acts.only_looks():
        return
    building, pencil = held_building.building_in_hand(screen), held_building.held_builds(screen)
    if building is None:
        screen.phone.tell(desk_text(screen.phone, "building-first"))
    elif pencil and screen.target == cell:
        screen.acts.play(pencil[0])
    elif found := held_building.possible_sites(screen, building).get(cell):
        held_building.hold_building(screen, cell, found[0])
    else:
        held_building.clear_pencil(screen)
        screen.acts.ask_why(held_building.refused_build(screen, building, cell))


# Below the map --------------------------------------------------------------------------------------------


def draw_sentences(screen: Screen, width: float) -> ft.Control | None:
    """Draw the use of the building in hand, or its effects on its site and the goods given at the Market."""
    phone, building = screen.phone, held_building.building_in_hand(screen)
    if building is None:
        return None
    pencil = held_building.held_builds(screen)
    if pencil:
        effects = previews(screen, pencil[0], omitted=PAID)
        return sentence_lines(phone, [*effects, *_market_words(screen, pencil)], quiet=True)
    return sentence_lines(phone, [about_building(phone, building)], quiet=True)


def acts(screen: Screen, width: float) -> ft.Control:
    """Draw the buildings with their prices, or the button that builds the one in hand."""
    phone, building, pencil = (
        screen.phone,
        held_building.building_in_hand(screen),
        held_building.held_builds(screen),
    )
    tiles = building_tiles(screen, _take_building, width)
    if building is None:
        return column(
            tiles,
            done_button(screen, strong=not legal_moves(screen, Build)),
        )
    if not pencil:
        words = desk_text(phone, "tap-where-building", building=building_name(phone, building))
        hint = awaited_tap_hint(phone, words)
        return column(
            tiles,
            row(back_button(screen), _flip_button(screen), hint),
        )
    name = building_name(phone, building)
    build = primary_button(
        phone,
        desk_text(phone, "build-it", building=name, at=pencil[0].at),
        lambda: screen.acts.play(pencil[0]),
        sub=_price_line(screen, pencil[0]),
        mark=ft.Icons.EDIT,
    )
    away = square_button(
        phone, ft.Icons.CLOSE, desk_text(phone, "pencil-away"), lambda: held_building.clear_pencil(screen)
    )
    price = _draw_payment(screen, pencil)
    return column(price or tiles, row(away, _flip_button(screen), build))


def _price_line(screen: Screen, move: Build) -> str:
    """Format what a building costs and leaves. Its other effects stand among the sentences."""
    effects = previews(screen, move, omitted=PAID)
    paid = [line for line in previews(screen, move) if line not in effects]
    return join_words(screen.phone, paid)


def _flip_button(screen: Screen) -> ft.Control | None:
    """Draw the button that flips the Cathedral left to right, or None for any other building."""
    if held_building.building_in_hand(screen) != "cathedral":
        return None

    def flip_held() -> None:
        tapped = screen.target
        held_building.clear_pencil(screen)
        held_building.flip_cathedral(screen, not held_building.is_mirrored(screen))
        found = held_building.possible_sites(screen, "cathedral").get(tapped or "")
        if tapped and found:
            held_building.hold_building(screen, tapped, found[0])

    return square_button(screen.phone, ft.Icons.FLIP, desk_text(screen.phone, "flip"), flip_held)


def _take_building(screen: Screen, building: Building) -> None:
    if screen.acts.only_looks():
        return
    if screen.piece == building:
        put_down(screen)
    elif building == "cathedral":
        ask_printed(screen, ("cathedral",), lambda: _hold_building_in_hand(screen, building))
    else:
        _hold_building_in_hand(screen, building)


def _hold_building_in_hand(screen: Screen, building: Building) -> None:
    put_down(screen)
    screen.piece = building
    able = held_building.legal_builds(screen, building)
    held_building.flip_cathedral(screen, {move.mirrored for move in able} == {True})
    if not able:
        screen.acts.ask_why(held_building.refused_build(screen, building), anywhere=True)


# Paying ---------------------------------------------------------------------------------------------------


def _draw_payment(screen: Screen, pencil: tuple[Build, ...]) -> ft.Control | None:
    """Draw the ways to pay at the Market, or None if there is one."""
    phone = screen.phone
    if len(pencil) == 1 or not pencil[0].given.total:
        return None
    every = sorted(pencil, key=lambda move: move.given.amounts)
    pads: list[ft.Control] = [
        chip(
            phone,
            goods_words(phone, move.given),
            partial(held_building.choose_payment, screen, move.given),
            chosen=move == pencil[0],
        )
        for move in every
    ]
    return chips(*pads, middle=True)


def _market_words(screen: Screen, pencil: tuple[Build, ...]) -> list[str]:
    """Name the goods given at the Market, or ask if there are several ways. Empty without any."""
    phone = screen.phone
    if not pencil[0].given.total:
        return []
    given = goods_words(phone, pencil[0].given)
    return [
        desk_text(phone, "market-which") if len(pencil) > 1 else desk_text(phone, "market-gives", given=given)
    ]
