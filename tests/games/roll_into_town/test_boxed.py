"""The map and the Cathedral's outline are the owner's to say; all else that is printed the rules tell."""

import pytest

from companion.engine.box import BoxError
from companion.engine.owners_box import SetPrinted
from companion.engine.setup import Setup, make_seats
from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.moves import Build, Done, Roll

SMALL = "...../...../..H../...../....."


def test_the_map_and_the_outline_are_assumed_and_said_to_be() -> None:
    assert GAME.box.printed.guesses == {"map", "cathedral"}
    assert GAME.box.printed.entries["map"].value.split("/") == ["." * 9] * 4 + ["....H...."] + ["." * 9] * 4


def test_a_table_is_played_on_the_owners_map() -> None:
    position = GAME.start(Setup(make_seats("a"), box={"map": SMALL}))
    assert len(position.sheet(0).cells) == 25
    assert position.sheet(0).cells[12] == "H"
    assert position.printed.grid.columns == 5


def test_something_printed_from_the_start_is_there_from_the_start() -> None:
    position = GAME.start(Setup(make_seats("a"), box={"map": "T..../...../..H../...../....M"}))
    assert (position.sheet(0).cells[0], position.sheet(0).cells[24]) == ("T", "M")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("...../...../...../...../.....", "town-hall"),
        ("H..../...../...../...../....H", "town-hall"),
        ("..../..H./..../....", "board-size"),
        ("...../....", "rows"),
        ("..X../...../..H../...../.....", "rows"),
        ("/".join(["." * 14] * 13 + ["H" + "." * 13]), "board-size"),
        ("", "board-size"),
    ],
)
def test_a_map_that_cannot_be_is_refused_with_its_reason(text: str, why: str) -> None:
    with pytest.raises(BoxError) as caught:
        GAME.box.check("map", text)
    assert caught.value.id == why


@pytest.mark.parametrize(
    ("text", "why"),
    [("", "squares"), ("...", "squares"), ("#.#", "apart"), ("##########", "squares"), ("#x", "squares"),
     ("######", "squares"), ("#/#/#/#/#/#", "apart")],
)  # fmt: skip
def test_an_outline_that_cannot_be_is_refused_with_its_reason(text: str, why: str) -> None:
    with pytest.raises(BoxError) as caught:
        GAME.box.check("cathedral", text)
    assert caught.value.id == why


def test_the_cathedral_covers_the_owners_outline() -> None:
    position = GAME.start(Setup(make_seats("a"), box={"cathedral": "##"}))
    position = GAME.apply(position.with_sheet(0, wood=9), 0, Roll((1, 1, 1, 1, 1)))
    position = GAME.apply(position, 0, Done("discover"))
    after = GAME.apply(position, 0, Build("cathedral", "a1"))
    assert [i for i, token in enumerate(after.sheet(0).cells) if token == "c"] == [0, 1]


def test_the_outline_is_asked_for_with_the_cathedral_and_the_map_by_its_name() -> None:
    assert GAME.box.printed_for("cathedral") == GAME.box.printed_for("cathedral-mirrored") == ("cathedral",)
    assert GAME.box.printed_for("map") == ("map",)
    assert GAME.box.printed_for("house") == ()


def test_a_map_corrected_at_the_table_is_what_everybody_plays_on() -> None:
    position = GAME.start(Setup(make_seats("a", "b")))
    after = GAME.correct(position, SetPrinted("map", SMALL))
    assert [len(player.sheet.cells) for player in after.players] == [25, 25]
    assert GAME.box.own(after) == {"map": SMALL}
