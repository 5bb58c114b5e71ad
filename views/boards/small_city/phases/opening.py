"""Setup: the side of the board, where the City Hall goes, and the secret promise."""

import dataclasses
from collections.abc import Callable, Iterable
from functools import partial

import flet as ft
from msgspec.structs import replace

from companion.games.small_city.moves import Found, Keep
from companion.games.small_city.phases.opening import SIDES, WORTHS, count_promises_in_play
from companion.games.small_city.plan import Plan, laying_of, names_of, plan_of
from companion.games.small_city.position import CellName, Cells, Town
from companion.games.small_city.printed import Side
from companion.games.small_city.shapes import Laying
from views.boards.small_city.look import game_text, ui_text
from views.boards.small_city.picture import Ghost, Picture
from views.boards.small_city.selection_row import held_row
from views.boards.small_city.state import Screen, hand_of, have
from views.boards.small_city.town import town_board
from views.boards.small_city.town_view import town_picture, town_plan
from views.device.theme import RADIUS
from views.kit.actions import Act, choice_border, primary_button
from views.kit.layout import centred_line, column, row, sentence_lines
from views.kit.tap import tappable
from views.models.choices import way_after
from views.widgets.box_editor.ask_printed import ask_printed
from views.widgets.buttons import text_button
from views.widgets.choices import segments


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the empty board, the promises once the City Hall lies, or at last the town."""
    if not is_founded(screen):
        return _draw_founding(screen, width, height)
    if not screen.position.towns[screen.seat].done and screen.acting:
        return _draw_promises(screen, width)
    return town_board(screen, town_picture(screen), width, height)


def draw_sentences(screen: Screen, width: float) -> ft.Control | None:
    """Draw the hint of the current step of the setup."""
    if not is_founded(screen):
        words = "" if _held_hall(screen) else "found-where"
    else:
        tells = screen.position.towns[screen.seat].done or not screen.acting or _kept_promise(screen)
        words = "" if tells else "promise-secret"
    return sentence_lines(screen.phone, [ui_text(screen.phone, words)], quiet=True) if words else None


def acts(screen: Screen, width: float) -> ft.Control | None:
    """Draw the controls of the current step of the setup, or None after it."""
    if not is_founded(screen):
        return _draw_founding_actions(screen)
    if not screen.position.towns[screen.seat].done and screen.acting:
        return _draw_promise_actions(screen)
    return None


def is_founded(screen: Screen) -> bool:
    """Check that the City Hall of the seat looked at lies on the board."""
    return "CH" in town_plan(screen).kinds


# The City Hall --------------------------------------------------------------------------------------------


def _board_side(screen: Screen) -> Side:
    return hand_of(screen).side


def _founding_town(screen: Screen) -> tuple[Plan, Town]:
    town = replace(screen.position.towns[screen.seat], side=_board_side(screen))
    return plan_of(screen.position, town), town


def _hall_layings(plan: Plan) -> list[Laying]:
    area = plan.area(0)
    return [one for one in plan.box.layings("CH", plan.grid) if not one.mask & ~area]


def _draw_founding(screen: Screen, width: float, height: float) -> ft.Control:
    here, town = _founding_town(screen)
    hall = hand_of(screen).cells
    picture = Picture(
        here,
        town,
        screen.seat,
        tuple(one.colour for one in screen.seats),
        ghosts=(Ghost("CH", hall),) if hall else (),
        asked=tuple(cell for cell in screen.asked_cells if cell in here.grid.index),
        tap=lambda at: _handle_tap(screen, at),
    )
    return town_board(screen, picture, width, height)


def _handle_tap(screen: Screen, tapped: CellName) -> None:
    if screen.acts.only_looks():
        return
    here, _ = _founding_town(screen)
    square = here.grid.mask(tapped)
    fitting = [names_of(here, one) for one in _hall_layings(here) if one.mask & square]
    if not fitting:
        screen.acts.ask_why(Found(_hall_over(here, tapped), _board_side(screen)))
        return
    fitting.sort(key=lambda cells: here.grid.index[tapped] != min(here.grid.index[cell] for cell in cells))
    cells = way_after(fitting, hand_of(screen).cells if screen.target == tapped else None)
    screen.close()
    have(screen, dataclasses.replace(hand_of(screen), cells=cells))
    screen.target = tapped


def _hall_over(plan: Plan, cell: CellName) -> Cells:
    square = plan.grid.mask(cell)
    lying = next(one for one in plan.box.layings("CH", plan.grid) if one.mask & square)
    return names_of(plan, lying)


def _draw_founding_actions(screen: Screen) -> ft.Control:
    phone = screen.phone
    hall = _held_hall(screen)
    sides = [(side, game_text(phone, f"side-{side}")) for side in SIDES]

    def turn_over(side: Side) -> None:
        screen.close()
        screen.target = None
        have(screen, dataclasses.replace(hand_of(screen), side=side, cells=()))

    parts: list[ft.Control | None] = [segments(phone, sides, _board_side(screen), turn_over, role="radio")]
    if hall:
        move = Found(hall, _board_side(screen))
        button = primary_button(phone, ui_text(phone, "found-here"), lambda: _lay_hall(screen, move))
        parts.append(held_row(screen, button))
    return column(*parts, spacing=10)


def _held_hall(screen: Screen) -> Cells:
    """Return the squares below the City Hall in hand, or none if it cannot lie there."""
    hall, (here, _) = hand_of(screen).cells, _founding_town(screen)
    return hall if hall and laying_of(here, "CH", hall) else ()


def _lay_hall(screen: Screen, move: Found) -> None:
    """Lay the City Hall, after asking for the print of this side of the board and of the tile."""
    names = (*screen.game.box.printed_for(f"board-{move.side}"), *screen.game.box.printed_for("CH"))
    ask_printed(screen, names, lambda: screen.acts.play(move))


# The promise ----------------------------------------------------------------------------------------------


def _promises_from_piles(screen: Screen) -> dict[int, int]:
    """Map the votes of each pile to the promise drawn from it so far."""
    return dict(zip(WORTHS, hand_of(screen).drawn, strict=False))


def _select_promise(screen: Screen, card: int) -> None:
    have(screen, dataclasses.replace(hand_of(screen), kept=card))


def _draw_promises(screen: Screen, width: float) -> ft.Control:
    position = screen.position
    drawn = _promises_from_piles(screen)
    missing = next((worth for worth in WORTHS if worth not in drawn), None)
    if missing is None:
        return _draw_keep(screen, drawn.values(), spacing=10)
    if hand_of(screen).anything:
        # where the box at hand is wrong about the piles, only the card that is kept is told
        return _draw_keep(screen, range(1, count_promises_in_play(position) + 1), spacing=6)
    pile = [
        card
        for card in range(1, count_promises_in_play(position) + 1)
        if position.box.promise_worth(card) == missing
    ]

    def enter_drawn_promise(card: int) -> None:
        if not screen.acts.only_looks():
            before = hand_of(screen).drawn[: WORTHS.index(missing)]
            have(screen, dataclasses.replace(hand_of(screen), drawn=(*before, card)))

    return _draw_cards(
        screen, ui_text(screen.phone, "promise-drawn", votes=missing), pile, enter_drawn_promise, spacing=6
    )


def _draw_keep(screen: Screen, cards: Iterable[int], *, spacing: float) -> ft.Control:
    return _draw_cards(
        screen,
        ui_text(screen.phone, "promise-keep"),
        cards,
        partial(_select_promise, screen),
        spacing=spacing,
    )


def _draw_cards(
    screen: Screen, title: str, cards: Iterable[int], act: Callable[[int], object], *, spacing: float
) -> ft.Control:
    """Draw promise cards one below the other. A tap on a card calls `act` with it."""
    words = ft.Text(title, theme_style=ft.TextThemeStyle.TITLE_MEDIUM, text_align=ft.TextAlign.CENTER)
    shown = (_draw_promise_card(screen, card, partial(act, card)) for card in cards)
    return ft.Column([words, *shown], spacing=spacing, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _draw_promise_card(screen: Screen, card: int, act: Act) -> ft.Control:
    phone, worth = screen.phone, screen.position.box.promise_worth(card)
    chosen = hand_of(screen).kept == card
    number = ft.Container(
        ft.Text(str(card), size=phone.size(15), weight=ft.FontWeight.W_700, color="#FFFFFF"),
        width=36,
        height=36,
        alignment=ft.Alignment.CENTER,
        border_radius=8,
        bgcolor="#6F4BA0" if card <= 16 else "#B0487E",
    )
    text = game_text(phone, f"promise-{card}")
    return tappable(
        ui_text(phone, "promise-card", number=card, text=text, votes=worth),
        ft.Row(
            [
                number,
                ft.Text(text, size=phone.size(15), expand=True),
                ft.Text(f"+{worth}", size=phone.size(15), weight=ft.FontWeight.W_700),
            ],
            spacing=12,
        ),
        act,
        on_hold=partial(screen.rules.ask_about, "promises", "setup.promises"),
        selected=chosen,
        padding=ft.Padding.symmetric(horizontal=10, vertical=6),
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=choice_border(chosen=chosen, wide=3),
    )


def _kept_promise(screen: Screen) -> int | None:
    """Return the promise to keep, once all the drawn ones are told, or None."""
    hand = hand_of(screen)
    return hand.kept if hand.anything or len(hand.drawn) >= len(WORTHS) else None


def _draw_promise_actions(screen: Screen) -> ft.Control:
    phone, drawn = screen.phone, _promises_from_piles(screen)
    kept, anything = _kept_promise(screen), hand_of(screen).anything
    parts: list[ft.Control | None] = []
    if kept:
        # nobody is asked what the card says: the answer lies in the owner's box, and would tell which
        move = Keep(() if anything else tuple(sorted(drawn.values())), kept)
        parts.append(
            row(
                primary_button(
                    phone, ui_text(phone, "promise-kept", number=kept), lambda: screen.acts.play(move)
                )
            )
        )
    ways = []
    if drawn or anything:
        ways.append(text_button(phone, ui_text(phone, "promise-again"), lambda: _forget_promises(screen)))
    if not anything and len(drawn) < len(WORTHS):
        ways.append(text_button(phone, ui_text(phone, "promise-any"), lambda: _show_all_promises(screen)))
    if ways:
        parts.append(centred_line(*ways))
    return column(*parts, spacing=6)


def _show_all_promises(screen: Screen) -> None:
    have(screen, dataclasses.replace(hand_of(screen), anything=True))


def _forget_promises(screen: Screen) -> None:
    have(screen, dataclasses.replace(hand_of(screen), kept=None, anything=False, drawn=()))
