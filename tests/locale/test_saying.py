import logging
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.engine.points import Points, format_points
from companion.engine.words import Phrase, Who, Word
from companion.locale import LOCALES, Param, Texts
from companion.locale.lists import signed_number

FILES = {
    "en": """
list-separator = { ", " }
list-and = { $first } and { $last }
list-and-more = { $first } and { $n } more
list-or = { $first } or { $last }
list-or-more = { $first } or { $n } more
seat-number = seat { $number }
chess-piece-K = king
chess-piece-pawns = { $n ->
    [one] one pawn
   *[other] { $n } pawns of { $owner }
  }
chess-hello = Hello { $name }
chess-may = The { $piece } may go to { OR($cells) }
chess-all = { AND($cells) }
chess-two = { AND($cells, most: 2) }
chess-bare = { $cells }
chess-delta = { SIGNED($delta) }
chess-turn-next = { $seat } is next
chess-only_english = only here
""",
    "zh-Hant": """
list-separator = 、
list-and = { $first } 和 { $last }
seat-number = { $number } 號座位
chess-piece-K = 國王
chess-piece-pawns = { $owner }的 { $n } 個兵
chess-hello = 你好，{ $name }
chess-all = { AND($cells) }
chess-turn-next = 輪到 { $seat }
""",
    "zh-Hans": "chess-hello = 你好，{ $name }\n",
}


@pytest.fixture
def texts(tmp_path: Path) -> dict[str, Texts]:
    for locale, source in FILES.items():
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "chess.ftl").write_text(source, encoding="utf-8")
    return Texts.load_all(tmp_path)


def test_a_message_is_said_with_its_params(texts: dict[str, Texts]) -> None:
    assert texts["en"].say("chess-hello", name="小明") == "Hello 小明"
    assert texts["zh-Hant"].say("chess-hello", name="Ann") == "你好，Ann"


def test_a_word_is_said_in_the_language_of_its_sentence(texts: dict[str, Texts]) -> None:
    assert texts["en"].say("chess-hello", name=Word("piece-K")) == "Hello king"
    assert texts["zh-Hant"].say("chess-hello", name=Word("piece-K")) == "你好，國王"


def test_a_phrase_is_said_with_its_own_number_alone_or_among_several(texts: dict[str, Texts]) -> None:
    pawns = Phrase("piece-pawns", (("n", 3), ("owner", Word("piece-K"))))
    assert texts["en"].say("chess-hello", name=pawns) == "Hello 3 pawns of king"
    assert texts["en"].say("chess-hello", name=Phrase("piece-pawns", (("n", 1),))) == "Hello one pawn"
    assert texts["en"].say("chess-all", cells=(Word("piece-K"), pawns)) == "king and 3 pawns of king"
    assert texts["zh-Hant"].say("chess-all", cells=("a1", pawns)) == "a1 和國王的 3 個兵"


def test_a_list_is_joined_as_the_sentence_wants_it(texts: dict[str, Texts]) -> None:
    english = texts["en"]
    assert (
        english.say("chess-may", piece=Word("piece-K"), cells="f5, g4, h3")
        == "The king may go to f5, g4 or h3"
    )
    assert english.say("chess-all", cells=("a1", Word("piece-K"))) == "a1 and king"
    assert english.say("chess-all", cells=["a1"]) == "a1"
    assert english.say("chess-all", cells=()) == ""
    assert english.say("chess-bare", cells=("a1", "b2")) == "a1, b2"
    assert texts["zh-Hant"].say("chess-hello", name=("a1", "b2")) == "你好，a1、b2"
    assert texts["zh-Hant"].say("chess-all", cells="f5, g4, h3") == "f5、g4 和 h3"


def test_a_long_list_says_how_many_more_there_are(texts: dict[str, Texts]) -> None:
    cells = tuple(f"a{i}" for i in range(1, 8))
    assert texts["en"].say("chess-all", cells=cells) == "a1, a2, a3, a4 and 3 more"
    assert texts["en"].say("chess-two", cells=cells) == "a1, a2 and 5 more"


def test_a_list_never_says_that_one_more_is_left_out_when_it_could_be_named(texts: dict[str, Texts]) -> None:
    assert texts["en"].say("chess-all", cells="a1, a2, a3, a4, a5") == "a1, a2, a3, a4 and a5"


def test_a_name_with_a_comma_is_one_item_of_a_sequence(texts: dict[str, Texts]) -> None:
    assert texts["en"].say("chess-two", cells=("Ann, Dr", "Ben", "Cleo")) == "Ann, Dr, Ben and Cleo"


def test_a_change_is_shown_with_its_sign(texts: dict[str, Texts]) -> None:
    said = [texts["en"].say("chess-delta", delta=delta) for delta in (3, 0, -2)]
    assert said == ["+3", "+0", "−2"]


def test_a_seat_is_called_by_its_name_where_that_is_known(texts: dict[str, Texts]) -> None:
    params = {"seat": Who(1)}
    assert texts["en"].about("chess", "turn", "next", params, ("Ann", "Ben")) == "Ben is next"
    assert texts["en"].about("chess", "turn", "next", params, ("Ann",)) == "seat 2 is next"
    assert texts["zh-Hant"].about("chess", "turn", "next", params) == "輪到 2 號座位"


def test_a_missing_message_is_said_in_english(texts: dict[str, Texts]) -> None:
    assert texts["zh-Hans"].say("chess-only_english") == "only here"
    assert not texts["zh-Hans"].has("chess-only_english")


@pytest.mark.parametrize(
    ("locale", "word"), [("en", "something"), ("zh-Hant", "某樣東西"), ("zh-Hans", "某样东西")]
)
def test_a_message_missing_everywhere_is_a_plain_word_of_the_readers_language(
    unsaid: object, locale: str, word: str
) -> None:
    assert REAL[locale].say("chess-nothing") == word


def test_where_even_the_plain_word_is_missing_no_id_is_said(unsaid: object, texts: dict[str, Texts]) -> None:
    assert texts["zh-Hant"].say("chess-nothing") == "…"


def test_a_message_missing_everywhere_is_complained_about_once(
    texts: dict[str, Texts], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert [texts["en"].say("chess-nothing", turn=i) for i in range(3)] == ["…"] * 3
    assert [record.getMessage() for record in caplog.records] == ["text chess-nothing in en: is missing"]


def test_a_missing_param_leaves_the_rest_of_the_sentence(
    texts: dict[str, Texts], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert texts["en"].say("chess-hello") == "Hello …"
    assert len(caplog.records) == 1


def test_a_number_too_large_to_be_written_is_complained_about_and_not_raised(
    unsaid: object, texts: dict[str, Texts], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        assert texts["en"].say("seat-number", number=10**25) == "…"
    assert len(caplog.records) == 1


def test_an_unknown_language_is_refused(tmp_path: Path) -> None:
    with pytest.raises(KeyError):
        Texts.load("tlh")


def test_one_language_loaded_alone_still_has_english_behind_it() -> None:
    assert Texts.load("zh-Hans").locale == "zh-Hans"
    assert Texts.load("zh-Hant").say("card_city-name") == "小卡之城"


REAL = Texts.load_all()
PARAMS: st.SearchStrategy[Param] = st.one_of(
    st.integers(),
    st.text(),
    st.text().map(Word),
    st.text().map(lambda id: Phrase(id, (("n", 2),))),
    st.integers().map(Who),
    st.lists(st.text()),
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.sampled_from(LOCALES),
    st.one_of(st.text(), st.sampled_from(["card_city-violation-limit", "card_city-repair-industry"])),
    st.dictionaries(st.sampled_from(["cells", "count", "industries", "n", "message_id"]), PARAMS),
)
def test_nothing_that_is_said_ever_raises(
    unsaid: object, locale: str, message_id: str, params: dict[str, Param]
) -> None:
    assert isinstance(REAL[locale].say(message_id, **params), str)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_number_below_zero_has_a_minus_before_it_and_what_somebody_typed_stays(locale: str) -> None:
    said = Texts.load(locale).say("score_pad-move-enter", seat="Ann-2", cell="A - B", value=-3)
    assert "−3" in said
    assert "Ann-2" in said
    assert "A - B" in said


@pytest.mark.parametrize("value", [1_234, -99_999, Decimal("1234.5")], ids=str)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_sentence_writes_a_number_as_every_page_does(locale: str, value: Points) -> None:
    said = Texts.load(locale).say("score_pad-ui-enter-value", value=value)
    assert format_points(value) in said
    assert signed_number(value).removeprefix("+").rstrip("0") == format_points(value).rstrip("0")
