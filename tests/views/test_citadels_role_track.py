"""The caller's ladder, the shuffle, and what stands below a repair: what the board shows without any tap."""

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from companion.games.citadels import GAME
from companion.games.citadels.drafting import count_faces_up
from companion.games.citadels.moves import Deal, Take
from companion.games.citadels.position import Player, Position, Turn
from companion.games.citadels.printed import ROLES, Role
from companion.hosting.session import TableSession
from tests.views.citadels_table import citadels, on_to
from views.boards.citadels.phases import deal
from views.boards.citadels.role_track import State, rungs


def at_the_table(**changes: object) -> Position:
    """Return a round of four in which the Merchant plays, the Warlord and the King lie aside."""
    players = (
        Player(roles=("assassin",), shown=("assassin",)),
        Player(roles=("merchant",), shown=("merchant",)),
        Player(roles=("thief",), shown=("thief",)),
        Player(roles=("architect",)),
    )
    position = Position(
        players,
        8,
        phase="turn",
        up=("magician", "warlord"),
        killed="bishop",
        robbed="merchant",
        calling=6,
        turn=Turn(1, "merchant"),
    )
    return replace(position, **changes)


def states(position: Position) -> dict[Role, State]:
    return {rung.role: rung.state for rung in rungs(position)}


def test_the_ladder_says_what_has_become_of_each_character() -> None:
    assert states(at_the_table()) == {
        "assassin": "called",
        "thief": "called",
        "magician": "up",
        "king": "nobody",
        "bishop": "killed",
        "merchant": "now",
        "architect": "coming",
        "warlord": "up",
    }


def test_the_ladder_says_whose_only_what_everybody_has_seen() -> None:
    assert {rung.role: rung.seat for rung in rungs(at_the_table()) if rung.seat is not None} == {
        "assassin": 0,
        "merchant": 1,
        "thief": 2,
    }


def test_the_ladder_marks_whom_the_thief_named() -> None:
    assert [rung.role for rung in rungs(at_the_table()) if rung.robbed] == ["merchant"]


def test_without_the_assassin_the_ladder_begins_at_two() -> None:
    position = at_the_table(players=at_the_table().players[:3])
    assert [rung.role for rung in rungs(position)] == list(ROLES[1:])


def test_while_the_next_round_is_dealt_the_last_one_lies_open() -> None:
    position = at_the_table(phase="deal", turn=None, calling=0, round=2)
    assert states(position)["king"] == "nobody"
    assert states(position)["architect"] == "nobody"


def test_before_the_first_round_everybody_is_still_to_come() -> None:
    position = Position((Player(),) * 4, 8)
    assert set(states(position).values()) == {"coming"}


# The shuffle ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 8))
def test_every_deal_the_shuffle_can_choose_is_legal(seats: int) -> None:
    position = Position((Player(),) * seats, 8)
    moves = GAME.moves(position, 0)
    assert all(isinstance(move, Deal) and len(move.up) == count_faces_up(position) for move in moves)
    assert len(set(moves)) == len(moves)


def test_the_shuffle_leaves_every_character_but_the_king_face_up_as_often() -> None:
    position = Position((Player(),) * 4, 8)
    moves = [move for move in GAME.moves(position, 0) if isinstance(move, Deal)]
    up = [sum(role in move.up for move in moves) for role in ROLES]
    down = [sum(role == move.down for move in moves) for role in ROLES if role != "king"]
    assert len({count for count in up if count}) == len(set(down)) == 1


class Screen:
    """As much of a screen as the shuffle looks at."""

    def __init__(self) -> None:
        self.position = Position((Player(),) * 4, 8)
        self.seat = 0
        self.played: list[object] = []
        self.client = self.view = self.acts = self

    def only_looks(self) -> bool:
        return False

    def moves(self, seat: int) -> object:
        return GAME.moves(self.position, seat)

    def play(self, move: object) -> None:
        self.played.append(move)


def test_chance_decides_and_is_handed_in() -> None:
    def dealt(seed: int) -> object:
        screen = Screen()
        deal.shuffle(screen, Random(seed))  # type: ignore[arg-type]
        (move,) = screen.played
        return move

    assert dealt(1) == dealt(1)
    assert len({dealt(seed) for seed in range(20)}) > 10


# What is asked --------------------------------------------------------------------------------------------


async def test_what_a_turn_may_do_besides_is_shown_by_its_buttons_and_not_asked_above(tmp_path: Path) -> None:
    def thief(session: TableSession) -> None:
        on_to("turn", where=lambda at: at.turn is not None and at.turn.role == "thief")(session)

    async with citadels(tmp_path, 4, before=thief) as table:
        seat = table.position.turn.seat
        await table.be(seat)
        tasks = {task.id: task for task in GAME.agenda(table.position).tasks}
        said = {
            name: table.texts.about("citadels", "task", name, task.params, table.session.names)
            for name, task in tasks.items()
        }
        assert tasks["rob"].optional
        assert said["turn"] in table.words()
        assert said["rob"] not in table.words()
        assert table.has(table.ui("rob"))


async def test_a_way_below_a_repair_does_what_it_says(tmp_path: Path) -> None:
    def king(session: TableSession) -> None:
        on_to("turn", where=lambda at: at.turn is not None and at.turn.role == "king" and not at.turn.acted)(
            session
        )

    async with citadels(tmp_path, 4, before=king) as table:
        await table.be(table.position.turn.seat)
        await table.taps(table.ui("end-turn"))
        assert table.sheet_open()
        await table.taps(table.word("way-gold_first"))
        assert table.moves_made[-1] == Take()
        assert not table.sheet_open()
