"""Small City in a real browser, one phone with both seats: how it begins, and why something may not be."""

from companion.games.small_city.moves import Build
from tests.browser.phone import Phone
from tests.browser.table import App
from tests.browser.town import AtTown, begin_small_city
from tests.effort import left_to_a_proof
from tests.views.small_city_rounds import AGAIN, OPENING, SETUP, later


@left_to_a_proof("`tests/views/test_small_city_rounds.py` taps the same without a browser")
def test_from_the_empty_board_to_the_chosen_actions(shared_app: App, visitor: Phone) -> None:
    table = AtTown.at(shared_app, visitor, begin_small_city(shared_app))
    for seat, move in (*SETUP, *OPENING):
        table.make(seat, move)
    ann, ben = table.table.towns
    assert (table.table.phase, table.table.street) == ("build", ("f1", "g1"))
    assert table.table.ring == tuple("ABCDEFGH")
    assert (ann.promise, ann.money, ben.size) == (1, 5, 1)
    table.look(0).shows(table.headline(), table.undo())
    assert table.phone.complaints() == []


def test_why_a_factory_may_not_lie_beside_homes_and_how_a_tile_is_taken_back(
    shared_app: App, visitor: Phone
) -> None:
    session = later(begin_small_city(shared_app), AGAIN)
    table = AtTown.at(shared_app, visitor, session).look(0)
    refused = Build("F1", ("c2",), ("d2",))
    (why, *_) = session.game.verdict(session.table.position, 0, refused).violations
    table.does(table.take("F1")).does(table.square("c2"))
    table.shows(table.app("why-title"), table.about("violation", why.rule, why.params))
    table.touch(table.app("close"))
    table.make(0, Build("SC", ("a3",)))
    assert [tile.kind for tile in table.table.towns[0].tiles][-1] == "SC"
    table.touch(table.undo())
    table.until(lambda: table.table.towns[0].tiles[-1].kind == "WA", "the school still lies there")
    assert [cube.colour for cube in table.table.towns[0].cubes] == ["w", "w"]
    assert table.phone.complaints() == []
