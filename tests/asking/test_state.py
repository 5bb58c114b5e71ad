"""What a table shows and what happened at it is told as the position and the log have it."""

import tomllib
from random import Random
from typing import Any

import pytest

from companion.asking import AnswerSentence, BoardAnswer, Context, ask_board, tell
from companion.asking.declared_values import declared_values
from companion.asking.question import AGENDA_FACTS
from companion.asking.state_cues import state_cues
from companion.asking.table_facts import CELL
from companion.data import data_path
from companion.engine.game import Game
from companion.engine.log import list_log_lines
from companion.engine.playout import playout
from companion.engine.table import Table
from companion.engine.words import Who
from companion.games import GAMES
from companion.locale import LOCALES, Texts
from companion.rulebook import load
from companion.wording.plain_words import plain, says
from tests.asking.asked_tables import table
from tests.conformance.parts import parts_of
from tests.conformance.tables import NAMES, set_up
from tests.effort import times

TEXTS = Texts.load_all()
SAID = tomllib.loads(data_path("asking_state.toml").read_text(encoding="utf-8"))
NAMED = NAMES[:3]
ALL = pytest.mark.parametrize("game_id", GAMES)


def played(game: Game[Any, Any, Any], rng: Random, steps: int) -> Table[Any, Any, Any]:
    """Return a table of three after some random moves."""
    there = set_up(game, parts_of(game.id), 3, 0)
    for number, (_, seat, move, _) in enumerate(playout(game, there.position, rng)):
        if number >= steps:
            break
        there = there.play(seat, move, at=number)
    return there


def ask(there: Table[Any, Any, Any], question: str, viewer: int | None, *, hints: bool = True) -> BoardAnswer:
    """Return the answer to a question at a table with its log."""
    context = Context(lambda: list_log_lines(there, viewer), hints)
    answer = ask_board(there.game, there.position, question, NAMED, viewer, context=context)
    assert answer is not None, question
    known = {section.id for section in load(there.game.id, "en").sections}
    assert answer.sections
    assert set(answer.sections) <= known
    for locale in LOCALES:
        told = [tell(TEXTS[locale], there.game, one, NAMED) for one in answer.sentences]
        assert told
        assert not [text for text in told if not text or "{" in text]
    return answer


def tables(game_id: str) -> list[Table[Any, Any, Any]]:
    rng = Random(f"state-{game_id}")
    return [played(GAMES[game_id], rng, rng.randrange(2, 60)) for _ in range(times(4, 2))]


@ALL
def test_every_number_that_has_words_is_told_as_the_position_has_it(game_id: str) -> None:
    game, values = GAMES[game_id], declared_values(GAMES[game_id])
    for there in tables(game_id):
        for each in SAID["field"].values():
            ids = [one for one in each["ids"] if one in values]
            for question in (
                (f"how many {each['en'][0]} do i have", f"我有多少{each['zh'][0]}") if ids else ()
            ):
                answer = ask(there, question, 1)
                if answer.kind != "have":
                    continue
                seen = game.view(there.position, 1)
                told = {one.value for one in answer.figures}
                assert {values[one].now(seen, 1) for one in ids} <= told, question


@ALL
def test_the_last_move_told_is_the_last_entry_of_that_seat(game_id: str) -> None:
    for there in tables(game_id):
        for viewer in (None, 0, 2):
            for seat, name in enumerate(NAMED):
                own = [line for line in list_log_lines(there, viewer) if line.notice.seat == seat]
                answer = ask(there, f"what did {name} just do", viewer)
                assert answer.kind == "last"
                if own:
                    assert answer.sentences[0].params == own[0].notice.params
                    assert answer.sentences[0].id == own[0].notice.id
                else:
                    assert answer.sentences[0].id == "nothing-of"
            newest = next(list_log_lines(there, viewer))
            assert ask(there, "上一手", viewer).sentences[0].id == newest.notice.id


@ALL
def test_what_happened_since_a_turn_is_what_the_log_has_after_the_seats_last_move(game_id: str) -> None:
    for there in tables(game_id):
        lines = list(list_log_lines(there, 1))
        own = [at for at, line in enumerate(lines) if line.notice.seat == 1 and line.kind != "correct"]
        after = lines[: own[0]] if own else lines
        for question in ("what happened since my turn", "我上回合之後發生什麼"):
            answer = ask(there, question, 1)
            assert answer.kind == "since"
            told = [one for one in answer.sentences if one.kind != "asked"]
            assert [one.id for one in told] == [line.notice.id for line in after[:12]][::-1]


@ALL
def test_a_hint_gains_what_the_scoresheets_differ_by(game_id: str) -> None:
    game = GAMES[game_id]
    for there in tables(game_id):
        for seat in game.actors(there.position)[:1]:
            seen = game.view(there.position, seat)
            answer = ask(there, "what brings me the most now", seat)
            brought = [one for one in answer.sentences if one.id == "brings"]
            assert len(brought) == len(answer.offers)
            before = game.scoresheet(seen).standings[seat].total
            gains = []
            for offer, said in zip(answer.offers, brought, strict=True):
                assert game.verdict(there.position, seat, offer.move).legal
                after = game.scoresheet(game.apply(seen, seat, offer.move)).standings[seat].total
                assert said.params["points"] == after - before
                gains.append(after - before)
            assert gains == sorted(gains, reverse=True)
            assert sum(one.value for one in answer.figures) == (gains[0] if gains else 0)


@ALL
def test_every_legal_move_stands_in_one_group_of_the_options(game_id: str) -> None:
    game = GAMES[game_id]
    for there in tables(game_id):
        for seat in game.actors(there.position)[:1]:
            moves = game.moves(game.view(there.position, seat), seat)
            answer = ask(there, "what may i do now", seat)
            assert answer.kind == "options"
            left_out = [one for one in answer.sentences if one.id == "more-options"]
            assert sum(one.count for one in answer.offers) == len(moves) or left_out
            assert all(game.verdict(there.position, seat, one.move).legal for one in answer.offers)


@ALL
def test_without_hints_nothing_is_recommended(game_id: str) -> None:
    answer = ask(tables(game_id)[0], "what brings most now", 0, hints=False)
    assert ([one.id for one in answer.sentences], answer.offers, answer.figures) == (["hints-off"], (), ())


@pytest.mark.parametrize("game_id", GAMES)
def test_every_fact_has_words(game_id: str) -> None:
    game = GAMES[game_id]
    there = set_up(game, parts_of(game_id), 3, 0)
    for fact in {*AGENDA_FACTS, *(one.id for one in game.facts(there.position))}:
        phrases = [*SAID["fact"][fact]["en"], *SAID["fact"][fact]["zh"]]
        assert all(state_cues().facts[fact].find(plain(one.replace("*", "x"))) for one in phrases), fact


@ALL
def test_every_fact_of_a_seat_is_told_of_that_seat(game_id: str) -> None:
    game = GAMES[game_id]
    there = tables(game_id)[0]
    seen = game.view(there.position, 0)
    for fact in game.facts(seen):
        if fact.seat is None or fact.id == CELL:
            continue
        answer = ask(there, f"how many {SAID['fact'][fact.id]['en'][0]} does {NAMED[fact.seat]} have", 0)
        if answer.kind == "fact":
            assert fact.line in {one.id for one in answer.sentences}
            assert all(one.params.get("seat", None) is not None for one in answer.sentences)


@pytest.mark.parametrize(
    ("name", "question", "value"),
    [
        ("samples/sweet_lands", "how many points do my diamonds give", 3),
        ("samples/sweet_lands", "我的鑽石給我幾分", 3),
        ("samples/small_city", "how many points do i lose by pollution", -21),
        ("samples/small_city", "我的污染扣几分", -21),
    ],
)
def test_points_of_a_named_category_are_those_of_no_other(name: str, question: str, value: int) -> None:
    shown = table(name)
    answer = ask_board(shown.game, shown.position, question, shown.names, 0)
    assert answer is not None
    assert answer.kind == "points"
    assert sum(one.value for one in answer.figures) == value


@pytest.mark.parametrize(
    ("name", "question", "kind"),
    [
        ("samples/card_city", "ben money", "have"),
        ("samples/card_city", "我錢", "have"),
        ("samples/card_city", "where do my points come from", "points"),
        ("samples/citadels", "how many cards are in Ben's hand", "fact"),
        ("samples/small_city", "what are my council discs", "fact"),
        ("samples/score_pad", "how many points for houses do i have", "points"),
    ],
)
def test_what_tired_people_type_is_understood(name: str, question: str, kind: str) -> None:
    shown = table(name)
    answer = ask_board(shown.game, shown.position, question, shown.names, 0)
    assert answer is not None
    assert answer.kind == kind


def test_the_points_of_a_category_that_a_table_named_itself_are_told() -> None:
    shown = table("samples/score_pad")
    answer = ask_board(shown.game, shown.position, "how many points for houses do i have", shown.names, 0)
    assert answer is not None
    sheet = shown.game.scoresheet(shown.position)
    assert sum(one.value for one in answer.figures) == sheet.standings[0].points("Houses")


@ALL
def test_what_everybody_did_last_is_told_seat_by_seat(game_id: str) -> None:
    there = tables(game_id)[0]
    answer = ask(there, "what did everybody do last", 0)
    told = [
        next((line for line in list_log_lines(there, 0) if line.notice.seat == seat), None)
        for seat in range(3)
    ]
    assert {line.notice.id for line in told if line} <= {one.id for one in answer.sentences}


@pytest.mark.parametrize(
    ("name", "question"),
    [
        ("samples/card_city", "how many cards have i built this round"),
        ("samples/sweet_lands", "how many more houses does Ben have than me"),
    ],
)
def test_what_asks_for_something_else_than_a_value_is_not_told_as_one(name: str, question: str) -> None:
    shown = table(name)
    answer = ask_board(shown.game, shown.position, question, shown.names, 0)
    assert answer is None or answer.kind not in ("fact", "have")


@pytest.mark.parametrize("question", ["how many points am i behind", "我落後幾分", "who is second"])
def test_a_question_about_the_distance_to_others_is_told_with_the_standings(question: str) -> None:
    shown = table("samples/card_city")
    answer = ask_board(shown.game, shown.position, question, shown.names, 0)
    assert answer is not None
    assert answer.kind == "standing"


@ALL
def test_what_holds_of_a_seat_is_told_with_a_yes_or_no(game_id: str) -> None:
    game = GAMES[game_id]
    for there in tables(game_id):
        for viewer in range(len(NAMED)):
            for fact in game.facts(game.view(there.position, viewer)):
                if fact.holds is None or fact.seat is None:
                    continue
                word = SAID["holds"][fact.id]["en"][0]
                thing = f"'s {fact.id}" if fact.cells or fact.id == "promise" else ""
                answer = ask(there, f"is {NAMED[fact.seat]}{thing} {word}", viewer)
                if answer.kind == "fact" and len(answer.sentences) == 2:
                    assert answer.sentences[0].id == ("holds" if fact.holds else "holds-not")
                    assert answer.sentences[1].id == fact.line
                    assert answer.seat == fact.seat


@ALL
def test_what_lies_on_a_cell_is_what_the_facts_of_that_cell_tell(game_id: str) -> None:
    game = GAMES[game_id]
    there = tables(game_id)[0]
    cells = [fact for fact in game.facts(game.view(there.position, 1)) if fact.id == CELL]
    for fact in cells[:: max(1, len(cells) // 20)]:
        assert fact.seat is not None
        for question in (
            f"what is on {NAMED[fact.seat]}'s {fact.cells[0]}",
            f"{NAMED[fact.seat]} 的 {fact.cells[0]} 上是什麼",
        ):
            answer = ask(there, question, 1)
            assert [one.params for one in answer.sentences] == [fact.params]
            assert answer.cells == fact.cells


@ALL
def test_every_fact_to_come_is_told_as_the_game_computes_it(game_id: str) -> None:
    game = GAMES[game_id]
    for there in tables(game_id):
        for fact in game.facts(game.view(there.position, 0)):
            if fact.id in state_cues().prospects and fact.seat is not None:
                said = SAID["fact"][fact.id]
                words = said["en"][0].replace("*", "of")
                answer = ask(there, f"how much is it for {NAMED[fact.seat]}: {words}", 0)
                assert AnswerSentence("fact", fact.line, fact.params) in answer.sentences


@ALL
def test_what_nobody_knows_and_what_is_not_about_the_table_is_admitted(game_id: str) -> None:
    there = tables(game_id)[0]
    for kind in ("unknowable", "elsewhere"):
        for phrase in (*SAID["intent"][kind]["en"], *SAID["intent"][kind]["zh"]):
            answer = ask(there, phrase.replace("*", "it" if phrase.isascii() else ""), 0)
            assert (answer.kind, answer.legal) == (kind, None), phrase


def test_what_is_not_about_a_table_stands_in_no_rulebook() -> None:
    phrases = SAID["intent"]["elsewhere"]
    for game_id in GAMES:
        books = [plain(section.body) for locale in LOCALES for section in load(game_id, locale).sections]
        said = [one for one in (*phrases["en"], *phrases["zh"]) for book in books if says(book, plain(one))]
        assert said == [], game_id


@ALL
@pytest.mark.parametrize(
    ("question", "name"),
    [
        ("what did Zelda do last", "Zelda"),
        ("what did Zelda do", "Zelda"),
        ("阿明剛剛做了什麼", "阿明"),
        ("阿强刚才做了什么", "阿强"),
        ("小華有多少分", "小華"),
        ("how many points does Quentin have", "Quentin"),
        ("did Zelda pass", "Zelda"),
    ],
)
def test_a_name_that_nobody_has_is_named_with_those_who_sit_here(
    game_id: str, question: str, name: str
) -> None:
    answer = ask(tables(game_id)[0], question, 0)
    assert [one.id for one in answer.sentences] == ["no-such-person"]
    assert answer.sentences[0].params == {"name": name, "seats": tuple(map(Who, range(3)))}


@pytest.mark.parametrize(
    "question",
    [
        "what did he do last",
        "what did everybody do",
        "誰剛剛做了什麼",
        "what did the leader do",
        "what was the last move",
    ],
)
def test_words_for_people_in_general_are_no_names(question: str) -> None:
    answer = ask(tables("card_city")[0], question, 0)
    assert "no-such-person" not in [one.id for one in answer.sentences]


@ALL
@pytest.mark.parametrize("question", ["how many points do i have", "我有多少分", "what is my score"])
def test_who_asks_about_themselves_without_a_seat_is_asked_for_a_name(game_id: str, question: str) -> None:
    answer = ask(tables(game_id)[0], question, None)
    assert [one.id for one in answer.sentences] == ["who-asks"]


@pytest.mark.parametrize(
    ("name", "question", "kind"),
    [
        ("samples/small_city", "how many shops are left in the supply", "have"),
        ("samples/small_city", "供應區還有幾塊商店", "have"),
        ("samples/small_city", "how much polution do i have", "have"),
        ("samples/small_city", "which action card did Ann take", "fact"),
        ("samples/small_city", "what does my next step in the economy row cost", "fact"),
        ("samples/citadels", "how much do i get for income", "fact"),
        ("samples/citadels", "who was killed", "fact"),
        ("samples/roll_into_town", "how often can i still use the town hall", "fact"),
        ("samples/roll_into_town", "我们收集的时候我会拿到多少食物", "fact"),
        ("samples/sweet_lands", "who passed already", "fact"),
        ("samples/card_city", "who won", "standing"),
    ],
)
def test_what_a_table_shows_is_told_in_everyday_words(name: str, question: str, kind: str) -> None:
    shown = table(name)
    answer = ask_board(shown.game, shown.position, question, shown.names, 0)
    assert answer is not None
    assert answer.kind == kind


@pytest.mark.parametrize(
    ("name", "question", "kind"),
    [
        ("samples/score_pad", "how many houses do i have", "points"),
        ("samples/score_pad", "my coins", "points"),
        ("samples/score_pad", "who has the most roads", "points"),
        ("samples/score_pad", "whats the score", "standing"),
        ("samples/sweet_lands", "我的城市分数换成几分", "points"),
        ("samples/sweet_lands", "我下一輪收入多少", "fact"),
        ("samples/roll_into_town", "噴泉還能用幾次", "fact"),
    ],
)
def test_numbers_that_the_table_named_and_facts_to_come_are_told(name: str, question: str, kind: str) -> None:
    shown = table(name)
    answer = ask_board(shown.game, shown.position, question, shown.names, 0)
    assert answer is not None
    assert answer.kind == kind
