"""`companion dev`: commands for authors of games."""

from collections.abc import Iterator, Mapping, Sequence

from companion.commands.console import ANSWERED, UNREADABLE, CommandAnswer, Console
from companion.games import GAMES
from companion.locale.kinds import languages, missing_messages
from companion.locale.texts import Texts

MISSING = 1
"""Exit status: something is missing."""


def texts(console: Console, game_id: str) -> int:
    """List the messages that a game lacks in each language, of those that it tells of itself.

    Of a draft only English is asked.

    Args:
        console: prints the list in its language.
        game_id: the game.

    Returns:
        The exit status: 0 if none is missing, 1 if one is, 2 if there is no such game.
    """
    game, said = console.find_game("dev texts", GAMES, game_id), Texts.load_all()
    if game is None:
        return UNREADABLE
    lacking = {locale: missing_messages(game, said[locale]) for locale in languages(game)}
    document = {"game": game_id, "missing": {locale: list(ids) for locale, ids in lacking.items()}}
    console.answer(CommandAnswer(document, lambda: _missing_text_lines(console.texts, lacking)))
    return MISSING if any(lacking.values()) else ANSWERED


def _missing_text_lines(said: Texts, lacking: Mapping[str, Sequence[str]]) -> Iterator[str]:
    for locale, ids in lacking.items():
        yield said.say("cli-dev-texts", locale=locale, count=len(ids))
        yield from (f"  {message}" for message in ids)
