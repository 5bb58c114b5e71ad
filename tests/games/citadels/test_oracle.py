"""The game against the independent witness, step by step through random games."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from companion.data import data_path
from companion.engine.box import read_box
from companion.engine.setup import Setup, seated
from companion.games.citadels import GAME
from companion.games.citadels.moves import (
    Answer,
    Deal,
    Draw,
    Exchange,
    Laboratory,
    Move,
    Pick,
    SetHand,
    Take,
    Workshop,
)
from companion.games.citadels.position import Position
from tests.conformance.checks import check_score
from tests.conformance.tables import NAMES
from tests.effort import times
from tests.games.citadels import oracle
from tests.games.citadels.mending import corrections
from tests.games.citadels.openings import opened
from tests.games.citadels.oracle_cards import CALLED, DECK, standing
from tests.games.citadels.parts import PARTS
from tests.games.disorder import first_shown

GAMES_EACH = times(4, 1)
"""How many games there are for each number of seats and each way to draft."""

LOOKS = 0.2
"""The share of positions at which verdicts, moves and scores are compared; effects are at every step."""

LIMIT = 4_000
"""Steps after which a game counts as endless."""

SAID = Counter[str]()
"""How much was compared, by what it was."""

MODES = ("phones", "cards")


def table(seats: int, draft: str, number: int) -> tuple[Position, Random]:
    """The opening of a numbered table, and its dice: every other ruling as they fall."""
    rng = Random(f"oracle/{seats}/{draft}/{number}")
    rulings = {ruling.id: rng.choice(ruling.readings) for ruling in GAME.rulings} | {"draft": draft}
    if rng.random() < 0.7:
        rulings["city_size"] = "seven"
    setup = Setup(seated(*NAMES[:seats]), rulings, start=rng.randrange(seats))
    position = GAME.start(setup)
    assert position == oracle.opening(seats, setup.start, position.rulings)
    return opened(position, rng.randrange(60)), rng


def telling(position: Position, seat: int, rng: Random) -> Iterator[Move]:
    """Some moves that tell cards: those of the hand, and any others."""
    cards = (*position.players[seat].cards, *rng.choices(list(DECK), k=4))
    some = tuple(rng.choices(cards, k=rng.randrange(1, 4)))
    more = tuple(rng.choices(cards, k=rng.randrange(4)))
    yield from (Draw(some), Take(some), Workshop(some), Laboratory(some[0]))
    most = position.players[seat].hand
    yield from (Exchange(number, some, more) for number in (1, len(some), max(1, most), most + 1))


def anything(rng: Random) -> Iterator[Move]:
    """Some moves of dealing, choosing and calling as nobody would say them."""
    for _ in range(4):
        roles = rng.choices(CALLED, k=rng.randrange(4))
        up = tuple(sorted(roles, key=CALLED.index) if rng.random() < 0.8 else roles)
        yield Deal(up, rng.choice((*CALLED, *up, None)))
        yield Pick(rng.choice(CALLED), rng.choice((*CALLED, None, None)))
        yield Answer(rng.choice(CALLED), rng.choice((*range(7), None)))


def compared(position: Position, rng: Random) -> None:
    """Both name the same seats, allow the same moves and count the same points."""
    seats = range(len(position.players))
    agenda = GAME.agenda(position)
    assert {seat for seat in seats if agenda.waits_for(seat)} == oracle.waits(position)
    for seat in seats:
        candidates = {*GAME.candidates(position, seat), *oracle.nameable(position, seat)}
        if seat in oracle.waits(position):
            candidates.update((*telling(position, seat, rng), *anything(rng)))
        for move in candidates:
            verdict = GAME.verdict(position, seat, move)
            assert verdict.legal == oracle.legal(position, seat, move), (position, seat, move, verdict)
        SAID["verdicts"] += len(candidates)
        assert set(GAME.moves(position, seat)) == oracle.legal_moves(position, seat), (position, seat)
    check_score(GAME, PARTS, position)


def chosen(position: Position, rng: Random) -> tuple[int, Move]:
    """A legal move of somebody who is asked, every kind as likely, some that tell cards."""
    seat = rng.choice(sorted(oracle.waits(position)))
    legal = list(GAME.moves(position, seat))
    spoken = [move for move in telling(position, seat, rng) if oracle.legal(position, seat, move)]
    if spoken and rng.random() < 0.4:
        return seat, rng.choice(spoken)
    kind = rng.choice(sorted({type(move).__name__ for move in legal}))
    return seat, rng.choice([move for move in legal if type(move).__name__ == kind])


def told(position: Position, rng: Random) -> Position:
    """Somebody tells the app some cards of a hand that the box can still hold."""
    seat = rng.randrange(len(position.players))
    player = position.players[seat]
    pile = [one for one, (_, _, copies, _) in DECK.items() for _ in range(copies) if one != "great_wall"]
    for other in position.players:
        for built in other.city:
            if built.district in pile:
                pile.remove(built.district)
    cards = rng.sample(pile, min(len(pile), rng.randrange(player.hand + 1)))
    cards.sort(key=list(DECK).index)
    SAID["hands told"] += 1
    return GAME.correct(position, SetHand(seat, player.hand, tuple(cards)))


def disturbed(position: Position, seat: int, rng: Random) -> Position:
    """A move that breaks a rule is let pass, or a correction made, if one is found soon."""
    if rng.random() < 0.5:
        found = first_shown(GAME, position, rng.sample(list(corrections(position, rng)), 3))
        SAID["corrections"] += found is not None
        return position if found is None else found
    candidates = list(GAME.candidates(position, seat))
    for move in rng.sample(candidates, min(40, len(candidates))):
        verdict = GAME.verdict(position, seat, move)
        if verdict.possible and not verdict.legal:
            SAID["overrulings"] += 1
            return GAME.apply(position, seat, move)
    return position


def stepped(position: Position, rng: Random) -> Position:
    """The position after a random move, which does what the witness says.

    Where corrections put two Graveyards, of which there is only one, nobody says who is to be asked.
    """
    seat, move = chosen(position, rng)
    found = GAME.apply(position, seat, move)
    if standing(position, "graveyard") < 2:
        assert found == oracle.after(position, seat, move), (position, seat, move)
    SAID[type(move).__name__] += 1
    return found


def play(seats: int, draft: str, number: int, *, disorder: float = 0.0) -> None:
    """A random game, compared at every step."""
    position, rng = table(seats, draft, number)
    SAID["games"] += 1
    for _ in range(LIMIT):
        assert set(GAME.actors(position)) == oracle.waits(position), position
        if rng.random() < LOOKS or position.phase == "scoring":
            compared(position, rng)
            SAID[f"positions in {position.phase}"] += 1
        if not oracle.waits(position):
            assert position.phase == "scoring"
            return
        if rng.random() < 0.03:
            position = told(position, rng)
        elif rng.random() < disorder:
            position = disturbed(position, rng.choice(sorted(oracle.waits(position))), rng)
        else:
            position = stepped(position, rng)
    raise AssertionError(f"no end after {LIMIT} steps")


@pytest.mark.parametrize("draft", MODES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_game_and_witness_agree_on_every_move_effect_and_score_of_random_games(
    seats: int, draft: str
) -> None:
    for number in range(GAMES_EACH):
        play(seats, draft, number)


@pytest.mark.parametrize("draft", MODES)
@pytest.mark.parametrize("seats", GAME.seats)
def test_they_agree_on_tables_that_have_overruled_rules_and_corrected_what_lies_there(
    seats: int, draft: str
) -> None:
    for number in range(1000, 1000 + times(2, 1)):
        play(seats, draft, number, disorder=0.08)


def test_the_witness_counts_the_cards_that_the_box_says() -> None:
    entries = read_box(data_path("boxes", "citadels.toml")).entries
    for district, (colour, cost, copies, points) in DECK.items():
        said = entries[district].value
        assert isinstance(said, dict)
        printed = (said["colour"], said["cost"], said["copies"], said.get("points", said["cost"]))
        assert printed == (colour, cost, copies, points)
    assert sum(copies for _, _, copies, _ in DECK.values()) == 66


def test_the_witness_has_been_told_of_every_ruling_and_every_number_of_seats() -> None:
    assert GAME.seats == range(2, 8)
    assert {ruling.id: ruling.readings for ruling in GAME.rulings} == {
        "draft": MODES,
        "city_size": ("standard", "seven", "eight", "ten"),
        "three_seats": ("one_each", "two_each"),
        "workshop": ("three_for_two", "two_for_three"),
        "great_wall": ("out", "in"),
        "library": ("keep_two", "keep_three"),
        "graveyard": ("gone", "itself"),
    }


def test_other_openings_deal_from_one_box() -> None:
    for seats in GAME.seats:
        for number in range(30):
            position = opened(GAME.start(Setup(seated(*NAMES[:seats]))), number)
            dealt = Counter(built.district for player in position.players for built in player.city)
            for player in position.players:
                assert len({built.district for built in player.city}) == len(player.city)
                assert len(player.cards) <= player.hand
                dealt.update(player.cards)
            assert all(many <= DECK[one][2] for one, many in dealt.items())
