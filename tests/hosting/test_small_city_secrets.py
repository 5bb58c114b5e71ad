"""Nothing tells what another seat keeps secret: its promise, and what it does behind its screen.

Two tables are played side by side. They differ only in the secret; what another device is handed must not.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.engine.message import Impossible
from companion.engine.owners_box import SetPrinted
from companion.games.small_city.moves import (
    Build,
    Demolish,
    Done,
    Grow,
    Keep,
    SetMayor,
    SetPromise,
    SetRound,
    SetSide,
    SetSquare,
    SetStock,
    SetTile,
    SetTrack,
    Staff,
)
from companion.games.small_city.position import Position
from companion.hosting.errors import KeptSecret, OnlyWatching
from companion.hosting.intents import Accepted, Correct, Overrule, Play, Redo, Refusal, Seen, Undo
from companion.hosting.open_home import OpenHome
from companion.hosting.undo_requests import UndoRequestView
from tests.effort import times
from tests.games.small_city.mending import corrections
from tests.hosting.play import Watch, filed, open_house
from tests.hosting.small_city_twins import GAME, OTHERS, SECRET, Twins, everything, likely, outcome

HIDDEN = (Build, Demolish, Grow, Staff)


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[tuple[OpenHome, OpenHome]]:
    with open_house(tmp_path / "one", Watch()) as one, open_house(tmp_path / "other", Watch()) as other:
        yield one, other


# Promises -------------------------------------------------------------------------------------------------


def kept_apart(twins: Twins) -> None:
    """Ben keeps one promise here and another there."""
    keeps = [move for move in GAME.moves(twins.positions[0], SECRET) if isinstance(move, Keep)]
    for client, move in zip(twins.of(SECRET), twins.rng.sample(keeps, 2), strict=True):
        assert isinstance(client.submit(Play(SECRET, move)), Accepted)


@pytest.mark.parametrize("seed", range(times(3, 1)))
def test_nothing_tells_which_promise_a_seat_has_kept_before_the_game_is_over(
    houses: tuple[OpenHome, OpenHome], seed: int
) -> None:
    twins = Twins(houses, seed)
    kept_apart(twins)
    rng, steps = twins.rng, 0
    while GAME.actors(twins.positions[0]):
        if steps % 12 == 0:
            twins.alike()
        steps += 1
        if rng.random() < 0.06:
            disturbed(twins)
            continue
        seat = rng.choice(GAME.actors(twins.positions[0]))
        move = likely(twins.positions[0], seat, rng)
        assert isinstance(twins.both(lambda client: client.submit(Play(seat, move)), seat), Accepted)  # noqa: B023
    assert steps > 150
    for live, watcher in zip(twins.tables, (client["a watcher"] for client in twins.places), strict=True):
        assert watcher.view.position() == live.table.position
        assert watcher.view.position().towns[SECRET].promise
        assert not any(line.kind == "secret" for line in watcher.view.log())
        assert watcher.view.record() == live.table.record
    assert twins.positions[0].towns[SECRET].promise != twins.positions[1].towns[SECRET].promise


def disturbed(twins: Twins) -> None:
    """Take something back, and bring it back, or put a number right."""
    rng = twins.rng
    seat = rng.randrange(4)
    act = rng.choice((undo_and_redo, corrected))
    act(twins, seat)


def undo_and_redo(twins: Twins, seat: int) -> None:
    answer = twins.both(lambda client: client.submit(Undo(by=seat)), seat)
    twins.alike()
    if isinstance(answer, UndoRequestView):
        twins.both(lambda client: client.approval.withdraw(), seat)
        return
    twins.both(lambda client: client.submit(Redo(by=seat)), seat)


def corrected(twins: Twins, seat: int) -> None:
    said = SetTrack(twins.rng.randrange(4), "money", twins.rng.randrange(30))
    twins.both(lambda client: client.submit(Correct(said, by=seat)), seat)


def test_a_promise_that_is_put_right_is_told_to_its_own_seat_alone(houses: tuple[OpenHome, OpenHome]) -> None:
    twins = Twins(houses, 1)
    kept_apart(twins)
    assert twins.both(lambda client: client.submit(Correct(SetPromise(SECRET, 5))), 0)[0] == "KeptSecret"
    for number, client in zip((5, 6), twins.of(SECRET), strict=True):
        assert isinstance(client.submit(Correct(SetPromise(SECRET, number))), Accepted)
    twins.alike()


def test_a_table_filed_away_early_is_scored_without_promises(houses: tuple[OpenHome, OpenHome]) -> None:
    twins = Twins(houses, 2)
    kept_apart(twins)
    for house, places in zip(houses, twins.places, strict=True):
        places["the host"].finish()
        house.tables._sessions.drop("TWINS")  # as after a restart
    one, other = (house.tables.library.summaries.get("TWINS") for house in houses)
    assert one is not None
    assert one == other
    looks = [filed(house, "TWINS") for house in houses]
    for (what, mine), (_, theirs) in zip(
        *(everything(look, Random(3), full=True) for look in looks), strict=True
    ):
        assert repr(mine) == repr(theirs), what


def test_the_end_of_a_game_is_not_brought_about_to_look_at_promises(
    houses: tuple[OpenHome, OpenHome],
) -> None:
    twins = Twins(houses, 3, "street", 2)
    client = twins.places[0]["Ann"]
    for seat in (1, 2):
        assert isinstance(client.submit(Correct(SetTrack(seat, "pollution", 100))), Accepted)
        twins.wait()
    with pytest.raises(KeptSecret):
        client.submit(Correct(SetTrack(3, "pollution", 100)))
    assert GAME.actors(twins.positions[0])
    ended = twins.places[0]["the host"].submit(Correct(SetTrack(3, "pollution", 100)))
    assert isinstance(ended, Accepted)
    assert client.view.over


def test_the_end_of_a_game_is_only_taken_back_with_a_witness(houses: tuple[OpenHome, OpenHome]) -> None:
    twins = Twins(houses, 0, "council", 8)
    live, rng = twins.tables[0], Random(1)
    while not live.over:
        seat = rng.choice(GAME.actors(live.table.position))
        twins.wait()
        twins.of(seat)[0].submit(Play(seat, likely(live.table.position, seat, rng)))
    entry: Any = live.table.done[-1].entry
    last = entry.seat
    assert isinstance(twins.of(last)[0].submit(Undo(by=last)), UndoRequestView)


# Behind the screen ----------------------------------------------------------------------------------------


def unseen(position: Position, seat: int, move: Any, *, overruled: bool = False) -> bool:
    """Tell if a move is made behind the screen and nobody else's citizens come home from there."""
    verdict = GAME.verdict(position, seat, move)
    if not verdict.possible or verdict.legal == overruled:
        return False
    after = GAME.apply(position, seat, move)
    return not after.towns[seat].out and all(after.towns[other] == position.towns[other] for other in OTHERS)


def behind_the_screen(twins: Twins) -> None:
    """Ben does one thing here and another there, or takes back what he did last in both."""
    twins.wait()
    last = twins.places[0]["a watcher"].view.undo_line()
    mine = last is not None and last.kind == "secret" and last.by == SECRET and last.round == twins.round
    if mine and twins.rng.random() < 0.15:
        twins.both(lambda client: client.submit(Undo(by=SECRET)), SECRET)
        return
    for number in (0, 1):
        hidden_move(twins, number)


def hidden_move(twins: Twins, number: int) -> None:
    """Ben does something behind his screen that nobody else's town tells of."""
    rng = twins.rng
    position, client = twins.positions[number], twins.places[number]["Ben"]
    what = rng.random()
    if what < 0.25:
        town = [
            each for each in corrections(position, rng) if isinstance(each, SetTile | SetSquare | SetTrack)
        ]
        for said in [each for each in town if each.seat == SECRET and not spills(position, each)]:
            assert isinstance(outcome(lambda p: p.submit(Correct(said, by=SECRET)), client), Accepted)  # noqa: B023
            return
    if what < 0.4:
        candidates = list(GAME.candidates(position, SECRET))
        for move in rng.sample(candidates, min(60, len(candidates))):
            if not isinstance(move, HIDDEN) or not unseen(position, SECRET, move, overruled=True):
                continue
            if isinstance(outcome(lambda p: p.submit(Overrule(SECRET, move, note="!")), client), Accepted):  # noqa: B023
                return
    for _ in range(30):
        move = likely(position, SECRET, rng)
        if not isinstance(move, Done) and unseen(position, SECRET, move):
            assert isinstance(client.submit(Play(SECRET, move)), Accepted)
            return
    spent = SetTrack(SECRET, "money", rng.randrange(50))
    assert isinstance(client.submit(Correct(spent, by=SECRET)), Accepted)


def spills(position: Position, said: Any) -> bool:
    """Tell if a correction touches more than the seat's own town, or cannot be shown."""
    try:
        after = GAME.correct(position, said)
    except Impossible:
        return True
    same = all(after.towns[other] == position.towns[other] for other in OTHERS)
    return after.towns[SECRET].out or not same


def open_move(twins: Twins, seat: int) -> None:
    """Another seat does the same in both houses, where it may."""
    rng = twins.rng
    for _ in range(12):
        move = likely(twins.positions[0], seat, rng)
        if all(GAME.verdict(position, seat, move).legal for position in twins.positions):
            if isinstance(move, Done) and len(GAME.actors(twins.positions[0])) == 1:
                return
            twins.both(lambda client: client.submit(Play(seat, move)), seat)  # noqa: B023
            return


def probed(twins: Twins, seat: int) -> None:
    """Whatever a seat sends that it can know to be refused, the refusal is the same."""
    rng = twins.rng
    position = twins.of(seat)[0].view.position(seat)
    candidates = [*GAME.candidates(position, seat)]
    for move in rng.sample(candidates, min(6, len(candidates))):
        verdict = GAME.verdict(position, seat, move)
        for seen in (
            None,
            twins.of(seat)[0].view.current_version(seat),
            Seen(twins.of(seat)[0].view.seq - 3),
            Seen(2, "0" * 12),
        ):
            if not verdict.legal:
                twins.both(lambda client: client.submit(Play(seat, move, seen=seen)), seat)  # noqa: B023
            if verdict.legal or not verdict.possible:
                twins.both(lambda client: client.submit(Overrule(seat, move, seen=seen)), seat)  # noqa: B023
    said = rng.choice(
        (*PRYING, SetRound(1 + rng.randrange(8)), SetMayor(rng.randrange(4)), *corrections(position, rng))
    )
    answer = twins.both(lambda client: client.submit(Correct(said, by=seat)), seat)
    twins.alike()
    if isinstance(answer, Accepted) and not isinstance(
        twins.both(lambda p: p.submit(Undo(by=seat)), seat), Accepted
    ):
        raise AssertionError(said)


PRYING: tuple[Any, ...] = (
    SetSide(SECRET, "easy"),
    SetSide(SECRET, "expert"),
    SetStock("R", 3),
    SetStock("CL", 1),
    SetStock("w", 9),
    SetPrinted("board-easy", GAME.box.printed.texts["board-expert"]),
    SetPrinted("board-expert", GAME.box.printed.texts["board-easy"]),
    SetPrinted("stock-P", "3"),
    SetPrinted("cubes-g", "30"),
    SetSquare(SECRET, "d4", citizen=SECRET),
    SetTile(SECRET, None, ("d4",)),
    SetTrack(SECRET, "money", 3),
    SetPromise(SECRET, 3),
)
"""Corrections whose success, refusal or effect would tell something of what is behind Ben's screen."""


@pytest.mark.parametrize("said", PRYING, ids=repr)
def test_no_correction_pries_behind_a_screen(houses: tuple[OpenHome, OpenHome], said: Any) -> None:
    twins = Twins(houses, 5, "build", 2)
    for name, client in list(twins.places[0].items())[:-1]:
        twins.wait()
        with pytest.raises(OnlyWatching if name == "a watcher" else KeptSecret):
            client.submit(Correct(said))


def test_whether_somebody_who_comes_first_could_still_take_a_scarce_tile_is_not_told(
    houses: tuple[OpenHome, OpenHome],
) -> None:
    """Ben comes before Ann. Here he has used up his slots, there he has not: she cannot know."""
    twins = Twins(houses, 1, "build", 1)
    for number, (live, client) in enumerate(zip(twins.tables, twins.of(SECRET), strict=True)):
        for _ in range(3 - number):
            parks = [move for move in GAME.moves(live.table.position, SECRET) if is_park(move)]
            assert isinstance(client.submit(Play(SECRET, parks[0])), Accepted)
    assert isinstance(twins.of(SECRET)[1].submit(Correct(SetTrack(SECRET, "money", 8), by=SECRET)), Accepted)
    one, other = twins.positions
    waits = [
        move
        for move in GAME.candidates(one, 0)
        if refused_by(twins.of(0)[0].view.position(0), move) == ["scarce"]
    ]
    move = next(move for move in waits if not refused_by(one, move))
    assert refused_by(other, move) == ["scarce"]
    assert isinstance(twins.both(lambda client: client.submit(Play(0, move)), 0), Refusal)
    assert isinstance(twins.both(lambda client: client.submit(Overrule(0, move)), 0), Accepted)


def is_park(move: Any) -> bool:
    return isinstance(move, Build) and move.tile == "P1"


def refused_by(position: Position, move: Any) -> list[str]:
    """Return the rules that stand against a move of Ann's."""
    return [violation.rule for violation in GAME.verdict(position, 0, move).violations]


@pytest.mark.parametrize("seed", range(times(8, 1)))
def test_nothing_tells_what_is_done_behind_a_screen_until_it_comes_down(
    houses: tuple[OpenHome, OpenHome], seed: int
) -> None:
    twins = Twins(houses, seed, "build", 1 + seed % 4)
    rng = twins.rng
    for _ in range(24):
        actors = GAME.actors(twins.positions[0])
        seat = rng.choice(actors)
        if seat == SECRET:
            behind_the_screen(twins)
        elif rng.random() < 0.3:
            probed(twins, seat)
        else:
            open_move(twins, seat)
        twins.alike()
    assert twins.positions[0].towns[SECRET] != twins.positions[1].towns[SECRET]
    told = [
        line
        for line in twins.places[0]["Ben"].view.log(SECRET)
        if line.by == SECRET and line.notice.id != "keep"
    ]
    assert any(line.kind == "secret" for line in twins.places[0]["a watcher"].view.log())
    for seat in GAME.actors(twins.positions[0]):
        twins.alike()
        twins.both(lambda client: client.submit(Play(seat, Done())), seat)  # noqa: B023
    assert all(position.phase != "build" for position in twins.positions)
    for name in ("Ann", "a watcher", "the host"):
        client = twins.places[0][name]
        lines = {line.seq: line for line in client.view.log()}
        assert [lines[line.seq] for line in told] == told
        table, eyes = twins.tables[0].table, client.rights.choose_viewer(None)
        assert eyes != "all"
        for step in range(client.view.steps + 1):
            then = table.at_step(step)
            assert tiles(GAME.past_view(then, eyes, table.position)) == tiles(then)


def tiles(position: Position) -> list[Any]:
    """Return all that lies in the towns."""
    return [(town.tiles, town.people, town.money) for town in position.towns]
