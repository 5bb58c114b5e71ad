"""Every registered game's box can be read, drawn, refused and corrected, whatever game it is."""

from typing import Any

import pytest

from companion.engine.box import BoxError
from companion.engine.forms import BoardForm, CubesForm, TileForm
from companion.engine.record import Codec
from companion.engine.setup import MOST_ENTRIES, Setup, seated
from companion.engine.table import Table
from companion.engine.wire import WireError
from companion.games import GAMES
from companion.locale.texts import Texts

TEXTS = Texts.load_all()
ENTRIES = [(game_id, name) for game_id, game in GAMES.items() for name in game.box.texts]


def begun(game: Any, box: dict[str, str] | None = None) -> Any:
    names = ("Ann", "Ben", "Cy", "Di")[: game.seats[0]]
    return Table.set_up(game, "t", Setup(seated(*names), box=box or {}), 0)


@pytest.mark.parametrize("game_id", GAMES)
def test_no_box_has_more_entries_than_a_setup_can_hold(game_id: str) -> None:
    game = GAMES[game_id]
    assert game.box.game == game_id
    assert len(game.box.texts) <= MOST_ENTRIES
    assert begun(game, game.box.texts).header.setup.box == game.box.texts


@pytest.mark.parametrize("game_id", GAMES)
def test_an_entry_no_box_has_begins_no_table(game_id: str) -> None:
    with pytest.raises(WireError) as refused:
        begun(GAMES[game_id], {"unheard of": "x"})
    assert refused.value.field == "$.box.unheard of"


@pytest.mark.parametrize(("game_id", "name"), ENTRIES)
def test_an_entry_ships_in_its_form_and_is_named_in_every_language(game_id: str, name: str) -> None:
    game = GAMES[game_id]
    text, field = game.box.texts[name], game.box_field(name)
    game.check_box(name, text)
    marks = field.form.marks if isinstance(field.form, TileForm | BoardForm | CubesForm) else ()
    for texts in TEXTS.values():
        assert texts.has(f"{game_id}-section-{field.section}")
        assert texts.has(f"{game_id}-printed-{field.title}")
        assert all(texts.has(f"{game_id}-mark-{mark.id}") for mark in marks)


@pytest.mark.parametrize(("game_id", "name"), ENTRIES)
def test_an_entry_that_is_nonsense_is_refused_with_a_reason(game_id: str, name: str) -> None:
    with pytest.raises(BoxError) as refused:
        GAMES[game_id].check_box(name, "what nobody prints")
    for texts in TEXTS.values():
        assert texts.say("box-why", why=refused.value.id, **refused.value.params) != refused.value.id


@pytest.mark.parametrize(("game_id", "name"), ENTRIES)
def test_a_correction_says_which_entry_it_is_and_is_told_in_the_log(game_id: str, name: str) -> None:
    game = GAMES[game_id]
    correction = game.set_printed(name, game.box.texts[name])
    assert game.printed_said(correction) == (name, game.box.texts[name])
    table = begun(game).correct(correction, at=1)
    assert game.printed_of(table.position) == {name: game.box.texts[name]}
    assert Codec(game).record(Codec(game).document(table.record)) == table.record
    notice = game.describe_correction(table.opening, correction)
    for texts in TEXTS.values():
        assert texts.has(f"{game_id}-correct-{notice.id}")


@pytest.mark.parametrize("game_id", GAMES)
def test_pieces_depend_on_entries_that_there_are(game_id: str) -> None:
    game = GAMES[game_id]
    for piece in game.pieces:
        assert set(game.printed_for(piece)) <= set(game.box.texts)
