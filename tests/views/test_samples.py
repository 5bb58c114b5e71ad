"""Every sample that ships can be opened, from the shelf of games and from the setup of a table."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from companion.data import data_path
from companion.games import GAMES
from companion.hosting import samples
from companion.hosting.samples import games_with_sample, sample_table
from companion.locale.texts import Texts
from tests.views.visit import Visitor, visit
from views.boards import BOARDS
from views.pages.home import page as home

TEXTS = Texts.load_all()


SEE = "See a sample table"


def moment(game_id: str, language: str = "en") -> str:
    """Tell where a sample stands, and how many play."""
    table, texts = sample_table(game_id), TEXTS[language]
    agenda = table.game.agenda(table.position)
    params = {"round": agenda.round, "rounds": agenda.rounds}
    told = texts.about(game_id, "headline", agenda.phase, params)
    return f"{told} · {texts.say('app-sample-seats', count=len(table.header.setup.seats))}"


async def taken(phone: Visitor, game_id: str) -> Visitor:
    """Return a game taken from the shelf, its sample read."""
    await phone.tap(TEXTS["en"].say(f"{game_id}-name"))
    return await phone.until(lambda: phone.shows(moment(game_id)))


def test_every_game_has_a_sample() -> None:
    assert games_with_sample() == tuple(GAMES)


@pytest.mark.parametrize("game_id", list(GAMES))
async def test_each_sample_opens_at_the_moment_that_is_told_and_its_last_step_can_be_taken_back(
    tmp_path: Path, game_id: str
) -> None:
    async with visit(tmp_path) as phone:
        await taken(phone, game_id)
        await phone.tap(SEE)
        await phone.until(phone.house.tables.open_tables)
        (session,) = phone.house.tables.open_tables()
        await phone.until(lambda: phone.route == f"/t/{session.id}")
        assert session.table.position == sample_table(game_id).position
        assert session.names == tuple(seat.name for seat in sample_table(game_id).header.setup.seats)
        steps = len(session.table.done)
        await phone.tap(next(name for name in phone.names() if name.startswith("Undo: ")))
        assert len(session.table.done) == steps - 1


async def test_a_second_sample_can_be_seen_while_tables_are_open(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        for count, game_id in enumerate(GAMES, 1):
            await phone.go("/")
            await taken(phone, game_id)
            await phone.tap(SEE)
            await phone.until(lambda count=count: len(phone.house.tables.open_tables()) == count)  # type: ignore[misc]
        assert {session.game.id for session in phone.house.tables.open_tables()} == set(GAMES)


@pytest.mark.parametrize("game_id", list(GAMES))
async def test_a_sample_opens_from_the_setup_of_a_table(tmp_path: Path, game_id: str) -> None:
    async with visit(tmp_path) as phone:
        await phone.go(f"/new/{game_id}")
        await phone.tap(SEE)
        await phone.until(phone.house.tables.open_tables)
        (session,) = phone.house.tables.open_tables()
        await phone.until(lambda: phone.route == f"/t/{session.id}")
        assert session.table.position == sample_table(game_id).position


async def test_who_wants_none_closes_the_sheet_and_nothing_was_opened(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        await taken(phone, "card_city")
        await phone.tap("Close")
        assert SEE not in phone.names()
        assert not phone.house.tables.open_tables()


async def test_without_a_sample_none_is_offered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(home, "games_with_sample", tuple)
    async with visit(tmp_path) as phone:
        await phone.tap("Citadels")
        assert "New table" in phone.names()
        assert SEE not in phone.names()


FIFTH = replace(GAMES["card_city"], id="fifth")
"""A game that nobody here has heard of."""


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A folder of samples that can be changed, with those that ship."""
    folder = tmp_path / "samples"
    folder.mkdir()
    for game_id in GAMES:
        (folder / f"{game_id}.json").write_bytes(data_path("samples", f"{game_id}.json").read_bytes())
    monkeypatch.setattr(samples, "data_path", lambda _, name: folder / name)
    samples._replay_once.cache_clear()
    yield folder
    samples._replay_once.cache_clear()


async def test_a_fifth_game_joins_by_being_registered(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, shelf: Path
) -> None:
    monkeypatch.setitem(GAMES, "fifth", FIFTH)
    monkeypatch.setitem(BOARDS, "fifth", BOARDS["card_city"])
    record = (shelf / "card_city.json").read_bytes().replace(b'"card_city"', b'"fifth"')
    (shelf / "fifth.json").write_bytes(record)
    async with visit(tmp_path / "home") as phone:
        await phone.tap("something")
        await phone.tap(SEE)
        await phone.until(phone.house.tables.open_tables)
        (session,) = phone.house.tables.open_tables()
        assert session.game.id == "fifth"


@pytest.mark.parametrize("damage", [b"", b"{}", b"\xff\x00", b'{"header": 5}'])
async def test_a_damaged_sample_says_so_when_it_is_opened_and_the_others_open(
    tmp_path: Path, shelf: Path, damage: bytes
) -> None:
    (shelf / "small_city.json").write_bytes(damage)
    async with visit(tmp_path / "home") as phone:
        await phone.tap("Small City")
        await phone.tap(SEE)
        await phone.until(lambda: phone.shows("The sample does not fit this version."))
        assert not phone.house.tables.open_tables()
        await taken(phone, "citadels")
        await phone.tap(SEE)
        await phone.until(phone.house.tables.open_tables)


async def test_guests_are_offered_no_samples(tmp_path: Path) -> None:
    async with visit(tmp_path, local=False) as phone:
        assert SEE not in phone.names()
        await phone.go("/new/citadels")
        assert SEE not in phone.names()


@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans"])
async def test_where_a_sample_stands_is_told_in_every_language(tmp_path: Path, language: str) -> None:
    async with visit(tmp_path, languages=(language,)) as phone:
        for game_id in GAMES:
            await phone.tap(TEXTS[language].say(f"{game_id}-name"))
            await phone.until(lambda game_id=game_id: phone.shows(moment(game_id, language)))  # type: ignore[misc]
            await phone.tap(TEXTS[language].say("app-close"))
