"""The desk of whoever plays: its city, and the buttons for everything it can do in its turn."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.engine.notice import Notice
from companion.games.citadels.moves import Draw, End, Income, Laboratory, Take, Workshop
from companion.games.citadels.position import Turn
from companion.games.citadels.powers import actions as powers
from companion.games.citadels.powers import building, income, specials
from companion.games.citadels.printed import Role, numbers
from views.boards.citadels.cities import places_height
from views.boards.citadels.facts import facts
from views.boards.citadels.hand import hand_strip, shows_secrets
from views.boards.citadels.look import SIGNS, ui_text
from views.boards.citadels.parts import sign_mark
from views.boards.citadels.phases.other_turn import draw_robbery
from views.boards.citadels.picture import draw_roomy_city
from views.boards.citadels.role_cards import role_card
from views.boards.citadels.state import Screen
from views.boards.citadels.tiles import grid_height
from views.device.phone import LARGE
from views.kit.actions import Mark, mark_if_room, tool_button
from views.kit.choice_panel import Choice, Offer
from views.kit.layout import column, even_rows, join_words
from views.kit.play_move import take_up

POWERS: dict[Role, str] = {"assassin": "kill", "thief": "rob", "magician": "magic", "warlord": "destroy"}
"""Characters with an act once a turn, and the piece taken in hand for it."""

FACTS, STRIP, ROLE = 60, 60, 110
"""Heights of the facts, of a line of words, and of the character that plays, with their air, in pixels."""

ABREAST, LARGE_ABREAST = 5, 3
"""Number of small buttons side by side, in text of the usual size and in large text."""


def ask(screen: Screen) -> Choice:
    """Offer the next step, the action or building and the end, below the other tools of the turn."""
    acted = _current_turn(screen).acted
    return Choice(
        picture=partial(_draw_desk, screen),
        tools=partial(_draw_tools, screen),
        moves=_offer_build_or_end(screen) if acted else _offer_action(screen),
        abreast=2,
    )


def _draw_desk(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the character that plays if there is room, its city, and the cards it has told."""
    phone, seat, role = screen.phone, screen.seat, _current_turn(screen).role
    hold = partial(screen.rules.ask_about, role)
    robbery, hand = draw_robbery(screen), hand_strip(screen, seat, width)
    cards = len(set(screen.position.players[seat].cards)) if shows_secrets(screen) else 0
    taken = phone.size(FACTS) + (phone.size(STRIP) if robbery else 0)
    taken += phone.size(STRIP) + grid_height(phone, cards, width) if hand else 0
    city = max(screen.position.city_size, len(screen.position.players[seat].city))
    left = height - taken - places_height(phone, city, width)
    return column(
        role_card(phone, role, width, power=True, hold=hold) if left >= phone.size(ROLE) else None,
        robbery,
        facts(screen, seat),
        draw_roomy_city(screen, seat, width, height - taken),
        hand,
        spacing=10,
    )


def _current_turn(screen: Screen) -> Turn:
    turn = screen.position.turn
    assert turn
    return turn


# The action -----------------------------------------------------------------------------------------------


def _offer_action(screen: Screen) -> list[Offer]:
    phone, position, seat = screen.phone, screen.position, screen.seat
    extra_gold, extra_cards = powers.extra_gold(position, seat), powers.extra_cards(position, seat)
    gold = numbers().income_gold + extra_gold
    seen, kept = powers.cards_shown(position, seat), powers.cards_kept(position, seat)
    take = Offer(
        ui_text(phone, "take", n=gold),
        lambda: play_bringing(screen, "keep-take", extra_cards, Take()),
        ui_text(phone, "and-cards", n=extra_cards) if extra_cards else _merchant_words(screen, extra_gold),
        mark_if_room(phone, ft.Icons.PAID),
    )
    more = powers.extra_cards(position, seat, kept)
    also = [ui_text(phone, "see-keep", seen=seen, kept=kept)]
    also += [ui_text(phone, "and-cards", n=more)] if more else []
    also += [ui_text(phone, "and-gold", n=extra_gold)] if extra_gold else []
    draw = Offer(
        ui_text(phone, "draw"),
        lambda: play_bringing(screen, "keep-draw", powers.cards_drawn(position, seat), Draw()),
        join_words(phone, also),
        mark_if_room(phone, ft.Icons.STYLE),
    )
    return [take, draw]


def _merchant_words(screen: Screen, extra: int) -> str:
    return ui_text(screen.phone, "extra-gold", n=extra) if extra else ""


def play_bringing(screen: Screen, piece: str, cards: int, move: Take | Draw | Workshop) -> None:
    """Play a move that brings cards. A seat that tells its hand first names the cards that come."""
    told = screen.position.players[screen.seat].cards
    if told and cards and screen.judge(move).legal:
        take_up(screen, piece)
    else:
        screen.acts.play(move)


# Everything else ------------------------------------------------------------------------------------------


def _offer_build_or_end(screen: Screen) -> list[Offer]:
    """Offer the steps after the action: building while builds are left, and the end of the turn."""
    phone, turn = screen.phone, _current_turn(screen)
    if not building.builds_left(screen.position, screen.seat):
        return [_offer_end(screen, ft.Icons.CHECK, strong=True)]
    most = building.build_limit(turn.role)
    sub = ui_text(phone, "build-count", n=turn.built, most=most) if most > 1 else ""
    mark = mark_if_room(phone, ft.Icons.ADD_HOME)
    build = Offer(ui_text(phone, "build"), _take_piece_action(screen, "build"), sub, mark)
    return [build, _offer_end(screen, mark_if_room(phone, ft.Icons.CHECK), strong=False)]


def _take_piece_action(screen: Screen, piece: str) -> Callable[[], None]:
    return lambda: take_up(screen, piece)


def _draw_tools(screen: Screen, width: float) -> ft.Control | None:
    """Draw small buttons for the turn's other acts. Before the action, add a dimmed end of the turn."""
    tools = _draw_open_tools(screen)
    if not _current_turn(screen).acted:
        tools.append(_draw_small_end(screen))
    abreast = ABREAST if screen.phone.scale < LARGE else LARGE_ABREAST
    return column(*even_rows(tools, abreast)) if tools else None


def _draw_open_tools(screen: Screen) -> list[ft.Control]:
    tools: list[ft.Control] = []
    turn, position = _current_turn(screen), screen.position
    if not turn.acted or not building.builds_left(position, screen.seat):
        tools.append(_draw_small_build(screen))
    if income.income_of(position.players[screen.seat], turn.role):
        tools.append(_draw_income_tool(screen))
    if turn.role in POWERS:
        tools.append(_draw_power_tool(screen))
    for own in (_draw_laboratory_tool, _draw_workshop_tool):
        tools += own(screen)
    return tools


def _draw_small_build(screen: Screen) -> ft.Control:
    """Draw the small button that opens building, before the action or once no more may be built."""
    turn = _current_turn(screen)
    return tool_button(
        screen.phone,
        ft.Icons.ADD_HOME,
        ui_text(screen.phone, "build"),
        _take_piece_action(screen, "build"),
        dim=not turn.acted,
        done=turn.built > 0,
    )


def _draw_income_tool(screen: Screen) -> ft.Control:
    phone, turn = screen.phone, _current_turn(screen)
    amount = income.income_of(screen.position.players[screen.seat], turn.role)
    return tool_button(
        phone,
        ft.Icons.SAVINGS,
        ui_text(phone, "income"),
        lambda: screen.acts.play(Income()),
        value=f"+{amount}",
        done=turn.paid,
    )


def _draw_power_tool(screen: Screen) -> ft.Control:
    phone, turn = screen.phone, _current_turn(screen)
    piece = POWERS[turn.role]
    early = turn.role == "warlord" and not turn.acted
    return tool_button(
        phone,
        sign_mark(SIGNS[turn.role]),
        ui_text(phone, piece),
        _take_piece_action(screen, piece),
        done=turn.used,
        dim=early,
    )


def _draw_laboratory_tool(screen: Screen) -> list[ft.Control]:
    phone, position, seat = screen.phone, screen.position, screen.seat
    player = position.players[seat]
    if not player.has_district("laboratory"):
        return []

    def open_laboratory() -> None:
        if player.cards and screen.judge(Laboratory()).legal:
            take_up(screen, "laboratory")
        else:
            screen.acts.play(Laboratory())

    return [
        tool_button(
            phone,
            ft.Icons.SCIENCE,
            ui_text(phone, "laboratory"),
            open_laboratory,
            value=f"+{specials.LABORATORY_GOLD}",
            done=_current_turn(screen).laboratory,
            dim=not screen.judge(Laboratory()).legal,
        )
    ]


def _draw_workshop_tool(screen: Screen) -> list[ft.Control]:
    phone, position = screen.phone, screen.position
    if not position.players[screen.seat].has_district("workshop"):
        return []
    cards = specials.workshop_cards(position)
    return [
        tool_button(
            phone,
            ft.Icons.HANDYMAN,
            ui_text(phone, "workshop"),
            lambda: play_bringing(screen, "keep-workshop", cards, Workshop()),
            value=f"−{specials.workshop_price(position)}",
            done=_current_turn(screen).workshop,
            dim=not screen.judge(Workshop()).legal,
        )
    ]


# The end --------------------------------------------------------------------------------------------------


def _offer_end(screen: Screen, mark: Mark | None, *, strong: bool) -> Offer:
    """Offer the end of the turn. A tap asks first if something is left to do."""
    phone = screen.phone

    def end_turn() -> None:
        if open_acts(screen):
            take_up(screen, "end")
        else:
            screen.acts.play(End())

    return Offer(ui_text(phone, "end-turn"), end_turn, mark=mark, strong=strong)


def _draw_small_end(screen: Screen) -> ft.Control:
    """Draw the dimmed button for the end of the turn. A tap tells the reason against ending it yet."""
    phone = screen.phone
    return tool_button(
        phone, ft.Icons.CHECK, ui_text(phone, "end-turn"), lambda: screen.acts.play(End()), dim=True
    )


def open_acts(screen: Screen) -> tuple[Notice, ...]:
    """List the notices about acts still open in this turn."""
    return screen.game.preview(screen.position, screen.seat, End())
