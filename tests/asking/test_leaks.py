"""No answer tells one seat another's secret: what a viewer cannot tell apart is answered alike."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from companion.asking import Context, ask_board, ask_parts, cells_under, sections_about
from companion.engine.playout import playout
from companion.games import GAMES
from tests.conformance.parts import parts_of
from tests.conformance.tables import NAMES, set_up
from tests.effort import times
from tests.games.citadels.worlds import other_world

QUESTIONS = (
    "whose turn is it",
    "what do I do now",
    "who is first if it ended now",
    "how many points does Ann have",
    "how many points does Ben have",
    "may Ben take this one",
    "may Ann draw now",
    "can Ben build now",
    "what can Ben build",
    "where may Ben build a level 1 residence",
    "may Ann destroy Ben's tavern",
    "whom may Ben kill",
    "is it legal that Ben answers now",
    "can Ann keep this",
    "how much is a level 1 shop",
    "how much money does Ben have",
    "how many cards does Ben have",
    "how many votes will Ben get at the next vote",
    "what may Ben do now",
    "what brings Ben most now",
    "what may i do now",
    "what brings most now",
    "how many points does Ben get for promises",
    "what are my resources",
    "who has the most money",
    "if Ben had 9 gold, could he destroy my tavern",
    "if I had 5 money, where may my level 1 shop go",
    "may Ben pick the King",
    "what cards does Ben have",
    "which promise has Ben",
    "how many districts can Ben still build",
    "which tiles can Ben build",
    "who can destroy my tavern",
    "why can't Ben build the tavern",
    "can Ben afford the tavern",
    "when can Ben build",
    "is Ben's promise kept",
    "what is on Ben's b2",
    "which character has Ben",
    "how much does Ben get for income",
    "which action card did Ben take",
    "has Ben passed",
    "if I were the warlord, can I destroy Ben's tavern",
    "if Ben were the king, could he build the tavern",
)
HINTS = Context(hints=True)
STEPS = times(160, 30)


def twins(game: Any, count: int, rng: Random) -> Iterator[tuple[Any, Any, int | None]]:
    """Positions that differ, and somebody who sees the same of both."""
    start = set_up(game, parts_of(game.id), count, rng.randrange(8)).position
    for number, (before, _, _, after) in enumerate(playout(game, start, rng)):
        if number > STEPS:
            return
        viewer = rng.choice((None, *range(count)))
        others = [after, game.view(before, viewer)]
        if game.id == "citadels":
            others.append(other_world(before, viewer, rng))
        for other in others:
            if other != before and game.view(other, viewer) == game.view(before, viewer):
                yield before, other, viewer


@pytest.mark.parametrize("game", GAMES)
def test_what_a_viewer_cannot_tell_apart_is_answered_alike(game: str) -> None:
    rng = Random(f"asked-{game}")
    names, found = NAMES[:3], 0
    for before, other, viewer in twins(GAMES[game], 3, rng):
        found += 1
        for question in rng.sample(QUESTIONS, 6):
            here = ask_board(GAMES[game], before, question, names, viewer, context=HINTS)
            there = ask_board(GAMES[game], other, question, names, viewer, context=HINTS)
            assert here == there, (question, viewer)
        both = ", and ".join(rng.sample(QUESTIONS, 2))
        here_both, there_both = (
            ask_parts(GAMES[game], one, both, names, viewer, context=HINTS) for one in (before, other)
        )
        assert here_both == there_both, (both, viewer)
    assert bool(found) == GAMES[game].secrets


@pytest.mark.parametrize("game", [game.id for game in GAMES.values() if game.secrets])
def test_sections_and_cells_tell_no_secret_either(game: str) -> None:
    rng = Random(f"cited-{game}")
    for number, (before, other, viewer) in enumerate(twins(GAMES[game], 3, rng)):
        if number > 6:
            return
        what = rng.choice(GAMES[game].pieces)
        here, there = (sections_about(GAMES[game], one, viewer, 1, what) for one in (before, other))
        assert here == there
        here, there = (cells_under(GAMES[game], one, viewer, 1, "build") for one in (before, other))
        assert here == there
