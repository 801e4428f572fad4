import { sql } from "drizzle-orm";
import type { PgSession, SelectedFieldsOrdered } from "drizzle-orm/pg-core";
import { batched } from "../lib/batched.ts";
import type { Database } from "./database.ts";
import { isRead, sessionOf, withPrepareQuery, type Prepared } from "./preparing.ts";

type Query = Parameters<PgSession["prepareQuery"]>[0];
type Row = Record<string, unknown>;

/** One account's query: its text and parameters, with the places of the account's id. */
interface PendingRead {
  query: Query;
  fields: SelectedFieldsOrdered;
  /** Which rows of outer joins may be null; drizzle sets it after it has prepared the query. */
  nullable: () => Record<string, boolean> | undefined;
  accountId: string | undefined;
}

const PLACE = "pendingPlace";

const nameOf = ({ query, fields }: PendingRead) =>
  JSON.stringify([query.sql, query.params, fields.map(({ path }) => path)]);

/** The same for queries that differ only in the account's id. */
const shapeOf = ({ query, fields, accountId }: PendingRead) =>
  JSON.stringify([
    query.sql,
    query.params.map((value) => value === accountId || [value]),
    fields.map(({ path }) => path),
  ]);

/**
 * One statement for the queries of one shape: each runs in a lateral join for its own account, which keeps its order
 * and its limit.
 */
function joined([first, ...others]: readonly [PendingRead, ...PendingRead[]]): Query {
  const params: unknown[] = [[first, ...others].map(({ accountId }) => accountId)];
  const text = first.query.sql.replaceAll(/\$(\d+)/g, (_all, number: string) => {
    const value = first.query.params[Number(number) - 1];
    return value === first.accountId ? "pending.account_id" : `$${params.push(value)}`;
  });
  return {
    sql: `select found.*, pending.place from unnest($1::text[]) with ordinality as pending (account_id, place) cross join lateral (${text}) as found`,
    params,
  };
}

/**
 * A handle that reads several accounts at once: queries that differ only in the account's id, and are made at the same
 * time, run as one statement (a data loader). So a read of one account, called concurrently for many, takes about as
 * many statements as for one, on one connection, and its rules stay where they are. For reads only, outside
 * transactions, whose data may not change meanwhile: results are cached as long as the handle lives.
 */
export function withBatchedReads(database: Database, accountIds: readonly string[]): Database {
  const session = sessionOf(database);
  const known = new Set<unknown>(accountIds);

  function run(query: Query, { fields, nullable }: PendingRead, more: SelectedFieldsOrdered = []): Promise<Row[]> {
    const prepared: Prepared = session.prepareQuery(query, [...fields, ...more], undefined, true);
    Object.assign(prepared, { joinsNotNullableMap: nullable() });
    return prepared.execute() as Promise<Row[]>;
  }

  async function rowsOf(pending: readonly [PendingRead, ...PendingRead[]]): Promise<Row[][]> {
    const [first] = pending;
    if (pending.length === 1) return [await run(first.query, first)];
    const field = sql<number>`place`.mapWith(Number);
    const found = pending.map((): Row[] => []);
    for (const { [PLACE]: place, ...row } of await run(joined(pending), first, [{ path: [PLACE], field }]))
      found[Number(place) - 1]?.push(row);
    return found;
  }

  async function load(pending: PendingRead[]): Promise<ReadonlyMap<string, Row[]>> {
    const rows = new Map<string, Row[]>();
    for (const same of Map.groupBy(pending, shapeOf).values()) {
      const [first, ...others] = same;
      if (!first) continue;
      const found = await rowsOf([first, ...others]);
      same.forEach((one, place) => rows.set(nameOf(one), found[place] ?? []));
    }
    return rows;
  }

  // One statement after the other: a caller with many accounts never holds more than one connection.
  let before: Promise<unknown> = Promise.resolve();
  const inTurn = (pending: PendingRead[]) => {
    const rows = before.then(() => load(pending));
    before = rows.catch(() => undefined);
    return rows;
  };
  const ask = batched(inTurn, nameOf);

  return withPrepareQuery(database, (query, fields, ...rest) => {
    const prepared: Prepared = session.prepareQuery(query, fields, ...rest);
    if (!fields || !isRead(query.sql)) return prepared;
    const accountId = query.params.find((value) => known.has(value)) as string | undefined;
    const nullable = () => Reflect.get(prepared, "joinsNotNullableMap") as Record<string, boolean> | undefined;
    prepared.execute = async () => [...((await ask({ query, fields, nullable, accountId })) ?? [])];
    return prepared;
  });
}
