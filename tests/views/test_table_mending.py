"""Undo, redo, correcting the mirror by hand, and a table that is only scored."""

from pathlib import Path
from random import Random

from companion.engine.record import Corrected
from companion.games.card_city.city import GRID
from companion.games.card_city.moves import Build, SetCell, SetMoney, SetPile
from tests.views.at_table import at_table, on_to
from tests.views.fingers import choose_likely_move


async def test_undo_says_what_it_takes_back_and_redo_brings_it_back(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as phone:
        before = phone.position
        assert not phone.can_tap(phone.app("redo"))
        seat, move = choose_likely_move(phone.session, Random(1))
        await phone.make(seat, move)
        after, sentence = phone.position, phone.names_of.sentence()
        await phone.press(phone.app("undo", what=sentence))
        assert phone.position == before
        assert phone.shows(phone.app("undone", what=sentence))
        await phone.from_menu(phone.app("redo"))
        assert phone.position == after
        assert phone.can_tap(phone.app("undo", what=sentence))
        assert not phone.can_tap(phone.app("redo"))


async def test_buttons_do_what_they_say_after_the_pencil_beside_them_was_put_away(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as phone:
        before = phone.session.table.seq
        await phone.from_menu(phone.app("mend"))
        await phone.press(phone.app("mend-stop"))
        await phone.press(phone.names_of.undo())
        assert phone.session.table.seq > before
        assert phone.client.page.route == f"/t/{phone.session.id}"


async def test_buttons_do_what_they_say_after_redo_has_come_to_stand_before_them(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2), size=(1440, 900)) as phone:
        await phone.press(phone.names_of.undo())
        before = phone.session.table.seq
        await phone.press(phone.names_of.undo())
        assert phone.session.table.seq > before
        await phone.press(phone.app("share"))
        assert phone.client.page.route.endswith("/share")


async def test_the_log_tells_what_redo_would_bring_back(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as phone:
        after, sentence = phone.position, phone.names_of.sentence()
        await phone.press(phone.names_of.undo())
        await phone.show("log")
        await phone.press(phone.app("redo-what", what=sentence))
        assert phone.position == after


async def test_everything_can_be_taken_back_to_the_first_entry_and_brought_back(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 1)) as phone:
        end, steps = phone.position, len(phone.session.table.done)
        for _ in range(steps):
            await phone.press(phone.names_of.undo())
        assert phone.position == phone.session.table.opening
        await phone.press(phone.app("undo-nothing"))
        assert phone.shows(phone.app("undo-nothing"))
        for _ in range(steps):
            await phone.from_menu(phone.app("redo"))
        assert phone.position == end


async def test_a_new_move_after_an_undo_forgets_what_was_taken_back(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as phone:
        seat, move = choose_likely_move(phone.session, Random(1))
        await phone.make(seat, move)
        await phone.press(phone.names_of.undo())
        await phone.make(*choose_likely_move(phone.session, Random(2)))
        assert not phone.can_tap(phone.app("redo"))


async def test_money_is_set_to_what_lies_on_the_table(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as phone:
        await phone.look(0)
        money = phone.position.towns[0].money
        await phone.press(phone.ui("fact-money", money=money))
        assert phone.shows(phone.names_of.game("set", "money", {"seat": "Ann"}))
        await phone.press("+5", "+1", "−1", "+1")
        await phone.press(phone.app("set-number", value=f"${money + 6}"))
        entry = phone.accepted
        assert isinstance(entry, Corrected)
        assert entry.correction == SetMoney(0, money + 6)
        assert phone.can_tap(phone.ui("fact-money", money=money + 6))
        await phone.show("log")
        assert phone.shows(phone.names_of.game("correct", "money", {"seat": "Ann", "money": money + 6}))
        assert phone.shows(phone.app("corrected"))


async def test_no_tap_makes_money_less_than_nothing(tmp_path: Path) -> None:
    async with at_table(tmp_path) as phone:
        await phone.look(0)
        await phone.press(phone.ui("fact-money", money=3), "−25", phone.app("set-number", value="$0"))
        assert phone.position.towns[0].money == 0


async def test_a_pile_is_counted_anew_by_tapping_its_number(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as phone:
        await phone.show("table")
        left = phone.position.supply.P
        deck = phone.position.deck.P
        name = phone.names_of.card("P")
        pile = 1 if left == deck else 0
        await phone.press(f"{name} {left}", number=pile)
        assert phone.shows(
            phone.names_of.game("set", "pile", {"pile": phone.names_of.game("place", "supply"), "card": name})
        )
        await phone.press("−1", phone.app("set-number", value=left - 1))
        entry = phone.accepted
        assert isinstance(entry, Corrected)
        assert entry.correction == SetPile("supply", "P", left - 1)


async def test_a_square_is_painted_as_it_lies_on_the_table_and_emptied_again(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as phone:
        await phone.look(1)
        await phone.from_menu(phone.app("mend"))
        at = next(at for at in GRID.names if phone.can_tap(phone.names_of.cell(at, None)))
        await phone.press(phone.names_of.card("P"), phone.names_of.cell(at, None))
        assert phone.accepted.correction == SetCell(1, at, "P")
        assert phone.can_tap(phone.names_of.laid(at, "P"))
        await phone.press(phone.app("eraser"), phone.names_of.laid(at, "P"))
        assert phone.accepted.correction == SetCell(1, at, None)
        await phone.press(phone.app("mend-stop"))
        assert phone.shows(phone.names_of.task(1))


async def test_the_city_hall_stays_where_it_is(tmp_path: Path) -> None:
    async with at_table(tmp_path) as phone:
        seq = phone.session.table.seq
        await phone.from_menu(phone.app("mend"))
        await phone.press(phone.app("eraser"), phone.names_of.laid("e5", "H"))
        assert phone.shows(phone.ui("hall-stays"))
        assert phone.session.table.seq == seq


async def test_a_game_played_without_the_app_is_painted_added_up_and_kept(tmp_path: Path) -> None:
    async with at_table(tmp_path, "Ann", "小明", mode="score") as phone:
        assert phone.shows(phone.app("only-scored"))
        await phone.press(phone.names_of.card("R"))
        for at in ("e4", "f4"):
            await phone.press(phone.names_of.cell(at, None))
        await phone.press(phone.app("next-person", name="小明"))
        await phone.press(phone.names_of.card("L"), phone.names_of.cell("d5", None))
        await phone.press(phone.ui("fact-money", money=0), "+25", "+5", "+1")
        await phone.press(phone.app("set-number", value="$31"))
        totals = [standing.total for standing in phone.session.game.scoresheet(phone.position).standings]
        assert totals == [3 - 22, 6 - 23]
        await phone.press(phone.app("see-score"))
        assert phone.shows(phone.app("score-final"))
        for total in totals:
            assert str(total).replace("-", "−") in phone.texts()
        await phone.press(phone.app("keep-score"))
        assert phone.route == f"/history/{phone.session.id}"
        assert phone.house.tables.library.summaries.get(phone.session.id)
        assert not phone.house.tables.open_tables()


async def test_a_card_that_was_laid_is_not_offered_again(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as phone:
        seat, move = choose_likely_move(phone.session, Random(1))
        assert isinstance(move, Build)
        hand = phone.position.towns[seat].hand or ()
        await phone.make(seat, move)
        await phone.look(seat)
        offered = phone.labels().count(phone.names_of.choice(move.card))
        assert offered == hand.count(move.card) - 1
