import { openSync, writeSync } from "node:fs";
import { Client } from "pg";

/**
 * Preloaded into the backend: records every SQL statement sent to PostgreSQL as a JSON line in the file
 * RECORD_STATEMENTS. For benchmarks only, because it contains customers' input.
 */
const file = openSync(process.env["RECORD_STATEMENTS"] ?? "/dev/null", "a");
const connections = new WeakMap<object, number>();
let opened = 0;

function connectionOf(client: object): number {
  const known = connections.get(client) ?? ++opened;
  connections.set(client, known);
  return known;
}

type Query = (
  this: Client,
  config: string | { text: string; values?: unknown[] },
  values?: unknown,
  ...rest: unknown[]
) => unknown;
const prototype = Client.prototype as unknown as { query: Query };
const { query } = prototype;
prototype.query = function recorded(config, values, ...rest) {
  const text = typeof config === "string" ? config : config.text;
  const given = Array.isArray(values) ? values : typeof config === "string" ? [] : (config.values ?? []);
  writeSync(file, `${JSON.stringify({ connection: connectionOf(this), text, values: given })}\n`);
  return query.call(this, config, values, ...rest);
};
