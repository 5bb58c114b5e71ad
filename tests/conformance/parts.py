"""What a game's own tests hand to the conformance suite: ``tests/games/<game>/parts.py``, by convention.

Of a game in a package of its own it is ``tests/parts.py``, in the folder in which the package lies.
"""

import importlib
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Literal, NamedTuple

from companion.engine.game import Game
from companion.engine.message import Impossible
from companion.engine.verdict import Repair, Violation
from companion.games import GAMES, OWN

ROOT = Path(__file__).parents[1]

Changed = tuple[Any, Any]
"""A position and a move, near the ones that were judged."""

Corrections = Callable[[Any, Random], Sequence[Any]]
"""Some random corrections that fit a position."""

Remover = Callable[[Any, int, Any, Sequence[Violation]], Changed]
"""Takes the named cause away: from position, seat, move and the rule's violations to a neighbour of them."""


def fitting(game: str, one_of_each: Callable[[Any, Random], Iterable[Any]]) -> Corrections:
    """Corrections of a position that fit it, each after those before it.

    Args:
        game: the id of the game.
        one_of_each: some corrections, whether the mirror can show them or not.
    """

    def corrections(position: Any, rng: Random) -> Sequence[Any]:
        found = []
        for correction in one_of_each(position, rng):
            try:
                position = GAMES[game].correct(position, correction)
            except Impossible:
                continue
            found.append(correction)
        return found

    return corrections


class Refused(NamedTuple):
    """Move that somebody makes against a rule.

    Attributes:
        rule: id of the rule.
        position: the table before the move.
        seat: the seat that makes it.
        move: the move.
    """

    rule: str
    position: Any
    seat: int
    move: Any


def _as_it_is(position: Any, _number: int | Random) -> Any:
    return position


def _nothing() -> Sequence[Any]:
    return ()


def _itself(position: Any) -> Any:
    return position


def _none_strange(_position: Any, _seat: int, _rng: Random) -> Iterable[Any]:
    return ()


def _seat_never(_position: Any, _seat: int) -> bool:
    return False


def _not_allowed(_position: Any, _seat: int, _move: Any) -> bool:
    return False


Tier = Literal["bronze", "silver", "gold"]
"""How much is proved: that a game holds together, that its reasons are true, that its rules are right."""

ASKED: Mapping[Tier, tuple[str, ...]] = {
    "bronze": (),
    "silver": (),
    "gold": ("placement", "repaired", "points", "places", "waits", "legal"),
}
"""What may be left out below a tier."""


@dataclass(frozen=True, kw_only=True)
class Parts:
    """A game's independent witnesses.

    Bronze: records, conservation, everything that is there both ways, moves that are the legal candidates.

    Attributes:
        tier: how much is proved of the game.
        rulings: tables to play, each as the readings that differ from the default.
        placement: the move that a survey's answer for a piece on a target is about, told from the rules; by
            default as the game says.
        holdings: how many of each component the position shows, wherever it lies.
        box: how many of each the box holds.
        corrections: some random corrections that fit a position.
        picture: the version of the QR code that a complete game of four fits; 15 is read at arm's length.
        codes_since: the format of carry codes that was the newest when the game came.
        categories: what a table gives points for, told from its rules, where tables name some themselves.
        printed: what somebody's box has printed otherwise, or at all: carried in a golden code.
        boxes: boxes that more golden records begin with, of three seats, by the names of their files.
        worked: worked examples of what random plays seldom come to: carried in golden codes as well.
        unanswered: tasks that no legal move answers, but a correction, or a move that the table allows.
        plays: the share of random plays that are made, for a game whose rounds are long.
        looks: the share of positions that are examined closely.
        opened: another opening for a numbered table, so that plays reach what random ones seldom do.
        crowded: an opening with much more on the table than play brings, allowed by the rules or not.
        by_hand: tables that somebody made because random plays seldom come to their like.
        misses_turn: whether something has kept a seat from its turn, as seen at the end of the round.
        left_open: phases in which a seat says itself that it can do no more, since that tells of a secret.
        still: a position without the marks of whose step it is.
        acted: whether a seat has done something in its step already.
        called_back: whether another seat's move makes a seat act again in a phase it was done with.

    Silver: take the cause away that a reason names, and the reason is gone.

    Attributes:
        removers: by rule id, how the named cause is taken away.
        repaired: every way to carry out a proposed repair, told from its words; by default its own moves.
        refused: moves made by hand, at least one for each rule that the candidates of a random play seldom
            break, or never.

    Gold: an oracle, written from the rules without a look at the game.

    Attributes:
        points: every seat's points by category, added up by brute force.
        places: every seat's rank, by brute force.
        waits: the seats the agenda must name, told from the rules.
        legal: every legal move of a seat, told from the rules.
        after: the position after a legal move, told from the rules; None where they tell nothing.
        after_broken: whether it tells as well what a move leads to that breaks rules.
        faults: the rules that stand against a move, each with its kind, told from the rules.
        alike: what of two such positions is compared: all but what no rule is about.
        strange: some moves that no candidate is, as somebody may say them all the same.
        allowed: whether the rules allow such a move.
        dull: types of move that would end much if they were made as often as others, by name.
        odd: entries of the box of which the oracle knows whatever may be printed.

    Raises:
        ValueError: something is missing that the tier asks for.
    """

    tier: Tier
    rulings: tuple[Mapping[str, str], ...]
    holdings: Callable[[Any], Mapping[str, int]]
    box: Mapping[str, int]
    corrections: Corrections
    picture: int
    placement: Callable[[Any, int, str, str], Any] | None = None
    codes_since: int = 2
    categories: Callable[[Any], tuple[str, ...]] | None = None
    printed: dict[str, str] = field(default_factory=dict)
    boxes: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    worked: tuple[str, ...] = ()
    unanswered: frozenset[str] = frozenset()
    plays: float = 1.0
    looks: float = 1.0
    opened: Callable[[Any, int], Any] = _as_it_is
    crowded: Callable[[Any, Random], Any] = _as_it_is
    by_hand: Callable[[], Sequence[Any]] = _nothing
    misses_turn: Callable[[Any, int], bool] = _seat_never
    left_open: frozenset[str] = frozenset()
    still: Callable[[Any], Any] = _itself
    acted: Callable[[Any, int], bool] = _seat_never
    called_back: Callable[[Any, int], bool] = _seat_never
    removers: Mapping[str, Remover] = field(default_factory=dict)
    repaired: Callable[[Any, int, Any, Repair], Iterator[Changed]] | None = None
    refused: Callable[[], Sequence[Refused]] = _nothing
    points: Callable[[Any], list[dict[str, int]]] | None = None
    places: Callable[[Any], list[int]] | None = None
    waits: Callable[[Any], set[int]] | None = None
    legal: Callable[[Any, int], set[Any]] | None = None
    after: Callable[[Any, int, Any], Any] | None = None
    after_broken: bool = False
    faults: Callable[[Any, int, Any], Mapping[str, str]] | None = None
    alike: Callable[[Any], Any] = _itself
    strange: Callable[[Any, int, Random], Iterable[Any]] = _none_strange
    allowed: Callable[[Any, int, Any], bool] = _not_allowed
    dull: frozenset[str] = frozenset()
    odd: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        missing = [
            name for tier in ASKED if self.has(tier) for name in ASKED[tier] if not getattr(self, name)
        ]
        if missing:
            raise ValueError(f"a game that is {self.tier} has to hand out {', '.join(missing)} in its parts")

    def categories_at(self, game: Game[Any, Any, Any], position: Any) -> tuple[str, ...]:
        """Return the categories of points at a table of the game."""
        return self.categories(position) if self.categories else game.categories

    def place(self, game: Game[Any, Any, Any], position: Any, seat: int, piece: str, target: str) -> Any:
        """Return the move that lays a piece on a target, as the rules tell or else as the game does."""
        if self.placement:
            return self.placement(position, seat, piece, target)
        return game.placing_move(position, seat, piece, target)

    def has(self, tier: Tier) -> bool:
        """Tell if the game is of a tier, or of a higher one."""
        tiers = list(ASKED)
        return tiers.index(tier) <= tiers.index(self.tier)


def is_own(game_id: str) -> bool:
    """Tell if a game ships with the app. Else it is of another package."""
    return game_id in OWN


def package_of(game_id: str) -> Path:
    """Return the folder of the package that a game comes from."""
    package = sys.modules[GAMES[game_id].begin.__module__.partition(".")[0]]
    return Path(str(package.__file__)).resolve().parent


def tests_of(game_id: str) -> Path:
    """Return the folder of a game's own tests: here, or beside the package that the game comes from."""
    return ROOT / "games" / game_id if is_own(game_id) else package_of(game_id).parent / "tests"


def where(game_id: str, file: str = "parts.py") -> str:
    """Tell where a file lies that a game's own tests hand out, to be named to whoever has to write it."""
    return f"tests/games/{game_id}/{file}" if is_own(game_id) else str(tests_of(game_id) / file)


def handed(game_id: str, module: str, name: str) -> Any:
    """Return what a game's own tests hand out, by convention.

    Raises:
        LookupError: there is no such file, or not this in it; said so that one knows what to write.
    """
    wanted = f"write {where(game_id, f'{module}.py')} with {name}"
    package = f"tests.games.{game_id}"
    if not is_own(game_id) and package not in sys.modules:
        sys.modules[package] = ModuleType(package)
        sys.modules[package].__path__ = [str(tests_of(game_id))]
    try:
        return getattr(importlib.import_module(f"{package}.{module}"), name)
    except ModuleNotFoundError as error:
        if error.name and error.name.startswith(package):
            raise LookupError(f"{game_id} has no {module}.py among its tests: {wanted}") from error
        raise
    except AttributeError as error:
        raise LookupError(f"{game_id} has no {name}: {wanted}") from error


def parts_of(game_id: str) -> Parts:
    """Return the parts of a game.

    Raises:
        LookupError: the game has none.
    """
    parts: Parts = handed(game_id, "parts", "PARTS")
    return parts


def games(tier: Tier) -> list[str]:
    """Return the games of a tier, or of a higher one."""
    return [game_id for game_id in sorted(GAMES) if parts_of(game_id).has(tier)]


def tables(tier: Tier = "bronze") -> list[tuple[str, int]]:
    """Return every registered game of a tier, or of a higher one, with every number of seats."""
    return [(game_id, count) for game_id in games(tier) for count in GAMES[game_id].seats]
