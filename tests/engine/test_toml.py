"""TOML for people says what it was given, and stays readable where there is much of it."""

import tomllib

import pytest

from companion.engine import toml

CONTENT: dict[str, toml.Value] = {
    "round": 3,
    "drawing": "a b\nc d",
    "map": [f"{number},0 wheat port" for number in range(30)],
    "stock": {},
    "box": {"map": ["0,0"], "entries": {"card-1": "x", "hex-A-0,1": 'say "y"'}},
    "seats": [{"name": "Ann", "goods": {"wood": 2}}, {"name": "柏\x7f"}],
}


def test_what_is_written_is_read_back_but_for_the_line_that_ends_a_drawing() -> None:
    assert tomllib.loads(toml.format_document(CONTENT)) == {**CONTENT, "drawing": "a b\nc d\n"}


def test_a_long_list_stands_on_several_lines_and_a_table_in_a_table_by_itself() -> None:
    written = toml.format_document(CONTENT).split("\n")
    assert max(map(len, written)) < 110
    assert written.index("[box]") < written.index("[box.entries]") < written.index("[[seats]]")


def test_a_name_that_is_no_plain_word_is_quoted() -> None:
    assert '"hex-A-0,1" = "say \\"y\\""' in toml.format_document(CONTENT).split("\n")


def test_a_key_without_end_is_refused_before_it_is_read() -> None:
    """65,536 bytes of it took 17 seconds and 4 GB."""
    assert toml.parse(".".join("k" * toml.MOST_PARTS) + " = 1")
    for part in ("k", '"k"', "'k'", " k "):
        for form in ("{} = 1", "[{}]", "[[{}]]", "a = {{{} = 1}}"):
            with pytest.raises(ValueError, match="at line 2"):
                toml.parse("\n" + form.format(".".join([part] * 30_000)))


@pytest.mark.parametrize(
    "text",
    ["k" * 60_000, '"' * 60_000, "k." * 60 + '"' * 60_000, "'k." * 30_000, "k .\t" * 15_000],
    ids=range(5),
)
def test_what_looks_like_such_a_key_again_and_again_is_refused_in_no_time(text: str) -> None:
    with pytest.raises(ValueError):
        toml.parse(text)
