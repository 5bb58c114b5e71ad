"""What is only looked at answers a tap all the same: it tells why nothing happens, or opens its rules."""

from pathlib import Path

from companion.games.card_city.city import GRID
from tests.views.at_table import at_table, on_to
from tests.views.citadels_table import citadels
from tests.views.small_city_table import on_to as on_to_small_city
from tests.views.small_city_table import small_city


async def test_a_square_tapped_while_cards_are_divided_says_so(
    tmp_path: Path,
) -> None:
    async with at_table(tmp_path) as table:
        await table.press(table.names_of.cell("c3", None))
        assert table.shows(table.app("nothing-to-lay"))


async def test_a_square_tapped_at_the_income_says_that_there_is_nothing_to_lay(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("income")) as table:
        cell = next(name for name in GRID.names if table.can_tap(table.names_of.cell(name, None)))
        await table.press(table.names_of.cell(cell, None))
        assert table.shows(table.app("nothing-to-lay"))


async def test_a_character_tapped_before_the_deal_opens_its_rules(tmp_path: Path) -> None:
    async with citadels(tmp_path, 4) as table:
        before = table.words()
        await table.press(next(label for label in table.labels() if label.startswith(table.role("king"))))
        assert table.words() - before


async def test_a_square_tapped_at_the_income_of_small_city_opens_its_rules(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=on_to_small_city("income", 2, 11)) as table:
        await table.take_the_phone()
        before = table.words()
        await table.press(table.beginning("c3 "))
        assert table.words() - before
