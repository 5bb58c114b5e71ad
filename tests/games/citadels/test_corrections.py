"""Anything can be set to what the table shows; what hangs on it follows, what cannot be shown is refused."""

from random import Random
from typing import get_args

import pytest
from msgspec.structs import replace

from companion.engine.message import Impossible
from companion.engine.playout import playout
from companion.engine.setup import Setup, make_seats
from companion.engine.wire import decode, encode
from companion.games import GAMES
from companion.games.citadels import moves
from companion.games.citadels.corrections import CORRECTIONS
from companion.games.citadels.drafting import unseen_seats
from companion.games.citadels.position import Built, Position, Turn
from companion.games.citadels.scoring import first_complete_seat
from tests.games.citadels.mending import wilder_corrections
from tests.games.citadels.tables import player, table
from tests.games.telling import TEXTS, worded

GAME = GAMES["citadels"]
NAMES = ("Ann", "柏", "Cy", "Di", "Eve", "Fay", "Gus")
SEVEN = "temple church monastery manor castle tavern market"
EIGHT = f"{SEVEN} docks"
REAL = {"draft": "cards"}


def after(position: Position, *made: moves.Correction) -> Position:
    for correction in made:
        position = GAME.correct(position, correction)
    return position


def playing() -> Position:
    """Return a table in the King's turn. The Thief has played, the Bishop and the Warlord have not yet."""
    return table(
        player("temple", shown="king"),
        player("tavern", shown="thief"),
        player("docks", has="bishop"),
        player("keep", has="warlord"),
        role="king",
        up=("magician", "merchant"),
        down="architect",
        aside=("assassin",),
    )


# Gold, hands, round, crown


def test_gold_round_crown_and_size_are_set() -> None:
    position = after(
        playing(), moves.SetGold(1, 17), moves.SetRound(5), moves.SetCrown(2), moves.SetCitySize(10)
    )
    assert position.players[1].gold == 17
    assert (position.round, position.crown, position.city_size) == (5, 2, 10)


def test_a_hand_is_a_number_and_what_is_told_of_it_in_the_order_of_the_box() -> None:
    position = after(playing(), moves.SetHand(0, 3, ("keep", "temple")))
    assert (position.players[0].hand, position.players[0].cards) == (3, ("temple", "keep"))
    assert after(position, moves.SetHand(0, 5)).players[0].cards == ()


# Cities


def test_a_district_is_put_at_the_end_of_a_city_and_taken_away() -> None:
    position = after(playing(), moves.SetDistrict(0, "keep", fresh=True), moves.SetDistrict(0, "docks"))
    assert position.players[0].city == (Built("temple"), Built("keep", fresh=True), Built("docks"))
    assert after(position, moves.SetDistrict(0, "keep", 0)).players[0].city == (
        Built("temple"),
        Built("docks"),
    )


def test_a_district_keeps_its_place_when_it_is_said_to_be_new() -> None:
    position = after(table("temple keep docks"), moves.SetDistrict(0, "keep", fresh=True))
    assert position.players[0].city == (Built("temple"), Built("keep", fresh=True), Built("docks"))


def test_a_district_can_stand_twice_where_the_table_allowed_it() -> None:
    position = after(table("temple"), moves.SetDistrict(0, "temple", 2))
    assert position.players[0].city == (Built("temple"), Built("temple"))
    assert after(position, moves.SetDistrict(0, "temple", 1)).players[0].city == (Built("temple"),)


def test_the_city_that_becomes_complete_while_no_other_is_was_the_first() -> None:
    assert after(table(SEVEN), moves.SetDistrict(0, "docks")).first == 0
    assert after(table(SEVEN, EIGHT, first=1), moves.SetDistrict(0, "docks")).first == 1
    assert after(table(SEVEN, EIGHT, EIGHT), moves.SetDistrict(0, "docks")).first is None


def test_when_cities_are_only_scored_their_order_does_not_tell_which_was_the_first() -> None:
    position = after(table(SEVEN, EIGHT, phase="scoring"), moves.SetDistrict(0, "docks"))
    assert position.first is None
    alone = after(table(SEVEN, phase="scoring"), moves.SetDistrict(0, "docks"))
    assert (alone.first, first_complete_seat(alone)) == (None, 0)


def test_a_city_that_is_not_complete_any_more_was_not_the_first() -> None:
    assert after(table(EIGHT, first=0), moves.SetDistrict(0, "docks", 0)).first is None
    assert after(table(EIGHT, EIGHT, first=0), moves.SetDistrict(0, "docks", 0)).first == 1


def test_painting_a_city_does_not_undo_what_was_said_of_another() -> None:
    position = after(table("temple", phase="scoring"), moves.SetFirst(0), moves.SetDistrict(1, "keep"))
    assert position.first == 0
    assert after(position, moves.SetFirst(None)).first is None


def test_another_size_of_city_completes_others_or_none() -> None:
    assert after(table(SEVEN), moves.SetCitySize(7)).first == 0
    assert after(table(EIGHT, first=0), moves.SetCitySize(10)).first is None
    assert after(table(SEVEN, EIGHT, first=1), moves.SetCitySize(7)).first == 1


# Characters


def test_a_character_changes_places_with_the_one_a_seat_had() -> None:
    position = after(playing(), moves.SetRole(2, "warlord"))
    assert [one.roles for one in position.players] == [("king",), ("thief",), ("warlord",), ("bishop",)]
    position = after(playing(), moves.SetRole(2, "architect"))
    assert (position.players[2].roles, position.down) == (("architect",), "bishop")


def test_a_character_that_was_not_called_stays_secret_and_one_that_was_is_shown() -> None:
    assert after(playing(), moves.SetRole(2, "warlord")).players[2].shown == ()
    position = after(playing(), moves.SetRole(2, "assassin"))
    assert position.players[2].shown == ("assassin",)
    assert position.aside == ("bishop",)
    killed = after(replace(playing(), killed="assassin"), moves.SetRole(2, "assassin"))
    assert killed.players[2].shown == ()


def test_who_has_no_character_any_more_leaves_it_face_down() -> None:
    position = after(playing(), moves.SetRole(2, None))
    assert position.players[2].roles == ()
    assert position.aside == ("assassin", "bishop")
    assert after(position, moves.SetRole(2, "bishop")) == playing()


def test_taking_a_shown_character_away_does_not_tell_where_the_other_one_was() -> None:
    position = after(playing(), moves.SetRole(1, "warlord"))
    assert position.players[3].roles == ("thief",)
    assert GAME.view(position, 0).players[3] == GAME.view(playing(), 0).players[3]


def test_with_two_characters_the_unseen_one_is_given_up() -> None:
    position = table(player(shown="king", has="bishop"), player(has="thief merchant"), role="king", seats=2)
    assert after(position, moves.SetRole(0, "merchant")).players[0].roles == ("merchant", "king")
    assert after(position, moves.SetRole(0, "merchant")).players[1].roles == ("thief", "bishop")


def test_of_real_cards_only_those_that_were_called_are_known() -> None:
    position = table(player(shown="king"), role="king", readings=REAL, up=("magician", "merchant"))
    assert after(position, moves.SetRole(1, "thief")).players[1].shown == ("thief",)
    with pytest.raises(Impossible):
        CORRECTIONS.correct(position, moves.SetRole(1, "warlord"))


def test_of_real_cards_nobody_knows_who_has_a_character_that_was_not_killed_after_all() -> None:
    position = table(player(shown="assassin"), role="assassin", readings=REAL, up=("magician", "merchant"))
    position = after(position, moves.SetNamed("assassin", "king"), moves.SetRole(1, "king"))
    assert position.players[1].roles == ("king",)
    assert after(position, moves.SetNamed("assassin", "king")) == position
    spared = after(position, moves.SetNamed("assassin", "thief"))
    assert spared.players[1].roles == ()
    assert 1 in unseen_seats(spared)
    shown = after(position.with_player(1, shown=("king",)), moves.SetNamed("assassin", None))
    assert shown.players[1].roles == ("king",)


# What was named, and whose turn it is


def test_whom_assassin_and_thief_named_is_set_and_they_have_used_their_power() -> None:
    position = table(player(), role="thief")
    named = after(position, moves.SetNamed("thief", "king"))
    assert named.robbed == "king"
    assert named.turn is not None
    assert named.turn.used
    assert after(named, moves.SetNamed("thief", None)) == position
    assert after(position, moves.SetNamed("assassin", "king")).killed == "king"


def test_another_victim_of_the_thief_has_not_been_robbed_yet() -> None:
    position = replace(playing(), robbed="king", loot=5)
    assert after(position, moves.SetNamed("thief", "bishop")).loot is None
    assert after(position, moves.SetNamed("thief", "king")).loot == 5


def test_who_is_killed_after_all_is_not_asked_about_any_longer() -> None:
    position = table(phase="call", readings=REAL, calling=5, up=("thief", "magician"))
    assert GAME.stage(position)[1] == "call"
    assert after(position, moves.SetNamed("assassin", "bishop")).calling == 6


def test_what_a_turn_has_done_is_set() -> None:
    turn = Turn(0, "king", acted=True, built=1, paid=True, laboratory=True)
    assert after(playing(), moves.SetTurn(turn)) == replace(playing(), turn=turn)


def test_the_turn_is_somebody_elses_who_then_has_that_character_and_a_king_the_crown() -> None:
    position = after(playing(), moves.SetTurn(Turn(2, "king")))
    assert [one.roles for one in position.players] == [("bishop",), ("thief",), ("king",), ("warlord",)]
    assert [one.shown for one in position.players] == [(), ("thief",), ("king",), ()]
    assert position.crown == 2
    assert GAME.actors(position) == (2,)


def test_the_same_seat_plays_as_another_character() -> None:
    position = after(playing(), moves.SetTurn(Turn(0, "bishop")))
    assert position.players[0].roles == ("bishop",)
    assert (position.players[2].roles, position.players[2].shown) == (("king",), ())
    assert position.calling == 5


def test_back_at_an_earlier_turn_whoever_came_later_is_called_again() -> None:
    position = after(playing(), moves.SetTurn(Turn(1, "thief")))
    assert position.calling == 2
    assert [one.shown for one in position.players] == [(), ("thief",), (), ()]
    acted = after(position, moves.SetTurn(Turn(1, "thief", acted=True)))
    assert GAME.apply(acted, 1, moves.End()).turn == Turn(0, "king")


def test_in_another_turn_nothing_is_offered_any_more() -> None:
    offered = table(player(), "graveyard", role="warlord", acted=True, used=True, offer="keep", offered=1)
    assert GAME.actors(offered) == (1,)
    same = Turn(0, "warlord", acted=True)
    assert after(offered, moves.SetTurn(same)).offer == "keep"
    other = after(offered, moves.SetTurn(Turn(2, "architect")))
    assert (other.offer, other.offered, GAME.actors(other)) == (None, None, (2,))


# What cannot be shown


def test_a_call_begins_anew_and_whoever_comes_later_is_not_seen_yet() -> None:
    late = after(playing(), moves.SetTurn(Turn(3, "warlord")))
    assert "warlord" in late.players[3].shown
    position = after(late, moves.SetCall(5))
    assert position.turn == Turn(2, "bishop")
    assert position.players[3].shown == ()
    assert position.players[0].shown == ("king",)


def test_of_real_cards_a_round_is_taken_up_at_any_number() -> None:
    dealt = table(seats=4, phase="deal", readings=REAL)
    position = after(dealt, moves.SetCall(3))
    assert (position.phase, position.calling, position.turn) == ("call", 3, None)
    assert unseen_seats(position) == (0, 1, 2, 3)


def test_characters_are_dealt_again_and_the_last_round_is_forgotten() -> None:
    position = after(replace(playing(), killed="assassin", robbed="bishop"), moves.SetDealing())
    assert (position.phase, position.turn, position.killed, position.robbed) == ("deal", None, None, None)
    assert [(each.roles, each.shown) for each in position.players] == [((), ())] * 4
    assert [len(each.city) for each in position.players] == [1, 1, 1, 1]


def test_a_game_that_was_over_too_early_is_dealt_again() -> None:
    position = after(table(SEVEN, EIGHT, phase="scoring"), moves.SetDealing())
    assert position.phase == "deal"
    assert GAME.actors(position)


DRAFT = replace(playing(), phase="draft", turn=None, calling=0)


@pytest.mark.parametrize(
    ("position", "correction"),
    [
        (playing(), moves.SetGold(4, 1)),
        (playing(), moves.SetHand(4, 1)),
        (playing(), moves.SetDistrict(4, "temple")),
        (playing(), moves.SetRole(4, "bishop")),
        (playing(), moves.SetCrown(5)),
        (playing(), moves.SetFirst(6)),
        (playing(), moves.SetTurn(Turn(4, "bishop"))),
        (playing(), moves.SetHand(0, 1, ("temple", "keep"))),
        (playing(), moves.SetHand(0, 4, ("library", "library"))),
        (playing(), moves.SetHand(0, 4, ("great_wall",))),
        (playing(), moves.SetDistrict(0, "great_wall")),
        (playing(), moves.SetRole(2, "thief")),
        (playing(), moves.SetRole(2, "magician")),
        (playing(), moves.SetRole(0, "bishop")),
        (playing(), moves.SetRole(0, None)),
        (table(role="king", seats=3), moves.SetRole(1, "assassin")),
        (table(role="king", seats=3), moves.SetNamed("assassin", "bishop")),
        (table(role="king", seats=3), moves.SetNamed("thief", "assassin")),
        (table(role="king", seats=3), moves.SetTurn(Turn(1, "assassin"))),
        (playing(), moves.SetNamed("assassin", "thief")),
        (replace(playing(), killed="bishop"), moves.SetTurn(Turn(2, "bishop"))),
        (playing(), moves.SetTurn(Turn(2, "thief"))),
        (playing(), moves.SetTurn(Turn(2, "magician"))),
        (DRAFT, moves.SetRole(2, "bishop")),
        (DRAFT, moves.SetCrown(1)),
        (DRAFT, moves.SetCall(3)),
        (playing(), moves.SetCall(playing().calling + 1)),
        (table(phase="scoring"), moves.SetCall(3)),
        (DRAFT, moves.SetTurn(Turn(2, "bishop"))),
        (table(), moves.SetNamed("thief", "bishop")),
        (table(phase="scoring"), moves.SetRole(0, "king")),
    ],
    ids=lambda value: repr(value) if not isinstance(value, Position) else value.phase,
)
def test_what_cannot_be_shown_is_refused(position: Position, correction: moves.Correction) -> None:
    with pytest.raises(Impossible):
        CORRECTIONS.correct(position, correction)


def test_a_city_never_holds_more_than_can_be_shown() -> None:
    position = table(phase="scoring")
    every = list(position.printed)[:13]
    for district in every:
        position = after(position, moves.SetDistrict(0, district, 5))
    with pytest.raises(Impossible):
        after(position, moves.SetDistrict(0, "keep", 5))


# Any of them, anywhere


def check_whole(position: Position) -> None:
    """Check that there is one card of each character, and with phones the app holds all of them."""
    known = [role for one in position.players for role in one.roles]
    laid = [*position.up, *position.aside, *position.pool, *([position.down] if position.down else [])]
    assert len(set(known)) == len(known)
    for one in position.players:
        assert set(one.shown) <= set(one.roles)
        assert len(one.roles) <= position.roles_per_seat
        assert len(one.cards) <= one.hand
    if position.rulings.draft == "phones" and position.phase in ("draft", "turn"):
        assert sorted([*known, *laid]) == sorted(position.roles)
    if position.turn:
        assert position.turn.role in position.players[position.turn.seat].shown
        assert position.turn.role != position.killed


@pytest.mark.parametrize("count", [2, 3, 4, 7])
@pytest.mark.parametrize("readings", [{}, REAL, {"three_seats": "two_each", "great_wall": "in"}])
def test_after_any_corrections_a_game_goes_on(count: int, readings: dict[str, str]) -> None:
    rng = Random(f"{count}{readings}")
    position: Position = GAME.start(Setup(make_seats(*NAMES[:count]), readings))
    made: set[type] = set()
    for _ in range(400):
        actors = GAME.actors(position)
        if not actors:
            position = GAME.start(Setup(make_seats(*NAMES[:count]), readings))
        elif rng.random() < 0.3:
            correction = rng.choice(list(wilder_corrections(position, rng)))
            try:
                position = GAME.correct(position, correction)
                made.add(type(correction))
            except Impossible:
                continue
        else:
            seat = rng.choice(actors)
            position = GAME.apply(position, seat, rng.choice(GAME.moves(position, seat)))
        check_whole(position)
        assert decode(encode(position), Position) == position
    assert made >= set(get_args(moves.Correction)) - {moves.SetRole, moves.SetNamed, moves.SetTurn}


def test_whether_a_correction_is_possible_tells_no_secret() -> None:
    """Of two tables that look alike to a seat, both refuse it or neither does."""
    rng = Random(4)
    for before, *_ in playout(GAME, GAME.start(Setup(make_seats(*NAMES[:4]))), Random(9)):
        if before.phase != "turn" or rng.random() < 0.9:
            continue
        twin = _twin(before)
        for correction in wilder_corrections(before, rng):
            assert _possible(before, correction) == _possible(twin, correction), correction


def _twin(position: Position) -> Position:
    """Return the same table with two hidden characters exchanged, as far as there are two."""
    hidden = [seat for seat, one in enumerate(position.players) if set(one.roles) - set(one.shown)]
    if len(hidden) < 2:
        return position
    one, other = hidden[:2]
    roles = position.players[one].roles, position.players[other].roles
    return position.with_player(one, roles=roles[1]).with_player(other, roles=roles[0])


def _possible(position: Position, correction: moves.Correction) -> bool:
    try:
        GAME.correct(position, correction)
    except Impossible:
        return False
    return True


def test_every_correction_is_told_in_every_language_and_tells_no_secret() -> None:
    rng, seen = Random(1), set[str]()
    for before, *_ in playout(GAME, GAME.start(Setup(make_seats(*NAMES[:4]))), Random(2)):
        if rng.random() < 0.8:
            continue
        for correction in wilder_corrections(before, rng):
            notice = GAME.describe_correction(before, correction)
            assert notice == GAME.describe_correction(GAME.view(before, None), correction)
            seen.add(notice.id)
            for locale in TEXTS:
                assert worded(GAME, "correct", notice, NAMES, locale)
    assert len(seen) == 19


def test_the_character_and_the_cards_that_are_corrected_are_not_told() -> None:
    position = playing()
    notice = GAME.describe_correction(position, moves.SetRole(2, "warlord"))
    assert (notice.id, set(notice.params)) == ("role", {"seat"})
    hand = GAME.describe_correction(position, moves.SetHand(2, 3, ("keep",)))
    assert set(hand.params) == {"seat", "count"}
    assert GAME.describe_correction(position, moves.SetRole(2, "assassin")).id == "role_shown"
