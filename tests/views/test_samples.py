"""Every sample that ships can be opened: which one is asked, with a small picture of each game."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.data import data_path
from companion.games import GAMES
from companion.games.card_city.game import CardCity
from companion.hosting import samples
from companion.hosting.samples import games_with_sample, sample_table
from companion.locale.texts import Texts
from tests.views.visit import Visitor, visit
from views.boards import BOARDS
from views.pages.home import page as home

TEXTS = Texts.load_all()
SIZES = pytest.mark.parametrize(
    "size", [(390, 844), (820, 1180), (1440, 900)], ids=["phone", "tablet", "wide"]
)


def card(game_id: str, name: str = "") -> str:
    """What a sample's card is called."""
    table = sample_table(game_id)
    agenda = table.game.agenda(table.position)
    params = {"round": agenda.round, "rounds": agenda.rounds}
    moment = TEXTS["en"].about(game_id, "headline", agenda.phase, params)
    return (
        f"{name or TEXTS['en'].say(f'{game_id}-name')} · {moment} · {len(table.header.setup.seats)} players"
    )


async def asked(phone: Visitor) -> Visitor:
    """The cards of all samples, once they are read."""
    await phone.tap("See a sample table")
    return await phone.until(lambda: {card(game_id) for game_id in games_with_sample()} <= set(phone.names()))


def test_every_game_has_a_sample() -> None:
    assert games_with_sample() == tuple(GAMES)


@SIZES
@pytest.mark.parametrize("game_id", list(GAMES))
async def test_each_sample_opens_at_the_moment_its_card_shows(
    tmp_path: Path, game_id: str, size: tuple[int, int]
) -> None:
    async with visit(tmp_path, size=size) as phone:
        await asked(phone)
        await phone.tap(card(game_id))
        await phone.until(phone.house.host.tables)
        (live,) = phone.house.host.tables()
        await phone.until(lambda: phone.route == f"/t/{live.id}")
        assert live.table.position == sample_table(game_id).position
        assert live.names == tuple(seat.name for seat in sample_table(game_id).header.setup.seats)


async def test_a_second_sample_can_be_seen_while_tables_are_open(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        for count, game_id in enumerate(GAMES, 1):
            await phone.go("/")
            await asked(phone)
            await phone.tap(card(game_id))
            await phone.until(lambda count=count: len(phone.house.host.tables()) == count)  # type: ignore[misc]
        assert {live.game.id for live in phone.house.host.tables()} == set(GAMES)


@pytest.mark.parametrize("game_id", list(GAMES))
async def test_what_was_done_last_in_a_sample_can_be_taken_back(tmp_path: Path, game_id: str) -> None:
    async with visit(tmp_path) as phone:
        await asked(phone)
        await phone.tap(card(game_id))
        await phone.until(phone.house.host.tables)
        (live,) = phone.house.host.tables()
        await phone.until(lambda: phone.route == f"/t/{live.id}")
        steps = len(live.table.done)
        await phone.tap(next(name for name in phone.names() if name.startswith("Undo: ")))
        assert len(live.table.done) == steps - 1


async def test_who_wants_none_closes_the_sheet_and_nothing_was_opened(tmp_path: Path) -> None:
    async with visit(tmp_path) as phone:
        await asked(phone)
        await phone.tap("Close")
        assert card("card_city") not in phone.names()
        assert not phone.house.host.tables()


async def test_each_card_has_a_picture_that_is_drawn_by_the_games_own_board(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    drawn: list[tuple[str, Any]] = []
    for game_id, board in BOARDS.items():

        def noted(_: Any, phone: Any, game: Any, position: Any, *rest: Any, own: Any = board.picture) -> Any:
            drawn.append((game.id, position))
            return own(phone, game, position, *rest)

        monkeypatch.setattr(type(board), "picture", noted)
        assert game_id in GAMES
    async with visit(tmp_path) as phone:
        await asked(phone)
        for game_id in GAMES:
            assert (game_id, sample_table(game_id).position) in drawn


async def test_with_a_single_sample_nothing_is_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(home, "games_with_sample", lambda: ("citadels",))
    async with visit(tmp_path) as phone:
        await phone.tap("See a sample table")
        await phone.until(phone.house.host.tables)
        (live,) = phone.house.host.tables()
        assert live.game.id == "citadels"


async def test_without_any_sample_none_is_offered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(home, "games_with_sample", tuple)
    async with visit(tmp_path) as phone:
        assert "New table" in phone.names()
        assert "See a sample table" not in phone.names()


class Fifth(CardCity):
    """A game that nobody here has heard of."""

    id = "fifth"


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A folder of samples that can be changed, with those that ship."""
    folder = tmp_path / "samples"
    folder.mkdir()
    for game_id in GAMES:
        (folder / f"{game_id}.json").write_bytes(data_path("samples", f"{game_id}.json").read_bytes())
    monkeypatch.setattr(samples, "data_path", lambda _, name: folder / name)
    samples._replayed.cache_clear()
    yield folder
    samples._replayed.cache_clear()


async def test_a_fifth_game_joins_by_being_registered(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, shelf: Path
) -> None:
    monkeypatch.setitem(GAMES, "fifth", Fifth())
    monkeypatch.setitem(BOARDS, "fifth", BOARDS["card_city"])
    record = (shelf / "card_city.json").read_bytes().replace(b'"card_city"', b'"fifth"')
    (shelf / "fifth.json").write_bytes(record)
    async with visit(tmp_path / "home") as phone:
        await phone.tap("See a sample table")
        await phone.until(lambda: any(name.startswith("fifth-name · ") for name in phone.names()))
        await phone.tap(next(name for name in phone.names() if name.startswith("fifth-name · ")))
        await phone.until(phone.house.host.tables)
        (live,) = phone.house.host.tables()
        assert live.game.id == "fifth"


@pytest.mark.parametrize("damage", [b"", b"{}", b"\xff\x00", b'{"header": 5}'])
async def test_a_damaged_sample_says_so_when_it_is_opened_and_the_others_open(
    tmp_path: Path, shelf: Path, damage: bytes
) -> None:
    (shelf / "small_city.json").write_bytes(damage)
    async with visit(tmp_path / "home") as phone:
        await phone.tap("See a sample table")
        await phone.until(lambda: card("roll_into_town") in phone.names())
        await phone.tap("Small City")
        await phone.until(lambda: phone.shows("The sample does not fit this version."))
        assert not phone.house.host.tables()
        await phone.tap("See a sample table")
        await phone.tap(card("citadels"))
        await phone.until(phone.house.host.tables)


async def test_guests_are_offered_no_samples(tmp_path: Path) -> None:
    async with visit(tmp_path, local=False) as phone:
        assert "See a sample table" not in phone.names()


@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans"])
async def test_the_cards_speak_every_language(tmp_path: Path, language: str) -> None:
    async with visit(tmp_path, languages=(language,)) as phone:
        say = TEXTS[language].say
        await phone.tap(say("app-see-sample"))
        await phone.until(lambda: phone.shows("7/12"))
        for game_id in GAMES:
            count = len(sample_table(game_id).header.setup.seats)
            assert phone.shows(say(f"{game_id}-name"))
            assert phone.shows(say("app-sample-seats", count=count))
