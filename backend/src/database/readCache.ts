import { PgDatabase, type PgDialect, type PgSession } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

type Prepared = ReturnType<PgSession["prepareQuery"]>;
type Inner = { dialect: PgDialect; session: PgSession };

const isRead = (text: string) => text.startsWith("select") && !text.includes(" for update");

/**
 * A handle that caches query results, because many parts of one response read the same rows. For reads only, after all
 * writes that the response reports; the cache lives as long as the handle.
 */
export function withReadCache(database: Database): Database {
  const { dialect, session } = database as unknown as Inner;
  const known = new Map<string, Promise<unknown>>();

  const prepareQuery: PgSession["prepareQuery"] = (query, fields, ...rest) => {
    const prepared: Prepared = session.prepareQuery(query, fields, ...rest);
    if (!isRead(query.sql)) return prepared as never;
    // The same columns may be selected under other names.
    const key = JSON.stringify([query.sql, query.params, fields?.map(({ path }) => path)]);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = async (...given: Parameters<Prepared["execute"]>) => {
      const answer = known.get(key) ?? execute(...given);
      known.set(key, answer);
      const rows = await answer;
      return Array.isArray(rows) ? [...(rows as unknown[])] : rows;
    };
    return prepared as never;
  };

  const once = new Proxy(session, {
    get: (target, name) => {
      if (name === "prepareQuery") return prepareQuery;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  return new PgDatabase(dialect, once as never, undefined) as unknown as Database;
}
