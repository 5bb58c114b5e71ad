"""The referee's answers to questions about a table, for `companion ask --file`."""

from collections.abc import Iterator, Mapping
from typing import Any

from companion.asking import (
    AnswerSentence,
    BoardAnswer,
    Context,
    Reason,
    Ruled,
    ask_parts,
    place,
    readings,
    tell,
)
from companion.commands import sheets
from companion.commands.console import Console
from companion.commands.referee import list_assumptions, list_repairs
from companion.engine.agenda import HandStep
from companion.engine.log import Viewer, list_log_lines
from companion.files.loaded import LoadedFile
from companion.lessons.lesson import is_taught

Document = Mapping[str, Any]


class TableConsole:
    """Table that is asked, and the reader to whom it answers.

    Attributes:
        console: whose language is spoken.
        shown: the table.
        seat: who asks; None for somebody who may see what everybody may see.
    """

    def __init__(self, console: Console, shown: LoadedFile, seat: int | None) -> None:
        self.console = console
        self.shown = shown
        self.seat = seat

    def ask(self, question: str) -> Ruled:
        """Ask the referee each part of a question, leaving the rest for the rulebook."""
        shown = self.shown
        return ask_parts(
            shown.game, shown.position, question, shown.names, self.seat, context=self._make_context()
        )

    def _make_context(self) -> Context:
        """Make the context of a question: the log of a record, and hints unless a played table has none."""
        table, seat = self.shown.table, self.seat
        if table is None:
            return Context(hints=True)
        viewer: Viewer = "all" if table.game.agenda(table.position).over else seat
        return Context(
            lambda: list_log_lines(table, viewer), table.header.setup.hints or is_taught(table.header.id)
        )

    def document(self, answer: BoardAnswer) -> Document:
        """Convert the answer to plain data, its sentences in the reader's language."""
        shown, names = self.shown, self.shown.names
        return {
            "kind": answer.kind,
            "seat": None if answer.seat is None else names[answer.seat],
            "legal": answer.legal,
            "supposed": [self._say_sentence(said) for said in answer.supposed],
            "text": [self._say_sentence(said) for said in answer.sentences],
            "steps": [{"text": self._say_step(step), "section": step.section} for step in answer.steps],
            "sections": list(answer.sections),
            "cells": list(answer.cells),
            "reasons": [self._say_reason(reason) for reason in answer.reasons],
            "repairs": list_repairs(self.console, shown, self._seat_of_moves(answer), answer.repairs),
            "figures": [
                {
                    "text": self._say_sentence(figure.said),
                    "value": figure.value,
                    "section": figure.section,
                    "seat": None if figure.seat is None else names[figure.seat],
                }
                for figure in answer.figures
            ],
            "moves": [
                {
                    "text": self._say_sentence(offer.said),
                    "count": offer.count,
                    "move": dict(shown.type_move(self._seat_of_moves(answer), offer.move)),
                }
                for offer in answer.offers
            ],
            "readings": list(self._say_readings(answer)),
            **list_assumptions(self.console, shown, answer.assumed),
        }

    def lines(self, answer: BoardAnswer) -> Iterator[str]:
        """Yield the answer for people: its sentences, the reasons against it with places, and the repairs."""
        texts, shown = self.console.texts, self.shown
        yield from (self._say_sentence(said) for said in (*answer.supposed, *answer.sentences))
        yield from (
            f"{sheets.INDENT}{number}. {self._say_step(step)} [{step.section}]"
            for number, step in enumerate(answer.steps, 1)
        )
        yield from (
            f"{sheets.INDENT}{self._say_sentence(figure.said)} [{figure.section}]"
            for figure in answer.figures
            if figure.said not in answer.sentences
        )
        for reason in answer.reasons:
            yield f"✗ {self._name_pieces_against(reason)}{self._say_sentence(reason.said)} [{reason.section}]"
            yield from sheets.places(shown, reason.targets)
        for repair in answer.repairs:
            yield from sheets.repair_lines(texts, shown, self._seat_of_moves(answer), repair)
        yield from (
            f"{each['question']} {each['text']} [{each['section']}]" for each in self._say_readings(answer)
        )
        if answer.assumed:
            yield f"? {sheets.say_assumptions(texts, shown, answer.assumed)}"
        yield ""

    def _seat_of_moves(self, answer: BoardAnswer) -> int:
        """Choose the seat of the moves in an answer. Repairs are only told of a seat's own."""
        return 0 if answer.seat is None else answer.seat

    def _say_sentence(self, sentence: AnswerSentence) -> str:
        return tell(self.console.texts, self.shown.game, sentence, self.shown.names)

    def _say_step(self, step: HandStep) -> str:
        return self.console.texts.about(self.shown.game.id, "step", step.id, step.params, self.shown.names)

    def _say_reason(self, reason: Reason) -> Document:
        return {
            "rule": reason.said.id,
            "section": reason.section,
            "text": self._say_sentence(reason.said),
            "at": [
                place(self.console.texts, self.shown.game, target, self.shown.names)
                for target in reason.targets
            ],
            "cells": list(reason.cells),
            "pieces": self._piece_names(reason),
        }

    def _name_pieces_against(self, reason: Reason) -> str:
        """Name the pieces that a reason stands against, if it is not against all of them."""
        pieces = tuple(self._piece_names(reason))
        return f"{self.console.texts.say('asked-against', pieces=pieces)} " if pieces else ""

    def _piece_names(self, reason: Reason) -> list[str]:
        texts, shown = self.console.texts, self.shown
        return [place(texts, shown.game, piece, shown.names) for piece in reason.pieces]

    def _say_readings(self, answer: BoardAnswer) -> Iterator[Document]:
        """Yield the readings in force of the main section and of those that stand against the question."""
        sections = dict.fromkeys([answer.sections[0], *(reason.section for reason in answer.reasons)])
        rulings = self.shown.position.rulings
        for section in sections:
            for each in readings(self.console.texts, self.shown.game, rulings, section):
                yield {
                    "section": section,
                    "ruling": each.ruling,
                    "reading": each.reading,
                    "question": each.question,
                    "text": each.words,
                }
