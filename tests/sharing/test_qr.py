"""QR codes as data and as pictures: the smallest that holds a text, the same modules everywhere."""

import re
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
import zxingcpp
from hypothesis import given
from hypothesis import strategies as st

from companion.sharing.errors import CarryError
from companion.sharing.qr import (
    CHARACTERS,
    COMFORTABLE,
    LARGEST,
    ON_SCREEN,
    QUIET,
    Symbol,
    make_symbol,
    version_for,
)
from tests.sharing.pictures import drawn, text_for

VERSIONS = range(1, LARGEST + 1)
SOME = (1, 3, 7, 10, 15, 20)


def read(code: Symbol, scale: int = 4) -> list[str]:
    plain = zxingcpp.TextMode.Plain
    return [found.text for found in zxingcpp.read_barcodes(drawn(code, scale), text_mode=plain)]


def filled(svg: str) -> list[list[bool]]:
    """Return the unit squares that the last path of a picture fills, counted by the outlines on
    their left.
    """
    side = int(re.search(r'viewBox="0 0 (\d+) ', svg)[1])  # type: ignore[index]
    crossings = [[0] * (side + 1) for _ in range(side)]
    for x, y, steps in re.findall(r"M(\d+) (\d+)([hv\d-]+)z", re.findall(r' d="([^"]*)"', svg)[-1]):
        column, row, first = int(x), int(y), int(y)
        for way, length in [*re.findall(r"([hv])(-?\d+)", steps), ("back", 0)]:
            if way == "h":
                column += int(length)
                continue
            end = row + int(length) if way == "v" else first
            for line in range(min(row, end), max(row, end)):
                crossings[line][column] += 1 if end < row else -1
            row = end
    return [[sum(line[: column + 1]) != 0 for column in range(side)] for line in crossings]


@pytest.mark.parametrize("version", VERSIONS)
def test_a_version_holds_as_many_characters_as_the_table_says_and_not_one_more(version: int) -> None:
    text = text_for(version, Random(version))
    assert version_for(text) == version
    if version < LARGEST:
        assert version_for(text + "A") == version + 1


def test_no_code_holds_more_than_the_largest() -> None:
    with pytest.raises(CarryError) as refused:
        version_for("A" * (CHARACTERS[LARGEST] + 1))
    assert (refused.value.id, refused.value.params["length"]) == ("carry-picture-too-long", 3392)


@pytest.mark.parametrize("text", ["1" * 1_000_000, "桌" * 7000, "a" * 7089])
def test_a_text_of_any_length_is_refused_at_once(text: str) -> None:
    with pytest.raises(CarryError, match="carry-picture-too-long"):
        make_symbol(text)


def test_a_code_larger_than_is_welcome_is_refused() -> None:
    text = "A" * (CHARACTERS[COMFORTABLE] + 1)
    assert make_symbol(text, max_version=ON_SCREEN).version == COMFORTABLE + 1
    with pytest.raises(CarryError, match="carry-picture-too-long"):
        make_symbol(text, max_version=COMFORTABLE)


def test_there_is_no_code_of_nothing() -> None:
    with pytest.raises(ValueError, match="nothing"):
        make_symbol("")


@pytest.mark.parametrize("version", SOME)
def test_a_code_has_its_size_and_a_white_border_all_around(version: int) -> None:
    code = make_symbol(text_for(version, Random(1)))
    assert code.side == 17 + 4 * version + 2 * QUIET
    assert {len(row) for row in code.rows} == {code.side}
    border = [*code.rows[:QUIET], *code.rows[-QUIET:]]
    border += [row[:QUIET] + row[-QUIET:] for row in code.rows]
    assert not any(map(any, border))


@pytest.mark.parametrize("quiet", range(QUIET + 1))
def test_a_terminal_may_have_a_narrower_border(quiet: int) -> None:
    code = make_symbol("HTTP://192.168.1.20:8550/")
    rows = code.modules(quiet)
    assert len(rows) == len(rows[0]) == code.side - 2 * (QUIET - quiet)
    assert sum(map(sum, rows)) == sum(map(sum, code.rows))
    assert rows[quiet][quiet : quiet + 8] == (True,) * 7 + (False,)


@pytest.mark.parametrize("quiet", [-1, QUIET + 1])
def test_a_border_that_is_not_there_cannot_be_shown(quiet: int) -> None:
    with pytest.raises(ValueError, match="quiet"):
        make_symbol("A").modules(quiet)


@pytest.mark.parametrize("scale", [1, 2, 3, 5, 8, 64])
def test_a_png_shows_every_module_at_its_scale(scale: int) -> None:
    code = make_symbol("HTTP://192.168.1.20:8550/J/K7QX")
    picture = drawn(code, scale)
    assert picture.size == (code.side * scale, code.side * scale)
    middles = [
        [picture.getpixel((scale * x + scale // 2, scale * y + scale // 2)) == 0 for x in range(code.side)]
        for y in range(code.side)
    ]
    assert middles == [list(row) for row in code.rows]


@pytest.mark.parametrize("scale", [0, -1, 65])
def test_a_png_has_a_sensible_scale(scale: int) -> None:
    with pytest.raises(ValueError, match="scale"):
        make_symbol("A").png(scale)


@pytest.mark.parametrize("version", SOME)
def test_an_svg_is_the_same_code_in_one_black_path_on_white(version: int) -> None:
    code = make_symbol(text_for(version, Random(2)))
    svg = code.svg()
    assert filled(svg) == [list(row) for row in code.rows]
    assert svg.count("<path") == 2
    assert f'<path fill="#fff" d="M0 0h{code.side}v{code.side}H0z"/>' in svg


@given(st.lists(st.lists(st.booleans(), min_size=6, max_size=6), min_size=6, max_size=6))
def test_an_svg_fills_exactly_the_dark_modules_whatever_their_pattern(inner: list[list[bool]]) -> None:
    blank = (False,) * 8
    rows = (blank, *((False, *row, False) for row in inner), blank)
    assert filled(Symbol("", 1, "M", rows).svg()) == [list(row) for row in rows]


@given(st.text(st.characters(min_codepoint=32, max_codepoint=126), min_size=1, max_size=120))
def test_any_text_comes_back_as_it_was(text: str) -> None:
    assert read(make_symbol(text)) == [text]


@pytest.mark.parametrize(
    "text", ["第一桌：小美、Ben", "第一桌：小美、阿賓輪流蓋城市", "Zoë’s table – 2 of 5"]
)
def test_letters_of_other_scripts_come_back_too(text: str) -> None:
    assert read(make_symbol(text)) == [text]


@pytest.mark.parametrize("level", ["L", "M", "Q", "H"])
def test_a_level_is_what_a_reader_finds_in_the_code(level: str) -> None:
    code = make_symbol("HTTP://192.168.1.20:8550/", level=level)  # type: ignore[arg-type]
    assert [found.ec_level for found in zxingcpp.read_barcodes(drawn(code))] == [level]
    assert code.version == version_for(code.text, code.level)


@pytest.mark.parametrize("letter", ["0", "A", "Z", "-", "a"])
@pytest.mark.parametrize("length", [20, 300, 600])
def test_a_text_of_one_letter_reads_as_well_as_any_other(letter: str, length: int) -> None:
    assert read(make_symbol(letter * length)) == [letter * length]


@given(
    st.text(st.sampled_from("00000000000000\0\0\0\0A1a"), min_size=1, max_size=400), st.sampled_from("LMQH")
)
def test_long_runs_of_zeros_can_be_drawn_like_anything_else(text: str, level: str) -> None:
    assert read(make_symbol(text, level=level)) == [text]  # type: ignore[arg-type]


def test_an_address_and_a_record_in_one_link_are_each_packed_tightest() -> None:
    record = text_for(10, Random(3))
    assert version_for(f"HTTP://192.168.178.123:8550/C#{record}") <= 12
    assert version_for(f"http://192.168.178.123:8550/c#{record}") <= 13


def test_codes_can_be_made_in_many_threads_at_once() -> None:
    texts = [text_for(version, Random(number)) for number in range(4) for version in SOME]
    with ThreadPoolExecutor(8) as threads:
        made = list(threads.map(make_symbol, texts))
    assert made == [make_symbol(text) for text in texts]
