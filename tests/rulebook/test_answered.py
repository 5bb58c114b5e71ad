"""The bar: how well questions in people's own words are answered."""

from functools import cache

from tests.rulebook.measured import Judged, judge_all, share, table

FIRST, AMONG = 0.88, 0.93
"""The share of questions whose first section is needed, and whose first three hold all that is needed.
"""


@cache
def judged() -> tuple[Judged, ...]:
    return judge_all()


def test_as_many_questions_as_before_are_answered_by_the_first_section() -> None:
    assert share(one.first for one in judged()) >= FIRST, f"\n{table(judged())}"


def test_as_many_questions_as_before_are_answered_by_the_first_three_sections() -> None:
    assert share(one.among for one in judged()) >= AMONG, f"\n{table(judged())}"


def test_no_question_is_left_without_an_answer() -> None:
    assert [one.question.ask for one in judged() if one.empty] == []
