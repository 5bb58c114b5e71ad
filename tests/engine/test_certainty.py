"""A winner is certain where no answer to what is open puts somebody else first."""

import pytest

from companion.engine.certainty import is_certain
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games import GAMES
from companion.games.score_pad.position import Position as Pad
from companion.games.score_pad.position import Row
from companion.games.score_pad.sheet import Category, Sheet
from companion.hosting.summaries import summary_of
from companion.locale.texts import Texts
from tests.games.citadels.tables import player, table

CITADELS, PAD = GAMES["citadels"], GAMES["score_pad"]
EIGHT = "temple church monastery manor castle tavern market docks"
DEARER = "temple church monastery manor castle tavern market harbor"
DEAREST = "temple church monastery manor palace cathedral fortress town_hall"
TEXTS = Texts.load_all()


def pad(*rows: tuple[int, ...], sheet: Sheet | None = None) -> Pad:
    return Pad(tuple(map(Row, rows)), sheet or Sheet(), over=True)


def open_ids(game: str, position: object) -> list[str]:
    return [one.notice.id for one in GAMES[game].open_questions(position)]


def test_whose_city_was_first_leaves_the_winner_open_while_it_can_change_it() -> None:
    close = table(EIGHT, DEARER, phase="scoring")
    assert open_ids("citadels", close) == ["nobody_first"]
    assert not is_certain(CITADELS, close)


def test_a_winner_is_certain_who_stays_first_whatever_is_answered() -> None:
    far = table(EIGHT, DEAREST, phase="scoring")
    assert open_ids("citadels", far) == ["nobody_first"]
    assert is_certain(CITADELS, far)


@pytest.mark.parametrize(
    "position", [table(EIGHT, DEARER, first=0), table(EIGHT, "temple"), table(player("temple"), "manor")]
)
def test_where_one_city_was_first_nothing_is_open(position: object) -> None:
    assert open_ids("citadels", position) == []
    assert is_certain(CITADELS, position)


POINTS = Sheet("Points", "categories", (Category("Roads"), Category("Towns")))
OPEN_PADS = {
    "rounds": pad((3, 4), (5,), (6,), (7,)),
    "categories": pad((3, 4), (5,), sheet=POINTS),
    "places": pad((1,), (), sheet=Sheet("Race", "places")),
    "together": pad((), (), sheet=Sheet("Storm", "together")),
}


@pytest.mark.parametrize("question", OPEN_PADS)
def test_a_pad_with_something_missing_has_no_certain_winner_and_says_what_it_is(question: str) -> None:
    position = OPEN_PADS[question]
    (found,) = PAD.open_questions(position)
    assert found.notice.id == question
    assert not is_certain(PAD, position)
    for texts in TEXTS.values():
        said = texts.about("score_pad", "open", question, found.notice.params, ("Ann", "Ben", "Cleo", "Dan"))
        assert "{" not in said
        if question == "rounds":
            assert "2" in said
            assert "3" in said
            assert all(name in said for name in ("Ben", "Cleo", "Dan"))


@pytest.mark.parametrize("position", [pad((3, 4), (5, 1)), pad((3,), (5,))])
def test_a_pad_may_end_after_every_whole_round(position: Pad) -> None:
    assert open_ids("score_pad", position) == []


def test_a_table_that_is_filed_while_a_number_is_missing_has_nobody_who_won() -> None:
    start = Setup(make_seats("Ann", "Ben"), mode="score")
    filed = summary_of(Table.set_up(PAD, "ABCDEFGH", start, 0, pad((3, 4), (5,))))
    assert not filed.certain
    assert filed.winners == ()
    whole = summary_of(Table.set_up(PAD, "ABCDEFGH", start, 0, pad((3, 4), (5, 1))))
    assert [seat.name for seat in whole.winners] == ["Ann"]


def test_a_table_that_is_filed_with_unread_prints_counts_them() -> None:
    setup = Setup(make_seats("Ann", "Ben"), mode="score")
    filed = summary_of(Table.set_up(GAMES["sweet_lands"], "ABCDEFGH", setup, 0))
    assert filed.unread > 0
    assert not filed.certain
    assert filed.winners == ()
