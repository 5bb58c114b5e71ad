"""A link that makes one browser the host's, once: for homes whose workers print none."""

from companion.commands.console import ANSWERED, UNREADABLE, CommandAnswer, Console
from companion.commands.history_commands import file_error
from companion.commands.home_path import HomeLocation
from companion.errors import CompanionError
from companion.hosting.open_home import OpenHome
from companion.hosting.server_address import PublicUrlError, parse_public_url, ticket_url
from companion.postgres.opening import REACH, open_store


def host_link(console: Console, location: HomeLocation, address: str) -> int:
    """Print a link that makes one browser the host's, once.

    Args:
        console: prints the link.
        location: the home; by default the home found by the host name of the address.
        address: the app's address in browsers.

    Returns:
        The exit status.
    """
    if not location.store:
        console.say("cli-host-store")
        return UNREADABLE
    try:
        public = parse_public_url(address)
        store = open_store(location.store, reach=REACH)
        try:
            found = None if location.chosen else store.home_at(public.host)
            make = not store.hosts()  # one home alone is made by whoever comes first
            with OpenHome.open_in_store(store, found or location.name, make=make) as home:
                url = ticket_url(public.origin, home.joining.host_ticket())
        finally:
            store.close()
    except PublicUrlError as error:
        console.say(error.id, **error.params)
        return UNREADABLE
    except CompanionError as error:
        console.refuse(file_error(error, location.folder))
        return UNREADABLE
    console.answer(CommandAnswer({"url": url}, lambda: (console.texts.say("cli-serve-host", url=url),)))
    return ANSWERED
