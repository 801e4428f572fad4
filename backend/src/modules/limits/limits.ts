import { lt, sql } from "drizzle-orm";
import type { FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { Database, Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { Problem } from "../../lib/problem.ts";
import { rateLimits } from "./limits.tables.ts";

/**
 * Rate limits, with a fixed window that starts with the first use. The values are where they apply: `callsPerMinute` of
 * each operation, sign-in in `identity/throttle.ts`, new cards in `cardTries.writes.ts`, policy reports in
 * `http/policyReports.ts`.
 */
export type Used = { used: number; endsAt: Date };

/**
 * Counts a use across all processes.
 * @param amount the cost; 1 for a call
 * @returns the total in this window, including this use
 */
export async function use(
  tx: Transaction,
  name: string,
  amount: number,
  windowMilliseconds: number,
  now: Date,
): Promise<Used> {
  const [at, endsAt] = [now.toISOString(), new Date(now.getTime() + windowMilliseconds).toISOString()];
  const isOver = sql`r.ends_at <= ${at}::timestamptz`;
  // Caps the counter for callers far above the limit.
  const { rows } = await tx.execute<{ used: number; ends: string }>(sql`
    insert into ${rateLimits} as r (name, used, ends_at) values (${name}, ${amount}, ${endsAt}::timestamptz)
    on conflict (name) do update set
      used = case when ${isOver} then excluded.used else least(r.used + excluded.used, 1000000000) end,
      ends_at = case when ${isOver} then excluded.ends_at else r.ends_at end
    returning used, to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ends`);
  const [row] = rows;
  return row ? { used: row.used, endsAt: new Date(row.ends) } : { used: amount, endsAt: new Date(endsAt) };
}

/**
 * Counts a use.
 * @returns whether the window's total is at most `most`
 */
export async function isWithin(
  deps: Pick<Dependencies, "database" | "securityClock">,
  name: string,
  amount: number,
  limit: { most: number; windowMilliseconds: number },
): Promise<boolean> {
  return (
    (await use(deps.database, name, amount, limit.windowMilliseconds, deps.securityClock.now())).used <= limit.most
  );
}

/**
 * Counts a use, and refuses it beyond the limit.
 * @throws Problem TOO_MANY_REQUESTS with the seconds until the window ends
 */
export async function requireWithin(
  { database, securityClock }: Pick<Dependencies, "database" | "securityClock">,
  name: string,
  limit: { most: number; windowMilliseconds: number },
): Promise<void> {
  const now = securityClock.now();
  const { used, endsAt } = await use(database, name, 1, limit.windowMilliseconds, now);
  if (used <= limit.most) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  throw new Problem("TOO_MANY_REQUESTS", { retryAfterSeconds });
}

/** A use of one limit. */
export type Cost = { name: string; amount: number; most: number; windowMilliseconds: number };

/**
 * Counts a use of several limits across all processes, or of none when one of them has no room; the first use of a
 * window is always counted. One statement, which no disk write delays. Concurrent calls may exceed a limit by what they
 * count at the same time.
 * @returns the seconds until there is room; 0 when it was counted
 */
export async function spend(tx: Transaction, costs: readonly Cost[], now: Date): Promise<number> {
  const at = now.toISOString();
  const values = costs.map(
    ({ name, amount, most, windowMilliseconds }) =>
      sql`(${name}, ${amount}::integer, ${most}::integer, ${new Date(now.getTime() + windowMilliseconds).toISOString()}::timestamptz)`,
  );
  // Rows are locked in the order of their names, so that concurrent calls cannot block each other.
  const { rows } = await tx.execute<{ frees: string | null }>(sql`
    with asked (name, amount, most, ends_at) as (values ${sql.join(values, sql`, `)}),
    full_ones as (
      select max(r.ends_at) as frees from asked join ${rateLimits} r on r.name = asked.name
      where r.ends_at > ${at}::timestamptz and r.used + asked.amount > asked.most),
    counted as (
      insert into ${rateLimits} as r (name, used, ends_at)
      select name, amount, ends_at from asked where (select frees from full_ones) is null order by name
      on conflict (name) do update set
        used = case when r.ends_at <= ${at}::timestamptz then excluded.used else least(r.used + excluded.used, 1000000000) end,
        ends_at = case when r.ends_at <= ${at}::timestamptz then excluded.ends_at else r.ends_at end)
    select to_char(frees at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as frees from full_ones`);
  const frees = rows[0]?.frees;
  return frees ? Math.max(1, Math.ceil((Date.parse(frees) - now.getTime()) / 1000)) : 0;
}

/** Deletes expired windows. */
export async function deleteExpiredCounters(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(rateLimits).where(lt(rateLimits.endsAt, now));
}

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** The store of @fastify/rate-limit in the database, so that processes count together. */
export function sharedStore({
  database,
  securityClock,
}: { database: Database } & Pick<Dependencies, "securityClock">): FastifyRateLimitStoreCtor {
  return class SharedStore {
    readonly #route: string;
    constructor(options: object) {
      const { method = "", url = "" } = (Reflect.get(options, "routeInfo") ?? {}) as { method?: string; url?: string };
      this.#route = `${method} ${url}`;
    }
    incr(caller: string, counted: Counted, windowMilliseconds = 60_000): void {
      const now = securityClock.now();
      use(database, `${this.#route} ${caller}`, 1, windowMilliseconds, now).then(
        ({ used, endsAt }) => counted(null, { current: used, ttl: Math.max(0, endsAt.getTime() - now.getTime()) }),
        (error: Error) => counted(error),
      );
    }
    child(options: object): SharedStore {
      return new SharedStore(options);
    }
  } as unknown as FastifyRateLimitStoreCtor;
}
