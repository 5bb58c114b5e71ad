"""The home page, seen from a phone."""

import re
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from companion.engine.record import Codec
from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from companion.history.errors import Report
from companion.hosting.open_home import OpenHome
from companion.hosting.samples import MARK, sample_record
from companion.lessons.trial_tables import DAY
from companion.locale.texts import Texts
from tests.views.sample import sample
from tests.views.visit import headline, visit
from views.models.covers import read_cover

TEXTS = Texts.load_all()


def name_of(game_id: str) -> str:
    """Return what a game is called on the shelf."""
    return TEXTS["en"].say(f"{game_id}-name")


def one_table(house: OpenHome) -> None:
    house.tables.begin("card_city", Setup(make_seats("Ann", "小明")))


async def test_an_empty_home_says_what_this_is_and_invites(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        for text in ("May I put this here?", "What do I do now?", "Who won?"):
            assert phone.shows(text)
        assert {"History", "Import a table", *(name_of(game_id) for game_id in GAMES)} <= set(phone.names())


@pytest.mark.parametrize("locale", TEXTS)
@pytest.mark.parametrize("game_id", GAMES)
def test_the_shelf_says_how_many_play_and_in_a_line_what_a_game_is(locale: str, game_id: str) -> None:
    seats = GAMES[game_id].seats
    assert re.findall(r"\d+", TEXTS[locale].say(f"{game_id}-players")) == [str(seats[0]), str(seats[-1])]
    assert 0 < len(TEXTS[locale].say(f"{game_id}-pitch")) <= (48 if locale == "en" else 24)


async def test_a_game_on_the_shelf_and_taken_from_it_shows_both(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        shown = phone.texts()
        assert "2–7 players" in shown
        assert TEXTS["en"].say("citadels-pitch") in shown
        await phone.tap("Citadels")
        assert any(text.startswith("2–7 players · ") for text in phone.texts())


async def test_a_game_taken_from_the_shelf_says_what_can_be_done_with_it(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        for game_id in GAMES:
            await phone.tap(name_of(game_id))
            ways = {"New table", "Learn it", "See a sample table", "Only the score", "Rules"}
            assert ways <= set(phone.names())
            await phone.tap("Close")
            assert not ways & set(phone.names())


@pytest.mark.parametrize(("way", "leads_to"), [("New table", "/new/citadels"), ("Rules", "/rules/citadels")])
async def test_what_is_chosen_is_done_with_the_game_that_was_taken(
    tmp_path: Path, way: str, leads_to: str
) -> None:
    async with visit(tmp_path) as phone:
        await phone.tap("Citadels")
        await phone.tap(way)
        await phone.until(lambda: phone.route == leads_to)


async def test_guests_take_the_rules_of_a_game_from_the_shelf_and_nothing_else(tmp_path: Path) -> None:
    async with visit(tmp_path, local=False) as phone:
        await phone.tap("Citadels")
        await phone.until(lambda: phone.route == "/rules/citadels")
        assert "New table" not in phone.names()


def test_every_game_has_a_picture_by_day_and_by_night() -> None:
    for game_id, look in product(GAMES, ("light", "dark")):
        found = read_cover(game_id, look, "en")
        assert found, f"data/covers has no {look} picture of {game_id}"
        assert found[8:12] == b"WEBP"
        assert len(found) < 20_000


async def test_the_sample_table_opens_in_the_middle_of_a_game(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        await phone.tap("Card City")
        await phone.until(lambda: phone.shows("Round 6/10 · Build · 3 players"))
        await phone.tap("See a sample table")
        await phone.until(phone.house.tables.open_tables)
        session = phone.house.tables.open_tables()[0]
        await phone.until(lambda: phone.route == f"/t/{session.id}")
        assert (session.table.position.round, session.table.position.phase) == (6, "build")
        assert session.names == ("Ann", "Ben", "小明")


def test_the_sample_that_ships_is_the_one_that_is_made() -> None:
    game = GAMES["card_city"]
    assert sample_record("card_city").strip() == Codec(game).encode_record(sample().record)


async def test_an_open_table_shows_where_it_stands_and_one_tap_goes_on(tmp_path: Path) -> None:
    async with visit(tmp_path, before=one_table) as phone:
        session = phone.house.tables.open_tables()[0]
        for text in ("Card City", headline("divide"), "Ann", "小明"):
            assert phone.shows(text)
        await phone.tap("Go on with Card City: Ann and 小明")
        assert phone.route == f"/t/{session.id}"


async def test_a_table_begun_on_another_phone_appears_at_once(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        one_table(phone.house)
        await phone.until(lambda: phone.shows(headline("divide")))


async def test_deleting_takes_a_second_deliberate_tap(tmp_path: Path) -> None:
    async with visit(tmp_path, before=one_table) as phone:
        await phone.tap("More about this table of Card City")
        await phone.tap("Delete")
        assert phone.house.tables.open_tables()
        await phone.tap("Delete for good")
        await phone.until(lambda: not phone.house.tables.open_tables())
        await phone.until(lambda: phone.shows("May I put this here?"))


async def test_a_table_can_be_filed_away_as_it_stands(tmp_path: Path) -> None:
    async with visit(tmp_path, before=one_table) as phone:
        session = phone.house.tables.open_tables()[0]
        await phone.tap("More about this table of Card City")
        await phone.tap("Finish and file it")
        await phone.until(lambda: phone.route == f"/history/{session.id}")
        assert phone.house.tables.library.summaries.get(session.id)


async def test_what_was_repaired_is_told_and_can_be_dismissed(tmp_path: Path) -> None:
    def repaired(house: OpenHome) -> None:
        house.tables.reports.add(Report("history-records-restored", {"count": 2}))

    async with visit(tmp_path, before=repaired) as phone:
        assert phone.shows("2 finished games were found again from their records.")
        await phone.tap("Close")
        assert not phone.shows("found again")


async def test_an_entry_that_broke_off_is_told_to_the_host_until_it_is_dismissed_in_one_browser(
    tmp_path: Path,
) -> None:
    with OpenHome.open(tmp_path, fsync=False) as house:
        one_table(house)
    (path,) = (tmp_path / "tables").glob("*.journal")
    path.write_bytes(path.read_bytes() + b'12345678 {"ent')
    async with visit(tmp_path) as phone:
        guest = await phone.arrive()
        assert phone.shows("was cut off while it was being written (14 bytes)")
        assert not guest.shows("was cut off")
        laptop = await phone.arrive(local=True)
        assert laptop.shows("was cut off")
        await phone.tap("Close")
        assert not phone.shows("was cut off")
        loaded_again = await phone.arrive(local=True)
        assert not loaded_again.shows("was cut off")
        for other in (guest, laptop, loaded_again):
            await other.client.close()
    async with visit(tmp_path) as phone:
        assert not phone.shows("was cut off")


async def test_only_the_score_leads_to_a_setup_that_only_scores(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        await phone.tap("Card City")
        await phone.tap("Only the score")
        assert phone.route == "/new/card_city"
        assert phone.chosen("Only the score")
        assert "Count the points" in phone.names()


@pytest.mark.parametrize("address", ["/table/ABCD", "/nonsense", "/t/ABCD/more/and/more"])
async def test_an_address_where_nothing_lies_says_so_and_leads_to_the_start_page(
    tmp_path: Path, address: str
) -> None:
    async with visit(tmp_path) as phone:
        await phone.go(address)
        assert phone.shows("This link leads nowhere.")
        await phone.tap("To the start page")
        await phone.until(lambda: phone.route == "/")
        assert phone.shows("May I put this here?")


# Many tables ----------------------------------------------------------------------------------------------


def fill(house: OpenHome) -> None:
    """Open a table of each game, then a sample, which is touched last, later than all that it tells of."""
    for game_id in GAMES:
        house.tables.begin(game_id, Setup(make_seats("Ann", "Ben")))
    clock: Any = house.tables.clock
    clock.now += DAY
    house.tables.copy_record("citadels", sample_record("citadels"), mark=MARK)


async def test_the_last_real_table_comes_first_with_its_board_and_whose_turn_it_is(tmp_path: Path) -> None:
    def begin_two(house: OpenHome) -> None:
        fill(house)
        clock: Any = house.tables.clock
        clock.now += 1
        one_table(house)

    async with visit(tmp_path, before=begin_two) as phone:
        names = [name for name in phone.names() if name.startswith("Go on with ")]
        assert names[0] == "Go on with Card City: Ann and 小明"
        assert len(names) == len(GAMES) + 2
        session = phone.house.tables.open_tables()[0]
        (seat,) = phone.house.client(session, None, local=True).view.actors()
        assert phone.shows(f"{session.names[seat]}’s turn")


async def test_a_sample_is_marked_and_stands_behind_real_tables(tmp_path: Path) -> None:
    async with visit(tmp_path, before=fill) as phone:
        assert phone.texts().count("Sample") == 1
        last = [name for name in phone.names() if name.startswith("Go on with ")][-1]
        assert last.startswith("Go on with Citadels: Ann, ")


async def test_a_sample_left_alone_for_a_day_is_gone(tmp_path: Path) -> None:
    async with visit(tmp_path, before=fill) as phone:
        clock: Any = phone.house.tables.clock
        clock.now += DAY + 1
        await phone.go("/history")
        await phone.go("/")
        await phone.until(lambda: len(phone.house.tables.open_tables()) == len(GAMES))
        assert "Sample" not in phone.texts()


@pytest.mark.parametrize("tables", [None, fill])
async def test_the_shelf_tells_players_minutes_and_a_line_of_every_game(
    tmp_path: Path, tables: Callable[[OpenHome], None] | None
) -> None:
    async with visit(tmp_path, before=tables or (lambda _: None)) as phone:
        shown = phone.texts()
        for game_id in GAMES:
            assert TEXTS["en"].say(f"{game_id}-pitch") in shown
        assert "1–4 players · 100–200 min" in shown
        assert "2–7 players" in shown


@pytest.mark.parametrize("locale", TEXTS)
def test_minutes_are_told_of_the_games_whose_rules_state_them_and_of_no_other(locale: str) -> None:
    told = {
        game_id: re.findall(r"\d+", TEXTS[locale].say(f"{game_id}-minutes"))
        for game_id in GAMES
        if TEXTS["en"].has(f"{game_id}-minutes")
    }
    assert told == {"card_city": ["30"], "sweet_lands": ["100", "200"]}


async def test_a_guest_finds_the_way_to_a_table_above_everything_else(tmp_path: Path) -> None:
    async with visit(tmp_path, before=one_table) as phone:
        session = phone.house.tables.open_tables()[0]
        guest = await phone.arrive()
        shown = guest.texts()
        assert shown[:2] == ["Table Companion", "Join a table"]
        await guest.write("Table code", session.id[:4])
        await guest.tap("Join")
        await guest.until(lambda: guest.shows("Where do you sit?") or guest.route != "/")
        assert guest.route == f"/J/{session.id[:4]}"
        await guest.client.close()
