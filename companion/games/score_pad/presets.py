"""Sheets that ship: common kinds of scoring, named in the reader's language."""

import tomllib
from collections.abc import Callable

from msgspec.structs import replace

from companion.data import data_path
from companion.engine.wire import convert
from companion.games.score_pad.sheet import Sheet, check_sheet

PRESETS = (
    "points", "race", "lowest", "bids", "golf", "darts", "best_of", "teams", "city", "together", "places",
    "elimination",
)  # fmt: skip
"""The kinds of scoring, in the order in which they are offered."""


def preset_sheet(preset: str, say: Callable[[str], str]) -> Sheet:
    """Load a sheet that ships.

    Args:
        preset: one of `PRESETS`.
        say: looks up a text of the game in the reader's language, such as ``word-coins``.

    Raises:
        KeyError: there is no such sheet.
    """
    if preset not in PRESETS:
        raise KeyError(preset)
    sheet = convert(tomllib.loads(data_path("sheets", f"{preset}.toml").read_text("utf-8")), Sheet)
    categories = tuple(replace(one, name=say(one.name)) for one in sheet.categories)
    ties = tuple(replace(tie, category=say(tie.category)) if tie.category else tie for tie in sheet.ties)
    named = replace(sheet, name=say(f"preset-{preset}"), categories=categories, ties=ties)
    check_sheet(named)
    return named
