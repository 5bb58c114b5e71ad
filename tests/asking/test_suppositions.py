"""A premise is put on a copy of the table, and the referee answers about that."""

from dataclasses import replace
from typing import Any

import pytest

from companion.asking import BoardAnswer, ask_board, ask_parts, tell
from companion.asking.declared_values import DeclaredValue, declared_values
from companion.asking.supposing import split_premises
from companion.asking.typed_text import read_typed
from companion.engine.words import Who
from companion.games import GAMES
from companion.games.card_city import moves as card_city
from companion.games.citadels import moves as citadels
from companion.games.citadels.position import Turn
from companion.games.score_pad import moves as score_pad
from companion.games.small_city import moves as small_city
from companion.locale import LOCALES, Texts
from tests.asking.asked_tables import CARD, LANDS, MARKET, PAD, SHOPS, WARLORD, ask, table

TEXTS = Texts.load_all()

SUPPOSED = (
    (MARKET, "can i build a house if i had no food", "food", 0),
    (MARKET, "with only 1 wood can i build a tavern", "wood", 1),
    (MARKET, "if i only had 2 food, where may my house go", "food", 2),
    (MARKET, "如果我沒有食物可以蓋房子嗎", "food", 0),
    (MARKET, "要是我剩3個石頭可以蓋房子嗎", "stone", 3),
    (MARKET, "假如我只有一个木头能盖酒馆吗", "wood", 1),
    (MARKET, "要是我一块木头都没有 能盖酒馆吗", "wood", 0),
    (CARD, "如果我只剩两块钱，还能盖停车场吗", "money", 2),
    (CARD, "can i build leisure with my last buck", "money", 1),
    (CARD, "如果我只剩最後一塊錢，能蓋休憩嗎", "money", 1),
    (WARLORD, "如果我有十五金可以拆 Bo 的宮殿嗎", "gold", 15),
    (WARLORD, "假如我有二十金 能拆 Bo 的宫殿吗", "gold", 20),
    (WARLORD, "如果我再有1金 可以拆 Bo 的宮殿嗎", "gold", 4),
    (WARLORD, "要是再多1金 可以拆 Bo 的宮殿嗎", "gold", 4),
    (CARD, "got 1 buck left, can i still build leisure", "money", 1),
    (CARD, "only $2 left, can i build leisure", "money", 2),
    (CARD, "i'm broke, can i build leisure", "money", 0),
    (CARD, "如果我只有一塊錢 可以蓋休憩嗎", "money", 1),
    (CARD, "我只剩两块钱，能盖休憩吗", "money", 2),
    (SHOPS, "got 1 buck left, can i still put down a size 2 house", "money", 1),
    (SHOPS, "要是我有 9 塊錢，可以在 b2 蓋 C2 商業嗎", "money", 9),
    (SHOPS, "假如我没钱，我的学校可以放哪里", "money", 0),
    (WARLORD, "can i destroy Bo's castle with only 2 gold", "gold", 2),
    (WARLORD, "may i destroy bo's palace if i had 1 more gold", "gold", 4),
    (WARLORD, "如果我只有2金 可以拆 Bo 的城堡嗎", "gold", 2),
    (WARLORD, "我只剩一块钱，能拆 Bo 的城堡吗", "gold", 1),
    (WARLORD, "if I had one gold less could I destroy bo's castle", "gold", 2),
    (WARLORD, "suppose i had 5 gold, can i destroy bo's palace", "gold", 5),
    (WARLORD, "有 5 金的話能拆 Bo 的宮殿嗎", "gold", 5),
    (CARD, "my money is 3, can i build leisure", "money", 3),
    (MARKET, "assuming 2 wood, can i build a tavern", "wood", 2),
    (MARKET, "when i have 5 wood can I build a tavern", "wood", 5),
    (LANDS, "can I lay a terrain tile at 1,0 with no wood", "wood", 0),
    (LANDS, "如果我沒有鐵，道路可以鋪在哪裡", "iron", 0),
    (LANDS, "要是我有5个小麦，我的房子可以放哪里", "wheat", 5),
)


def holding(game_id: str, resource: str) -> DeclaredValue:
    return next(
        one for one in declared_values(GAMES[game_id]).values() if one.seat_key and one.resource == resource
    )


def answered(name: str, question: str) -> BoardAnswer:
    answer = ask(name, question)
    assert answer is not None
    return answer


@pytest.mark.parametrize(("name", "question", "resource", "count"), SUPPOSED)
def test_a_premise_is_answered_as_the_table_that_is_so(
    name: str, question: str, resource: str, count: int
) -> None:
    shown = table(name)
    game, position = shown.game, shown.game.view(shown.position, 0)
    held = holding(game.id, resource)
    put = game.corrections.correct(position, held.make_correction(0, count))
    rest, premises = split_premises(game, read_typed(question))
    assert [one.value for one in premises] == [held]
    supposed = answered(name, question)
    plainly = ask_board(game, put, rest, shown.names, 0)
    assert plainly is not None
    assert (supposed.kind, supposed.legal, supposed.cells) == (plainly.kind, plainly.legal, plainly.cells)
    assert supposed.reasons == plainly.reasons


@pytest.mark.parametrize(("name", "question", "resource", "count"), SUPPOSED)
@pytest.mark.parametrize("locale", LOCALES)
def test_an_answer_says_what_it_supposed_in_every_language(
    name: str, question: str, resource: str, count: int, locale: str
) -> None:
    shown = table(name)
    now = holding(shown.game.id, resource).now(shown.position, 0)
    told = [tell(TEXTS[locale], shown.game, one, shown.names) for one in answered(name, question).supposed]
    assert len(told) == (now != count)
    assert all(str(count) in text and shown.names[0] in text for text in told)


@pytest.mark.parametrize(
    ("name", "true", "plainly"),
    [
        (MARKET, "with 3 food can i build a house", "can i build a house"),
        (WARLORD, "can i destroy bo's castle with 3 gold", "can i destroy bo's castle"),
        (CARD, "i have $5, can i build leisure at d6", "can i build leisure at d6"),
        (WARLORD, "我有三金，能拆 Bo 的城堡嗎", "我能拆 Bo 的城堡嗎"),
    ],
)
def test_a_premise_that_equals_the_table_changes_nothing(name: str, true: str, plainly: str) -> None:
    assert answered(name, true) == answered(name, plainly)


@pytest.mark.parametrize(
    ("name", "question"),
    [
        (WARLORD, "if it was bo's turn can i destroy his castle"),
        (WARLORD, "if i had 3 gold and it was my turn can i destroy bo's castle"),
        (WARLORD, "如果輪到 Bo，我可以拆他的城堡嗎"),
        (WARLORD, "if Cy were the king, could he destroy my watchtower"),
        (CARD, "if there was a shop and a park on d4, could i build a residence on d6"),
        (MARKET, "要是我有魔法，可以蓋房子嗎"),
        (MARKET, "if i had 400 food, can i build a house"),
    ],
)
def test_a_premise_that_cannot_be_put_is_named_and_gets_no_yes_or_no(name: str, question: str) -> None:
    answer = answered(name, question)
    assert (answer.kind, answer.legal) == ("premise", None)
    assert [said.id for said in answer.sentences] == ["premise"]


@pytest.mark.parametrize(
    "question",
    ["how much gold do i have", "who is first if the game ended now", "do i have 3 gold", "有沒有 3 金"],
)
def test_what_only_sounds_like_a_premise_is_none(question: str) -> None:
    assert split_premises(GAMES["citadels"], read_typed(question))[1] == ()


def test_a_premise_is_about_the_person_that_it_names() -> None:
    answer = answered(WARLORD, "if Bo had 9 gold, could he destroy my watchtower")
    assert answer.seat == 1
    assert [said.inner.params["seat"] for said in answer.supposed if said.inner] == [Who(1)]


def test_a_later_part_of_a_question_keeps_the_premise() -> None:
    shown, question = table(MARKET), "if i had no food, where may my house go and can i build it"
    ruled = ask_parts(shown.game, shown.position, question, shown.names, 0)
    assert [len(answer.supposed) for answer in ruled.answers] == [1, 1]


@pytest.mark.parametrize(
    "question",
    [
        "if i lose 1 gold can i destroy bo's castle",
        "if i spent 2 gold can i destroy bo's castle",
        "if i had more than 1 gold can i destroy bo's palace",
        "if i had at least 5 gold can i destroy bo's palace",
        "one more gold and can i destroy bo's palace",
        "with another gold can i destroy bo's palace",
        "如果我花了 2 金 可以拆 Bo 的城堡嗎",
        "要是我最多有 5 金 能拆 Bo 的宮殿嗎",
    ],
)
def test_a_change_or_a_bound_is_not_put_as_the_number_itself(question: str) -> None:
    answer = ask(WARLORD, question)
    assert answer is None or (answer.kind, answer.legal, answer.supposed) == ("premise", None, ())


@pytest.mark.parametrize(
    ("name", "question", "plainly", "correction"),
    [
        (
            WARLORD,
            "if i were the thief can i rob the merchant",
            "can i rob the merchant",
            citadels.SetTurn(Turn(0, "thief")),
        ),
        (
            WARLORD,
            "要是我是盗贼，可以偷商人吗",
            "可以偷商人吗",
            citadels.SetTurn(Turn(0, "thief")),
        ),
        (
            CARD,
            "if there was a shop on d4, could i build a residence on d6",
            "could i build a residence on d6",
            card_city.SetCell(0, "d4", "C"),
        ),
        (
            CARD,
            "假如 d4 有商業，可以在 d6 蓋住宅嗎",
            "可以在 d6 蓋住宅嗎",
            card_city.SetCell(0, "d4", "C"),
        ),
        (
            SHOPS,
            "suppose i had the architect, can i build a school",
            "can i build a school",
            small_city.SetAction(0, "B"),
        ),
        (
            WARLORD,
            "if it was round 5 can i destroy the castle",
            "can i destroy the castle",
            citadels.SetRound(5),
        ),
        (
            PAD,
            "if i had 15 for Houses, how many points do i have",
            "how many points do i have",
            score_pad.SetCell(0, 0, 15),
        ),
    ],
)
def test_a_premise_about_a_thing_is_put_by_the_games_own_correction(
    name: str, question: str, plainly: str, correction: Any
) -> None:
    shown = table(name)
    game, position = shown.game, shown.game.view(shown.position, 0)
    expected = ask_board(game, game.corrections.correct(position, correction), plainly, shown.names, 0)
    answer = answered(name, question)
    assert expected is not None
    assert answer.supposed
    assert replace(answer, supposed=()) == expected


@pytest.mark.parametrize(
    ("question", "typed"),
    [
        ("If I Had Magic, can i build a house", "If I Had Magic"),
        ("要是我手上只剩1張魔法牌 可以蓋房子嗎", "要是我手上只剩1張魔法牌"),
        ("要是我手上只剩一张魔法牌，可以盖房子吗", "要是我手上只剩一张魔法牌"),
        ("Suppose I had $5 more magic, may I build a house", "Suppose I had $5 more magic"),
    ],
)
def test_a_premise_is_quoted_as_it_was_typed(question: str, typed: str) -> None:
    assert [said.params["premise"] for said in answered(MARKET, question).sentences] == [typed]
