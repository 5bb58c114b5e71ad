"""Sentences of this game on its board, and lists of words."""

from views.phone import Phone

GAME_ID = "sweet_lands"


def tell(phone: Phone, message: str, /, **params: object) -> str:
    """A sentence of this game; the id without its ``sweet_lands-``."""
    return phone.texts[phone.locale].say(f"{GAME_ID}-{message}", **params)  # type: ignore[arg-type]


def say(phone: Phone, message: str, /, **params: object) -> str:
    """A sentence about what lies on the table; the id without its ``sweet_lands-paint-``."""
    return tell(phone, f"paint-{message}", **params)
