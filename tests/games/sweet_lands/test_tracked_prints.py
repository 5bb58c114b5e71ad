"""What a table tracks itself is kept with it, and asked about no more until it is taken back."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from companion.engine.message import Impossible
from companion.engine.owners_box import section_mark
from companion.engine.record import Codec
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games.sweet_lands import GAME, dues, entries, moves
from companion.games.sweet_lands.corrections import SetTracked
from companion.games.sweet_lands.entries import FAMILIES, field_of
from companion.games.sweet_lands.position import Due, Position
from companion.sharing.codec import pack, unpack
from tests.games.sweet_lands.invented_games import invented
from tests.games.sweet_lands.known import table, without

SECTIONS = tuple(dict.fromkeys(family.section for family in FAMILIES))
LANDS = Table.set_up(GAME, "t", Setup(make_seats("Ann", "Ben"), {}), 0)


def tracking(*what: str) -> Table[Position, Any, Any]:
    """Begin a table that tracks some entries or sections itself."""
    found = LANDS
    for each in what:
        found = found.correct(SetTracked(each, on=True), at=0)
    return found


@pytest.mark.parametrize("section", SECTIONS)
def test_a_game_asks_for_nothing_of_a_section_that_the_table_tracks(section: str) -> None:
    chance, position = Random(section), tracking(section_mark(section)).position
    asked: set[str] = set()
    for _ in range(400):
        seats = GAME.actors(position)
        if not seats:
            break
        seat = chance.choice(seats)
        names = dues.asked_entries(position, seat)
        asked |= {field_of(name).section for name in names}
        if names:
            text = invented(field_of(names[0]).form, chance)
            position = GAME.correct(position, GAME.box.make_correction(names[0], text))
        else:
            legal = list(islice(GAME.moves(position, seat), 200))
            kinds = sorted({type(move).__name__ for move in legal} - {"Pass", "Free"}) or ["Pass"]
            kind = chance.choice(kinds)
            position = GAME.apply(
                position,
                seat,
                chance.choice([each for each in legal if type(each).__name__ == kind] or legal),
            )
    assert asked
    assert section not in asked


def test_a_print_waited_for_is_left_at_once_when_the_table_tracks_it() -> None:
    waiting = table(box=without("tile-wheat"), dues=(Due("print", 1, "tile-wheat"), Due("basic")))
    assert dues.asked_entries(waiting, 0) == ("tile-wheat",)
    for what in ("tile-wheat", "/maps"):
        after = GAME.correct(waiting, SetTracked(what, on=True))
        assert [due.kind for due in after.players[0].dues] == ["basic"]


def test_it_is_kept_with_the_table_and_survives_a_reload_and_a_code() -> None:
    kept = tracking("/cards", "1a-ability")
    assert kept.position.tracked == ("/cards", "1a-ability")
    codec = Codec(GAME)
    read = Table.replay(GAME, codec.decode_record(codec.encode_record(kept.record)))
    assert read.position == kept.position
    assert unpack(pack(kept)).table.position == kept.position


def test_it_can_be_taken_back_and_is_then_asked_again() -> None:
    kept = tracking("/cards")
    assert GAME.box.is_tracked(kept.position, "card-1")
    for after in (kept.undo(at=0), kept.correct(SetTracked("/cards", on=False), at=0)):
        assert not GAME.box.is_tracked(after.position, "card-1")


def test_only_entries_and_sections_of_the_box_can_be_tracked() -> None:
    for what in ("/goods", "cards", ""):
        with pytest.raises(Impossible):
            LANDS.correct(SetTracked(what, on=True), at=0)


def test_what_is_tracked_stays_unread_and_the_result_says_so() -> None:
    scored = table(box=without("ports"), at={"phase": "scoring", "round": 5, "tracked": ("/maps",)})
    assert "ports" in {question.entry for question in GAME.open_questions(scored)}


def test_a_game_by_earlier_rules_can_track_prints_too() -> None:
    for rules in (1, 2):
        waiting = table(box=without("tile-wheat"), dues=(Due("print", 1, "tile-wheat"),), at={"rules": rules})
        assert GAME.correct(waiting, SetTracked("/maps", on=True)).players[0].dues == ()


# The ability of a character ---------------------------------------------------------------------------------

MAIN = (moves.Area("A", 1), moves.Play(0, 0, 1), moves.Flip(1))


@pytest.mark.parametrize("move", MAIN)
def test_an_unread_ability_is_asked_for_before_a_main_action_and_forbids_none(move: moves.Move) -> None:
    position = table(wheat=9)
    assert "1a-ability" in GAME.box.entries_of(position, 0, move)
    told = GAME.verdict(position, 0, move)
    read = GAME.correct(position, GAME.box.make_correction("1a-ability", "Baker: take 1 gold"))
    assert told == GAME.verdict(read, 0, move)


def test_abilities_and_the_number_of_helper_places_are_asked_once() -> None:
    once = {entries.field_of(name).title for name in entries.names() if GAME.box.asks_once(name)}
    assert once == {"ability", "helpers"}


def test_the_number_of_helper_places_is_asked_at_setup_and_at_a_pass_that_comes_first() -> None:
    for at in ({"phase": "setup"}, {"phase": "action"}):
        position = table(dues=(Due("helper"),), at=at)
        assert GAME.box.entries_of(position, 0, moves.Helper(3)) == ("helpers-2",)


def test_an_ability_the_table_counts_itself_is_not_asked_for_any_more() -> None:
    position = GAME.correct(table(), SetTracked("1a-ability", on=True))
    assert GAME.box.is_tracked(position, "1a-ability")
    assert not GAME.box.is_tracked(position, "2b-ability")
