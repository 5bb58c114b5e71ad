"""Several phones at one table, the journal beneath them, and a house that opens again."""

from pathlib import Path
from random import Random

import pytest

from companion.engine.notice import Notice
from companion.engine.record import Codec
from companion.engine.words import Who
from companion.games.card_city import GAME
from companion.games.card_city.moves import Build, Choose, Collect, Take
from companion.games.card_city.position import Position
from companion.hosting.intents import Play
from companion.hosting.open_home import OpenHome
from tests.views.at_table import AtTable, another_phone, at_table, on_to
from tests.views.fingers import choose_likely_move
from tests.views.headless import Node
from tests.views.visit import visit


async def test_what_one_phone_does_the_other_shows_at_once(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as ann:
        ben = await another_phone(ann)
        seat, move = choose_likely_move(ann.session, Random(1))
        await ann.make(seat, move)
        await ben.until(lambda: ben.can_tap(ben.names_of.undo()))
        await ben.look(seat)
        assert ben.can_tap(ben.names_of.laid(move.at, move.card))
        assert ann.client.lost == ben.client.lost == []
        await ben.client.close()


async def late(phone: AtTable, node: Node) -> None:
    """A tap on something that has just gone, as from a phone with a slow line."""
    await phone.client.session.dispatch_event(node["_i"], "click", None)
    await phone.client.settle()


async def test_two_people_who_take_a_lot_at_once_take_it_once(tmp_path: Path) -> None:
    async with at_table(tmp_path) as ann:
        ben = await another_phone(ann)
        label = ann.ui("takes-open", name="Ben")
        stale = ben.labelled(label)
        await ann.press(label)
        await late(ben, stale)
        assert ann.moves_made == [Choose("open")]
        await ben.make(1, Take(("R", "C")))
        assert ann.position.towns[1].hand == ("R", "C")
        await ben.client.close()


async def test_a_move_that_somebody_else_made_first_is_refused_and_says_so(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("income", 2)) as phone:
        button = phone.labelled(phone.ui("income-taken"))
        phone.session.submit(Play(phone.position.start, Collect()))
        seq = phone.session.table.seq
        await late(phone, button)
        assert phone.shows(phone.app("overtaken", what=phone.names_of.sentence()))
        assert phone.session.table.seq == seq


async def test_a_choice_that_still_stands_goes_in_although_the_table_has_moved_on(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as phone:
        seat, move = choose_likely_move(phone.session, Random(1))
        other = 1 - seat
        theirs = GAME.moves(phone.position, other)[0]
        await phone.look(seat)
        *aims, lay = phone.names_of.taps(seat, move)
        await phone.press(*aims)
        button = phone.labelled(lay)
        phone.session.submit(Play(other, theirs))
        await late(phone, button)
        assert phone.moves_made[-2:] == [theirs, move]


def lines_on_disk(house: OpenHome, table: str) -> list[bytes]:
    found = next(house.home.path.rglob(f"{table}.journal"))
    return found.read_bytes().splitlines()


async def test_an_entry_is_in_the_journal_before_any_screen_hears_of_it(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as phone:
        seat, move = choose_likely_move(phone.session, Random(1))
        before = len(lines_on_disk(phone.house, phone.session.id))
        shown: list[tuple[int, int]] = []
        phone.house.tables.events.listen(
            lambda table: shown.append((phone.session.table.seq, len(lines_on_disk(phone.house, table))))
        )
        await phone.make(seat, move)
        assert shown == [(phone.session.table.seq, before + 1)]


async def test_a_house_that_opens_again_finds_the_table_where_it_was(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as phone:
        await phone.make(*choose_likely_move(phone.session, Random(1)))
        await phone.press(phone.names_of.undo())
        left, entries, table = phone.position, phone.session.table.entries, phone.session.id
        record = Codec(GAME).encode_record(phone.session.table.record)
    async with visit(tmp_path) as visitor:
        session = visitor.house.tables.table(table)
        assert session is not None
        assert session.table.entries == entries
        assert Codec(GAME).encode_record(session.table.record) == record
        again = AtTable(visitor.client, visitor.house, session)
        await again.go(f"/t/{table}")
        assert again.position == left
        assert again.shows(again.names_of.headline())
        await again.from_menu(again.app("redo"))
        await again.make(*choose_likely_move(again.session, Random(3)))
        assert again.session.table.seq == len(entries) + 2


async def test_a_phone_that_was_away_sees_what_happened_meanwhile_and_can_tap(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 2)) as phone:
        await phone.client.lose_line()
        phone.session.submit(Play(*choose_likely_move(phone.session, Random(1))))
        await phone.client.find_line()
        assert phone.can_tap(phone.names_of.undo())
        await phone.make(*choose_likely_move(phone.session, Random(2)))
        assert phone.client.lost == []


async def test_a_table_that_is_not_there_says_so_and_leads_home(tmp_path: Path) -> None:
    async with at_table(tmp_path) as phone:
        await phone.go("/t/NOWHERE")
        assert phone.shows(phone.app("no-such-table"))
        await phone.press(phone.app("back"))
        assert phone.route == "/"


async def test_a_card_named_elsewhere_is_forgotten_by_the_phone_that_began_to_name_it(tmp_path: Path) -> None:
    async with at_table(tmp_path) as phone:
        phone.session.submit(Play(1, Choose("open")))
        await phone.client.settle()
        await phone.look(1)
        await phone.press(phone.names_of.got("R", phone.position.deck.R))
        phone.session.submit(Play(1, Take(("C", "C"))))
        await phone.client.settle()
        on_to("divide", 2)(phone.session)
        phone.session.submit(Play(0, Choose("open")))
        await phone.client.settle()
        assert phone.shows(phone.names_of.task(1))
        assert not phone.can_tap(phone.ui("start-again"))
        seq = phone.session.table.seq
        await phone.press(phone.names_of.got("P", phone.position.deck.P))
        assert phone.session.table.seq == seq


def lays(position: Position) -> list[Build]:
    """Tell where the first seat may build, each with another square for the same card."""
    moves = [move for move in GAME.moves(position, 0) if isinstance(move, Build)]
    return [move for move in moves if any(each.card == move.card and each != move for each in moves)]


async def test_a_square_pointed_at_is_let_go_when_its_card_is_laid_elsewhere(tmp_path: Path) -> None:
    def two_kinds(position: Position) -> bool:
        return len(set(position.towns[0].hand or ())) == 2 and bool(lays(position))

    async with at_table(tmp_path, before=on_to("build", 2, where=two_kinds)) as phone:
        mine = lays(phone.position)[0]
        theirs = next(move for move in lays(phone.position) if move.card == mine.card and move != mine)
        await phone.look(0)
        *aims, lay = phone.names_of.taps(0, mine)
        await phone.press(*aims)
        assert phone.can_tap(lay)
        phone.session.submit(Play(0, theirs))
        await phone.client.settle()
        (left,) = phone.position.towns[0].hand or ()
        assert not phone.can_tap(phone.ui("lay-at", card=phone.names_of.card(left), at=mine.at))


@pytest.mark.parametrize(("about", "held"), [(None, False), (1, True)])
async def test_news_of_the_whole_table_puts_down_what_is_in_hand_and_news_of_another_seat_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, about: int | None, held: bool
) -> None:
    def both_lay(position: Position) -> bool:
        return bool(lays(position)) and any(isinstance(move, Build) for move in GAME.moves(position, 1))

    async with at_table(tmp_path, before=on_to("build", 2, where=both_lay)) as phone:
        await phone.look(0)
        *aims, lay = phone.names_of.taps(0, lays(phone.position)[0])
        await phone.press(*aims)
        assert phone.can_tap(lay)
        monkeypatch.setitem(vars(GAME), "describe", lambda *_: Notice("pass", about, {"seat": Who(1)}))
        phone.session.submit(
            Play(1, next(move for move in GAME.moves(phone.position, 1) if isinstance(move, Build)))
        )
        await phone.client.settle()
        assert phone.can_tap(lay) is held
