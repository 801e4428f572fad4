import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

type Rows<Row> = { rows: Row[] };

/** What PGlite and node-postgres both answer to raw SQL. For counts of changed rows use `.returning()`. */
export interface RowsResult extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/**
 * The one handle that the whole backend is written against, on the embedded database and on PostgreSQL alike.
 * A transaction is given to its callback as the same type, so a repository takes either.
 * Inside a transaction await nothing but SQL, and use the transaction's handle only: the embedded database has one connection.
 */
export type Database = PgDatabase<RowsResult>;

/** The handle inside `database.transaction(async (tx) => ...)`. */
export type Transaction = Database;

/** An open database together with what ends it. */
export type OpenDatabase = {
  database: Database;
  /** Which engine answers; only the readiness report and the start-up message care. */
  engine: "embedded" | "postgres";
  /** Does something while no other process that starts on this database does: first words and demo data are put there once. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
};
