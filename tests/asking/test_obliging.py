"""Asked "do I have to", the answer is yes exactly where nothing else is legal, and no with what else is."""

import re
from random import Random

import pytest

from companion.asking import ask_parts, tell
from companion.asking.board import ask_board
from companion.asking.cues import cues
from companion.engine.playout import playout
from companion.engine.wire import structs_by_tag
from companion.games import GAMES, OWN
from tests.answers.questions import SAYS_NO, SAYS_YES
from tests.asking.asked_tables import ask, table
from tests.conformance.parts import parts_of
from tests.conformance.plays import opening
from tests.conformance.tables import NAMES
from tests.effort import times
from tests.locale.naming import TEXTS

EVERY = 11
"""Of how many moves of a play the questions before one are asked."""

FORMS = ("do i have to {0}", "must i {0} now", "我一定要{1}嗎", "现在必须{1}吗")


def questions(game_id: str) -> list[tuple[str, str]]:
    """Return the questions for each kind of move, with its tag."""
    said = cues().moves
    tags = [tag for tag in structs_by_tag(GAMES[game_id].move_type) if tag in said]
    latin = {tag: next((one.strip() for one in said[tag] if one.isascii()), "") for tag in tags}
    han = {tag: next((one.strip() for one in said[tag] if not one.isascii()), "") for tag in tags}
    return [(tag, form.format(latin[tag], han[tag])) for tag in tags for form in FORMS]


@pytest.mark.parametrize("game_id", OWN)
def test_a_yes_is_given_where_nothing_else_is_legal(game_id: str) -> None:
    game, rng = GAMES[game_id], Random(f"obliging/{game_id}")
    asked, count = questions(game_id), 0
    for number in range(times(2, 1)):
        played = playout(game, opening(game, parts_of(game_id), game.seats[0], number), rng)
        for at, (position, seat, *_) in enumerate(played):
            if at % EVERY:
                continue
            for _tag, question in rng.sample(asked, min(6, len(asked))):
                answer = ask_board(game, position, question, NAMES[: game.seats[0]], seat)
                if answer is None or answer.kind != "must":
                    continue
                count += 1
                moves = game.moves(game.view(position, seat), seat)
                kinds = {type(move) for move in moves}
                if answer.legal:
                    assert len(kinds) == 1, question
                else:
                    said = answer.sentences[1].id
                    assert bool(answer.offers) == (said == "must-not"), question
                    assert said in ("must-not", "must-cannot"), question
                assert all(game.verdict(position, seat, offer.move).legal for offer in answer.offers)
    assert count


@pytest.mark.parametrize(
    ("name", "question", "legal"),
    [
        ("positions/citadels/warlord", "do i have to build", False),
        ("positions/citadels/warlord", "我一定要拆嗎", False),
        ("positions/citadels/architect_builds", "must i draw cards", False),
        ("positions/card_city/buildable_cells", "do i have to build", True),
        ("positions/card_city/income_5", "一定要买吗", False),
        ("positions/card_city/merging_district", "我非得發展嗎", True),
        ("positions/roll_into_town/market", "do i have to build something", False),
        ("positions/small_city/pollution_8", "do i have to measure pollution", True),
        ("positions/small_city/beside_the_harbor", "一定要建造吗", False),
        ("positions/sweet_lands/a_city", "我必須用行動區嗎", False),
        ("positions/score_pad/bids", "do i have to enter a number", False),
    ],
)
def test_the_first_line_is_a_plain_yes_or_no(name: str, question: str, legal: bool) -> None:
    answer = ask(name, question)
    assert answer is not None
    assert (answer.kind, answer.legal) == ("must", legal)
    for locale, texts in TEXTS.items():
        first = tell(texts, GAMES[name.split("/")[1]], answer.sentences[0], NAMES)
        pattern = SAYS_YES if legal else SAYS_NO
        assert re.search(pattern[locale], first), first


@pytest.mark.parametrize(
    "question",
    [
        "do i have to build every turn",
        "do i have to build before i draw",
        "必须每轮都建吗",
        "what do i have to pay",
    ],
)
def test_a_question_about_more_than_now_is_no_question_of_duty(question: str) -> None:
    answer = ask("positions/citadels/warlord", question)
    assert answer is None or answer.kind != "must"


@pytest.mark.parametrize(
    ("name", "question", "rows"),
    [
        ("positions/small_city/beside_the_harbor", "哪些板块能拆", 1),
        ("positions/sweet_lands/free_actions", "which free actions can i take", 3),
    ],
)
def test_which_lists_the_legal_moves_of_a_kind_that_is_no_piece(name: str, question: str, rows: int) -> None:
    answer = ask(name, question)
    assert answer is not None
    assert (answer.kind, len(answer.offers)) == ("which", rows)


def test_a_district_of_somebody_is_told_by_name() -> None:
    answer = ask("positions/citadels/warlord", "which districts can i destroy")
    assert answer is not None
    told = tell(TEXTS["en"], GAMES["citadels"], answer.sentences[0], ("Ann", "Bo", "Cy", "Di", "Eve"))
    assert "Bo’s Castle" in told
    assert ".castle" not in told


def test_a_thing_is_known_by_the_one_sign_that_no_other_name_has() -> None:
    river = ask("positions/roll_into_town/town_hall_and_fountain", "河可以畫在哪")
    named = ask("positions/roll_into_town/town_hall_and_fountain", "河流可以畫在哪")
    assert river is not None
    assert river == named


@pytest.mark.parametrize(
    ("name", "question", "legal"),
    [
        ("positions/citadels/warlord", "我已經拿過金幣了 還可以抽牌嗎", False),
        ("positions/citadels/warlord", "i took gold already. can i draw cards?", False),
        ("positions/citadels/architect_builds", "i took gold already. can i draw cards?", None),
        ("positions/citadels/architect_builds", "我已经拿过金币了，还能抽牌吗", None),
    ],
)
def test_what_is_told_to_have_happened_never_makes_a_yes(
    name: str, question: str, legal: bool | None
) -> None:
    shown = table(name)
    answers = ask_parts(shown.game, shown.position, question, shown.names, 0).answers
    assert [answer.legal for answer in answers] == ([] if legal is None else [legal])
