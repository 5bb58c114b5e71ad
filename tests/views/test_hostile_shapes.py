"""Files made to keep a reader busy - nested, endless, huge numbers - are read or refused with a sentence."""

from collections.abc import Callable

import pytest

from companion.errors import CompanionError
from companion.files.errors import FileError
from companion.files.play_files import open_plays
from companion.files.position import read_position
from companion.files.record import read_record
from companion.games import GAMES
from companion.history.boxes import parse_exported_box
from companion.locale.texts import Texts
from views.boards.score_pad.sheet_files import read_sheet_file
from views.models.carry_reading import Brought, read_file

SIZE = 60_000
"""Bytes of each: what anything reads."""

GAME = next(iter(GAMES.values()))

READERS: dict[str, Callable[[bytes], object]] = {
    "position": lambda data: read_position(data, "x", "check"),
    "sheet": lambda data: read_sheet_file(data, "x"),
    "box": lambda data: parse_exported_box(GAME, data),
    "record": lambda data: read_record(data, "x"),
    "plays": lambda data: open_plays(data, "x"),
    "brought": lambda data: read_file(data, "x", Brought()),
}

_PLAY = b'{"plays":[{"gameRefId":1,"playDate":"2020-01-01 10:00:00","durationMin":%s,'
_PLAY += b'"playerScores":[{"playerRefId":1,"score":"%s","rank":%s}]}],'
_PLAY += b'"games":[{"id":1,"name":"x"}],"players":[{"id":1,"name":"A"}]}'
_CSV = b"date,game,player 1,score 1\n2020-01-01,x,A,%s\n"
_NINES = b"9" * SIZE

SHAPES = {
    "lists in lists": b"a = " + b"[" * SIZE,
    "lists that end": b"a = " + b"[" * (SIZE // 2) + b"]" * (SIZE // 2),
    "tables in tables": b"a = " + b"{a=" * (SIZE // 3),
    "a key of many parts": b".".join([b"a"] * (SIZE // 2)) + b" = 1",
    "a head of many parts": b"[" + b".".join([b"a"] * (SIZE // 2)) + b"]",
    "tables in a list": b"[[a]]\n" * (SIZE // 6),
    "a long number": b"a = " + _NINES,
    "a long number of the game": b'game = "%s"\nseats = %s' % (GAME.id.encode(), _NINES),
    "a long number in hex": b"game = 0x" + b"f" * SIZE,
    "a number of many powers": b"a = 1e" + _NINES,
    "no date": b"a = 9999-99-99",
    "an open text": b'a = """' + b'"' * SIZE,
    "lists of JSON": b"[" * SIZE,
    "objects of JSON": b'{"a":' * (SIZE // 5),
    "a nested head": b'{"header":' + b"[" * SIZE,
    "a nested play": b'{"plays":[' + b"[" * SIZE,
    "a long score": _PLAY % (b"1", _NINES, b"1"),
    "a score of many powers": _PLAY % (b"1", b"1e999999", b"1"),
    "a long time": _PLAY % (b"1e308", b"1", b"9" * 18),
    "a long place": _PLAY % (b"1", b"1", _NINES),
    "a long cell": _CSV % _NINES,
    "a cell of many powers": _CSV % b"1e99999999",
    "an open cell": b'date,game,player,points\n"' + b"a" * SIZE,
    "quotes": b'"' * SIZE,
    "columns": b"," * SIZE + b"\n" + b"," * SIZE,
    "a long line of a journal": b"00000000 {" * (SIZE // 10),
    "beginnings of codes": b"TC1." * (SIZE // 4),
    "a code in pieces": b"TC1." + b"A " * (SIZE // 2),
    "dots behind a code": b"TC1." + b"." * SIZE + b"A",
    "percent signs": b"%25" * (SIZE // 3) + b"TC1.A",
    "a long scheme": b"a" * SIZE + b":",
    "spaces": b" " * SIZE,
    "zeros": bytes(SIZE),
    "two bytes a letter": b"\xff\xfe" + b"T\0C\0" * (SIZE // 4),
}

TEXTS = Texts.load("en")


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("shape", SHAPES)
def test_a_shape_made_to_do_harm_is_read_or_refused_with_a_sentence(shape: str, reader: str) -> None:
    try:
        READERS[reader](SHAPES[shape])
    except CompanionError as error:
        said = TEXTS.say(error.id, **error.params)
    except FileError as error:
        said = error.sentence.text(TEXTS)
    else:
        return
    assert 0 < len(said) < 2000
    assert "Error" not in said
