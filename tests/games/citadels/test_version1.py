"""Version 1 of the rules: its tables, records and codes are read and played on as they were."""

from pathlib import Path

import pytest
from msgspec.json import decode

from companion.engine.table import Diverged
from companion.engine.wire import encode
from companion.games import GAMES
from companion.games.citadels.moves import End, Kill, SetNamed, SetRole
from companion.games.citadels.position import Position
from companion.hosting.kept_table import header_line
from companion.hosting.loading import table_from
from tests.conformance.golden import Golden, folder, replayed
from tests.conformance.tables import BEGAN
from tests.games.citadels.tables import player, table
from tests.games.earlier import begun, coded, read_again

GAME = GAMES["citadels"]
FIRST = GAME.under(1)
GOLDEN = sorted(folder("citadels").glob("v1-*.json"))


def last_turn() -> Position:
    """The Warlord has acted, the last of the round; the King and the Assassin have had their turns."""
    return table(
        player(shown="warlord"),
        player(shown="king"),
        player(shown="assassin"),
        player(shown="magician"),
        role="warlord",
        acted=True,
    )


def on_real_cards() -> Position:
    """The Assassin plays, of real cards; of nobody else the character is known."""
    return table(
        player(shown="assassin"), role="assassin", readings={"draft": "cards"}, up=("magician", "merchant")
    )


def test_the_game_of_then_stands_among_the_earlier_ones() -> None:
    assert GAME.under(2) is GAME
    assert (FIRST.rules_version, GAME.rules_version) == (1, 2)
    assert FIRST.rulings == GAME.rulings


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_record_of_version_1_keeps_every_fingerprint_and_is_played_on_by_its_rules(path: Path) -> None:
    golden = decode(path.read_bytes(), type=Golden)
    again = replayed(GAME, golden)
    assert (again.game, again.header.rules_version) == (FIRST, 1)
    lines = (header_line(again.header), *(encode(entry) for entry in again.entries))
    journal = table_from(lines)
    assert (journal.game, journal.record) == (FIRST, again.record)


def test_a_character_that_was_killed_after_its_call_was_shown_twice() -> None:
    then, now = (
        begun(game, last_turn()).overrule(0, Kill("king"), at=BEGAN).play(0, End(), at=BEGAN)
        for game in (FIRST, GAME)
    )
    assert then.position.players[1].shown == ("king", "king")
    assert now.position.players[1].shown == ("king",)
    for one in (then, now):
        assert read_again(one) == coded(one) == one


def test_the_rules_of_today_would_not_fold_such_a_record() -> None:
    then = begun(FIRST, last_turn()).overrule(0, Kill("king"), at=BEGAN).play(0, End(), at=BEGAN)
    now = begun(GAME, last_turn())
    with pytest.raises(Diverged):
        now.accept_all(then.entries)


def test_whoever_was_taken_for_the_killed_one_stayed_so_when_another_was_named() -> None:
    then, now = (
        begun(game, on_real_cards())
        .correct(SetNamed("assassin", "king"), at=BEGAN)
        .correct(SetRole(1, "king"), at=BEGAN)
        .correct(SetNamed("assassin", "thief"), at=BEGAN)
        for game in (FIRST, GAME)
    )
    assert (then.position.players[1].roles, now.position.players[1].roles) == (("king",), ())
    for one in (then, now):
        assert read_again(one) == coded(one) == one
