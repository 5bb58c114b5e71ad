"""What a seat may leave out, in which order it lays pieces, and what waits until everything is laid."""

import pytest

from companion.games.sweet_lands import GAME, moves
from companion.games.sweet_lands.position import Due, Position, Spot
from tests.games.sweet_lands.full_box import full_box
from tests.games.sweet_lands.tables import boxed, owing, printed, spotted
from tests.games.sweet_lands.witnessed import done, legal, settled, table

PLAIN = {"A:1,0!": "none", "A:0,1!": "none", "A:0,0!": "none", "tile-wheat": "none"}
"""Nothing is printed on the map."""


def known(position: Position, texts: dict[str, str]) -> Position:
    """Return a table with some prints that say something else."""
    return boxed(position, {**full_box(), **texts})


# Prosperity -------------------------------------------------------------------------------------------------


def at_ends(colour: str, *spaces: int, diamonds: int = 3, count: int = 1) -> Position:
    """Return a table with steps on prosperity tracks that are five and four spaces long, one after
    the other.
    """
    position = table().with_player(0, prosperity=spaces, diamonds=diamonds)
    position = settled(owing(position, 0, Due("prosperity", count, "area-G", colour)))
    for track in range(1, 7):
        assert GAME.verdict(position, 0, moves.Advance(track)).legal == legal(position, moves.Advance(track))
    return position


def test_nobody_is_forced_to_pay_the_diamond_for_a_last_space() -> None:
    position = at_ends("orange", 4, 3, 0, 0, 0, 0)
    assert legal(position, moves.Skip())
    after = done(position, moves.Skip())
    assert (after.players[0].prosperity[:2], after.players[0].diamonds) == ((4, 3), 3)


def test_a_step_of_any_colour_is_forgone_when_only_last_spaces_are_left() -> None:
    assert legal(at_ends("any", 4, 3, 4, 3, 4, 3), moves.Skip())
    assert legal(at_ends("any", 5, 4, 5, 4, 4, 4), moves.Skip())
    assert not legal(at_ends("any", 4, 3, 3, 3, 4, 3), moves.Skip())


def test_a_step_that_costs_nothing_is_taken_unless_the_table_says_otherwise() -> None:
    verdict = GAME.verdict(at_ends("any", 4, 3, 4, 3, 4, 0), 0, moves.Skip())
    assert [(one.rule, one.kind) for one in verdict.violations] == [("free_step", "breaks")]


def test_of_two_steps_the_first_may_be_paid_for_and_the_second_forgone() -> None:
    position = at_ends("orange", 4, 3, 0, 0, 0, 0, count=2)
    after = done(known(position, {"track-1-5": "none;3", "track-1-last": "none"}), moves.Advance(1))
    assert (after.players[0].diamonds, legal(after, moves.Skip())) == (2, True)
    assert done(after, moves.Skip()).players[0].dues == ()


def test_without_a_diamond_the_step_is_lost_by_itself() -> None:
    assert at_ends("orange", 4, 3, 0, 0, 0, 0, diamonds=0).players[0].dues == ()


def test_a_track_whose_length_nobody_knows_has_a_free_step() -> None:
    position = printed(at_ends("orange", 4, 3, 0, 0, 0, 0), "track-2", None)
    assert not legal(position, moves.Skip())


# The order of pieces ----------------------------------------------------------------------------------------


def test_area_m_lays_tiles_and_roads_in_the_order_the_seat_likes() -> None:
    position = done(known(table(), PLAIN), moves.Area("M", 1))
    assert [due.kind for due in position.players[0].dues] == ["terrain", "road", "discard"]
    assert legal(position, moves.Road("0,0|1,0"))
    after = done(position, moves.Road("0,0|1,0"))
    after = done(after, moves.Terrain("1,0"))
    after = done(after, moves.Road("0,0|0,1"))
    left = [(due.kind, due.count) for due in after.players[0].dues]
    assert left == [("terrain", 2), ("road", 1), ("discard", 1)]
    assert after.players[0].spot("1,0") == Spot("1,0", "flipped", fresh=True)


def test_what_a_piece_brings_comes_before_the_next_one_of_either_kind() -> None:
    position = done(known(table(), {**PLAIN, "A:1,0!": "skill"}), moves.Area("M", 1))
    after = done(position, moves.Terrain("1,0"))
    assert [due.kind for due in after.players[0].dues] == ["skill", "terrain", "road", "discard"]
    assert not legal(after, moves.Road("0,0|1,0"))
    assert not legal(after, moves.Terrain("0,1"))


def test_leaving_out_tiles_leaves_the_roads() -> None:
    position = done(done(known(table(), PLAIN), moves.Area("M", 1)), moves.Skip())
    assert [due.kind for due in position.players[0].dues] == ["road", "discard"]


def test_a_seat_is_asked_for_every_kind_of_piece_that_it_may_lay_now() -> None:
    position = done(known(table(), PLAIN), moves.Area("M", 1))
    assert [task.id for task in GAME.agenda(position).tasks] == ["due_terrain", "due_road"]


def test_pieces_that_two_prints_give_are_laid_print_by_print() -> None:
    position = owing(known(table(), PLAIN), 0, Due("terrain", 1, "card-1"), Due("road", 1, "card-2"))
    assert legal(position, moves.Terrain("1,0"))
    assert not legal(position, moves.Road("0,0|1,0"))


def test_a_rabbit_waits_for_the_property_that_the_same_print_gives() -> None:
    position = known(table(), {**PLAIN, "rabbit-1": "0;none"})
    position = settled(owing(position, 0, Due("rabbit", 1, "card-1"), Due("property", 1, "card-1")))
    assert [due.kind for due in position.players[0].dues] == ["rabbit", "property"]
    after = done(position, moves.Property("tent", "0,0"))
    assert legal(after, moves.Rabbit("0,0", 1))


# Properties' own rewards ------------------------------------------------------------------------------------


def test_a_property_that_a_reward_brings_gets_its_own_reward_after_everything_else_of_the_action() -> None:
    """Area D: the first road flips a tile that brings a property. Two roads are laid after it."""
    texts = {**PLAIN, "A:1,0": "wheat", "tile-wheat": "property", "tent-1": "5 gold", "row-1": "none"}
    position = known(spotted(table(), 0, Spot("1,0")), texts)
    position = done(position, moves.Area("D", 1))
    position = done(position, moves.Road("0,0|1,0"))
    position = done(position, moves.Property("tent", "0,0"))
    assert [(due.kind, due.what) for due in position.players[0].dues] == [
        ("road", ""), ("print", "later"), ("discard", ""),
    ]  # fmt: skip
    assert position.players[0].gold == 20
    position = done(position, moves.Road("0,0|0,1"))
    assert position.players[0].gold == 20
    position = done(position, moves.Road("-1,1|0,0"))
    assert (position.players[0].gold, position.players[0].dues) == (25, ())


def test_its_own_reward_comes_before_the_card_is_automated() -> None:
    texts = {**PLAIN, "tent-1": "5 gold", "row-1": "none"}
    position = known(table(), {**texts, "card-1": "instant;none;none;property+terrain;m1;tent;none;x"})
    position = done(done(position, moves.Play(1)), moves.Property("tent", "0,0"))
    assert [due.kind for due in position.players[0].dues] == ["terrain", "print", "automate"]
    after = done(position, moves.Terrain("1,0"))
    assert (after.players[0].gold, [due.kind for due in after.players[0].dues]) == (25, ["automate"])


def test_a_step_of_passing_is_resolved_with_the_rewards_of_its_properties_before_the_next_step() -> None:
    texts = {**PLAIN, "1a-pass": "property", "tent-1": "5 gold", "row-1": "none"}
    position = done(known(table(), texts), moves.Pass())
    after = done(position, moves.Property("tent", "0,0"))
    assert (after.players[0].gold, after.players[0].dues[0].kind) == (25, "ahead")


# The hand ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("round_", "missing"), [(1, 2), (5, 1)])
def test_cards_for_a_slot_that_the_effect_may_still_draw_are_for_the_table_to_say(
    round_: int, missing: int
) -> None:
    position = table().with_table(round=round_).with_player(0, hand=0)
    verdict = GAME.verdict(position, 0, moves.Area("A", 1))
    assert [(one.rule, one.kind) for one in verdict.violations] == [("slot_cards", "breaks")]
    assert verdict.violations[0].params["missing"] == missing
    assert not legal(position, moves.Area("A", 1))


def test_cards_that_an_effect_draws_without_a_decision_are_foreseen() -> None:
    texts = {f"food-{space}": "none" for space in range(1, 14)}
    position = known(table(), {**texts, "food-2": "card"}).with_player(0, hand=1)
    assert legal(position, moves.Area("B", 1))
    assert done(position, moves.Area("B", 1)).players[0].hand == 1
    assert not legal(known(position, texts), moves.Area("B", 1))
    assert not legal(printed(position, "food-2", None), moves.Area("B", 1))


def test_a_slot_that_the_table_allowed_takes_what_there_is_when_the_area_is_done() -> None:
    position = known(table(), {**PLAIN, "A:1,0!": "card"}).with_player(0, hand=0)
    started = GAME.apply(position, 0, moves.Area("A", 1))
    drawn = done(started, moves.Terrain("1,0"))
    assert drawn.players[0].hand == 1
    assert done(drawn, moves.Skip()).players[0].hand == 0


def test_a_card_that_an_extra_action_costs_is_paid_before_it_draws() -> None:
    position = printed(table().with_table(round=2), "X2", "card;2 card").with_player(0, hand=1)
    rules = {one.rule for one in GAME.verdict(position, 0, moves.Area("X2", 1)).violations}
    assert rules == {"hand_empty"}
    none = GAME.verdict(position.with_player(0, hand=0), 0, moves.Area("X2", 1))
    assert not none.possible
