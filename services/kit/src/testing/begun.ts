import { sql } from "drizzle-orm";
import type { Db } from "../database-type.ts";

/** What a table holds: as long as nobody wrote to it, it has the same number of rows, and none is of a later transaction. */
const HELD = "select count(*), max(xmin::text::bigint) from %s";

/** Notes of every table what it holds, with a copy of its rows beside it, and of every sequence where it is: `rewind` goes back to that. Part of the name under which a state is kept. */
export const REMEMBER = `do $$
declare
  it record;
  has bigint;
  latest bigint;
begin
  drop schema if exists begun cascade;
  create schema begun;
  create table begun.of_sequences as
    select format('%I.%I', schemaname, sequencename)::regclass as name, coalesce(last_value, start_value) as value, last_value is not null as is_used
    from pg_sequences where schemaname = 'public';
  create table begun.of_tables (name regclass, copy text, columns text, has bigint, latest bigint, is_analyzed boolean);
  for it in
    select c.oid::regclass as name, c.relname as copy, exists (select from pg_statistic where starelid = c.oid) as is_analyzed,
      string_agg(quote_ident(a.attname), ', ' order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.oid
  loop
    execute format('${HELD}', it.name) into has, latest;
    insert into begun.of_tables values (it.name, it.copy, it.columns, has, latest, it.is_analyzed);
    if has > 0 then execute format('create table begun.%I as select %s from %s', it.copy, it.columns, it.name); end if;
  end loop;
end $$`;

/**
 * Makes a database what it was when it was remembered: tables that were written to get their rows again (the audit too, whose triggers
 * sleep meanwhile) and plans know of them what they knew, numbers go on from where they were, schemas that jobs made go. A tenth of the
 * time of opening another one. It waits for no lock: who still holds one keeps the database.
 */
const REWIND = `do $$
declare
  it record;
  has_now bigint;
  latest_now bigint;
  written text[] := '{}';
begin
  perform set_config('session_replication_role', 'replica', true), set_config('lock_timeout', '1s', true);
  for it in select nspname from pg_namespace where nspname !~ '^pg_' and nspname not in ('public', 'drizzle', 'begun', 'information_schema') loop
    execute format('drop schema %I cascade', it.nspname);
  end loop;
  for it in select c.oid::regclass as name, b.has, b.latest from pg_class c left join begun.of_tables b on b.name = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' loop
    execute format('${HELD}', it.name) into has_now, latest_now;
    if (has_now, latest_now) is distinct from (it.has, it.latest) then written := written || it.name::text; end if;
  end loop;
  if written <> '{}' then execute 'truncate ' || array_to_string(written, ', ') || ' cascade'; end if;
  for it in select * from begun.of_tables where has > 0 loop
    execute format('${HELD}', it.name) into has_now;
    continue when has_now > 0;
    execute format('insert into %s (%s) overriding system value select * from begun.%I', it.name, it.columns, it.copy);
    execute format('${HELD}', it.name) into has_now, latest_now;
    update begun.of_tables set latest = latest_now where name = it.name;
    if it.is_analyzed then execute format('analyze %s', it.name); end if;
  end loop;
  delete from pg_statistic where starelid in (select name from begun.of_tables where not is_analyzed);
  perform setval(name, value, is_used) from begun.of_sequences;
end $$`;

export const remember = (db: Db): Promise<unknown> => db.execute(sql.raw(REMEMBER));
export const rewind = (db: Db): Promise<unknown> => db.execute(sql.raw(REWIND));
