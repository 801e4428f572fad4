import type { Database } from "./database.ts";
import { isRead, sessionOf, withPrepareQuery, type Prepared } from "./preparing.ts";

/** What was computed from the rows of each cached handle, by name. */
const computed = new WeakMap<Database, Map<string, Promise<unknown>>>();

/**
 * A handle that caches query results, because many parts of one response read the same rows. For reads only, after all
 * writes that the response reports; the cache lives as long as the handle. A handle with a cache is returned as it is.
 */
export function withReadCache(database: Database): Database {
  if (computed.has(database)) return database;
  const session = sessionOf(database);
  const known = new Map<string, Promise<unknown>>();
  const cached = withPrepareQuery(database, (query, fields, ...rest) => {
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
  computed.set(cached, new Map());
  return cached;
}

/**
 * Computes a value once per cached handle, and each time with any other handle. Saves building the queries again.
 * @param name names the value and everything that it depends on, except the rows
 */
export function oncePerCache<Value>(
  database: Database,
  name: readonly [string, ...(string | number)[]],
  compute: () => Promise<Value>,
): Promise<Value> {
  const values = computed.get(database);
  if (!values) return compute();
  const key = JSON.stringify(name);
  const value = (values.get(key) as Promise<Value> | undefined) ?? compute();
  values.set(key, value);
  return value;
}
