"""Setup, and the first phase: one divides, the next chooses. One test for each sentence of the rules."""

import pytest
from msgspec.structs import replace

from companion.engine.setup import Setup, make_seats
from companion.engine.wire import WireError
from companion.games.card_city import GAME
from companion.games.card_city.moves import Build, Choose, Move, Return, SetPile, Take
from companion.games.card_city.position import EMPTY_CITY, Lots, Pile, Position
from tests.games.card_city.diagram import begun, broken, played

FOUR = ("Ann", "Ben", "Cleo", "Dan")
COUNTS = pytest.mark.parametrize("count", [1, 2, 3, 4])


def in_round(position: Position, number: int) -> Position:
    return replace(position, round=number)


@COUNTS
def test_the_deck_has_for_each_player_6_residences_4_industries_4_parkings_3_commerce_3_leisure(
    count: int,
) -> None:
    deck = begun(*FOUR[:count]).deck
    assert deck == Pile(R=6 * count, I=4 * count, P=4 * count, C=3 * count, L=3 * count)
    assert deck.total == 20 * count


@pytest.mark.parametrize(
    ("count", "supply"),
    [
        (1, Pile(R=28, C=21, L=9, I=16, P=12)),
        (2, Pile(R=22, C=18, L=6, I=12, P=8)),
        (3, Pile(R=16, C=15, L=3, I=8, P=4)),
        (4, Pile(R=10, C=12, L=0, I=4, P=0)),
    ],
)
def test_the_remaining_cards_lie_beside_it_as_the_supply(count: int, supply: Pile) -> None:
    assert begun(*FOUR[:count]).supply == supply


@COUNTS
def test_every_player_takes_a_city_hall_and_three_dollars(count: int) -> None:
    towns = begun(*FOUR[:count]).towns
    assert len(towns) == count
    assert all(town.city == EMPTY_CITY and town.money == 3 and town.hand == () for town in towns)


def test_one_to_four_people_can_play_and_no_more() -> None:
    with pytest.raises(WireError, match="seats"):
        GAME.start(Setup(make_seats(*FOUR, "Eva")))


def test_somebody_is_the_start_player() -> None:
    assert begun(*FOUR, start=2).start == 2
    with pytest.raises(WireError, match="start"):
        begun("Ann", "Ben", start=2)


def test_a_reading_that_does_not_exist_is_refused_with_its_name() -> None:
    with pytest.raises(WireError) as caught:
        begun("Ann", growth="sometimes")
    assert caught.value.field == "$.rulings.growth"
    with pytest.raises(WireError, match="weather"):
        begun("Ann", weather="fine")


def test_the_game_begins_with_round_1_of_10_and_its_first_phase() -> None:
    agenda = GAME.agenda(begun("Ann", "Ben"))
    assert (agenda.round, agenda.rounds, agenda.phase) == (1, 10, "divide")


@pytest.mark.parametrize(("count", "total"), [(2, 4), (3, 6), (4, 8)])
def test_the_start_player_draws_twice_as_many_cards_as_there_are_players(count: int, total: int) -> None:
    for start in range(count):
        task = GAME.agenda(begun(*FOUR[:count], start=start)).tasks[0]
        assert (task.id, task.seat, task.params["total"]) == ("divide", start, total)


@pytest.mark.parametrize(("count", "half"), [(2, 1), (3, 2), (4, 3)])
def test_one_lot_is_two_open_cards_the_other_half_open_and_half_hidden(count: int, half: int) -> None:
    task = GAME.agenda(begun(*FOUR[:count])).tasks[0]
    assert task.params["open"] == 2
    assert (task.params["up"], task.params["down"]) == (half, half)


def test_the_player_to_the_left_chooses_a_lot() -> None:
    position = begun(*FOUR, start=3)
    assert GAME.actors(position) == (0,)
    assert set(GAME.moves(position, 0)) == {Choose("open"), Choose("other")}
    assert broken(position, 1, Choose("open")) == {"choose_turn"}
    assert broken(position, 3, Choose("open")) == {"gone"}


def test_whoever_takes_the_open_lot_gets_it_and_the_same_player_divides_again() -> None:
    position = played(begun(*FOUR), (1, Choose("open")))
    assert position.lots == Lots(0, waiting=(2, 3), owed=(1,))
    task = GAME.agenda(position).tasks[0]
    assert (task.seat, task.params["total"], task.params["up"]) == (0, 6, 2)


def test_whoever_takes_the_other_lot_divides_next_and_the_divider_gets_the_open_cards() -> None:
    position = played(begun(*FOUR), (1, Choose("other")))
    assert position.lots == Lots(1, waiting=(2, 3), owed=(0,))
    assert GAME.agenda(position).tasks[0].seat == 1


def test_with_two_left_whoever_does_not_take_the_open_lot_gets_the_other() -> None:
    for lot in ("open", "other"):
        position = played(begun("Ann", "Ben"), (1, Choose("open" if lot == "open" else "other")))
        assert position.lots is not None
        assert position.lots.waiting == ()
        assert set(position.lots.owed) == {0, 1}


def test_it_goes_on_until_every_player_has_two_cards() -> None:
    position = played(
        begun(*FOUR, start=1),
        (2, Choose("other")),
        (3, Choose("open")),
        (0, Choose("other")),
    )
    assert position.lots == Lots(0, waiting=(), owed=(1, 3, 2, 0))
    takes: list[tuple[int, Move]] = [(seat, Take(("R", "P"))) for seat in (3, 0, 2, 1)]
    for seat, take in takes[:-1]:
        position = played(position, (seat, take))
        assert position.phase == "divide"
    position = played(position, takes[-1])
    assert position.phase == "build"
    assert all(town.hand == ("R", "P") for town in position.towns)


def test_a_lot_may_be_named_as_soon_as_it_is_settled() -> None:
    position = played(begun(*FOUR), (1, Choose("open")), (1, Take(("R", "I"))))
    assert position.towns[1].hand == ("R", "I")
    assert position.lots == Lots(0, waiting=(2, 3))
    assert broken(position, 1, Take(("R", "I"))) == {"owed"}
    assert broken(position, 2, Take(("R", "I"))) == {"owed"}


def test_the_cards_named_have_to_be_left_in_the_deck() -> None:
    position = replace(played(begun("Ann", "Ben"), (1, Choose("open"))), deck=Pile(R=1, P=3))
    assert broken(position, 0, Take(("R", "R"))) == {"not_in_deck"}
    assert broken(position, 0, Take(("R", "C"))) == {"not_in_deck"}
    assert broken(position, 0, Take(("P", "P"))) == set()
    assert played(position, (0, Take(("P", "R")))).deck == Pile(P=2)


def test_in_the_first_round_leisure_is_drawn_again_and_in_the_second_it_is_not() -> None:
    position = played(begun("Ann", "Ben"), (1, Choose("open")))
    assert broken(position, 0, Take(("L", "R"))) == {"first_leisure"}
    assert broken(in_round(position, 2), 0, Take(("L", "R"))) == set()


def test_the_number_of_cards_in_the_deck_is_open_at_any_time() -> None:
    position = played(begun("Ann", "Ben"), (1, Choose("open")), (0, Take(("R", "R"))), (1, Take(("P", "C"))))
    assert position.deck.total == 36
    assert GAME.view(position, 0).deck == GAME.view(position, None).deck == position.deck


def test_alone_one_draws_three_cards_and_keeps_two() -> None:
    position = begun("Ann")
    (task,) = GAME.agenda(position).tasks
    assert (task.id, task.params["draw"], task.params["keep"]) == ("draw", 3, 2)
    assert played(position, (0, Take(("R", "I")))).deck.total == 18


def test_alone_in_round_10_two_cards_are_left_and_both_are_kept() -> None:
    last = replace(begun("Ann"), round=10, deck=Pile(L=1, P=1))
    (task,) = GAME.agenda(last).tasks
    assert (task.params["draw"], task.params["keep"]) == (2, 2)
    assert GAME.moves(last, 0) == (Take(("L", "P")),)


def test_alone_nobody_divides_or_chooses() -> None:
    assert broken(begun("Ann"), 0, Choose("open")) == {"gone"}


def test_nothing_is_built_before_the_cards_are_divided() -> None:
    position = begun("Ann", "Ben")
    assert "phase" in broken(position, 0, Build("R", "e4"))
    assert "phase" in broken(position, 0, Return("R"))


@pytest.mark.parametrize(
    ("number", "deck"), [(1, Pile(L=9, R=1)), (4, Pile(P=1)), (10, Pile())], ids=["leisure", "one", "none"]
)
@COUNTS
def test_a_deck_that_cannot_give_two_cards_is_to_be_counted(count: int, number: int, deck: Pile) -> None:
    owed = replace(begun(*FOUR[:count]), round=number, deck=deck, lots=Lots(0, owed=tuple(range(count))))
    assert [(task.id, task.seat) for task in GAME.agenda(owed).tasks] == [
        ("count_deck", seat) for seat in range(count)
    ]
    assert not GAME.moves(owed, 0)
    counted = GAME.correct(owed, SetPile("deck", "R", 2))
    assert {task.id for task in GAME.agenda(counted).tasks} == {"draw" if count == 1 else "take"}
    assert Take(("R", "R")) in GAME.moves(counted, 0)
