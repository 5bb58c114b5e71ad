"""Details of a finished table as lines of text, for other programs and for messages."""

from collections.abc import Iterator

from companion.history.details import BEST_RATING, PlayDetails
from companion.locale.texts import Texts


def detail_lines(details: PlayDetails, texts: Texts) -> Iterator[str]:
    """Yield a line for the expansions, the tags, the rating and the teacher, as far as they are known."""
    if details.expansions:
        yield texts.say("plays-expansions", names=details.expansions)
    if details.tags:
        yield texts.say("plays-tags", names=details.tags)
    if details.rating:
        yield texts.say("plays-rating", rating=details.rating, best=BEST_RATING)
    if details.teacher:
        yield texts.say("plays-teacher", name=details.teacher)


def add_detail_lines(note: str, details: PlayDetails, texts: Texts) -> str:
    """Append the details to a note, for a program that has no fields for them."""
    return "\n".join(filter(None, (note, *detail_lines(details, texts))))
