"""A game is its parts: one frozen value that answers from them."""

from dataclasses import MISSING, FrozenInstanceError, fields, replace
from typing import Any

import pytest

from companion.engine.game import Game
from companion.engine.notice import Notice
from companion.engine.redaction import Redaction
from companion.engine.setup import Setup, make_seats
from companion.engine.wire import WireError
from companion.games import GAMES
from counting import GAME as COUNTING
from counting.position import Count, Heap, Lay

ONE_SCREEN = 16
HEAP = Heap(3, (3, 0))


def test_what_every_game_says_fits_on_one_screen() -> None:
    needed = [
        each.name for each in fields(Game) if each.init and each.default is each.default_factory is MISSING
    ]
    assert len(needed) <= ONE_SCREEN


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_is_one_frozen_value_and_no_class_of_its_own(game_id: str) -> None:
    game = GAMES[game_id]
    assert type(game) is Game
    with pytest.raises(FrozenInstanceError):
        game.id = "other"  # type: ignore[misc]


def test_another_part_is_another_answer_and_the_game_stays_as_it_was() -> None:
    said = (Notice("odd"),)
    other = replace(COUNTING, id="other", warnings=lambda _heap: said)
    assert (other.id, other.warnings(HEAP)) == ("other", said)
    assert (COUNTING.id, COUNTING.warnings(HEAP)) == ("counting", ())
    assert replace(other, warnings=COUNTING.warnings).warnings(HEAP) == ()


def test_what_is_asked_often_of_one_position_is_worked_out_once() -> None:
    asked: list[Heap] = []

    def scoresheet(heap: Heap) -> Any:
        asked.append(heap)
        return COUNTING.scoresheet(heap)

    game = replace(COUNTING, scoresheet=scoresheet)
    assert game.scoresheet(HEAP) is game.scoresheet(HEAP)
    assert asked == [HEAP]


def test_a_game_has_secrets_where_it_has_a_redaction() -> None:
    def hand(heap: Heap, seat: int | None) -> Heap:
        return Heap(heap.stones, tuple(own if number == seat else 0 for number, own in enumerate(heap.laid)))

    secretive = replace(COUNTING, redaction=Redaction(view=hand))
    assert (COUNTING.secrets, secretive.secrets) == (False, True)
    assert (COUNTING.needs_secrets(HEAP, 0), secretive.needs_secrets(HEAP, 0)) == (False, True)
    for seen in (secretive.view(HEAP, 1), secretive.past_view(HEAP, 1, HEAP)):
        assert seen == Heap(3, (0, 0))
    assert COUNTING.past_view(HEAP, 1, HEAP) is HEAP


def test_a_piece_goes_where_its_targets_say_and_back() -> None:
    game: Game[Any, Any, Any] = replace(
        COUNTING,
        pieces=("stone",),
        targets=lambda _heap, _seat, piece: {"stone": {"1": Lay(1), "9": Lay(9)}}[piece],
    )
    assert game.survey(HEAP, 0, "stone").legal == ("1",)
    move = game.placing_move(HEAP, 0, "stone", "9")
    assert move == Lay(9)
    aim = game.aim_of(HEAP, 0, move)
    assert aim is not None
    assert (aim.piece, aim.target) == ("stone", "9")
    assert game.aim_of(HEAP, 0, Lay(2)) is None
    for ask in (game.survey, COUNTING.survey):
        with pytest.raises(KeyError):
            ask(HEAP, 0, "pebble")


def test_a_correction_ends_what_it_finishes() -> None:
    ended = Heap(12, (12, 0))
    phases = replace(COUNTING.phases, settle=lambda heap: ended if heap.stones >= 12 else heap)
    assert replace(COUNTING, phases=phases).correct(HEAP, Count(12)) is ended


def test_what_is_wrong_with_a_box_is_told_at_the_box_of_the_setup() -> None:
    def begin(_setup: Setup, _readings: Any) -> Heap:
        raise WireError("Expected something else", "$.tile")

    with pytest.raises(WireError) as told:
        replace(COUNTING, begin=begin).start(Setup(make_seats("Ann")))
    assert told.value.field == "$.box.tile"
