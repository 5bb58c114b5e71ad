"""Games from an export of BG Stats: one JSON document with games, players, locations and plays.

Its form is told by what others read of it in public; every play is read by itself, so that one of another
form does not stop the others.
"""

import re
from collections.abc import Iterator
from datetime import datetime
from typing import Any

import msgspec

from companion.engine.days import WrittenDate, to_written_date
from companion.engine.wire import UNREADABLE_JSON
from companion.files.errors import FileError, Sentence
from companion.files.plays import Played, PlayedSeat, PlaysFound, Why, gather_plays
from companion.files.work_progress import WorkProgress
from companion.files.written_numbers import DecimalMark, WrittenForm, guess_form

Told = str | int | float | None

_THREE_DECIMALS = re.compile(r"^-?\d{1,3}\.\d{3}$")


class _Named(msgspec.Struct, rename="camel"):
    """Person, place or game that plays refer to."""

    id: int
    name: str = ""


class _Game(_Named, rename="camel"):
    highest_wins: bool | None = None
    cooperative: bool | None = None
    no_points: bool | None = None


class _Score(msgspec.Struct, rename="camel"):
    player_ref_id: int
    score: Told = None
    winner: bool | None = None
    rank: int | None = None
    seat_order: int | None = None
    role: str | None = None
    team: str | int | None = None
    start_player: bool | None = None


class _Expansion(msgspec.Struct, rename="camel"):
    game_ref_id: int


class _Play(msgspec.Struct, rename="camel"):
    game_ref_id: int
    play_date: str = ""
    uuid: str = ""
    duration_min: float | None = None
    location_ref_id: int | None = None
    comments: str | None = None
    board: str | None = None
    ignored: bool | None = None
    uses_teams: bool | None = None
    rating: float | None = None
    player_scores: list[_Score] = []
    expansion_plays: list[msgspec.Raw] | None = None


class _Export(msgspec.Struct, rename="camel"):
    """Exported document. Each entry of its lists is decoded by itself."""

    plays: list[msgspec.Raw]
    games: list[msgspec.Raw]
    players: list[msgspec.Raw] = []
    locations: list[msgspec.Raw] = []


def is_bg_stats(data: bytes) -> bool:
    """Check that a file begins like a JSON document."""
    return data.removeprefix(b"\xef\xbb\xbf").lstrip()[:1] == b"{"


def read_bg_stats(
    data: bytes, name: str, mark: DecimalMark | None = None, progress: WorkProgress | None = None
) -> tuple[PlaysFound, WrittenForm]:
    """Read the games of an export, and detect the form of its numbers.

    Args:
        data: the file.
        name: its name, for errors.
        mark: the decimal mark of its numbers; guessed from all of them if None.
        progress: called with the progress so far.

    Raises:
        FileError: the file is no JSON, or no export of BG Stats.
        Stopped: somebody wants no more of it.
    """
    try:
        export = msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"), type=_Export)
    except msgspec.ValidationError as error:
        raise FileError(name, Sentence("plays-not-bg-stats")) from error
    except UNREADABLE_JSON as error:
        raise FileError(name, Sentence("plays-broken-json", {"why": str(error)[:200]})) from error
    progress = progress or WorkProgress()
    progress.begin("reading", 2 * len(export.plays))
    plays = [next(_decode_each([raw], _Play), None) for raw in progress.along(export.plays)]
    scores = (score for play in plays if play is not None for score in play.player_scores)
    form = guess_form(map(_points_text, scores))
    book = _Book(export, mark or form.mark)
    told = ((number, book.tell(play)) for number, play in enumerate(plays, 1))
    return gather_plays(told, progress), form


def _points_text(score: _Score) -> str:
    """Convert points to text. Those of a JSON number keep a decimal point that cannot be misread."""
    if isinstance(score.score, float):
        text = str(score.score)
        return f"{text}0" if _THREE_DECIMALS.search(text) else text
    return "" if score.score is None else str(score.score).strip()


def _decode_each(raws: list[msgspec.Raw], kind: Any) -> Iterator[Any]:
    """Yield the entries of a list that can be decoded."""
    for raw in raws:
        try:
            yield msgspec.json.decode(raw, type=kind, strict=False)
        except UNREADABLE_JSON:
            continue


class _Book:
    """Lists that plays refer to, with the decimal mark of their numbers."""

    def __init__(self, export: _Export, mark: DecimalMark) -> None:
        self.games: dict[int, _Game] = {game.id: game for game in _decode_each(export.games, _Game)}
        self.people = {person.id: person.name for person in _decode_each(export.players, _Named)}
        self.places = {place.id: place.name for place in _decode_each(export.locations, _Named)}
        self.mark = mark

    def tell(self, play: _Play | None) -> Played | Why:
        """Convert a play, or name the reason why it is left out."""
        if play is None:
            return "form"
        game = self.games.get(play.game_ref_id)
        if play.ignored:
            return "ignored"
        if game is None:
            return "game"
        scores = sorted(play.player_scores, key=lambda score: score.seat_order or 0)
        return Played(
            game.name,
            _parse_date(play.play_date),
            [self._make_seat(score, play) for score in scores],
            round(min(max(play.duration_min or 0, 0), 1e6)),
            self.places.get(play.location_ref_id or 0, ""),
            tuple(filter(None, (play.board, play.comments))),
            f"bg-stats:{play.uuid}" if play.uuid else "",
            game.highest_wins is False,
            bool(game.cooperative),
            self.mark,
            tuple(self._expansion_names(play)),
            tuple(at for at, score in enumerate(scores) if score.start_player),
            round(min(max(play.rating or 0, 0), 1e6)),
        )

    def _make_seat(self, score: _Score, play: _Play) -> PlayedSeat:
        role = " · ".join(filter(None, (_read_team(score, play), score.role)))
        return PlayedSeat(
            self.people.get(score.player_ref_id, ""),
            _points_text(score),
            score.winner,
            max(score.rank or 0, 0),
            role,
        )

    def _expansion_names(self, play: _Play) -> Iterator[str]:
        for expansion in _decode_each(play.expansion_plays or [], _Expansion):
            game = self.games.get(expansion.game_ref_id)
            if game is not None and game.name.strip():
                yield game.name.strip()


def _read_team(score: _Score, play: _Play) -> str:
    """Read the team of a player. ``0`` stands for none, and so does any if no teams play."""
    team = str(score.team or "").strip()
    return "" if team == "0" or play.uses_teams is False else team


def _parse_date(text: str) -> WrittenDate | None:
    """Parse the date of a play, or return None."""
    try:
        return to_written_date(datetime.fromisoformat(text.strip()))
    except (ValueError, OverflowError):
        return None
