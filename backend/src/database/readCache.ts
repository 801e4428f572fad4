import type { Database } from "./database.ts";
import { isRead, sessionOf, withPrepareQuery, type Prepared } from "./preparing.ts";

/**
 * A handle that caches query results, because many parts of one response read the same rows. For reads only, after all
 * writes that the response reports; the cache lives as long as the handle.
 */
export function withReadCache(database: Database): Database {
  const session = sessionOf(database);
  const known = new Map<string, Promise<unknown>>();
  return withPrepareQuery(database, (query, fields, ...rest) => {
    const prepared: Prepared = session.prepareQuery(query, fields, ...rest);
    if (!isRead(query.sql)) return prepared;
    // The same columns may be selected under other names.
    const key = JSON.stringify([query.sql, query.params, fields?.map(({ path }) => path)]);
    const execute = prepared.execute.bind(prepared);
    prepared.execute = async (...given: Parameters<Prepared["execute"]>) => {
      const answer = known.get(key) ?? execute(...given);
      known.set(key, answer);
      const rows = await answer;
      return Array.isArray(rows) ? [...(rows as unknown[])] : rows;
    };
    return prepared;
  });
}
