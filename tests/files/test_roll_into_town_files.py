"""Roll Into Town's position files: read exactly, written back, or refused with the place."""

import random

import pytest

from companion.bounds import POSITION
from companion.engine.playout import playout
from companion.engine.setup import Setup, make_seats
from companion.files.position import write_position
from companion.games import GAMES
from companion.games.roll_into_town.marks import BUILDINGS
from companion.games.roll_into_town.moves import Build, Draw, Grow
from companion.games.roll_into_town.position import Forest
from companion.games.roll_into_town.printed import Goods
from tests.files.typed_files import TEXTS, Refusal, check_wrong, read
from tests.games.roll_into_town.openings import opened

GAME = GAMES["roll_into_town"]

EVERYTHING = """game = "roll_into_town"
round = 5
phase = "discover"
dice = [4, 1, 3, 6, 3]
[rulings]
ocean = "corner"
[box]
map = "......./......./......./...H.../......./......./T......"
cathedral = "##/.#"
[[seats]]
name = "Ann"
food = 6
stone = 3
wood = 2
town_hall_uses = 2
fountain_uses = 1
used = [3]
map = '''
Rsn . f . . . .
Rns . . Cse+b . . .
. . T . . . .
. . . H . . .
. O+l . . . . h
. .+L . . . . .
T . . . . . .
'''
past = [
  {squares = "c3 .", used = []},
]
[[seats]]
name = "Bo"
step = "upkeep"
used = [1, 4]
gathered = {food = 2, wood = 1}
forests = ["a7 B7 +1: c7"]
map = [
  ". . . . . . .", ". . . . . . .", ". . . . . . .", ". . . H . . .",
  ". . . . . . .", ". . . . . . .", "T T T . . . .",
]
[[seats]]
name = "Cy"
step = "done"
[[moves]]
seat = "Ann"
move = "draw"
icon = "River"
at = "A3"
sides = "sn"
[[moves]]
seat = "Bo"
move = "grow"
at = "a6"
[[moves]]
seat = "Ann"
move = "build"
building = "Water Mill"
at = "b1"
given = "2 wood, 2 food"
"""


def test_everything_a_file_states_is_in_the_position() -> None:
    shown = read(EVERYTHING)
    position, ann, bo = shown.position, shown.position.sheet(0), shown.position.sheet(1)
    assert (position.round, position.phase, position.dice) == (5, "discover", (1, 3, 3, 4, 6))
    assert position.rulings.ocean == "corner"
    assert [name for name, _ in position.own] == ["cathedral", "map"]
    assert (ann.goods, ann.town_hall_uses, ann.fountain_uses) == (Goods(6, 3, 2), 2, 1)
    assert [ann.cells[number] for number in (0, 2, 7, 10, 24, 29, 36)] == [
        "Rns", "f", "Rns", "Ces+b", "H", "O+l", ".+L",
    ]  # fmt: skip
    assert position.dice_left(0) == (1, 3, 4, 6)
    (past,) = position.players[0].past
    assert (past.cells[16], past.used, past.goods) == (".", (), ann.goods)
    assert [player.step for player in position.players] == ["discover", "upkeep", "done"]
    assert (bo.gathered, bo.used) == (Goods(2, 0, 1), (1, 4))
    assert bo.forests == (Forest(("a7", "b7"), 1, ("c7",)),)
    assert position.sheet(2).cells == position.printed.cells
    assert [seat for seat, _ in shown.moves] == [0, 1, 0]
    assert shown.moves[2][1] == Build("watermill", "b1", given=Goods(2, 0, 2))


def test_what_a_move_leaves_open_is_meant_as_the_table_has_it() -> None:
    shown = read(EVERYTHING)
    (ann, river), (bo, tree), _ = shown.moves
    assert GAME.notation.complete_move(shown.position, ann, river) == Draw(4, "river", "a3", "ns")
    assert GAME.notation.complete_move(shown.position, bo, tree) == Grow("a7", "a6")


@pytest.mark.parametrize(
    ("there", "instead", "field", "line"),
    [
        ("round = 5", "round = 0", "round", 2),
        ('phase = "discover"', 'phase = "draw"', "phase", 3),
        ("dice = [4, 1, 3, 6, 3]", "dice = [4, 1, 3, 6]", "dice", 4),
        ("dice = [4, 1, 3, 6, 3]", "dice = [4, 1, 3, 6, 7]", "dice[4]", 4),
        ('ocean = "corner"', 'ocean = "corners"', "rulings.ocean", 6),
        ('"##/.#"', '"#./.#"', "box.cathedral", 9),
        ('map = "...', 'maps = "...', "box.maps", 8),
        ("food = 6", "food = -1", "seats[0].food", 12),
        ("used = [3]", "used = [0]", "seats[0].used[0]", 17),
        ("Cse+b", "Cse+h", "seats[0].map", 18),
        ("Rsn . f . . . .", "Rsn . f . . .", "seats[0].map", 18),
        (". . . H . . .\n. O+l", ". . H . . . .\n. O+l", "seats[0].map", 18),
        ('squares = "c3 ."', 'squares = "c8 ."', "seats[0].past[0].squares", 27),
        ('step = "upkeep"', 'step = "sleep"', "seats[1].step", 32),
        ("food = 2, wood = 1", "gold = 2", "seats[1].gathered.gold", 34),
        ('"a7 B7 +1: c7"', '"a7 B7 1"', "seats[1].forests[0]", 35),
        ("fountain_uses = 1", "fountains = 1", "seats[0].fountains", 16),
        ('icon = "River"', 'icon = "Lake"', "moves[0].icon", 46),
        ('sides = "sn"', 'sides = "sx"', "moves[0].sides", 48),
        ('at = "a6"', 'at = "6a"', "moves[1].at", 52),
        ('building = "Water Mill"', 'building = "Wind Mill"', "moves[2].building", 56),
        ('given = "2 wood, 2 food"', 'given = "2 gold"', "moves[2].given", 58),
    ],
)
def test_what_is_wrong_is_refused_with_its_field_and_line_in_three_languages(
    there: str, instead: str, field: str, line: int | None, refusal: Refusal
) -> None:
    check_wrong(EVERYTHING, there, instead, GAME, field, line, refusal)


def test_a_refused_building_names_all_there_are(refusal: Refusal) -> None:
    said = refusal(lambda: read(EVERYTHING.replace('"Water Mill"', '"Castle"'))).sentence.text(TEXTS["en"])
    assert all(building in said for building in BUILDINGS)


def test_no_seats_or_nine_are_refused(refusal: Refusal) -> None:
    for names in ("", "ABCDEFGHI"):
        seats = "".join(f'[[seats]]\nname = "{name}"\n' for name in names)
        text = 'game = "roll_into_town"\n' + (seats or "seats = []\n")
        assert refusal(lambda text=text: read(text, "score")).field == "seats"  # type: ignore[misc]


def test_a_file_of_one_name_and_a_map_is_scored() -> None:
    bare = ". . . . . . . . .\n"
    text = 'game = "roll_into_town"\n[[seats]]\nname = "A"\nmap = """\nh t . . . . . . .\n'
    text += bare * 3 + ". . . . H . . . .\n" + bare * 4 + '"""\n'
    sheet = GAME.scoresheet(read(text, "score").position)
    assert sheet.final
    assert [standing.total for standing in sheet.standings] == [3]


def test_a_typed_move_is_judged_with_what_is_meant() -> None:
    text = (
        'game = "roll_into_town"\n[[seats]]\nname = "A"\nwood = 1\n'
        '[[moves]]\nseat = "A"\nmove = "build"\nbuilding = "pickaxe"\nat = "b2"\n'
    )
    shown = read(text)
    ((seat, move),) = shown.moves
    assert GAME.verdict(shown.position, seat, move).legal
    assert not GAME.verdict(shown.position.with_sheet(0, wood=0), seat, move).legal


def test_the_fullest_tables_fit_into_a_file() -> None:
    names = tuple("ABCDEFGH")
    largest = 0
    for before, *_ in playout(GAME, opened(GAME.start(Setup(make_seats(*names))), 4), random.Random(2)):
        if any(player.past for player in before.players):
            largest = max(largest, len(write_position(GAME, before, names).encode()))
    assert 0 < largest < POSITION.most // 4
