"""Every registered game's box can be read, drawn, refused and corrected, whatever game it is."""

from typing import Any

import pytest

from companion.engine.box import BoxError
from companion.engine.forms import (
    BoardForm,
    ChoiceForm,
    CubesForm,
    Form,
    GainsForm,
    GroundForm,
    HexMapForm,
    PartsForm,
    TileForm,
    format_tile,
)
from companion.engine.record import Codec
from companion.engine.setup import MOST_ENTRIES, Setup, make_seats
from companion.engine.table import Table
from companion.engine.wire import WireError
from companion.games import GAMES
from companion.locale.texts import Texts
from tests.conformance.odd_boxes import odd_texts

NONSENSE = "what nobody prints" + ";" * 40
TEXTS = Texts.load_all()
ENTRIES = [(game_id, name) for game_id, game in GAMES.items() for name in game.box.printed.texts]


def begun(game: Any, box: dict[str, str] | None = None) -> Any:
    names = ("Ann", "Ben", "Cy", "Di")[: game.seats[0]]
    return Table.set_up(game, "t", Setup(make_seats(*names), box=box or {}), 0)


def some_text(game: Any, name: str) -> str:
    """Return what ships, or of an entry that nobody has read something that could be printed there."""
    text: str = (
        odd_texts(game.id, name, 1)[0] if name in game.box.printed.unknown else game.box.printed.texts[name]
    )
    return text


def words(form: Form) -> list[str]:
    """Return the texts, without the game's id, that are needed to draw and say a form."""
    match form:
        case TileForm(marks=marks) | BoardForm(marks=marks) | CubesForm(marks=marks):
            return [f"mark-{mark.id}" for mark in marks]
        case ChoiceForm(values=values, named=named):
            return [f"{named}-{value}" for value in values] if named else []
        case GainsForm(kinds=kinds, counted=counted):
            return [*(f"gain-{kind}" for kind in kinds), *(f"element-{one}" for one in counted)]
        case GroundForm(grounds=grounds, flags=flags):
            return [f"ground-{one}" for one in (*grounds, *flags)]
        case HexMapForm(ground=ground, centre=centre):
            return [*words(ground), f"ground-{centre}"]
        case PartsForm(parts=parts):
            inside = [word for _, part in parts for word in words(part)]
            return [*(f"part-{id}" for id, _ in parts), *inside]
    return []


@pytest.mark.parametrize("game_id", GAMES)
def test_no_box_has_more_entries_than_a_setup_can_hold(game_id: str) -> None:
    game = GAMES[game_id]
    assert game.box.printed.game in ("", game_id)
    assert len(game.box.printed.texts) <= MOST_ENTRIES
    read = {name: some_text(game, name) for name in game.box.printed.texts}
    assert begun(game, read).header.setup.box == read


@pytest.mark.parametrize("game_id", GAMES)
def test_an_entry_no_box_has_begins_no_table(game_id: str) -> None:
    with pytest.raises(WireError) as refused:
        begun(GAMES[game_id], {"unheard of": "x"})
    assert refused.value.field == "$.box.unheard of"


@pytest.mark.parametrize(("game_id", "name"), ENTRIES)
def test_an_entry_ships_in_its_form_or_unread_and_is_named_in_every_language(game_id: str, name: str) -> None:
    game = GAMES[game_id]
    text, field = game.box.printed.texts[name], game.box.field_of(name)
    if game.box.printed.entry(name).source == "unknown":
        assert text == "", "what nobody has read has no value"
    else:
        game.box.check(name, text)
        if isinstance(field.form, TileForm):
            assert text == format_tile(tuple(tuple(shape.split("/")) for shape in text.split()))
    needed = (f"section-{field.section}", f"printed-{field.title}", *words(field.form))
    for texts in TEXTS.values():
        assert [word for word in needed if not texts.can_say(f"{game_id}-{word}")] == []
        assert game_id not in texts.about(game_id, "printed", field.title, field.params)


@pytest.mark.parametrize(("game_id", "name"), ENTRIES)
def test_an_entry_that_is_nonsense_is_refused_with_a_reason(game_id: str, name: str) -> None:
    with pytest.raises(BoxError) as refused:
        GAMES[game_id].box.check(name, NONSENSE)
    for texts in TEXTS.values():
        assert texts.say("box-why", why=refused.value.id, **refused.value.params) != refused.value.id


@pytest.mark.parametrize(("game_id", "name"), ENTRIES)
def test_a_correction_says_which_entry_it_is_and_is_told_in_the_log(game_id: str, name: str) -> None:
    game = GAMES[game_id]
    text = some_text(game, name)
    correction = game.box.make_correction(name, text)
    assert game.box.entry_in(correction) == (name, text)
    table = begun(game).correct(correction, at=1)
    assert game.box.own(table.position) == {name: text}
    assert Codec(game).decode_record(Codec(game).encode_record(table.record)) == table.record
    notice = game.describe_correction(table.opening, correction)
    for texts in TEXTS.values():
        assert texts.has(f"{game_id}-correct-{notice.id}")


@pytest.mark.parametrize("game_id", GAMES)
def test_pieces_depend_on_entries_that_there_are(game_id: str) -> None:
    game = GAMES[game_id]
    for piece in game.pieces:
        assert all(game.box.is_readable(name) for name in game.box.printed_for(piece))
