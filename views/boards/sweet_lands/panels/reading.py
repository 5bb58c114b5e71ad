"""An unread print: the strip that asks for it opens by itself, and the button opens it again."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from companion.games.sweet_lands import dues, moves
from companion.games.sweet_lands.entry_names import card_number
from companion.games.sweet_lands.phases.due_rules import is_card
from companion.games.sweet_lands.vocabulary import COLUMNS
from views.boards.sweet_lands import map, play_move, state
from views.boards.sweet_lands.speech import name_thing, ui
from views.boards.sweet_lands.state import Screen
from views.kit import choice_panel
from views.kit.choice_panel import Choice, Offer
from views.models.sheets import Printing
from views.widgets.box_editor.ask_printed import enter_printed, unanswered_entries
from views.widgets.box_editor.drawing import title_of


def asked_entries(screen: Screen) -> tuple[str, ...]:
    """List the prints that have to be read before the seat looked at can go on."""
    return dues.asked_entries(screen.position, screen.seat)


def offer(screen: Screen) -> None:
    """Open the strip that asks, once for each print, if the seat of this phone waits for it.

    At the setup nothing opens by itself: the actions offer both, to count or to enter.
    """
    if screen.position.phase == "setup":
        return
    names = asked_entries(screen)
    hand = state.hand_of(screen)
    if not names or names == hand.offered or screen.sheet is not None or screen.only_scored:
        return
    if not screen.acting or screen.mending or screen.seat not in screen.client.view.actors(screen.seat):
        return
    open_now = unanswered_entries(screen, names)
    if open_now and not screen.client.box.learned_entries(open_now):
        sheet = Printing(open_now, partial(play_move.book_tracked, screen), not_now=_by_hand(screen))
        screen.lay_open(sheet, replace(hand, offered=names))


def _by_hand(screen: Screen) -> Callable[[], object]:
    """Return the act that leaves the print to the people, unless another phone has answered meanwhile."""
    return lambda: play_move.play(screen, moves.ByHand()) if asked_entries(screen) else None


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the map, and open the sheet that asks over it."""
    offer(screen)
    return map.body(screen, width, height)


def ask(screen: Screen) -> Choice:
    """Ask for the unread print, or offer to book it by hand."""
    phone, names = screen.phone, asked_entries(screen)
    title = title_of(phone, screen.game, screen.game.box.field_at(screen.position, names[0]))
    read = Offer(
        ui(phone, "read", what=title), partial(_read, screen), mark=ft.Icons.VISIBILITY, strong=False
    )
    count = Offer(phone.say("box-count-yourself"), partial(_count_yourself, screen), mark=ft.Icons.CHECK)
    picture = partial(body, screen)
    return Choice(picture=picture, told=_place_of_card(screen), moves=[read, *_blank(screen)], passing=count)


def _count_yourself(screen: Screen) -> None:
    """Book the asked print by hand, at the setup all that the seat is asked for."""
    while play_move.play(screen, moves.ByHand()) and screen.position.phase == "setup":
        if not (screen.acting and asked_entries(screen)):
            return


def _blank(screen: Screen) -> list[Offer]:
    """Offer to say that the asked citizen card gives nothing. No offer for other prints."""
    move = moves.ByHand(nothing=True)
    if not screen.judge(move).legal:
        return []
    act = partial(play_move.do, screen, move)
    return [choice_panel.offer(screen, move, ui(screen.phone, "gives-nothing"), act=act, strong=False)]


def _place_of_card(screen: Screen) -> tuple[str, ...]:
    """Tell where an unread card lies that the app has numbered itself. Empty for other prints."""
    player, names = screen.position.players[screen.seat], asked_entries(screen)
    for number in (card_number(name) for name in names if is_card(names)):
        if number in player.passing:
            return (ui(screen.phone, "card-lies-passing", number=number),)
        for column in COLUMNS:
            below = [card.card for card in player.automated if card.column == column]
            if number in below:
                words = name_thing(screen.phone, "piece", column)
                row = below.index(number) + 1
                return (ui(screen.phone, "card-lies-below", number=number, column=words, row=row),)
    return ()


def _read(screen: Screen) -> None:
    """Open the sheet for the asked print, and at the setup for the next one of the board after it."""
    if not screen.acts.only_looks():
        enter_printed(screen, asked_entries(screen), partial(_read_on, screen), _by_hand(screen))


def _read_on(screen: Screen) -> None:
    play_move.book_tracked(screen)
    if screen.position.phase == "setup" and screen.acting and asked_entries(screen):
        _read(screen)
