"""Upgrades: the arrow on a tile, the ways it can grow, and the chains that open one after the other."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.small_city.building.chains import Chain, find_chains
from companion.games.small_city.building.upgrading import legal_upgrades
from companion.games.small_city.moves import Upgrade
from companion.games.small_city.plan import laying_of, names_of, seat_plan
from companion.games.small_city.position import CellName, Cells
from companion.games.small_city.printed import Kind
from views.boards.small_city.look import tile_name, ui_text
from views.boards.small_city.selection_row import rows_with_back
from views.boards.small_city.state import Screen, hand_of, have
from views.device.theme import EDGE, TOUCH
from views.kit.actions import primary_button, square_button
from views.kit.layout import column, sentence_lines
from views.kit.play_move import move_button
from views.kit.tap import tappable
from views.models.choices import way_after
from views.widgets.box_editor.ask_printed import ask_printed, guesses_sentence


def possible_upgrades(screen: Screen) -> tuple[Upgrade, ...]:
    """List every upgrade the seat looked at may make now."""
    if not screen.tasks or screen.position.phase != "build" or screen.position.errand:
        return ()
    return legal_upgrades(screen.position, screen.seat)


def upgrades_of_tile(screen: Screen, cell: CellName) -> list[Upgrade]:
    """List the upgrades of the tile on a square."""
    plan = seat_plan(screen.position, screen.seat)
    number = plan.tile_numbers_by_cell.get(cell)
    if number is None:
        return []
    return [
        move for move in possible_upgrades(screen) if plan.tile_numbers_by_cell.get(move.origin) == number
    ]


def tap_upgrade(screen: Screen, cell: CellName) -> bool:
    """Hold the next upgrade over the tile on a square. Return False if there is none."""
    found = upgrades_of_tile(screen, cell)
    if not found:
        return False
    lying = [move.cells for move in found]
    move = found[lying.index(way_after(lying, hand_of(screen).cells))]
    names = screen.game.box.printed_for(move.tile)
    ask_printed(screen, names, partial(_hold_upgrade, screen, move.tile, _ordered_cells(screen, move)))
    return True


def _hold_upgrade(screen: Screen, tile: Kind, cells: Cells) -> None:
    have(screen, replace(hand_of(screen), grown=tile, cells=cells))


def _ordered_cells(screen: Screen, move: Upgrade) -> tuple[CellName, ...]:
    plan = seat_plan(screen.position, screen.seat)
    laying = laying_of(plan, move.tile, move.cells)
    return names_of(plan, laying) if laying else move.cells


def draw_upgrades(screen: Screen, cell: CellName) -> list[ft.Control]:
    """Draw the buttons of a row that upgrade the tile on the square pointed at. The list may be empty."""
    found = upgrades_of_tile(screen, cell)
    if not found:
        return []
    phone = screen.phone
    move = _held_upgrade(screen, found)
    if move is None:
        tile = tile_name(phone, found[0].tile)
        label = ui_text(phone, "upgrade-to", tile=tile)
        return [primary_button(phone, label, lambda: tap_upgrade(screen, cell))]
    chosen = move
    label = ui_text(phone, "upgrade-it", tile=tile_name(phone, chosen.tile))
    parts: list[ft.Control] = [move_button(screen, label, chosen)]
    if len(found) > 1:
        turn = partial(tap_upgrade, screen, cell)
        parts.insert(0, square_button(phone, ft.Icons.ROTATE_RIGHT, ui_text(phone, "turn"), turn))
    return parts


def say_guesses(screen: Screen, cell: CellName) -> str:
    """Tell the guesses about the upgrade held over the tile on a square. Empty without any."""
    move = _held_upgrade(screen, upgrades_of_tile(screen, cell))
    if move is None:
        return ""
    return guesses_sentence(screen, screen.game.box.entries_of(screen.position, screen.seat, move))


def _held_upgrade(screen: Screen, found: list[Upgrade]) -> Upgrade | None:
    """Return the upgrade of `found` that is held over its tile, or None."""
    cells = set(hand_of(screen).cells)
    return next((one for one in found if set(one.cells) == cells), None)


MOST = 3
"""Most chains that are offered."""


def draw_chains(screen: Screen) -> ft.Control:
    """Draw every chain of upgrades that can begin now, the longest first, in an order that works."""
    found = find_chains(screen.position, screen.seat) if screen.tasks else ()
    different: dict[str, Chain] = {}
    for chain in found:
        different.setdefault(_describe_chain(chain), chain)
    rows = [_draw_chain(screen, chain) for chain in list(different.values())[:MOST]]
    return column(*rows, rows_with_back(screen, ()))


def say_no_chains(screen: Screen) -> ft.Control | None:
    """Draw the sentence that no chain of upgrades can begin now, or None if a chain can."""
    if screen.tasks and find_chains(screen.position, screen.seat):
        return None
    return sentence_lines(screen.phone, [ui_text(screen.phone, "upgrades-none")])


def _describe_chain(chain: Chain) -> str:
    """Describe a chain by its tiles and their squares, however they are laid."""
    return " → ".join(f"{step.tile} {step.origin}" for step in chain.steps)


def _draw_chain(screen: Screen, chain: Chain) -> ft.Control:
    phone = screen.phone
    spoken = tuple(
        ui_text(phone, "chain-step", tile=tile_name(phone, step.tile), at=step.origin) for step in chain.steps
    )

    def play_steps() -> None:
        for step in chain.steps:
            if not screen.acts.play(step):
                return

    return tappable(
        ui_text(phone, "chain", steps=spoken),
        ft.Row(
            [
                ft.Icon(ft.Icons.UPGRADE, size=20, color=ft.Colors.PRIMARY),
                ft.Text(_describe_chain(chain), size=phone.size(15), weight=ft.FontWeight.W_600, expand=True),
                ft.Text(
                    ui_text(phone, "do-it", n=len(chain.steps)), size=phone.size(14), color=ft.Colors.PRIMARY
                ),
            ],
            spacing=8,
        ),
        play_steps,
        height=TOUCH,
        padding=ft.Padding.symmetric(horizontal=12),
        border_radius=12,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=EDGE,
    )
