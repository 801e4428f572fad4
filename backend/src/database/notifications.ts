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

/** A connection that has listened is closed: the next user of it would get the notifications. */
function discard(client: PoolClient): void {
  client.removeAllListeners("notification");
  client.release(true);
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

  /** @throws when the connection cannot listen, which a standby refuses; the pool gets it back */
  async start(): Promise<this> {
    const client = await this.#pool.connect();
    let lost: Error | undefined;
    client.on("notification", ({ payload }) => this.#hear(payload ?? ""));
    client.once("error", (error) => {
      lost = error;
      void this.#replace(client, error);
    });
    try {
      await client.query(`LISTEN ${client.escapeIdentifier(this.#channel)}`);
      if (lost) throw lost;
    } catch (error) {
      discard(client);
      throw error;
    }
    if (this.#stopped) discard(client);
    else this.#hold(client);
    return this;
  }

  #hold(client: PoolClient): void {
    this.#client = client;
    this.#looking = this.#lookRegularly(client);
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
    // Ends with the first success, so that a connection that breaks at once is replaced by one loop only.
    while (!this.#stopped && !(await this.#startAgain()));
    if (!this.#stopped) this.#onGap();
  }

  async #startAgain(): Promise<boolean> {
    await wait(this.#pace.again, undefined, { ref: false });
    if (this.#stopped) return false;
    return this.start().then(
      () => true,
      () => false,
    );
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#looking);
    const client = this.#client;
    // Prevents a failing check from releasing the connection a second time.
    this.#client = undefined;
    if (client) discard(client);
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
