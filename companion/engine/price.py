"""Price of a thing: amounts with the rule they come from."""

from dataclasses import dataclass

from companion.engine.gains import Gain


@dataclass(frozen=True, slots=True)
class Price:
    """Price that a seat would pay for a thing now, even if it may not have the thing.

    Attributes:
        section: the rulebook section that tells it.
        parts: the payment, such as a count of dollars; empty where it is free, None where nobody has read
            it off the cardboard.
        entries: the readable entries of the box that it comes from.
    """

    section: str
    parts: tuple[Gain, ...] | None = ()
    entries: tuple[str, ...] = ()
