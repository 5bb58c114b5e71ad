"""The council: tap the step a disc goes to, choose its gain, pay with dollars or votes."""

from dataclasses import replace
from functools import partial
from typing import Literal

import flet as ft

from companion.games.small_city.moves import Advance, Skip
from companion.games.small_city.phases.rows import Option, Take, disc_step, possible_advances
from views.boards.small_city.look import cube_name, game_text, ui_text
from views.boards.small_city.rows import CAPTION, PRICES, council_table, step_words
from views.boards.small_city.state import Screen, hand_of, have
from views.device.theme import TOUCH
from views.kit.actions import mark_if_room
from views.kit.choice_panel import Choice, Offer, offer
from views.kit.layout import centred_line, column
from views.kit.play_move import put_down_button
from views.widgets.choices import chip


def ask(screen: Screen) -> Choice:
    """Ask for the step of a disc. The step in hand shows its gains and its payments."""
    phone, chosen = screen.phone, hand_of(screen).step
    shown = Choice(picture=partial(_draw_rows, screen))
    if not screen.tasks:
        return shown
    found = _options_at(screen, *chosen) if chosen else []
    if not chosen or not found:
        skip = offer(screen, Skip(), ui_text(phone, "council-skip"))
        return replace(shown, awaited=ui_text(phone, "council-tap"), passing=skip)
    one = next((way for way in found if way.leaves == hand_of(screen).leaves), found[0])
    take = _chosen_gain(screen, one)
    pays: tuple[Literal["money", "votes"], ...] = ("money", "votes")
    return replace(
        shown,
        told=(step_words(screen, *chosen),),
        tools=partial(_draw_choice_chips, screen, found, one, take),
        moves=[_offer_payment(screen, Advance(chosen[0], one.leaves, pay, take), one.price) for pay in pays],
        abreast=2,
        back=put_down_button(screen, ui_text(phone, "not-here"), partial(_clear_choice, screen)),
    )


def _clear_choice(screen: Screen) -> None:
    have(screen, replace(hand_of(screen), step=None))


def _draw_choice_chips(
    screen: Screen, options: list[Option], option: Option, take: Take, width: float
) -> ft.Control | None:
    """Draw the choice of the disc that begins anew, and of the gain if there is a choice."""
    lines = []
    if len(options) > 1:
        lines.append(centred_line(*(_draw_disc(screen, way, way is option) for way in options)))
    if len(option.takes) > 1:
        lines.append(centred_line(*(_draw_gain(screen, option, what, what == take) for what in option.takes)))
    return column(*lines, spacing=6) if lines else None


def _draw_rows(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the four rows with all discs. The steps that this seat's discs can reach are lit."""
    found = list(possible_advances(screen.position, screen.seat)) if screen.tasks else []
    may = frozenset((one.row, one.step) for one in found)
    return council_table(
        screen,
        min(width, 640),
        height=min(76, max(TOUCH - 4, (height - PRICES) / 4 - CAPTION)),
        selection=hand_of(screen).step,
        may=may,
        tap=partial(_tap_step, screen),
        ask=screen.rules.ask_about,
    )


def _options_at(screen: Screen, row: int, step: int) -> list[Option]:
    return [
        one for one in possible_advances(screen.position, screen.seat) if (one.row, one.step) == (row, step)
    ]


def _tap_step(screen: Screen, row: int, step: int) -> None:
    screen.close()
    if not screen.tasks:
        screen.phone.tell(step_words(screen, row, step))
    elif screen.acts.only_looks():
        return
    elif _options_at(screen, row, step):
        wanted = None if hand_of(screen).step == (row, step) else (row, step)
        have(screen, replace(hand_of(screen), step=wanted, leaves=None, take=""))
    else:
        _show_refusal(screen, row, step)


def _show_refusal(screen: Screen, row: int, step: int) -> None:
    """Explain why no disc can come to a step now."""
    town = screen.position.towns[screen.seat]
    if not disc_step(town, row) and len(town.discs) == 2 and step == 1:
        screen.acts.ask_why(Advance(row, town.discs[0].row))
        return
    move = Advance(row)
    if screen.judge(move).legal or step != disc_step(town, row) + 1:
        screen.phone.tell(ui_text(screen.phone, "council-steps"))
    else:
        screen.acts.ask_why(move)


def _chosen_gain(screen: Screen, option: Option) -> Take:
    """Return the gain to take: the chosen one, else the last, or an empty text without a choice."""
    if len(option.takes) < 2:
        return ""
    return next((what for what in option.takes if what == hand_of(screen).take), option.takes[-1])


def _draw_disc(screen: Screen, option: Option, chosen: bool) -> ft.Control:
    """Draw the chip for the disc that begins anew."""
    phone = screen.phone
    text = (
        ui_text(phone, "disc-from", row=game_text(phone, f"row-{option.leaves}"))
        if option.leaves
        else ui_text(phone, "disc-new")
    )
    return chip(
        phone, text, lambda: have(screen, replace(hand_of(screen), leaves=option.leaves)), chosen=chosen
    )


def _draw_gain(screen: Screen, option: Option, take: Take, chosen: bool) -> ft.Control:
    phone = screen.phone
    text = cube_name(phone, take) if take in ("w", "g", "b") else ui_text(phone, f"council-take-{take}")
    return chip(phone, text, lambda: have(screen, replace(hand_of(screen), take=take)), chosen=chosen)


def _offer_payment(screen: Screen, move: Advance, price: int) -> Offer:
    phone = screen.phone
    enough = getattr(screen.position.towns[screen.seat], move.pay) >= price
    may = enough and screen.judge(move).legal
    label = ui_text(phone, f"pay-{move.pay}", n=price)
    return offer(screen, move, label, mark=mark_if_room(phone, ft.Icons.CHECK), dim=not may)
