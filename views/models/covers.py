"""Small pictures of the games: a table in mid-game, by day and by night."""

from functools import cache
from pathlib import Path
from typing import Literal

from companion.data import data_path

Look = Literal["light", "dark"]


def cover_path(game_id: str, look: str, locale: str = "") -> Path:
    """Build the path of a game's picture, or of one language's own picture.

    They are made by ``python -m tests.browser.covers``. A package that adds a game may bring its own.
    """
    return data_path("covers", "-".join(filter(None, (game_id, look, locale))) + ".webp")


@cache
def read_cover(game_id: str, look: Look, locale: str) -> bytes | None:
    """Read a game's picture as WebP, in a language if the picture has words.

    None for a game without a picture.
    """
    for path in (cover_path(game_id, look, locale), cover_path(game_id, look)):
        if path.is_file():
            return path.read_bytes()
    return None
