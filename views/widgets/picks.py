"""What is picked on a board besides the piece in hand and the square pointed at: small notes by name."""

from views.screen import Screen


def note(screen: Screen, name: str) -> str:
    """What was noted under a name; empty where nothing was."""
    return next((text for key, _, text in _parts(screen) if key == name), "")


def cells_noted(screen: Screen, name: str) -> tuple[str, ...]:
    """The squares noted under a name."""
    text = note(screen, name)
    return tuple(text.split()) if text else ()


def jot(screen: Screen, **notes: str) -> None:
    """Note things; an empty text is forgotten."""
    kept = tuple(f"{key}:{text}" for key, _, text in _parts(screen) if key not in notes)
    added = tuple(f"{key}:{text}" for key, text in notes.items() if text)
    if screen.cards != kept + added:
        screen.cards = kept + added


def _parts(screen: Screen) -> list[tuple[str, str, str]]:
    return [item.partition(":") for item in screen.cards]
