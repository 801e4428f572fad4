import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

type Rows<Row> = { rows: Row[] };

/** The result type of raw SQL, common to PGlite and node-postgres. To count changed rows, use `.returning()`. */
export interface RowsResult extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/**
 * The database handle of the whole backend, for the embedded database and PostgreSQL alike. A transaction has the same
 * type, so a repository accepts either. Inside a transaction await nothing but SQL, and use the transaction's handle
 * only: the embedded database has one connection.
 */
export type Database = PgDatabase<RowsResult>;

/** The handle inside `database.transaction(async (tx) => ...)`. */
export type Transaction = Database;

/** An open database with its close function. */
export type OpenDatabase = {
  database: Database;
  /** The engine in use, for the readiness report and the start-up message only. */
  engine: "embedded" | "postgres";
  /**
   * Runs a function under a lock against other processes that start on this database: built-in texts and demo data are
   * inserted once.
   */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};

/** The physical location of a row (`ctid`): what a query for `isClaimed` selects. */
export const place = { place: sql<string>`ctid` };

/**
 * Matches the rows that a query found and locked. The query runs once, and its rows are read by `ctid`, so no index is
 * needed on a table of any size. In an `in (...)` PostgreSQL may run a query with `limit` and `skip locked` again for
 * every row, and then claims more rows than the limit. A row that was changed in between has a new `ctid`: the next
 * run claims it.
 * @param query selects `place`, `for update skip locked`
 */
export const isClaimed = (query: SQLWrapper): SQL => sql`ctid = any(array(${query}))`;
