"""A whole game of three from an empty box ends with every sum asked or marked as not final."""

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random

from msgspec.structs import replace

from companion.engine.owners_box import own_entries
from companion.games.sweet_lands import GAME, scoring
from companion.games.sweet_lands.entries import FAMILIES, Family, field_of
from companion.games.sweet_lands.position import Position
from tests.effort import times
from tests.games.sweet_lands.invented_games import invented, walk

PORTS = "0;2;5;9;14"
REDRAWN = "map"
"""The family of whole maps, which would draw every hex anew under the pieces that lie there."""


@cache
def finished_games() -> tuple[Position, ...]:
    """Play games of three from an empty box to the end, with most of the asked prints read."""
    return tuple(_play_to_end(seed) for seed in range(times(60, 2)))


def _play_to_end(seed: int) -> Position:
    *_, (last, _) = walk(seed, 3)
    assert last.phase == "scoring"
    return last


def with_prints(position: Position, prints: Mapping[str, str]) -> Position:
    """Return the same table with more prints read."""
    return replace(position, own=own_entries({**dict(position.own), **prints}))


def asked(position: Position) -> set[str]:
    """Return the prints that a finished table asks for."""
    return {question.entry for question in GAME.open_questions(position) if question.entry}


def read_all_asked(position: Position, chance: Random) -> Position:
    """Read whatever the table asks for, until it asks for nothing more."""
    while names := asked(position):
        prints = {name: invented(field_of(name).form, chance) for name in sorted(names)}
        position = with_prints(position, {**prints, **({"ports": PORTS} if "ports" in prints else {})})
    return position


def totals(position: Position) -> list[int]:
    """Return the points of every seat."""
    standings = scoring.scoresheet(position).standings
    return [int(standing.total) for standing in sorted(standings, key=lambda each: each.seat)]


def unasked_texts(position: Position, family: Family, chance: Random) -> Iterator[dict[str, str]]:
    """Yield texts for the entries of a family that the table neither knows nor asks for."""
    known = {*dict(position.own), *asked(position)}
    names = [name for name, _ in family.names() if name not in known]
    for _ in range(3):
        yield {name: invented(family.form, chance) for name in names}


def test_no_print_that_the_end_does_not_ask_for_can_change_a_sum() -> None:
    for seed, last in enumerate(finished_games()):
        chance = Random(seed)
        for position in (last, read_all_asked(last, chance)):
            for family in FAMILIES:
                if family.title != REDRAWN:
                    for prints in unasked_texts(position, family, chance):
                        assert totals(with_prints(position, prints)) == totals(position), family.title


def test_what_is_asked_changes_the_sums_within_its_bounds() -> None:
    for seed, last in enumerate(finished_games()):
        chance = Random(seed)
        for position in (last, with_prints(last, {"ports": PORTS})):
            for question in GAME.open_questions(position):
                if not question.bounds:
                    continue
                text = invented(field_of(question.entry).form, chance)
                now = totals(with_prints(position, {question.entry: text}))
                for before, after, (least, most) in zip(totals(position), now, question.bounds, strict=True):
                    assert least <= after - before <= most, question.entry


def test_a_game_that_was_asked_everything_is_final_and_one_that_was_not_is_marked() -> None:
    for seed, last in enumerate(finished_games()):
        assert len(asked(last)) > 2, "ports and final tiles at least"
        assert not asked(read_all_asked(last, Random(seed)))


def test_hexes_tracked_by_hand_below_tiles_are_asked_at_the_end() -> None:
    found = {field_of(name).title for last in finished_games() for name in asked(last)}
    assert {"hex", "ports", "final", "track", "track_space"} <= found
