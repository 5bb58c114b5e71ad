"""The end of a game: last place first, then the winner; every number opens into what it came from."""

from functools import partial
from pathlib import Path
from random import Random

import pytest

from companion.engine.points import Points
from companion.engine.round_gains import find_last_round
from companion.engine.scoresheet import Scoresheet
from companion.games.card_city.city import GRID
from companion.hosting.intents import Accepted, Play, Undo
from companion.hosting.session import TableSession
from companion.rulebook import load
from tests.views.at_table import AtTable, another_phone, at_table, on_to
from tests.views.fingers import choose_likely_move
from tests.views.scores import number_label
from tests.views.visit import Visitor
from views.device.keyring import PREFIX
from views.pages.score import ceremony

SEED = 6

OF_THREE = 1
"""A game of three with this seed ends with a total of their own for each."""


def finished(session: TableSession, seed: int = SEED) -> None:
    """Play to the end."""
    dice = Random(seed)
    while not session.over:
        assert isinstance(session.submit(Play(*choose_likely_move(session, dice))), Accepted)


def last_tap(session: TableSession, seed: int = SEED) -> None:
    """Play until one more move ends the game."""
    finished(session, seed)
    session.submit(Undo())


def sheet_of(phone: AtTable) -> Scoresheet:
    return phone.session.game.scoresheet(phone.position)


def number(points: Points) -> str:
    return str(points).replace("-", "−")


async def test_the_end_is_revealed_from_the_last_place_to_the_winner(tmp_path: Path) -> None:
    async with at_table(tmp_path, "Ann", "Ben", "小明", before=partial(last_tap, seed=OF_THREE)) as phone:
        move = phone.taken_back
        await phone.make(move.seat, move.move)
        ranking = sheet_of(phone).ranking
        assert len({number(standing.total) for standing in ranking}) == 3
        hidden = [number(standing.total) for standing in ranking]
        assert phone.shows(phone.app("ceremony-over"))
        for standing in reversed(ranking):
            assert not set(hidden) & set(phone.texts())
            winner = standing.rank == 1
            await phone.press(
                phone.app("reveal-winner") if winner else phone.app("reveal-place", place=standing.rank)
            )
            assert hidden.pop() in phone.texts()
        assert phone.shows(phone.app("ceremony-winner", count=1))
        ahead = number(ranking[0].total - ranking[1].total)
        assert phone.shows(phone.app("ceremony-margin", points=ahead))
        assert not phone.can_tap(phone.app("reveal-all"))


async def test_before_the_end_is_revealed_no_category_and_no_way_on_is_shown(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=finished) as phone:
        await phone.show("score")
        names = {phone.names_of.game("category", category) for category in sheet_of(phone).categories}
        assert not names & set(phone.texts())
        assert not phone.can_tap(phone.app("rematch"))
        await phone.press(phone.app("reveal-all"))
        assert names <= set(phone.texts())
        for way in ("keep-score", "rematch", "send"):
            assert phone.can_tap(phone.app(way))


async def test_a_rematch_seats_the_same_people_and_the_next_one_begins(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=finished) as phone:
        before = phone.session.table.header.setup
        await phone.show("score")
        await phone.press(phone.app("reveal-all"), phone.app("rematch"))
        (session,) = phone.house.tables.open_tables()
        after = session.table.header.setup
        assert phone.route == f"/t/{session.id}"
        assert after.seats == before.seats
        assert after.start == (before.start + 1) % len(before.seats)
        assert (after.rulings, after.mode) == (before.rulings, before.mode)
        assert phone.house.tables.library.summaries.get(phone.session.id)


async def test_a_result_is_sent_as_a_picture_a_text_and_a_link(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=finished) as phone:
        await phone.show("score")
        await phone.press(phone.app("reveal-all"), phone.app("send"))
        assert phone.can_tap(phone.app("picture-save"))
        fields = [node["value"] for node, _ in phone.nodes() if node["_c"] == "TextField"]
        (text,) = (field for field in fields if field.startswith("Card City"))
        for standing in sheet_of(phone).standings:
            name = phone.session.names[standing.seat]
            assert f"{standing.rank}. {name} {number(standing.total)}" in text.splitlines()
        assert any(field.startswith("https://app.bgstatsapp.com/createPlay.html?data=") for field in fields)


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


async def test_one_place_after_the_other_is_revealed_without_a_tap(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ceremony, "PAUSE", 0.0)
    async with at_table(tmp_path, before=finished) as phone:
        await phone.press(phone.app("reveal-slowly"))
        await phone.until(lambda: phone.shows(phone.app("ceremony-winner", count=1)))


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
async def test_every_number_opens_its_lines_their_cells_and_their_rule(tmp_path: Path, language: str) -> None:
    async with at_table(tmp_path, language=language, before=on_to("build", 6)) as phone:
        await phone.show("score")
        if phone.can_tap(phone.app("score-zeros", count=2)):
            await phone.press(phone.app("score-zeros", count=2))
        for standing in sheet_of(phone).standings:
            for category in sheet_of(phone).categories:
                await phone.press(number_label(phone.names_of.texts, phone.session, standing.seat, category))
                lines = [line for line in standing.lines if line.category == category]
                for line in lines:
                    assert phone.names_of.game("line", category, line.params) in phone.texts()
                    section = load("card_city", language).section(line.rule)
                    assert phone.can_tap(phone.app("rule-link", rule=f"{section.number} {section.title}"))
                cells = {at for line in lines for at in line.cells}
                assert lit_cells(phone, standing.seat, cells) == cells
                if len(lines) > 1:
                    alone = lines[-1]
                    words = phone.names_of.game("line", category, alone.params)
                    same = [other for other in lines if other.params == alone.params]
                    await phone.press(words, number=len(same) - 1)
                    assert lit_cells(phone, standing.seat, cells) == set(alone.cells)
                await phone.press(phone.app("close"))


def lit_cells(phone: AtTable, seat: int, cells: set[str]) -> set[str]:
    return {at for at in cells if phone.framed(phone.names_of.laid(at, letter_at(phone, seat, at)))}


def letter_at(phone: AtTable, seat: int, at: str) -> str:
    return phone.position.towns[seat].city[GRID.index[at]]


async def test_a_rule_is_one_tap_from_the_points_it_gives(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 6)) as phone:
        await phone.show("score")
        line = sheet_of(phone).standings[0].lines[-1]
        section = load("card_city", "en").section(line.rule)
        await phone.press(number_label(phone.names_of.texts, phone.session, 0, line.category))
        await phone.press(phone.app("rule-link", rule=f"{section.number} {section.title}"))
        assert phone.shows(section.title)


async def test_rows_of_zeros_fold_into_a_line_that_opens_them(tmp_path: Path) -> None:
    async with at_table(tmp_path, mode="score") as phone:
        await phone.show("score")
        sheet = sheet_of(phone)
        names = {
            category: phone.names_of.game("category", category)
            for category in sheet.categories
            if not any(standing.points(category) for standing in sheet.standings)
        }
        assert len(names) > 1
        assert not set(names.values()) & set(phone.texts())
        await phone.press(phone.app("score-zeros", count=len(names)))
        assert set(names.values()) <= set(phone.texts())
        await phone.press(phone.app("score-zeros-hide"))
        assert not set(names.values()) & set(phone.texts())


async def test_the_gains_of_the_last_round_are_shown_when_asked_for(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=on_to("build", 6)) as phone:
        await phone.show("score")
        span = find_last_round(phone.session.table)
        assert span
        table = phone.session.table
        before, after = (table.game.scoresheet(table.at_step(step)) for step in (span.first, span.last))
        told = [now.total - then.total for now, then in zip(after.standings, before.standings, strict=True)]
        gains = [f"{'+' if gain > 0 else ''}{number(gain)}" for gain in told]
        counts = [phone.texts().count(gain) for gain in gains]
        await phone.press(phone.app("score-gains", round=span.round))
        assert all(phone.texts().count(gain) > count for gain, count in zip(gains, counts, strict=True))


async def test_people_of_one_score_share_a_rank(tmp_path: Path) -> None:
    async with at_table(tmp_path, "Ann", "Ben", "小明", mode="score") as phone:
        await phone.show("score")
        assert phone.texts().count("1.") == 3


# The next game --------------------------------------------------------------------------------------------


def _held(phone: Visitor, session: TableSession) -> frozenset[int]:
    """List the seats of a table that a phone's browser keeps the key of."""
    key = str(phone.storage[PREFIX + session.id]).partition(".")[2]
    return phone.house.client(session, key, local=False).rights.held


async def leads_to_the_next_game(guest: AtTable, *, sits: int | None) -> TableSession:
    """Follow a guest's offer, and return the table that it led to."""
    way = guest.app("rematch-go" if sits is None else "rematch-sit")
    await guest.until(lambda: guest.can_tap(way))
    await guest.press(way)
    (session,) = guest.house.tables.open_tables()
    await guest.until(lambda: guest.route == f"/t/{session.id}")
    seat = guest.house.seating.taken_seats(session.id)
    assert seat == (set() if sits is None else {sits})
    return session


async def test_a_guest_follows_to_the_next_game_with_the_seat_of_before(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=last_tap) as host:
        guest = await another_phone(host, local=False)
        await guest.press(guest.app("take-a-seat"))
        await guest.tap(f"{host.session.names[1]}: {guest.app('seat-is-nobody')}")
        assert host.house.seating.taken_seats(host.session.id) == {1}
        move = host.taken_back
        host.session.submit(Play(move.seat, move.move))
        await host.until(lambda: host.can_tap(host.app("see-score")))
        assert not guest.can_tap(guest.app("rematch-sit"))
        await host.show("score")
        await host.press(host.app("reveal-all"), host.app("rematch"))
        session = await leads_to_the_next_game(guest, sits=1)
        again = await guest.arrive(f"/t/{session.id}", storage=guest.storage)
        assert _held(again, session) == {1}
        for phone in (guest, again):
            await phone.client.close()


async def test_who_only_looks_on_follows_without_a_seat(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=finished) as host:
        guest = await another_phone(host, local=False)
        await host.show("score")
        await host.press(host.app("reveal-all"), host.app("rematch"))
        await leads_to_the_next_game(guest, sits=None)
        await guest.client.close()


async def test_a_guest_at_the_result_in_the_history_is_offered_the_next_game(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=finished) as host:
        other = await host.arrive(f"/history/{host.session.id}", local=True)
        assert not other.shows(host.app("rematch-begun"))
        await host.show("score")
        await host.press(host.app("reveal-all"), host.app("rematch"))
        await other.until(lambda: other.shows(host.app("rematch-begun")))
        await other.client.close()


async def test_from_the_history_the_same_people_play_again(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=finished) as host:
        await host.go(f"/history/{host.session.id}")
        await host.until(lambda: host.can_tap(host.app("rematch")))
        await host.press(host.app("rematch"))
        (session,) = host.house.tables.open_tables()
        assert host.route == f"/t/{session.id}"
        assert session.names == host.session.names


async def test_on_its_side_the_ways_on_stand_in_the_rail_once(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=finished, size=(844, 390)) as phone:
        await phone.show("score")
        assert not phone.can_tap(phone.app("rematch"))
        await phone.press(phone.app("reveal-all"))
        for way in ("keep-score", "rematch", "send"):
            assert phone.labels().count(phone.app(way)) + phone.texts().count(phone.app(way)) == 1
            beside = [above for node, above in phone.nodes() if node.get("value") == phone.app(way)]
            assert not any(each.get("wrap") for above in beside for each in above)  # all as wide as the rail


async def test_the_picture_to_send_shows_the_grid(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=finished) as phone:
        await phone.show("score")
        await phone.press(phone.app("reveal-all"), phone.app("send"))
        scoresheet = sheet_of(phone)
        lines = {line.category for each in scoresheet.standings for line in each.lines if line.points}
        for category in lines:
            assert phone.texts().count(phone.names_of.game("category", category)) == 2


async def test_the_board_keeps_the_final_points_until_they_are_revealed(tmp_path: Path) -> None:
    async with at_table(tmp_path, before=finished) as phone:
        await phone.show("board")
        total = sheet_of(phone).standings[0].total
        assert phone.can_tap(phone.app("points-hidden"))
        assert not phone.can_tap(phone.app("fact-points", points=total))
        await phone.show("score")
        await phone.press(phone.app("reveal-all"))
        await phone.show("board")
        assert phone.can_tap(phone.app("fact-points", points=total))
