"""A death: the citizen is chosen first, then the place of the grave."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.small_city.moves import Mourn
from companion.games.small_city.phases.death import grave_squares, judge_fate, people_to_choose
from companion.games.small_city.phases.pollution import find_dying_seats
from companion.games.small_city.position import CellName, Meeple
from views.boards.small_city.look import ui_text
from views.boards.small_city.selection_row import put_down_square_button
from views.boards.small_city.state import Screen, hand_of, have
from views.boards.small_city.town import town_board
from views.boards.small_city.town_view import town_picture, town_plan
from views.kit.choice_panel import Choice, offer


def ask(screen: Screen) -> Choice:
    """Ask for the citizen that dies, then for the place of the grave."""
    shown = Choice(picture=partial(_draw_town, screen))
    return replace(_add_question(screen, shown), told=(_cause_words(screen),)) if screen.tasks else shown


def _add_question(screen: Screen, choice: Choice) -> Choice:
    """Add the pending question, or the move that names the dying citizen, to the choice."""
    phone, position, seat = screen.phone, screen.position, screen.seat
    who, grave = _dying_citizen(screen), hand_of(screen).grave
    if who is None:
        return replace(choice, awaited=ui_text(phone, "death-first"))
    what = judge_fate(position, seat, who)
    if what == "dies" and grave_squares(position, seat) and not grave:
        return replace(choice, awaited=ui_text(phone, "death-grave"), back=put_down_square_button(screen))
    words = "death-saved" if what == "saved" else "death-say"
    label = ui_text(phone, words, name=screen.names[who.seat], at=who.at)
    return replace(
        choice, moves=[offer(screen, Mourn(who.at, grave), label)], back=put_down_square_button(screen)
    )


def _draw_town(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the town, and light the citizens that may die, then the squares for the grave."""
    who, grave = _dying_citizen(screen), hand_of(screen).grave
    position, seat = screen.position, screen.seat

    lights: frozenset[CellName] = frozenset()
    if screen.tasks and not who:
        lights = frozenset(one.at for one, _ in people_to_choose(position, seat))
    elif who and not grave and judge_fate(position, seat, who) == "dies":
        lights = frozenset(town_plan(screen).grid.names_of(grave_squares(position, seat)))
    chosen = tuple(filter(None, (who.at if who else "", grave)))
    picture = town_picture(screen, lights=lights, chosen=chosen, tap=partial(_tap_square, screen))
    return town_board(screen, picture, width, height)


def _dying_citizen(screen: Screen) -> Meeple | None:
    at = hand_of(screen).dying
    return next((one for one in screen.position.towns[screen.seat].people if one.at == at), None)


def _tap_square(screen: Screen, cell: CellName) -> None:
    if not screen.tasks or screen.acts.only_looks():
        return
    screen.close()
    position, seat = screen.position, screen.seat
    person = next((one for one in position.towns[seat].people if one.at == cell), None)
    who = _dying_citizen(screen)
    if person:
        move = Mourn(cell)
        if judge_fate(position, seat, person) in ("dies", "saved"):
            have(screen, replace(hand_of(screen), dying=cell, grave=None))
        else:
            screen.acts.ask_why(move)
    elif who is None:
        screen.phone.tell(ui_text(screen.phone, "death-first"))
    elif screen.judge(Mourn(who.at, cell)).legal:
        have(screen, replace(hand_of(screen), grave=cell))
    else:
        screen.acts.ask_why(Mourn(who.at, cell))


def _cause_words(screen: Screen) -> str:
    found = find_dying_seats(screen.position)
    return ui_text(screen.phone, f"death-why-{found.why}", made=found.most, total=found.highest)
