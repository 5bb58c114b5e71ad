"""Kinds of message that a game needs, declared once, with the ids that a game tells for each."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin, get_type_hints

from companion.engine.forms import (
    BoardForm,
    ChoiceForm,
    CubesForm,
    Form,
    GainsForm,
    GroundForm,
    HexMapForm,
    PartsForm,
    TileForm,
)
from companion.engine.game import Game
from companion.engine.rules import Rule
from companion.engine.scoresheet import SHARED
from companion.engine.setup import Setup, make_seats
from companion.engine.wire import structs_by_tag
from companion.locale.negotiation import LOCALES
from companion.locale.source_ids import find_source_ids
from companion.locale.texts import Texts

AnyGame = Game[Any, Any, Any]
Told = Callable[[AnyGame], Iterable[str]]
"""Function from a game to the last parts of its messages' ids, behind the kind."""


@dataclass(frozen=True)
class Kind:
    """Kind of message, ``<game>-<kind>-<what>``.

    Attributes:
        about: the subject of its messages.
        params: the params that the app gives every sentence of this kind; a game chooses any others.
        told: lists the ids that a game needs, as far as the game itself tells; None where only play tells.
        parted: whether several messages that continue with ``_``, such as ``move-choose_open``, do as well.
    """

    about: str
    params: tuple[str, ...] = ()
    told: Told | None = None
    parted: bool = False


@dataclass(frozen=True)
class Message:
    """Message that a game needs.

    Attributes:
        id: its id, such as ``<game>-move-build``.
        kind: one of `KINDS`.
        parted: whether several messages that continue with ``_`` do as well.
    """

    id: str
    kind: str
    parted: bool = False

    def is_in(self, texts: Texts) -> bool:
        """Check that a language has the message, or a stock message in its place, without falling back."""
        return texts.can_say(self.id) or (self.parted and bool(texts.ids_beginning_with(f"{self.id}_")))


def _rules_of(game: AnyGame) -> Iterator[Rule[Any, Any]]:
    """Yield the rules of all stages of a game, which may be of another kind in another stage."""
    return (rule for stage in game.phases.stages for rules in stage.rules.values() for rule in rules)


def phases_of(game: AnyGame) -> Iterable[str]:
    """List the phases that the type of a game's position declares, as a field or as a property."""
    declared = getattr(game.position_type, "phase", None)
    hints = get_type_hints(declared.fget) if isinstance(declared, property) else {}
    listed = hints.get("return") or get_type_hints(game.position_type).get("phase")
    return get_args(listed) if get_origin(listed) is Literal else ()


def _violation_ids(game: AnyGame) -> Iterator[str]:
    yield "phase"
    yield from (rule.id for rule in _rules_of(game))


def _breakable_rules(game: AnyGame) -> Iterator[str]:
    return (rule.id for rule in _rules_of(game) if rule.kind == "breaks")


def _log_sentences(game: AnyGame, types: Any) -> Iterator[str]:
    """Yield the ids of the log's sentences for each type of a union."""
    for tag in structs_by_tag(types):
        yield from game.log_sentences.get(tag, (tag,))


def _correction_lines(game: AnyGame) -> Iterator[str]:
    """Yield the ids of the log's sentences for each correction."""
    return game.corrections.sentence_ids()


def _correction_titles(game: AnyGame) -> Iterator[str]:
    """Yield the ids of the panel titles that follow from the declared corrections."""
    return game.corrections.title_ids()


def _first_position(game: AnyGame) -> Any:
    return game.start(Setup(make_seats(*map(str, range(game.seats[-1])))))


def _task_ids(game: AnyGame) -> Iterator[str]:
    yield from (task.id for task in game.agenda(_first_position(game)).tasks)
    yield "finished"


def _fact_lines(game: AnyGame) -> Iterator[str]:
    return (fact.line for fact in game.facts(_first_position(game)))


def _step_ids(game: AnyGame) -> Iterator[str]:
    """Yield the steps of every procedure, for any table."""
    return (step.id for stage in game.phases.stages for step in stage.procedure)


def _tiebreak_ids(game: AnyGame) -> Iterator[str]:
    yield from (one.id for one in game.scoresheet(_first_position(game)).tiebreaks)
    yield SHARED


def _score_line_ids(game: AnyGame) -> Iterator[str]:
    """Yield the ids of the sentences for score lines."""
    for category in game.categories:
        yield from game.score_lines.get(category, (category,))


def _ruling_ids(game: AnyGame) -> Iterator[str]:
    for ruling in game.rulings:
        yield from (ruling.id, f"{ruling.id}-why")


def _reading_ids(game: AnyGame) -> Iterator[str]:
    return (f"{ruling.id}-{reading}" for ruling in game.rulings for reading in ruling.readings)


def _box_sections(game: AnyGame) -> Iterator[str]:
    return (game.box.field_of(name).section for name in game.box.names)


def _box_titles(game: AnyGame) -> Iterator[str]:
    return (game.box.field_of(name).title for name in game.box.names)


def _box_traits(game: AnyGame) -> Iterator[str]:
    """Yield the names that entries have among the facts of their piece."""
    return filter(None, (game.box.field_of(name).trait for name in game.box.names))


def _printed_forms(game: AnyGame) -> Iterator[tuple[str, Form]]:
    """Yield the form of each part of every box entry, with the part's name, empty for an undivided entry."""
    for name in game.box.names:
        form = game.box.field_of(name).form
        for part, one in form.parts if isinstance(form, PartsForm) else (("", form),):
            yield part, one.ground if isinstance(one, HexMapForm) else one


def _print_parts(game: AnyGame) -> Iterator[str]:
    return (part for part, _ in _printed_forms(game) if part)


def _mark_ids(game: AnyGame) -> Iterator[str]:
    for _, form in _printed_forms(game):
        if isinstance(form, TileForm | BoardForm | CubesForm):
            yield from (mark.id for mark in form.marks)


def _gain_forms(game: AnyGame) -> Iterator[GainsForm]:
    return (form for _, form in _printed_forms(game) if isinstance(form, GainsForm))


def _gain_kinds(game: AnyGame) -> Iterator[str]:
    """Yield the kinds of gains on the prints."""
    return (kind for form in _gain_forms(game) if form.named == "gain" for kind in form.kinds)


def _multipliers(game: AnyGame) -> Iterator[str]:
    """Yield the elements that multiply a gain on a print."""
    return (element for form in _gain_forms(game) for element in form.counted)


def _counted_elements(game: AnyGame) -> Iterator[str]:
    """Yield the elements that prints count, as multipliers or as conditions."""
    yield from _multipliers(game)
    yield from (kind for form in _gain_forms(game) if form.named == "element" for kind in form.kinds)


def _choice_values(game: AnyGame) -> Iterator[tuple[str, str]]:
    """Yield the kind of text and the value of every choice between words."""
    for _, form in _printed_forms(game):
        if isinstance(form, ChoiceForm) and form.named:
            yield from ((form.named, value) for value in form.values)


def _ground_words(game: AnyGame) -> Iterator[str]:
    for _, form in _printed_forms(game):
        yield from (*form.grounds, *form.flags) if isinstance(form, GroundForm) else ()


KINDS: Mapping[str, Kind] = {
    "name": Kind("what the game is called", told=lambda _game: ("",)),
    "phase": Kind("a phase, named in a sentence", told=phases_of),
    "headline": Kind("where the table is", ("round", "rounds"), phases_of),
    "task": Kind("what somebody is asked to do", told=_task_ids),
    "step": Kind("what hands do with the cardboard, step by step", told=_step_ids),
    "violation": Kind("why not", told=_violation_ids),
    "rule": Kind("a rule in a word, where the table allowed what breaks it", told=_breakable_rules),
    "repair": Kind("what would mend it", told=lambda game: find_source_ids(game, "repair")),
    "move": Kind("a move in the log", told=lambda game: _log_sentences(game, game.move_type), parted=True),
    "offer": Kind("a move as a request to the reader, and with _any all moves of its kind"),
    "correct": Kind("a correction in the log", told=_correction_lines, parted=True),
    "set": Kind(
        "what a correction sets, asked or as a heading, and with _now how much it is", told=_correction_titles
    ),
    "fact": Kind("what the table shows, told to who asks", told=_fact_lines, parted=True),
    "undo": Kind("a move that takes back one’s own last doing, before it is made"),
    "common": Kind("what lies in a row in the middle of the table, or before a seat"),
    "preview": Kind("what a tap would do"),
    "category": Kind("a category of the score", told=lambda game: game.categories),
    "line": Kind("a reason for points", told=_score_line_ids),
    "tiebreak": Kind(
        "what decided a tie", ("rank", "seats", "behind", "figure", "against", "name"), _tiebreak_ids
    ),
    "remark": Kind("what else can be said of the standings"),
    "warning": Kind("what the box cannot hold"),
    "open": Kind("what nobody has told yet and who is first depends on"),
    "ruling": Kind("an ambiguous rule, and with -why the reason of its default", told=_ruling_ids),
    "reading": Kind("one reading of a ruling", told=_reading_ids),
    "notation": Kind("what a typed file cannot say", told=lambda game: find_source_ids(game, "notation")),
    "amount": Kind("so much of what is paid or given", ("count",), _gain_kinds),
    "lesson": Kind("what a step of the lesson asks, and with -why the sentence of the rulebook"),
    "section": Kind("where entries of the box stand together", told=_box_sections),
    "printed": Kind("an entry of the box", told=_box_titles),
    "trait": Kind("an entry of the box among the facts of its piece", told=_box_traits),
    "mark": Kind("a square of a printed shape", told=_mark_ids),
    "part": Kind("one of the things that are printed side by side", told=_print_parts),
    "gain": Kind("what a print gives", told=_gain_kinds),
    "element": Kind("what a print counts", told=_counted_elements),
    "counted": Kind("so much of what a print counts", ("count",), _counted_elements),
    "each": Kind("one of what a print counts, in “for each”", told=_multipliers),
    "ground": Kind("what a hex is, and what it bears", told=_ground_words),
}
"""Every kind that the engine, the command line or the screens ask for by themselves, by its name.

A game has others that only its own sentences and its own board ask for, such as the names of its cards.
"""


def needed_messages(game: AnyGame) -> tuple[Message, ...]:
    """List the messages that a game needs, each once, as far as can be told without playing."""
    found = {
        f"{game.id}-{name}-{what}".rstrip("-"): (name, kind.parted)
        for name, kind in KINDS.items()
        if kind.told
        for what in (*kind.told(game), *game.setup_texts.get(name, ()))
    }
    found |= {f"{game.id}-{named}-{value}": (named, False) for named, value in _choice_values(game)}
    return tuple(Message(message, name, parted) for message, (name, parted) in found.items())


def languages(game: AnyGame) -> tuple[str, ...]:
    """List the languages that a game must be written in: all of the app's, or English while it is a draft."""
    return LOCALES[:1] if game.draft else LOCALES


def missing_messages(game: AnyGame, texts: Texts) -> tuple[str, ...]:
    """List the ids of the messages that a game needs and a language lacks."""
    return tuple(each.id for each in needed_messages(game) if not each.is_in(texts))
