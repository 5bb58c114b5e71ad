"""How many, which, when, who and why not each have an answer of their own, which is never a yes or no."""

import pytest

from companion.asking import BoardAnswer, ask_parts
from companion.engine.game import Game
from tests.asking.asked_tables import (
    CARD,
    LANDS,
    MARKET,
    PAD,
    SHEETS,
    SHOPS,
    THIEF,
    TOWNS,
    WARLORD,
    ask,
    table,
)

CITY = "samples/card_city"

KINDS = (
    (CITY, "how many cards can i still build", "many"),
    (CITY, "我還可以蓋幾張", "many"),
    (CITY, "我还能盖几张牌", "many"),
    (WARLORD, "how many districts can i still build", "many"),
    (WARLORD, "我還能蓋幾座建築", "many"),
    (MARKET, "how many houses can I still build", "many"),
    (MARKET, "how many taverns may i build", "many"),
    (MARKET, "我还能盖几间房子", "many"),
    (SHEETS, "how many icons may i still draw", "many"),
    (SHOPS, "how many tiles can i still build", "many"),
    (SHOPS, "我還可以蓋幾塊板塊", "many"),
    (WARLORD, "which districts may i destroy", "where"),
    (WARLORD, "哪些建築可以拆", "where"),
    (THIEF, "which characters can Bo rob", "where"),
    (CARD, "which cards can i build", "which"),
    (CARD, "我可以蓋哪些牌", "which"),
    (MARKET, "what can i build", "which"),
    (MARKET, "我能盖什么", "which"),
    (SHOPS, "which tiles can I build", "which"),
    (MARKET, "when does the game end", "when"),
    (CARD, "how many rounds are left", "when"),
    (SHOPS, "遊戲什麼時候結束", "when"),
    (LANDS, "还有几轮", "when"),
    (WARLORD, "when can Bo build a tavern", "when"),
    (WARLORD, "why can't i destroy bo's palace", "why"),
    (WARLORD, "為什麼我不能拆 Bo 的宮殿", "why"),
    (CARD, "why can't i put a residence on d6", "why"),
    (CARD, "为什么不能在 d6 盖住宅", "why"),
    (CARD, "why not on d6", "why"),
    (MARKET, "why may i not build a lighthouse on e5", "why"),
    (SHOPS, "why can't I build a level 2 residence at b2", "why"),
    (WARLORD, "who can destroy my watchtower", "who"),
    (WARLORD, "誰能拆我的瞭望塔", "who"),
)


def answered(name: str, question: str, *this: str) -> BoardAnswer:
    answer = ask(name, question, 0, *this)
    assert answer is not None
    return answer


@pytest.mark.parametrize(("name", "question", "kind"), KINDS)
def test_each_has_an_answer_of_its_own_without_yes_or_no(name: str, question: str, kind: str) -> None:
    answer = answered(name, question)
    assert answer.kind == kind
    assert answer.legal is None
    assert answer.sentences
    assert not {"yes", "no"} & {said.id for said in answer.sentences if said.kind == "asked"}


def chain(game: Game[object, object, object], position: object, seat: int, tag: str) -> int:
    """The longest row of legal moves of a name, by every choice: the truth for few choices."""
    stage = game.stage_of(position, seat)
    longest = 0
    for move in game.moves(position, seat):
        if type(move).__struct_config__.tag == tag:  # type: ignore[attr-defined]
            after = game.apply(position, seat, move)
            same = game.stage_of(after, seat) == stage and seat in game.actors(after)
            longest = max(longest, 1 + (chain(game, after, seat, tag) if same else 0))
    return longest


@pytest.mark.parametrize(
    ("name", "question", "tag"),
    [
        (WARLORD, "how many districts can i still build", "build"),
        (WARLORD, "how many districts can i destroy", "destroy"),
        ("positions/citadels/first_and_other_cities", "how many districts can i still build", "build"),
    ],
)
def test_how_many_is_the_longest_row_of_legal_moves(name: str, question: str, tag: str) -> None:
    shown = table(name)
    seen = shown.game.view(shown.position, 0)
    told = [said for said in answered(name, question).sentences if said.kind == "asked"]
    assert [said.id for said in told] == ["many"]
    assert told[0].params["count"] == chain(shown.game, seen, 0, tag)


def test_how_many_houses_is_what_the_goods_pay_for() -> None:
    answer = answered(MARKET, "how many houses can i still build")
    assert answer.sentences[0].params["count"] == 1
    assert answered(MARKET, "how many taverns may i build").sentences[0].params["count"] == 2
    assert answered(MARKET, "how many houses can i build if i had no food").sentences[0].params["count"] == 0


def test_which_lists_the_pieces_with_a_legal_place() -> None:
    shown = table(MARKET)
    legal = [piece for piece in shown.game.pieces if shown.game.survey(shown.position, 0, piece).legal]
    built = {"house", "pickaxe", "lumberjack", "tavern", "fountain", "cathedral"}.intersection(legal)
    told = answered(MARKET, "which buildings can i build").sentences[0].params["places"]
    assert isinstance(told, tuple)
    assert built <= set(told) <= set(legal)


def test_when_the_game_ends_tells_the_rounds() -> None:
    agenda = table(MARKET).game.agenda(table(MARKET).position)
    told = answered(MARKET, "when does it end").sentences[0].params
    assert (told["round"], told["rounds"]) == (agenda.round, agenda.rounds)
    assert told["left"] == agenda.rounds - agenda.round


def test_why_not_there_is_about_the_piece_in_hand() -> None:
    pointed = answered(CARD, "why can't i put it there", "R", "d6")
    named = answered(CARD, "why can't i put a residence on d6")
    assert pointed.reasons == named.reasons
    assert pointed.reasons


def test_why_not_without_a_piece_tells_each_piece_with_its_reason() -> None:
    shown = table(CARD)
    answer = answered(CARD, "why not on d6")
    for piece in shown.game.pieces:
        verdict = shown.game.survey(shown.position, 0, piece).targets["d6"]
        told = {reason.said.id for reason in answer.reasons if piece in reason.pieces}
        assert told == {violation.rule for violation in verdict.violations}


@pytest.mark.parametrize(
    ("name", "question", "legal"),
    [
        (WARLORD, "can i afford to destroy bo's castle", True),
        (WARLORD, "can i afford to destroy bo's palace", False),
        (WARLORD, "can i afford the cathedral", False),
        (WARLORD, "我買得起大教堂嗎", False),
        (MARKET, "can i afford a house", True),
        (MARKET, "木頭夠蓋酒館嗎", True),
        (CARD, "can i afford leisure", True),
        (WARLORD, "can Bo afford the tavern", None),
    ],
)
def test_who_has_enough_but_may_not_gets_no_yes(name: str, question: str, legal: bool | None) -> None:
    answer = answered(name, question)
    assert (answer.kind, answer.legal) == ("afford", legal)
    assert answer.figures or any(said.id.startswith("price") for said in answer.sentences)


@pytest.mark.parametrize(
    ("name", "question"),
    [
        (SHOPS, "can i build two houses"),
        (CARD, "can i put a house and a shop on d6"),
        (WARLORD, "can I build the tavern again next round"),
        (MARKET, "can i build a house on the lake"),
        (MARKET, "我可以在沼澤蓋房子嗎"),
        (WARLORD, "can i destroy it without paying"),
        (TOWNS, "what does Ben like best"),
        (CARD, "how much is it for me"),
        (PAD, "can i enter my neighbours cards"),
        (CITY, "我可以不蓋嗎"),
        (WARLORD, "which districts can i destroy for 1 gold"),
        (MARKET, "where can i build with three magic beans"),
        (CITY, "can i not build"),
        (CITY, "can i build after i buy"),
        (CITY, "can i build leisure for free"),
        (CITY, "can i build leisure on c2 and c3"),
        ("samples/citadels", "can i take gold and draw cards"),
        ("samples/citadels", "can i take 3 cards"),
        (TOWNS, "can i demolish a shop"),
        (TOWNS, "can i build C2 on c3"),
        (SHEETS, "can i draw 3 icons"),
        (LANDS, "may i use area A twice"),
    ],
)
def test_what_is_not_understood_is_no_yes_or_no_and_is_said(name: str, question: str) -> None:
    shown = table(name)
    ruled = ask_parts(shown.game, shown.position, question, shown.names, 0)
    assert [answer.legal for answer in ruled.answers if answer.legal is not None] == []
    if not ruled.answers:
        assert not ruled.understood
        assert ruled.rest == question


@pytest.mark.parametrize("question", ["how do districts grow", "what is a district", "怎麼計分"])
def test_a_question_about_the_rules_is_no_misunderstanding(question: str) -> None:
    shown = table(CARD)
    assert ask_parts(shown.game, shown.position, question, shown.names, 0).understood
