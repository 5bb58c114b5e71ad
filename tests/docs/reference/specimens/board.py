"""Specimens of a board: every field once, on a line of its own."""

from dataclasses import replace
from typing import Any

import flet as ft

from views.boards.plain import PLAIN, playing
from views.kit.box_painter import BY_FORM
from views.kit.choice_panel import Choice, Offer, choice_panel, move_sentence, offer
from views.kit.game_board import Board, Middle, Snapshot
from views.kit.panels import Panel, Panels
from views.play.screen import Screen

PANEL = Panel(
    board=lambda screen, width, height: ft.Text("the seat's board"),
    acts=lambda screen, width: ft.Text("buttons"),
    facts=lambda screen, width: None,
    sentences=lambda screen, width: ft.Text("what the move in hand does"),
    part=0.5,
)

PANELS = Panels(
    phases={"take": PANEL},
    default=PLAIN.panels.default,
    painting=PLAIN.panels.painting,
    phase=lambda screen: screen.stage[1],
    facts=lambda screen, width: None,
    beside=320,
    widest=640,
    part=0.65,
    least=160.0,
    rail=280.0,
)

BOARD = Board(
    panels=PANELS,
    overview=PLAIN.overview,
    picture=lambda snapshot: ft.Text(snapshot.name),
    lights=lambda market, seat, cells: tuple(cell for cell in cells if len(cell) == 2),
    point=lambda screen, move: None,
    ask=lambda screen, correction: None,
    setup_notes=lambda phone, seats, rulings: ft.Text("Take out the sixes.") if seats == 2 else None,
    apart=True,
    setup_form=None,
    draft=None,
    printed=BY_FORM,
    keys=lambda screen, key: None,
    room=lambda phone, market: (320.0, 320.0),
    category_icon=lambda market, category: ft.Icons.PAID if category == "coins" else None,
    middle=lambda snapshot: Middle(ft.Text("the row"), 200, 60),
    shown=lambda market, seat: market.stalls[seat],
)


def ask(screen: Any) -> Choice:
    """Ask as the plain board does, with a heading."""
    return replace(playing.ask(screen), heading="Which card?")


ONE_PHASE = replace(PLAIN, panels=replace(PLAIN.panels, phases={"take": choice_panel(ask)}))

CHOICE = Choice(
    heading="Which card?",
    sign=ft.Icon(ft.Icons.STYLE),
    picture=lambda width, height: ft.Text("the row"),
    notes=("The row is open.",),
    has=ft.Text("3 cards"),
    tools=lambda width: None,
    told=("You get 4 coins.",),
    most=2,
    moves=(Offer("Take the plum", lambda: None),),
    abreast=2,
    seen=200,
    awaited="Tap a square",
    back=None,
    passing=Offer("Keep all", lambda: None),
    more=None,
)

OFFER = Offer(
    title="Take the plum",
    act=lambda: None,
    sub="4 coins",
    mark=ft.Icons.CHECK,
    picture=None,
    face=None,
    label="Take the plum, 4 coins",
    strong=True,
    dim=False,
    chosen=False,
    hold=lambda: None,
    height=64,
    tone="#5B3F8C",
)


def draw_moves(screen: Any, moves: list[Any]) -> list[Offer]:
    """Draw the moves of a seat."""
    return [offer(screen, move, title=move_sentence(screen, move), abreast=2) for move in moves]


MIDDLE = Middle(
    content=ft.Text("the row"),
    width=200,
    height=60,
)


def take_snapshot(screen: Screen, lit: tuple[str, ...]) -> Snapshot:
    """Make the snapshot of a screen's own area, some of its cells lit."""
    return Snapshot(
        phone=screen.phone,
        game=screen.game,
        position=screen.position,
        seat=screen.seat,
        lit=lit,
        width=320,
        seats=screen.seats,
        height=0,
        scored=True,
    )
