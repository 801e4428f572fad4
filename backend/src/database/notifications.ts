import { setTimeout as wait } from "node:timers/promises";
import { PGlite } from "@electric-sql/pglite";
import { Pool, type PoolClient } from "pg";
import type { Database } from "./database.ts";

export type Listening = { stop(): Promise<void> };

/** Reconnect delay and keep-alive interval in milliseconds. */
type Pace = { again: number; looks: number };
const usual: Pace = { again: 1_000, looks: 10_000 };

async function listenEmbedded(engine: PGlite, channel: string, hear: (payload: string) => void): Promise<Listening> {
  const stop = await engine.listen(channel, hear);
  return { stop: async () => void (engine.closed || (await stop())) };
}

/**
 * Holds one connection of the pool. Notifications during a reconnect are lost, so `onGap` tells the listener to poll.
 */
class PoolListening implements Listening {
  #stopped = false;
  #client: PoolClient | undefined;
  #looking: NodeJS.Timeout | undefined;
  readonly #pool: Pool;
  readonly #channel: string;
  readonly #hear: (payload: string) => void;
  readonly #onGap: () => void;
  readonly #pace: Pace;

  constructor(pool: Pool, channel: string, hear: (payload: string) => void, onGap: () => void, pace: Pace) {
    this.#pace = pace;
    this.#pool = pool;
    this.#channel = channel;
    this.#hear = hear;
    this.#onGap = onGap;
  }

  async start(): Promise<this> {
    const client = await this.#pool.connect();
    this.#client = client;
    client.on("notification", ({ payload }) => this.#hear(payload ?? ""));
    client.once("error", (error) => void this.#replace(client, error));
    await client.query(`LISTEN ${client.escapeIdentifier(this.#channel)}`);
    this.#looking = this.#lookRegularly(client);
    return this;
  }

  /** A silently dropped connection would be listened to for ever. A check that is still running is not repeated. */
  #lookRegularly(client: PoolClient): NodeJS.Timeout {
    let isLooking = false;
    const look = async () => {
      isLooking = true;
      await client.query("select 1").catch((error: Error) => this.#replace(client, error));
      isLooking = false;
    };
    return setInterval(() => void (isLooking || look()), this.#pace.looks).unref();
  }

  async #replace(lost: PoolClient, error: Error): Promise<void> {
    if (this.#client !== lost) return;
    clearInterval(this.#looking);
    this.#client = undefined;
    lost.release(error);
    while (!this.#stopped && !this.#client) {
      await wait(this.#pace.again, undefined, { ref: false });
      if (!this.#stopped) await this.start().then(this.#onGap, () => undefined);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#looking);
    const client = this.#client;
    // Prevents a failing check from releasing the connection a second time.
    this.#client = undefined;
    client?.removeAllListeners("notification");
    client?.release(true);
  }
}

/**
 * Listens to `pg_notify` messages of all processes on a channel, on the embedded database and on PostgreSQL alike.
 * @param onGap called when messages may have been missed, after a reconnect
 */
export async function listen(
  database: Database,
  channel: string,
  hear: (payload: string) => void,
  onGap: () => void,
  pace = usual,
): Promise<Listening> {
  const client: unknown = Reflect.get(database, "$client");
  if (client instanceof PGlite) return listenEmbedded(client, channel, hear);
  if (client instanceof Pool) return new PoolListening(client, channel, hear, onGap, pace).start();
  throw new TypeError("this handle has no connection to listen on");
}
