"""Whatever is typed, the referee answers or leaves it to the rulebook."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from companion.asking import tell
from companion.locale import Texts
from tests.asking.asked_tables import CARD, CASES, LANDS, MARKET, SHOPS, WARLORD, ask, table
from tests.effort import times

TEXTS = Texts.load("en")
PIECES_OF_QUESTIONS = sorted({word for case in CASES for word in case.question.split()})
QUESTIONS = st.one_of(
    st.text(max_size=400),
    st.lists(st.sampled_from(PIECES_OF_QUESTIONS), max_size=12).map(" ".join),
)


@pytest.mark.parametrize("name", [CARD, SHOPS, WARLORD, MARKET, LANDS])
@settings(max_examples=times(25))
@given(question=QUESTIONS, viewer=st.sampled_from([None, 0]))
@example(question="can i " * 2_000, viewer=0)
@example(question="\u202e可以 \x00\x1b[31m b99 99,99 🎲 may i build", viewer=None)
def test_any_text_is_answered_or_left_to_the_rulebook(name: str, question: str, viewer: int | None) -> None:
    answer = ask(name, question, viewer)
    if answer is not None:
        shown = table(name)
        assert answer.sections
        assert all(tell(TEXTS, shown.game, one, shown.names) for one in answer.sentences)
