"""Markers at a table: put out in two taps, seen by all, passed on by a tap or with the rounds."""

from pathlib import Path

import pytest

from companion.games.score_pad.moves import Enter
from companion.hosting.intents import Play, Undo
from companion.tools.markers import SIGNS, PutMarker
from tests.views.at_table import AtTable, another_phone, at_new, at_table
from tests.views.score_pad_table import AtPad
from tests.views.test_tools import opened, tools


def name_of(phone: AtTable, sign: str) -> str:
    """Return the name of a marker in English."""
    return phone.app("marker", sign=sign)


def has_marker(phone: AtTable, seat: str, sign: str) -> bool:
    """Check that a screen reader hears of a marker at a person's chip."""
    return any(seat in label and label.endswith(f": {name_of(phone, sign)}") for label in phone.labels())


async def test_a_marker_is_put_out_in_two_taps_and_lies_beside_a_name_on_every_phone(tmp_path: Path) -> None:
    async with at_table(tmp_path) as ann:
        ben = await another_phone(ann, local=False)
        await opened(ann, "markers")
        await ann.press(name_of(ann, "star"), "Ben", ann.app("close"))
        for phone in (ann, ben):
            await phone.until(lambda phone=phone: has_marker(phone, "Ben", "star"))  # type: ignore[misc]
            assert not has_marker(phone, "Ann", "star")
        assert ann.client.lost == ben.client.lost == []
        await ben.client.close()


async def test_a_marker_above_the_board_is_passed_on_by_one_tap_and_comes_round(tmp_path: Path) -> None:
    async with at_table(tmp_path) as phone:
        await opened(phone, "markers")
        await phone.press(name_of(phone, "star"), phone.app("close"))
        for name, following in (("Ann", "Ben"), ("Ben", "Ann")):
            assert has_marker(phone, name, "star")
            words = phone.app("marker-pass", marker=name_of(phone, "star"), name=name, next=following)
            await phone.press(words)
        assert has_marker(phone, "Ann", "star")


async def test_the_dealer_goes_on_with_each_round_of_the_pad_and_comes_back_with_undo(tmp_path: Path) -> None:
    async with at_new(AtPad, tmp_path, "score_pad", ("Ann", "Ben", "Cleo"), sure=True) as phone:
        await opened(phone, "markers")
        await phone.press(name_of(phone, "dealer"), phone.app("close"))
        assert has_marker(phone, "Ann", "dealer")
        for seat in range(3):
            phone.session.submit(Play(seat, Enter(0, 5)))
        await phone.until(lambda: has_marker(phone, "Ben", "dealer"))
        phone.session.submit(Undo())
        await phone.until(lambda: has_marker(phone, "Ann", "dealer"))


async def test_a_marker_is_told_to_stay_and_put_away(tmp_path: Path) -> None:
    async with at_new(AtPad, tmp_path, "score_pad", ("Ann", "Ben"), sure=True) as phone:
        await opened(phone, "markers")
        await phone.press(name_of(phone, "dealer"), phone.app("markers-each-round"))
        assert [(each.sign, each.pace) for each in tools(phone).markers] == [("dealer", "tap")]
        await phone.press(phone.app("tools-away"))
        assert tools(phone).markers == ()


async def test_who_only_watches_moves_no_marker(tmp_path: Path) -> None:
    async with at_table(tmp_path) as ann:
        await opened(ann, "markers")
        await ann.press(name_of(ann, "key"), ann.app("close"))
        eve = await another_phone(ann, local=False)
        words = eve.app("marker-pass", marker=name_of(eve, "key"), name="Ann", next="Ben")
        await eve.press(words)
        assert [each.seat for each in tools(ann).markers] == [0]
        await eve.client.close()


async def test_as_many_markers_as_there_are_signs_lie_before_one_person(tmp_path: Path) -> None:
    async with at_table(tmp_path) as phone:
        await opened(phone, "markers")
        for sign in SIGNS:
            await phone.press(name_of(phone, sign))
        assert len(tools(phone).markers) == len(SIGNS)
        assert phone.client.lost == []


@pytest.mark.parametrize("game", ["card_city", "score_pad"])  # a board for each seat, and one for all
async def test_the_display_shows_the_markers_beside_the_names(tmp_path: Path, game: str) -> None:
    async with at_new(AtTable, tmp_path, game, ("Ann", "Ben"), sure=True) as phone:
        screen = await another_phone(phone, route=f"/t/{phone.session.id}/screen")
        assert not has_marker(screen, "Ben", "key")
        phone.house.client(phone.session, None, local=True).tools.use(PutMarker("key", 1))
        await screen.until(lambda: has_marker(screen, "Ben", "key"))
        assert not has_marker(screen, "Ann", "key")
        await screen.client.close()
