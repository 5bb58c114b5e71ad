#!/bin/sh
# The standby: a copy of the database that follows it. To promote it: pg_ctl promote -D "$PGDATA"
set -eu
export PGDATA=/var/lib/postgresql/data/standby
if [ ! -s "$PGDATA/PG_VERSION" ]; then
    mkdir -p "$PGDATA"
    chown -R postgres:postgres /var/lib/postgresql/data
    chmod 700 "$PGDATA"
    gosu postgres pg_basebackup --pgdata "$PGDATA" --write-recovery-conf --checkpoint=fast \
        --dbname "host=db user=companion password=$PGPASSWORD application_name=standby"
fi
exec gosu postgres postgres -D "$PGDATA" -c synchronous_standby_names= -c max_connections=300
