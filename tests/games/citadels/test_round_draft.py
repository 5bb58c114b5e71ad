"""Laying characters aside and choosing them, for every number of seats."""

import pytest

from companion.engine.setup import Setup, make_seats
from companion.games.citadels import GAME
from companion.games.citadels.drafting import count_faces_up, count_going_around
from companion.games.citadels.moves import Deal, Pick
from companion.games.citadels.printed import ROLES, Role
from tests.conformance.tables import NAMES
from tests.games.citadels.evenings import Evening

TABLE = {3: (2, 1, 4), 4: (2, 1, 5), 5: (1, 1, 6), 6: (0, 1, 7), 7: (0, 1, 7)}
"""By seats: face up, face down, and how many characters the crown's seat chooses from."""


def a_deal(evening: Evening) -> Deal:
    """Return any legal deal."""
    deal = GAME.moves(evening.position, 0)[0]
    assert isinstance(deal, Deal)
    return deal


@pytest.mark.parametrize("seats", TABLE)
def test_so_many_lie_face_up_one_face_down_and_the_others_go_around(seats: int) -> None:
    up, down, around = TABLE[seats]
    evening = Evening(seats)
    assert count_faces_up(evening.position) == up
    evening.play(0, a_deal(evening))
    position = evening.position
    assert (len(position.up), position.down is not None, len(position.pool)) == (up, down == 1, around)
    assert {*position.up, position.down, *position.pool} == set(position.roles)


@pytest.mark.parametrize("seats", range(2, 8))
def test_the_king_never_lies_face_up(seats: int) -> None:
    position = Evening(seats).position
    assert not any("king" in deal.up for deal in GAME.moves(position, 0) if isinstance(deal, Deal))
    if count_faces_up(position) == 1:
        assert Evening(seats).why_not(0, Deal(("king",), "thief")) == {"deal_king"}


def test_the_king_may_lie_face_down() -> None:
    assert Evening(4).why_not(0, Deal(("thief", "bishop"), "king")) == set()


def test_with_three_the_assassin_is_not_in_the_game() -> None:
    evening = Evening(3)
    assert evening.position.roles == ROLES[1:]
    assert evening.why_not(0, Deal(("assassin", "thief"), "king")) == {"deal_same"}


def test_whoever_has_the_crown_chooses_first_and_hands_the_rest_to_the_left() -> None:
    evening = Evening(4, start=2).deal(("thief", "bishop"), "king")
    assert GAME.actors(evening.position) == (2,)
    assert set(evening.position.pool) == {"assassin", "magician", "merchant", "architect", "warlord"}
    evening.pick("magician")
    assert GAME.actors(evening.position) == (3,)
    assert set(evening.position.pool) == {"assassin", "merchant", "architect", "warlord"}
    evening.pick("assassin")
    assert GAME.actors(evening.position) == (0,)
    assert evening.why_not(0, Pick("magician")) == {"not_going_around"}
    assert evening.why_not(1, Pick("merchant")) == {"turn"}


def test_the_last_to_choose_has_two_and_the_other_one_lies_face_down() -> None:
    evening = Evening(5).deal(("thief",), "king").pick("assassin", "magician", "bishop", "merchant")
    assert set(evening.position.pool) == {"architect", "warlord"}
    evening.pick("architect")
    assert evening.position.pool == ()
    assert evening.position.aside == ("warlord",)


def test_the_seventh_chooses_between_the_last_card_and_the_one_laid_face_down() -> None:
    dealt = Evening(7).deal((), "warlord")
    dealt.pick("assassin", "thief", "magician", "king", "bishop", "merchant")
    assert set(dealt.position.pool) == {"architect", "warlord"}
    assert dealt.position.down is None
    assert {move.role for move in GAME.moves(dealt.position, 6) if isinstance(move, Pick)} == {
        "architect",
        "warlord",
    }
    dealt.pick("warlord")
    assert dealt.position.aside == ("architect",)
    assert dealt.position.players[6].roles == ("warlord",)


def test_with_two_everybody_has_two_characters_and_puts_some_away() -> None:
    """1 of 7. 1 of 6 and one away. 1 of 4 and one away. 1 of 2 and the last one away."""
    evening = Evening(2).deal((), "king")
    numbers = []
    picks: list[tuple[Role, Role | None]] = [
        ("assassin", None),
        ("thief", "magician"),
        ("bishop", "merchant"),
        ("architect", None),
    ]
    for number, (role, away) in enumerate(picks):
        numbers.append(len(evening.position.pool))
        seat = GAME.actors(evening.position)[0]
        assert seat == number % 2
        wrong = Pick(role, None if away else "warlord")
        assert evening.why_not(seat, wrong) == {"aside"}
        evening.play(seat, Pick(role, away))
    assert numbers == [7, 6, 4, 2]
    assert evening.position.aside == ("magician", "merchant", "warlord")
    assert [player.roles for player in evening.position.players] == [
        ("assassin", "bishop"),
        ("thief", "architect"),
    ]


def test_with_three_who_have_two_each_they_choose_in_turn_and_the_last_card_lies_face_down() -> None:
    evening = Evening(3, three_seats="two_each", start=1).deal((), "king")
    assert evening.position.roles == ROLES
    assert evening.position.city_size == 8
    order = []
    for role in ("assassin", "thief", "magician", "bishop", "merchant", "architect"):
        order.append(GAME.actors(evening.position)[0])
        evening.pick(role)
    assert order == [1, 2, 0, 1, 2, 0]
    assert evening.position.aside == ("warlord",)


@pytest.mark.parametrize("seats", range(2, 8))
def test_everybody_can_tell_how_many_characters_go_around(seats: int) -> None:
    evening = Evening(seats)
    evening.play(0, a_deal(evening))
    while evening.position.phase == "draft":
        seat = GAME.actors(evening.position)[0]
        assert count_going_around(evening.position) == len(evening.position.pool)
        for other in range(seats):
            view = GAME.view(evening.position, other)
            assert count_going_around(view) == len(evening.position.pool)
            assert (view.pool == evening.position.pool) == (other == seat)
        evening.play(seat, GAME.moves(evening.position, seat)[-1])


@pytest.mark.parametrize(
    ("seats", "rulings", "size"),
    [
        (2, {}, 8),
        (3, {}, 10),
        (3, {"three_seats": "two_each"}, 8),
        (4, {}, 8),
        (7, {"city_size": "seven"}, 7),
        (3, {"city_size": "eight"}, 8),
        (5, {"city_size": "ten"}, 10),
    ],
)
def test_a_city_is_complete_with_eight_with_ten_for_three_or_as_the_table_chose(
    seats: int, rulings: dict[str, str], size: int
) -> None:
    setup = Setup(make_seats(*NAMES[:seats]), rulings)
    assert GAME.start(setup).city_size == size


def test_everybody_begins_with_two_gold_and_four_cards() -> None:
    position = Evening(6, start=3).position
    assert {(player.gold, player.hand) for player in position.players} == {(2, 4)}
    assert position.crown == 3
    assert position.pile == 65 - 24
