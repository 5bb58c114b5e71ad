"""Words for rolls."""

from companion.tools.chance import Roll
from views.device.phone import Phone
from views.widgets.tools.desk import Thrown


def throw_name(phone: Phone, thrown: Thrown, count: int, sides: int) -> str:
    """Name the dice or coins of a throw, such as ``2d6``."""
    if thrown == "coins":
        return phone.say("tools-coins", count=count)
    return phone.say("tools-dice", count=str(count), sides=str(sides))


def roll_words(phone: Phone, roll: Roll) -> str:
    """Phrase a roll as a sentence, without its asker."""
    if roll.kind == "start":
        return phone.say("tools-starts", name=roll.who)
    if roll.kind == "coins" and len(roll.values) == 1:
        return phone.say("tools-coin-fell", side="heads" if roll.heads else "tails")
    if roll.kind == "coins":
        tails = len(roll.values) - roll.heads
        return phone.say("tools-coins-fell", heads=roll.heads, tails=tails)
    dice = throw_name(phone, "dice", len(roll.values), roll.sides)
    values = " + ".join(map(str, roll.values))
    if len(roll.values) == 1:
        return phone.say("tools-die-fell", dice=dice, value=values)
    return phone.say("tools-dice-fell", dice=dice, values=values, total=str(roll.total))


def asker_name(phone: Phone, roll: Roll) -> str:
    """Name the asker of a roll, or return an empty text."""
    return phone.say("tools-by", name=roll.by) if roll.by else ""
