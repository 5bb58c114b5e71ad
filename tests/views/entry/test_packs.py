"""What lies in a pack of the site is fetched when it is first looked for."""

import pytest

from companion import data
from tests.architecture.test_walls import ROOT
from views.entry.browser_only import PackFinder


def test_a_game_is_fetched_once_when_it_or_its_rulebook_is_first_looked_for() -> None:
    asked: list[str] = []
    there = {"card_city": True}

    def fetch(game: str) -> bool:
        asked.append(game)
        return there.get(game, False)

    packs = PackFinder(fetch)
    assert packs.find_spec("companion.games.added", None) is None
    assert packs.find_spec("json.card_city", None) is None
    assert not packs.fetch_data(("boxes", "card_city.toml"))
    assert not packs.fetch_data(("rulebooks", "variants.txt"))
    assert asked == []
    spec = packs.find_spec("companion.games.card_city", [str(ROOT / "companion" / "games")])
    assert spec is not None
    assert not packs.fetch_data(("rulebooks", "card_city", "usual.toml"))
    assert packs.find_spec("views.boards.citadels", None) is None
    assert not packs.fetch_data(("covers", "card_city-light-en.webp"))
    assert not packs.fetch_data(("covers", "card_city-dark.webp"))
    assert asked == ["card_city", "citadels", "night"]


def test_data_that_is_missing_is_fetched_before_it_is_looked_for_elsewhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[str, ...]] = []

    def fetch(parts: tuple[str, ...]) -> bool:
        asked.append(parts)
        return False

    monkeypatch.setattr(data, "_fetchers", [fetch])
    assert data.data_path("rulebooks", "card_city").is_dir()
    assert not data.data_path("rulebooks", "nowhere").exists()
    assert asked == [("rulebooks", "nowhere")]
