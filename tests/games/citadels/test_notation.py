"""A position typed by hand is read as it was meant; whatever a table shows is written and read back equal."""

import tomllib
from collections.abc import Sequence
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.engine.notation import FileContext, Purpose, Unreadable
from companion.engine.wire import convert
from companion.games import GAMES
from companion.games.citadels.moves import (
    Answer,
    Build,
    Deal,
    Decline,
    Destroy,
    Draw,
    End,
    Exchange,
    Income,
    Kill,
    Laboratory,
    Move,
    Pick,
    Rescue,
    Rob,
    Swap,
    Take,
)
from companion.games.citadels.notation import CitadelsNotation
from companion.games.citadels.position import Built, Player, Position, Turn, sort_by_kind
from companion.games.citadels.printed import DISTRICTS, ROLES
from companion.locale.texts import Texts
from tests.effort import times
from tests.games.citadels.tables import player, table

GAME = GAMES["citadels"]
NOTATION = CitadelsNotation()
NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Fay", "Gus")
TEXTS = Texts.load_all()


def read(
    text: str,
    purpose: Purpose = "check",
    moves: Sequence[Move] = (),
    names: Sequence[str] = NAMES,
    first: int = 0,
) -> Position:
    file = convert(tomllib.loads(text), NOTATION.table_type)
    told = FileContext(names[: len(file.seats)], purpose, [(first, move) for move in moves], first)
    return NOTATION.read(file, told)


def typed_seats(*seats: str, top: str = "") -> str:
    """Return a file with these seats, each with what is said of it."""
    tables = (f'[[seats]]\nname = "{name}"\n{said}\n' for name, said in zip(NAMES, seats, strict=False))
    return f"{top}\n" + "".join(tables)


def shown(*seats: str, top: str = "", **how: Any) -> Position:
    more = [""] * (2 - len(seats))
    return read(typed_seats(*seats, *more, top=top), **how)


def turn(*moves: Move, seats: Sequence[str] = ("", "", "", ""), top: str = "", first: int = 0) -> Turn:
    """Return the turn that is found if nobody has stated one."""
    found = read(typed_seats(*seats, top=top), "check", moves, first=first).turn
    assert found is not None
    return found


def refused(*seats: str, top: str = "") -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        shown(*seats, top=top)
    for texts in TEXTS.values():
        said = texts.say(f"citadels-notation-{caught.value.id}", **caught.value.params)
        assert "citadels-" not in said
        assert "{" not in said
    return caught.value


def written(position: Position, purpose: Purpose = "score") -> Position:
    names = NAMES[: position.count]
    return read(NOTATION.write(position, names), purpose, names=names)


# Cities and numbers


def test_a_seat_is_its_name_gold_hand_and_city() -> None:
    position = shown(
        'gold = 3\nhand = 2\ncity = ["temple", "haunted_city"]\nbuilt_last_round = ["haunted_city"]',
        top='city_size = 7\nfirst_complete = "Bo"',
        purpose="score",
    )
    assert position.players[0] == Player(3, 2, city=(Built("temple"), Built("haunted_city", fresh=True)))
    assert (position.city_size, position.first, position.phase) == (7, 1, "scoring")


@pytest.mark.parametrize(
    "name", ["trading_post", "Trading Post", "trading-post", "  TRADING  POST ", "TradingPost"]
)
def test_districts_are_spelt_as_one_likes(name: str) -> None:
    assert shown(f'city = ["{name}"]').players[0].city == (Built("trading_post"),)


def test_names_of_other_printings_are_understood() -> None:
    assert shown('city = ["Harbour", "smithy", "barracks"]').players[0].city == (
        Built("harbor"),
        Built("workshop"),
        Built("battlefield"),
    )


def test_of_two_alike_the_later_one_was_built_in_the_last_round() -> None:
    city = shown('city = ["keep", "temple", "keep"]\nbuilt_last_round = ["keep"]').players[0].city
    assert [built.fresh for built in city] == [False, False, True]


def test_the_great_wall_is_played_with_where_it_is_named() -> None:
    assert shown('city = ["great_wall"]').rulings.great_wall == "in"
    assert shown('cards = ["Great Wall"]').rulings.great_wall == "in"
    assert shown("").rulings.great_wall == "out"


@pytest.mark.parametrize(
    ("seats", "top", "size"),
    [
        (2, "", 8),
        (3, "", 10),
        (7, "", 8),
        (3, '[rulings]\nthree_seats = "two_each"', 8),
        (3, '[rulings]\ncity_size = "eight"', 8),
        (4, '[rulings]\ncity_size = "seven"', 7),
        (3, "city_size = 6", 6),
    ],
)
def test_a_city_is_as_large_as_the_rules_have_it_for_so_many_seats(seats: int, top: str, size: int) -> None:
    assert read(typed_seats(*[""] * seats, top=top)).city_size == size


def test_a_hand_nobody_counted_is_what_is_told_of_it_or_what_does_not_hinder() -> None:
    one = shown('cards = ["keep", "temple"]').players[0]
    assert (one.hand, one.cards) == (2, ("temple", "keep"))
    assert shown("").players[0].hand == 4
    assert shown("", purpose="score").players[0].hand == 0
    assert shown("hand = 0").players[0].hand == 0


# What is left out


@pytest.mark.parametrize(
    ("moves", "purpose", "phase"),
    [
        ((), "score", "scoring"),
        ((Take(),), "score", "scoring"),
        ((), "survey", "turn"),
        ((), "check", "turn"),
        ((Deal((), "king"),), "check", "deal"),
        ((Pick("king"),), "check", "draft"),
        ((Answer("king", 1),), "check", "call"),
        ((Rescue(),), "check", "turn"),
    ],
)
def test_a_phase_nobody_has_stated_is_what_the_file_is_read_for(
    moves: Sequence[Move], purpose: Purpose, phase: str
) -> None:
    assert shown(purpose=purpose, moves=moves).phase == phase


@pytest.mark.parametrize(
    ("move", "role"),
    [
        (Kill("king"), "assassin"),
        (Rob("king"), "thief"),
        (Swap(1), "magician"),
        (Exchange(1), "magician"),
        (Destroy(1, "temple"), "warlord"),
    ],
)
def test_a_turn_is_that_of_the_character_whose_power_is_used(move: Move, role: str) -> None:
    assert turn(move).role == role
    assert turn(Take(), move, End(), Kill("king")).role == role
    assert turn(Take(), End(), move).role == "warlord"


def test_a_stated_character_is_not_what_the_move_would_need() -> None:
    assert turn(Destroy(1, "temple"), seats=['roles = "king"', "", "", ""]).role == "king"
    two = ['roles = ["bishop", "merchant"]', ""]
    assert turn(Take(), seats=two).role == "bishop"
    assert turn(Take(), seats=two, top="calling = 6").role == "merchant"


def test_who_builds_several_times_is_the_architect() -> None:
    assert turn(Build("temple"), Build("keep")).role == "architect"
    assert turn(Build("temple"), End(), Build("keep")).role == "warlord"


def test_who_takes_income_is_whom_the_city_brings_most() -> None:
    assert turn(Income(), seats=['city = ["manor", "temple", "church"]', "", "", ""]).role == "bishop"
    assert (
        turn(Income(), seats=['city = ["tavern", "market"]', 'roles = ["merchant"]', "", ""]).role
        == "warlord"
    )


def test_else_it_is_the_warlord_or_somebody_else_who_is_free() -> None:
    assert turn(Build("temple")).role == "warlord"
    assert turn(Build("temple"), seats=["", 'roles = ["warlord"]', "", ""]).role == "king"
    assert turn(Build("temple"), top='killed = "warlord"\nup = ["bishop", "merchant"]').role == "king"


def test_the_turn_is_that_of_who_moves_first() -> None:
    assert turn(Take(), first=2).seat == 2
    assert turn(Take(), seats=["", 'roles = ["thief"]', "", ""], top='[turn]\nrole = "thief"').seat == 1
    assert turn(Take(), top='[turn]\nseat = "Di"', first=1).seat == 3
    position = read(typed_seats("", 'roles = ["thief"]', "", ""), "survey")
    assert position.turn == Turn(1, "thief", acted=True)


def test_where_the_graveyard_is_asked_it_is_the_warlords_turn() -> None:
    seats = ['city = ["graveyard"]', "", 'roles = ["warlord"]', ""]
    position = read(typed_seats(*seats, top='offer = "castle"'), "check", (Rescue(),))
    assert (position.offer, position.offered) == ("castle", 0)
    assert position.turn == Turn(2, "warlord", acted=True, used=True)
    assert GAME.actors(position) == (0,)
    unnamed = read(typed_seats(*seats[:2], "", "", top='offer = "castle"'), "check", (Decline(),))
    assert unnamed.turn == Turn(1, "warlord", acted=True, used=True)


@pytest.mark.parametrize(
    ("moves", "acted"),
    [
        ((Build("temple"),), True),
        ((Destroy(1, "temple"),), True),
        ((End(),), True),
        ((Income(), Build("temple")), True),
        ((Take(), Build("temple")), False),
        ((Kill("king"), Draw(), End()), False),
        ((Income(),), False),
        ((), True),
    ],
)
def test_gold_or_cards_were_taken_where_the_moves_need_it(moves: Sequence[Move], acted: bool) -> None:
    assert turn(*moves).acted == acted


def test_what_is_stated_of_a_turn_holds() -> None:
    stated = '[turn]\nseat = "Bo"\nrole = "king"\nacted = false\nbuilt = 1\n'
    stated += "paid = true\nused = true\nworkshop = true"
    assert turn(Build("temple"), top=stated) == Turn(
        1, "king", acted=False, built=1, paid=True, used=True, workshop=True
    )


def test_who_was_called_is_shown_and_the_killed_and_later_ones_are_not() -> None:
    seats = ['roles = ["thief"]', 'roles = ["bishop"]', 'roles = ["merchant"]', 'roles = ["warlord"]']
    position = read(typed_seats(*seats, top='killed = "thief"\n[turn]\nrole = "merchant"'))
    assert [one.shown for one in position.players] == [(), ("bishop",), ("merchant",), ()]


def test_a_king_that_plays_has_the_crown() -> None:
    assert read(typed_seats("", 'roles = ["king"]', top='[turn]\nrole = "king"')).crown == 1
    assert read(typed_seats("", 'roles = ["king"]', top='crown = "Ann"\n[turn]\nrole = "king"')).crown == 0


def test_in_the_draft_the_rest_goes_around_and_the_crown_is_where_it_began() -> None:
    seats = ["", 'roles = ["thief"]', "", ""]
    top = 'up = ["magician", "warlord"]\ndown = "assassin"'
    position = read(typed_seats(*seats, top=top), "check", (Pick("king"),), first=2)
    assert position.pool == ("king", "bishop", "merchant", "architect")
    assert (position.picks, position.crown, GAME.actors(position)) == (1, 1, (2,))


def test_what_is_called_is_what_is_answered_first() -> None:
    position = shown("", moves=(Answer("bishop", 1),))
    assert (position.calling, position.rulings.draft) == (5, "cards")
    assert shown("", top='phase = "call"\nkilled = "assassin"\nup = ["thief"]').calling == 3


# What is wrong


@pytest.mark.parametrize(
    ("seat", "top", "what", "field"),
    [
        ('city = ["temple", "tempel"]', "", "district", "$.seats[0].city[1]"),
        ('cards = ["tempel"]', "", "district", "$.seats[0].cards[0]"),
        ('built_last_round = ["keep"]', "", "not_built", "$.seats[0].built_last_round"),
        (
            'city = ["keep"]\nbuilt_last_round = ["keep", "keep"]',
            "",
            "not_built",
            "$.seats[0].built_last_round",
        ),
        ('cards = ["keep", "temple"]\nhand = 1', "", "hand", "$.seats[0].cards"),
        ('roles = ["kin"]', "", "role", "$.seats[0].roles[0]"),
        ('roles = ["king", "king"]', "", "role_twice", "$.seats[0].roles"),
        ('roles = ["king", "thief", "bishop"]', "", "role_many", "$.seats[0].roles"),
        ("", 'first_complete = "Eve"', "seat", "$.first_complete"),
        ("", 'crown = "Eve"', "seat", "$.crown"),
        ("", 'killed = "queen"', "role", "$.killed"),
        ("", 'offer = "keep"', "offered", "$.offer"),
        ("", 'offer = "kep"', "district", "$.offer"),
        ('roles = ["king", "thief"]', '[turn]\nseat = "Ann"\nrole = "bishop"', "turn_role", "$.turn.role"),
        ("", '[turn]\nseat = "Eve"', "seat", "$.turn.seat"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place_in_every_language(
    seat: str, top: str, what: str, field: str
) -> None:
    error = refused(seat, top=top)
    assert (error.id, error.field) == (what, field)


def test_a_character_nobody_plays_with_is_refused() -> None:
    assert refused("", 'roles = ["assassin"]', "").id == "role_out"


def test_two_seats_never_have_one_character() -> None:
    assert refused('roles = "king"', 'roles = "king"').id == "role_twice"
    assert refused("", 'roles = "king"', top='[turn]\nseat = "Ann"\nrole = "king"').id == "role_twice"


def test_what_is_allowed_is_named() -> None:
    assert refused('city = ["tempel"]').params["names"] == DISTRICTS
    assert refused("", "", 'roles = ["assassin"]').params["names"] == ROLES[1:]


# Moves


def wire(**raw: Any) -> Any:
    found = dict(NOTATION.parse_move(raw, NAMES[:4]))
    kinds = {kind.__struct_config__.tag: kind for kind in get_args(Move)}
    return convert(found, kinds[raw["move"]])


@pytest.mark.parametrize(
    ("raw", "move"),
    [
        ({"move": "build", "district": "Town Hall"}, Build("town_hall")),
        ({"move": "destroy", "city": "Bo", "district": "castle"}, Destroy(1, "castle")),
        ({"move": "destroy", "of": 2, "district": "castle"}, Destroy(1, "castle")),
        ({"move": "destroy", "owner": 2, "district": "Dragon Gate"}, Destroy(1, "dragon_gate")),
        ({"move": "swap", "other": "Cy"}, Swap(2)),
        ({"move": "swap", "city": "Cy"}, Swap(2)),
        ({"move": "answer", "role": "King", "who": "Ann"}, Answer("king", 0)),
        ({"move": "answer", "role": "king", "who": "nobody"}, Answer("king")),
        ({"move": "answer", "role": "king", "who": False}, Answer("king")),
        ({"move": "answer", "role": "king"}, Answer("king")),
        ({"move": "kill", "role": "Condottiere"}, Kill("warlord")),
        ({"move": "draw", "cards": "Keep, Town Hall"}, Draw(("keep", "town_hall"))),
        ({"move": "exchange", "cards": ["keep", "temple"]}, Exchange(2, ("keep", "temple"))),
        ({"move": "deal", "up": ["Thief"], "down": "King"}, Deal(("thief",), "king")),
        ({"move": "pick", "role": "bishop", "aside": "thief"}, Pick("bishop", "thief")),
        ({"move": "build", "card": "keep"}, Build("keep")),
        ({"move": "destroy", "city": "Bo", "card": "castle"}, Destroy(1, "castle")),
        ({"move": "laboratory", "district": "Town Hall"}, Laboratory("town_hall")),
        ({"move": "kill", "target": "king"}, Kill("king")),
        ({"move": "rob", "character": "king"}, Rob("king")),
        ({"move": "draw", "keep": "temple"}, Draw(("temple",))),
        ({"move": "exchange", "card": "temple"}, Exchange(1, ("temple",))),
    ],
)
def test_moves_are_typed_as_people_say_them(raw: dict[str, Any], move: Move) -> None:
    assert wire(**raw) == move


@pytest.mark.parametrize(
    ("raw", "what", "field"),
    [
        ({"move": "destroy", "district": "keep"}, "whose", "city"),
        ({"move": "destroy", "city": "Eve", "district": "keep"}, "seat", "city"),
        ({"move": "destroy", "city": 5, "district": "keep"}, "seat", "city"),
        ({"move": "destroy", "city": "Bo", "district": "kep"}, "district", "district"),
        ({"move": "swap"}, "whose", "other"),
        ({"move": "kill", "role": "queen"}, "role", "role"),
        ({"move": "draw", "cards": ["keep", "kep"]}, "district", "cards[1]"),
        ({"move": "deal", "up": ["thief", "thief"]}, "role_twice", "up"),
        ({"move": "destroy", "city": "Bo", "district": "keep", "price": 2}, "field", "price"),
        ({"move": "destroy", "city": "Bo", "district": "keep", "card": "keep"}, "field", "card"),
        ({"move": "build", "card": "kep"}, "district", "card"),
        ({"move": "kill", "target": "queen"}, "role", "target"),
    ],
)
def test_a_move_that_says_what_cannot_be_is_refused(raw: dict[str, Any], what: str, field: str) -> None:
    with pytest.raises(Unreadable) as caught:
        wire(**raw)
    assert (caught.value.id, caught.value.field) == (what, field)
    for texts in TEXTS.values():
        assert "citadels-" not in texts.say(f"citadels-notation-{what}", **caught.value.params)


def test_somebody_may_be_called_nobody() -> None:
    names = ("nobody", "Bo")
    raw = {"move": "answer", "role": "king", "who": "nobody"}
    assert NOTATION.parse_move(raw, names) == {"move": "answer", "role": "king", "who": 0}
    assert NOTATION.format_move({"move": "answer", "role": "king"}, names) == {
        "move": "answer",
        "role": "king",
    }
    assert NOTATION.format_move({"move": "answer", "role": "king"}, NAMES)["who"] == "nobody"


def test_a_typed_move_leaves_the_name_seat_to_who_moves() -> None:
    raw = NOTATION.format_move({"move": "destroy", "seat": 1, "district": "keep"}, NAMES)
    assert raw == {"move": "destroy", "city": "Bo", "district": "keep"}


def test_what_lies_face_up_is_put_in_the_order_of_its_numbers() -> None:
    meant = NOTATION.complete_move(table(), 0, Deal(("warlord", "thief"), "king"))
    assert meant == Deal(("thief", "warlord"), "king")


# Written and read


@pytest.mark.parametrize("purpose", get_args(Purpose))
@pytest.mark.parametrize(
    "position",
    [
        Position((Player(), Player()), 8),
        table(),
        table(phase="scoring"),
        table("temple", role="king"),
        table("great_wall", role="warlord", acted=True, readings={"great_wall": "in"}),
        table("graveyard", role="king", offer="keep", offered=2),
        table(phase="call", calling=3, readings={"draft": "cards"}),
        table(phase="draft", pool=("king", "thief"), picks=2, down="warlord"),
        table(player(has="king"), player(), killed="king", loot=0, robbed="thief"),
    ],
)
def test_a_table_is_written_and_read_back_equal(position: Position, purpose: Purpose) -> None:
    assert written(position, purpose) == position


CITIES = st.lists(st.sampled_from(DISTRICTS[:-1]), max_size=9, unique=True)
PLAYERS = st.builds(
    lambda gold, cards, more, city, fresh: Player(
        gold,
        len(cards) + more,
        sort_by_kind(cards),
        tuple(Built(district, district in fresh) for district in city),
    ),
    st.integers(0, 999),
    CITIES,
    st.integers(0, 5),
    CITIES,
    st.sets(st.sampled_from(DISTRICTS)),
)


@settings(deadline=None, max_examples=times(150))
@given(
    st.lists(PLAYERS, min_size=2, max_size=7),
    st.integers(1, 20),
    st.sampled_from((None, 0, 1)),
    st.sampled_from(("deal", "scoring")),
    st.sampled_from(get_args(Purpose)),
)
def test_any_cities_and_hands_are_read_back_equal(
    players: list[Player], size: int, first: int | None, phase: Any, purpose: Purpose
) -> None:
    position = Position(tuple(players), size, phase=phase, first=first, crown=1)
    assert written(position, purpose) == position


def test_names_of_any_letters_are_written_and_found_again() -> None:
    names = ('Ann "the" K', "柏\x7f")
    position = replace(table(role="king", seats=2), first=1, crown=1)
    assert read(NOTATION.write(position, names), names=names) == position
