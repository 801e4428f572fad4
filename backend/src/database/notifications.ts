import { setTimeout as wait } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { Pool, type PoolClient } from "pg";
import type { Database } from "./database.ts";

export type Listening = { stop(): Promise<void> };

/** How long to wait before listening again after the connection was lost; milliseconds. */
const again = 1_000;

async function listenEmbedded(engine: PGlite, channel: string, hear: (payload: string) => void): Promise<Listening> {
  const stop = await engine.listen(channel, hear);
  return { stop: async () => void (engine.closed || (await stop())) };
}

/** Holds one connection of the pool; what is notified while it is being replaced is lost, so `onGap` says to look. */
class PoolListening implements Listening {
  #stopped = false;
  #client: PoolClient | undefined;
  readonly #pool: Pool;
  readonly #channel: string;
  readonly #hear: (payload: string) => void;
  readonly #onGap: () => void;

  constructor(pool: Pool, channel: string, hear: (payload: string) => void, onGap: () => void) {
    this.#pool = pool;
    this.#channel = channel;
    this.#hear = hear;
    this.#onGap = onGap;
  }

  async start(): Promise<this> {
    const client = await this.#pool.connect();
    this.#client = client;
    client.on("notification", ({ payload }) => this.#hear(payload ?? ""));
    client.once("error", (error) => void this.#replace(error));
    await client.query(`LISTEN ${client.escapeIdentifier(this.#channel)}`);
    return this;
  }

  async #replace(error: Error): Promise<void> {
    this.#client?.release(error);
    this.#client = undefined;
    while (!this.#stopped && !this.#client) {
      await wait(again, undefined, { ref: false });
      if (!this.#stopped) await this.start().then(this.#onGap, () => undefined);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#client?.removeAllListeners("notification");
    this.#client?.release(true);
  }
}

/**
 * Hears what any process sends on a channel with `pg_notify`, on the embedded database and on PostgreSQL alike.
 * @param onGap called when messages may have been missed: the connection was lost and is there again
 */
export async function listen(database: Database, channel: string, hear: (payload: string) => void, onGap: () => void): Promise<Listening> {
  const client: unknown = Reflect.get(database, "$client");
  if (client instanceof PGlite) return listenEmbedded(client, channel, hear);
  if (client instanceof Pool) return new PoolListening(client, channel, hear, onGap).start();
  throw new TypeError("this handle has no connection to listen on");
}
