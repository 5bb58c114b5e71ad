"""Citadels' position files: read exactly, written back, or refused with the place."""

import pytest

from companion.games import GAMES
from companion.games.citadels.moves import Build, Destroy, Swap
from companion.games.citadels.position import Built, Turn
from companion.games.citadels.printed import DISTRICTS
from tests.files.typed_files import TEXTS, Refusal, check_wrong, read

GAME = GAMES["citadels"]

EVERYTHING = """game = "citadels"
round = 3
phase = "turn"
crown = "Bo"
city_size = 8
first_complete = "Ann"
up = ["merchant", "magician"]
down = "king"
aside = ["architect"]
killed = "thief"
robbed = "bishop"
loot = 2
calling = 8
[rulings]
library = "keep_three"
[turn]
seat = "Ann"
role = "warlord"
acted = true
built = 1
used = false
[[seats]]
name = "Ann"
gold = 6
hand = 3
cards = ["keep", "Trading Post"]
city = ["temple", "haunted_city"]
built_last_round = ["haunted_city"]
roles = ["warlord"]
shown = ["warlord"]
[[seats]]
name = "Bo"
gold = 0
hand = 4
city = ["castle"]
roles = ["bishop"]
[[seats]]
name = "Cy"
roles = ["thief"]
[[seats]]
name = "Di"
[[moves]]
seat = "Ann"
move = "destroy"
city = "Bo"
district = "castle"
[[moves]]
seat = "Ann"
move = "build"
district = "town hall"
[[moves]]
seat = "Bo"
move = "swap"
other = "Cy"
"""


def test_everything_a_file_states_is_in_the_position() -> None:
    shown = read(EVERYTHING)
    position, ann = shown.position, shown.position.players[0]
    assert (position.round, position.phase, position.crown, position.first) == (3, "turn", 1, 0)
    assert (position.up, position.down, position.aside) == (("merchant", "magician"), "king", ("architect",))
    assert (position.killed, position.robbed, position.loot, position.calling) == ("thief", "bishop", 2, 8)
    assert position.rulings.library == "keep_three"
    assert position.turn == Turn(0, "warlord", acted=True, built=1)
    assert (ann.gold, ann.hand, ann.cards) == (6, 3, ("trading_post", "keep"))
    assert ann.city == (Built("temple"), Built("haunted_city", fresh=True))
    assert [one.shown for one in position.players] == [("warlord",), ("bishop",), (), ()]
    assert shown.moves == ((0, Destroy(1, "castle")), (0, Build("town_hall")), (1, Swap(2)))


@pytest.mark.parametrize(
    ("there", "instead", "field", "line"),
    [
        ('crown = "Bo"', 'crown = "Eve"', "crown", 4),
        ("round = 3", "round = 0", "round", 2),
        ("city_size = 8", "city_size = 99", "city_size", 5),
        ('first_complete = "Ann"', 'first_complete = "An"', "first_complete", 6),
        ('"magician"]', '"magican"]', "up[1]", 7),
        ('killed = "thief"', 'killed = "thef"', "killed", 10),
        ('library = "keep_three"', 'library = "keep_four"', "rulings.library", 15),
        ('role = "warlord"', 'role = "thief"', "turn.role", 18),
        ('"haunted_city"]\nbuilt', '"haunted city", "kep"]\nbuilt', "seats[0].city[2]", 27),
        (
            'built_last_round = ["haunted_city"]',
            'built_last_round = ["keep"]',
            "seats[0].built_last_round",
            28,
        ),
        ("hand = 3", "hand = 1", "seats[0].cards", 26),
        ("gold = 0", "gold = -1", "seats[1].gold", 33),
        ('city = ["castle"]', 'town = ["castle"]', "seats[1].town", None),
        ('city = "Bo"', 'city = "Eve"', "moves[0].city", 45),
        ('city = "Bo"\n', "", "moves[0].city", None),
        ('"town hall"', '"towhall"', "moves[1].district", 50),
        ('other = "Cy"', 'other = "Eve"', "moves[2].other", 54),
    ],
)
def test_what_is_wrong_is_refused_with_its_field_and_line_in_three_languages(
    there: str, instead: str, field: str, line: int | None, refusal: Refusal
) -> None:
    check_wrong(EVERYTHING, there, instead, GAME, field, line, refusal)


def test_a_refused_district_names_all_there_are(refusal: Refusal) -> None:
    said = refusal(lambda: read(EVERYTHING.replace('"castle"', '"casle"'))).sentence.text(TEXTS["en"])
    assert all(district in said for district in DISTRICTS)


def test_one_seat_alone_or_eight_are_refused(refusal: Refusal) -> None:
    for names in ("A", "ABCDEFGH"):
        text = 'game = "citadels"\n' + "".join(f'[[seats]]\nname = "{name}"\n' for name in names)
        assert refusal(lambda text=text: read(text, "score")).field == "seats"  # type: ignore[misc]


def test_a_file_of_names_and_cities_is_scored() -> None:
    text = 'game = "citadels"\n[[seats]]\nname = "A"\ncity = ["keep"]\n[[seats]]\nname = "B"\n'
    sheet = GAME.scoresheet(read(text, "score").position)
    assert sheet.final
    assert [standing.total for standing in sheet.standings] == [3, 0]


def test_a_typed_move_is_judged_by_the_seats_name() -> None:
    text = (
        'game = "citadels"\n[[seats]]\nname = "A"\ngold = 9\n[[seats]]\nname = "B"\n'
        '[[moves]]\nseat = "A"\nmove = "build"\ndistrict = "palace"\n'
    )
    shown = read(text)
    ((seat, move),) = shown.moves
    assert GAME.verdict(shown.position, seat, move).legal
    assert not GAME.verdict(shown.position, 1, move).legal
