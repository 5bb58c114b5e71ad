"""An exact range coder on whole numbers, and the counts by which it learns.

A model says what comes next and hands it to a `Coder`: a `Writer` is given the value and spends bits on it, a
`Reader` is given None and finds the value in the bits. Either way the value comes back, so one description
of a model serves both directions, and the two cannot drift apart.

No floats, no hashing and no order of dictionaries enters: the same choices give the same bytes everywhere.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Protocol

from companion.sharing.errors import CarryError

WIDTH = 56
"""Bits of the window in which the coder works; what leaves it at the top is finished."""

FLOOR = WIDTH - 8
"""Bits of the range at which the window is refilled, byte by byte."""

DIGIT = 1 << 16
"""Larger choices among equals are made in steps of at most this many."""

SEEN = 16
"""Weight that each choice adds to its own; priors are given in the same unit."""

FORGET = 512 * SEEN
"""Weights that add up to more are halved, so that what was seen long ago counts for less."""

MAX_STEPS = 200_000
"""More choices than any record needs that fits a code; a forged code that goes on is refused."""


class Prints(Protocol):
    """Coding of texts and of box entries, where they are not spelt letter by letter."""

    def text(self, context: Hashable, value: str | None, most: int) -> str:
        """Encode or decode a text of at most ``most`` characters. ``value`` is None when reading."""
        ...

    def entry(self, value: tuple[str, str] | None) -> tuple[str, str]:
        """Encode or decode an entry's name and text. ``value`` is None when reading."""
        ...


class Coder(ABC):
    """Adaptive coder of choices: makes one after another, and learns from each.

    Attributes:
        reading: True where choices come from bytes, False where they come from the caller.
        steps: number of choices made.
        prints: codes texts and prints from some format on; None where they are spelt letter by letter.
        narrow: restricts values to those that formats 1 to 3 know, see `companion.sharing.values`.
        later: the format up to which corrections and fields are admitted that were learnt since codes were
            first written, see `Corrections.later` and `companion.engine.wire.learnt_in`; 0 for none.
    """

    reading: bool

    def __init__(self, *, narrow: bool = False, later: int = 0) -> None:
        self.steps = 0
        self.prints: Prints | None = None
        self.narrow = narrow
        self.later = later
        self._weights: dict[Hashable, list[int]] = {}

    @property
    def wrong(self) -> CarryError:
        """Error for an impossible value: the code is damaged, or no code can hold the value."""
        return CarryError("carry-damaged" if self.reading else "carry-unfit")

    def choose(self, context: Hashable, prior: Sequence[int], index: int | None) -> int:
        """Encode or decode a choice among several, cheaper the more often it was made in the same context.

        Args:
            context: all that is known before the choice; each context learns for itself.
            prior: the weight of each before anything was seen, in units of `SEEN`; the same length whenever
                the context comes up.
            index: the choice; None when reading.

        Raises:
            CarryError: there were too many choices.
        """
        weights = self._weights.get(context)
        if weights is None:
            weights = self._weights[context] = list(prior)
        index = self._code_slot(weights, index)
        weights[index] += SEEN
        if sum(weights) > FORGET:
            weights[:] = [(weight + 1) // 2 for weight in weights]
        return index

    def code_uniform(self, size: int, value: int | None) -> int:
        """Encode or decode a choice among ``size`` equals, numbered from 0.

        Raises:
            CarryError: there were too many choices, or the number is out of range.
        """
        if value is not None and not 0 <= value < size:
            raise self.wrong
        if size <= DIGIT:
            return self._code_even(size, value) if size > 1 else 0
        high, low = (None, None) if value is None else divmod(value, DIGIT)
        top = self.code_uniform((size + DIGIT - 1) // DIGIT, high)
        found = top * DIGIT + self._code_even(DIGIT, low)
        if found >= size:
            raise self.wrong
        return found

    def _code_slot(self, weights: Sequence[int], index: int | None) -> int:
        self._count_step()
        start, total = 0, sum(weights)
        if index is None:
            point, index = self._locate_value(total), 0
            while start + weights[index] <= point:
                start += weights[index]
                index += 1
        else:
            start = sum(weights[:index])
        self._narrow_range(start, weights[index], total)
        return index

    def _code_even(self, size: int, value: int | None) -> int:
        self._count_step()
        found = self._locate_value(size) if value is None else value
        self._narrow_range(found, 1, size)
        return found

    def _count_step(self) -> None:
        self.steps += 1
        if self.steps > MAX_STEPS:
            raise CarryError("carry-too-large")

    @abstractmethod
    def _locate_value(self, total: int) -> int:
        """Locate the value to read: return its place in a range of ``total`` parts."""

    @abstractmethod
    def _narrow_range(self, start: int, size: int, total: int) -> None:
        """Narrow the range to ``size`` of ``total`` parts, from ``start``."""


class Writer(Coder):
    """Range encoder: turns choices into bytes."""

    reading = False

    def __init__(self, *, narrow: bool = False, later: int = 0) -> None:
        super().__init__(narrow=narrow, later=later)
        self._low, self._range = 0, 1 << WIDTH
        self._out = bytearray()

    def _locate_value(self, total: int) -> int:
        raise self.wrong

    def _narrow_range(self, start: int, size: int, total: int) -> None:
        part = self._range // total
        self._low += start * part
        self._range = size * part
        while self._range <= 1 << FLOOR:
            self._shift_out_byte()

    def _shift_out_byte(self) -> None:
        """Move the top byte out of the window, and carry its overflow into the bytes that left before."""
        if self._low >> WIDTH:
            at = len(self._out) - 1
            while self._out[at] == 0xFF:
                self._out[at] = 0
                at -= 1
            self._out[at] += 1
            self._low &= (1 << WIDTH) - 1
        self._out.append(self._low >> FLOOR)
        self._low = (self._low & ((1 << FLOOR) - 1)) << 8
        self._range <<= 8

    def finish(self) -> bytes:
        """Flush the shortest bytes that give the choices back. The writer is used up."""
        kept = next(bits for bits in range(WIDTH, -1, -1) if -self._low % (1 << bits) < self._range)
        self._low += -self._low % (1 << kept)
        for _ in range(WIDTH // 8 + 1):
            self._shift_out_byte()
        return bytes(self._out).rstrip(b"\0")


class Reader(Coder):
    """Range decoder: finds choices in bytes, which zeros follow without end."""

    reading = True

    def __init__(self, data: bytes, *, narrow: bool = False, later: int = 0) -> None:
        super().__init__(narrow=narrow, later=later)
        self._data, self._at = data, WIDTH // 8
        self._code = int.from_bytes(data[: self._at].ljust(self._at, b"\0"), "big")
        self._range = 1 << WIDTH

    def _locate_value(self, total: int) -> int:
        point = self._code // (self._range // total)
        if point >= total:  # no writer leaves the parts that it shares out: the bytes are forged
            raise self.wrong
        return point

    def _narrow_range(self, start: int, size: int, total: int) -> None:
        part = self._range // total
        self._code -= start * part
        self._range = size * part
        while self._range <= 1 << FLOOR:
            self._code = self._code << 8 | (self._data[self._at] if self._at < len(self._data) else 0)
            self._at += 1
            self._range <<= 8
