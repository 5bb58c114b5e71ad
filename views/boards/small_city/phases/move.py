"""Moving citizens: tap one's own citizen, then its goal. Other towns are one tap away."""

from collections import Counter
from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.small_city.citizens.walking import citizens_to_move, empty_homes, target_squares
from companion.games.small_city.moves import Done, MoveCitizen, Settle
from companion.games.small_city.plan import hall_cells, seat_plan
from companion.games.small_city.position import CellName, Meeple
from views.boards.small_city.look import ui_text
from views.boards.small_city.phases.squares import influence_lines
from views.boards.small_city.picture import Picture
from views.boards.small_city.state import Screen, hand_of, have
from views.boards.small_city.strip import town_strip
from views.boards.small_city.town import town_board
from views.boards.small_city.town_view import town_picture, town_plan
from views.kit.layout import column, row, sentence_lines
from views.kit.play_move import move_button


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the town looked at, with the ways of the chosen citizen lit."""
    town = viewed_seat(screen)

    picture = _make_picture(screen, town, partial(_handle_tap, screen, town))
    return town_board(screen, picture, width, height)


def viewed_seat(screen: Screen) -> int:
    """Return the seat of the town looked at."""
    town = hand_of(screen).town
    return town if town is not None and town < len(screen.seats) else screen.seat


def _chosen_citizen(screen: Screen) -> tuple[int, CellName] | None:
    """Return the citizen in hand: the town it stands in and its square."""
    who = hand_of(screen).who
    return who if who and _own_citizen_at(screen, *who) else None


def _choose_citizen(screen: Screen, citizen: tuple[int, CellName] | None) -> None:
    have(screen, replace(hand_of(screen), who=citizen))


def _make_picture(screen: Screen, town: int, tap: object) -> Picture:
    position, seat = screen.position, screen.seat
    who = _chosen_citizen(screen)
    marks: dict[str, object] = {"tap": tap}
    if who:
        plan = seat_plan(position, town)
        lights = plan.grid.names_of(target_squares(position, seat, who[0], who[1], town))
        marks["lights"] = frozenset(lights)
        goal = (screen.target,) if screen.target in lights else ()
        marks["chosen"] = (who[1], *goal) if who[0] == town else goal
        marks["says"] = lambda at: ui_text(screen.phone, "may-go" if at in lights else "may-not-go")
    elif screen.tasks:
        first = citizens_to_move(position, seat)
        homes = frozenset(empty_homes(position, seat)) if town == seat and _waits_in_hall(screen) else ()
        marks["lights"] = frozenset(one.at for host, one in first if host == town) or frozenset(homes)
    return town_picture(screen, town, **marks)


def _waits_in_hall(screen: Screen) -> bool:
    hall = hall_cells(town_plan(screen))
    people = screen.position.towns[screen.seat].people
    return any(one.at in hall and one.seat == screen.seat for one in people)


# Taps -----------------------------------------------------------------------------------------------------


def _handle_tap(screen: Screen, town: int, cell: CellName) -> None:
    if not screen.tasks:
        _show_refusal(screen, town, cell)
    elif not screen.acts.only_looks():
        screen.close()
        who = _chosen_citizen(screen)
        if who is None:
            _choose_citizen_at(screen, town, cell)
        elif who == (town, cell):
            _choose_citizen(screen, None)
        else:
            _move_citizen(screen, who, town, cell)


def _own_citizen_at(screen: Screen, town: int, cell: CellName) -> Meeple | None:
    people = screen.position.towns[town].people
    return next((one for one in people if one.at == cell and one.seat == screen.seat), None)


def _choose_citizen_at(screen: Screen, town: int, cell: CellName) -> None:
    one = _own_citizen_at(screen, town, cell)
    in_hall = town == screen.seat and cell in hall_cells(town_plan(screen))
    if one and in_hall:
        screen.phone.tell(ui_text(screen.phone, "hall-last"))
    elif one and one.spent:
        screen.phone.tell(ui_text(screen.phone, "moved-already"))
    elif one:
        _choose_citizen(screen, (town, cell))
    elif town == screen.seat and cell in empty_homes(screen.position, screen.seat):
        _move_from_hall(screen, cell)
    else:
        _show_refusal(screen, town, cell)


def _move_from_hall(screen: Screen, cell: CellName) -> None:
    screen.acts.play(Settle(cell))


def _move_citizen(screen: Screen, citizen: tuple[int, CellName], town: int, cell: CellName) -> None:
    source, origin = citizen
    move = MoveCitizen(
        origin, cell, None if town == source else town, None if source == screen.seat else source
    )
    if screen.judge(move).legal:
        _choose_citizen(screen, None)
        if screen.acts.play(move) and town != screen.seat:
            have(screen, replace(hand_of(screen), town=None))
    elif _own_citizen_at(screen, town, cell) and cell not in hall_cells(town_plan(screen)):
        _choose_citizen_at(screen, town, cell)
    else:
        screen.acts.ask_why(move)


def _show_refusal(screen: Screen, town: int, cell: CellName) -> None:
    if town == screen.seat:
        screen.phone.tell(" ".join(influence_lines(screen, cell)[:1]))


# Below ----------------------------------------------------------------------------------------------------


def draw_sentences(screen: Screen, width: float) -> ft.Control | None:
    """Draw the hint for the next tap."""
    if not screen.tasks:
        return None
    if _chosen_citizen(screen):
        hint = "tap-target"
    else:
        hint = "tap-citizen" if citizens_to_move(screen.position, screen.seat) else "may-still-move"
    return sentence_lines(screen.phone, [ui_text(screen.phone, hint)], quiet=True)


def acts(screen: Screen, width: float) -> ft.Control:
    """Draw the towns, and the button that ends moving."""
    position = screen.position
    seat = screen.seat
    counts = Counter(
        host for host, town in enumerate(position.towns) for one in town.people if one.seat == seat
    )

    def show_town(town: int) -> None:
        screen.close()
        have(screen, replace(hand_of(screen), town=None if town == seat else town))

    done = _draw_done_button(screen) if screen.tasks else None
    return column(town_strip(screen, viewed_seat(screen), counts, show_town), done)


def _draw_done_button(screen: Screen) -> ft.Control:
    phone = screen.phone
    left = len(citizens_to_move(screen.position, screen.seat))
    words = ui_text(phone, "moving-done", n=left)
    return row(move_button(screen, words, Done()))
