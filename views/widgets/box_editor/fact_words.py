"""Words for the guessed prints of a piece: its name, and each of its facts in a short phrase."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from companion.engine.box import Box
from companion.engine.box_pieces import Facts, facts_of, texts_of
from companion.engine.forms import BoardForm, Field, Form, TileForm, shapes_of
from companion.engine.game import Game
from views.device.phone import Phone
from views.kit.layout import join_words
from views.models.tile_shapes import marks_in
from views.widgets.box_editor.drawing import title_of
from views.widgets.box_editor.entry_words import entry_words, mark_of, square_name

AnyGame = Game[Any, Any, Any]


def piece_title(phone: Phone, game: AnyGame, facts: Facts) -> str:
    """Name the piece that some entries are printed on: by its main entry."""
    return title_of(phone, game, game.box.field_of(facts_of(game.box, facts[0])[0]))


def piece_titles(phone: Phone, game: AnyGame, pieces: Sequence[Facts]) -> str:
    """Name several pieces in a list."""
    return join_words(phone, (piece_title(phone, game, facts) for facts in pieces))


def fact_title(phone: Phone, game: AnyGame, field: Field) -> str:
    """Name an entry among the facts of its piece."""
    return phone.about(game, "trait", field.trait) if field.trait else title_of(phone, game, field)


def piece_sentence(phone: Phone, game: AnyGame, box: Box, facts: Facts, *, named: bool = True) -> str:
    """Say the assumed prints of a piece in one line, after its name.

    Args:
        phone: gives the language.
        game: game of the box.
        box: the box in play.
        facts: the entries to tell.
        named: False to leave out the name of the piece.
    """
    title, texts = piece_title(phone, game, facts), texts_of(box, facts)
    told = [_say_fact(phone, game, game.box.field_of(name), text, title) for name, text in texts.items()]
    words = join_words(phone, told)
    return phone.say("box-part", name=title, what=words) if named else words


def _say_fact(phone: Phone, game: AnyGame, field: Field, text: str, title: str) -> str:
    """Say a fact, after its own name if that is not the name of the piece."""
    words = describe_print(phone, game, field.form, text)
    name = fact_title(phone, game, field)
    return words if name == title or isinstance(field.form, TileForm) else _name_fact(phone, name, words)


def _name_fact(phone: Phone, name: str, words: str) -> str:
    return phone.say("box-fact-named", name=name, what=words)


def describe_print(phone: Phone, game: AnyGame, form: Form, text: str) -> str:
    """Describe a print in a short phrase: the size of a tile and its squares, or all that it says."""
    match form:
        case TileForm():
            return join_words(phone, (_describe_shape(phone, game, form, rows) for rows in shapes_of(text)))
        case BoardForm():
            return _describe_board(phone, game, form, text)
    return entry_words(phone, game, form, text)


def _describe_shape(phone: Phone, game: AnyGame, form: TileForm, rows: Sequence[str]) -> str:
    """Describe a shape: its number of squares, the room they take, and the kinds of squares it has."""
    marks = marks_in(tuple(rows))
    columns, lines = max(map(len, rows)), len(rows)
    room = "row" if 1 in (columns, lines) else "block" if columns * lines == len(marks) else "corner"
    squares = phone.say("box-fact-shape", count=len(marks), room=room, columns=columns, rows=lines)
    if len(form.marks) == 1:
        return squares
    kinds = (square_name(phone, game, mark_of(form.marks, each)) for each in dict.fromkeys(marks))
    return join_words(phone, (squares, *kinds))


def _describe_board(phone: Phone, game: AnyGame, form: BoardForm, text: str) -> str:
    """Describe a board: its size, and the kinds of squares besides the plain ones."""
    rows = text.split("/")
    counts: Mapping[str, int] = Counter("".join(rows))
    kinds = [square_name(phone, game, mark) for mark in form.marks[1:] if counts.get(mark.letter)]
    return join_words(phone, (phone.say("box-size", columns=len(rows[0]), rows=len(rows)), *kinds))
