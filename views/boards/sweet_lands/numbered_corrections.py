"""Corrections of a seat's numbered things: milestones, automated and passing cards, empty rabbit places."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.games.sweet_lands import cards, corrections, rabbits
from companion.games.sweet_lands.correction_kinds import CORRECTIONS
from companion.games.sweet_lands.position import Player, Position
from companion.games.sweet_lands.vocabulary import COLUMNS
from views.boards.sweet_lands import initials
from views.boards.sweet_lands.brushes import painting_of, turn_to
from views.boards.sweet_lands.speech import card_name, say, tell
from views.boards.sweet_lands.state import Screen
from views.boards.sweet_lands.steppers import add_chip, with_title
from views.device.theme import TOUCH
from views.kit.layout import join_words, tiles
from views.widgets.box_editor.gain_icons import gain_icon
from views.widgets.choices import chip, chips, value_chips
from views.widgets.table.correcting import ask_tile

Set = Callable[[tuple[int, ...]], Any]
"""Makes the correction from the numbers that are there."""


def held_cards(screen: Screen) -> list[ft.Control]:
    """Draw a card for each kind of numbered thing. A tap on a thing removes it."""
    return [
        with_title(screen, "own-milestones", _milestones(screen)),
        with_title(screen, "automated-cards", *(_automated_row(screen, column) for column in COLUMNS)),
        with_title(screen, "passing-cards", _passing_cards(screen)),
        with_title(screen, "rabbit-places", _rabbits(screen)),
    ]


def _player(screen: Screen) -> Player:
    found: Player = screen.position.players[screen.seat]
    return found


def _chips(
    screen: Screen, numbers: tuple[int, ...], name_of: Callable[[int], str], make: Set
) -> list[ft.Control]:
    """Draw the present things as chips. A tap removes one."""

    def take(index: int) -> None:
        screen.acts.correct(make((*numbers[:index], *numbers[index + 1 :])))

    return [
        chip(screen.phone, name_of(number), partial(take, at), chosen=True)
        for at, number in enumerate(numbers)
    ]


# Milestones -----------------------------------------------------------------------------------------------


def _milestones(screen: Screen) -> ft.Control:
    phone, seat, tiles = screen.phone, screen.seat, _player(screen).milestones
    kind = CORRECTIONS.kind_of(corrections.SetOwnMilestones)

    def name_tile(tile: int) -> str:
        return tell(phone, "printed-milestone", number=tile) if tile else say(phone, "some-milestone")

    def add() -> None:
        ask_tile(screen, kind, "tiles", say(phone, "which-milestone"), with_tile, there=tiles)

    def with_tile(wanted: int) -> corrections.SetOwnMilestones:
        return corrections.SetOwnMilestones(
            seat, tiles if wanted and wanted in tiles else (*tiles, wanted)[: kind.longest]
        )

    there = _chips(screen, tiles, name_tile, lambda left: corrections.SetOwnMilestones(seat, left))
    more = [add_chip(screen, say(phone, "own-milestone"), add)] if len(tiles) < kind.longest else []
    return chips(*there, *more)


# Cards ----------------------------------------------------------------------------------------------------


def _automated_row(screen: Screen, column: str) -> ft.Control:
    """Draw the cards below an industry, from the top."""
    phone, seat = screen.phone, screen.seat
    numbers = tuple(card.card for card in _player(screen).automated if card.column == column)
    name = say(phone, "automated", what=tell(phone, f"element-{column}s"))
    head = ft.Row([gain_icon(column, 22), ft.Text(name, size=phone.size(14))], spacing=8)

    most = CORRECTIONS.kind_of(corrections.SetAutomatedCards).longest

    def make(rest: tuple[int, ...]) -> corrections.SetAutomatedCards:
        return corrections.SetAutomatedCards(seat, column, rest[:most])  # type: ignore[arg-type]

    return ft.Column([head, *_cards(screen, column, name, numbers, make)], spacing=6, tight=True)


def _passing_cards(screen: Screen) -> ft.Control:
    seat, numbers = screen.seat, _player(screen).passing
    name = say(screen.phone, "passing-cards")

    def make(rest: tuple[int, ...]) -> corrections.SetPassingCards:
        return corrections.SetPassingCards(seat, rest)

    return ft.Column(_cards(screen, "passing", name, numbers, make), spacing=6, tight=True)


def _cards(screen: Screen, section: str, name: str, numbers: tuple[int, ...], make: Set) -> list[ft.Control]:
    """Draw the present cards, the button to add one, and once that is open the cards to choose by name."""
    phone, position = screen.phone, screen.position
    now = painting_of(screen)
    open_now = now.adding == section
    there = _chips(screen, numbers, partial(_card_name, screen), make)
    words, turn = (
        say(phone, "add-card"),
        partial(turn_to, screen, adding="" if open_now else section, letter=""),
    )
    more = add_chip(screen, words, turn, chosen=open_now, label=join_words(phone, (name, words)))
    shown: list[ft.Control] = [chips(*there, more)]
    if not open_now:
        return shown
    can = _choosable(position, section)
    if len(can) > initials.FEW:
        choose, side = partial(_look_for, screen), max(TOUCH, phone.size(TOUCH))
        shown.append(tiles(initials.letter_tiles(phone, position, can, now.letter, choose, side)))

    def add(card: int) -> None:
        if not screen.acts.only_watches():
            screen.acts.correct(make((*numbers, card)))
            turn_to(screen, adding="", letter="")

    found = initials.cards_by_initial(position, can, now.letter)
    unnamed = [] if section == "passing" else [0]
    shown.append(value_chips(phone, (*unnamed, *found), (), add, partial(_card_name, screen)))
    return shown


def _look_for(screen: Screen, letter: str) -> None:
    """Show the cards that begin with a letter."""
    turn_to(screen, letter=letter)


def _card_name(screen: Screen, card: int) -> str:
    if not card:
        return say(screen.phone, "some-card")
    return card_name(screen.phone, screen.position, card)


def _choosable(position: Position, section: str) -> Sequence[int]:
    """List the cards that have been read and lie nowhere yet, passing ones or others."""
    lying = {card.card for player in position.players for card in player.automated}
    lying |= {card for player in position.players for card in player.passing}
    return [
        card
        for card in cards.known_cards(position)
        if card not in lying and cards.works_at_pass(position, card) == (section == "passing")
    ]


# Rabbits --------------------------------------------------------------------------------------------------


def _rabbits(screen: Screen) -> ft.Control:
    """Draw the places on the industry board. Those whose rabbit has left are chosen."""
    phone, seat, taken = screen.phone, screen.seat, _player(screen).taken
    most = CORRECTIONS.kind_of(corrections.SetRabbitPlace).number_field("place").most
    last = max(rabbits.places(screen.position) or most, *taken, 0)

    def turn(place: int) -> None:
        screen.acts.correct(corrections.SetRabbitPlace(seat, place, place not in taken))

    return value_chips(
        phone, range(1, last + 1), taken, turn, label=lambda place: say(phone, "rabbit-place", n=place)
    )
