"""Areas of the main board to tap: the cost and gain of each, and the cost of its leftmost free slot."""

from collections.abc import Sequence
from functools import partial

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
from views.boards.sweet_lands.panels.turn_room import page_room
from views.boards.sweet_lands.speech import area_name, ui
from views.boards.sweet_lands.state import Screen
from views.device.phone import LARGE, Phone
from views.kit import actions, layout
from views.kit.choice_panel import Offer
from views.kit.layout import upright
from views.kit.play_move import preview_line
from views.kit.shared_render import draw_once
from views.kit.tile_pages import draw_pages
from views.models.legal_moves import legal_moves
from views.widgets.box_editor.gain_icons import LOOKS, gain_icon, gains_words

GROUPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("basic", tuple(BASIC_AREAS)),
    ("special", tuple(SPECIAL_AREAS)),
    ("advanced", (*ADVANCED_AREAS, *EXTRA_AREAS)),
)
"""The areas in the order of the main board, and below them the extra-action tiles."""

ACROSS, DESK = 7, 6
"""Number of areas side by side below or beside a board, and on a desk."""

HIGH, LOW = 54.0, 44.0
"""Pixels of an area's height with its cost, and without where height is scarce."""

APART = 3
"""Pixels between the areas: three rows of them stand in a low dock."""

CAPTION = 20
"""Pixels of the name of a group, at the usual size of text."""

FEW, ROOM = 2, 360
"""Costs that the button has room for in a dock narrower than the second, in pixels. Of more, the preview
tells."""

TINY = 14.0
"""Pixels of the pictures on one."""


def page(screen: Screen, width: float) -> ft.Control:
    """Draw the revealed areas. A desk has room for the names of their groups and the switch to discs."""
    there = areas.areas_in_use(screen.position)
    groups = [(name, [each for each in letters if each in there]) for name, letters in GROUPS]
    high = layout.grow(screen.phone, HIGH)
    if screen.panes.desk:
        lines = sum(-(-len(letters) // DESK) for _, letters in groups)
        names = len(groups) * CAPTION * screen.phone.scale
        switch = parts.button_height(screen)
        if names + switch + (lines + 1) * layout.BETWEEN + lines * high <= page_room(screen):
            return _draw_groups(screen, groups, there, high)
    shown = [(name, letter) for name, letters in groups for letter in letters]
    lines = -(-len(shown) // ACROSS)
    height = high if _rows_height(lines, high) <= page_room(screen) else LOW
    drawn = [_tile(screen, name, letter, there, height) for name, letter in shown]
    fitting = int((page_room(screen) + APART) // (height + APART))
    return draw_pages(screen, "areas", drawn, ACROSS, fitting, height, spacing=APART)


def _rows_height(lines: int, height: float) -> float:
    return lines * (height + APART) - APART


def _draw_groups(
    screen: Screen, groups: Sequence[tuple[str, list[str]]], there: tuple[str, ...], height: float
) -> ft.Control:
    """Draw each group of areas below its name, and the switch to discs below all."""
    parted = [
        layout.column(
            layout.caption(screen.phone, ui(screen.phone, f"group-{name}")),
            layout.equal_rows([_tile(screen, name, letter, there, height) for letter in letters], DESK),
            spacing=2,
        )
        for name, letters in groups
    ]
    discs = layout.row(layout.centred_in_rest(None), disc_switch(screen))
    return layout.column(*parted, discs, spacing=layout.BETWEEN)


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
    """Take an area in hand, or use it if it is in hand already. An illegal use opens the reasons.

    While L is in hand, a tap on another area names the one that it copies.
    """
    held, named = _use_in_hand(screen, letter), _copy_by_held(screen, letter)
    if named is None:
        play_move.take_or_do(screen, held or move_for(screen, letter))
    elif screen.judge(named).legal:
        state.take(screen, move=named)
    else:
        screen.acts.ask_why(named)


def _use_in_hand(screen: Screen, letter: str) -> moves.Area | None:
    """Return the move in hand if it uses this area, or None."""
    held = state.hand_of(screen).move
    return held if isinstance(held, moves.Area) and held.letter == letter else None


def _copy_by_held(screen: Screen, letter: str) -> moves.Area | None:
    """Return the use of L that copies an area, while L is in hand. None for L itself, and without it."""
    held = _use_in_hand(screen, "L")
    return replace(held, copied=letter) if held and letter != "L" else None


def _tile(screen: Screen, group: str, letter: str, cells: tuple[str, ...], height: float) -> ft.Control:
    phone, position = screen.phone, screen.position
    move, named = move_for(screen, letter), _copy_by_held(screen, letter)
    chosen = _use_in_hand(screen, letter) is not None or (
        named is not None and named == state.hand_of(screen).move
    )
    label, possible = _label(screen, group, move), screen.judge(named or move).legal
    if named:
        label = ui(phone, "copy", area=letter, effect=_describe_effect(phone, position, letter))

    def draw() -> ft.Control:
        return actions.tile(
            label,
            _draw_face(screen, move, costly=height >= HIGH),
            partial(tap, screen, letter),
            chosen=chosen,
            dim=not possible,
            height=height,
            expand=True,
            hold=partial(screen.rules.ask_about, *_rules_of(group, letter)),
        )

    return screen.again(("area", letter), (label, chosen, possible, cells, move, height), draw)


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


def _draw_face(screen: Screen, move: moves.Area, *, costly: bool) -> ft.Control:
    """Draw an area's letter, the cost of its slot, its gain, and its cost if there is room for it.

    In large text the letter stands alone; the preview tells the rest.
    """
    phone, position, letter = screen.phone, screen.position, move.letter
    if phone.scale >= LARGE and not screen.panes.desk:
        return layout.small_text(phone, letter, 15, strong=True)
    slot = None if areas.leftmost(position, letter) is None else 0 if move.disc else move.slot
    cost = areas.cost(position, letter) if costly else UNTOLD
    return draw_once(phone, _face, letter, slot, effect(position, letter), cost)


UNTOLD = Gains(())
"""Cost of an area that has no room to tell it."""


def _face(phone: Phone, letter: str, slot: int | None, gain: Gains | None, cost: Gains | None) -> ft.Control:
    """Draw the face of an area with a slot of `slot` cards, 0 for a disc, None for no free slot."""
    sign = layout.small_text(phone, letter, 15, strong=True)
    top = ft.Row(
        [sign, ft.Icon(ft.Icons.BLOCK, size=13) if slot is None else _slot(phone, slot)],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        spacing=0,
    )
    gives: ft.Control = (
        ft.Icon(ft.Icons.CONTENT_COPY, size=layout.grow(phone, TINY))
        if letter == "L"
        else _gives(phone, gain)
    )
    if cost == UNTOLD:
        return upright(top, gives, spacing=1)
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


def disc_switch(screen: Screen) -> ft.Control | None:
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

    words = ui(phone, "with-disc", count=there)
    return actions.square_button(phone, LOOKS["disc"].icon, words, turn, count=there, chosen=hand.discs)


def button(screen: Screen, move: moves.Area) -> Offer:
    """Offer to use the area in hand."""
    phone, position = screen.phone, screen.position
    title = ui(phone, "use-copy" if move.copied else "use", area=move.letter, copied=move.copied)
    slot = Gain("disc") if move.disc else Gain("card", move.slot)
    cost = Gains((sum_costs([slot, *areas.costs(position, move)]),))
    words = ui(phone, "for", what=title, cost=gains_words(phone, screen.game, cost))
    act = partial(play_move.do, screen, move)
    narrow = screen.panes.across < ROOM and len(cost.options[0]) > FEW
    picture = None if narrow else parts.picture(phone, cost, 18)
    return Offer(title, act, picture=picture, mark=None, label=words)


def note(screen: Screen, move: moves.Area) -> str:
    """Preview an area in hand."""
    told = preview_line(screen, move)
    letter = move.copied or move.letter
    return told or ui(screen.phone, "gives", what=_describe_effect(screen.phone, screen.position, letter))
