"""The growth of forests. One test a sentence."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.building.forests import (
    count_growable,
    forests_that_must_grow,
    growth_squares,
)
from companion.games.roll_into_town.land import seat_land
from companion.games.roll_into_town.moves import Done, Fell, Grow
from companion.games.roll_into_town.position import Forest, Position
from tests.games.roll_into_town.judging import broken, done
from tests.games.roll_into_town.playing_build import (
    causes,
    ended,
    impossible,
    mends,
    overruled,
    said,
    shows,
    told,
    town,
)


def due(drawn: str) -> list[int]:
    """Tell how much each forest of a map has to grow."""
    return [forest.due for forest in town(drawn, step="upkeep").sheet(0).forests]


def grows(position: Position) -> set[Grow]:
    """Return every legal growth."""
    return {move for move in GAME.moves(position, 0) if isinstance(move, Grow)}


# Forests ----------------------------------------------------------------------------------------------------


def test_a_forest_is_two_or_more_trees_beside_each_other() -> None:
    assert due("T . T T") == [1]
    assert due("T . T\n. T .") == []


def test_for_every_two_of_its_trees_a_forest_grows_one() -> None:
    for size in range(2, 10):
        assert due(" ".join("T" * size)) == [size // 2]


def test_trees_that_touch_at_a_corner_are_apart() -> None:
    assert due("T T .\n. . T\n. . T") == [1, 1]


def test_sizes_are_taken_before_anything_grows() -> None:
    position = town("T T . T T", step="upkeep")
    joined = done(position, Grow("a1", "c1"))
    assert [forest.trees_left for forest in joined.sheet(0).forests] == [0, 1]
    after = done(joined, Grow("d1", "d2"))
    assert forests_that_must_grow(after, 0) == ()
    assert after.sheet(0).cells.count("T") == 6


def test_growth_is_reckoned_when_the_step_begins() -> None:
    position = ended(town("l . T T T T\n. T", step="gather"), "gather")
    assert position.players[0].step == "upkeep"
    assert position.sheet(0).forests == (Forest(("c1", "d1", "e1", "f1"), 2),)


def test_felled_trees_do_not_count() -> None:
    position = ended(done(town("l T T T", step="gather"), Fell("a1")), "gather")
    assert position.sheet(0).forests == (Forest(("c1", "d1"), 1),)


def test_a_typed_forest_without_trees_of_its_own_asks_for_nothing() -> None:
    position = town("T T .", step="upkeep").with_sheet(0, forests=(Forest((), 2, ("b1",)),))
    assert forests_that_must_grow(position, 0) == ()
    assert grows(position) == set()
    assert broken(position, Done("upkeep")) == []


# Growth -----------------------------------------------------------------------------------------------------


def test_a_new_tree_stands_on_an_empty_square_beside_the_forest() -> None:
    position = town(". . . .\n. T T .\n. F . .", step="upkeep")
    assert grows(position) == {Grow("b2", at) for at in ("b1", "c1", "a2", "d2", "c3")}
    assert shows(done(position, Grow("b2", "c3")), "c3") == ["T"]


def test_or_beside_a_tree_it_has_just_grown() -> None:
    position = done(town("T T T T", step="upkeep"), Grow("a1", "e1"))
    assert broken(position, Grow("a1", "f1")) == []
    assert broken(town("T T T T", step="upkeep"), Grow("a1", "f1")) == ["beside_forest"]


def test_not_beside_a_tree_of_another_forest_it_has_joined() -> None:
    position = done(town("T T T T . T T", step="upkeep"), Grow("a1", "e1"))
    assert broken(position, Grow("a1", "h1")) == ["beside_forest"]
    assert broken(position, Grow("f1", "e2")) == ["beside_forest"]


def test_a_corner_is_not_beside() -> None:
    position = town("T T", step="upkeep")
    assert said(position, Grow("a1", "c2"), "beside_forest")["corner"] == 1
    assert causes(position, Grow("a1", "c2"), "beside_forest") == ("a1", "b1")
    assert shows(overruled(position, Grow("a1", "c2")), "c2") == ["T"]


def test_only_an_empty_square_takes_a_tree() -> None:
    for token in ("F", "T", "O", "Cn", "Rne", "h", ".+l", "c"):
        position = town(f"T T {token}", step="upkeep")
        assert "occupied" in broken(position, Grow("a1", "c1"))
        assert impossible(position, Grow("a1", "c1"))


def test_a_tree_off_the_map_cannot_be_shown() -> None:
    assert broken(town("T T", step="upkeep"), Grow("a1", "n1")) == ["off_map"]


def test_there_is_no_growth_without_a_forest() -> None:
    position = town("T . T T", step="upkeep")
    assert broken(position, Grow("a1", "b1")) == ["forest"]
    assert impossible(position, Grow("a1", "b1"))
    assert mends(position, Grow("a1", "b1"))["grow_forest"].cells == ("c1",)


def test_a_forest_grows_no_more_than_it_has_to() -> None:
    position = done(town("T T T", step="upkeep"), Grow("a1", "d1"))
    assert broken(position, Grow("a1", "e1")) == ["grown"]
    assert said(position, Grow("a1", "e1"), "grown") == {"size": 3, "due": 1, "grown": 1}
    assert overruled(position, Grow("a1", "e1")).sheet(0).forests[0].trees_left == 0


def test_growing_is_forced_as_long_as_there_is_room() -> None:
    position = town("T T . F\nF F T T", step="upkeep")
    assert broken(position, Done("upkeep")) == ["growth"]
    once = done(position, Grow("a1", "c1"))
    assert broken(once, Done("upkeep")) == ["growth"]
    assert broken(done(once, Grow("c2", "c3")), Done("upkeep")) == []


def test_what_has_no_room_does_not_grow() -> None:
    position = town("T T T T .\nF F F F F", step="upkeep")
    assert broken(position, Done("upkeep")) == ["growth"]
    after = done(position, Grow("a1", "e1"))
    assert len(grows(after)) == 1
    shut = town("T T T T . F\nF F F F F", step="upkeep")
    full = done(shut, Grow("a1", "e1"))
    assert full.sheet(0).forests[0].trees_left == 1
    assert broken(full, Done("upkeep")) == []


def test_a_step_in_which_nothing_can_grow_is_passed_over() -> None:
    position = ended(town("l T\n. .", step="gather"), "gather")
    assert (position.round, position.phase) == (5, "roll")
    walled = ended(town("T T F . l T\nF F", step="gather"), "gather")
    assert walled.phase == "roll"


def test_in_the_last_round_nobody_has_to_grow() -> None:
    position = town("T T", step="upkeep", number=12)
    assert broken(position, Done("upkeep")) == []
    assert broken(position, Grow("a1", "c1")) == []


def test_after_growing_nothing_of_it_is_remembered() -> None:
    after = ended(done(town("T T", step="upkeep"), Grow("a1", "c1")), "upkeep")
    assert after.sheet(0).forests == ()


# What is told -----------------------------------------------------------------------------------------------


def test_the_task_tells_how_many_trees_have_to_be_drawn_and_where() -> None:
    (task,) = GAME.agenda(town("T T T T .\nF F F F F", step="upkeep")).tasks
    assert (task.id, task.params["trees"], task.cells) == ("upkeep", 2, ("e1",))
    (task,) = GAME.agenda(town("T T T T . F\nF F F F F", step="upkeep")).tasks
    assert task.params["trees"] == 1


def test_a_preview_tells_what_is_left_to_grow_and_what_joins() -> None:
    found = told(town("T T T T . T T", step="upkeep"), Grow("a1", "e1"))
    assert dict(found["joins"].params) == {"parts": 2, "size": 7}
    assert dict(found["forest_left"].params) == {"left": 1, "stuck": 0}
    shut = told(town("T T T T . F\nF F F F F", step="upkeep"), Grow("a1", "e1"))
    assert dict(shut["forest_left"].params) == {"left": 1, "stuck": 1}


def test_another_square_for_the_forest_is_proposed_the_nearest_first() -> None:
    repair = mends(town("T T", step="upkeep"), Grow("a1", "d1"))["grow_square"]
    assert repair.cells == ("c1", "b2", "a2")


# Against brute force ----------------------------------------------------------------------------------------

MAPS = st.lists(st.sampled_from("TTT..FO"), min_size=36, max_size=36)
Square = tuple[int, int]


def drawn(squares: list[str]) -> str:
    """Return the squares in rows of six."""
    return "\n".join(" ".join(squares[i : i + 6]) for i in range(0, 36, 6))


def shown(position: Position) -> dict[Square, str]:
    """Return what every square shows, by column and row."""
    cells = position.sheet(0).cells
    return {(i % 9, i // 9): token for i, token in enumerate(cells)}


def name(square: Square) -> str:
    """Return a square's name."""
    return f"{'abcdefghi'[square[0]]}{square[1] + 1}"


def touching(one: Square, other: Square) -> bool:
    """Tell if two squares share a side."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


@given(MAPS, st.integers(0, 10**6))
def test_growing_until_it_may_end_draws_what_is_due_wherever_there_is_room(
    squares: list[str], seed: int
) -> None:
    rng = Random(seed)
    position = town(drawn(squares), step="upkeep")
    while True:
        here = shown(position)
        able = {
            Grow(forest.cells[0], name(square))
            for forest in position.sheet(0).forests
            if len(forest.grown) < forest.due
            for square, token in here.items()
            if token == "."
            and any(
                touching(square, other) and name(other) in (*forest.cells, *forest.grown) for other in here
            )
        }
        assert grows(position) == able
        assert (broken(position, Done("upkeep")) == []) == (not able)
        growing = forests_that_must_grow(position, 0)
        assert {move.forest for move in able} == {forest.cells[0] for forest in growing}
        for forest in growing:
            assert 1 <= count_growable(seat_land(position, 0), forest) <= forest.trees_left
            assert count_growable(seat_land(position, 0), forest) >= min(
                forest.trees_left, growth_squares(seat_land(position, 0), forest).bit_count()
            )
        if not able:
            break
        position = done(position, rng.choice(sorted(able, key=repr)))
    assert all(len(forest.grown) <= forest.due for forest in position.sheet(0).forests)
