#!/bin/sh
# Run once, as the database is made: the standby may follow.
set -eu
echo "host replication companion samenet scram-sha-256" >> "$PGDATA/pg_hba.conf"
