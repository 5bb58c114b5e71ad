"""What a thing costs: amounts with the rule they come from."""

from dataclasses import dataclass

from companion.engine.gains import Gain


@dataclass(frozen=True, slots=True)
class Price:
    """What a seat would pay for a thing now, whether it may have it or not.

    Attributes:
        section: the rulebook section that tells it.
        parts: what is paid, such as so many dollars; empty where it costs nothing, None where nobody has read
            it off the cardboard.
        entries: the readable entries of the box that it comes from.
    """

    section: str
    parts: tuple[Gain, ...] | None = ()
    entries: tuple[str, ...] = ()
