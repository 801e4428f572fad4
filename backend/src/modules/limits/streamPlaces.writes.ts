import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../database/database.ts";
import { streamPlaces } from "./limits.tables.ts";

/** How often a process says that its readers are still there, and after how long nobody believes it any more; milliseconds. */
const renewed = 20_000;
const believed = 60_000;

type Most = { everywhere: number; address: number };

export type Places = {
  /** Takes a place. @returns what gives it back; undefined when there is none left, in this process or for this network in all of them */
  take(network: string): Promise<(() => void) | undefined>;
};

/** Who reads event streams in this process, by network, known to the other processes on the database: those of an office come through all of them. */
export function createPlaces(database: Database, most: Most, logger: FastifyBaseLogger): Places {
  const own = randomUUID();
  const counts = new Map<string, number>();
  let taken = 0;
  let renewing: NodeJS.Timeout | undefined;
  const warn = (error: unknown) => logger.warn({ err: error }, "event streams are counted in this process alone");

  async function tell(networks: readonly string[]): Promise<void> {
    const rows = networks.map((network) => ({ process: own, network, readers: counts.get(network) ?? 0, renewedAt: sql`now()` }));
    if (rows.length === 0) return;
    const { process: ofProcess, network } = streamPlaces;
    await database.insert(streamPlaces).values(rows).onConflictDoUpdate({ target: [network, ofProcess], set: { readers: sql`excluded.readers`, renewedAt: sql`excluded.renewed_at` } });
  }

  const [writing, queued] = [new Map<string, Promise<void>>(), new Map<string, Promise<void>>()];

  /** One write of a network after the other, or an older count would stand over a newer one; those who come meanwhile share the next. */
  function tellInTurn(network: string): Promise<void> {
    const next = queued.get(network);
    if (next) return next;
    const before = writing.get(network)?.catch(() => undefined) ?? Promise.resolve();
    const own: Promise<void> = before
      .then(() => {
        queued.delete(network);
        writing.set(network, own);
        return tell([network]);
      })
      .finally(() => writing.get(network) === own && writing.delete(network));
    queued.set(network, own);
    return own;
  }

  async function elsewhere(network: string): Promise<number> {
    const { rows } = await database.execute<{ readers: number }>(sql`
      select coalesce(sum(readers), 0)::int as readers from ${streamPlaces}
      where network = ${network} and process <> ${own} and renewed_at > now() - ${believed} * interval '1 millisecond'`);
    return rows[0]?.readers ?? 0;
  }

  /** Says again who is there, and forgets places of processes that have ended without a word. */
  async function renew(): Promise<void> {
    const networks = [...counts.keys()];
    for (let at = 0; at < networks.length; at += 1_000) await tell(networks.slice(at, at + 1_000));
    const { process: ofProcess, readers, renewedAt } = streamPlaces;
    await database.delete(streamPlaces).where(and(eq(ofProcess, own), eq(readers, 0)));
    await database.delete(streamPlaces).where(sql`${renewedAt} < now() - ${believed} * interval '1 millisecond'`);
  }

  function count(network: string, change: 1 | -1): number {
    const now = (counts.get(network) ?? 0) + change;
    taken += change;
    if (now > 0) counts.set(network, now);
    else counts.delete(network);
    if (taken === 0) renewing = void clearInterval(renewing);
    else renewing ??= setInterval(() => void renew().catch(warn), renewed).unref();
    return now;
  }

  function leaves(network: string): () => void {
    return () => {
      count(network, -1);
      void tellInTurn(network).catch(warn);
    };
  }

  return {
    async take(network) {
      const here = count(network, 1);
      // Said before the others are counted: of two processes that take the last place at once none gets more than there is.
      const others = taken <= most.everywhere && here <= most.address ? await tellInTurn(network).then(() => elsewhere(network)).catch((error: unknown) => (warn(error), 0)) : Infinity;
      if (here + others <= most.address) return leaves(network);
      leaves(network)();
      return undefined;
    },
  };
}
