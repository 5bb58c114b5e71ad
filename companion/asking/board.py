"""Entry point of questions to the board: a running table's question, answered by the referee."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from companion.asking.affording import afford, many
from companion.asking.answers import AnswerSentence, BoardAnswer
from companion.asking.counting import points, price, standing
from companion.asking.cues import Intent
from companion.asking.explaining import when, why
from companion.asking.hiding import hide_verdict, secret
from companion.asking.judging import may, where
from companion.asking.listing import which, who
from companion.asking.obliging import must
from companion.asking.players import is_for_others
from companion.asking.premise_seats import seat_premises
from companion.asking.question import AnyGame, TableQuestion, understand
from companion.asking.state import NO_CONTEXT, Context, ask_state, counts
from companion.asking.supposing import Premise, put_premises, split_premises
from companion.asking.typed_text import read_typed
from companion.asking.waiting import fact, turn
from companion.wording.plain_words import MAX_QUESTION, plain

ANSWERS: Mapping[Intent, Callable[[AnyGame, Any, TableQuestion], BoardAnswer | None]] = {
    "secret": secret,
    "fact": fact,
    "turn": turn,
    "standing": standing,
    "points": points,
    "price": price,
    "why": why,
    "when": when,
    "many": many,
    "afford": afford,
    "which": which,
    "who": who,
    "must": must,
    "where": where,
    "may": may,
}


def ask_board(
    game: AnyGame,
    position: Any,
    question: str,
    names: Sequence[str],
    viewer: int | None,
    this: Sequence[str] = (),
    context: Context = NO_CONTEXT,
) -> BoardAnswer | None:
    """Answer a question about a table, or return None if the question is about something else.

    Secrets of other seats are redacted before the game is asked, so no answer can tell them.

    Args:
        game: the game.
        position: the whole position, secrets included.
        question: the typed text, in any of the languages; any text will do.
        names: the seats' names.
        viewer: the seat that asks; None for a watcher, who sees the public part only.
        this: the things that the asker points at: ids of pieces, and names of cells or of other targets.
        context: the log and the table's rulings about hints.
    """
    seen = game.view(position, viewer)
    asked = understand(game, seen, question, names, viewer, this)
    return ask_clause(game, seen, question, names, viewer, asked, context)


def ask_clause(
    game: AnyGame,
    seen: Any,
    clause: str,
    names: Sequence[str],
    viewer: int | None,
    asked: TableQuestion | None,
    context: Context,
) -> BoardAnswer | None:
    """Answer a part of a question by the state of the table, or else by the referee.

    What is secret is for the referee alone. The arguments are those of `ask_board`, but for the position,
    which is the one that the asker sees, and the part as the referee understands it.
    """
    if asked is not None and asked.intent == "secret" and not counts(plain(clause)):
        return ask_seen(game, seen, asked)
    state = _ask_supposed_state(game, seen, clause, names, viewer, asked, context)
    if state:
        return state
    return ask_seen(game, seen, asked) if asked else None


def _ask_supposed_state(
    game: AnyGame,
    seen: Any,
    clause: str,
    names: Sequence[str],
    viewer: int | None,
    asked: TableQuestion | None,
    context: Context,
) -> BoardAnswer | None:
    """Answer a question about the state of the table as its premises put it. Premises are no part of it."""
    rest, own = split_premises(game, read_typed(clause[:MAX_QUESTION]))
    if not own and not (asked and asked.premises):
        return ask_state(game, seen, clause, names, viewer, context)
    premises = asked.premises if asked else seat_premises(game, seen, own, names, viewer)
    put = put_premises(game, seen, viewer, premises)
    if isinstance(put, Premise):
        return None
    position, lines = put
    answer = ask_state(game, position, rest, names, viewer, context)
    return replace(answer, supposed=tuple(map(tell_supposed, lines))) if answer else None


def ask_seen(game: AnyGame, seen: Any, asked: TableQuestion) -> BoardAnswer | None:
    """Answer a question that is already understood, from the position that its asker sees.

    Its premises are put on a copy of that position first.
    """
    put = put_premises(game, seen, asked.viewer, asked.premises)
    if isinstance(put, Premise):
        return _not_put(game, seen, asked, put)
    position, puts = put
    answer = hide_verdict(game, position, asked) or ANSWERS[asked.intent](game, position, asked)
    if answer is None:
        return None
    count = len(game.scoresheet(position).standings)
    cited = tuple(each for each in answer.sections if not is_for_others(game.id, each, count))
    return replace(answer, sections=cited or answer.sections, supposed=tuple(map(tell_supposed, puts)))


def tell_supposed(line: AnswerSentence) -> AnswerSentence:
    """Make the sentence that quotes the log line of a premise that was put."""
    return AnswerSentence("asked", "supposed", {}, line)


def _not_put(game: AnyGame, position: Any, asked: TableQuestion, premise: Premise) -> BoardAnswer:
    """Name a premise that cannot be put, without any verdict."""
    return BoardAnswer(
        "premise",
        asked.seat,
        (AnswerSentence("asked", "premise", {"premise": premise.text.strip("| ")}),),
        (game.section_of(game.stage_of(position, asked.seat)[1]),),
    )
