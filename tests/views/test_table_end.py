"""The end of a game: category by category, then the winner; every number opens into what it came from."""

from pathlib import Path
from random import Random

import pytest

from companion.engine.points import Points
from companion.engine.scoresheet import Scoresheet
from companion.games.card_city.city import GRID
from companion.hosting.intents import Accepted, Play, Undo
from companion.hosting.session import TableSession
from companion.rulebook import load
from tests.views.at_table import AtTable, at_table, on_to
from tests.views.fingers import choose_likely_move

SEED = 6


def finished(session: TableSession) -> None:
    """Play to the end."""
    dice = Random(SEED)
    while not session.over:
        assert isinstance(session.submit(Play(*choose_likely_move(session, dice))), Accepted)


def last_tap(session: TableSession) -> None:
    """Play until one more move ends the game."""
    finished(session)
    session.submit(Undo())


def sheet_of(phone: AtTable) -> Scoresheet:
    return phone.session.game.scoresheet(phone.position)


def number(points: Points) -> str:
    return str(points).replace("-", "−")


async def test_the_end_is_revealed_category_by_category_and_the_winner_last(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=last_tap) as phone:
        move = phone.taken_back
        await phone.make(move.seat, move.move)
        sheet = sheet_of(phone)
        totals = {number(standing.total) for standing in sheet.standings}
        assert phone.shows(phone.app("score-final"))
        for i, category in enumerate(sheet.categories):
            name = phone.names_of.game("category", category)
            assert name not in phone.texts()
            assert not totals & set(phone.texts())
            await phone.press(phone.app("reveal", category=name))
            assert name in phone.texts()
            later = [phone.names_of.game("category", other) for other in sheet.categories[i + 1 :]]
            assert not set(later) & set(phone.texts())
        await phone.press(phone.app("reveal-winner"))
        assert totals <= set(phone.texts())
        assert not phone.can_tap(phone.app("reveal-all"))


async def test_the_board_of_a_game_that_is_over_leads_to_its_points(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=finished) as phone:
        await phone.show("board")
        assert not phone.can_tap(phone.app("reveal-all"))
        await phone.press(phone.app("see-score"))
        assert phone.can_tap(phone.app("reveal-all"))


async def test_everything_can_be_shown_at_once(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=finished) as phone:
        await phone.press(phone.app("reveal-all"))
        texts = phone.texts()
        first, last = (texts.index(number(standing.total)) for standing in sheet_of(phone).ranking)
        assert first < last


async def test_a_finished_game_is_in_the_history_and_undo_takes_it_out_again(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=last_tap) as phone:
        library, table = phone.house.tables.library, phone.session.id
        assert library.summaries.get(table) is None
        move = phone.taken_back
        await phone.make(move.seat, move.move)
        assert library.summaries.get(table)
        assert phone.house.tables.open_tables() == ()
        await phone.press(phone.names_of.undo())
        assert library.summaries.get(table) is None
        assert [session.id for session in phone.house.tables.open_tables()] == [table]


@pytest.mark.parametrize("language", ["en", "zh-Hant", "zh-Hans"])
async def test_every_score_line_opens_its_sum_its_cells_and_its_rule(tmp_path: Path, language: str) -> None:
    async with at_table(tmp_path, language=language, before=on_to("build", 6)) as phone:
        await phone.show("score")
        for standing in sheet_of(phone).standings:
            for line in standing.lines:
                words = phone.names_of.game("line", line.category, line.params)
                same = [
                    (seat.seat, other)
                    for category in sheet_of(phone).categories
                    for seat in sheet_of(phone).standings
                    for other in seat.lines
                    if other.category == category
                    and phone.names_of.game("line", category, other.params) == words
                ]
                await phone.press(words, number=same.index((standing.seat, line)))
                assert words in phone.texts()
                lit = [
                    cell
                    for cell in line.cells
                    if phone.framed(phone.names_of.laid(cell, letter_at(phone, standing.seat, cell)))
                ]
                assert lit == list(line.cells)
                section = load("card_city", language).section(line.rule)
                assert phone.can_tap(phone.app("rule-link", rule=f"{section.number} {section.title}"))
                await phone.press(phone.app("close"))


def letter_at(phone: AtTable, seat: int, at: str) -> str:
    return phone.position.towns[seat].city[GRID.index[at]]


async def test_a_rule_is_one_tap_from_the_points_it_gives(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 6)) as phone:
        await phone.show("score")
        line = sheet_of(phone).standings[0].lines[-1]
        section = load("card_city", "en").section(line.rule)
        await phone.press(phone.names_of.game("line", line.category, line.params))
        await phone.press(phone.app("rule-link", rule=f"{section.number} {section.title}"))
        assert phone.shows(section.title)


async def test_people_of_one_score_share_a_rank(tmp_path: Path) -> None:
    async with at_table(tmp_path, "Ann", "Ben", "小明", mode="score") as phone:
        await phone.show("score")
        assert phone.texts().count("1") == 3
