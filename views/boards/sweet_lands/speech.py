"""Words of the board: its own sentences, and the names of the game's things and of those on the table."""

from companion.games.sweet_lands import GAME, words
from companion.games.sweet_lands.position import Position
from companion.locale.texts import Param
from views.device.phone import Phone


def tell(phone: Phone, message: str, /, **params: object) -> str:
    """Return a sentence of this game in the phone's language, by its id without ``sweet_lands-``."""
    return phone.texts[phone.locale].say(f"{GAME.id}-{message}", **params)  # type: ignore[arg-type]


def say(phone: Phone, message: str, /, **params: object) -> str:
    """Return a text about things on the table, by its id without ``sweet_lands-paint-``."""
    return tell(phone, f"paint-{message}", **params)


def ui(phone: Phone, message: str, /, **params: Param) -> str:
    """Return a text of the board in the phone's language, by its id without ``sweet_lands-board-``."""
    return tell(phone, f"board-{message}", **params)


def name_thing(phone: Phone, kind: str, name: str) -> str:
    """Name a thing of the game, such as the gain ``gold``."""
    return phone.about(GAME, kind, name)


def area_name(phone: Phone, letter: str) -> str:
    """Name an area in the phone's language."""
    return ui(phone, "area", area=letter)


def card_name(phone: Phone, position: Position, card: int) -> str:
    """Name a card by its printed name if that has been read, else by its number."""
    return position.printed.part_word(f"card-{card}", 7) or ui(phone, "card", number=card)


def character_name(phone: Phone, position: Position, character: str) -> str:
    """Name a character as the owner typed it, else by the app's number of its board and by its side."""
    typed = words.character_name(position, character)
    return typed or ui(phone, "character", board=character[0], side=character[1])


def describe_character(phone: Phone, position: Position, character: str) -> str:
    """Name a character as sentences do: by its typed name, else by its first goods."""
    return phone.texts[phone.locale].label(GAME.id, words.character(position, character))
