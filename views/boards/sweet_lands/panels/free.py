"""The eight free actions as pictures, each with its choices. The first legal way is chosen by default."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.engine.gains import Gain, Gains
from companion.games.sweet_lands import GAME, moves
from companion.games.sweet_lands.free_actions import FREE_ACTIONS, action_of, amounts, gains, is_laid
from companion.games.sweet_lands.phases import free_action
from views.boards.sweet_lands import parts, play_move, state
from views.boards.sweet_lands.panels.turn_room import page_room
from views.boards.sweet_lands.speech import name_thing, ui
from views.boards.sweet_lands.state import Screen
from views.device.phone import Phone
from views.device.theme import TOUCH
from views.kit import actions, layout
from views.kit.choice_panel import Offer
from views.kit.layout import upright
from views.kit.play_move import least_refused_move, preview_line
from views.kit.tile_pages import TURN, Line, draw_line_pages, draw_pages
from views.models.legal_moves import legal_moves
from views.widgets.box_editor.gain_icons import gain_icon, gains_picture, gains_words

SHOWN: Mapping[str, tuple[str, str]] = {"tile": ("milestone", "milestones"), "at": ("tower", "tower")}
"""Picture and word for the subject of a free action, by the field that names it."""

ACROSS = 4
HEIGHT = 52.0

FACE = 76.0
"""Least width of a choice, in pixels."""

CAPTION = 20
"""Pixels of the name of a choice, at the usual size of text."""

CHOICES = ("piece", "disc", "tile", "get", "give")
"""Fields with a choice, in the order of asking."""


def page(screen: Screen, width: float) -> ft.Control:
    """Draw all eight free actions, and the choices of the one in hand: in their place if room is dear."""
    held, room = state.hand_of(screen).move, page_room(screen)
    high = layout.grow(screen.phone, HEIGHT)
    tiles = [_tile(screen, number, high) for number in FREE_ACTIONS]
    choices = _draw_choices(screen, held, width) if isinstance(held, moves.Free) else []
    grid_height = 2 * high + layout.BETWEEN
    below = room - grid_height - layout.BETWEEN
    if not choices:
        fitting = int((room + layout.BETWEEN) // (high + layout.BETWEEN))
        return draw_pages(screen, "free", tiles, ACROSS, fitting, high)
    if sum(height + layout.BETWEEN for _, height in choices) <= below:
        drawn = draw_line_pages(screen, "choices", choices, below)
        return layout.column(layout.equal_rows(tiles, ACROSS), drawn, spacing=layout.BETWEEN)
    return draw_line_pages(screen, "choices", choices, room)


def possible(screen: Screen, number: int) -> list[moves.Free]:
    """List the legal ways to take a free action, best first.

    Real trades come first, then those that leave most of the scarcest resource.
    """
    player = screen.position.players[screen.seat]
    found = (move for move in legal_moves(screen, moves.Free) if move.number == number)
    return sorted(found, key=partial(free_action.spare_order, player))


def tap(screen: Screen, number: int) -> None:
    """Take a free action in hand, or do it if it is in hand already. An illegal one opens the reasons."""
    if screen.acts.only_looks():
        return
    held = state.hand_of(screen).move
    if isinstance(held, moves.Free) and held.number == number and not is_laid(held):
        play_move.do(screen, held)
        return
    found = possible(screen, number)
    if found:
        state.take(screen, move=found[0])
        return
    screen.acts.ask_why(refused_action(screen, number))


def refused_action(screen: Screen, number: int) -> moves.Free:
    """Return the refused way of a free action with the fewest violations."""
    every = free_action.every_free(screen.position, screen.seat)
    named = [move for move in every if move.number == number]
    return least_refused_move(screen, named or [moves.Free(number)])


def _tile(screen: Screen, number: int, height: float) -> ft.Control:
    phone = screen.phone
    held = state.hand_of(screen).move
    return actions.tile(
        ui(phone, f"free-{number}"),
        _face(phone, number),
        partial(tap, screen, number),
        chosen=isinstance(held, moves.Free) and held.number == number,
        dim=not possible(screen, number),
        height=height,
        expand=True,
    )


def _face(phone: Phone, number: int) -> ft.Control:
    action = FREE_ACTIONS[number]
    if action.names in SHOWN:
        icon, word = SHOWN[action.names]
        face: list[ft.Control] = [
            gain_icon(icon, layout.grow(phone, 22)),
            layout.small_text(phone, name_thing(phone, "element", word), 11),
        ]
    else:
        arrow = ft.Icon(ft.Icons.ARROW_DOWNWARD, size=10, color=ft.Colors.ON_SURFACE_VARIANT)
        face = [parts.picture(phone, action.cost, 15), arrow, parts.picture(phone, action.gives, 15)]
    return upright(*face, spacing=0)


# What can be chosen -----------------------------------------------------------------------------------------


def _draw_choices(screen: Screen, action: moves.Free, width: float) -> list[Line]:
    """Draw the choices of a free action, each below its name. A low dock leaves out the names."""
    drawn: list[Line] = []
    for kind in CHOICES:
        values = list(dict.fromkeys(getattr(move, kind) for move in possible(screen, action.number)))
        if len(values) > 1:
            drawn += _draw_choice(screen, action, kind, values, width)
    return drawn


def _draw_choice(
    screen: Screen, action: moves.Free, kind: str, values: Sequence[Any], width: float
) -> list[Line]:
    """Draw the values of a choice in as many rows as they need."""

    def value_tile(value: Any) -> ft.Control:
        words, face = DRAWN[kind](screen, value)
        act = partial(_choose, screen, action, kind, value)
        return actions.tile(words, face, act, chosen=getattr(action, kind) == value, expand=True)

    across = max(2, int((width - TURN) // layout.grow(screen.phone, FACE)))
    rows: list[Line] = [
        (layout.equal_rows([value_tile(value) for value in values[at : at + across]], across), TOUCH)
        for at in range(0, len(values), across)
    ]
    if screen.panes.tight:
        return rows
    (first, height), *others = rows
    name = layout.caption(screen.phone, ui(screen.phone, f"free-{kind}"))
    return [(layout.column(name, first, spacing=2), height + CAPTION * screen.phone.scale), *others]


def _choose(screen: Screen, action: moves.Free, kind: str, value: Any) -> None:
    """Choose one value, and keep the other choices if that is legal."""
    fitting = [move for move in possible(screen, action.number) if getattr(move, kind) == value]
    state.take(screen, move=max(fitting, key=lambda move: _alike(move, action)))


def _alike(first: moves.Free, second: moves.Free) -> int:
    return sum(getattr(first, what) == getattr(second, what) for what in CHOICES)


def _goods(verb: str) -> Callable[[Screen, Any], tuple[str, ft.Control]]:
    def draw_gains(screen: Screen, value: moves.Basics) -> tuple[str, ft.Control]:
        gains = parts.cost_of(amounts(value))
        words = ui(screen.phone, verb, what=parts.say_gains(screen.phone, gains))
        return words, parts.picture(screen.phone, gains)

    return draw_gains


def _piece(screen: Screen, value: str) -> tuple[str, ft.Control]:
    gains = Gains(((Gain(value),),))
    return ui(screen.phone, "choose", what=parts.say_gains(screen.phone, gains)), parts.picture(
        screen.phone, gains, 24
    )


def _draw_price(screen: Screen, value: bool) -> tuple[str, ft.Control]:
    gains = Gains(((Gain("disc" if value else "card"),),))
    return ui(screen.phone, "pay", cost=parts.say_gains(screen.phone, gains)), parts.picture(
        screen.phone, gains, 24
    )


def milestone_face(screen: Screen, tile: int) -> tuple[str, ft.Control]:
    """Describe and draw a milestone: its number, and its condition as far as it has been read."""
    phone, position = screen.phone, screen.position
    known = position.printed.gains(f"milestone-{tile}")
    needs = Gains(free_action.milestone_needs(position, tile)) if known else None
    words = ui(phone, "milestone", number=tile, needs=describe_need(phone, needs))
    return words, ft.Row([parts.badge(phone, tile), needs_picture(phone, needs)], spacing=6, tight=True)


def describe_need(phone: Phone, needs: Gains | None) -> str:
    """Describe a condition in words."""
    return phone.say("gains-unknown") if needs is None else gains_words(phone, GAME, needs, "element")


def needs_picture(phone: Phone, needs: Gains | None) -> ft.Control:
    """Draw a condition as pictures."""
    return gains_picture(phone, GAME, needs, layout.grow(phone, 18), "element")


def _give(screen: Screen, value: Any) -> tuple[str, ft.Control]:
    return _goods("give")(screen, value)


DRAWN: dict[str, Callable[[Screen, Any], tuple[str, ft.Control]]] = {
    "piece": _piece,
    "disc": _draw_price,
    "tile": milestone_face,
    "get": _goods("get"),
    "give": _give,
}
"""Functions that describe and draw a choice, by field."""


def button(screen: Screen, move: moves.Free) -> Offer | None:
    """Offer the free action in hand, or return None for a clock tower, which a tap on the map builds."""
    if is_laid(move):
        return None
    phone = screen.phone
    act = partial(play_move.do, screen, move)
    title = ui(phone, "do-free")
    if action_of(move).names == "tile":
        words, face = milestone_face(screen, move.tile)
        return Offer(title, act, picture=face, mark=None, label=ui(phone, "do-free-what", what=words))
    cost, gives = _paid_and_got(move)
    face = ft.Row(
        [
            parts.picture(phone, cost, 18),
            parts.arrow(phone),
            parts.picture(phone, gives, 18),
        ],
        spacing=4,
        tight=True,
    )
    words = ui(phone, "for", what=parts.say_gains(phone, gives), cost=parts.say_gains(phone, cost))
    return Offer(title, act, picture=face, mark=None, label=ui(phone, "do-free-what", what=words))


def _paid_and_got(move: moves.Free) -> tuple[Gains, Gains]:
    """Return the cost and the gain of a free action as chosen."""
    return parts.cost_of(free_action.price(move)), parts.cost_of(gains(move))


def note(screen: Screen, move: moves.Free) -> str:
    """Preview a free action in hand, or ask for the place of the clock tower."""
    return ui(screen.phone, "where-tower") if is_laid(move) else preview_line(screen, move)
