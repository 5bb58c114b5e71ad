"""What a game answers about any table, however odd: something, in three languages, and nobody is stuck.

These proofs ask nothing of a table but that the game accepted it: its box was checked, its corrections were
made, its file was read. Whether an answer is right is proved elsewhere.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import pytest

from companion.engine.game import Game
from companion.engine.log import Viewer, log_line
from companion.engine.notation import Purpose
from companion.engine.notice import Notice
from companion.engine.record import Codec
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.engine.verdict import Verdict, Violation
from companion.engine.wire import WireError, decode, encode
from companion.engine.words import NO_PARAMS, Params
from companion.files.errors import FileError
from companion.files.loaded import LoadedFile
from companion.files.position import read_position, write_position
from companion.locale import LOCALES, kinds
from tests.conformance.checks import check_repair_words, check_words, texts
from tests.conformance.odd_tables import elsewhere, forged
from tests.conformance.parts import parts_of
from tests.conformance.tables import BEGAN, NAMES, AnyTable

SOME = 8
"""So many of a seat's legal moves, and of those it could name, are made or judged."""

TOLD = 3
"""So many sentences with the same id are put together at one table, each with what it is given."""

STEPS = 12
"""So many random moves are made to see whether somebody gets stuck."""

MENDED = 100
"""So many moves that the table may allow, and corrections of each sort, are tried where nobody can go on."""

PURPOSES: tuple[Purpose, ...] = ("score", "check", "survey")


@dataclass
class Asking:
    """Somebody who asks a game everything about its tables, and hears that every answer is a sentence.

    Attributes:
        game: the game.
        rng: the dice: of what there is much, some is asked about.
        said: what the answers were given, by kind and id of the sentence.
    """

    game: Game[Any, Any, Any]
    rng: Random
    said: dict[tuple[str, str], list[Params]] = field(default_factory=dict)
    broken: dict[str, Violation] = field(default_factory=dict)

    def everything(self, position: Any) -> None:
        """Ask everything at one position that a table can be in."""
        self.now(position)
        for viewer in (None, *self.seats(position)):
            self.seen(position, viewer)
        self.begun(position)
        self.typed(position)

    def typed(self, position: Any) -> None:
        """Ask everything of a file: one may show a phase in which nobody has anything to do."""
        self.written(position)
        self.goes_on(position)
        self.told(position)

    def told(self, position: Any) -> None:
        """Say what is shown of a table, and its moves, in every language."""
        self.shown(position)
        for seat in self.seats(position):
            self.listed(position, seat)
            self.named(position, seat)
            self.surveyed(position, seat)
        self.worded()

    def some(self, every: Iterable[Any], count: int = SOME) -> list[Any]:
        """Return some of many."""
        found = list(every)
        return self.rng.sample(found, min(count, len(found)))

    def seats(self, position: Any) -> list[int]:
        """Return a seat that is asked, if there is one, and any seat."""
        actors, count = self.game.actors(position), count_of(self.game, position)
        return sorted({*self.some(actors, 1), self.rng.randrange(count)})

    # what is said

    def tell(self, kind: str, what: str, params: Params = NO_PARAMS) -> None:
        """Remember a sentence, to be put together in the end."""
        told = self.said.setdefault((kind, what), [])
        if len(told) < TOLD and params not in told:
            told.append(params)

    def notices(self, kind: str, notices: Iterable[Notice]) -> None:
        """Remember what was noticed."""
        for notice in notices:
            self.tell(kind, notice.id, notice.params)

    def refused(self, verdicts: Iterable[Verdict]) -> None:
        """Remember what stood against moves."""
        for verdict in verdicts:
            for violation in verdict.violations:
                self.broken.setdefault(violation.rule, violation)

    def worded(self) -> None:
        """Check that there is a sentence for everything in every language, and nothing is missing in it."""
        ids = needed_ids(self.game)
        for violation in self.broken.values():
            assert f"{self.game.id}-violation-{violation.rule}" in ids, violation.rule
            check_words(self.game, violation)
        for (kind, what), told in self.said.items():
            assert kind == "secret" or kind in kinds.KINDS, kind
            message = f"secret-{what}" if kind == "secret" else f"{self.game.id}-{kind}-{what}"
            for locale in kinds.languages(self.game):
                assert texts()[locale].can_say(message), (locale, message)
                for params in told:
                    sentence = texts()[locale].about(self.game.id, kind, what, params, NAMES)
                    assert sentence, (locale, kind, what, params)
                    assert "{" not in sentence, (locale, sentence)
                    assert f"{self.game.id}-" not in sentence, (locale, sentence)

    # what now

    def now(self, position: Any) -> None:
        """Whoever has to do something is told so. If nobody has, the game is over."""
        game = self.game
        agenda, actors, seats = game.agenda(position), game.actors(position), count_of(game, position)
        assert set(actors) <= set(range(seats))
        assert agenda.over == (not actors)
        assert agenda.over == game.scoresheet(position).final
        assert all(agenda.waits_for(seat) for seat in actors)
        self.tell("headline", agenda.phase, {"round": agenda.round, "rounds": agenda.rounds})
        for task in agenda.tasks:
            self.tell("task", task.id, task.params)
        for step in agenda.steps:
            self.tell("step", step.id, step.params)
        for seat in range(seats):
            game.stage_of(position, seat)

    def shown(self, position: Any) -> None:
        """Show the state, the faults and the remarks line by line."""
        sheet = self.game.scoresheet(position)
        assert sheet.categories == parts_of(self.game.id).categories_at(self.game, position)
        for standing in sheet.standings:
            for line in standing.lines:
                assert line.category in sheet.categories
                self.tell("line", line.id, line.params)
        self.notices("warning", self.game.warnings(position))
        self.notices("open", [one.notice for one in self.game.open_questions(position)])
        self.notices("remark", self.game.remarks(position))
        assert decode(encode(position), self.game.position_type) == position

    def seen(self, position: Any, viewer: int | None) -> None:
        """Whatever a device may see of the table, the screen can be drawn from that."""
        game, view = self.game, self.game.view(position, viewer)
        assert game.view(view, viewer) == view
        self.now(view)
        self.shown(view)
        self.now(game.past_view(position, viewer, position))
        if viewer is None:
            return
        game.needs_secrets(position, viewer)
        back = game.takes_back(position, viewer)
        if back is not None:
            assert game.verdict(position, viewer, back).legal
            self.notices("undo", [game.describe(position, viewer, back)])
        self.listed(view, viewer)
        for piece in self.some(game.pieces, 3):
            self.refused(game.survey(view, viewer, piece).targets.values())

    # moves

    def listed(self, position: Any, seat: int) -> None:
        """Check that every listed move is legal, is told, and leads to a table that goes on."""
        moves = self.game.moves(position, seat)
        assert len(set(moves)) == len(moves)
        for move in moves:
            verdict = self.game.verdict(position, seat, move)
            assert verdict.legal, (move, verdict)
        for move in self.some(moves):
            assert self.game.repairs(position, seat, move) == ()
            self.made(position, seat, move)

    def made(self, position: Any, seat: int, move: Any) -> None:
        """Check that a move the table lets pass is told, and leads to a table that can be shown."""
        self.notices("preview", self.game.preview(position, seat, move))
        self.notices("move", [self.game.describe(position, seat, move)])
        self.game.reveals(position, seat, move)
        after = self.game.apply(position, seat, move)
        assert decode(encode(after), self.game.position_type) == after
        self.now(after)

    def judged(self, position: Any, seat: int, move: Any) -> None:
        """Check that any move has its reasons, its repairs, and an effect if the table may let it pass."""
        verdict = self.game.verdict(position, seat, move)
        self.refused([verdict])
        for repair in self.game.repairs(position, seat, move):
            check_repair_words(self.game, repair)
        if verdict.possible:
            self.made(position, seat, move)

    def named(self, position: Any, seat: int) -> None:
        """Moves that a seat could name, and moves that nobody could, are judged."""
        for move in self.some(self.game.candidates(position, seat)):
            self.judged(position, seat, move)
            for other in forged(elsewhere(self.game.id).moves, move, self.game.move_type, self.rng):
                self.judged(position, seat, other)

    def surveyed(self, position: Any, seat: int) -> None:
        """Of every piece every target has its verdict: that of the move it stands for."""
        for piece in self.game.pieces:
            survey = self.game.survey(position, seat, piece)
            targets = dict(survey.targets.items())
            assert set(survey.legal) == {name for name, verdict in targets.items() if verdict.legal}
            self.refused(targets.values())
            for target in self.some(targets, 2):
                move = parts_of(self.game.id).place(self.game, position, seat, piece, target)
                assert targets[target] == self.game.verdict(position, seat, move), (piece, target)

    # going on

    def goes_on(self, position: Any, steps: int = STEPS) -> None:
        """Of those who are asked somebody can do something, now and after some moves.

        Or the agenda says what has to be corrected or allowed, and once that is done, it goes on.
        """
        for _ in range(steps):
            actors = self.game.actors(position)
            if not actors:
                return
            listed = {seat: self.game.moves(position, seat) for seat in actors}
            able = [seat for seat in actors if listed[seat]]
            if not able:
                position = self.mended(position)
                continue
            seat = self.rng.choice(able)
            position = self.game.apply(position, seat, self.rng.choice(listed[seat]))
        self.now(position)

    def mended(self, position: Any) -> Any:
        """Return the position after a move that the table allows, or corrections: somebody can go
        on there.
        """
        game, parts, tasks = self.game, parts_of(self.game.id), self.game.agenda(position).tasks
        assert parts.unanswered & {task.id for task in tasks}, ("dead end", tasks)
        for seat in game.actors(position):
            for move in self.some(game.candidates(position, seat), MENDED):
                if game.verdict(position, seat, move).possible:
                    return game.apply(position, seat, move)
        for _ in range(MENDED):
            for correction in parts.corrections(position, self.rng):
                position = game.correct(position, correction)
            actors = game.actors(position)
            if not actors or any(game.moves(position, seat) for seat in actors):
                return position
        raise AssertionError(("dead end", tasks))

    def written(self, position: Any) -> None:
        """Check that a table written as a file is read again as it was."""
        names = NAMES[: count_of(self.game, position)]
        text = write_position(self.game, position, names)
        for purpose in PURPOSES:
            back = read_position(text.encode(), "table.toml", purpose)
            assert (back.position, back.names, back.moves) == (position, names, ())

    def begun(self, position: Any) -> None:
        """Check that a table can begin there. What is done is undone to the same position and done again."""
        setup = Setup(make_seats(*NAMES[: count_of(self.game, position)]))
        table: AnyTable = Table.set_up(self.game, "begun", setup, BEGAN, position)
        for seat in self.some(self.game.actors(position), 1):
            for move in self.some(self.game.moves(position, seat), 2):
                played = table.play(seat, move, at=1)
                assert played.undo(at=2).position == position
                assert played.undo(at=2).redo(at=3).position == played.position

    # whole tables and files

    def record(self, table: AnyTable) -> None:
        """Check that a record leads to the same table again, and everybody is told of its entries."""
        codec = Codec(self.game)
        assert Table.replay(self.game, codec.decode_record(codec.encode_record(table.record))) == table
        viewers: tuple[Viewer, ...] = ("all", None, *self.seats(table.position))
        for step in self.some(range(1, len(table.done) + 1)):
            for viewer in viewers:
                line = log_line(table, step, viewer)
                self.tell(line.kind, line.notice.id, line.notice.params)

    def file(self, file: LoadedFile) -> None:
        """Check that every move of a file is judged. No table begins if nobody is asked although nothing is
        over.
        """
        for one in file.judge_moves():
            self.judged(one.position, one.seat, one.move)
        if self.game.actors(file.position) or self.game.scoresheet(file.position).final:
            self.everything(file.position)
            return
        self.typed(file.position)
        with pytest.raises(WireError):
            self.begun(file.position)

    def unread(self, error: FileError) -> None:
        """Check that the fault of a file is told in every language."""
        for locale in LOCALES:
            said = error.sentence.text(texts()[locale]).replace("{…}", "")
            assert said
            assert "{" not in said
            assert f"{self.game.id}-" not in said


@cache
def needed_ids(game: Game[Any, Any, Any]) -> frozenset[str]:
    """Return the ids of the messages that a game needs: no table changes them."""
    return frozenset(message.id for message in kinds.needed_messages(game))


def count_of(game: Game[Any, Any, Any], position: Any) -> int:
    """Count how many seats there are."""
    return len(game.scoresheet(position).standings)
