"""At a table whose game raises something: taps are answered and change nothing, and there is a way on."""

from collections.abc import Callable
from logging import LogRecord
from pathlib import Path
from typing import Any

import pytest

from companion.engine.record import Codec, Corrected, Undone
from companion.games import GAMES
from companion.games.card_city import GAME
from companion.games.card_city.moves import Build, SetMoney
from companion.hosting.intents import Correct
from tests.effort import in_turn
from tests.views.at_table import AtTable, another_phone, at_table, on_to
from tests.views.faulty import NOTHING, ON_HOME, STUMBLED, Odd, kinds, odd, odd_panels, table_of, two_tables
from tests.views.test_table_reasons import aim, refused, tangled
from tests.views.visit import visit
from views.models.seen_tracker import BLINK

BUILDING = on_to("build", 2)


def a_build(phone: AtTable) -> tuple[int, Build]:
    """Return a building that somebody may lay now."""
    for seat in GAME.actors(phone.position):
        for move in GAME.moves(phone.position, seat):
            if isinstance(move, Build):
                return seat, move
    raise LookupError("nobody builds")


def is_now(phone: AtTable) -> Callable[..., bool]:
    """Tell if a game is asked about what the table shows at this moment."""
    position = phone.position
    return lambda asked, *_: bool(asked == position)


@pytest.mark.parametrize("method", ["verdict", "apply", "describe", "survey", "preview", "moves", "stage"])
async def test_a_tap_over_which_the_game_stumbles_is_answered_and_changes_nothing_or_goes_in_whole(
    monkeypatch: pytest.MonkeyPatch, faults: list[LogRecord], tmp_path: Path, method: str
) -> None:
    async with at_table(tmp_path, before=BUILDING) as phone:
        seat, move = a_build(phone)
        before, seq = phone.position, phone.session.table.seq
        *first, last = phone.names_of.taps(seat, move)
        await phone.look(seat)
        await phone.press(*first)
        odd(monkeypatch, GAME, method)
        await phone.press(last)
        went_in = phone.session.table.seq == seq + 1
        assert phone.position == (GAME.apply(before, seat, move) if went_in else before)
        assert went_in == (method not in ("verdict", "apply"))
        assert phone.shows(NOTHING) == (not went_in)
        await phone.show("rules")
        monkeypatch.undo()
        await phone.show("board")
        assert not phone.shows(STUMBLED)
        assert kinds(faults) <= {Odd}


async def test_what_was_refused_can_be_done_once_the_game_answers_again(
    monkeypatch: pytest.MonkeyPatch, faults: list[LogRecord], tmp_path: Path
) -> None:
    async with at_table(tmp_path, before=BUILDING) as phone:
        seat, move = a_build(phone)
        with monkeypatch.context() as now:
            odd(now, GAME, "apply")
            await phone.make(seat, move)
            assert phone.shows(NOTHING)
        phone.ticks.forward(1)
        await phone.press(list(phone.names_of.taps(seat, move))[-1])
        assert phone.moves_made[-1] == move
        assert kinds(faults) == {Odd}


async def test_what_cannot_be_drawn_with_a_card_in_hand_is_drawn_without_it_and_says_so(
    monkeypatch: pytest.MonkeyPatch, faults: list[LogRecord], tmp_path: Path
) -> None:
    async with at_table(tmp_path, before=BUILDING) as phone:
        seat, move = a_build(phone)
        await phone.look(seat)
        odd_panels(monkeypatch, "card_city", "acts", where=lambda screen, _: bool(screen.piece))
        await phone.press(phone.names_of.choice(move.card))
        assert phone.shows(NOTHING)
        assert not phone.shows(STUMBLED)
        assert phone.can_tap(phone.names_of.choice(move.card))
        assert kinds(faults) == {Odd}


async def test_a_sheet_that_cannot_be_drawn_is_closed_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, faults: list[LogRecord], tmp_path: Path
) -> None:
    async with at_table(tmp_path, before=on_to("build", 3, where=tangled)) as phone:
        seat, move, _ = refused(phone.position, reasons=2)
        odd(monkeypatch, GAME, "repairs")
        await aim(phone, seat, move)
        assert phone.shows(NOTHING)
        assert not phone.shows(phone.app("why-title"))
        assert not phone.shows(STUMBLED)
        assert kinds(faults) == {Odd}


async def test_taking_the_last_entry_back_leads_out_of_what_the_game_stumbles_over(
    monkeypatch: pytest.MonkeyPatch, faults: list[LogRecord], tmp_path: Path
) -> None:
    async with at_table(tmp_path, before=BUILDING) as phone:
        before = phone.position
        await phone.make(*a_build(phone))
        what = phone.names_of.sentence()
        odd(monkeypatch, GAME, "agenda", "stage_of", "moves", "survey", where=is_now(phone))
        await phone.show("log")
        await phone.show("board")
        assert phone.shows(STUMBLED)
        await phone.press(phone.app("take-back-short"))
        assert isinstance(phone.accepted, Undone)
        assert phone.position == before
        assert not phone.shows(STUMBLED)
        assert phone.shows(phone.app("undone", what=what))
        assert phone.shows(phone.names_of.headline())
        assert kinds(faults) == {Odd}


ON_THE_WAY_BACK = ("agenda", "view", "describe", "takes_back", "reveals", "actors", "scoresheet")
"""What a game is asked when something is taken back."""


@pytest.mark.parametrize(("game_id", "method"), in_turn(ON_THE_WAY_BACK, list(GAMES)))
async def test_undo_stays_in_its_corner_whatever_a_game_raises(
    monkeypatch: pytest.MonkeyPatch, faults: list[LogRecord], tmp_path: Path, game_id: str, method: str
) -> None:
    async with visit(tmp_path, before=two_tables(game_id)) as phone:
        session = table_of(phone, game_id)
        steps = len(session.table.done)
        odd(monkeypatch, GAMES[game_id], method)
        await phone.go(f"/t/{session.id}")
        undo = next(name for name in phone.names() if name.startswith(("Undo", "Take the last entry back")))
        await phone.tap(undo)
        assert len(session.table.done) == steps - 1
        assert kinds(faults) <= {Odd}


async def test_correcting_the_mirror_leads_out_as_well(
    monkeypatch: pytest.MonkeyPatch, faults: list[LogRecord], tmp_path: Path
) -> None:
    async with at_table(tmp_path, before=BUILDING) as phone:
        odd(monkeypatch, GAME, "agenda", "moves", "survey", where=is_now(phone))
        await phone.show("log")
        await phone.show("board")
        money = phone.position.towns[0].money
        await phone.press(phone.app("mend"))
        assert phone.can_tap(phone.app("mend-stop"))
        place = phone.house.client(phone.session, None, local=True)
        place.submit(Correct(SetMoney(0, money + 1)))
        await phone.client.settle()
        assert isinstance(phone.accepted, Corrected)
        assert not phone.shows(STUMBLED)
        assert phone.shows(phone.names_of.headline())
        assert kinds(faults) == {Odd}


@pytest.mark.parametrize("game_id", list(GAMES))
async def test_the_record_is_saved_as_it_was_written_and_read_again(
    monkeypatch: pytest.MonkeyPatch, faults: list[LogRecord], tmp_path: Path, game_id: str
) -> None:
    async with visit(tmp_path, before=two_tables(game_id)) as phone:
        saved: list[Any] = []
        phone.client.replies["save_file"] = saved.append
        session = table_of(phone, game_id)
        with monkeypatch.context() as now:
            odd(now, session.game, "agenda", "moves", "scoresheet", "actors", "view")
            await phone.go(f"/t/{session.id}")
            await phone.tap("Save the record")
            await phone.go(f"/carry/{session.id}")
            await phone.until(lambda: phone.shows("Save the record"))
            await phone.tap("Save the record")
            await phone.until(lambda: len(saved) == 2)
        for file in saved:
            assert file["file_name"].endswith(".json")
            assert Codec(GAMES[game_id]).decode_record(bytes(file["src_bytes"])) == session.table.record
        assert kinds(faults) == {Odd}


async def test_what_is_somebody_elses_is_asked_about_on_plainly_drawn_tables_too(
    monkeypatch: pytest.MonkeyPatch, faults: list[LogRecord], tmp_path: Path
) -> None:
    async with at_table(tmp_path, before=BUILDING) as host:
        phones = []
        for seat, name in enumerate(host.session.names):
            phone = await another_phone(
                host, local=False, route=f"/J/{host.house.joining.code(host.session)}"
            )
            await phone.press(f"{name}: {phone.app('seat-is-nobody')}")
            phones.append(phone)
            assert phone.session.names[seat] == name
        seat, move = a_build(host)
        doer, other = phones[seat], phones[1 - seat]
        await doer.press(*doer.names_of.taps(seat, move))
        what, steps = host.names_of.sentence(), len(host.session.table.done)
        odd(monkeypatch, GAME, "agenda")
        for phone in phones:
            await phone.show("log")
            assert phone.shows(STUMBLED)
        await other.press(other.app("take-back-short"))
        assert len(host.session.table.done) == steps
        assert other.shows(other.app("asked-mine", name=host.session.names[seat], what=what))
        await doer.client.settle()
        doer.ticks.forward(BLINK)
        await doer.press(doer.app("allow-yes"))
        assert len(host.session.table.done) == steps - 1
        for phone in phones:
            await phone.client.close()
        assert kinds(faults) == {Odd}


async def test_a_move_that_leads_to_what_the_game_stumbles_over_stands_and_can_be_taken_back(
    monkeypatch: pytest.MonkeyPatch, faults: list[LogRecord], tmp_path: Path
) -> None:
    async with at_table(tmp_path, before=BUILDING) as phone:
        seat, move = a_build(phone)
        after = GAME.apply(phone.position, seat, move)
        odd(monkeypatch, GAME, "actors", "agenda", "scoresheet", where=lambda asked, *_: bool(asked == after))
        await phone.make(seat, move)
        assert phone.moves_made[-1] == move
        assert not phone.shows(NOTHING)
        assert phone.shows(STUMBLED)
        await phone.press(phone.app("take-back-short"))
        assert phone.moves_made[-1] != move
        assert not phone.shows(STUMBLED)
        assert kinds(faults) == {Odd}


async def test_a_table_that_cannot_be_added_up_is_not_filed_away_and_says_why(
    monkeypatch: pytest.MonkeyPatch, faults: list[LogRecord], tmp_path: Path
) -> None:
    async with visit(tmp_path, before=two_tables("small_city")) as phone:
        session = table_of(phone, "small_city")
        odd(monkeypatch, GAMES["small_city"], "scoresheet")
        await phone.tap("More about this table of Small City")
        await phone.tap("Finish and file it")
        await phone.until(lambda: phone.shows("This game could not be scored."))
        assert session in phone.house.tables.open_tables()
        await phone.tap("More about this table of Small City")
        await phone.tap("Delete")
        await phone.tap("Delete for good")
        await phone.until(lambda: session not in phone.house.tables.open_tables())
        assert not phone.shows(ON_HOME)
        assert kinds(faults) == {Odd}


async def test_a_table_whose_game_cannot_begin_is_not_begun_and_the_tap_is_answered(
    monkeypatch: pytest.MonkeyPatch, faults: list[LogRecord], tmp_path: Path
) -> None:
    async with visit(tmp_path, "/new/small_city") as phone:
        odd(monkeypatch, GAMES["small_city"], "start")
        await phone.tap("Start")
        await phone.until(lambda: phone.shows(NOTHING))
        assert not phone.house.tables.open_tables()
        assert faults
