"""Nothing tells what another seat keeps secret: its character until it is called, and the cards it told.

Two tables are played side by side. They differ only in the secret; what another device is handed must not.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.games.citadels import moves
from companion.games.citadels.position import Turn
from companion.games.citadels.printed import DISTRICTS, ROLES
from companion.hosting.client import TableClient
from companion.hosting.errors import KeptSecret, NotAsked, NotYours, OnlyWatching
from companion.hosting.intents import Accepted, Correct, IntentId, Overrule, Play, Refusal, Seen, Undo
from companion.hosting.open_home import OpenHome
from companion.hosting.undo_requests import UndoRequestView
from tests.effort import times
from tests.games.citadels.mending import corrections
from tests.hosting.citadels_twins import GAME, Twins, dealt, outcome, swapped
from tests.hosting.play import Watch, filed, open_house
from tests.hosting.twins import everything


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[tuple[OpenHome, OpenHome]]:
    with open_house(tmp_path / "one", Watch()) as one, open_house(tmp_path / "other", Watch()) as other:
        yield one, other


LOOKS = times(4, 8)
"""After every so many moves with told hands everything is compared; after what disturbs it, every time."""


# Forging ----------------------------------------------------------------------------------------------------


def prying(twins: Twins, seat: int) -> list[Any]:
    """Corrections whose success, refusal or effect would tell who is what, or which cards somebody has."""
    rng, other = twins.rng, twins.rng.choice(twins.secret)
    own = twins.of(seat)[0].view.position(seat).players[seat].roles or ROLES
    role = rng.choice(ROLES)
    return [
        *(moves.SetRole(other, one) for one in (*own, role, None)),
        moves.SetRole(seat, role),
        *(moves.SetTurn(Turn(other, one)) for one in (*own, role)),
        moves.SetTurn(Turn(seat, role, acted=True)),
        moves.SetNamed("assassin", role),
        moves.SetNamed("assassin", None),
        moves.SetNamed("thief", role),
        moves.SetHand(other, 4),
        moves.SetHand(other, 5, rng.sample(DISTRICTS, 2)),  # type: ignore[arg-type]
        moves.SetGold(other, 3),
    ]


def probed(twins: Twins, seat: int) -> None:
    """Whatever a seat sends is answered the same if it cannot know more. For others it does nothing."""
    rng, client = twins.rng, twins.of(seat)[0]
    position = client.view.position(seat)
    forged = [moves.Pick(role) for role in ROLES] + [
        *(moves.Build(district) for district in rng.sample(DISTRICTS, 3)),
        *(moves.Draw((district,)) for district in rng.sample(DISTRICTS, 2)),
        *(moves.Deal((), role) for role in rng.sample(ROLES, 2)),
        *(
            moves.Take(),
            moves.End(),
            moves.Swap(rng.choice(twins.secret)),
            moves.Workshop((DISTRICTS[0],)),
            moves.Laboratory(DISTRICTS[1]),
        ),
        *(moves.Exchange(1, (district,)) for district in rng.sample(DISTRICTS, 2)),
        *rng.sample(list(GAME.candidates(position, seat)), 3),
    ]
    for number, move in enumerate(rng.sample(forged, 8)):
        verdict = GAME.verdict(position, seat, move)
        intent = IntentId(f"forged {twins.tables[0].table.seq}", number + 1)
        seen = rng.choice(
            (None, client.view.current_version(seat), Seen(client.view.seq - 2), Seen(1, "0" * 12))
        )
        if not verdict.legal:
            twins.both(lambda p: p.submit(Play(seat, move, seen=seen, id=intent)), seat)  # noqa: B023
        if verdict.legal or not verdict.possible:
            twins.both(lambda p: p.submit(Overrule(seat, move, seen=seen)), seat)  # noqa: B023
        for whose in twins.secret:
            answer = twins.both(lambda p: p.submit(Play(whose, move)), seat)  # noqa: B023
            assert answer[0] == "NotYours"
    for said in rng.sample([*prying(twins, seat), *corrections(position, rng)], 5):
        mended(twins, said, seat)


def mended(twins: Twins, said: Any, seat: int) -> None:
    """Put something right, or try. It is seen the same, and taken back again."""
    ends = [ended(position, said) for position in twins.positions]
    if True in ends:
        return
    answer = twins.both(lambda client: client.submit(Correct(said, by=seat)), seat)
    twins.alike()
    if isinstance(answer, Accepted):
        assert isinstance(twins.both(lambda client: client.submit(Undo(by=seat)), seat), Accepted)


def ended(position: Any, said: Any) -> bool:
    """Tell if a correction would end the game."""
    try:
        return not GAME.actors(GAME.correct(position, said))
    except ValueError:
        return False


# Characters -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(times(6, 1)))
def test_nothing_tells_who_has_which_character_before_it_is_called(
    houses: tuple[OpenHome, OpenHome], seed: int
) -> None:
    twins = swapped(houses, seed, calm=False)
    for seat in twins.secret:
        twins.tell(seat)
    steps = 0
    while steps < 40 and (move := twins.go_on()):
        steps += 1
        twins.alike()
        if twins.rng.random() < 0.2:
            twins.disturbed(twins.rng.randrange(5))
        if twins.rng.random() < 0.2:
            probed(twins, twins.rng.choice((0, 3, 4)))
    assert steps > 5
    one, other = (position.players for position in twins.positions)
    assert one[1].roles == other[2].roles != other[1].roles == one[2].roles
    assert not one[1].shown
    assert not isinstance(move, moves.End)
    watcher = twins.places[0]["a watcher"]
    assert not any(line.kind == "secret" for line in watcher.view.log())


@pytest.mark.parametrize("count", range(2, 8))
def test_somebody_who_watches_learns_nothing_of_a_draft(
    houses: tuple[OpenHome, OpenHome], count: int
) -> None:
    """Check that everything is chosen otherwise here and there, and other characters lie face down."""
    people = {f"seat {seat}": (seat,) for seat in range(count)}
    twins = Twins(houses, count, people, tuple(people), three_seats="two_each")
    seat = twins.actor()
    deals = [move for move in GAME.moves(twins.positions[0], seat) if isinstance(move, moves.Deal)]
    up = twins.rng.choice(deals).up
    twins.apart(seat, *twins.rng.sample([move for move in deals if move.up == up], 2))
    picks = 0
    while True:
        twins.alike()
        seat = twins.actor()
        chosen = [twins.rng.choice(GAME.moves(position, seat)) for position in twins.positions]
        if {GAME.stage(GAME.apply(twins.positions[0], seat, chosen[0]))[1]} != {"draft"}:
            break
        twins.apart(seat, *chosen)
        picks += 1
    assert picks == twins.positions[0].roles_per_seat * count - 1


@pytest.mark.parametrize("said", [moves.SetRole, moves.SetTurn], ids=["character", "turn"])
def test_nobody_gives_away_their_own_character_to_see_whose_they_get(
    houses: tuple[OpenHome, OpenHome], said: type[Any]
) -> None:
    twins = swapped(houses, 2)
    before = twins.tables[0].table
    for name, client in twins.places[0].items():
        for seat in range(5):
            for role in ROLES:
                if role in before.position.players[seat].shown:
                    continue
                twins.wait()
                wish = moves.SetRole(seat, role) if said is moves.SetRole else moves.SetTurn(Turn(seat, role))
                with pytest.raises(OnlyWatching if name == "a watcher" else KeptSecret):
                    client.submit(Correct(wish))
    assert twins.tables[0].table is before


def test_what_goes_around_is_told_to_nobody_but_who_chooses(houses: tuple[OpenHome, OpenHome]) -> None:
    twins = Twins(houses, 1, {"Ann": (0,), "Cleo": (2,), "Ben": (1,), "Dan": (3,)}, ("Ben",))
    dealt(twins)
    chooser = twins.actor()
    for name, client in twins.places[0].items():
        told = {looking for looking in (None, *range(4)) if client.view.position(looking).pool}
        assert bool(told) == (chooser in twins.seats.get(name, ())), name
        for role in ROLES:
            if chooser not in client.rights.seats and not client.rights.watching:
                twins.wait()
                own = min(client.rights.seats, default=None)
                with pytest.raises(NotYours):
                    client.submit(Play(chooser, moves.Pick(role)))
                if own is not None:
                    refused = client.submit(Play(own, moves.Pick(role)))
                    assert isinstance(refused, Refusal)
                    assert not refused.verdict.possible


def test_undo_asks_the_same_whatever_was_chosen_and_nobody_else_can_answer(
    houses: tuple[OpenHome, OpenHome],
) -> None:
    twins = swapped(houses, 5)
    lines = []
    while (line := twins.places[0]["a watcher"].view.undo_line()) and line.notice.id != "deal":
        lines.append(line)
        owner = line.by
        assert owner is not None
        asked = twins.both(lambda client: client.submit(Undo(by=owner)), owner)  # noqa: B023
        assert isinstance(asked, UndoRequestView)
        twins.alike()
        witness = asked.whom
        assert witness is not None
        for name, client in twins.places[0].items():
            if witness not in client.rights.seats:
                with pytest.raises(NotAsked):
                    client.approval.answer(True)
                assert not client.approval.open_request().mine_to_answer, name  # type: ignore[union-attr]
        assert isinstance(
            twins.both(lambda client: client.approval.answer(True), witness, soon=True), Accepted
        )
        twins.alike()
    assert {line.notice.id for line in lines} == {"pick"}
    assert len(lines) == 5


# Hands ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("draft", ["phones", "cards"])
@pytest.mark.parametrize("seed", range(times(2, 1)))
def test_nothing_tells_which_cards_a_seat_has_told_the_app(
    houses: tuple[OpenHome, OpenHome], seed: int, draft: str
) -> None:
    seats = {"Ann": (0,), "Cleo and Dan": (2, 3), "Ben": (1,)}
    twins = Twins(houses, seed, seats, ("Ben",), draft=draft, city_size="seven")
    steps = 0
    while steps < 110 and not twins.tables[0].over:
        rng = twins.rng
        if twins.go_on() is None:
            break
        steps += 1
        if steps % LOOKS == 0:
            twins.alike()
        if rng.random() < 0.1:
            twins.tell(1)
        if rng.random() < 0.12:
            last = twins.places[0]["a watcher"].view.undo_line()
            twins.disturbed(rng.choice((last.by or 0, rng.randrange(4))) if last else 0)
        if rng.random() < 0.06:
            probed(twins, rng.choice((0, 2, 3)))
    assert steps > 60
    assert twins.round > 2
    twins.alike()


def test_a_rule_that_only_a_told_hand_breaks_is_named_to_nobody_else(
    houses: tuple[OpenHome, OpenHome],
) -> None:
    """Here Ben has told cards and builds another one, which the table allows. There he has told none."""
    twins = Twins(houses, 3, {"Ann": (0,), "Cleo": (2,), "Ben": (1,)}, ("Ben",), draft="cards")
    said = moves.SetTurn(Turn(1, "merchant", acted=True))
    twins.both(lambda client: client.submit(Play(0, moves.Deal(("thief", "bishop")))), 0)
    for rich in (moves.SetGold(1, 6), said):
        twins.both(lambda client: client.submit(Correct(rich)), 0)  # noqa: B023
    for client, cards in zip(twins.of(1), (("temple", "tavern"), ()), strict=True):
        client.submit(Correct(moves.SetHand(1, 2, cards)))  # type: ignore[arg-type]
    twins.alike()
    twins.apart(1, moves.Build("manor"), moves.Build("manor"))
    assert [type(live.table.entries[-1]).__name__ for live in twins.tables] == ["Overruled", "Moved"]
    twins.alike()
    own, others = twins.of(1)[0], twins.of(0)[0]
    assert own.view.log(1).__next__().overruled == ("not_in_hand",)
    assert others.view.log(0).__next__().overruled == ()


# Afterwards -------------------------------------------------------------------------------------------------


def test_a_table_filed_away_in_the_middle_of_a_round_still_keeps_them(
    houses: tuple[OpenHome, OpenHome],
) -> None:
    twins = swapped(houses, 0)
    for seat in twins.secret:
        twins.tell(seat)
    for house, places in zip(houses, twins.places, strict=True):
        places["the host"].finish()
        house.tables._sessions.drop("TWINS")  # as after a restart
    assert houses[0].tables.library.summaries.get("TWINS") == houses[1].tables.library.summaries.get("TWINS")
    looks = [filed(house, "TWINS") for house in houses]
    for (what, mine), (_, theirs) in zip(
        *(everything(look, Random(3), full=True) for look in looks), strict=True
    ):
        assert repr(mine) == repr(theirs), what


def test_whoever_takes_over_a_seat_sees_what_it_sees_and_nobody_else_does(
    houses: tuple[OpenHome, OpenHome],
) -> None:
    twins = swapped(houses, 1)
    takers: list[TableClient] = []
    for house, live, places in zip(houses, twins.tables, twins.places, strict=True):
        ticket = places["Ben"].hand_over(1)
        key = house.joining.redeem(ticket, "a new phone").key
        takers.append(house.client(live, key))
    twins.alike()
    for taker, live in zip(takers, twins.tables, strict=True):
        assert taker.view.position(1) == GAME.view(live.table.position, 1)
        assert taker.view.position(0) == GAME.view(live.table.position, 1)
    for places, live in zip(twins.places, twins.tables, strict=True):
        assert (
            outcome(lambda client: client.submit(Play(1, moves.Take())), places["Ben"])[0] == "OnlyWatching"
        )
        assert places["Ben"].view.position(1) == GAME.view(live.table.position, None)
