"""Every number that people count by hand can be entered, has a name in every language, and scores."""

import pytest

from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from companion.locale.texts import Texts

TEXTS = Texts.load_all()
COUNTING = ("roll_into_town", "sweet_lands")
"""Games in which a category can be counted by hand."""


def test_these_games_are_counted_by_hand_and_no_others() -> None:
    found = []
    for game_id, game in GAMES.items():
        blank = game.start(Setup(make_seats("Ann", "Ben"), mode="score"))
        found += [game_id] if game.hand_counts(blank, 0) else []
    assert tuple(found) == COUNTING


@pytest.mark.parametrize("game_id", COUNTING)
def test_a_count_is_entered_for_one_seat_and_read_back(game_id: str) -> None:
    game = GAMES[game_id]
    blank = game.start(Setup(make_seats("Ann", "Ben"), mode="score"))
    for count in game.hand_counts(blank, 1):
        assert count.category in game.categories
        kind = game.corrections.kind_of(count.message)
        keys = {"seat": 1, **count.keys}
        least, most = kind.limits(blank, keys)
        assert (least, most) >= (0, 1)
        after = game.correct(blank, kind.make(1, **keys))
        assert kind.current_value(after, **keys) == 1
        assert kind.current_value(after, **{**keys, "seat": 0}) == (kind.current_value(blank, **keys) or 0)


@pytest.mark.parametrize("locale", TEXTS)
@pytest.mark.parametrize("game_id", COUNTING)
def test_a_count_has_a_name_in_every_language(game_id: str, locale: str) -> None:
    game = GAMES[game_id]
    blank = game.start(Setup(make_seats("Ann"), mode="score"))
    names = [TEXTS[locale].label(game_id, count.label, ("Ann",)) for count in game.hand_counts(blank, 0)]
    assert all(names)
    assert not any("{" in name or game_id in name for name in names)
    assert len({*names}) == len(names)
