"""Repairs of a refused move in groups: a sentence each, and at most three chips for all of them."""

from collections.abc import Sequence
from dataclasses import dataclass

import flet as ft

from companion.engine.verdict import Repair
from companion.locale.repairs import CHOICES, has_own_sentence, say_choices
from views.kit.game_board import Board
from views.play.screen import Screen
from views.widgets.table.repair_buttons import Button, button_row, repair_buttons


@dataclass(frozen=True)
class RepairGroup:
    """Sentence about repairs, with the chips that carry them out.

    Attributes:
        sentence: the sentence.
        chips: label and action of each chip; empty for advice.
    """

    sentence: str
    chips: tuple[Button, ...] = ()


def group_repairs(
    screen: Screen, board: Board, seat: int, repairs: Sequence[Repair]
) -> tuple[RepairGroup, ...]:
    """Group the repairs of a refused move, with `CHOICES` groups and chips at most.

    The choices of all repairs without a sentence of their game share one sentence. Each repair gets a chip
    before any gets a second one.

    Args:
        screen: the phone's.
        board: the game's.
        seat: seat of the refused move.
        repairs: its repairs, the best first.
    """
    texts, game = screen.phone.texts[screen.phone.locale], screen.game.id
    found = [(repair, repair_buttons(screen, board, seat, repair)) for repair in repairs]
    chosen = _share_chips([len(buttons) for _, buttons in found])
    groups: list[RepairGroup] = []
    choices: dict[str, Button] = {}
    place = 0
    for (repair, buttons), count in zip(found, chosen, strict=True):
        if not has_own_sentence(texts, game, repair):
            place = place if choices else len(groups)
            choices |= {label: (label, act) for label, act in buttons[:count]}
        elif count or not buttons:
            sentence = screen.phone.repair(screen.game, repair, screen.names)
            groups.append(RepairGroup(sentence, tuple(buttons[:count])))
    if choices:
        groups.insert(place, RepairGroup(say_choices(texts, tuple(choices)), tuple(choices.values())))
    return tuple(groups[:CHOICES])


def draw_repair_group(group: RepairGroup, line: ft.Control) -> ft.Control:
    """Draw a group: the line with its sentence, and its chips beside each other below."""
    if not group.chips:
        return line
    return ft.Column([line, button_row(group.chips)], spacing=6)


def _share_chips(wanted: Sequence[int]) -> list[int]:
    """Share `CHOICES` chips among repairs: one for each in turn, as long as it wants more."""
    shares = [0] * len(wanted)
    for _ in range(CHOICES):
        for number, most in enumerate(wanted):
            if shares[number] < most and sum(shares) < CHOICES:
                shares[number] += 1
    return shares
