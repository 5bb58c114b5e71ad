"""A game brings every file that a game is made of, and each that is taken away is missed by name."""

from fnmatch import fnmatch

import pytest

from companion.games import GAMES, OWN
from tests.conformance.checks import texts
from tests.conformance.needed import GOLD, NEEDED, asked_of, files_of, missing, unsaid
from tests.conformance.parts import Parts, parts_of

EVERY = pytest.mark.parametrize("game_id", sorted(GAMES))


@EVERY
def test_a_game_has_every_file_that_a_game_is_made_of(game_id: str) -> None:
    assert missing(game_id, files_of(game_id)) == []


@EVERY
def test_a_game_says_in_every_language_what_it_tells_of_itself(game_id: str) -> None:
    assert unsaid(game_id, texts()) == []


@EVERY
def test_whatever_is_taken_away_from_a_game_is_named_with_how_it_is_made(game_id: str) -> None:
    own = [file for file in files_of(game_id) if game_id in file]
    for path, made in asked_of(game_id):
        left = [file for file in own if not fnmatch(file, path)]
        assert f"{path} is missing: {made}" in missing(game_id, left)


def test_a_game_of_another_package_can_have_whatever_gold_asks_of_it() -> None:
    foreign = [
        each.files for each in (*NEEDED, *GOLD) if not each.files.startswith(("data/", "tests/games/GAME/"))
    ]
    assert foreign == []


@pytest.mark.parametrize("game_id", OWN)
def test_everything_is_proved_of_a_game_that_ships_with_the_app(game_id: str) -> None:
    assert parts_of(game_id).has("gold")


@EVERY
@pytest.mark.parametrize("tier", ["bronze", "silver", "gold"])
def test_a_game_is_asked_for_what_its_tier_says(game_id: str, tier: str) -> None:
    parts = parts_of(game_id)
    bare = {name: getattr(parts, name) for name in ("rulings", "holdings", "box", "corrections")}
    made = Parts(tier="bronze", picture=1, **bare)
    assert (made.has("bronze"), made.has("silver"), made.has("gold")) == (True, False, False)
    if tier == "gold":
        with pytest.raises(ValueError, match="is gold has to hand out placement, repaired, points"):
            Parts(tier="gold", picture=1, **bare)
