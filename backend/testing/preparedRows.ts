import { sql } from "drizzle-orm";
import type { Database } from "../src/database/database.ts";
import type { TableSet } from "../src/database/migrations.ts";

// Transactions older than `settled`, or restored by `own`, are part of the prepared state.
const mark = "select pg_snapshot_xmin(pg_current_snapshot())::xid as settled, pg_current_xact_id()::xid as own";

const keep = `do $$
declare
  name text;
  rows bigint;
begin
  create schema prepared;
  create table prepared.all_tables (name text, rows bigint);
  for name in select tablename from pg_tables where schemaname = 'public' loop
    if not exists (select from pg_index where indrelid = format('public.%I', name)::regclass and indisprimary) then
      raise exception 'Table % has no primary key by which its rows could be put back', name;
    end if;
    execute format('create table prepared.%1$I as table public.%1$I', name);
    get diagnostics rows = row_count;
    insert into prepared.all_tables values (name, rows);
  end loop;
  create table prepared.all_sequences as
    select sequencename as name, coalesce(last_value, start_value) as last, last_value is not null as called from pg_sequences where schemaname = 'public';
  create table prepared.mark as ${mark};
end $$`;

// A row written since then has a newer `xmin`; a deleted one is missing by its id. Untouched rows stay, protected by
// their primary keys. The replica role disables foreign keys and triggers (immutable books and releases), which is safe
// because the rows were valid before.
const restore = `do $$
declare
  mark record;
  kept record;
  younger constant text := '(age(xmin) <= age($1) and xmin <> $2)';
  changed boolean;
begin
  select * into mark from prepared.mark;
  perform set_config('session_replication_role', 'replica', true);
  for kept in select * from prepared.all_tables loop
    execute format('select count(*) <> $3 or count(*) filter (where %s) > 0 from public.%I', younger, kept.name) into changed using mark.settled, mark.own, kept.rows;
    continue when not changed;
    execute format('delete from public.%I where %s', kept.name, younger) using mark.settled, mark.own;
    execute format('insert into public.%1$I overriding system value table prepared.%1$I on conflict do nothing', kept.name);
  end loop;
  perform setval(format('public.%I', s.name)::regclass, s.last, s.called) from prepared.all_sequences s
    join pg_sequences now on now.schemaname = 'public' and now.sequencename = s.name
    where now.last_value is distinct from case when s.called then s.last end;
  update prepared.mark set (settled, own) = (${mark});
end $$`;

/** Copies every row of a database into a schema beside the product's. */
export async function keepRows(database: Database): Promise<void> {
  await database.execute(sql.raw(keep));
}

/** Restores the changed rows from `keepRows`, which is much faster than creating a new database. */
export async function restoreRows(database: Database): Promise<void> {
  await database.execute(sql.raw(restore));
}

/** Deletes all rows of a set of tables that starts empty. */
export async function emptySet(database: Database, { searchPath, bookkeeping }: TableSet): Promise<void> {
  const { rows } = await database.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = ${searchPath ?? "public"}`,
  );
  const names = rows.map(({ name }) => name).filter((name) => !(searchPath === bookkeeping && name === "applied"));
  if (names.length > 0) await database.execute(sql.raw(`truncate ${names.map((name) => `"${name}"`).join(", ")}`));
}
