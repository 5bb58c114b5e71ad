"""When something happened, in the reader's words. Moments are milliseconds since 1970."""

from datetime import datetime

from views.phone import Phone

MINUTE = 60_000


def date(phone: Phone, moment: int) -> str:
    """The day as this language writes it, such as ``9 Oct 2026``, where this machine stands."""
    day = datetime.fromtimestamp(moment / 1000)
    return phone.say("date", year=str(day.year), month=day.month, day=day.day)


def date_and_time(phone: Phone, moment: int) -> str:
    """The day with hour and minute."""
    return phone.say("date-time", date=date(phone, moment), time=time_of_day(moment))


def time_of_day(moment: int) -> str:
    """Hour and minute, such as ``20:41``."""
    return datetime.fromtimestamp(moment / 1000).strftime("%H:%M")


def ago(phone: Phone, moment: int, now: int) -> str:
    """How long ago, as people say it: minutes, then today or yesterday with the hour, then the day."""
    minutes = max(0, now - moment) // MINUTE
    if minutes < 60:
        return phone.say("minutes-ago", minutes=minutes)
    days = (datetime.fromtimestamp(now / 1000).date() - datetime.fromtimestamp(moment / 1000).date()).days
    if days < 2:
        return phone.say("today" if days == 0 else "yesterday", time=time_of_day(moment))
    return date(phone, moment)
