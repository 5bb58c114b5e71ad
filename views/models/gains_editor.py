"""A print's gains while they are put together: what a tap makes of them. Nothing here knows a screen."""

from dataclasses import dataclass, replace

from companion.engine.gains import MOST, NOTHING, Gain, Gains

Items = tuple[Gain, ...]


@dataclass(frozen=True)
class Composed:
    """What is composed so far.

    Attributes:
        gains: that; None before anything was said.
        opening: whether the next thing begins another alternative.
        asked: what a tap on something counted adds: ``per``, for each of it the last thing is given;
            ``needs``, it has to be there; empty while nothing counted is shown.
    """

    gains: Gains | None = None
    opening: bool = False
    asked: str = ""

    @property
    def text(self) -> str:
        """As it is written; empty before anything was said."""
        return "" if self.gains is None else str(self.gains)

    @property
    def said(self) -> Gains:
        """What is composed, nothing where nothing was said."""
        return self.gains or NOTHING

    def give(self, kind: str) -> "Composed":
        """With one more of something: in the last alternative, or in a new one that was begun."""
        *before, last = self.said.options
        if self.opening:
            before, last = list(self.said.options), ()
        return self._with((*before, _one_more(last, kind)))

    def clear(self) -> "Composed":
        """With nothing at all; where another alternative was begun, that one is nothing."""
        if self.opening:
            return self._with((*self.said.options, ()))
        return replace(self, gains=NOTHING)

    def toggle_alternative(self) -> "Composed":
        """With another alternative begun, or not begun after all; as it is before anything was said."""
        return replace(self, opening=not self.opening) if self.gains else self

    def take(self, option: int, place: int) -> "Composed":
        """With one less of something; an alternative that is left empty is gone."""
        options = list(self.said.options)
        options[option] = _one_less(options[option], place)
        if not options[option]:
            del options[option]
        if not options and not self.said.needs:
            return Composed(asked=self.asked)
        return self._with(tuple(options) or ((),))

    def count(self, element: str) -> "Composed":
        """With something counted, as `asked` says; the last thing's own taken away where it has it.

        Something can be needed more than once, so that its pictures stay; a thing is given for each of one.
        """
        if self.asked == "needs":
            return replace(self, gains=Gains(self.said.options, _one_more(self.said.needs, element)))
        *before, last = self.said.options
        if not last:
            return self
        changed = Gain(last[-1].kind, last[-1].count, "" if last[-1].per == element else element)
        return replace(self._with((*before, (*last[:-1], changed))), asked="")

    def take_need(self, place: int) -> "Composed":
        """With one less of something that had to be there."""
        return replace(self, gains=Gains(self.said.options, _one_less(self.said.needs, place)))

    def toggle_purpose(self, what: str) -> "Composed":
        """With counted things shown for a purpose, or hidden where they were shown for it."""
        return replace(self, asked="" if self.asked == what else what)

    def _with(self, options: tuple[Items, ...]) -> "Composed":
        return replace(self, gains=Gains(options, self.said.needs), opening=False)


UNSAID = Composed()
"""Before anything was said."""


def _one_more(items: Items, kind: str) -> Items:
    for place, item in enumerate(items):
        if item.kind == kind and not item.per:
            more = Gain(kind, min(MOST, item.count + 1))
            return (*items[:place], more, *items[place + 1 :])
    return (*items, Gain(kind))


def _one_less(items: Items, place: int) -> Items:
    item = items[place]
    less = (Gain(item.kind, item.count - 1, item.per),) if item.count > 1 else ()
    return (*items[:place], *less, *items[place + 1 :])
