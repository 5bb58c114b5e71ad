"""What a print gives is read as it was written, and what nobody prints is refused with its part."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.box import BoxError
from companion.engine.gains import MOST, NOTHING, Gain, Gains, read_gain, read_gains
from tests.engine.learner import COUNTED, KINDS


def gain(kinds: tuple[str, ...], per: tuple[str, ...]) -> Any:
    return st.builds(
        Gain, kind=st.sampled_from(kinds), count=st.integers(1, MOST), per=st.sampled_from(("", *per))
    )


OPTION = st.lists(gain(KINDS, COUNTED), max_size=4).map(tuple)
GAINS = st.builds(
    Gains,
    options=st.lists(OPTION, min_size=1, max_size=4, unique=True).map(tuple),
    needs=st.lists(gain(COUNTED, ()), max_size=3).map(tuple),
)


@given(GAINS)
def test_what_was_written_is_read_again(gains: Gains) -> None:
    assert read_gains(str(gains), KINDS, COUNTED) == gains


@pytest.mark.parametrize(
    ("text", "gains"),
    [
        ("2 gold+card", Gains(((Gain("gold", 2), Gain("card")),))),
        ("none", NOTHING),
        ("2 gold / diamond", Gains(((Gain("gold", 2),), (Gain("diamond"),)))),
        ("none/gold", Gains(((), (Gain("gold"),)))),
        ("victory:rabbit", Gains(((Gain("victory", 1, "rabbit"),),))),
        (
            "8 terrain+house>5 victory",
            Gains(((Gain("victory", 5),),), (Gain("terrain", 8), Gain("house"))),
        ),
    ],
)
def test_every_way_of_giving_has_a_text(text: str, gains: Gains) -> None:
    assert read_gains(text, KINDS, COUNTED) == gains


@pytest.mark.parametrize(
    "text",
    [
        "",
        "+",
        "0 gold",
        "100 gold",
        "2gold",
        "rabbit",
        "gold:gold",
        "gold/gold",
        ">gold",
        "none>gold",
        "gold>card",
    ],
)
def test_what_nobody_prints_is_refused(text: str) -> None:
    with pytest.raises(BoxError) as refused:
        read_gains(text, KINDS, COUNTED)
    assert refused.value.id == "gains"


def test_a_single_thing_is_read_alone() -> None:
    assert read_gain(" 3 victory:rabbit ", KINDS, COUNTED) == Gain("victory", 3, "rabbit")
    assert NOTHING.nothing
    assert not Gains(((), (Gain("gold"),))).nothing
