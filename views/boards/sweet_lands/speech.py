"""The words of the board: its own sentences, and what the game's things and those on the table are called."""

from companion.games.sweet_lands import GAME
from companion.games.sweet_lands.position import Position
from companion.locale.texts import Param
from views.device.phone import Phone


def tell(phone: Phone, message: str, /, **params: object) -> str:
    """A sentence of this game; the id without its ``sweet_lands-``."""
    return phone.texts[phone.locale].say(f"{GAME.id}-{message}", **params)  # type: ignore[arg-type]


def say(phone: Phone, message: str, /, **params: object) -> str:
    """A sentence about what lies on the table; the id without its ``sweet_lands-paint-``."""
    return tell(phone, f"paint-{message}", **params)


def ui(phone: Phone, message: str, /, **params: Param) -> str:
    """A word or sentence of the board, by its id without ``sweet_lands-board-``."""
    return tell(phone, f"board-{message}", **params)


def thing(phone: Phone, kind: str, what: str) -> str:
    """What something of the game is called, such as the gain ``gold``."""
    return phone.about(GAME, kind, what)


def area_name(phone: Phone, letter: str) -> str:
    """What an area is called."""
    return ui(phone, "area", area=letter)


def card_name(phone: Phone, position: Position, card: int) -> str:
    """What somebody has called a card, or its number."""
    return position.printed.part_word(f"card-{card}", 7) or ui(phone, "card", number=card)


def character_name(phone: Phone, character: str) -> str:
    """A character by its board and side."""
    return ui(phone, "character", board=character[0], side=character[1])
