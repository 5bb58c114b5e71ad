"""A station that the council laid is staffed by tapping, as one that was built is; or it is left empty."""

from pathlib import Path

from companion.games.small_city.moves import (
    Advance,
    Build,
    Choose,
    Decline,
    SetDiscs,
    SetSquare,
    SetTile,
    SetTrack,
    Skip,
    Staff,
)
from companion.games.small_city.position import Disc
from companion.hosting.intents import Correct
from companion.hosting.session import TableSession
from tests.views.small_city_rounds import AGAIN, GROWING, later
from tests.views.small_city_table import Town, small_city

STATION = Build("PO", ("e6", "f6"))
GUEST = (SetTile(0, "P1", ("d7",)), SetSquare(0, "d7", citizen=1))
"""A tourist of Ben's beside the station."""


def council(session: TableSession) -> None:
    """The council of the second round. Ann's disc goes on to the second step of the construction row."""
    later(session, AGAIN, GROWING, ((1, Skip()),))
    for correction in (*GUEST, SetTrack(0, "money", 5)):
        session.submit(Correct(correction))


def choosing(session: TableSession) -> None:
    """The second round: Ben has chosen, and Ann comes to the City Councilor."""
    later(session, AGAIN[:8], ((1, Choose("H")),))
    for correction in (*GUEST, SetTrack(0, "money", 9), SetDiscs(0, (Disc(2, 1),))):
        session.submit(Correct(correction))


def says(table: Town, text: str) -> bool:
    """Tell if a sentence stands on the screen."""
    return text in table.words()


def inside(table: Town) -> set[str]:
    """Return the squares of the station if somebody stands."""
    return {one.at for one in table.position.towns[0].people} & set(STATION.cells)


async def test_whoever_lays_a_station_in_the_council_is_asked_who_moves_in(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=council) as table:
        await table.make(0, Advance(2))
        await table.make(0, STATION)
        assert says(table, table.ui("staff-who"))
        await table.make(0, Staff("a5", "f6"))
        assert inside(table) == {"f6"}
        assert [one.seat for one in table.position.towns[0].people if one.at == "d7"] == []
        assert table.position.phase != "council"


async def test_one_tap_on_a_citizen_moves_it_in(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=council) as table:
        await table.make(0, Advance(2))
        await table.make(0, STATION)
        await table.square("b5")
        assert table.moves_made[-1] == Staff("b5", "e6")


async def test_the_station_may_be_left_empty_by_tapping(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=council) as table:
        await table.make(0, Advance(2))
        await table.make(0, STATION)
        await table.make(0, Decline())
        assert inside(table) == set()
        assert table.moves_made[-1] == Decline()


async def test_a_tap_on_who_may_not_move_in_says_why(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=council) as table:
        await table.make(0, Advance(2))
        await table.make(0, STATION)
        hall = next(
            one.at
            for one in table.position.towns[0].people
            if one.at in table.position.towns[0].tiles[0].cells
        )
        await table.square(hall)
        assert table.sheet_open()
        assert isinstance(table.moves_made[-1], Build)


async def test_the_city_councilor_is_asked_in_phase_1_as_well(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=choosing) as table:
        await table.make(0, Choose("G"))
        await table.make(0, Advance(2))
        await table.make(0, STATION)
        assert (table.position.phase, says(table, table.ui("staff-who"))) == ("action", True)
        await table.make(0, Staff("a5", "e6"))
        assert inside(table) == {"e6"}


async def test_whoever_looks_at_another_town_is_not_asked_there(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=council) as table:
        await table.make(0, Advance(2))
        await table.make(0, STATION)
        await table.be(1)
        assert not says(table, table.ui("staff-who"))
        assert not table.has(table.ui("staff-nobody"))
