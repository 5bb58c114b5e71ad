"""Building: take a tile, tap its square, preview it, build it. Upgrade, demolish and grow as well."""

from collections.abc import Awaitable
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.games.small_city.building.demolishing import demolitions, tile_of
from companion.games.small_city.building.halos import reach_of
from companion.games.small_city.building.supply import slots_left
from companion.games.small_city.moves import Decline, Demolish, Done, Grow
from companion.games.small_city.position import CellName
from companion.games.small_city.redaction import are_screens_up
from views.boards.small_city.facts import ask_track, facts
from views.boards.small_city.held_tile import (
    best_refused,
    covered_cells,
    hold,
    kind_in_hand,
    laying_move,
    legal_layings,
    store_at,
    stores_for,
    turn_tile,
)
from views.boards.small_city.look import tile_name, ui
from views.boards.small_city.offers import palette
from views.boards.small_city.phases.laying import laying_panel
from views.boards.small_city.phases.squares import influence_lines, square_halo
from views.boards.small_city.phases.staff import STAFF, move_in, offers
from views.boards.small_city.phases.upgrade import chains_panel, possible, tap_upgrade, upgrade_panel
from views.boards.small_city.picture import Ghost, Picture
from views.boards.small_city.selection_row import steps_back
from views.boards.small_city.state import Screen, hand_of, have
from views.boards.small_city.town import town_board
from views.boards.small_city.town_view import ask_square, picture_of, town_plan
from views.device.theme import TOUCH
from views.kit.actions import primary_button, square_button, tools_and_next
from views.kit.layout import column, row, sentence_lines
from views.kit.play_move import move_button, previews

DEMOLISH = "demolish"


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the town, with the piece in hand over it."""
    return town_board(screen, _picture(screen, partial(_tap, screen)), width, height)


def _picture(screen: Screen, tap: object) -> Picture:
    kind = kind_in_hand(screen)
    marks: dict[str, Any] = {"tap": tap, "hold": partial(_hold, screen)}
    if kind:
        open_ways = covered_cells(legal_layings(screen, kind))
        marks |= {"lights": open_ways, "says": lambda at: _button_words(screen, kind, at in open_ways)}
        move = laying_move(screen)
        if move:
            store = (Ghost("WA", move.warehouse),) if move.warehouse else ()
            marks |= {"ghosts": (Ghost(kind, move.cells), *store)}
            reached = reach_of(screen.position, screen.seat, move.tile, move.cells)
            marks |= {"halo": reached.halo if reached else (), "lights": stores_for(screen, move)}
    elif screen.piece == STAFF:
        marks |= {
            "lights": frozenset(move.origin for move in offers(screen)),
            "chosen": (screen.target or "",),
        }
    elif screen.piece == DEMOLISH:
        found = frozenset(cell for move in demolitions(screen.position, screen.seat) for cell in move.cells)
        marks |= {"lights": found, "chosen": hand_of(screen).doomed}
    else:
        marks |= _idle_marks(screen)
    return picture_of(screen, **marks)


def _idle_marks(screen: Screen) -> dict[str, Any]:
    """Collect the marks with nothing in hand: the tiles that can be upgraded, and the square asked about."""
    plan = town_plan(screen)
    found = {move.origin for move in possible(screen)}
    tiles = {plan.on[cell] for cell in found if cell in plan.on}
    marks: dict[str, Any] = {"arrows": tuple(plan.tiles[number].cells[-1] for number in sorted(tiles))}
    hand = hand_of(screen)
    if hand.grown and hand.cells:
        return {**marks, "ghosts": (Ghost(hand.grown, hand.cells),)}
    if screen.target:
        tile = plan.tile_at(screen.target)
        chosen = tile.cells if tile else (screen.target,)
        return {**marks, "chosen": chosen, "halo": square_halo(screen, screen.target)}
    return marks


def _button_words(screen: Screen, kind: str, may: bool) -> str:
    return ui(screen.phone, "may-lie" if may else "may-not-lie", tile=tile_name(screen.phone, kind))


# Taps -----------------------------------------------------------------------------------------------------


def _tap(screen: Screen, cell: CellName) -> None:
    kind = kind_in_hand(screen)
    if kind and not screen.acts.only_looks():
        _tap_tile(screen, cell)
    elif screen.piece == DEMOLISH and not screen.acts.only_looks():
        _tap_demolish(screen, cell)
    elif screen.piece == STAFF and screen.target and not screen.acts.only_looks():
        move_in(screen, cell)
    elif not kind and screen.piece != DEMOLISH:
        _ask(screen, cell)


def _tap_tile(screen: Screen, cell: CellName) -> None:
    kind, move = kind_in_hand(screen), laying_move(screen)
    assert kind
    if move and cell in stores_for(screen, move) and cell not in move.cells:
        screen.close()
        have(screen, replace(hand_of(screen), store=store_at(screen, move, cell)))
        return
    cells = turn_tile(screen, kind, cell)
    if cells:
        hold(screen, cell, cells)
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


def _ask(screen: Screen, cell: CellName) -> None:
    """Point at a square to show its contents, its influences and its upgrades, or hold its next upgrade."""
    if screen.target == cell and tap_upgrade(screen, cell):
        return
    screen.close()
    if screen.piece:
        screen.piece = None
    have(screen, replace(hand_of(screen).without_ghosts(), chains=False))
    screen.target = None if screen.target == cell else cell


def _hold(screen: Screen, cell: CellName) -> Awaitable[None]:
    """Show the rules about a square, below its influences."""
    told, halo = tuple(influence_lines(screen, cell)), square_halo(screen, cell)
    return ask_square(screen, screen.seat, cell, sentences=told, cells=halo)


# Below the town -------------------------------------------------------------------------------------------


def actions(screen: Screen, width: float) -> ft.Control:
    """Draw the palette, or the preview of the tile in hand."""
    parts: list[ft.Control | None] = [] if screen.phone.short else [facts(screen, screen.seat)]
    kind, move = kind_in_hand(screen), laying_move(screen)
    if kind and move and screen.target:
        parts += laying_panel(screen, move)
    elif screen.piece == DEMOLISH:
        parts += [_draw_demolish(screen), _tools(screen)]
    elif hand_of(screen).chains:
        parts += chains_panel(screen)
    elif screen.piece == STAFF:
        parts += [
            sentence_lines(screen.phone, [ui(screen.phone, "staff-who")]),
            steps_back(screen, ui(screen.phone, "not-here")),
        ]
    elif screen.target:
        parts += _draw_asked(screen, screen.target)
    elif are_screens_up(screen.position) and not screen.acting:
        parts += [
            palette(screen),
            sentence_lines(screen.phone, [ui(screen.phone, "behind-screen")], quiet=True),
        ]
    else:
        parts += [palette(screen), _tools(screen)]
    return column(*parts)


def _draw_asked(screen: Screen, cell: CellName) -> list[ft.Control | None]:
    """Draw the influences on the square pointed at, and the upgrades of its tile."""
    staff: list[ft.Control] = []
    if offers(screen):
        label = ui(screen.phone, "staff-it")
        staff.append(row(primary_button(screen.phone, label, lambda: setattr(screen, "piece", STAFF))))
    return [
        sentence_lines(screen.phone, influence_lines(screen, cell)),
        *staff,
        *upgrade_panel(screen, cell),
        steps_back(screen, ui(screen.phone, "close-square")),
    ]


def _draw_demolish(screen: Screen) -> ft.Control | None:
    phone = screen.phone
    cells = hand_of(screen).doomed
    if not cells:
        return sentence_lines(phone, [ui(phone, "demolish-which")])
    move = Demolish(cells)
    tile = tile_of(screen.position, screen.seat, move)
    label = ui(phone, "demolish-it", tile=tile_name(phone, tile.kind)) if tile else ""
    return column(sentence_lines(phone, previews(screen, move)), row(move_button(screen, label, move)))


def _tools(screen: Screen) -> ft.Control:
    phone, position = screen.phone, screen.position
    town = position.towns[screen.seat]
    if not screen.tasks:
        return ft.Container(height=TOUCH)
    if position.errand:
        return row(move_button(screen, ui(phone, "decline"), Decline(), strong=False))
    left = slots_left(position, town)
    all_slots = left + town.built
    ready = len({move.origin for move in possible(screen)})
    tools = [
        square_button(
            phone,
            ft.Icons.UPGRADE,
            ui(phone, "upgrades", n=ready),
            lambda: _show_chains(screen),
            word=_word(screen, "upgrade"),
            count=ready,
            dim=not ready,
        ),
        square_button(
            phone,
            ft.Icons.OPEN_IN_FULL,
            ui(phone, "grow"),
            lambda: screen.acts.play(Grow()),
            word=_word(screen, "grow"),
            chosen=town.grown,
            dim=not screen.judge(Grow()).legal,
        ),
        square_button(
            phone,
            ft.Icons.DELETE_OUTLINE,
            ui(phone, "demolish"),
            lambda: _pick_demolish(screen),
            word=_word(screen, "demolish"),
            chosen=screen.piece == DEMOLISH,
            dim=not left,
        ),
    ]
    if phone.short:
        money = f"{ui(phone, 'fact-money')} {town.money}"
        ask = partial(ask_track, screen, screen.seat, "money")
        tools.append(square_button(phone, ft.Icons.PAID, money, ask, count=town.money))
    done = ui(phone, "built-done", built=town.built, slots=all_slots)
    mark = None if phone.short else ft.Icons.CHECK  # the tools leave little width
    return tools_and_next(phone, tools, move_button(screen, done, Done(), mark=mark))


def _word(screen: Screen, kind: str) -> str:
    """Label a tool in a word, where the row has the width for it."""
    return "" if screen.phone.short else ui(screen.phone, f"tool-{kind}")


def _show_chains(screen: Screen) -> None:
    screen.close()
    screen.piece, screen.target = None, None
    have(screen, replace(hand_of(screen).without_ghosts(), chains=True))


def _pick_demolish(screen: Screen) -> None:
    have(screen, replace(hand_of(screen).without_ghosts(), store=(), chains=False))
    screen.pick(DEMOLISH)
