"""Sweet Lands' position files: read exactly, written back, or refused with the place."""

import random
from dataclasses import dataclass
from typing import Any

import pytest

from companion.bounds import POSITION
from companion.engine.notation import Purpose
from companion.engine.setup import Setup, make_seats
from companion.files.position import write_position
from companion.games.sweet_lands import GAME, moves
from companion.games.sweet_lands.moves import Basics, Free
from companion.games.sweet_lands.position import Automated, Booked, Counts, Disc, Due, Skill, Spot
from companion.games.sweet_lands.vocabulary import PROPERTIES
from tests.effort import on_its_day, some
from tests.files.typed_files import (
    PURPOSES,
    TEXTS,
    Refusal,
    check_wrong,
    read,
    without_moves,
)
from tests.games.sweet_lands.invented import played, some_box

EVERYTHING = """game = "sweet_lands"
round = 3
phase = "action"
start = "Bo"
turn = "Bo"
passed = ["Cy"]
order = ["Bo", "Cy", "Ann"]
discs = ["A 1 Ann", "x1 2 Bo"]
milestones = [3, 5]
claimed = 2
finals = [1, 7]
advanced = [2]
ends = {2 = "Bo"}
[rulings]
city = "all_different"
[box]
map = ["1,0 wheat", "1,-1 Forest", "0,-1 vein", "-1,0 sea", "-1,1 special", "0,1 wheat port draw"]
maps = {B1 = ["0,0 capital", "1,0 sea"]}
port_points = [0, 2, 5, 9, 14]
[[box.final_tiles]]
element = "Roads"
dummy = 4
[[box.final_tiles]]
element = "gold"
[box.entries]
industry = "12"
"A:0,0!" = "2 gold/diamond"
[[seats]]
name = "Ann"
character = "3B"
map = ["1,0 tile", "0,1 flipped tent rabbit fresh", "0, 0 house", "-1,1 flipped 4 coffee 2", "1,-1 bare lab"]
roads = ["0,1|0,0", "1,0|2,0"]
points = 41
city_points = 7
industry_points = 12
gold = 13
wheat = 1
wood = 2
iron = 3
diamonds = 2
hand = 4
discs = 1
food = 5
wagon = 4
locomotive = 2
spaces = {gold = 3, iron = 1}
prosperity = [1, 0, 0, 2, 0, 0]
multipliers = {terrain = 2, roads = 0}
automated = {tent = 1, building = [17, 4]}
skills = [3, "7 down", "advanced 2"]
marks = {m2 = 1}
passing = [9]
taken = [1, 2]
wonder = true
helper = 6
milestones = [8]
acted = true
ability_used = true
dues = ["2 road", "print card-17 /3", "prosperity area-G (any)"]
waived = ["row-2"]
booked = ["income-gold-4 x2", "card-3 /3 or 1", "1a-pass unmet"]
[[seats]]
name = "Bo"
side = "B1"
automated = 4
skills = 2
milestones = 1
on_map = {tents = 5, rabbits = 4}
[[seats]]
name = "Cy"
automated = ["house 17", "tent"]
spaces = [1, 2, 3, 4]
[[moves]]
seat = "Ann"
move = "road"
at = "1,0|0,0"
[[moves]]
seat = "Ann"
move = "property"
kind = "Tent"
at = "0,-1"
[[moves]]
seat = "Ann"
move = "area"
letter = "x1"
slot = 2
[[moves]]
seat = "Ann"
move = "free"
number = 6
give = "2 wheat, iron"
"""


def test_everything_a_file_states_is_in_the_position() -> None:
    position = read(EVERYTHING).position
    assert (position.round, position.phase, position.start, position.turn) == (3, "action", 1, 1)
    assert (position.passed, position.order) == ((2,), (1, 2, 0))
    assert position.discs == (Disc("A", 1, 0), Disc("X1", 2, 1))
    assert (position.milestones, position.claimed, position.finals) == ((3, 5), 2, (1, 7))
    assert position.advanced == (2,)
    assert position.ends == (None, 1, None, None, None, None)
    assert position.rulings.city == "all_different"
    assert dict(position.own) == {
        "map-A": "0,0 capital;-1,0 sea;-1,1 special;0,-1 vein;0,1 wheat port draw;1,-1 forest;1,0 wheat",
        "map-B1": "0,0 capital;1,0 sea",
        "ports": "0;2;5;9;14",
        "final-1": "roads;4",
        "industry": "12",
        "A:0,0!": "2 gold/diamond",
    }


def test_whatever_a_table_can_show_is_stated_there() -> None:
    of_version_1 = EVERYTHING.replace("round = 3", 'round = 3\nrules = 1\ntracked = ["/cards", "1a-ability"]')
    position = read(of_version_1.replace("waived =", 'blank = ["card-9"]\nwaived =')).position
    ann, bo, cy = position.players
    bare = read('game = "sweet_lands"\n[[seats]]\nname = "A"\n').position
    assert [
        name for name in position.__struct_fields__ if getattr(position, name) == getattr(bare, name)
    ] == []
    for name in ann.__struct_fields__:
        assert any(getattr(each, name) != getattr(bare.players[0], name) for each in (ann, bo, cy)), name


def test_everything_a_seat_is_said_to_have_is_in_the_position() -> None:
    position = read(EVERYTHING).position
    ann, bo, cy = position.players
    assert ann.spots == (
        Spot("-1,1", "flipped", 4, "coffee", 2),
        Spot("0,0", "none", 0, "house", 1),
        Spot("0,1", "flipped", 0, "tent", 1, rabbit=True, fresh=True),
        Spot("1,-1", "none", 0, "lab", 1),
        Spot("1,0"),
    )
    assert ann.roads == ("0,0|0,1", "1,0|2,0")
    assert (ann.character, ann.points, ann.city_points, ann.industry_points) == ("3b", 41, 7, 12)
    assert (ann.gold, ann.wheat, ann.wood, ann.iron, ann.diamonds, ann.hand, ann.discs) == (
        13,
        1,
        2,
        3,
        2,
        4,
        1,
    )
    assert (ann.food, ann.wagon, ann.locomotive, ann.helper, ann.wonder) == (5, 4, 2, 6, True)
    assert (ann.spaces, ann.prosperity, ann.marks) == ((3, 0, 0, 1), (1, 0, 0, 2, 0, 0), (0, 1, 0, 0, 0, 0))
    assert ann.multipliers == (2, None, 0, None, None, None)
    assert ann.automated == (Automated("tent"), Automated("building", 17), Automated("building", 4))
    assert ann.skills == (Skill(3), Skill(7, down=True), Skill(2, advanced=True))
    assert (ann.passing, ann.taken, ann.milestones) == ((9,), (1, 2), (8,))
    assert (ann.acted, ann.passed, ann.ability_used) == (True, False, True)
    assert ann.dues == (
        Due("road", 2),
        Due("print", 1, "card-17", "", 3),
        Due("prosperity", 1, "area-G", "any"),
    )
    assert ann.waived == ("row-2",)
    assert ann.booked == (
        Booked("income-gold-4", times=2),
        Booked("card-3", 3, 1),
        Booked("1a-pass", unmet=True),
    )
    assert (bo.side, bo.counted, bo.milestones) == ("B1", Counts(tents=5, rabbits=4), (0,))
    assert [card.column for card in bo.automated] == ["tent", "house", "building", "tent"]
    assert len(bo.skills) == 2
    assert (cy.automated, cy.spaces, cy.passed) == (
        (Automated("house", 17), Automated("tent")),
        (1, 2, 3, 4),
        True,
    )


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ('move = "terrain"\nat = "1, -1"', moves.Terrain("1,-1")),
        ('move = "special"\nat = "-1,1"', moves.Special("-1,1")),
        ('move = "road"\nat = "0,1|0,0"', moves.Road("0,0|0,1")),
        ('move = "property"\nkind = "coffee"\nat = "0,0"\nnumber = 2', moves.Property("coffee", "0,0", 2)),
        ('move = "rabbit"\nat = "0,0"', moves.Rabbit("0,0")),
        ('move = "area"\nletter = "l"\nslot = 1\ncopied = "a"', moves.Area("L", 1, copied="A")),
        ('move = "free"\nnumber = 7\nget = "2 iron"\ndisc = true', Free(7, get=Basics(iron=2), disc=True)),
        ('move = "free"\nnumber = 5\ngive = {wheat = 1}', Free(5, give=Basics(wheat=1))),
        ('move = "choose"\ncharacter = "2A"\nside = "B3"', moves.Choose("2a", "B3")),
        ('move = "pass"', moves.Pass()),
        ('move = "by_hand"', moves.ByHand()),
    ],
)  # fmt: skip
def test_moves_are_typed_as_people_say_them(typed: str, move: Any) -> None:
    assert read(without_moves(EVERYTHING, then=typed)).moves == ((0, move),)


@pytest.mark.parametrize(
    ("there", "instead", "field", "line"),
    [
        ("round = 3", "round = 6", "round", 2),
        ('phase = "action"', 'phase = "cleaning"', "phase", 3),
        ('start = "Bo"', 'start = "Di"', "start", 4),
        ('order = ["Bo", "Cy", "Ann"]', 'order = ["Bo", "Bo"]', "order[1]", 7),
        ('"A 1 Ann"', '"A 4 Ann"', "discs[0]", 8),
        ('"A 1 Ann"', '"R 1 Ann"', "discs[0]", 8),
        ('"x1 2 Bo"', '"x1 2 Di"', "discs[1]", 8),
        ('ends = {2 = "Bo"}', 'ends = {7 = "Bo"}', "ends.7", 13),
        ('"1,-1 Forest"', '"1,-1 wood"', "box.map[1]", 17),
        ('"1,-1 Forest"', '"1,0 forest"', "box.map[1]", 17),
        ('"1,-1 Forest"', '"7,-1 forest"', "box.map[1]", 17),
        ('"1,-1 Forest"', '"forest"', "box.map[1]", 17),
        ('"1,-1 Forest"', '"1,-1 capital"', "box.map[1]", 17),
        ('B1 = ["0,0 capital"', 'B1 = ["0,0 sea"', "box.maps.B1[0]", 18),
        ("B1 = [", "C1 = [", "box.maps.C1", 18),
        ("port_points = [0, 2, 5, 9, 14]", "port_points = [2, 5, 9, 14]", "box.port_points", 19),
        ('element = "Roads"', 'element = "ways"', "box.final_tiles[0].element", 21),
        ('industry = "12"', 'industries = "12"', "box.entries.industries", 26),
        ('industry = "12"', 'industry = "2"', "box.entries.industry", 26),
        ('"2 gold/diamond"', '"2 gold/dimond"', "box.entries.A:0,0!", None),
        ('character = "3B"', 'character = "8b"', "seats[0].character", 30),
        ('"1,0 tile"', '"2,0 tile"', "seats[0].map[0]", 31),
        ('"1,0 tile"', '"1,0 tent"', "seats[0].map[0]", 31),
        ('"1,0 tile"', '"1,0 tile castle"', "seats[0].map[0]", 31),
        ('"1,0 tile"', '"1,0 tile rabbit rabbit"', "seats[0].map[0]", 31),
        ('"1,0 tile"', '"0,1 tile"', "seats[0].map[1]", 31),
        ('"0, 0 house"', '"0,0 tile house"', "seats[0].map[2]", 31),
        ('"0,1|0,0"', '"0,1|0,3"', "seats[0].roads[0]", 32),
        ('"0,1|0,0"', '"2,0|3,0"', "seats[0].roads[0]", 32),
        ('"0,1|0,0"', '"2,0|1,0"', "seats[0].roads[1]", 32),
        ("wheat = 1\n", "sugar = 1\n", "seats[0].sugar", 37),
        ("{gold = 3, iron = 1}", "{gold = 3, diamonds = 1}", "seats[0].spaces.diamonds", 46),
        ("{terrain = 2, roads = 0}", "{terrain = 2, cities = 0}", "seats[0].multipliers.cities", 48),
        ('"7 down"', '"41 down"', "seats[0].skills[1]", 50),
        ('"2 road"', '"2 rodes"', "seats[0].dues[0]", 59),
        ('"print card-17 /3"', '"print card-17 /8"', "seats[0].dues[1]", 59),
        ("area-G (any)", "area-G (pink)", "seats[0].dues[2]", 59),
        ('["row-2"]', '["row-9"]', "seats[0].waived[0]", 60),
        ('"income-gold-4 x2"', '"income-gold-4 times"', "seats[0].booked[0]", 61),
        ("on_map = {tents", 'roads = ["0,0|1,0"]\non_map = {tents', "seats[1].on_map", 69),
        ("on_map = {tents = 5", "on_map = {towers = 5", "seats[1].on_map.towers", 68),
        ('"house 17"', '"lab 17"', "seats[2].automated[0]", 71),
        ('at = "1,0|0,0"', 'at = "1,0"', "moves[0].at", 76),
        ('kind = "Tent"', 'kind = "Castle"', "moves[1].kind", 80),
        ('at = "0,-1"', 'at = "c3"', "moves[1].at", 81),
        ('at = "0,-1"', "at = 3", "moves[1].at", 81),
        ('letter = "x1"', 'letter = "Z"', "moves[2].letter", 85),
        ("slot = 2", "slot = 4", "moves[2].slot", 86),
        ('"2 wheat, iron"', '"2 sugar"', "moves[3].give", 91),
    ],
)
def test_what_is_wrong_is_refused_with_its_field_and_line_in_three_languages(
    there: str, instead: str, field: str, line: int | None, refusal: Refusal
) -> None:
    check_wrong(EVERYTHING, there, instead, GAME, field, line, refusal)


def test_hexes_and_edges_are_told_as_such(refusal: Refusal) -> None:
    for move, expected in (('"road"\nat = 3', "edge"), ('"terrain"\nat = 3', "hex")):
        text = without_moves(EVERYTHING, then=f"move = {move}")
        said = refusal(lambda text=text: read(text)).sentence.text(TEXTS["en"])  # type: ignore[misc]
        assert expected in said


def test_a_refused_property_names_all_there_are(refusal: Refusal) -> None:
    said = refusal(lambda: read(EVERYTHING.replace('"Tent"', '"Castle"'))).sentence.text(TEXTS["en"])
    assert all(kind in said for kind in PROPERTIES)


def test_no_seats_or_five_are_refused(refusal: Refusal) -> None:
    for names in ("", "ABCDE"):
        seats = "".join(f'[[seats]]\nname = "{name}"\n' for name in names)
        text = 'game = "sweet_lands"\n' + (seats or "seats = []\n")
        assert refusal(lambda text=text: read(text, "score")).field == "seats"  # type: ignore[misc]


# What is left out -------------------------------------------------------------------------------------------

ANN = 'game = "sweet_lands"\n{top}\n[[seats]]\nname = "Ann"\n{seat}\n[[seats]]\nname = "Bo"\n'


@dataclass(frozen=True)
class Left:
    """A file that leaves out the phase, and what it is taken for."""

    then: str
    purpose: Purpose
    phase: str
    round: int = 1
    top: str = ""
    seat: str = ""


@pytest.mark.parametrize(
    "left",
    [
        Left("", "score", "scoring", 5),
        Left("", "survey", "place"),
        Left("", "check", "place"),
        Left('move = "road"\nat = "0,0|1,0"', "check", "place"),
        Left('move = "road"\nat = "0,0|1,0"', "check", "action", seat='dues = ["road"]'),
        Left('move = "pass"', "check", "action"),
        Left('move = "collect"', "check", "income"),
        Left('move = "choose"\ncharacter = "1a"\nside = "A"', "check", "setup"),
        Left('move = "pass"', "check", "scoring", 5, top='phase = "scoring"'),
        Left("", "score", "action", 2, top='phase = "action"\nround = 2'),
    ],
)
def test_an_unstated_phase_follows_from_the_question(left: Left) -> None:
    text = ANN.format(top=left.top, seat=left.seat)
    text += f'[[moves]]\nseat = "Bo"\n{left.then}\n' if left.then else ""
    position = read(text, left.purpose).position
    assert (position.phase, position.round) == (left.phase, left.round)
    assert position.turn == (1 if left.phase == "action" and left.then else 0)


def test_in_the_income_phase_everybody_is_owed_an_income_unless_it_is_said_otherwise() -> None:
    text = ANN.format(top='phase = "income"', seat="dues = []")
    assert [player.dues for player in read(text).position.players] == [(), (Due("income"),)]


def test_of_maps_b_each_seat_has_its_own() -> None:
    maps = 'box = {maps = {B2 = ["1,0 sea"], B5 = ["1,0 vein"]}}'
    position = read(ANN.format(top=maps, seat="")).position
    assert [player.side for player in position.players] == ["B2", "B5"]


def test_milestones_of_the_box_lie_there_unless_they_are_claimed() -> None:
    box = 'box = {entries = {milestone-2 = "8 terrain", milestone-6 = "wonder"}}'
    assert read(ANN.format(top=box, seat="")).position.milestones == (2, 6)
    assert read(ANN.format(top=box, seat="milestones = [2]")).position.milestones == (6,)
    assert read(ANN.format(top=box, seat="milestones = 3")).position.milestones == ()


@pytest.mark.parametrize(
    ("typed", "seat", "meant"),
    [
        ("number = 1", "hand = 2\nwood = 2\niron = 5", Free(1, give=Basics(wood=2, iron=1), piece="terrain")),
        ("number = 1\npiece = 'road'", "hand = 2\niron = 3", Free(1, give=Basics(iron=3), piece="road")),
        ("number = 3", "gold = 4", Free(3, get=Basics(wheat=1))),
        ("number = 5", "iron = 1", Free(5, give=Basics(iron=1))),
        ("number = 6\nget = 'iron'", "wood = 3", Free(6, give=Basics(wood=3), get=Basics(iron=1))),
        ("number = 7", "hand = 2", Free(7, get=Basics(wheat=2))),
        ("number = 7\nget = '2 iron'", "hand = 1\ndiscs = 1", Free(7, get=Basics(iron=2))),
        ("number = 7", "hand = 1\ndiscs = 1", Free(7, get=Basics(wheat=2), disc=True)),
        ("number = 8", "wonder = true", Free(8, at="0,0")),
        ("number = 1", "hand = 2", Free(1, give=Basics(wheat=3), piece="terrain")),
    ],
)
def test_a_free_action_that_says_too_little_is_the_first_that_is_allowed(
    typed: str, seat: str, meant: Free
) -> None:
    shown = read(f'{ANN.format(top="", seat=seat)}[[moves]]\nseat = "Ann"\nmove = "free"\n{typed}\n')
    ((who, move),) = shown.moves
    assert GAME.notation.complete_move(shown.position, who, move) == meant


def test_coffee_shops_and_rabbits_are_the_first_there_are() -> None:
    box = 'phase = "action"\nbox = {entries = {rabbits = "3", rabbit-1 = "2;none", rabbit-2 = "1;none"}}'
    seat = 'food = 1\nmap = ["1,0 flipped coffee 1"]\ndues = ["property"]'
    shown = read(
        ANN.format(top=box, seat=seat)
        + '[[moves]]\nseat = "Ann"\nmove = "property"\nkind = "coffee"\nat = "0,0"\n'
        + '[[moves]]\nseat = "Ann"\nmove = "rabbit"\nat = "1,0"\n'
    )
    meant = [GAME.notation.complete_move(shown.position, seat, move) for seat, move in shown.moves]
    assert meant == [moves.Property("coffee", "0,0", 2), moves.Rabbit("1,0", 2)]


# Written and read -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", on_its_day(some(range(6), 2), 2))
def test_every_position_and_move_of_a_game_is_read_back_equal(seed: int) -> None:
    rng = random.Random(seed)
    names = ("Ann", "柏", "Cy", "D  e")[: seed % 4 + 1]
    box = some_box(rng) if seed % 2 else {}
    largest = 0
    rulings = {one.id: rng.choice(one.readings) for one in GAME.rulings} if seed > 1 else {}
    start = GAME.start(Setup(make_seats(*names), rulings, box=box))
    for number, (before, seat, move) in enumerate(played(start, rng)):
        text = write_position(GAME, before, names, [(seat, move)])
        back = read(text, PURPOSES[number % 3])
        assert (back.position, back.moves) == (before, ((seat, move),))
        largest = max(largest, len(text.encode()))
    assert 0 < largest < POSITION.most // 4


def test_a_typed_table_is_written_and_read_back_equal() -> None:
    shown = read(EVERYTHING)
    back = read(write_position(GAME, shown.position, shown.names, shown.moves), "score")
    assert (back.position, back.moves) == (shown.position, shown.moves)
