"""When something happened, in the reader's words. Moments are milliseconds since 1970."""

import datetime as clock

from companion.engine.days import local_day
from companion.history.summary import Summary
from views.device.phone import Phone

MINUTE = 60_000


def day_name(phone: Phone, day: clock.date) -> str:
    """Write a day as this language does, such as ``Oct 9, 2026``."""
    return phone.say("date", year=str(day.year), month=day.month, day=day.day)


def date_text(phone: Phone, moment: int) -> str:
    """Format the day of a moment by this machine's clock."""
    return day_name(phone, local_day(moment))


def played_ago(phone: Phone, summary: Summary, now: int) -> str:
    """Write the time since a table was played, or its day if only that was told."""
    return played_day(phone, summary, now) if summary.day else ago(phone, summary.finished_at, now)


def played_day(phone: Phone, summary: Summary, now: int) -> str:
    """Write when a table was played. A day that was told is today, yesterday, or its date."""
    if not summary.day:
        return date_and_time(phone, summary.finished_at)
    names = {0: "day-today", 1: "day-yesterday"}
    name = names.get((local_day(now) - summary.played_on).days)
    return phone.say(name) if name else day_name(phone, summary.played_on)


def date_and_time(phone: Phone, moment: int) -> str:
    """Format the day of a moment with hour and minute."""
    return phone.say("date-time", date=date_text(phone, moment), time=time_of_day(moment))


def time_of_day(moment: int) -> str:
    """Format hour and minute of a moment, such as ``20:41``."""
    return clock.datetime.fromtimestamp(moment / 1000).strftime("%H:%M")


def ago(phone: Phone, moment: int, now: int) -> str:
    """Format the age of a moment: minutes, then today or yesterday with the hour, then the day."""
    minutes = max(0, now - moment) // MINUTE
    if minutes < 60:
        return phone.say("minutes-ago", minutes=minutes)
    days = (local_day(now) - local_day(moment)).days
    if days < 2:
        return phone.say("today" if days == 0 else "yesterday", time=time_of_day(moment))
    return date_text(phone, moment)
