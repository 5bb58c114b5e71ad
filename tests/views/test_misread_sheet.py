"""A misread print is corrected at the table: what changes is shown seat by seat before it is taken."""

from pathlib import Path

from companion.engine.log import log_line
from companion.engine.owners_box import Reread
from companion.games.sweet_lands import GAME, moves
from companion.games.sweet_lands.corrections import SetStock
from companion.hosting.intents import Accepted, Play
from companion.hosting.session import TableSession
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


def use_both_slots_of_h(session: TableSession) -> None:
    """Ann and then Ben use area H, and each ends the turn."""
    set_up(session)
    for seat in (0, 1):
        found = GAME.moves(session.table.position, seat)
        use = next(move for move in found if isinstance(move, moves.Area) and move.letter == "H")
        assert isinstance(session.submit(Play(seat, use)), Accepted)
        assert isinstance(session.submit(Play(seat, moves.Done())), Accepted)


async def test_a_move_that_no_longer_fits_is_listed_and_left_to_the_table(tmp_path: Path) -> None:
    """Area H was read with two slots, and both were used. It has one."""
    async with sweet_lands(tmp_path, before=use_both_slots_of_h) as table:
        done = table.session.table
        second = log_line(done, len(done.done) - 1)
        await mend(table, "table")
        await table.press(table.app("misread"), table.word("section-areas"))
        await table.press(table.word("printed-slots", area="H"), "1", table.app("misread-see"))
        words = table.words()
        assert table.app("misread-odd") in words
        said = table.texts.about(
            GAME.id, second.kind, second.notice.id, second.notice.params, table.session.names
        )
        assert said in words
        before = len(table.session.table.entries)
        await table.press(table.app("misread-take"))
        assert isinstance(table.accepted.correction, Reread)
        assert len(table.session.table.entries) == before + 1, "nothing is taken back by itself"
