import { PgDatabase, type PgDialect, type PgSession } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

export type Prepared = ReturnType<PgSession["prepareQuery"]>;
type Inner = { dialect: PgDialect; session: PgSession };
type Prepare = (...given: Parameters<PgSession["prepareQuery"]>) => Prepared;

export const sessionOf = (database: Database): PgSession => (database as unknown as Inner).session;

/** Whether a statement reads, and locks nothing. */
export const isRead = (text: string): boolean =>
  text.startsWith("select") && !/ for (no key update|update|key share|share)\b/.test(text);

/** The same database with another way of preparing queries. */
export function withPrepareQuery(database: Database, prepareQuery: Prepare): Database {
  const { dialect, session } = database as unknown as Inner;
  const own = new Proxy(session, {
    get: (target, name) => {
      if (name === "prepareQuery") return prepareQuery;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  return new PgDatabase(dialect, own as never, undefined) as unknown as Database;
}
