"""On every board of every game, a screen reader tells which cells may be chosen now."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

from companion.games import GAMES
from companion.hosting.intents import Play
from tests.effort import times
from tests.views.at_table import AtTable, at_new
from tests.views.keyboard import press_on_page
from views.boards import BOARDS
from views.kit import board
from views.kit.layers import draw_picture
from views.kit.marks import Marks

MOVES = times(1000, 400)
"""Moves of a game that are played at random, while boards are looked at."""

LOOKS = times(100, 20)
"""Positions of a game whose boards are looked at, at most."""

OFTEN = 0.1
"""Share of the positions that are looked at, besides the first of each phase."""

SIGNS = ("", "1", "2")
"""Keys that take a piece in hand; empty for none."""

_LAST_PART = re.compile(r"[^,，:：·]*$")


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Marks, board.Taps]]:
    """Boards drawn since they were looked at last, each with the words that are read aloud."""
    found: list[tuple[Marks, board.Taps]] = []
    marks: list[Marks] = []
    find_cells = board._find_cells_for_keys

    def note_marks(picture: Any, *args: Any, **named: Any) -> Any:
        marks[:] = [picture.marks]
        return draw_picture(picture, *args, **named)

    def note_words(viewer: Any, layout: Any, taps: board.Taps) -> Any:
        found.append((marks[0], taps))
        return find_cells(viewer, layout, taps)

    monkeypatch.setattr(board, "draw_picture", note_marks)
    monkeypatch.setattr(board, "_find_cells_for_keys", note_words)
    return found


class Ends:
    """Ends of the words of cells, where a screen reader tells what may be done there.

    Attributes:
        opened: ends at cells marked as open, each with the words of such a cell.
        closed: ends at cells without a mark.
    """

    def __init__(self) -> None:
        self.opened: dict[str, str] = {}
        self.closed: set[str] = set()

    def note_boards(self, boards: list[tuple[Marks, board.Taps]]) -> None:
        """Note the words of the boards that can be tapped."""
        for marks, taps in boards:
            opened = marks.glowing_cells("open") if taps.tap else ()
            for at, words in taps.words.items():
                end = _LAST_PART.findall(words.removeprefix(at))[0].strip()
                if at in opened:
                    self.opened[end] = words
                elif at not in marks.glows:
                    self.closed.add(end)


@pytest.mark.parametrize("plain", [False, True], ids=["own", "plain"])
@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_cell_that_may_be_chosen_now_says_so(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    drawn: list[tuple[Marks, board.Taps]],
    game: str,
    plain: bool,
) -> None:
    dice, looks, ends, seen = random.Random(5), 0, Ends(), set[Any]()
    if plain:
        monkeypatch.delitem(BOARDS, game)
    async with at_new(AtTable, tmp_path, game, ("Ann", "Ben")) as phone:
        session, rules = phone.session, GAMES[game]
        for _ in range(MOVES):
            if looks >= LOOKS or not (waiting := rules.actors(session.table.position)):
                break
            _, phase = rules.stage_of(session.table.position, waiting[0])
            if phase not in seen or dice.random() < OFTEN:
                seen.add(phase)
                looks += 1
                for sign in SIGNS:
                    drawn.clear()
                    await (press_on_page(phone.client, sign) if sign else phone.client.settle())
                    ends.note_boards(drawn)
            if not (waiting := rules.actors(session.table.position)):  # a sign may have played
                break
            moves = rules.moves(session.table.position, waiting[0])
            session.submit(Play(waiting[0], moves[int(dice.random() * len(moves))]))
    assert [words for end, words in ends.opened.items() if end in ends.closed] == []
