"""Building: take a tile, tap its square, preview it, build it. Upgrade, demolish and grow as well."""

from collections.abc import Awaitable
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.games.small_city.building.demolishing import legal_demolitions, tile_of
from companion.games.small_city.building.halos import reach_of
from companion.games.small_city.building.supply import slots_left
from companion.games.small_city.moves import Decline, Demolish, Done, Grow
from companion.games.small_city.position import CellName
from companion.games.small_city.redaction import are_screens_up
from views.boards.small_city.facts import ask_track
from views.boards.small_city.held_tile import (
    best_refused,
    covered_cells,
    hold_tile,
    kind_in_hand,
    laying_move,
    legal_layings,
    next_placement,
    squares_for_store,
    store_at,
)
from views.boards.small_city.look import tile_name, ui_text
from views.boards.small_city.offers import draw_palette
from views.boards.small_city.palette import TILE
from views.boards.small_city.phases.laying import draw_laying_buttons, draw_laying_preview
from views.boards.small_city.phases.squares import influence_lines, square_halo
from views.boards.small_city.phases.staff import STAFF, move_citizen_in, staff_moves
from views.boards.small_city.phases.upgrade import (
    draw_chains,
    draw_upgrades,
    possible_upgrades,
    say_guesses,
    say_no_chains,
    tap_upgrade,
)
from views.boards.small_city.picture import Ghost, Picture
from views.boards.small_city.selection_row import put_down_square_button, rows_with_back
from views.boards.small_city.state import Screen, hand_of, have
from views.boards.small_city.town import town_board
from views.boards.small_city.town_view import ask_square, town_picture, town_plan
from views.device.theme import APART, BUTTON, GAP, TOUCH
from views.kit.actions import primary_button, square_button, tools_and_next
from views.kit.choice_panel import awaited_tap_hint
from views.kit.layout import column, grow, row, sentence_lines
from views.kit.play_move import move_button, previews
from views.kit.tile_pages import draw_line_pages

DEMOLISH = "demolish"

ROOMY = 350
"""Width of the dock from which tools have words, in pixels."""


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the town, with the piece in hand over it."""
    return town_board(screen, _make_picture(screen, partial(_handle_tap, screen)), width, height)


def _make_picture(screen: Screen, tap: object) -> Picture:
    kind = kind_in_hand(screen)
    marks: dict[str, Any] = {"tap": tap, "hold": partial(_show_rules, screen)}
    if kind:
        open_ways = covered_cells(legal_layings(screen, kind))
        marks |= {"lights": open_ways, "says": lambda at: _square_words(screen, kind, at in open_ways)}
        move = laying_move(screen)
        if move:
            store = (Ghost("WA", move.warehouse),) if move.warehouse else ()
            marks |= {"ghosts": (Ghost(kind, move.cells), *store)}
            reached = reach_of(screen.position, screen.seat, move.tile, move.cells)
            marks |= {"halo": reached.halo if reached else (), "lights": squares_for_store(screen, move)}
            if move.warehouse:
                del marks["says"]  # a square for the warehouse is chosen
    elif screen.piece == STAFF:
        marks |= {
            "lights": frozenset(move.origin for move in staff_moves(screen)),
            "chosen": (screen.target or "",),
        }
    elif screen.piece == DEMOLISH:
        found = frozenset(
            cell for move in legal_demolitions(screen.position, screen.seat) for cell in move.cells
        )
        marks |= {"lights": found, "chosen": hand_of(screen).doomed}
    else:
        marks |= _idle_marks(screen)
    return town_picture(screen, **marks)


def _idle_marks(screen: Screen) -> dict[str, Any]:
    """Collect the marks with nothing in hand: the tiles that can be upgraded, and the square asked about."""
    plan = town_plan(screen)
    found = {move.origin for move in possible_upgrades(screen)}
    tiles = {plan.tile_numbers_by_cell[cell] for cell in found if cell in plan.tile_numbers_by_cell}
    marks: dict[str, Any] = {"arrows": tuple(plan.tiles[number].cells[-1] for number in sorted(tiles))}
    hand = hand_of(screen)
    if hand.grown and hand.cells:
        return {**marks, "ghosts": (Ghost(hand.grown, hand.cells),)}
    if screen.target:
        tile = plan.tile_at(screen.target)
        chosen = tile.cells if tile else (screen.target,)
        return {**marks, "chosen": chosen, "halo": square_halo(screen, screen.target)}
    return marks


def _square_words(screen: Screen, kind: str, may: bool) -> str:
    return ui_text(screen.phone, "may-lie" if may else "may-not-lie", tile=tile_name(screen.phone, kind))


# Taps -----------------------------------------------------------------------------------------------------


def _handle_tap(screen: Screen, cell: CellName) -> None:
    kind = kind_in_hand(screen)
    if kind and not screen.acts.only_looks():
        _tap_tile(screen, cell)
    elif screen.piece == DEMOLISH and not screen.acts.only_looks():
        _tap_demolish(screen, cell)
    elif screen.piece == STAFF and screen.target and not screen.acts.only_looks():
        move_citizen_in(screen, cell)
    elif not kind and screen.piece != DEMOLISH:
        _point_at_square(screen, cell)


def _tap_tile(screen: Screen, cell: CellName) -> None:
    kind, move = kind_in_hand(screen), laying_move(screen)
    assert kind
    if move and cell in squares_for_store(screen, move) and cell not in move.cells:
        screen.close()
        have(screen, replace(hand_of(screen), store=store_at(screen, move, cell)))
        return
    cells = next_placement(screen, kind, cell)
    if cells:
        hold_tile(screen, cell, cells)
    else:
        screen.acts.ask_why(best_refused(screen, kind, cell))


def _tap_demolish(screen: Screen, cell: CellName) -> None:
    move = Demolish((cell,))
    tile = tile_of(screen.position, screen.seat, move)
    if not screen.judge(move).legal or tile is None:
        screen.acts.ask_why(move)
        return
    screen.close()
    screen.target = cell
    have(screen, replace(hand_of(screen), doomed=tile.cells))


def _point_at_square(screen: Screen, cell: CellName) -> None:
    """Point at a square to show its contents, its influences and its upgrades, or hold its next upgrade."""
    if screen.target == cell and tap_upgrade(screen, cell):
        return
    screen.close()
    if screen.piece:
        screen.piece = None
    have(screen, replace(hand_of(screen).without_ghosts(), chains=False))
    screen.target = None if screen.target == cell else cell


def _show_rules(screen: Screen, cell: CellName) -> Awaitable[None]:
    """Show the rules about a square, below its influences."""
    told, halo = tuple(influence_lines(screen, cell)), square_halo(screen, cell)
    return ask_square(screen, screen.seat, cell, sentences=told, cells=halo)


# Below the town -------------------------------------------------------------------------------------------


def draw_sentences(screen: Screen, width: float) -> ft.Control | None:
    """Draw the effects of the tile in hand, or the influences on the square pointed at."""
    phone, move = screen.phone, laying_move(screen)
    if move and screen.target:
        return draw_laying_preview(screen, move)
    if screen.piece == DEMOLISH:
        cells = hand_of(screen).doomed
        effects = previews(screen, Demolish(cells)) if cells else (ui_text(phone, "demolish-which"),)
        return sentence_lines(phone, effects)
    if hand_of(screen).chains:
        return say_no_chains(screen)
    if screen.target:
        return sentence_lines(
            phone, [*influence_lines(screen, screen.target), say_guesses(screen, screen.target)]
        )
    if are_screens_up(screen.position) and not screen.acting:
        return sentence_lines(phone, [ui_text(phone, "behind-screen")], quiet=True)
    return None


def acts(screen: Screen, width: float) -> ft.Control:
    """Draw the palette, or the buttons for the tile in hand."""
    move = laying_move(screen)
    if move and screen.target:
        return column(*draw_laying_buttons(screen, move))
    if screen.piece == DEMOLISH:
        return column(_draw_demolition(screen), _draw_tools(screen, width))
    if hand_of(screen).chains:
        return draw_chains(screen)
    if screen.piece == STAFF:
        hint = awaited_tap_hint(screen.phone, ui_text(screen.phone, "staff-who"))
        return row(put_down_square_button(screen), hint)
    if screen.target:
        return _draw_pointed_square(screen, screen.target)
    if are_screens_up(screen.position) and not screen.acting:
        return column(draw_palette(screen))
    if screen.phone.tiny and screen.tasks and not screen.position.errand:
        return _draw_tools_on_pages(screen)
    return column(draw_palette(screen), _draw_tools(screen, width))


def _draw_tools_on_pages(screen: Screen) -> ft.Control:
    """Draw the palette and the tools on pages, and below them the button that ends building."""
    high = grow(screen.phone, BUTTON)
    lines = [(draw_palette(screen), float(TILE)), (row(*_list_tools(screen)), high)]
    pages = draw_line_pages(screen, "build", lines, screen.panes.acts - APART - high - GAP)
    return column(pages, row(_draw_done(screen)))


def _draw_pointed_square(screen: Screen, cell: CellName) -> ft.Control:
    """Draw the buttons for the citizens and for the upgrades of the square pointed at."""
    rows: list[list[ft.Control]] = []
    if staff_moves(screen):
        label = ui_text(screen.phone, "staff-it")
        rows.append([primary_button(screen.phone, label, lambda: setattr(screen, "piece", STAFF))])
    if upgrades := draw_upgrades(screen, cell):
        rows.append(upgrades)
    return rows_with_back(screen, rows)


def _draw_demolition(screen: Screen) -> ft.Control | None:
    phone, cells = screen.phone, hand_of(screen).doomed
    if not cells:
        return None
    move = Demolish(cells)
    tile = tile_of(screen.position, screen.seat, move)
    label = ui_text(phone, "demolish-it", tile=tile_name(phone, tile.kind)) if tile else ""
    return row(move_button(screen, label, move))


def _draw_tools(screen: Screen, width: float) -> ft.Control:
    phone = screen.phone
    if not screen.tasks:
        return ft.Container(height=TOUCH)
    if screen.position.errand:
        return row(move_button(screen, ui_text(phone, "decline"), Decline(), strong=False))
    return tools_and_next(phone, _list_tools(screen), _draw_done(screen), width)


def _draw_done(screen: Screen) -> ft.Control:
    """Draw the button that ends building, with the number of tiles built."""
    town = screen.position.towns[screen.seat]
    slots = slots_left(screen.position, town) + town.built
    done = ui_text(screen.phone, "built-done", built=town.built, slots=slots)
    mark = None if screen.panes.tight else ft.Icons.CHECK  # the tools leave little width
    return move_button(screen, done, Done(), mark=mark)


def _list_tools(screen: Screen) -> list[ft.Control]:
    """Draw the square buttons beside the palette: upgrades, the town's growth, demolition, money."""
    phone, position = screen.phone, screen.position
    town = position.towns[screen.seat]
    left = slots_left(position, town)
    ready = len({move.origin for move in possible_upgrades(screen)})
    tools = [
        square_button(
            phone,
            ft.Icons.UPGRADE,
            ui_text(phone, "upgrades", n=ready),
            lambda: _show_chains(screen),
            word=_tool_word(screen, "upgrade"),
            count=ready,
            dim=not ready,
        ),
        square_button(
            phone,
            ft.Icons.OPEN_IN_FULL,
            ui_text(phone, "grow"),
            lambda: screen.acts.play(Grow()),
            word=_tool_word(screen, "grow"),
            chosen=town.grown,
            dim=not screen.judge(Grow()).legal,
        ),
        square_button(
            phone,
            ft.Icons.DELETE_OUTLINE,
            ui_text(phone, "demolish"),
            lambda: _pick_demolish(screen),
            word=_tool_word(screen, "demolish"),
            chosen=screen.piece == DEMOLISH,
            dim=not left,
        ),
    ]
    if screen.panes.tight:
        money = f"{ui_text(phone, 'fact-money')} {town.money}"
        ask = partial(ask_track, screen, screen.seat, "money")
        tools.append(square_button(phone, ft.Icons.PAID, money, ask, count=town.money))
    return tools


def _tool_word(screen: Screen, kind: str) -> str:
    """Label a tool in a word, if the row has the width."""
    return "" if screen.panes.tight or screen.panes.across < ROOMY else ui_text(screen.phone, f"tool-{kind}")


def _show_chains(screen: Screen) -> None:
    screen.close()
    screen.piece, screen.target = None, None
    have(screen, replace(hand_of(screen).without_ghosts(), chains=True))


def _pick_demolish(screen: Screen) -> None:
    have(screen, replace(hand_of(screen).without_ghosts(), store=(), chains=False))
    screen.pick(DEMOLISH)
