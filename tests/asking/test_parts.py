"""A question in parts: the referee answers what is about the table, and the rulebook the rest."""

import pytest

from companion.asking import ask_board, ask_parts
from companion.asking.clauses import Ruled, clauses
from companion.locale import LOCALES
from companion.rulebook import ask as ask_rulebook
from tests.asking.asked_tables import CARD, MARKET, SHOPS, WARLORD, table


def parts(name: str, question: str) -> Ruled:
    shown = table(name)
    return ask_parts(shown.game, shown.position, question, shown.names, 0)


@pytest.mark.parametrize(
    "question",
    [
        "where may my school go and what does it cost?",
        "我的學校可以放哪裡，要花多少？",
        "我的学校可以放哪里，还有要花多少",
    ],
)
def test_two_parts_about_the_table_get_an_answer_each(question: str) -> None:
    where, price = parts(SHOPS, question).answers
    shown = table(SHOPS)
    alone = [
        ask_board(shown.game, shown.position, one, shown.names, 0)
        for one in ("where may my school go", "how much is a school for me")
    ]
    assert [where, price] == alone


@pytest.mark.parametrize(
    ("question", "where"),
    [
        ("how much is a residence at d6, and can I build it?", "d6"),
        ("how much is a residence at c5, and can I build it?", "c5"),
        ("can I build a residence at c5, and may I put it on d6?", "d6"),
        ("can I build a residence at d6, and may I put it on c5?", "c5"),
    ],
)
def test_a_part_that_names_no_square_means_the_one_before_and_a_part_that_does_means_its_own(
    question: str, where: str
) -> None:
    shown = table(CARD)
    alone = [
        ask_board(shown.game, shown.position, f"can I build a residence at {at}", shown.names, 0)
        for at in (where, "d6", "c5")
    ]
    assert alone[1] != alone[2]
    assert parts(CARD, question).answers[1] == alone[0]


@pytest.mark.parametrize(
    ("name", "question", "kind", "section"),
    [
        (SHOPS, "where may my school go, and what if the votes are tied?", "where", "score.ties"),
        (
            CARD,
            "how do commercial districts grow, and where may my residence go",
            "where",
            "develop.commercial",
        ),
        (SHOPS, "我的學校可以放哪裡，還有平手怎麼算？", "where", "score.ties"),
        (CARD, "我可以在 e4 蓋商業嗎？然後商業區怎麼發展", "may", "develop.commercial"),
        (SHOPS, "我的学校可以放哪里，另外平局怎么算", "where", "score.ties"),
        (MARKET, "我可以盖房子吗，还有平手怎么办", "may", "score.ties"),
    ],
)
def test_one_part_is_for_the_referee_and_the_other_for_the_rulebook(
    name: str, question: str, kind: str, section: str
) -> None:
    ruled = parts(name, question)
    assert [answer.kind for answer in ruled.answers] == [kind]
    assert ruled.rest != question
    for locale in LOCALES:
        assert ask_rulebook(table(name).game.id, ruled.rest, locale).findings[0].section.id == section


def test_a_part_that_says_nothing_alone_is_asked_with_the_whole_question() -> None:
    question = "may Bo take this one and what happens then?"
    ruled = parts(WARLORD, question)
    assert [answer.kind for answer in ruled.answers] == ["may"]
    assert ruled.rest == question


def test_a_question_in_one_part_is_answered_as_ever() -> None:
    for name, question in ((SHOPS, "where may my school go?"), (CARD, "can i put a house and a shop on d6")):
        shown = table(name)
        whole = ask_board(shown.game, shown.position, question, shown.names, 0)
        assert parts(name, question) == Ruled((whole,) if whole else (), question, understood=bool(whole))


def test_only_what_asks_something_is_a_part() -> None:
    assert clauses("can I put a house and a shop on d6") == ("can I put a house and a shop on d6",)
    assert clauses("我可以在 e4 蓋商業嗎") == ("我可以在 e4 蓋商業嗎",)
    assert clauses("學校放哪裡 要多少錢") == ("學校放哪裡", "要多少錢")
    assert clauses("") == ("",)
