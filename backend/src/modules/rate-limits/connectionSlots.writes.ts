import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../database/database.ts";
import { streamPlaces } from "./rateLimits.tables.ts";

/** Heartbeat interval of a process, and its expiry; milliseconds. */
const HEARTBEAT_MILLISECONDS = 20_000;
const EXPIRY_MILLISECONDS = 60_000;

type StreamLimits = { everywhere: number; address: number };

export type ConnectionSlots = {
  /**
   * Reserves a place.
   * @returns a function that releases it; undefined when none is left in this process, or for this network in all
   * processes
   */
  take(network: string): Promise<(() => void) | undefined>;
};

/**
 * Counts this process's event stream readers by network and shares the counts through the database, because an office's
 * streams are spread over all processes.
 */
export function createConnectionSlots(
  database: Database,
  limits: StreamLimits,
  logger: FastifyBaseLogger,
): ConnectionSlots {
  const own = randomUUID();
  const counts = new Map<string, number>();
  let taken = 0;
  let renewing: NodeJS.Timeout | undefined;
  const warn = (error: unknown) => logger.warn({ err: error }, "event streams are counted in this process alone");

  async function tell(networks: readonly string[]): Promise<void> {
    const rows = networks.map((network) => ({
      process: own,
      network,
      readers: counts.get(network) ?? 0,
      renewedAt: sql`now()`,
    }));
    if (rows.length === 0) return;
    const { process: ofProcess, network } = streamPlaces;
    await database
      .insert(streamPlaces)
      .values(rows)
      .onConflictDoUpdate({
        target: [network, ofProcess],
        set: { readers: sql`excluded.readers`, renewedAt: sql`excluded.renewed_at` },
      });
  }

  const [writing, queued] = [new Map<string, Promise<void>>(), new Map<string, Promise<void>>()];

  /**
   * Serializes the writes of a network, so that an older count never replaces a newer one; concurrent callers share the
   * next write.
   */
  function notifyInTurn(network: string): Promise<void> {
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
      where network = ${network} and process <> ${own} and renewed_at > now() - ${EXPIRY_MILLISECONDS} * interval '1 millisecond'`);
    return rows[0]?.readers ?? 0;
  }

  /** Renews the heartbeat, and deletes the places of dead processes. */
  async function renew(): Promise<void> {
    const networks = [...counts.keys()];
    for (let at = 0; at < networks.length; at += 1_000) await tell(networks.slice(at, at + 1_000));
    const { process: ofProcess, readers, renewedAt } = streamPlaces;
    await database.delete(streamPlaces).where(and(eq(ofProcess, own), eq(readers, 0)));
    await database
      .delete(streamPlaces)
      .where(sql`${renewedAt} < now() - ${EXPIRY_MILLISECONDS} * interval '1 millisecond'`);
  }

  function count(network: string, change: 1 | -1): number {
    const now = (counts.get(network) ?? 0) + change;
    taken += change;
    if (now > 0) counts.set(network, now);
    else counts.delete(network);
    if (taken === 0) renewing = void clearInterval(renewing);
    else renewing ??= setInterval(() => void renew().catch(warn), HEARTBEAT_MILLISECONDS).unref();
    return now;
  }

  function leaves(network: string): () => void {
    return () => {
      count(network, -1);
      void notifyInTurn(network).catch(warn);
    };
  }

  return {
    async take(network) {
      const here = count(network, 1);
      // Written before counting the others, so that two processes cannot both take the last place.
      const others =
        taken <= limits.everywhere && here <= limits.address
          ? await notifyInTurn(network)
              .then(() => elsewhere(network))
              .catch((error: unknown) => (warn(error), 0))
          : Infinity;
      if (here + others <= limits.address) return leaves(network);
      leaves(network)();
      return undefined;
    },
  };
}
