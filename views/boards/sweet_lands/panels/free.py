"""The eight free actions as pictures, each with its choices. The first legal way is chosen by default."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import flet as ft

from companion.engine.gains import Gain, Gains
from companion.games.sweet_lands import GAME, moves
from companion.games.sweet_lands.free_actions import FREE_ACTIONS, action_of, amounts, gains, is_laid
from companion.games.sweet_lands.phases import free_action
from views.boards.sweet_lands import parts, play_move, state
from views.boards.sweet_lands.speech import name_thing, ui
from views.boards.sweet_lands.state import Screen
from views.device.phone import LARGE, Phone
from views.kit import actions, layout
from views.kit.choice_panel import Offer
from views.kit.layout import upright
from views.kit.play_move import least_refused_move, preview_line
from views.models.legal_moves import legal_moves
from views.widgets.box_editor.gain_icons import gain_icon, gains_picture, gains_words

SHOWN: Mapping[str, tuple[str, str]] = {"tile": ("milestone", "milestones"), "at": ("tower", "tower")}
"""Picture and word for the subject of a free action, by the field that names it."""

ACROSS = 4
HEIGHT = 52.0

PART = 0.26
"""Part of a phone's height for free actions and their choices in large text. They scroll."""

CHOICES = ("piece", "disc", "tile", "get", "give")
"""Fields with a choice, in the order of asking."""


def page(screen: Screen, width: float) -> ft.Control:
    """Draw all eight free actions, and the choices of the one in hand."""
    grid = layout.equal_rows([_tile(screen, number) for number in FREE_ACTIONS], ACROSS)
    held = state.hand_of(screen).move
    choices = [_choice(screen, held, what) for what in CHOICES] if isinstance(held, moves.Free) else []
    whole = layout.column(grid, *choices, spacing=layout.BETWEEN)
    if screen.phone.scale < LARGE or screen.phone.wide or not any(choices):
        return whole
    return layout.scroll_area(whole, screen.phone.height * PART)


def rows(screen: Screen, action: moves.Free) -> int:
    """Count the choices of the free action in hand."""
    found = possible(screen, action.number)
    return sum(len({getattr(move, what) for move in found}) > 1 for what in CHOICES)


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


def _tile(screen: Screen, number: int) -> ft.Control:
    phone = screen.phone
    held = state.hand_of(screen).move
    return actions.tile(
        ui(phone, f"free-{number}"),
        _face(phone, number),
        partial(tap, screen, number),
        chosen=isinstance(held, moves.Free) and held.number == number,
        dim=not possible(screen, number),
        height=layout.grow(phone, HEIGHT),
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


def _choice(screen: Screen, action: moves.Free, kind: str) -> ft.Control | None:
    """Draw one choice of a free action, or None if it has less than two values."""
    found = possible(screen, action.number)
    values = list(dict.fromkeys(getattr(move, kind) for move in found))
    if len(values) < 2:
        return None

    def value_tile(value: Any) -> ft.Control:
        words, face = DRAWN[kind](screen, value)
        act = partial(_choose, screen, action, kind, value)
        return actions.tile(words, face, act, chosen=getattr(action, kind) == value)

    line = ft.Row(
        [value_tile(value) for value in values], spacing=layout.BETWEEN, scroll=ft.ScrollMode.HIDDEN
    )
    return layout.column(layout.caption(screen.phone, ui(screen.phone, f"free-{kind}")), line, spacing=2)


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
