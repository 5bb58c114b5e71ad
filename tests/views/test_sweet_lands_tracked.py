"""What a table of Sweet Lands tracks itself is asked nowhere, on no phone, until it is taken back."""

from pathlib import Path

from companion.games.sweet_lands import dues, moves
from tests.games.sweet_lands.full_box import full_box
from tests.views.sweet_lands_table import Lands, make_lands, set_up, sweet_lands, tiles_lie_there
from tests.views.test_sweet_lands_painting import mend


def without(*names: str) -> dict[str, str]:
    """Return the box of everything, except for some prints."""
    return {name: text for name, text in full_box().items() if name not in names}


async def use_area(table: Lands, letter: str) -> None:
    """Tap an area, and the button that uses it."""
    await table.tap(f"Area {letter},", table.board("use", area=letter, copied=""))


async def test_a_whole_kind_is_tracked_by_every_phone_and_after_a_reload(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=set_up, box=without("slots-I", "slots-K")) as table:
        await use_area(table, "I")
        assert isinstance(make_lands(table), moves.Area)
        await table.press(table.app("box-enter"))
        assert table.asks()
        await table.press(table.app("box-track-all", section=table.word("section-areas")))
        assert table.position.tracked == ("/areas",)
        await table.press(table.board("end-turn"))
        other = await table.arrive(f"/t/{table.session.id}", local=True)
        again = Lands(other.client, table.house, table.session, main=table.main, ticks=table.ticks)
        await use_area(again, "K")
        assert not again.can_tap(table.app("box-enter")), "a phone that comes later is not asked either"
        assert make_lands(again) == moves.Area("K", 1)
        await other.client.close()


async def test_the_phone_follows_the_table_when_nothing_is_asked_any_more(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, box={}, before=tiles_lie_there) as table:
        first = table.seat_on_turn
        await table.press(table.board("new-board"))
        await table.tap(table.board("read", what="#").partition("#")[0])
        assert table.asks()
        await table.press(table.app("box-track-all", section=table.word("section-characters")))
        assert table.seat_on_turn != first
        assert table.can_tap(table.board("new-board")), "the next person chooses on the same phone"


async def test_what_is_tracked_is_listed_among_the_corrections_and_asked_again_by_a_tap(
    tmp_path: Path,
) -> None:
    async with sweet_lands(tmp_path, before=set_up, box=without("slots-I")) as table:
        await use_area(table, "I")
        areas = table.word("section-areas")
        await table.press(table.app("box-enter"), table.app("box-track-all", section=areas))
        await mend(table, "table")
        assert table.app("box-tracked") in table.words()
        await table.press(table.app("box-ask-again", what=areas))
        assert table.position.tracked == ()
        assert table.app("box-tracked") not in table.words()


async def test_an_ability_is_asked_once_after_the_first_action_and_forbids_nothing(tmp_path: Path) -> None:
    abilities = [f"{board}{side}-ability" for board in range(1, 8) for side in "ab"]
    async with sweet_lands(tmp_path, before=set_up, box=without(*abilities)) as table:
        seat = table.seat_on_turn
        await use_area(table, "I")
        assert isinstance(make_lands(table), moves.Area)
        await table.press(table.app("box-count-yourself"))
        assert table.position.tracked == (f"{table.position.players[seat].character}-ability",)
        assert not dues.asked_entries(table.position, seat)
