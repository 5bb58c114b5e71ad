"""Games from an export of BG Stats: one JSON document with games, players, locations and plays.

Its form is told by what others read of it in public; every play is read by itself, so that one of another
form does not stop the others.
"""

from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any

import msgspec

from companion.engine.days import WrittenDate, written_date
from companion.files.errors import FileError, Sentence
from companion.files.plays import Played, PlayedSeat, PlaysFound, Why, gather

Told = str | int | float | None


class _Named(msgspec.Struct, rename="camel"):
    """Somebody, somewhere or something that plays refer to."""

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
    team: str | None = None


class _Play(msgspec.Struct, rename="camel"):
    game_ref_id: int
    play_date: str = ""
    uuid: str = ""
    duration_min: float | None = None
    location_ref_id: int | None = None
    comments: str | None = None
    board: str | None = None
    ignored: bool | None = None
    player_scores: list[_Score] = []


class _Export(msgspec.Struct, rename="camel"):
    """The document; what is in its lists is read by itself."""

    plays: list[msgspec.Raw]
    games: list[msgspec.Raw]
    players: list[msgspec.Raw] = []
    locations: list[msgspec.Raw] = []


def is_bg_stats(data: bytes) -> bool:
    """Whether a file begins like a JSON document."""
    return data.removeprefix(b"\xef\xbb\xbf").lstrip()[:1] == b"{"


def read_bg_stats(data: bytes, name: str) -> PlaysFound:
    """The games of an export.

    Args:
        data: the file.
        name: its name, for errors.

    Raises:
        FileError: it is no JSON, or not what BG Stats exports.
    """
    try:
        export = msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"), type=_Export)
    except msgspec.ValidationError as error:
        raise FileError(name, Sentence("plays-not-bg-stats")) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise FileError(name, Sentence("plays-broken-json", {"why": str(error)[:200]})) from error
    games = {game.id: game for game in _each(export.games, _Game)}
    people = {person.id: person.name for person in _each(export.players, _Named)}
    places = {place.id: place.name for place in _each(export.locations, _Named)}
    return gather(enumerate((_read_play(raw, games, people, places) for raw in export.plays), 1))


def _each(raws: list[msgspec.Raw], kind: Any) -> Iterator[Any]:
    """Those of a list that are what they should be."""
    for raw in raws:
        try:
            yield msgspec.json.decode(raw, type=kind, strict=False)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            continue


def _read_play(
    raw: msgspec.Raw, games: Mapping[int, _Game], people: Mapping[int, str], places: Mapping[int, str]
) -> Played | Why:
    found = list(_each([raw], _Play))
    if not found:
        return "form"
    play: _Play = found[0]
    game = games.get(play.game_ref_id)
    if play.ignored:
        return "ignored"
    if game is None:
        return "game"
    scores = sorted(play.player_scores, key=lambda one: one.seat_order or 0)
    return Played(
        game.name,
        _moment(play.play_date),
        [_seat(one, people) for one in scores],
        round(min(max(play.duration_min or 0, 0), 1e6)),
        places.get(play.location_ref_id or 0, ""),
        tuple(filter(None, (play.board, play.comments))),
        f"bg-stats:{play.uuid}" if play.uuid else "",
        game.highest_wins is False,
        bool(game.cooperative),
    )


def _seat(one: _Score, people: Mapping[int, str]) -> PlayedSeat:
    score = "" if one.score is None else str(one.score)
    role = " · ".join(filter(None, (one.team, one.role)))
    return PlayedSeat(
        people.get(one.player_ref_id, ""), score.strip(), bool(one.winner), max(one.rank or 0, 0), role
    )


def _moment(text: str) -> WrittenDate | None:
    """When a play was, as the clock on the wall showed it."""
    try:
        return written_date(datetime.fromisoformat(text.strip()))
    except (ValueError, OverflowError):
        return None
