"""The score of a table: votes, promises, pollution, and the ranks."""

from collections.abc import Iterator

from companion.engine.notice import Notice, OpenQuestion
from companion.engine.scoresheet import ScoreLine, Scoresheet, Tiebreak, rank_seats
from companion.engine.words import Params, Who, Word
from companion.games.small_city.citizens.people import square_key
from companion.games.small_city.entered import has_votes, is_empty
from companion.games.small_city.phases.votes import vote_lines_of
from companion.games.small_city.position import CellName, Position, Town
from companion.games.small_city.promises import Judged, judge_promise
from companion.kit.tuples import as_tuple

CATEGORIES = ("votes", "promises", "pollution")
TIEBREAKS = (Tiebreak("pollution", lowest=True), Tiebreak("money"))
WORTHS = (6, 12, 18)
"""The votes on promise cards, by difficulty."""

NINE = 9
"""Price of a missed promise of 18, by a ruling."""


def scoresheet(position: Position) -> Scoresheet:
    """Rank the seats as if the game ended now. Ties are broken by less pollution, then by more money.

    A promise counts if the position shows it. Seats that have lost come last.
    """
    every = [tuple(score_lines(position, seat)) for seat in range(len(position.towns))]
    figures = [(town.pollution, town.money) for town in position.towns]
    out = [town.out for town in position.towns]
    return rank_seats(position.phase == "scoring", CATEGORIES, every, figures, TIEBREAKS, out)


def score_lines(position: Position, seat: int) -> Iterator[ScoreLine]:
    """Yield every reason for a seat's points."""
    town, final = position.towns[seat], position.phase == "scoring"
    coming, cells = (0, ()) if final else next_votes(position, seat)
    when = ("end" if has_votes(position, seat) else "untold") if final else "now"
    votes: Params = {"votes": town.votes, "next": coming, "when": when}
    yield ScoreLine("votes", town.votes, "score", votes, cells)
    for promise in kept_promises(town):
        found = judge_promise(position, seat, promise)
        points = votes_for_promise(position, found)
        params = _promise_params(position, seat, found, points, final=final)
        yield ScoreLine("promises", points, "score.promises", params, found.cells)
    pollution: Params = {"pollution": town.pollution, "out": int(town.out)}
    yield ScoreLine("pollution", -town.pollution, "score.pollution", pollution)


def votes_for_promise(position: Position, judgement: Judged) -> int:
    """Compute the votes a promise brings, or costs when it is not kept, or 0 while that is unknown."""
    reward = position.box.promise_worth(judgement.promise)
    if judgement.untold:
        return 0
    if judgement.kept:
        return reward
    step = WORTHS.index(reward)
    if reward == WORTHS[-1] and position.rulings.penalty == "nine":
        return -NINE
    return -position.box.numbers["penalty"][step]


def _promise_params(position: Position, seat: int, judgement: Judged, points: int, *, final: bool) -> Params:
    """Build the sentence's parameters: the card, its state, the seat's figure and those of the others."""
    state = {(True, True): "kept", (False, True): "missed", (True, False): "ahead", (False, False): "behind"}
    around = [(seat + i) % len(position.towns) for i in range(1, len(position.towns))]
    figures = tuple(str(judgement.others[other]) for other in around if other in judgement.others)
    return {
        "number": judgement.promise,
        "promise": Word(f"promise-{judgement.promise}"),
        "state": "untold" if judgement.untold else state[judgement.kept, final],
        "takes": "untold" if judgement.untold else "alone" if judgement.need is None else judgement.takes,
        "untold": tuple(map(Who, judgement.untold)),
        "have": judgement.have,
        "need": judgement.have if judgement.need is None else judgement.need,
        "others": figures,
        "points": points,
        "worth": position.box.promise_worth(judgement.promise),
        "assumed": int(f"promise-{judgement.promise}" not in position.box.confirmed),
    }


def next_votes(position: Position, seat: int) -> tuple[int, tuple[CellName, ...]]:
    """Count the votes of the next voting as people stand now, with the squares they would come from."""
    found = vote_lines_of(position, seat)
    cells = {cell for line in found for cell in line.cells}
    return sum(line.votes for line in found), tuple(sorted(cells, key=square_key))


# What was not entered ---------------------------------------------------------------------------------------


@as_tuple
def open_questions(position: Position) -> Iterator[OpenQuestion]:
    """Ask for every seat's votes, and for missing towns on which points depend."""
    seats = range(len(position.towns))
    judged = (
        judge_promise(position, seat, one) for seat in seats for one in kept_promises(position.towns[seat])
    )
    untold = {seat for found in judged for seat in found.untold}
    for seat in seats:
        if seat in untold or is_empty(position, seat):
            yield OpenQuestion(Notice("town", seat, {"seat": Who(seat)}))
        if not is_empty(position, seat) and not has_votes(position, seat):
            yield OpenQuestion(Notice("votes", seat, {"seat": Who(seat)}))


def kept_promises(town: Town) -> tuple[int, ...]:
    """List the promises that a town shows, the first one first."""
    return (town.promise, *town.more) if town.promise else ()
