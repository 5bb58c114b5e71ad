"""An owed piece: the choice of the piece, if there are several. A tap on the map lays it."""

from functools import partial

import flet as ft

from companion.games.sweet_lands import industry, moves
from companion.games.sweet_lands.vocabulary import Kind
from views.boards.sweet_lands import laying, parts, play_move, state
from views.boards.sweet_lands.panels import choosing
from views.boards.sweet_lands.speech import name_thing, ui
from views.boards.sweet_lands.state import Screen
from views.device.theme import TOUCH
from views.kit import actions, layout
from views.kit.choice_panel import offer_button
from views.kit.play_move import least_refused_move
from views.kit.tile_pages import Line, draw_line_pages
from views.models.legal_moves import legal_moves
from views.widgets.box_editor.gain_icons import gain_icon

HEIGHT, LOW = 74.0, 54.0
"""Pixels of a type of property to tap, and without its name in a tight dock."""

SPECIAL, PLACE = 100.0, 88.0
"""Least width of a special tile and of a rabbit's place, in pixels."""

CAPTION = 24
"""Pixels of a question above its choices, at the usual size of text."""

MOST_SPECIAL = 20
"""No special tile has a higher number."""


def draw_plain(screen: Screen, width: float) -> ft.Control:
    """Draw the panel for a tile or a road. Only a special tile has a choice besides its place."""
    return _draw_above_skip(screen, [*_kinds(screen), *_special(screen, width)])


def _draw_above_skip(screen: Screen, lines: list[Line]) -> ft.Control:
    """Draw rows of choices, on pages if they do not all fit, and below them the button that skips."""
    shown = draw_line_pages(screen, "pieces", lines, parts.room_below(screen, parts.button_height(screen)))
    skip = layout.row(offer_button(screen.phone, choosing.skip(screen)))
    return layout.column(shown if lines else None, skip)


# Pieces of several kinds ------------------------------------------------------------------------------------


def _kinds(screen: Screen) -> list[Line]:
    """Draw the choice of the piece to lay next, where one print gives pieces of several kinds."""
    kinds = laying.due_kinds(screen)
    if len(kinds) < 2:
        return []
    phone = screen.phone

    def kind_tile(kind: str) -> ft.Control:
        words = ui(phone, "lay-next", piece=name_thing(phone, "due", kind))
        face = gain_icon(kind, layout.grow(phone, 26))
        act = partial(state.take, screen, piece=kind)
        hold = partial(screen.rules.ask_about, kind)
        chosen = laying.due_kind(screen) == kind
        return actions.tile(words, face, act, chosen=chosen, expand=True, hold=hold)

    return [(ft.Row([kind_tile(kind) for kind in kinds], spacing=layout.BETWEEN), TOUCH)]


# Special tiles ----------------------------------------------------------------------------------------------


def _special(screen: Screen, width: float) -> list[Line]:
    """Draw the choice of the special tile for the hex that was tapped, in as many rows as it needs."""
    phone, own = screen.phone, screen.position.printed
    if not state.hand_of(screen).at:
        return []
    known = [number for number in range(1, MOST_SPECIAL + 1) if own.knows(f"special-{number}")]
    lying = {spot.special for player in screen.position.players for spot in player.spots}
    following = next((n for n in range(1, MOST_SPECIAL + 1) if n not in known and n not in lying), None)

    def tile(number: int) -> ft.Control:
        gains = own.gains(f"special-{number}")
        words = ui(phone, "special", number=number, what=parts.say_gains(phone, gains))
        face = parts.picture(phone, gains)
        return actions.tile(words, face, partial(laying.choose_tile, screen, number), expand=True)

    shown = [tile(number) for number in known]
    if following:
        words = ui(phone, "another-special")
        act = partial(laying.choose_tile, screen, following)
        shown.append(actions.tile(words, layout.small_text(phone, words, 14), act, expand=True))
    words, act = ui(phone, "some-special"), partial(laying.choose_tile, screen, 0)
    shown.append(actions.tile(words, layout.small_text(phone, words, 14), act, expand=True))
    across = max(2, int(width // layout.grow(phone, SPECIAL)))
    rows: list[Line] = [
        (layout.equal_rows(shown[at : at + across], across), TOUCH) for at in range(0, len(shown), across)
    ]
    if screen.panes.tight:
        return rows
    (first, height), *others = rows
    name = layout.caption(phone, ui(phone, "which-special"))
    return [(layout.column(name, first, spacing=4), height + CAPTION * phone.scale), *others]


# Properties -------------------------------------------------------------------------------------------------


def draw_property(screen: Screen, width: float) -> ft.Control:
    """Draw the five types with their prices and numbers left, and the choice of a coffee shop."""
    types = ft.Row([_type(screen, kind) for kind in laying.BUYABLE], spacing=layout.BETWEEN)
    return _draw_above_skip(screen, [*_kinds(screen), (types, type_height(screen)), *_coffees(screen)])


def type_height(screen: Screen) -> float:
    """Measure the tile of a type of property, in pixels: without its name in a tight dock."""
    return layout.grow(screen.phone, LOW if screen.panes.tight else HEIGHT)


def tap_type(screen: Screen, kind: Kind) -> None:
    """Take a type of property in hand. A type that cannot be built opens the reasons."""
    if screen.acts.only_looks():
        return
    state.take(screen, kind=kind, number=0)
    if not laying.can_build(screen, kind):
        screen.acts.ask_why(_refused_property(screen, kind), anywhere=True)


def _refused_property(screen: Screen, kind: Kind) -> moves.Property:
    """Return the refused move that builds a type with the fewest violations."""
    number = (laying.coffees(screen) or (1,))[0] if kind == "coffee" else 0
    spots = screen.position.players[screen.seat].spots
    hexes = dict.fromkeys(("0,0", *(spot.at for spot in spots)))
    return least_refused_move(screen, [moves.Property(kind, at, number) for at in hexes])


def _type(screen: Screen, kind: Kind) -> ft.Control:
    phone, position = screen.phone, screen.position
    player = position.players[screen.seat]
    most, number = industry.most_properties(position, kind), (laying.coffees(screen) or (1,))[0]
    price = industry.price(position, screen.seat, kind, number if kind == "coffee" else 0)
    left = "?" if most is None else str(max(0, most - player.count_properties(kind)))
    name = name_thing(phone, "piece", kind)
    words = ui(phone, "property", kind=name, price=_price_words(screen, price), left=left)
    face = ft.Column(
        [
            ft.Row(
                [
                    gain_icon(kind, layout.grow(phone, 26)),
                    layout.small_text(phone, f"×{left}", 12, strong=True),
                ],
                spacing=2,
                tight=True,
            ),
            parts.price_pictures(phone, price, 14) if price != () else layout.small_text(phone, "0", 12),
            *([] if screen.panes.tight else [layout.small_text(phone, name, 11)]),
        ],
        spacing=2,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    chosen = laying.kind_in_hand(screen) == kind and laying.can_build(screen, kind)
    return actions.tile(
        words,
        face,
        partial(tap_type, screen, kind),
        chosen=chosen,
        dim=not laying.can_build(screen, kind),
        height=type_height(screen),
        expand=True,
        hold=partial(screen.rules.ask_about, kind),
    )


def _price_words(screen: Screen, price: object) -> str:
    if not isinstance(price, tuple):
        return parts.say_gains(screen.phone, None)
    return parts.say_gains(screen.phone, parts.cost_of(price))


def _coffees(screen: Screen) -> list[Line]:
    """Draw the choice of the coffee shop. They can be taken in any order."""
    there = laying.coffees(screen)
    if laying.kind_in_hand(screen) != "coffee" or len(there) < 2:
        return []
    phone, position = screen.phone, screen.position

    def shop(number: int) -> ft.Control:
        price = industry.price(position, screen.seat, "coffee", number)
        reward = position.printed.part_number(f"coffee-{number}", 1)
        words = ui(phone, "coffee", number=number, price=_price_words(screen, price))
        face: list[ft.Control] = [
            parts.badge(phone, number),
            parts.price_pictures(phone, price, 16),
        ]
        if reward:
            face.append(gain_icon(f"reward{reward}", layout.grow(phone, 20)))
        return actions.tile(
            words,
            ft.Row(face, spacing=4, alignment=ft.MainAxisAlignment.CENTER),
            partial(state.take, screen, kind="coffee", number=number),
            chosen=laying.coffee_in_hand(screen) == number,
            expand=True,
        )

    return [(ft.Row([shop(number) for number in there], spacing=layout.BETWEEN), TOUCH)]


# Rabbits ----------------------------------------------------------------------------------------------------


def draw_rabbit(screen: Screen, width: float) -> ft.Control:
    """Draw the places a rabbit can come from, with the reward under each."""
    instead, button = _points_instead(screen), parts.button_height(screen)
    lines = [*_kinds(screen), *_places(screen, width), *([(instead, button)] if instead else [])]
    return _draw_above_skip(screen, lines)


def _places(screen: Screen, width: float) -> list[Line]:
    phone, position = screen.phone, screen.position
    there = laying.places(screen)

    def place(number: int) -> ft.Control:
        gives = position.printed.part_gains(f"rabbit-{number}", 1)
        words = ui(phone, "rabbit", place=number, what=parts.say_gains(phone, gives))
        face = ft.Row(
            [parts.badge(phone, number), parts.picture(phone, gives)],
            spacing=4,
            tight=True,
        )
        return actions.tile(
            words,
            ft.Container(face, padding=ft.Padding.symmetric(horizontal=8)),
            partial(state.take, screen, number=number),
            chosen=laying.place_in_hand(screen) == number,
            expand=True,
        )

    across = max(2, int(width // layout.grow(phone, PLACE)))
    return [
        (layout.equal_rows([place(number) for number in there[at : at + across]], across), TOUCH)
        for at in range(0, len(there), across)
    ]


def _points_instead(screen: Screen) -> ft.Control | None:
    """Draw the button for points instead of a rabbit, or None while rabbits are left."""
    if not legal_moves(screen, moves.NoRabbit):
        return None
    phone = screen.phone
    act = partial(play_move.do, screen, moves.NoRabbit())
    return layout.row(actions.primary_button(phone, ui(phone, "no-rabbit"), act, strong=False))
