"""Playing Sweet Lands by tapping: one tap lays what is owed, a print is asked once, a refusal says why."""

from pathlib import Path

from companion.games.sweet_lands import dues, moves
from companion.games.sweet_lands.corrections import SetStock
from companion.games.sweet_lands.vocabulary import BASICS
from companion.hosting.intents import Accepted, Correct, Play
from companion.hosting.session import TableSession
from tests.games.sweet_lands.full_box import full_box
from tests.views.playing import Before
from tests.views.sweet_lands_fingers import place
from tests.views.sweet_lands_painted import PAINTED
from tests.views.sweet_lands_table import (
    GAME,
    Lands,
    correct_in_order,
    make_lands,
    set_up,
    sweet_lands,
    tiles_lie_there,
)
from views.boards.sweet_lands import map_look


def using(letter: str, *then: moves.Move) -> Before:
    """The first seat has used an area, and done some more."""

    def before(session: TableSession) -> None:
        set_up(session)
        for what in BASICS:
            session.submit(Correct(SetStock(0, what, 20)))
        for move in (moves.Area(letter, 1), *then):
            answer = session.submit(Play(0, move))
            assert isinstance(answer, Accepted), answer

    return before


async def takes_a_character(table: Lands) -> None:
    await table.look(table.seat_on_turn)
    name = table.board("character", board="1", side="a")
    if not table.starting(name):
        await table.tap(table.board("new-board"))
        return
    await table.tap(name, table.board("take-character", character=name))


# A print that nobody has read ------------------------------------------------------------------------------


async def open_print(table: Lands) -> None:
    """Ask to enter what nobody has read."""
    await table.tap(table.board("read", what="#").partition("#")[0])


async def test_at_the_setup_nothing_is_asked_by_itself_and_a_print_can_be_entered_or_counted(
    tmp_path: Path,
) -> None:
    async with sweet_lands(tmp_path, box={}, before=tiles_lie_there) as table:
        seat = table.seat_on_turn
        await takes_a_character(table)
        assert dues.asked_entries(table.position, seat) == ("1a-spaces",)
        assert not table.asks()
        await open_print(table)
        assert table.asks()
        await table.press(table.app("box-keep"))
        assert table.asks(), "the next print of the same board"
        await table.press(table.app("close"))
        assert not table.asks()
        await table.press(table.app("box-count-yourself"))
        assert table.position.players[seat].waived == ("1a-start",)
        assert table.seat_on_turn != seat


async def test_the_answer_is_booked_and_the_next_print_is_asked(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, box={"1a-spaces": "1;1;1;1"}, before=tiles_lie_there) as table:
        seat = table.seat_on_turn
        await takes_a_character(table)
        assert dues.asked_entries(table.position, seat) == ("1a-start",)
        await open_print(table)
        two_gold = table.app("gains-add", what=table.word("amount-gold", count=2))
        await table.press(two_gold, table.app("box-keep"))
        assert table.position.players[seat].gold == 2
        assert not table.asks()
        assert table.seat_on_turn != seat


async def test_a_shared_phone_goes_on_to_the_next_person_after_an_answer_is_kept(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, box={"1a-spaces": "1;1;1;1"}, before=tiles_lie_there) as table:
        seat = table.seat_on_turn
        await takes_a_character(table)
        await open_print(table)
        await table.press(table.app("gains-add", what=table.word("gain-gold")), table.app("box-keep"))
        following = GAME.agenda(table.position).tasks[0]
        assert following.seat != seat
        task = table.texts.about(GAME.id, "task", following.id, following.params, table.session.names)
        assert task in table.words()
        assert table.can_tap(table.board("new-board")), "the choice of the next person is on the screen"


async def test_not_now_books_by_hand_and_goes_on(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, box={"1a-spaces": "1;1;1;1"}, before=tiles_lie_there) as table:
        seat = table.seat_on_turn
        await takes_a_character(table)
        await open_print(table)
        await table.press(table.app("box-later"))
        assert make_lands(table) == moves.ByHand()
        assert table.seat_on_turn != seat


async def test_not_now_after_another_phone_has_answered_only_closes_the_sheet(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, box={"1a-spaces": "1;1;1;1"}, before=tiles_lie_there) as table:
        seat = table.seat_on_turn
        await takes_a_character(table)
        await open_print(table)
        table.session.submit(Play(seat, moves.ByHand()))
        await table.client.settle()
        assert table.asks()
        before = len(table.session.table.entries)
        await table.press(table.app("box-later"))
        assert not table.asks()
        assert table.app("why-title") not in table.words()
        assert len(table.session.table.entries) == before


async def test_an_area_is_used_at_once_and_its_unread_slots_are_asked_in_a_strip(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=set_up, box=without("slots-I")) as table:
        before = len(table.session.table.entries)
        await table.tap("Area I,", table.board("use", area="I", copied=""))
        assert make_lands(table) == moves.Area("I", 1)
        assert len(table.session.table.entries) == before + 1
        await table.press(table.app("box-enter"))
        assert table.asks()
        await table.press("2")
        assert table.position.printed.number("slots-I") == 2
        assert not table.can_tap(table.app("box-enter"))


def without(*names: str) -> dict[str, str]:
    return {name: text for name, text in full_box().items() if name not in names}


# Laying ----------------------------------------------------------------------------------------------------


async def test_one_tap_lays_a_tile_where_it_may_lie(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=using("A")) as table:
        glowing = table.open_places()
        assert glowing
        await table.finger(glowing[0])
        assert isinstance(make_lands(table), moves.Terrain)
        assert table.position.players[0].spots


async def test_a_refused_hex_says_why_and_a_button_lays_the_tile_elsewhere(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=using("A")) as table:
        far = "-3,3"
        await table.finger(place(table, 0, far))
        assert table.sheet_open()
        assert isinstance(make_lands(table), moves.Area)
        nearest = GAME.repairs(table.position, 0, moves.Terrain(far))[0].cells[0]
        await table.press(map_look.hex_name(table.position, 0, nearest))
        assert make_lands(table) == moves.Terrain(nearest)


async def test_where_a_property_goes_that_can_go_nowhere_is_tapped_before_the_table_allows_it(
    tmp_path: Path,
) -> None:
    async with sweet_lands(tmp_path, before=using("E")) as table:
        table.session.submit(Correct(SetStock(0, "iron", 0)))
        await table.client.settle()
        await table.tap(next(name for name in table.tappables() if name.startswith("lab")))
        assert table.app("allow-where") in table.words()
        assert not table.can_tap(table.app("allow"))
        await table.press(table.app("close"))
        await table.finger(place(table, 0, "0,0"))
        assert table.can_tap(table.app("allow"))


async def test_thats_all_does_without_the_rest(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=using("A")) as table:
        await table.tap(table.board("thats-all"))
        assert make_lands(table) == moves.Skip()
        assert not table.position.players[0].dues
        await table.tap(table.board("end-turn"))
        assert table.position.turn == 1


async def test_a_road_is_laid_with_one_tap_on_an_edge(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=using("D")) as table:
        assert len(table.open_places()) == 6
        await table.finger(table.open_places()[0])
        if table.can_tap(table.app("whole-map")):
            await table.finger(table.open_places()[0])
        assert isinstance(make_lands(table), moves.Road)


async def test_a_screen_reader_hears_what_lies_on_the_map_and_that_nothing_is_owed(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=correct_in_order(*PAINTED)) as table:
        there = "terrain tiles: 9, roads: 5, rabbits: 2, tents: 1, houses: 1, buildings: 1, labs: 1"
        others = "coffee shops: 1, clock tower: 1"
        assert f"Map of Ann: {there}, {others}. Nothing is owed." in table.labels()
        await table.look(1)
        assert "Map of Ben: nothing laid yet. Nothing is owed." in table.labels()


async def test_a_screen_reader_hears_what_is_owed_where_nothing_is_laid(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=using("K")) as table:
        (said,) = [label for label in table.labels() if label.startswith("Map of Ann")]
        task = GAME.agenda(table.position).tasks[0]
        assert said.endswith(
            table.texts.about("sweet_lands", "task", task.id, task.params, table.session.names)
        )


# A turn ----------------------------------------------------------------------------------------------------


async def test_what_cannot_be_done_is_there_and_says_why(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=correct_in_order(SetStock(0, "wheat", 0))) as table:
        await table.tap("Area A,")
        assert table.sheet_open()
        assert not [move for move in table.moves_made if isinstance(move, moves.Area)]


async def test_the_second_tap_on_an_area_uses_it(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=set_up) as table:
        await table.tap("Area I,")
        assert not isinstance(make_lands(table), moves.Area)
        await table.tap("Area I,")
        assert make_lands(table) == moves.Area("I", 1)


async def test_a_disc_pays_for_a_slot(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=correct_in_order(SetStock(0, "discs", 1))) as table:
        await table.tap(table.board("with-disc", count=1), "Area I,", "Area I,")
        assert make_lands(table) == moves.Area("I", 1, disc=True)


async def test_a_free_action_is_taken_with_what_there_is_most_of(tmp_path: Path) -> None:
    rich = (SetStock(0, "wheat", 9), SetStock(0, "wood", 0), SetStock(0, "iron", 0))
    async with sweet_lands(tmp_path, before=correct_in_order(*rich)) as table:
        await table.tap(table.board("tab-free"), table.board("free-5"), table.board("do-free"))
        assert make_lands(table) == moves.Free(5, give=moves.Basics(wheat=1))


async def test_a_card_is_booked_by_hand_with_its_mark(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=set_up) as table:
        mark = table.board("card-with-mark", mark=table.word("element-m3"))
        await table.tap(table.board("tab-cards"), table.board("card-by-hand"), mark)
        assert make_lands(table) == moves.Play(0, 0, 3)
        assert table.position.players[0].marks[2] == 1


def named(*names: str) -> dict[str, str]:
    """Return a box in which just so many cards are known, by name."""
    own = {name: text for name, text in full_box().items() if not name.startswith("card-")}
    first = full_box()["card-1"].rpartition(";")[0]
    return own | {f"card-{number}": f"{first};{name}" for number, name in enumerate(names, 1)}


MENU = (
    "Almond Baker",
    "berry farm",
    "Biscuit Mill",
    "Candy Shop",
    "Donut Cart",
    "Éclair Bar",
    "餅乾工廠",
    "餅乾車",
    "",
)


async def find_shown_cards(table: Lands) -> list[str]:
    """List the named cards on all pages, and turn back to the first one."""
    turns, found = table.app("tiles-next", page="#", pages="").partition("#")[0], set[str]()
    for _ in MENU:
        found |= {name for name in MENU if name and table.starting(f"{name},")}
        if table.begins(turns):
            await table.finger(table.beginning(turns))
    return [name for name in MENU if name in found]


async def look_for(table: Lands, letter: str) -> list[str]:
    """Choose a letter, and list the named cards that are shown."""
    await table.tap(table.board("find-card"), table.board("cards-beginning", letter=letter))
    return await find_shown_cards(table)


async def test_a_card_of_many_is_found_by_how_its_name_begins(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=set_up, box=named(*MENU)) as table:
        await table.tap(table.board("tab-cards"))
        assert await find_shown_cards(table) == list(MENU[:-1])
        assert await look_for(table, "B") == ["berry farm", "Biscuit Mill"]
        await table.tap(table.board("all-cards"))
        assert await look_for(table, "餅") == ["餅乾工廠", "餅乾車"]
        await table.tap(table.board("all-cards"))
        await table.tap(table.board("find-card"), table.board("unnamed-cards"))
        assert await find_shown_cards(table) == []
        assert table.starting(f"{table.board('card', number=9)},")
        await table.tap(table.board("all-cards"))
        assert await find_shown_cards(table) == list(MENU[:-1])


async def test_a_card_in_hand_is_put_down_where_others_are_looked_for(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=set_up, box=named(*MENU)) as table:
        play = table.board("play", card="Candy Shop")
        await table.tap(table.board("tab-cards"), "Candy Shop,")
        await table.tap(table.board("find-card"), table.board("cards-beginning", letter="C"))
        assert table.begins(play)
        await table.tap(table.board("all-cards"))
        await table.tap(table.board("find-card"), table.board("cards-beginning", letter="A"))
        assert not table.begins(play)


async def test_few_cards_are_found_by_looking(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=set_up, box=named(*MENU[:8])) as table:
        await table.tap(table.board("tab-cards"))
        assert not table.begins(table.board("find-card"))


async def test_another_card_is_asked_for_before_it_is_played(tmp_path: Path) -> None:
    async with sweet_lands(tmp_path, before=set_up) as table:
        await table.tap(table.board("tab-cards"), table.board("another-card"))
        assert table.asks()
        await table.press(table.app("box-later"))
        assert not table.asks()
        assert not isinstance(make_lands(table), moves.Play)


async def test_the_income_is_one_tap(tmp_path: Path) -> None:
    def collecting(session: TableSession) -> None:
        while session.table.position.phase != "income":
            position = session.table.position
            seat = GAME.actors(position)[0]
            session.submit(Play(seat, next(iter(GAME.moves(position, seat)))))

    async with sweet_lands(tmp_path, before=collecting) as table:
        await table.tap(table.texts.say("sweet_lands-board-income", what=()))
        assert make_lands(table) == moves.Collect()
