"""Tables of every game to ask, and questions at each, with what the referee says by itself."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from companion.asking import BoardAnswer, ask_board
from companion.asking.aiming import parts
from companion.data import data_path
from companion.engine.game import Game
from companion.engine.survey import Survey
from companion.files.loaded import LoadedFile, read_shown

AnyGame = Game[Any, Any, Any]


@cache
def table(name: str) -> LoadedFile:
    """Return a position to try, or a sample table, by its path in ``data`` without the ending."""
    folder, _, file = name.rpartition("/")
    ending = "json" if folder == "samples" else "toml"
    return read_shown(data_path(*folder.split("/"), f"{file}.{ending}"), "check")


def ask(name: str, question: str, viewer: int | None = 0, *this: str) -> BoardAnswer | None:
    """Return what the referee says to a question at a table."""
    shown = table(name)
    return ask_board(shown.game, shown.position, question, shown.names, viewer, this)


@dataclass(frozen=True)
class Case:
    """A question and what holds of its answer, as the referee tells it without being asked in words.

    Attributes:
        table: where it is asked.
        question: in any of the languages.
        holds: given the game, what the first seat sees, and the answer.
    """

    table: str
    question: str
    holds: Callable[[AnyGame, Any, BoardAnswer], None]

    def __str__(self) -> str:
        return f"{self.table}: {self.question}"


def _surveys(game: AnyGame, position: Any, pieces: tuple[str, ...]) -> list[Survey]:
    return [game.survey(position, 0, piece) for piece in pieces]


def where(*pieces: str) -> Callable[[AnyGame, Any, BoardAnswer], None]:
    """The cells are those of the legal targets, the reasons all that stands against any target."""

    def holds(game: AnyGame, position: Any, answer: BoardAnswer) -> None:
        surveys = _surveys(game, position, pieces)
        assert answer.kind == "where"
        assert set(answer.cells) == {part for one in surveys for at in one.legal for part in parts(at)}
        against = {
            (violation.rule, at)
            for one in surveys
            for at, verdict in one.targets.items()
            for violation in verdict.violations
        }
        told = {(reason.said.id, at) for reason in answer.reasons for at in reason.targets}
        assert told == against
        assert {reason.section for reason in answer.reasons} <= set(answer.sections)

    return holds


def may(piece: str, *named: str) -> Callable[[AnyGame, Any, BoardAnswer], None]:
    """It may be where the survey allows it on one of the targets that are made of what is named."""

    def holds(game: AnyGame, position: Any, answer: BoardAnswer) -> None:
        survey = game.survey(position, 0, piece)
        meant = {at: each for at, each in survey.targets.items() if set(named) <= set(parts(at))}
        assert meant
        assert answer.kind == "may"
        assert answer.legal == any(each.legal for each in meant.values())
        if answer.legal:
            assert (answer.reasons, answer.repairs) == ((), ())
        else:
            broken = {violation.rule for each in meant.values() for violation in each.violations}
            assert {reason.said.id for reason in answer.reasons} == broken
            first = game.placing_move(position, 0, piece, next(iter(meant)))
            assert answer.repairs == game.repairs(position, 0, first)

    return holds


def done(tag: str, seat: int = 0) -> Callable[[AnyGame, Any, BoardAnswer], None]:
    """It may be where a legal move of the seat is of that name."""

    def holds(game: AnyGame, position: Any, answer: BoardAnswer) -> None:
        moves = [move for move in game.moves(position, seat) if type(move).__struct_config__.tag == tag]
        assert (answer.kind, answer.seat) == ("may", seat)
        assert answer.legal == bool(moves)
        assert bool(answer.reasons) != answer.legal

    return holds


def price(piece: str, target: str = "") -> Callable[[AnyGame, Any, BoardAnswer], None]:
    """The figures are the game's price."""

    def holds(game: AnyGame, position: Any, answer: BoardAnswer) -> None:
        asked = game.price(position, 0, piece, target)
        assert asked is not None
        assert answer.kind == "price"
        assert answer.sections == (asked.section,)
        assert [figure.value for figure in answer.figures] == [part.count for part in asked.parts or ()]

    return holds


def points(game: AnyGame, position: Any, answer: BoardAnswer) -> None:
    """Check that the figures are the first seat's score lines, each with its rule."""
    standing = game.scoresheet(position).standings[0]
    assert answer.kind == "points"
    assert [(each.value, each.section) for each in answer.figures] == [
        (line.points, line.rule) for line in standing.lines
    ]


def standing(game: AnyGame, position: Any, answer: BoardAnswer) -> None:
    """Check that the figures are everybody's totals, the leader first."""
    ranking = game.scoresheet(position).ranking
    assert answer.kind == "standing"
    assert [(each.seat, each.value) for each in answer.figures] == [(one.seat, one.total) for one in ranking]


def turn(game: AnyGame, position: Any, answer: BoardAnswer) -> None:
    """Check that the tasks are those of the agenda: all of them, or those of the seat."""
    tasks = game.agenda(position).tasks
    own = [task for task in tasks if answer.seat is not None and task.seat in (answer.seat, None)]
    assert answer.kind == "turn"
    assert [said.id for said in answer.sentences if said.kind == "task"] == [task.id for task in own or tasks]


CARD = "positions/card_city/buildable_cells"
SHOPS = "positions/small_city/shop_waits_a_round"
TOWNS = "samples/small_city"
WARLORD = "positions/citadels/warlord"
THIEF = "positions/citadels/thief"
MARKET = "positions/roll_into_town/market"
SHEETS = "samples/roll_into_town"
LANDS = "samples/sweet_lands"
PAD = "samples/score_pad"

CASES = (
    Case(CARD, "where may my residence go?", where("R")),
    Case(CARD, "Can I build commerce at c5?", may("C", "c5")),
    Case(CARD, "can i put a house on d6", may("R", "d6")),
    Case(CARD, "may Ann pass?", done("pass")),
    Case(CARD, "how much is leisure", price("L")),
    Case(CARD, "how many points do I have", points),
    Case(CARD, "住宅可以蓋在哪裡", where("R")),
    Case(CARD, "我可以在 e4 蓋商業嗎", may("C", "e4")),
    Case(CARD, "休憩多少錢？", price("L")),
    Case(CARD, "工业可以建在哪儿", where("I")),
    Case(CARD, "我现在有多少分", points),
    Case(CARD, "轮到谁了", turn),
    Case(SHOPS, "where may my school go?", where("SC")),
    Case(SHOPS, "can I build a level 2 shop at b2", may("C2", "b2")),
    Case(SHOPS, "how much is a level 3 shop", price("C3")),
    Case(SHOPS, "can i upgrade now", done("upgrade")),
    Case(TOWNS, "who is first if it ended now", standing),
    Case(TOWNS, "what do I do now", turn),
    Case(SHOPS, "我的學校可以蓋在哪裡", where("SC")),
    Case(SHOPS, "我能在 b2 蓋 C2 商業嗎", may("C2", "b2")),
    Case(SHOPS, "警察局要多少錢", price("PO")),
    Case(SHOPS, "图书馆可以放哪里", where("LI")),
    Case(SHOPS, "医院要付什么", price("CL")),
    Case(TOWNS, "现在谁领先", standing),
    Case(WARLORD, "May I destroy the palace?", may("destroy", "palace")),
    Case(WARLORD, "can I destroy Bo's castle", may("destroy", "1", "castle")),
    Case(THIEF, "whom may I rob", where("rob")),
    Case(WARLORD, "how much is the cathedral", price("build", "cathedral")),
    Case(WARLORD, "what does it cost to destroy the market", price("destroy", "4.market")),
    Case(WARLORD, "who is winning", standing),
    Case(WARLORD, "我可以摧毀要塞嗎", may("destroy", "keep")),
    Case(WARLORD, "大教堂多少錢", price("build", "cathedral")),
    Case(THIEF, "我可以偷商人嗎", may("rob", "merchant")),
    Case(WARLORD, "我现在能建城堡吗", may("build", "castle")),
    Case(WARLORD, "我有几分", points),
    Case(WARLORD, "轮到谁", turn),
    Case(MARKET, "where may I build a house?", where("house")),
    Case(MARKET, "can I build a tavern on c3", may("tavern", "c3")),
    Case(MARKET, "how much is the lighthouse", price("lighthouse")),
    Case(SHEETS, "am I winning", standing),
    Case(SHEETS, "where can I draw a mountain", where("mountain")),
    Case(MARKET, "燈塔可以蓋在哪裡", where("lighthouse")),
    Case(MARKET, "我可以在 a1 蓋噴泉嗎", may("fountain", "a1")),
    Case(MARKET, "十字鎬多少錢", price("pickaxe")),
    Case(MARKET, "酒馆可以建在哪里", where("tavern")),
    Case(SHEETS, "我多少分", points),
    Case(SHEETS, "接下来", turn),
    Case(LANDS, "where may my tent go", where("tent")),
    Case(LANDS, "can I lay a terrain tile at 1,0", may("terrain", "1,0")),
    Case(LANDS, "may I pass?", done("pass")),
    Case(LANDS, "how much is a house", price("house")),
    Case(LANDS, "what is my score", points),
    Case(LANDS, "whose turn is it?", turn),
    Case(LANDS, "餅乾兔可以放哪裡", where("rabbit")),
    Case(LANDS, "我現在可以跳過嗎", done("pass")),
    Case(LANDS, "布朗尼大樓要付多少", price("building")),
    Case(LANDS, "道路可以铺在哪里", where("road")),
    Case(LANDS, "现在谁第一", standing),
    Case(PAD, "who is first if it ended now", standing),
    Case(PAD, "how many points do I have", points),
    Case(PAD, "whose turn is it", turn),
    Case(PAD, "現在誰領先", standing),
    Case(PAD, "我現在有幾分", points),
    Case(PAD, "輪到誰", turn),
    Case(PAD, "现在谁第一", standing),
    Case(PAD, "我现在有多少分", points),
    Case(PAD, "轮到谁了", turn),
)
