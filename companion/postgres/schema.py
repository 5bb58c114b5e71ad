"""The tables of a store, which the app makes by itself and brings up to date."""

from __future__ import annotations

from companion.history.errors import StoreNewer
from companion.postgres.database import STARTING, Database, Work

STEPS = (
    """
    create table companion.home (
        id integer generated always as identity primary key,
        name text not null unique,
        host text unique,
        most_open integer not null
    );
    create table companion.board (
        home integer not null references companion.home,
        id text not null,
        open boolean not null,
        revision bigint not null,
        touched bigint not null,
        packed bytea,
        summary bytea,
        finished_at bigint,
        primary key (home, id)
    );
    create index board_open on companion.board (home, touched desc) where open;
    create index board_finished on companion.board (home, finished_at, id) where summary is not null;
    create table companion.entry (
        home integer not null,
        board text not null,
        seq integer not null,
        body bytea not null,
        writer bigint not null,
        seal bigint not null,
        primary key (home, board, seq)
    );
    create table companion.file (
        home integer not null references companion.home,
        path text not null,
        data bytea not null,
        version bigint not null,
        primary key (home, path)
    );
    create table companion.seated (
        home integer not null references companion.home,
        board text not null,
        at bigint not null,
        seats text not null,
        primary key (home, board)
    );
    create table companion.host (
        home integer not null references companion.home,
        fingerprint text not null,
        number bigint generated always as identity,
        primary key (home, fingerprint)
    );
    create table companion.ticket (
        home integer not null references companion.home,
        mark text not null,
        body text not null,
        primary key (home, mark)
    );
    """,
    """
    create table companion.attempt (
        home integer not null references companion.home,
        who text not null,
        level double precision not null,
        at double precision not null,
        primary key (home, who)
    );
    """,
)
"""What made each version out of the one before. A step that was ever released is never changed; whatever a
later one adds, workers of the version before can live with, so that they can be exchanged one by one.
"""

_LOCK = 0x7AB1E
"""A number of our own, under which workers wait while one of them brings the tables up to date."""


def bring_up_to_date(database: Database) -> None:
    """Migrate the store's tables to this version, at every start.

    Raises:
        StoreNewer: A later version made them.
        StoreAway: The database cannot be reached.
    """
    database.transact(_bring_up_to_date, patience=STARTING)


def _bring_up_to_date(work: Work) -> None:
    work.execute("select pg_advisory_xact_lock(%s)", (_LOCK,))
    if work.execute("select to_regclass('companion.version')").fetchone() == (None,):
        work.execute("create schema if not exists companion")
        work.execute("create table companion.version (number integer not null)")
        work.execute("insert into companion.version values (0)")
    row = work.execute("select number from companion.version").fetchone()
    number = row[0] if row else 0
    if number > len(STEPS):
        raise StoreNewer(number, len(STEPS))
    if number < len(STEPS):
        for step in STEPS[number:]:
            work.execute(step.encode())
        work.execute("update companion.version set number = %s", (len(STEPS),))
