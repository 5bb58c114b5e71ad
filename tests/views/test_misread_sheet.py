"""A misread print is corrected at the table: what changes is shown seat by seat before it is taken."""

from pathlib import Path

from companion.engine.owners_box import Reread
from companion.games.sweet_lands import GAME
from companion.games.sweet_lands.corrections import SetStock
from tests.views.sweet_lands_table import Lands, correct_in_order, set_up, sweet_lands
from tests.views.test_sweet_lands_painting import mend


async def open_first_goods(table: Lands, character: str) -> None:
    """Open the editor of a character's first goods from the page of the shared table."""
    await mend(table, "table")
    await table.press(table.app("misread"))
    await table.press(table.word("section-characters"))
    field = GAME.box.field_at(table.position, f"{character}-start")
    await table.press(table.texts.about(GAME.id, "printed", field.title, field.params))


async def test_the_changes_are_shown_seat_by_seat_before_they_are_taken(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=set_up) as table:
        seat, before = 0, table.position.players[0].gold
        character = table.position.players[seat].character
        await open_first_goods(table, character)
        start = table.position.printed.gains(f"{character}-start").options[0][0]
        await table.press(table.app("gains-take", what=table.word("amount-gold", count=start.count)))
        await table.press(table.app("misread-see"))
        assert table.position.players[seat].gold == before, "nothing is taken yet"
        words = table.words()
        assert table.session.names[seat] in words
        (was,) = [text for text in words if table.app("misread-was", what="", before=before).strip() in text]
        assert str(before - 1) in was
        await table.press(table.app("misread-take"))
        assert table.position.players[seat].gold == before - 1
        assert isinstance(table.accepted.correction, Reread)


async def test_what_changes_nothing_says_so_and_the_way_back_takes_nothing(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=set_up) as table:
        character = table.position.players[0].character
        await open_first_goods(table, character)
        await table.press(table.app("misread-see"))
        assert table.app("misread-none") in table.words()
        entries = len(table.session.table.entries)
        await table.press(table.app("misread-back"), table.app("close"))
        assert len(table.session.table.entries) == entries


async def test_a_number_set_by_hand_stays_and_is_no_difference(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=correct_in_order(SetStock(0, "gold", 7))) as table:
        character = table.position.players[0].character
        await open_first_goods(table, character)
        start = table.position.printed.gains(f"{character}-start").options[0][0]
        await table.press(table.app("gains-take", what=table.word("amount-gold", count=start.count)))
        await table.press(table.app("misread-see"), table.app("misread-take"))
        assert table.position.players[0].gold == 7
