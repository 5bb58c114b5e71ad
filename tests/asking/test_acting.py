"""Who asks acts, unless another person is named as the doer; a possessive is the target's."""

import pytest

from companion.asking import ask_board
from companion.asking.people import people
from companion.asking.typed_text import read_typed
from tests.asking.asked_tables import LANDS, MARKET, SHOPS, WARLORD, ask, table

NAMES = ("Ann", "Ben", "小明")


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("may Ben take this one", [(1, "doer")]),
        ("can I destroy Ben's castle", [(0, "doer"), (1, "owner")]),
        ("can Ben destroy my castle", [(1, "doer"), (0, "owner")]),
        ("can i steal from ben", [(0, "doer"), (1, "aim")]),
        ("can bens castle be destroyed", [(1, "owner")]),
        ("the castle of Ben", [(1, "aim")]),
        ("can i rob ben", [(0, "doer"), (1, "aim")]),
        ("can ben rob me", [(1, "doer"), (0, "aim")]),
        ("how much is it for Ben", [(1, "doer")]),
        ("小明能不能搶我的", [(2, "doer"), (0, "owner")]),
        ("我可以拆小明的城堡嗎", [(0, "doer"), (2, "owner")]),
        ("能跟 Ben 換手牌嗎", [(1, "aim")]),
        ("我能搶小明嗎", [(0, "doer"), (2, "aim")]),
        ("小明會不會偷我", [(2, "doer"), (0, "aim")]),
        ("Ann的分數", [(0, "owner")]),
        ("我的城堡會被小明拆嗎", [(0, "owner"), (2, "doer")]),
    ],
)
def test_every_person_in_a_question_has_a_part(text: str, parts: list[tuple[int, str]]) -> None:
    assert [(one.seat, one.part) for one in people(read_typed(text).text, NAMES, 0)] == parts


@pytest.mark.parametrize(
    "question",
    [
        "能拆 Bo 的城堡吗",
        "can you destroy Bo's castle",
        "can i destroy the castle of Bo",
        "am I allowed to tear down bos castle",
        "我可以拆 Bo 的城堡嗎",
        "Bo 的城堡可以拆嗎",
        "拆 Bo 的城堡行不行",
    ],
)
def test_the_owner_of_a_target_is_not_who_acts(question: str) -> None:
    answer = ask(WARLORD, question)
    assert answer is not None
    assert (answer.seat, answer.legal, answer.cells) == (0, True, ("1", "castle"))


@pytest.mark.parametrize(
    "question",
    [
        "can Bo destroy my watchtower",
        "may bo tear down my watchtower",
        "Bo 能不能拆我的瞭望塔",
        "Bo 可以拆我的瞭望塔嗎",
    ],
)
def test_another_person_who_is_named_as_the_doer_acts(question: str) -> None:
    answer = ask(WARLORD, question)
    assert answer is not None
    assert (answer.seat, answer.legal) == (1, False)


@pytest.mark.parametrize(
    ("question", "seat", "gold"),
    [
        ("how much does it cost to destroy Bo's castle", 0, 3),
        ("what do i pay to destroy Eve's market", 0, 2),
        ("拆 Bo 的城堡要多少錢", 0, 3),
        ("拆 Eve 的酒館要付多少", 0, 1),
        ("拆 Bo 的城堡要付多少", 0, 3),
    ],
)
def test_a_price_is_the_payers(question: str, seat: int, gold: int) -> None:
    answer = ask(WARLORD, question)
    assert answer is not None
    assert (answer.kind, answer.seat) == ("price", seat)
    assert [figure.value for figure in answer.figures] == [gold]


def test_a_price_for_another_person_is_theirs() -> None:
    shown = table(LANDS)
    name = shown.names[2]
    answer = ask(LANDS, f"how much is a house for {name}")
    assert answer is not None
    assert answer.seat == 2


@pytest.mark.parametrize(
    ("name", "question"),
    [(SHOPS, "where can Bo's school go"), (MARKET, "Bo 的房子可以蓋在哪裡"), (SHOPS, "Bo 的学校可以放哪里")],
)
def test_a_piece_that_is_laid_is_laid_by_its_owner(name: str, question: str) -> None:
    answer = ask(name, question)
    assert answer is not None
    assert answer.seat == 1


def test_a_watcher_who_asks_for_no_seat_is_told_of_the_one_that_acts() -> None:
    shown = table(WARLORD)
    answer = ask_board(shown.game, shown.position, "can Bo's castle be destroyed", shown.names, None)
    assert answer is None or answer.seat in range(len(shown.names))
