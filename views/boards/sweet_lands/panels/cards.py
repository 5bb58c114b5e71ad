"""Citizen cards to play: those that have been read, another one, or one that is booked by hand."""

from functools import partial

import flet as ft
from msgspec.structs import replace

from companion.engine.gains import Gain, Gains
from companion.games.sweet_lands import cards, moves
from companion.games.sweet_lands.vocabulary import MARKS
from views.boards.sweet_lands import initials, parts, play_move, state
from views.boards.sweet_lands.panels.turn_room import page_room
from views.boards.sweet_lands.speech import card_name, name_thing, ui
from views.boards.sweet_lands.state import Screen
from views.device.theme import TOUCH
from views.kit import actions, layout
from views.kit.choice_panel import Offer
from views.kit.play_move import preview_line
from views.kit.tile_pages import TURN, Line, draw_line_pages, draw_pages
from views.models.legal_moves import legal_moves
from views.widgets.box_editor.ask_printed import enter_printed
from views.widgets.box_editor.gain_icons import gain_icon

PICTURE = 14.0
"""Pixels of the pictures on a card's tile."""

ACROSS, HIGH, APART = 104.0, 44.0, 3
"""Least width of a card's tile, its height, and the pixels between two of them."""


def page(screen: Screen, width: float) -> ft.Control:
    """Draw another card, one by hand, and every card that has been read, with playable ones first.

    A letter filters many cards by the beginning of their names. The choices of the card in hand, or the
    letters, stand in the place of the cards.
    """
    room, hand = page_room(screen), state.hand_of(screen)
    others = [*_options(screen), *_marks(screen), *(_letters(screen, width) if hand.lettered else ())]
    if others:
        return draw_line_pages(screen, "choices", others, room)
    height = layout.grow(screen.phone, HIGH)
    known = [_card(screen, move, height) for move in _begun_plays(screen)]
    tiles = [
        _another(screen, height),
        _by_hand(screen, height),
        *_letter_switch(screen, height),
        *known,
    ]
    across = max(2, int(width // layout.grow(screen.phone, ACROSS)))
    lines = int((room + APART) // (height + APART))
    return draw_pages(screen, "cards", tiles, across, lines, height, spacing=APART)


def _begun_plays(screen: Screen) -> list[moves.Play]:
    """List one move for each card that has been read and begins with the chosen letter."""
    known, letter = _known_plays(screen), state.hand_of(screen).letter
    begun = set(initials.cards_by_initial(screen.position, [move.card for move in known], letter))
    return [move for move in known if move.card in begun]


def _letter_switch(screen: Screen, height: float) -> list[ft.Control]:
    """Draw the switch to the letters, or back to all cards. Few cards need none."""
    phone, position, hand = screen.phone, screen.position, state.hand_of(screen)
    if len(cards.known_cards(position)) <= initials.FEW:
        return []

    def turn() -> None:
        screen.pages = {}
        if hand.letter:
            _look_for(screen, "")
        else:
            state.take(screen, lettered=True)

    words = ui(phone, "all-cards" if hand.letter else "find-card")
    face = layout.small_text(phone, hand.letter, 16, strong=True) if hand.letter else ft.Icon(ft.Icons.SEARCH)
    return [actions.tile(words, face, turn, chosen=bool(hand.letter), height=height, expand=True)]


def _letters(screen: Screen, width: float) -> list[Line]:
    """Draw the first letters of the cards' names, in as many rows as they need."""
    known, letter = cards.known_cards(screen.position), state.hand_of(screen).letter
    shown = initials.letter_tiles(screen.phone, screen.position, known, letter, partial(_look_for, screen))
    across = max(1, int((width - TURN) // (TOUCH + layout.BETWEEN)))
    return [
        (layout.equal_rows(shown[at : at + across], across), TOUCH) for at in range(0, len(shown), across)
    ]


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
    screen.pages = {}
    state.take(screen, letter=letter, lettered=False, **({"move": None} if hidden else {}))


def tap(screen: Screen, move: moves.Play) -> None:
    """Take a card in hand, or play it if it is in hand already. An illegal play opens the reasons."""
    held = state.hand_of(screen).move
    same = isinstance(held, moves.Play) and held.card == move.card
    play_move.take_or_do(screen, held if same and held else move)


def _card(screen: Screen, move: moves.Play, height: float) -> ft.Control:
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
    sign = ft.Icons.BEDTIME if passing else ft.Icons.ARROW_RIGHT_ALT
    named = [
        gain_icon(mark, layout.grow(phone, 16)),
        ft.Container(layout.small_text(phone, name, 12, strong=True), expand=True, expand_loose=True),
    ]
    given = [
        *([] if cost.nothing else [parts.picture(phone, cost, PICTURE)]),
        ft.Icon(sign, size=layout.grow(phone, PICTURE)),
        parts.picture(phone, gives, PICTURE),
    ]
    middle = ft.MainAxisAlignment.CENTER
    return actions.tile(
        words,
        layout.upright(
            ft.Row(named, spacing=3, alignment=middle), ft.Row(given, spacing=3, alignment=middle), spacing=0
        ),
        partial(tap, screen, move),
        chosen=isinstance(held, moves.Play) and held.card == move.card,
        dim=not screen.judge(move).legal,
        height=height,
        expand=True,
        hold=partial(screen.rules.ask_about, "card.passing" if passing else "card.instant"),
    )


def _another(screen: Screen, height: float) -> ft.Control:
    """Draw the button for a card that is unread. The card is read, then played."""
    phone, position = screen.phone, screen.position
    number = cards.new_number(position) or cards.MOST_CARDS

    def ask_print() -> None:
        if screen.acts.only_looks():
            return
        enter_printed(screen, (f"card-{number}",), lambda: _play_read(screen, number), screen.close)

    face = _icon_row(screen, ft.Icons.ADD, ui(phone, "another-card"))
    return actions.tile(ui(phone, "another-card"), face, ask_print, height=height, expand=True)


def _play_read(screen: Screen, number: int) -> None:
    """Play a card that was just read, or open the reasons against it."""
    if number in cards.known_cards(screen.position):
        play_move.do(screen, moves.Play(number))


def _by_hand(screen: Screen, height: float) -> ft.Control:
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
        height=height,
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


def _marks(screen: Screen) -> list[Line]:
    """Draw the six dessert marks for a card booked by hand. A tap plays it."""
    held = state.hand_of(screen).move
    if not isinstance(held, moves.Play) or held.card:
        return []
    phone = screen.phone

    def mark(number: int) -> ft.Control:
        words = ui(phone, "card-with-mark", mark=name_thing(phone, "element", MARKS[number - 1]))
        icon = gain_icon(MARKS[number - 1], layout.grow(phone, 32))
        act = partial(play_move.do, screen, replace(held, mark=number))
        return actions.tile(words, icon, act, expand=True)

    row = ft.Row([mark(number) for number in range(1, 7)], spacing=layout.BETWEEN)
    passing = _works_at_pass(screen, held)
    return [(row, TOUCH), *([(passing, float(TOUCH))] if passing else [])]


def _works_at_pass(screen: Screen, held: moves.Play) -> ft.Control | None:
    """Draw the switch of a card that works at a pass. Version 1 of the rules forgets such cards."""
    if screen.position.rules < 2:
        return None
    words = ui(screen.phone, "works-at-pass")
    act = partial(state.take, screen, move=replace(held, passing=not held.passing))
    return actions.tile(words, _icon_row(screen, ft.Icons.BEDTIME, words), act, chosen=held.passing)


def _options(screen: Screen) -> list[Line]:
    """Draw the choice of costs of the card in hand, if there is one."""
    held = state.hand_of(screen).move
    if not isinstance(held, moves.Play) or not held.card:
        return []
    position = screen.position
    found = position.printed.part_gains(f"card-{held.card}", cards.COST)
    if found is None or len(found.options) < 2:
        return []

    def option(number: int) -> ft.Control:
        move = replace(held, option=number)
        cost = Gains((cards.cost(position, screen.seat, held.card, number),))
        legal = screen.judge(move).legal
        act = partial(state.take, screen, move=move) if legal else partial(screen.acts.ask_why, move)
        words = ui(screen.phone, "pay", cost=parts.say_gains(screen.phone, cost))
        return actions.tile(
            words,
            parts.picture(screen.phone, cost),
            act,
            chosen=held.option == number,
            dim=not legal,
            expand=True,
        )

    options = [option(number) for number in range(len(found.options))]
    return [
        (layout.equal_rows(options[at : at + COSTS], COSTS), TOUCH) for at in range(0, len(options), COSTS)
    ]


COSTS = 2
"""Costs of a card side by side."""


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
