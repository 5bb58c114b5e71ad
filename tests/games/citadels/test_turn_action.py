"""Whose turn it is, the action, the income, and the end of a turn. One test a sentence."""

import pytest

from companion.engine.words import Who, Word
from companion.games.citadels import turn
from companion.games.citadels.moves import Build, Draw, End, Income, Take
from companion.games.citadels.printed import PAYS, Role
from tests.games.citadels.tables import districts, player, table
from tests.games.citadels.turns import broken, done, effect, impossible, moves, overruled, said, tasks, told

# Whose turn -------------------------------------------------------------------------------------------------


def test_only_the_one_who_was_called_plays() -> None:
    position = table(role="king", seat=2)
    assert turn.actors(position) == (2,)
    assert broken(position, Take(), seat=0) == ["turn"]
    assert said(position, Take(), "turn", seat=0) == {"seat": Who(2)}
    assert impossible(position, Take(), seat=0)
    assert moves(position, 0) == []


def test_what_the_turn_has_done_is_not_held_against_other_seats() -> None:
    position = table(role="king", seat=2, acted=True, built=1, paid=True, used=True)
    assert broken(position, Take(), seat=0) == ["turn"]
    assert broken(position, Income(), seat=0) == ["turn"]
    assert broken(position, Build("temple"), seat=0) == ["turn"]


# The action -------------------------------------------------------------------------------------------------


def test_either_2_gold_or_cards() -> None:
    position = table(player(gold=3, hand=4), role="king")
    gold, drawn = effect(position, Take()), effect(position, Draw())
    assert (gold.players[0].gold, gold.players[0].hand) == (5, 4)
    assert (drawn.players[0].gold, drawn.players[0].hand) == (3, 5)


def test_the_action_is_taken_once_a_turn() -> None:
    for action in (Take(), Draw()):
        after = done(table(role="king"), action)
        assert broken(after, Take()) == ["acted"]
        assert broken(after, Draw()) == ["acted"]


def test_drawing_looks_at_two_cards_and_keeps_one() -> None:
    notice = told(table(role="king"), Draw())["draw"]
    assert notice.params == {"see": 2, "keep": 1}


def test_with_too_few_cards_in_the_pile_what_is_there_is_drawn() -> None:
    everything = player(hand=66)
    position = table(player(hand=4), everything, role="architect")
    assert position.pile == 0
    after = done(position, Draw())
    assert after.players[0].hand == 4
    one_left = table(player(hand=4), player(hand=60), player(hand=0), player(hand=0), role="king")
    assert one_left.pile == 1
    assert told(one_left, Draw())["draw"].params == {"see": 1, "keep": 1}
    assert done(one_left, Draw()).pile == 0


def test_the_cards_that_are_kept_may_be_told() -> None:
    after = done(table(player(hand=0), role="king"), Draw(districts("keep")))
    assert (after.players[0].hand, after.players[0].cards) == (1, ("keep",))


def test_no_more_cards_are_told_than_come() -> None:
    position = table(role="king")
    assert broken(position, Draw(districts("keep temple"))) == ["told"]
    assert broken(position, Take(districts("keep"))) == ["told"]
    assert impossible(position, Draw(districts("keep temple")))
    assert said(position, Draw(districts("keep temple")), "told") == {
        "why": "many", "named": 2, "most": 1, "district": Word("district-keep"),
    }  # fmt: skip


def test_no_more_of_a_kind_is_told_than_can_be_left() -> None:
    position = table(player(hand=1, cards="keep"), "keep", role="king")
    assert said(position, Draw(districts("keep")), "told")["why"] == "box"
    assert broken(table(player(hand=1, cards="keep"), role="king"), Draw(districts("keep"))) == []


def test_what_others_have_told_is_not_given_away_by_a_refusal() -> None:
    position = table(player(hand=0), player(cards="library"), role="king", acted=True)
    assert "copies" not in broken(position, Build("library"))
    assert broken(table(player(), player(cards="library"), role="king"), Draw(districts("library"))) == []


def test_a_turn_does_not_end_without_an_action() -> None:
    position = table(role="king")
    assert broken(position, End()) == ["end_first"]
    assert overruled(position, End()).turn is None
    assert done(position, Take(), End()).turn is None


def test_a_turn_ends_only_when_somebody_says_so() -> None:
    position = table(player(hand=0, gold=0), role="king", acted=True, built=1, paid=True)
    assert turn.actors(position) == (0,)
    assert moves(position) == [End()]


# Income -----------------------------------------------------------------------------------------------------

EARNERS: tuple[Role, ...] = ("king", "bishop", "merchant", "warlord")
CITY = "manor castle temple tavern market harbor watchtower haunted_city"


@pytest.mark.parametrize(("role", "amount"), [("king", 2), ("bishop", 1), ("merchant", 3), ("warlord", 1)])
def test_these_four_get_a_gold_for_each_district_of_their_colour(role: Role, amount: int) -> None:
    after = done(table(player(CITY, gold=0), role=role), Income())
    assert after.players[0].gold == amount


@pytest.mark.parametrize("role", ["assassin", "thief", "magician", "architect"])
def test_the_others_have_no_income(role: Role) -> None:
    position = table(CITY, role=role)
    assert broken(position, Income()) == ["no_income"]
    assert said(position, Income(), "no_income") == {"role": Word(f"role-{role}"), "earns": 0}


def test_without_a_district_of_the_colour_there_is_nothing_to_take() -> None:
    position = table("temple", role="king")
    assert said(position, Income(), "no_income") == {"role": Word("role-king"), "earns": 1}


def test_income_is_taken_at_any_time_in_the_turn() -> None:
    position = table(player("manor", hand=1, gold=0), role="king")
    assert Income() in moves(position)
    assert Income() in moves(done(position, Take()))
    assert Income() in moves(done(position, Take(), Build("tavern")))


def test_income_is_taken_all_at_once() -> None:
    after = done(table("manor castle", role="king"), Income())
    assert broken(after, Income()) == ["paid"]


def test_a_new_district_adds_to_the_income_when_it_is_taken_after_building() -> None:
    position = done(table(player("temple church", gold=3, hand=1), role="bishop"), Take())
    assert told(position, Build("monastery"))["adds_income"].params == {"amount": 3}
    after = done(position, Build("monastery"), Income())
    assert after.players[0].gold == 3 + 2 - 3 + 3
    paid_before = done(position, Income(), Build("monastery"))
    assert paid_before.players[0].gold == 3 + 2 + 2 - 3
    assert broken(paid_before, Income()) == ["paid"]
    assert "adds_income" not in told(done(position, Income()), Build("monastery"))


def test_income_may_pay_for_building() -> None:
    position = done(table(player("manor castle", gold=1, hand=1), role="king"), Take())
    assert broken(position, Build("palace")) == ["price"]
    assert broken(done(position, Income()), Build("palace")) == []


# What is asked ----------------------------------------------------------------------------------------------


def test_the_agenda_names_the_character_and_what_is_open() -> None:
    position = table(player("manor laboratory workshop", gold=3), role="king")
    (first, *_) = turn.agenda(position).tasks
    assert first.params == {
        "seat": Who(0), "role": Word("role-king"), "gold": 3, "acted": 0, "left": 1,
    }  # fmt: skip
    assert tasks(position) == ["turn", "income", "laboratory", "workshop"]
    assert tasks(done(position, Take())) == ["turn", "income", "build", "laboratory", "workshop"]


@pytest.mark.parametrize(("gold", "hand", "more"), [(0, 4, ""), (3, 0, ""), (0, 4, "manor")])
def test_building_is_on_the_list_while_there_is_a_card_and_gold_or_income_for_it(
    gold: int, hand: int, more: str
) -> None:
    position = table(player(more, gold=gold, hand=hand), role="king", acted=True)
    assert ("build" in tasks(position)) == ("leaves_build" in told(position, End())) == bool(more)


def test_what_may_still_be_done_is_optional_and_only_for_its_seat() -> None:
    position = done(table("manor", role="king", seat=1), Take(), seat=1)
    assert all(task.seat == 1 for task in turn.agenda(position).tasks)
    assert all(task.optional for task in turn.agenda(position).tasks[1:])


def test_ending_tells_what_is_left_undone() -> None:
    position = done(table(player("manor castle", gold=3), role="king"), Take())
    found = told(position, End())
    assert found["leaves_income"].params == {"amount": 2}
    assert found["leaves_build"].params == {"left": 1, "gold": 5}
    assert told(done(position, Income(), Build("temple")), End()) == {}


def test_every_colour_that_pays_belongs_to_one_character() -> None:
    assert set(PAYS) == set(EARNERS)
