"""Areas of the main board to tap: the cost and gain of each, and the cost of its leftmost free slot."""

from functools import partial
from math import ceil

import flet as ft
from msgspec.structs import replace

from companion.engine.gains import Gain, Gains
from companion.games.sweet_lands import areas, moves, printed
from companion.games.sweet_lands.gaining import sum_costs
from companion.games.sweet_lands.position import Position
from companion.games.sweet_lands.vocabulary import (
    ADVANCED_AREAS,
    BASIC_AREAS,
    EXTRA_AREAS,
    SPECIAL_AREAS,
)
from views.boards.sweet_lands import parts, play_move, state
from views.boards.sweet_lands.speech import area_name, ui
from views.boards.sweet_lands.state import Screen
from views.device.phone import LARGE, Phone
from views.kit import actions, layout
from views.kit.choice_panel import Offer
from views.kit.layout import upright
from views.kit.play_move import preview_line
from views.kit.shared_render import draw_once
from views.models.legal_moves import legal_moves
from views.widgets.box_editor.gain_icons import gain_icon, gains_words
from views.widgets.choices import chip

GROUPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("basic", tuple(BASIC_AREAS)),
    ("special", tuple(SPECIAL_AREAS)),
    ("advanced", (*ADVANCED_AREAS, *EXTRA_AREAS)),
)
"""The areas in the order of the main board, and below them the extra-action tiles."""

ACROSS, FEWER = 6, 4
"""Number of areas side by side, in usual and in large text."""

HEIGHT = 60.0
"""Pixels of one."""

TINY = 14.0
"""Pixels of the pictures on one."""


def page(screen: Screen, width: float) -> ft.Control:
    """Draw the revealed areas in the groups of the main board, the switch to discs, and L's copies."""
    groups = layout.column(*_groups(screen), spacing=layout.BETWEEN)
    high = min(parts.list_height(screen), _total_height(screen))
    return layout.column(
        layout.scroll_area(groups, high), _discs(screen), _copies(screen), spacing=layout.BETWEEN
    )


def _total_height(screen: Screen) -> float:
    """Estimate the height of all areas, in pixels."""
    phone = screen.phone
    across = FEWER if phone.scale >= LARGE else ACROSS
    there = [sum(areas.is_revealed(screen.position, letter) for letter in letters) for _, letters in GROUPS]
    lines = sum(ceil(number / across) for number in there)
    return lines * (layout.grow(phone, HEIGHT) + layout.BETWEEN) + phone.wide * len(GROUPS) * phone.size(22)


def _groups(screen: Screen) -> list[ft.Control]:
    """Draw the areas by group, or all in one grid in large text."""
    phone, there = screen.phone, areas.areas_in_use(screen.position)
    groups = [
        (name, [_tile(screen, name, letter, there) for letter in letters if letter in there])
        for name, letters in GROUPS
    ]
    if phone.scale >= LARGE:
        return [layout.equal_rows([tile for _, tiles in groups for tile in tiles], FEWER)]
    if not phone.wide:
        return [layout.equal_rows(tiles, ACROSS) for _, tiles in groups]
    return [
        layout.column(
            layout.caption(phone, ui(phone, f"group-{name}")), layout.equal_rows(tiles, ACROSS), spacing=2
        )
        for name, tiles in groups
    ]


def move_for(screen: Screen, letter: str) -> moves.Area:
    """Return the move that uses an area on its leftmost free slot. L copies the first area that it can."""
    position = screen.position
    hand = state.hand_of(screen)
    slot = areas.leftmost(position, letter) or areas.SLOTS[0]
    found = [
        move for move in legal_moves(screen, moves.Area) if move.letter == letter and move.disc == hand.discs
    ]
    return found[0] if found else moves.Area(letter, slot, hand.discs, "A" if letter == "L" else "")


def tap(screen: Screen, letter: str) -> None:
    """Take an area in hand, or use it if it is in hand already. An illegal use opens the reasons."""
    play_move.take_or_do(screen, _use_in_hand(screen, letter) or move_for(screen, letter))


def _use_in_hand(screen: Screen, letter: str) -> moves.Area | None:
    """Return the move in hand if it uses this area, or None."""
    held = state.hand_of(screen).move
    return held if isinstance(held, moves.Area) and held.letter == letter else None


def _tile(screen: Screen, group: str, letter: str, cells: tuple[str, ...]) -> ft.Control:
    phone, position = screen.phone, screen.position
    move = move_for(screen, letter)
    chosen = _use_in_hand(screen, letter) is not None
    label, possible = _label(screen, group, move), screen.judge(move).legal

    def draw() -> ft.Control:
        return actions.tile(
            label,
            face(phone, position, move),
            partial(tap, screen, letter),
            chosen=chosen,
            dim=not possible,
            height=layout.grow(phone, HEIGHT),
            expand=True,
            hold=partial(screen.rules.ask_about, *_rules_of(group, letter)),
        )

    return screen.again(("area", letter), (label, chosen, possible, cells, move), draw)


def _rules_of(group: str, letter: str) -> tuple[str, ...]:
    """List the sections of the rulebook about an area."""
    alone = {"K": ("area.gold",), "L": ("area.copy",)}
    return (*alone.get(letter, ()), *([] if letter == "L" else [f"area.{group}"]), "area.slots")


def _label(screen: Screen, group: str, move: moves.Area) -> str:
    phone, position = screen.phone, screen.position
    words = {
        "area": area_name(phone, move.letter),
        "group": ui(phone, f"group-{group}"),
        "cost": parts.say_gains(phone, areas.cost(position, move.letter)),
        "effect": _describe_effect(phone, position, move.letter),
    }
    if areas.leftmost(position, move.letter) is None:
        return ui(phone, "area-full", **words)
    return ui(phone, "area-disc" if move.disc else "area-cards", cards=move.slot, **words)


def effect(position: Position, letter: str) -> Gains | None:
    """Return the gain of an area, or None while it is unread."""
    if letter in EXTRA_AREAS:
        return position.printed.part_gains(letter, 1)
    if letter == "L":
        return Gains(((Gain("copy"),),))
    return printed.effect_of(letter)


def _describe_effect(phone: Phone, position: Position, letter: str) -> str:
    return ui(phone, "copies") if letter == "L" else parts.say_gains(phone, effect(position, letter))


def face(phone: Phone, position: Position, move: moves.Area) -> ft.Control:
    """Draw an area's letter, the cost of its slot, its gain, and its cost."""
    letter = move.letter
    slot = None if areas.leftmost(position, letter) is None else 0 if move.disc else move.slot
    return draw_once(phone, _face, letter, slot, effect(position, letter), areas.cost(position, letter))


def _face(phone: Phone, letter: str, slot: int | None, gain: Gains | None, cost: Gains | None) -> ft.Control:
    """Draw the face of an area with a slot of `slot` cards, 0 for a disc, None for no free slot."""
    top = ft.Row(
        [
            layout.small_text(phone, letter, 15, strong=True),
            ft.Icon(ft.Icons.BLOCK, size=13) if slot is None else _slot(phone, slot),
        ],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        spacing=0,
    )
    gives: ft.Control = (
        ft.Icon(ft.Icons.CONTENT_COPY, size=layout.grow(phone, TINY))
        if letter == "L"
        else _gives(phone, gain)
    )
    free = cost is not None and cost.nothing
    below = ft.Container(height=TINY) if free else parts.picture(phone, cost, TINY - 1)
    return upright(top, gives, below, spacing=1)


def _gives(phone: Phone, gains: Gains | None) -> ft.Control:
    """Draw the gain of an area in one line, smaller if it has several parts."""
    several = gains is not None and sum(map(len, gains.options)) > 1
    return parts.picture(phone, gains, TINY - 2 if several else TINY + 2)


def _slot(phone: Phone, cards: int) -> ft.Control:
    """Draw the cost of a slot: a number of cards, or a disc."""
    kind, count = ("card", cards) if cards else ("disc", 1)
    size = layout.grow(phone, TINY - 1)
    return ft.Row([layout.small_text(phone, str(count), 11), gain_icon(kind, size)], spacing=1, tight=True)


def _discs(screen: Screen) -> ft.Control | None:
    """Draw the switch to pay slots with discs, or None if the seat has no disc."""
    phone, hand = screen.phone, state.hand_of(screen)
    there: int = screen.position.players[screen.seat].discs
    if not there:
        return None

    def turn() -> None:
        now = state.hand_of(screen)
        held = now.move
        move = replace(held, disc=not now.discs) if isinstance(held, moves.Area) else held
        state.take(screen, discs=not now.discs, move=move)

    icon = gain_icon("disc", phone.size(22))
    return chip(phone, ui(phone, "with-disc", count=there), turn, chosen=hand.discs, icon=icon)


def _copies(screen: Screen) -> ft.Control | None:
    """Draw the areas that L can copy, or None while L is not in hand."""
    held = _use_in_hand(screen, "L")
    if held is None:
        return None
    phone, position = screen.phone, screen.position
    can = [
        move.copied
        for move in legal_moves(screen, moves.Area)
        if move.letter == "L" and move.disc == held.disc
    ]

    def draw_copied(letter: str) -> ft.Control:
        words = ui(phone, "copy", area=letter, effect=_describe_effect(phone, position, letter))
        face = ft.Row(
            [
                layout.small_text(phone, letter, 15, strong=True),
                parts.picture(phone, effect(position, letter), 18),
            ],
            spacing=4,
            tight=True,
        )
        act = partial(state.take, screen, move=replace(held, copied=letter))
        return actions.tile(words, face, act, chosen=held.copied == letter, width=None)

    return layout.tiles([draw_copied(letter) for letter in dict.fromkeys(can)])


def button(screen: Screen, move: moves.Area) -> Offer:
    """Offer to use the area in hand."""
    phone, position = screen.phone, screen.position
    title = ui(phone, "use-copy" if move.copied else "use", area=move.letter, copied=move.copied)
    slot = Gain("disc") if move.disc else Gain("card", move.slot)
    cost = Gains((sum_costs([slot, *areas.costs(position, move)]),))
    words = ui(phone, "for", what=title, cost=gains_words(phone, screen.game, cost))
    act = partial(play_move.do, screen, move)
    return Offer(title, act, picture=parts.picture(phone, cost, 18), mark=None, label=words)


def note(screen: Screen, move: moves.Area) -> str:
    """Preview an area in hand."""
    told = preview_line(screen, move)
    letter = move.copied or move.letter
    return told or ui(screen.phone, "gives", what=_describe_effect(screen.phone, screen.position, letter))
