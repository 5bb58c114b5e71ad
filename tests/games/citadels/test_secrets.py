"""Nothing that a seat is shown depends on what another seat keeps secret, at any step of any game."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from companion.engine.message import Impossible
from companion.engine.rulings import Ruling
from companion.engine.setup import Setup, make_seats
from companion.games.citadels import GAME
from companion.games.citadels.moves import (
    Correction,
    Deal,
    Draw,
    Exchange,
    Laboratory,
    Move,
    Pick,
    SetHand,
    Swap,
    Take,
    Workshop,
)
from companion.games.citadels.position import Position, sort_by_kind
from tests.conformance.tables import NAMES
from tests.effort import times
from tests.games.citadels.evenings import Evening
from tests.games.citadels.mending import corrections
from tests.games.citadels.openings import opened
from tests.games.citadels.worlds import cards_left, flaws, other_world, retold, untold

GAMES = times(60, 12)
"""How many random games are followed; each with other seats, rulings and told hands."""

PARTS = 4

LONGEST = 600
"""Steps after which a game is left."""

NAMING = (Take, Draw, Workshop, Exchange, Laboratory)
"""Moves that may tell cards of a hand."""


@dataclass
class Followed:
    """A random game as it goes on, and what was looked at.

    Attributes:
        position: where it stands.
        rng: its dice.
        counts: how many ``steps``, ``views`` and other things were looked at.
    """

    position: Position
    rng: Random
    counts: Counter[str] = field(default_factory=Counter)


def numbered(number: int) -> Followed:
    """Return a game with its own seats, rulings, crown, and some hands told."""
    rng = Random(f"leak/{number}")
    count = 2 + number % 6
    rulings = {ruling.id: chosen(ruling, number, rng) for ruling in GAME.rulings}
    position = GAME.start(Setup(make_seats(*NAMES[:count]), rulings, start=rng.randrange(count)))
    return Followed(told(opened(position, number), rng), rng)


def chosen(ruling: Ruling, number: int, rng: Random) -> str:
    """Return a reading: mostly with phones as cards, and mostly short games."""
    if ruling.id == "draft":
        return "cards" if number // 6 % 5 == 4 else "phones"
    if ruling.id == "city_size":
        return rng.choice(("seven", "seven", "standard", "ten"))
    return rng.choice(ruling.readings)


def told(position: Position, rng: Random) -> Position:
    """Return the position with some hands told to the app."""
    left = cards_left(position, [card for player in position.players for card in player.cards])
    rng.shuffle(left)
    for seat, player in enumerate(position.players):
        if not player.cards and rng.random() < 0.6:
            cards = [left.pop() for _ in range(min(rng.randrange(player.hand + 1), len(left)))]
            position = GAME.correct(position, SetHand(seat, player.hand, sort_by_kind(cards)))
    return position


def drawn(game: Followed) -> tuple[int, Move]:
    """Return a seat that is asked, and what it does: any kind of move as likely as the next, cards told or
    not.

    Now and then the table allows what breaks rules.
    """
    position, rng = game.position, game.rng
    seat = rng.choice(GAME.actors(position))
    if rng.random() < 0.03:
        candidates = list(GAME.candidates(position, seat))
        for move in rng.sample(candidates, min(5, len(candidates))):
            if GAME.verdict(position, seat, move).possible:
                return seat, move
    moves = GAME.moves(position, seat)
    kinds = sorted({type(move).__name__ for move in moves})
    if len(kinds) > 1 and "End" in kinds and rng.random() < 0.7:
        kinds.remove("End")
    kind = rng.choice(kinds)
    move = rng.choice([move for move in moves if type(move).__name__ == kind])
    if isinstance(move, NAMING) and rng.random() < 0.5:
        named = retold(position, move, rng)
        return seat, named if GAME.verdict(position, seat, named).legal else move
    return seat, move


def put_right(game: Followed) -> None:
    """Now and then the table corrects something. Nobody may give out characters that the app holds."""
    for said in corrections(game.position, game.rng):
        if game.rng.random() < 0.8 or GAME.hides(game.position, None, None, said, game.position):
            continue
        try:
            after = GAME.correct(game.position, said)
        except Impossible:
            continue
        if not flaws(after):
            game.position = after
            game.counts["corrections"] += 1


# What is looked at ----------------------------------------------------------------------------------------


def examined(game: Followed, viewer: int | None, *, thoroughly: bool) -> Position:
    """Check that a viewer is shown the same in another world. The referee needs no more than is shown.

    The other world could be, unless the table made its own one that could not.
    """
    position = game.position
    view, other = GAME.view(position, viewer), other_world(position, viewer, game.rng)
    assert GAME.view(other, viewer) == view
    assert not flaws(other) or flaws(position)
    game.counts["views"] += 1
    game.counts["other"] += other != position
    if thoroughly:
        assert GAME.view(view, viewer) == view
        assert GAME.actors(view) == GAME.actors(position)
        assert GAME.stage(view) == GAME.stage(position)
        assert GAME.agenda(view) == GAME.agenda(position)
        assert GAME.scoresheet(view) == GAME.scoresheet(position)
        assert [GAME.needs_secrets(view, seat) for seat in range(position.count)] == [
            GAME.needs_secrets(position, seat) for seat in range(position.count)
        ]
        game.counts["thorough"] += 1
    return other


def judged(game: Followed, seat: int, move: Move) -> None:
    """Check that the referee tells a seat of its own move what it is told in every other world, and needs no
    more.
    """
    position, rng = game.position, game.rng
    view, other = GAME.view(position, seat), other_world(position, seat, rng)
    candidates = list(GAME.candidates(view, seat))
    for each in (move, *rng.sample(candidates, min(4, len(candidates)))):
        verdict = GAME.verdict(view, seat, each)
        assert GAME.verdict(position, seat, each) == GAME.verdict(other, seat, each) == verdict
        assert GAME.repairs(other, seat, each) == GAME.repairs(view, seat, each)
        if verdict.possible:
            assert GAME.preview(other, seat, each) == GAME.preview(view, seat, each)
    assert GAME.moves(view, seat) == GAME.moves(position, seat)
    for piece in GAME.pieces:
        assert GAME.survey(view, seat, piece) == GAME.survey(other, seat, piece)


def described(game: Followed, seat: int, move: Move) -> None:
    """Check that the public line says nothing of the cards taken, kept, or put away."""
    watcher = GAME.view(game.position, None)
    line = GAME.describe(watcher, seat, move)
    assert GAME.describe(game.position, seat, retold(game.position, move, game.rng)) == line


def mended(game: Followed, others: dict[int | None, Position]) -> None:
    """Check that nobody learns anything by putting something right, whether it is done or not."""
    for said in corrections(game.position, game.rng):
        viewer = game.rng.choice(tuple(others))
        assert outcome(others[viewer], viewer, said) == outcome(game.position, viewer, said), said
        game.counts["put right"] += 1


def outcome(position: Position, viewer: int | None, said: Correction) -> Any:
    """Return what a viewer who makes a correction is shown then, or why it is not made."""
    if GAME.hides(position, viewer, None, said, position):
        return "secret"
    try:
        after = GAME.correct(position, said)
    except Impossible:
        return "impossible"
    return GAME.view(after, viewer) if GAME.actors(after) else "over"


def gone_on(game: Followed, seat: int, move: Move, others: dict[int | None, Position]) -> None:
    """After a move everybody sees what they would see in every other world, unless it lays something open."""
    before, rng = game.position, game.rng
    after = GAME.apply(before, seat, move)
    for viewer, other in others.items():
        same = move if viewer == seat else retold(other, move, rng)
        if not GAME.verdict(other, seat, same).possible:
            same = untold(same)
        if not GAME.verdict(other, seat, same).possible:
            assert viewer != seat
            continue
        instead = GAME.apply(other, seat, same)
        if not lays_open(seat, viewer, (before, move, after), (other, same, instead)):
            assert GAME.view(instead, viewer) == GAME.view(after, viewer)
            game.counts["went on"] += 1
    game.position = after if not flaws(after) else forgotten(after)
    game.counts["steps"] += 1
    game.counts["odd"] += bool(flaws(game.position))


Step = tuple[Position, Any, Position]
"""A position, a move, and the position after it."""


def lays_open(seat: int, viewer: int | None, *worlds: Step) -> bool:
    """Tell if a move of a seat shows a viewer something that was secret, as it should.

    The next to choose sees what goes around; who is called shows its character; hands that are exchanged
    are seen; in the end everything is.
    """
    for before, move, after in worlds:
        if isinstance(move, Deal | Pick) and after.phase == "draft":
            if viewer in GAME.actors(after):
                return True
        elif isinstance(move, Swap):
            if viewer in (seat, move.other):
                return True
        elif GAME.reveals(before, seat, move) or after.phase == "scoring":
            return True
    return False


def forgotten(position: Position) -> Position:
    """Return the position with nothing known of any hand, after somebody told what cannot be."""
    players = tuple(replace(player, cards=()) for player in position.players)
    return replace(position, players=players)


def followed(number: int) -> Counter[str]:
    """Return a whole game, looked at by everybody at every step. How much was looked at."""
    game = numbered(number)
    rng, counts = game.rng, game.counts
    while game.position.phase != "scoring" and counts["steps"] < LONGEST:
        viewers = (None, *range(game.position.count))
        chosen = rng.choice(viewers)
        others = {viewer: examined(game, viewer, thoroughly=viewer == chosen) for viewer in viewers}
        seat, move = drawn(game)
        described(game, seat, move)
        if rng.random() < 0.15:
            judged(game, seat, move)
            mended(game, others)
        gone_on(game, seat, move, others)
        if rng.random() < 0.03:
            put_right(game)
    counts["games"] += 1
    counts["finished"] += game.position.phase == "scoring"
    return counts


@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_that_a_seat_is_shown_depends_on_what_others_keep_secret(part: int) -> None:
    counts: Counter[str] = Counter()
    for number in range(part, GAMES, PARTS):
        counts += followed(number)
    print(dict(counts))
    assert counts["finished"] > 0.9 * counts["games"]
    assert counts["other"] > 0.6 * counts["views"]
    assert counts["went on"] > 0.5 * counts["views"]


def test_no_line_of_the_log_names_a_character_that_was_chosen() -> None:
    evening = Evening(4).deal(("thief", "bishop"), "king")
    lines = {str(GAME.describe(evening.position, 0, move)) for move in GAME.moves(evening.position, 0)}
    assert len(lines) == 1


def test_when_the_game_is_over_everything_lies_open() -> None:
    position = GAME.start(Setup(make_seats("Ann", "Ben"), mode="score"))
    assert GAME.view(position, None) == position
