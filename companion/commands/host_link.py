"""A link that makes one browser the host's, once: for homes whose workers print none."""

from companion.commands.console import ANSWERED, UNREADABLE, CommandAnswer, Console
from companion.commands.keeping import file_error
from companion.commands.where import Where
from companion.errors import CompanionError
from companion.hosting.house import House
from companion.hosting.server_address import PublicUrlError, public_url, ticket_url


def host_link(console: Console, where: Where, address: str) -> int:
    """Print the link.

    Args:
        console: where it goes.
        where: the home.
        address: where browsers open the app.

    Returns:
        The exit status.
    """
    if not where.store:
        console.say("cli-host-store")
        return UNREADABLE
    try:
        origin = public_url(address).origin
        with House.open(store=where.store, name=where.name) as house:
            url = ticket_url(origin, house.joining.host_ticket())
    except PublicUrlError as error:
        console.say(error.id, **error.params)
        return UNREADABLE
    except CompanionError as error:
        console.refuse(file_error(error, where.folder))
        return UNREADABLE
    console.answer(CommandAnswer({"url": url}, lambda: (console.texts.say("cli-serve-host", url=url),)))
    return ANSWERED
