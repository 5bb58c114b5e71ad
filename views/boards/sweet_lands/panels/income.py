"""The income, summed as pictures: one tap takes it."""

from functools import partial

import flet as ft

from companion.engine.gains import Gain, Gains
from companion.games.sweet_lands import income, moves
from companion.games.sweet_lands.gaining import print_gives, sum_costs, times
from companion.games.sweet_lands.position import Position
from companion.games.sweet_lands.vocabulary import RESOURCES
from companion.games.sweet_lands.words import amounts
from views.boards.sweet_lands import parts, play_move
from views.boards.sweet_lands.speech import ui
from views.boards.sweet_lands.state import Screen
from views.kit.choice_panel import Choice, offer


def ask(screen: Screen) -> Choice:
    """Offer to take the sum of the income."""
    whole, others = income_sum(screen.position, screen.seat)
    title = screen.phone.about(screen.game, "board", "income", {"what": amounts(whole.options[0])})
    move = moves.Collect()
    return Choice(
        tools=partial(_sum, screen),
        told=(ui(screen.phone, "income-then") if others else "",),
        moves=[offer(screen, move, title, act=partial(play_move.do, screen, move))],
    )


def _sum(screen: Screen, width: float) -> ft.Control:
    """Draw the sum as pictures."""
    whole, others = income_sum(screen.position, screen.seat)
    shown: list[ft.Control] = [parts.picture(screen.phone, gains, 28) for gains in (whole, *others)]
    return ft.Row(shown, alignment=ft.MainAxisAlignment.CENTER, wrap=True, spacing=16)


def income_sum(position: Position, seat: int) -> tuple[Gains, tuple[Gains, ...]]:
    """Sum the income gained at once, and list its prints with a choice or a condition."""
    found = income.income(position, seat)
    sums = [Gain(kind, count) for kind, count in zip(RESOURCES, found.tracks, strict=True) if count]
    sums.append(Gain("card", found.cards))
    others = []
    for entry in found.prints:
        gains = print_gives(position, entry)
        if gains is None or gains.nothing:
            continue
        if len(gains.options) > 1 or gains.needs:
            others.append(gains)
        else:
            sums += [Gain(gain.kind, times(position, seat, gain)) for gain in gains.options[0]]
    return Gains((sum_costs(sums),)), tuple(others)
