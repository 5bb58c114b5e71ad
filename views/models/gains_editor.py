"""Editor of a print's gains: the changes of taps. Nothing here knows a screen."""

from dataclasses import dataclass, replace

from companion.engine.gains import MOST, NOTHING, Gain, Gains

Items = tuple[Gain, ...]


@dataclass(frozen=True)
class Composed:
    """Draft of a gain.

    Attributes:
        gains: that; None before anything was said.
        opening: whether the next thing begins another alternative.
        asked: what a tap on something counted adds: ``per``, for each of it the last thing is given;
            ``needs``, it has to be there; empty while nothing counted is shown.
        whole: whether the seldom kinds are shown as well.
        latest: the kind that was added last, whose number can be set; empty where none was.
    """

    gains: Gains | None = None
    opening: bool = False
    asked: str = ""
    whole: bool = False
    latest: str = ""

    @property
    def text(self) -> str:
        """Text of the draft; empty before any input."""
        return "" if self.gains is None else str(self.gains)

    @property
    def said(self) -> Gains:
        """Gain of the draft; `NOTHING` before any input."""
        return self.gains or NOTHING

    def add_item(self, kind: str) -> "Composed":
        """Add one of a thing to the last alternative, or to a new one that was begun."""
        *before, last = self.said.options
        if self.opening:
            before, last = list(self.said.options), ()
        return replace(self._with_options((*before, _add_item(last, kind))), latest=kind)

    def toggle_item(self, wanted: Gain) -> "Composed":
        """Set the count of a kind in the last alternative, or remove the kind if it has that count already.

        If a new alternative was begun, it begins with the gain.
        """
        if self.opening:
            return replace(self._with_options((*self.said.options, (wanted,))), latest=wanted.kind)
        last = self.said.options[-1]
        place = next((at for at, gain in enumerate(last) if gain.kind == wanted.kind and not gain.per), None)
        if place is None:
            items: Items = (*last, wanted)
        else:
            items = (*last[:place], *([] if last[place] == wanted else [wanted]), *last[place + 1 :])
        options = (*self.said.options[:-1], items)
        if options == ((),) and not self.said.needs:
            return Composed(asked=self.asked, whole=self.whole)
        return replace(self._with_options(options), latest=wanted.kind)

    def set_count(self, count: int) -> "Composed":
        """Set the number of the thing that was added last. No change if it was taken off since."""
        *before, last = self.said.options
        options = tuple(
            Gain(gain.kind, count) if gain.kind == self.latest and not gain.per else gain for gain in last
        )
        return self._with_options((*before, options)) if self.latest else self

    def unfold(self) -> "Composed":
        """Show the seldom kinds as well."""
        return replace(self, whole=True)

    def clear(self) -> "Composed":
        """Clear the gain. If a new alternative was begun, that alternative becomes empty instead."""
        if self.opening:
            return self._with_options((*self.said.options, ()))
        return replace(self, gains=NOTHING, latest="")

    def toggle_alternative(self) -> "Composed":
        """Begin another alternative, or cancel it. Without any input, the draft stays as it is."""
        return replace(self, opening=not self.opening) if self.gains else self

    def remove_item(self, option: int, place: int) -> "Composed":
        """Remove an item. An alternative that is left empty disappears."""
        options = list(self.said.options)
        options[option] = _remove_item(options[option], place)
        if not options[option]:
            del options[option]
        if not options and not self.said.needs:
            return Composed(asked=self.asked, whole=self.whole)
        return self._with_options(tuple(options) or ((),))

    def add_counted(self, element: str) -> "Composed":
        """Add a counted element, as `asked` says. The last thing's own element is removed instead.

        A thing can be needed more than once, so that its pictures stay. A thing is given for each of one
        element only.
        """
        if self.asked == "needs":
            return replace(self, gains=Gains(self.said.options, _add_item(self.said.needs, element)))
        *before, last = self.said.options
        if not last:
            return self
        changed = Gain(last[-1].kind, last[-1].count, "" if last[-1].per == element else element)
        return replace(self._with_options((*before, (*last[:-1], changed))), asked="")

    def remove_need(self, place: int) -> "Composed":
        """Remove one of a needed thing."""
        return replace(self, gains=Gains(self.said.options, _remove_item(self.said.needs, place)))

    def toggle_purpose(self, purpose: str) -> "Composed":
        """Show the counted things for a purpose, or hide them if they were shown for it."""
        return replace(self, asked="" if self.asked == purpose else purpose)

    def _with_options(self, options: tuple[Items, ...]) -> "Composed":
        return replace(self, gains=Gains(options, self.said.needs), opening=False)


UNSAID = Composed()
"""Before anything was said."""


def _add_item(items: Items, kind: str) -> Items:
    for place, item in enumerate(items):
        if item.kind == kind and not item.per:
            more = Gain(kind, min(MOST, item.count + 1))
            return (*items[:place], more, *items[place + 1 :])
    return (*items, Gain(kind))


def _remove_item(items: Items, place: int) -> Items:
    item = items[place]
    less = (Gain(item.kind, item.count - 1, item.per),) if item.count > 1 else ()
    return (*items[:place], *less, *items[place + 1 :])
