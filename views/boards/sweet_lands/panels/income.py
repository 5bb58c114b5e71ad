"""The income, summed as pictures: one tap takes it."""

from functools import partial

import flet as ft

from companion.engine.gains import Gain, Gains
from companion.games.sweet_lands import income, moves
from companion.games.sweet_lands.gaining import print_gives, sum_costs, times
from companion.games.sweet_lands.position import Position
from companion.games.sweet_lands.vocabulary import RESOURCES
from companion.games.sweet_lands.words import amounts
from views.boards.sweet_lands import doing, parts
from views.boards.sweet_lands.parts import MOST_LINES
from views.boards.sweet_lands.speech import ui
from views.boards.sweet_lands.state import Screen
from views.kit import actions, layout


def draw(screen: Screen, width: float) -> ft.Control:
    """The sum, where it comes from, and the button."""
    phone = screen.phone
    whole, others = income_sum(screen.position, screen.seat)
    title = phone.about(screen.game, "board", "income", {"what": amounts(whole.options[0])})
    return layout.column(
        ft.Row(
            [parts.picture(phone, gains, 28) for gains in (whole, *others)],
            alignment=ft.MainAxisAlignment.CENTER,
            wrap=True,
            spacing=16,
        ),
        layout.lines(phone, [ui(phone, "income-then") if others else ""], quiet=True, most=MOST_LINES),
        layout.row(actions.primary(phone, title, partial(doing.do, screen, moves.Collect()))),
    )


def income_sum(position: Position, seat: int) -> tuple[Gains, tuple[Gains, ...]]:
    """What an income brings at once, and the prints of it that ask for a choice or a condition."""
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
