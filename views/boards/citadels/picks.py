"""What is picked besides the thing in hand and the one pointed at: small notes by name."""

from views.screen import Screen


def note(screen: Screen, name: str) -> str:
    """What was noted under a name; empty where nothing was."""
    return _notes(screen).get(name, "")


def jot(screen: Screen, **notes: str) -> None:
    """Note things; an empty text is forgotten."""
    kept = {name: text for name, text in (_notes(screen) | notes).items() if text}
    cards = tuple(f"{name}:{text}" for name, text in kept.items())
    if screen.cards != cards:
        screen.cards = cards


def _notes(screen: Screen) -> dict[str, str]:
    parts = (item.partition(":") for item in screen.cards)
    return {name: text for name, _, text in parts}
