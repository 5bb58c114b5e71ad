"""What the table corrects stands as it was said, and nothing else changes by itself."""

import pytest

from companion.engine.message import Impossible
from companion.games.sweet_lands import GAME, corrections, moves
from companion.games.sweet_lands.position import Automated, Due, Position
from tests.games.sweet_lands.tables import changed, owing, printed
from tests.games.sweet_lands.witnessed import legal, settled, table


def corrected(position: Position, correction: corrections.Correction) -> Position:
    """Return the table after a correction, which changes the first seat or the table alone."""
    after = GAME.correct(position, correction)
    assert after.players[1:] == position.players[1:]
    return after


def test_the_milestones_of_a_seat_are_those_that_were_named_and_the_table_keeps_its_own() -> None:
    position = table().with_table(milestones=(3, 4, 5), claimed=2)
    after = corrected(position, corrections.SetOwnMilestones(0, (7, 0)))
    assert after.players[0].milestones == (7, 0)
    assert (after.milestones, after.claimed) == ((3, 4, 5), 2)
    assert GAME.scoresheet(after).standings[0].points("milestones") == 20


def test_one_milestone_cannot_be_claimed_twice_by_a_seat_but_several_may_be_without_a_number() -> None:
    with pytest.raises(Impossible):
        GAME.correct(table(), corrections.SetOwnMilestones(0, (7, 7)))
    assert corrected(table(), corrections.SetOwnMilestones(0, (0, 0))).players[0].milestones == (0, 0)


@pytest.mark.parametrize(("claimed", "left"), [(0, (2, 3)), (1, (2, 3)), (2, ())])
def test_the_others_leave_with_the_next_claim_when_the_table_has_said_how_many_were_claimed(
    claimed: int, left: tuple[int, ...]
) -> None:
    position = table().with_table(milestones=(12, 2, 3)).with_player(0, gold=10)
    position = corrected(position, corrections.SetClaimed(claimed))
    after = GAME.apply(position, 0, moves.Free(4, tile=12))
    assert (after.claimed, after.milestones) == (claimed + 1, left)


def test_cards_below_a_column_are_those_that_were_named_and_work_from_the_top() -> None:
    position = table().with_player(0, automated=(Automated("tent", 9), Automated("house", 3)), gold=0)
    position = printed(position, "1a-auto-1", "none")
    for card, gives in ((1, "2 gold"), (2, "gold:automated")):
        position = printed(position, f"card-{card}", f"instant;none;none;none;m1;tent;{gives};card {card}")
    after = corrected(position, corrections.SetAutomatedCards(0, "tent", (2, 1)))
    expected = (Automated("house", 3), Automated("tent", 2), Automated("tent", 1))
    assert after.players[0].automated == expected
    assert settled(owing(after, 0, Due("reward", 1, "", "reward1"))).players[0].gold == 3 + 2


def test_passing_cards_that_were_played_before_work_when_their_seat_passes() -> None:
    position = printed(table(), "1a-pass", "none")
    position = printed(position, "card-5", "passing;none;none;3 victory;m1;none;none;five")
    position = corrected(position, corrections.SetPassingCards(0, (5,)))
    after = GAME.apply(GAME.apply(position, 0, moves.Pass()), 0, moves.Ahead(0))
    assert (after.players[0].passing, after.players[0].points) == ((5,), 3)


@pytest.mark.parametrize("taken", [True, False])
def test_a_rabbit_is_taken_from_a_place_that_still_has_one(taken: bool) -> None:
    position = changed(table(), 0, "0,0", property="tent", number=1)
    position = position.with_player(0, taken=() if taken else (1,))
    position = corrected(owing(position, 0, Due("rabbit")), corrections.SetRabbitPlace(0, 1, taken))
    assert position.players[0].taken == ((1,) if taken else ())
    if not taken:
        assert legal(position, moves.Rabbit("0,0", 1))
    else:
        assert position.players[0].dues == ()


def test_corrections_of_a_seat_that_is_not_there_are_impossible() -> None:
    for correction in (
        corrections.SetOwnMilestones(3, (1,)),
        corrections.SetAutomatedCards(3, "tent", (1,)),
        corrections.SetPassingCards(3, (1,)),
        corrections.SetRabbitPlace(3, 1, True),
    ):
        with pytest.raises(Impossible):
            GAME.correct(table(), correction)
