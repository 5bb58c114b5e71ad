"""Selection of a phone at a score pad: the number it types, and the move to the next cell."""

from dataclasses import dataclass

from companion.engine.points import Points
from companion.games.score_pad.moves import Enter, SetCell
from companion.games.score_pad.position import Position
from views.boards.score_pad.typed import Typed
from views.flet_adapter.observables import set_silently
from views.models.in_hand import InHand
from views.play.screen import Screen as AnyScreen


@dataclass(frozen=True, slots=True)
class Hand:
    """Typed text, and the cell it is for.

    Attributes:
        cell: which of the seat's numbers; None for the one that comes next.
        typed: the text in the display; None for the number entered there before.
        away: whether the number pad is put away, to see the sheet.
    """

    cell: int | None = None
    typed: Typed | None = None
    away: bool = False


EMPTY = Hand()

_IN_HAND = InHand(EMPTY)
hand_of, have = _IN_HAND.of, _IN_HAND.have
"""Typed accessors to a board's selection: `hand_of(screen)` reads it, `have(screen, hand)` replaces it."""

Screen = AnyScreen[Position, Hand]
"""A phone's screen of a score pad."""


def cell_in_hand(screen: Screen) -> int | None:
    """Return the cell in hand of the seat looked at: the one tapped, or the next, or None without one."""
    hand = hand_of(screen)
    if hand.away or not screen.acting:
        return None
    if hand.cell is not None:
        return hand.cell
    return None if screen.position.over else next(iter(screen.position.open_cells(screen.seat)), None)


def typed_at(screen: Screen, cell: int) -> Typed:
    """Return the text in the display: the typed one, or the number entered there before."""
    return hand_of(screen).typed or Typed.from_value(screen.position.rows[screen.seat].number_at(cell))


def next_cell(position: Position, seats: tuple[int, ...], seat: int, cell: int) -> tuple[int, int] | None:
    """Find the next missing number of these seats after a cell, line by line, and round again at the end.

    Args:
        position: the pad's position.
        seats: those one person enters for.
        seat: seat of the entered number.
        cell: cell of the entered number.
    """
    missing = sorted((each, other) for other in seats for each in position.open_cells(other))
    if not missing or position.over:
        return None
    after = [place for place in missing if place > (cell, seat)]
    line, whose = (after or missing)[0]
    return whose, line


def enter_number(screen: Screen, value: Points | None) -> None:
    """Enter the number in hand, or take it out, and go on to the next one by itself."""
    seat, cell = screen.seat, cell_in_hand(screen)
    if cell is None:
        return
    had = screen.position.rows[seat].number_at(cell)
    if value == had:
        go_to_next_number(screen, seat, cell)
    elif screen.painting or screen.position.over or had is not None or value is None:
        screen.acts.correct(SetCell(seat, cell, value))
        if screen.position.rows[seat].number_at(cell) == value:
            go_to_next_number(screen, seat, cell)
    elif screen.acts.play(Enter(cell, value)):
        go_to_next_number(screen, seat, cell)


def go_to_next_number(screen: Screen, seat: int, cell: int) -> None:
    """Move on to the next missing number. The entry just made does not clear this selection."""
    found = next_cell(screen.position, screen.own, seat, cell)
    if found is None:
        have(screen, EMPTY)
        return
    if found[0] != screen.seat:
        screen.look(found[0])
    stage = screen.game.stage_of(screen.position, screen.seat)
    set_silently(screen, shown=screen.client.view.seq, stage=stage)
    have(screen, Hand(cell=found[1]))
