"""Words for sentences: the names of icons, buildings, squares, resources and steps."""

from collections.abc import Mapping

from companion.engine.words import Word
from companion.games.roll_into_town.marks import Building, Icon, ground_of, top_of
from companion.games.roll_into_town.position import Step
from companion.games.roll_into_town.printed import Goods

GROUND = {
    ".": "empty", "H": "hall", "F": "farm", "M": "mountain", "T": "tree", "R": "river", "C": "coast",
    "O": "ocean", "h": "house", "p": "pickaxe", "l": "lumberjack", "w": "watermill", "t": "tavern",
    "f": "fountain", "m": "market", "c": "cathedral",
}  # fmt: skip
"""Names of squares by their tokens' first letters."""

ON_TOP = {"b": "harbor", "L": "lighthouse", "l": "lighthouse"}
"""Names of squares by the top of their tokens."""


def token_word(token: str) -> Word:
    """Return the word for a square: for its top if any, else for its ground."""
    return Word(f"token-{ON_TOP.get(top_of(token)) or GROUND[ground_of(token)[0]]}")


def icon_word(icon: Icon) -> Word:
    """Return the word for an icon."""
    return Word(f"icon-{icon}")


def building_word(building: Building) -> Word:
    """Return the word for a building."""
    return Word(f"building-{building}")


def resource_word(resource: str) -> Word:
    """Return the word for a resource."""
    return Word(f"resource-{resource}")


def step_word(step: Step) -> Word:
    """Return the word for a step."""
    return Word(f"step-{step}")


def side_words(*sides: str) -> tuple[Word, ...]:
    """Return the words for some sides."""
    return tuple(Word(f"side-{side}") for side in sides)


def goods_params(goods: Goods, prefix: str = "") -> Mapping[str, int]:
    """Return the count of each resource and the total, as a sentence's params."""
    return {f"{prefix}{name}": count for name, count in goods.named_amounts} | {f"{prefix}total": goods.total}
