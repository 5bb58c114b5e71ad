"""Citizen cards to play: those that have been read, another one, or one that is booked by hand."""

from functools import partial

import flet as ft
from msgspec.structs import replace

from companion.engine.gains import Gain, Gains
from companion.games.sweet_lands import cards, moves
from companion.games.sweet_lands.vocabulary import MARKS
from views.boards.sweet_lands import initials, parts, play_move, state
from views.boards.sweet_lands.speech import card_name, name_thing, ui
from views.boards.sweet_lands.state import Screen
from views.device.theme import TOUCH
from views.kit import actions, layout
from views.kit.choice_panel import Offer
from views.kit.play_move import preview_line
from views.models.legal_moves import legal_moves
from views.widgets.box_editor.ask_printed import enter_printed
from views.widgets.box_editor.gain_icons import gain_icon


def page(screen: Screen, width: float) -> ft.Control:
    """Draw another card, one by hand, and every card that has been read, with playable ones first.

    A letter filters many cards by the beginning of their names.
    """
    phone, position, letter = screen.phone, screen.position, state.hand_of(screen).letter
    known = _known_plays(screen)
    begun = set(initials.cards_by_initial(position, [move.card for move in known], letter))
    listed = [
        layout.row(_another(screen), _by_hand(screen)),
        _marks(screen),
        initials.letters(phone, position, cards.known_cards(position), letter, partial(_look_for, screen)),
        *(_card(screen, move) for move in known if move.card in begun),
    ]
    shown = layout.column(*listed, spacing=layout.BETWEEN)
    return layout.column(layout.scroll_area(shown, parts.list_height(screen)), _options(screen))


def _known_plays(screen: Screen) -> list[moves.Play]:
    """List one move for each card that has been read, with those played before at the end."""
    position = screen.position
    gone = {card.card for player in position.players for card in player.automated}
    gone |= {card for player in position.players for card in player.passing}
    playable = {move.card: move for move in reversed(legal_moves(screen, moves.Play)) if move.card}
    found = [playable.get(card, moves.Play(card)) for card in cards.known_cards(position)]
    return sorted(found, key=lambda move: (move.card in gone, move.card not in playable))


def _look_for(screen: Screen, letter: str) -> None:
    """Show the cards that begin with a letter, and put down a card in hand that does not."""
    held = state.hand_of(screen).move
    card = held.card if isinstance(held, moves.Play) else 0
    hidden = card and letter not in ("", initials.initial(screen.position, card))
    state.take(screen, letter=letter, **({"move": None} if hidden else {}))


def tap(screen: Screen, move: moves.Play) -> None:
    """Take a card in hand, or play it if it is in hand already. An illegal play opens the reasons."""
    held = state.hand_of(screen).move
    same = isinstance(held, moves.Play) and held.card == move.card
    play_move.take_or_do(screen, held if same and held else move)


def _card(screen: Screen, move: moves.Play) -> ft.Control:
    phone, position = screen.phone, screen.position
    entry, own = f"card-{move.card}", position.printed
    held = state.hand_of(screen).move
    name, mark = card_name(phone, position, move.card), own.part_word(entry, cards.MARK) or MARKS[0]
    cost = Gains((cards.cost(position, screen.seat, move.card, move.option),))
    gives = own.part_gains(entry, cards.GIVES)
    passing = cards.works_at_pass(position, move.card)
    words = ui(
        phone,
        "card-passing" if passing else "card-instant",
        card=name,
        mark=name_thing(phone, "element", mark),
        cost=parts.say_gains(phone, cost),
        effect=parts.say_gains(phone, gives),
    )
    face: list[ft.Control] = [
        gain_icon(mark, phone.size(24)),
        ft.Container(
            layout.small_text(phone, name, 14, strong=True), expand=True, alignment=ft.Alignment.CENTER_LEFT
        ),
        *([] if cost.nothing else [parts.picture(phone, cost, 18)]),
        ft.Icon(ft.Icons.BEDTIME if passing else ft.Icons.ARROW_RIGHT_ALT, size=18),
        parts.picture(phone, gives, 18),
    ]
    return actions.tile(
        words,
        ft.Row(face, spacing=6),
        partial(tap, screen, move),
        chosen=isinstance(held, moves.Play) and held.card == move.card,
        dim=not screen.judge(move).legal,
        height=max(TOUCH, phone.size(TOUCH)),
        hold=partial(screen.rules.ask_about, "card.passing" if passing else "card.instant"),
    )


def _another(screen: Screen) -> ft.Control:
    """Draw the button for a card that is unread. The card is read, then played."""
    phone, position = screen.phone, screen.position
    number = cards.new_number(position) or cards.MOST_CARDS

    def ask_print() -> None:
        if screen.acts.only_looks():
            return
        enter_printed(screen, (f"card-{number}",), lambda: _play_read(screen, number), screen.close)

    face = _icon_row(screen, ft.Icons.ADD, ui(phone, "another-card"))
    return actions.tile(ui(phone, "another-card"), face, ask_print, expand=True)


def _play_read(screen: Screen, number: int) -> None:
    """Play a card that was just read, or open the reasons against it."""
    if number in cards.known_cards(screen.position):
        play_move.do(screen, moves.Play(number))


def _by_hand(screen: Screen) -> ft.Control:
    phone = screen.phone
    held = state.hand_of(screen).move
    open_now = isinstance(held, moves.Play) and not held.card

    def turn() -> None:
        if screen.acts.only_looks():
            return
        move = moves.Play(0, 0, 1)
        if not screen.judge(move).legal:
            screen.acts.ask_why(move)
            return
        state.take(screen, move=None if open_now else moves.Play(0))

    words = ui(phone, "card-by-hand")
    return actions.tile(
        words,
        _icon_row(screen, ft.Icons.EDIT_NOTE, words),
        turn,
        chosen=open_now,
        dim=not screen.judge(moves.Play(0, 0, 1)).legal,
        expand=True,
    )


def _icon_row(screen: Screen, icon: ft.IconData, words: str) -> ft.Control:
    return ft.Row(
        [
            ft.Icon(icon, size=20),
            ft.Container(layout.small_text(screen.phone, words, 14), expand=True, expand_loose=True),
        ],
        spacing=6,
        alignment=ft.MainAxisAlignment.CENTER,
    )


def _marks(screen: Screen) -> ft.Control | None:
    """Draw the six dessert marks, where a card is booked by hand. A tap plays it."""
    held = state.hand_of(screen).move
    if not isinstance(held, moves.Play) or held.card:
        return None
    phone = screen.phone

    def mark(number: int) -> ft.Control:
        words = ui(phone, "card-with-mark", mark=name_thing(phone, "element", MARKS[number - 1]))
        icon = gain_icon(MARKS[number - 1], layout.grow(phone, 32))
        act = partial(play_move.do, screen, replace(held, mark=number))
        return actions.tile(words, icon, act, expand=True)

    row = ft.Row([mark(number) for number in range(1, 7)], spacing=layout.BETWEEN)
    return layout.column(row, _works_at_pass(screen, held), spacing=layout.BETWEEN)


def _works_at_pass(screen: Screen, held: moves.Play) -> ft.Control | None:
    """Draw the switch of a card that works at a pass. Version 1 of the rules forgets such cards."""
    if screen.position.rules < 2:
        return None
    words = ui(screen.phone, "works-at-pass")
    act = partial(state.take, screen, move=replace(held, passing=not held.passing))
    return actions.tile(words, _icon_row(screen, ft.Icons.BEDTIME, words), act, chosen=held.passing)


def _options(screen: Screen) -> ft.Control | None:
    """Draw the choice of costs of the card in hand, or None without a choice."""
    held = state.hand_of(screen).move
    if not isinstance(held, moves.Play) or not held.card:
        return None
    position = screen.position
    found = position.printed.part_gains(f"card-{held.card}", cards.COST)
    if found is None or len(found.options) < 2:
        return None

    def option(number: int) -> ft.Control:
        move = replace(held, option=number)
        cost = Gains((cards.cost(position, screen.seat, held.card, number),))
        legal = screen.judge(move).legal
        act = partial(state.take, screen, move=move) if legal else partial(screen.acts.ask_why, move)
        words = ui(screen.phone, "pay", cost=parts.say_gains(screen.phone, cost))
        return actions.tile(
            words, parts.picture(screen.phone, cost), act, chosen=held.option == number, dim=not legal
        )

    return layout.tiles([option(number) for number in range(len(found.options))])


def button(screen: Screen, move: moves.Play) -> Offer | None:
    """Offer to play the card in hand."""
    if not move.card:
        return None
    phone, position = screen.phone, screen.position
    cost = cards.cost(position, screen.seat, move.card, move.option)
    paid = Gains((tuple(gain for gain in cost if gain.kind != "card"),))
    number = cards.discard_count(position, screen.seat, move.card, move.option)
    whole = Gains(((Gain("card", number), *paid.options[0]),))
    title = ui(phone, "play", card=card_name(phone, position, move.card))
    words = ui(phone, "for", what=title, cost=parts.say_gains(phone, whole))
    act = partial(play_move.do, screen, move)
    return Offer(title, act, picture=parts.picture(phone, whole, 18), mark=None, label=words)


def note(screen: Screen, move: moves.Play) -> str:
    """Preview a card in hand."""
    return preview_line(screen, move) if move.card else ui(screen.phone, "which-mark")
