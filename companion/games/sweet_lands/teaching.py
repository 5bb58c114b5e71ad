"""Order in which an owner reads a whole box, and the entries that this copy has by what is known."""

from collections.abc import Callable, Iterator, Mapping

from companion.games.sweet_lands import entries
from companion.games.sweet_lands.entry_names import income_entry

COUNTED_BY: Mapping[str, str] = {
    "space": "industry",
    "lab": "labs",
    "coffee": "coffees",
    "food_space": "food",
    "rabbit": "rabbits",
}
"""Families with as many entries as another entry tells, by their titles."""

ONE_BY_ONE = frozenset(
    {"special", "extra", "helper", "skill", "advanced", "milestone", "final", "card", "map"}
)
"""Families whose number nobody knows: one more is asked until the owner stops."""

AS_A_WHOLE = frozenset({"hex", "hex_gives"})
"""Families that a whole map tells together."""


def unread_entries(own: Mapping[str, str]) -> tuple[str, ...]:
    """List the entries that the owner can still read, family by family.

    Args:
        own: the owner's entries so far, by name.
    """
    found: list[str] = []
    for family in entries.FAMILIES:
        if family.title not in AS_A_WHOLE:
            found += _of_family(family, own)
    return tuple(found)


def _of_family(family: entries.Family, own: Mapping[str, str]) -> Iterator[str]:
    """Yield the unread entries of a family, as far as its end is known."""
    belongs = _limit(family, own)
    for name, params in family.names():
        if name not in own and belongs(params):
            yield name
            if family.title in ONE_BY_ONE:
                return


def _limit(family: entries.Family, own: Mapping[str, str]) -> Callable[[Mapping[str, entries.Param]], bool]:
    """Return the check that an entry with some params exists in this copy."""
    if family.title in COUNTED_BY:
        most = _number(own.get(COUNTED_BY[family.title], "0"))
        return lambda params: int(params["number"]) <= most
    if family.title == "income_space":
        return lambda params: _follows(own, str(params["resource"]), int(params["number"]))
    if family.title == "track_space":
        return lambda params: int(params["number"]) <= _length(own, params["track"])
    if family.section == "characters":
        known = {int(name[0]) for name in own if name[0].isdigit()}
        following = next((board for board in range(1, 8) if board not in known), 0)
        return lambda params: int(params["board"]) in {*known, following}
    return lambda _params: True


def _follows(own: Mapping[str, str], resource: str, space: int) -> bool:
    """Check that a space is the first of its income track, or that the one before has been read."""
    return space == 0 or income_entry(resource, space - 1) in own


def _length(own: Mapping[str, str], track: entries.Param) -> int:
    """Return the last space of a prosperity track, or -1 while nobody has read it."""
    text = own.get(f"track-{track}", "")
    return _number(text.partition(";")[0]) if text else -1


def _number(text: str) -> int:
    return int(text.strip() or 0)
