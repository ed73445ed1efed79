#!/bin/bash
# The first start of the container postgres runs this: the product gets a role of its own, which owns its database and
# nothing else. As owner it may create the extensions pg_trgm, btree_gin and unaccent, which PostgreSQL trusts.
set -euo pipefail
psql --set ON_ERROR_STOP=1 --set password="$APP_PASSWORD" --username "$POSTGRES_USER" --dbname postgres <<'SQL'
create role commonplace login nosuperuser nocreatedb nocreaterole noreplication password :'password';
create database commonplace owner commonplace template template0 encoding 'UTF8'
  locale_provider builtin builtin_locale 'C.UTF-8' locale 'C';
revoke all on database commonplace from public;
revoke connect on database postgres from public;
SQL
