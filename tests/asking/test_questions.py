"""Questions in everyday words get what the referee says when it is asked by a program."""

import pytest

from companion.asking import BoardAnswer, place, tell
from companion.asking.aiming import parts
from companion.asking.cues import cues
from companion.games import GAMES
from companion.games.sweet_lands.land import seat_land
from companion.locale import LOCALES, Texts
from companion.rulebook import load
from tests.asking.asked_tables import (
    CARD,
    CASES,
    LANDS,
    PAD,
    SHEETS,
    SHOPS,
    THIEF,
    TOWNS,
    WARLORD,
    Case,
    ask,
    points,
    table,
)

TEXTS = Texts.load_all()
EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)


def answered(case: Case) -> BoardAnswer:
    answer = ask(case.table, case.question)
    assert answer is not None
    return answer


@EVERY_CASE
def test_the_answer_is_what_the_referee_says(case: Case) -> None:
    shown = table(case.table)
    case.holds(shown.game, shown.game.view(shown.position, 0), answered(case))


@EVERY_CASE
def test_every_answer_names_a_section_that_exists(case: Case) -> None:
    answer = answered(case)
    known = {section.id for section in load(table(case.table).game.id, "en").sections}
    cited = {*answer.sections, *(one.section for one in answer.reasons)}
    cited |= {one.section for one in answer.figures}
    assert answer.sections
    assert cited <= known


@pytest.mark.parametrize("locale", LOCALES)
@EVERY_CASE
def test_every_answer_can_be_told_in_every_language(
    case: Case, locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    shown, answer = table(case.table), answered(case)
    told = [*answer.sentences, *(one.said for one in answer.reasons), *(one.said for one in answer.figures)]
    said = [tell(TEXTS[locale], shown.game, one, shown.names) for one in told]
    said += [
        place(TEXTS[locale], shown.game, at, shown.names) for one in answer.reasons for at in one.targets
    ]
    assert said
    assert not [text for text in said if not text or "{" in text]
    assert caplog.messages == []


def test_every_game_is_asked_at_least_eight_questions_in_three_languages() -> None:
    for game in GAMES:
        assert len([case for case in CASES if table(case.table).game.id == game]) >= 8


def test_a_question_about_no_table_is_left_to_the_rulebook() -> None:
    assert ask(CARD, "does a new tile have to touch my town") is None
    assert ask(CARD, "what is a district") is None
    assert ask(CARD, "how many points is an empty square") is None
    assert ask(WARLORD, "") is None
    assert ask(LANDS, "一只兔子几个房子") is None


@pytest.mark.parametrize(
    ("name", "question", "piece", "named"),
    [
        (SHOPS, "can I build a level 2 shop at b1", "C2", "b1"),
        (WARLORD, "may I destroy the tavern", "destroy", "tavern"),
    ],
)
def test_a_yes_is_told_without_the_reasons_against_other_ways_of_doing_it(
    name: str, question: str, piece: str, named: str
) -> None:
    survey = table(name).game.survey(table(name).position, 0, piece)
    assert {each.legal for at, each in survey.targets.items() if named in parts(at)} == {True, False}
    answer = ask(name, question)
    assert answer is not None
    assert (answer.legal, answer.reasons, answer.repairs) == (True, (), ())


def test_another_seat_is_asked_about_by_name() -> None:
    answer = ask(SHOPS, "can Bo build a level 1 residence at d1")
    assert answer is not None
    assert answer.seat == 1


def test_who_asks_about_themselves_names_others_as_the_aim() -> None:
    answer = ask(WARLORD, "may I destroy Eve's tavern?")
    assert answer is not None
    assert (answer.seat, answer.legal, answer.cells) == (0, True, ("4", "tavern"))


def test_this_one_is_what_the_asker_points_at() -> None:
    pointed = ask(THIEF, "may I rob this one?", 0, "merchant")
    named = ask(THIEF, "may I rob the merchant?")
    assert pointed is not None
    assert named is not None
    assert (pointed.legal, pointed.reasons) == (named.legal, named.reasons)
    here = ask(CARD, "may my commerce go here?", 0, "c5")
    there = ask(CARD, "may my commerce go to c5?")
    assert here is not None
    assert here == there


def test_levels_that_nobody_names_are_all_meant() -> None:
    answer = ask(SHOPS, "where can my shops go")
    assert answer is not None
    game, position = table(SHOPS).game, table(SHOPS).position
    surveys = [game.survey(position, 0, piece) for piece in ("C1", "C2", "C3", "C4")]
    assert [said.params["count"] for said in answer.sentences] == [len(one.legal) for one in surveys]


def test_the_points_of_one_category_are_those_lines() -> None:
    answer = ask(CARD, "how many points do I have for empty squares")
    assert answer is not None
    sheet = table(CARD).game.scoresheet(table(CARD).position)
    assert sum(figure.value for figure in answer.figures) == sheet.standings[0].points("empty")


@pytest.mark.parametrize("name", [CARD, TOWNS, WARLORD, SHEETS, LANDS, PAD])
def test_however_points_are_asked_for_all_of_them_are_told(name: str) -> None:
    shown = table(name)
    for phrase in cues().intents["points"]:
        answer = ask(name, f"I: {phrase}" if phrase.isascii() else f"我{phrase}")
        assert answer is not None
        points(shown.game, shown.game.view(shown.position, 0), answer)


def test_an_everyday_word_for_the_beginning_of_a_name_leads_to_the_name() -> None:
    everyday, printed = (
        ask(LANDS, f"how many points do I have for my {word}") for word in ("settlement", "city points")
    )
    assert everyday is not None
    assert everyday == printed
    assert everyday != ask(LANDS, "how many points do I have")


def test_a_price_that_nobody_has_read_is_said_to_be_unread() -> None:
    answer = ask("positions/sweet_lands/where_tiles_lie", "how much is a tent for me")
    assert answer is not None
    assert [said.id for said in answer.sentences] == ["price-unread"]
    assert answer.figures == ()


def test_a_name_with_a_letter_wrong_is_still_that_name() -> None:
    assert ask(SHOPS, "where may my scool go?") == ask(SHOPS, "where may my school go?")
    assert ask(WARLORD, "how much is the catedral") == ask(WARLORD, "how much is the cathedral")


def test_a_piece_that_no_move_of_that_name_lays_is_asked_of_the_move() -> None:
    answer = ask(CARD, "can I buy an industry?")
    assert answer is not None
    assert not answer.legal
    assert "phase" in {reason.said.id for reason in answer.reasons}
    assert ask(SHOPS, "can i put a factory next to a residence") is None


def test_what_cannot_be_aimed_at_does_not_narrow_a_question() -> None:
    here = ask(CARD, "can I build commerce at c5 in my city")
    assert here == ask(CARD, "can I build commerce at c5")


def test_both_languages_of_an_alias_lead_to_the_name() -> None:
    assert ask(LANDS, "我的房子多少錢") == ask(LANDS, "how much is my house")


def test_hexes_are_called_and_understood_as_the_board_calls_them() -> None:
    tiles = "positions/sweet_lands/where_tiles_lie"
    game, position = table(tiles).game, table(tiles).position
    called = {
        target: game.notation.name_on_board(position, 0, target)
        for target in seat_land(position, 0).grid.names
    }
    answer = ask(tiles, "where may my terrain tile go")
    assert answer is not None
    told = [said.params["places"] for said in answer.sentences if "terrain" in str(said.params["piece"])]
    assert tuple(called[target] for target in game.survey(position, 0, "terrain").legal) in told
    named = ask(tiles, f"can I lay a terrain tile on {called['1,0']}")
    assert named is not None
    assert named == ask(tiles, "can I lay a terrain tile on 1,0")
