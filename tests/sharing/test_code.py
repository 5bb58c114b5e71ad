"""A code's text survives what chats, links and people do to it."""

from random import Random
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion import bounds
from companion.errors import CompanionError
from companion.sharing.base38 import LAST_SIGNS, SIGNS, count_bytes, decode_text, encode_text
from companion.sharing.checksum import add_checksum
from companion.sharing.code import MAX_SIGNS, from_text, make_link, to_text
from companion.sharing.parts import split
from companion.sharing.qr import CHARACTERS
from tests.effort import times

CODES = st.binary(min_size=1, max_size=300).map(add_checksum)
DATA = add_checksum(Random(1).randbytes(220))
TEXT = to_text(DATA)


def refusal(text: str) -> CompanionError:
    with pytest.raises(CompanionError) as caught:
        from_text(text)
    return caught.value


@given(st.binary(max_size=400))
def test_every_string_of_bytes_has_one_text_of_its_own(data: bytes) -> None:
    text = encode_text(data)
    assert set(text) <= set(SIGNS)
    assert text[-1] in LAST_SIGNS
    assert decode_text(text) == data


@given(st.text(SIGNS, max_size=80))
def test_every_text_is_the_text_of_what_it_is_read_as_or_of_nothing(text: str) -> None:
    data = decode_text(text)
    assert data is None or encode_text(data) == text


@pytest.mark.parametrize("length", [1, 2, 3, 10, 100, 311, 600])
def test_as_many_bytes_fit_as_are_said_to_and_no_more(length: int) -> None:
    room = count_bytes(length)
    assert len(encode_text(b"\xff" * room)) <= length < len(encode_text(b"\xff" * (room + 1)))


def test_the_largest_code_has_a_text_and_comes_back() -> None:
    data = add_checksum(Random(2).randbytes(64 * 1024 - 4))
    assert from_text(to_text(data)) == data
    assert MAX_SIGNS - 100 < len(to_text(data)) < MAX_SIGNS


@given(CODES)
def test_a_text_is_upper_case_and_needs_no_escape_in_a_link(data: bytes) -> None:
    text = to_text(data)
    assert text == text.upper() == quote(text)
    assert text[-1] not in "-."
    assert from_text(text) == data


@given(CODES, st.sampled_from((str.lower, str.upper, str.swapcase, str.title)))
def test_lower_case_is_read(data: bytes, case: object) -> None:
    assert from_text(case(to_text(data))) == data  # type: ignore[operator]


@settings(max_examples=times(60))
@given(
    CODES,
    st.sampled_from((" ", "\n", "\r\n", "\n> ", "\t", " \n\n ", "\u200b", "\u00ad", "\u3000")),
    st.integers(3, 76),
)
def test_spaces_and_breaks_anywhere_are_read_over(data: bytes, gap: str, width: int) -> None:
    text = to_text(data)
    head, body = text[:4], text[4:]
    assert from_text(head + gap.join(body[i : i + width] for i in range(0, len(body), width))) == data


@pytest.mark.parametrize(
    "around",
    [
        "{}", "  {}\n", "“{}”", "'{}'", "「{}」", "`{}`", "```\n{}\n```", "**{}**", "<{}>", "({})", "> {}",
        "Here is our table: {}", "Here it is:\n{}\nSee you on Friday. Bring crisps!", "{} have fun", "{}.",
        "{}, ok?",        "看這一局：{}，下次再玩！",
        "TC1. is how it begins: {}", "http://192.168.1.7:8550/C#{}", "HTTP://HOST/C#{}&utm=x",
        "https://example.org/c/#{} (tap it)",
    ],
)  # fmt: skip
def test_what_stands_around_a_code_does_not_matter(around: str) -> None:
    assert from_text(around.format(TEXT)) == DATA


@pytest.mark.parametrize("width", [20, 38, 76])
def test_a_code_that_was_broken_into_lines_with_a_message_behind_it_is_read(width: int) -> None:
    lines = "\n".join(TEXT[i : i + width] for i in range(0, len(TEXT), width))
    assert from_text(f"Our table:\n{lines}\nsee you on friday") == DATA


def test_what_typing_aids_make_of_a_code_is_undone() -> None:
    data = next(
        add_checksum(bytes([i, j]))
        for i in range(256)
        for j in range(256)
        if "--" in to_text(add_checksum(bytes([i, j])))
    )
    assert from_text(to_text(data).replace("--", "—")) == data
    wide = "".join(chr(ord(sign) + 0xFEE0) for sign in TEXT)
    assert from_text(wide) == DATA


def test_a_link_carries_the_code_behind_its_hash_escaped_or_not() -> None:
    made = make_link("http://192.168.1.7:8550/", TEXT)
    assert made == f"http://192.168.1.7:8550/C#{TEXT}"
    assert from_text(made) == from_text(quote(made, safe="")) == DATA
    assert from_text(made.replace("-", "%2D").replace(".", "%2e")) == DATA


@pytest.mark.parametrize("text", ["", "   ", "hello", "TC1", "TC1 ", "XTC1.ABC", "今晚再玩", "12345"])
def test_what_is_no_code_is_called_that(text: str) -> None:
    assert refusal(text).id == "carry-not-a-code"


@pytest.mark.parametrize(
    "text", ["https://example.org/menu", "WIFI:S:home;T:WPA;P:secret;;", "mailto:ann@x.y", "BEGIN:VCARD"]
)
def test_another_code_is_called_foreign_and_shown(text: str) -> None:
    error = refusal(text)
    assert (error.id, error.params["found"]) == ("carry-foreign", text)
    assert len(str(refusal("https://example.org/" + "x" * 500).params["found"])) == 40


@settings(max_examples=times(200))
@given(
    st.integers(4, len(TEXT) - 1),
    st.sampled_from(SIGNS),
    st.sampled_from(("cut", "change", "drop", "double")),
)
def test_a_code_with_one_sign_wrong_or_missing_is_damaged(at: int, sign: str, how: str) -> None:
    changed = {
        "cut": TEXT[:at],
        "change": TEXT[:at] + sign + TEXT[at + 1 :],
        "drop": TEXT[:at] + TEXT[at + 1 :],
        "double": TEXT[:at] + TEXT[at] + TEXT[at:],
    }[how]
    if changed != TEXT:
        assert refusal(changed).id == "carry-damaged"


def test_a_later_form_of_text_is_called_newer() -> None:
    assert refusal("TC2.ABCDEF").id == "carry-newer"
    assert refusal("TP17.ABCDEF").id == "carry-newer"
    assert refusal("TC0.ABC").id == "carry-not-a-code"


def test_one_part_alone_is_called_that() -> None:
    assert refusal(split(DATA, 100)[0]).id == "carry-one-part"


def test_the_first_sound_code_in_a_text_is_taken() -> None:
    other = to_text(add_checksum(b"other"))
    assert from_text(f"{TEXT[:50]} oh no, again: {other} and {TEXT}") == add_checksum(b"other")


def test_endless_texts_are_refused_and_hostile_ones_are_looked_through_in_no_time() -> None:
    assert refusal("A" * (bounds.TEXT.most + 1)).id == "too-large"
    assert refusal("TC1.A " * (bounds.TEXT.most // 6)).id == "carry-damaged"
    assert refusal("TC1." + "A " * (bounds.TEXT.most // 2 - 2)).id == "carry-damaged"
    assert refusal("TC1." + "A" * (bounds.TEXT.most - 4)).id == "carry-damaged"
    assert refusal("\ufdfa" * bounds.TEXT.most).id == "carry-not-a-code"


@given(st.text(max_size=200))
def test_any_text_is_refused_in_our_words(text: str) -> None:
    assert refusal(text).id.startswith("carry-")
    assert refusal("TC1." + text).id.startswith("carry-")


def test_a_picture_of_version_10_holds_201_bytes() -> None:
    assert count_bytes(CHARACTERS[10] - 4) == 201
    assert count_bytes(CHARACTERS[15] - 4) == 390
