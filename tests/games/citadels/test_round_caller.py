"""Calling the characters: in order, the killed one hidden to the end, the robbed one first relieved."""

import pytest

from companion.files.position import read_position, write_position
from companion.games.citadels import GAME
from companion.games.citadels.moves import Answer, Deal, Destroy, End, Kill, Pick, Rob, SetDistrict, Take
from companion.games.citadels.position import Position
from companion.games.citadels.printed import ROLES, District, Role
from tests.games.citadels.evenings import Evening
from tests.games.citadels.turns import overruled


def four(*roles: Role) -> Evening:
    """Four seats that chose these characters. Of the others two lie face up, and one face down."""
    others = [role for role in ROLES if role not in roles]
    up = [role for role in others if role != "king"][:2]
    down = next(role for role in others if role not in up)
    return Evening(4).deal(up, down).pick(*roles)


def test_characters_play_in_the_order_of_their_numbers_not_of_the_seats() -> None:
    evening = four("warlord", "king", "assassin", "magician")
    order = []
    while evening.position.phase == "turn":
        order.append(evening.now())
        evening.end()
    assert order == [(2, "assassin"), (3, "magician"), (1, "king"), (0, "warlord")]


def test_a_character_that_nobody_has_is_passed_over() -> None:
    evening = four("assassin", "king", "magician", "warlord")
    assert evening.end().now() == (2, "magician")
    assert evening.position.calling == 3


def test_a_character_is_shown_when_it_is_called_and_not_before() -> None:
    evening = four("warlord", "king", "assassin", "magician")
    assert [player.shown for player in evening.position.players] == [(), (), ("assassin",), ()]
    assert GAME.view(evening.position, 0).players[1].roles == ()
    assert GAME.view(evening.position, 1).players[1].roles == ("king",)


def test_the_killed_one_misses_the_turn_and_is_shown_only_at_the_end_of_the_round() -> None:
    evening = four("warlord", "king", "assassin", "magician").play(2, Kill("magician"))
    evening.end()
    assert evening.now() == (1, "king")
    assert not evening.position.players[3].shown
    assert GAME.view(evening.position, 1).players[3].roles == ()
    evening.end().end()
    assert evening.position.phase == "deal"
    assert evening.position.players[3].shown == ("magician",)


def test_a_character_that_is_killed_after_it_was_called_lies_open_once() -> None:
    evening = four("warlord", "king", "assassin", "magician").end().end().end()
    assert evening.now() == (0, "warlord")
    position = overruled(evening.position, Kill("king"))
    after = GAME.apply(position, 0, End())
    assert (after.phase, after.players[1].shown) == ("deal", ("king",))
    text = write_position(GAME, after, ("Ann", "Ben", "Cleo", "Dan"))
    assert read_position(text.encode(), "table.toml", "check").position == after


def test_killing_a_character_that_nobody_has_shows_nobody() -> None:
    evening = four("warlord", "king", "assassin", "magician").play(2, Kill("bishop")).rest()
    assert all("bishop" not in player.shown for player in evening.position.players)


def test_the_thief_gets_all_the_gold_that_the_robbed_one_holds_when_called() -> None:
    evening = four("thief", "king", "assassin", "magician").end()
    evening.given({1: 7, 0: 1}).play(0, Rob("king")).end()
    assert evening.position.players[1].gold == 7
    evening.end()
    assert evening.now() == (1, "king")
    assert evening.position.loot == 7
    assert (evening.position.players[0].gold, evening.position.players[1].gold) == (10, 0)


def test_robbing_a_character_that_nobody_has_brings_nothing() -> None:
    evening = four("thief", "king", "assassin", "magician").end().play(0, Rob("warlord")).end().rest()
    assert evening.position.loot is None
    assert [player.gold for player in evening.position.players] == [4, 4, 4, 4]


def test_the_king_takes_the_crown_when_called_and_chooses_first_in_the_next_round() -> None:
    evening = four("warlord", "magician", "assassin", "king")
    assert evening.position.crown == 0
    evening.end().end()
    assert evening.now() == (3, "king")
    assert evening.position.crown == 3
    evening.rest()
    deal = next(move for move in GAME.moves(evening.position, 0) if isinstance(move, Deal))
    assert GAME.actors(evening.play(0, deal).position) == (3,)


def test_a_killed_king_takes_the_crown_at_the_end_of_the_round() -> None:
    evening = four("warlord", "magician", "assassin", "king").play(2, Kill("king")).end()
    while evening.position.phase == "turn":
        assert evening.position.crown == 0
        evening.end()
    assert evening.position.crown == 3
    assert evening.position.round == 2


def test_without_a_king_the_crown_stays() -> None:
    evening = four("warlord", "magician", "assassin", "bishop").rest()
    assert evening.position.crown == 0


def test_with_two_characters_each_of_them_has_a_whole_turn() -> None:
    evening = Evening(2).deal((), "king")
    evening.play(0, Pick("assassin")).play(1, Pick("thief", "magician"))
    evening.play(0, Pick("warlord", "merchant")).play(1, Pick("architect"))
    order = []
    while evening.position.phase == "turn":
        order.append(evening.now())
        evening.end()
    assert order == [(0, "assassin"), (1, "thief"), (1, "architect"), (0, "warlord")]
    assert [player.gold for player in evening.position.players] == [6, 6]


def test_the_round_in_which_a_city_is_completed_is_played_to_its_end() -> None:
    evening = four("warlord", "king", "assassin", "magician")
    eight: tuple[District, ...] = (
        "temple", "church", "manor", "castle", "tavern", "market", "docks", "harbor",
    )  # fmt: skip
    for district in eight:
        evening.table = evening.table.correct(SetDistrict(0, district), at=1)
    assert evening.position.first == 0
    for _ in range(4):
        assert evening.position.phase == "turn"
        evening.end()
    assert evening.position.phase == "scoring"
    assert evening.position.round == 1


# Real cards ------------------------------------------------------------------------------------------------


def cards(seats: int = 4, up: tuple[Role, ...] = ("thief", "bishop")) -> Evening:
    """Return a table that chose with real cards."""
    return Evening(seats, draft="cards").deal(up)


def called(position: Position) -> int | None:
    return position.calling if position.phase == "call" else None


def test_with_real_cards_the_app_only_asks_who_it_was() -> None:
    evening = cards()
    assert evening.position.pool == ()
    assert called(evening.position) == 1
    evening.play(3, Answer("assassin", 2))
    assert evening.now() == (2, "assassin")
    evening.end()
    assert called(evening.position) == 3  # the Thief lies face up
    evening.play(0, Answer("magician"))
    assert called(evening.position) == 4


def test_with_real_cards_nobody_is_asked_for_the_killed_one_and_it_is_told_from_who_is_left() -> None:
    evening = cards().play(0, Answer("assassin", 2)).play(2, Kill("king"))
    assert evening.position.killed == "king"
    evening.end()
    evening.play(0, Answer("magician", 0)).end()
    assert called(evening.position) == 6
    evening.play(0, Answer("merchant", 1)).end()
    assert called(evening.position) == 7
    evening.play(0, Answer("architect")).play(0, Answer("warlord"))
    assert evening.position.phase == "deal"
    assert evening.position.players[3].shown == ("king",)
    assert evening.position.crown == 3


def test_with_real_cards_a_seat_that_showed_its_character_cannot_be_another() -> None:
    evening = cards().play(0, Answer("assassin", 2)).end()
    assert evening.why_not(0, Answer("magician", 2)) == {"answer_seat"}
    assert evening.why_not(0, Answer("king", 1)) == {"answer_other"}


def test_with_real_cards_somebody_must_be_the_one_called_where_no_other_is_left() -> None:
    evening = cards().play(0, Answer("assassin")).play(0, Answer("magician"))
    assert evening.why_not(0, Answer("king")) == {"somebody"}
    assert evening.why_not(0, Answer("king", 1)) == set()


@pytest.mark.parametrize("seats", [6, 7])
def test_with_real_cards_and_many_seats_no_card_lies_face_up(seats: int) -> None:
    evening = cards(seats, ())
    assert called(evening.position) == 1


def test_a_destroyed_district_is_offered_before_the_turn_goes_on() -> None:
    evening = four("warlord", "king", "assassin", "magician")
    evening.table = evening.table.correct(SetDistrict(1, "graveyard"), at=1)
    evening.table = evening.table.correct(SetDistrict(2, "temple"), at=1)
    evening.end().end().end()
    assert evening.now() == (0, "warlord")
    evening.play(0, Take(), Destroy(2, "temple"))
    assert GAME.actors(evening.position) == (1,)
    assert evening.position.offer == "temple"
