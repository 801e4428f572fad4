import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import type { Database, Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { Problem } from "../../lib/problem.ts";
import { rateLimits } from "./rateLimits.tables.ts";

/**
 * Rate limits (quotas), with a fixed window that starts with the first use. The values are where they apply:
 * `callsPerMinute` of each operation, sign-in in `identity/throttle.ts`, new cards in `cardAttempts.writes.ts`,
 * CSP reports in `http/cspReports.ts`.
 */
export type Quota = { consumed: number; resetAt: Date };

/**
 * Counts a use across all processes, whether or not the limit is exhausted.
 * @param amount the cost; 1 for a call
 * @returns the total in this window, including this use
 */
export async function consume(
  tx: Transaction,
  name: string,
  amount: number,
  windowMilliseconds: number,
  now: Date,
): Promise<Quota> {
  const [at, resetAt] = [now.toISOString(), new Date(now.getTime() + windowMilliseconds).toISOString()];
  const isExpired = sql`r.ends_at <= ${at}::timestamptz`;
  // Caps the counter for callers far above the limit.
  const { rows } = await tx.execute<{ consumed: number; resetAt: string }>(sql`
    insert into ${rateLimits} as r (name, used, ends_at) values (${name}, ${amount}, ${resetAt}::timestamptz)
    on conflict (name) do update set
      used = case when ${isExpired} then excluded.used else least(r.used + excluded.used, 1000000000) end,
      ends_at = case when ${isExpired} then excluded.ends_at else r.ends_at end
    returning used as consumed, to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "resetAt"`);
  const [row] = rows;
  return row
    ? { consumed: row.consumed, resetAt: new Date(row.resetAt) }
    : { consumed: amount, resetAt: new Date(resetAt) };
}

/**
 * Counts a use.
 * @returns whether the window's total is at most `max`
 */
export async function tryConsume(
  deps: Pick<Dependencies, "database" | "securityClock">,
  name: string,
  amount: number,
  limit: { max: number; windowMilliseconds: number },
): Promise<boolean> {
  return (
    (await consume(deps.database, name, amount, limit.windowMilliseconds, deps.securityClock.now())).consumed <=
    limit.max
  );
}

/**
 * Counts a use, and refuses it beyond the limit.
 * @throws Problem TOO_MANY_REQUESTS with the seconds until the window ends
 */
export async function consumeOrThrow(
  { database, securityClock }: Pick<Dependencies, "database" | "securityClock">,
  name: string,
  limit: { max: number; windowMilliseconds: number },
): Promise<void> {
  const now = securityClock.now();
  const { consumed, resetAt } = await consume(database, name, 1, limit.windowMilliseconds, now);
  if (consumed <= limit.max) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((resetAt.getTime() - now.getTime()) / 1000));
  throw new Problem("TOO_MANY_REQUESTS", { retryAfterSeconds });
}

/** Gives back a use that turned out not to be one of those that the limit is for. */
export async function giveBack(tx: Transaction, name: string, now: Date): Promise<void> {
  await tx
    .update(rateLimits)
    .set({ used: sql`greatest(${rateLimits.used} - 1, 0)` })
    .where(and(eq(rateLimits.name, name), gt(rateLimits.endsAt, now)));
}

/** A use of one limit. */
export type Cost = { name: string; amount: number; max: number; windowMilliseconds: number };

/**
 * Counts a use of several limits across all processes, or of none when one of them is exhausted; the first use of a
 * window is always counted. One statement, which no disk write delays. Concurrent calls may exceed a limit by what they
 * count at the same time.
 * @returns the seconds until the exhausted limits are reset; 0 when it was counted
 */
export async function consumeAll(tx: Transaction, costs: readonly Cost[], now: Date): Promise<number> {
  const at = now.toISOString();
  const values = costs.map(
    ({ name, amount, max, windowMilliseconds }) =>
      sql`(${name}, ${amount}::integer, ${max}::integer, ${new Date(now.getTime() + windowMilliseconds).toISOString()}::timestamptz)`,
  );
  // Rows are locked in the order of their names, so that concurrent calls cannot block each other.
  const { rows } = await tx.execute<{ resetAt: string | null }>(sql`
    with requested (name, amount, max_amount, ends_at) as (values ${sql.join(values, sql`, `)}),
    exhausted as (
      select max(r.ends_at) as reset_at from requested join ${rateLimits} r on r.name = requested.name
      where r.ends_at > ${at}::timestamptz and r.used + requested.amount > requested.max_amount),
    consumed as (
      insert into ${rateLimits} as r (name, used, ends_at)
      select name, amount, ends_at from requested where (select reset_at from exhausted) is null order by name
      on conflict (name) do update set
        used = case when r.ends_at <= ${at}::timestamptz then excluded.used else least(r.used + excluded.used, 1000000000) end,
        ends_at = case when r.ends_at <= ${at}::timestamptz then excluded.ends_at else r.ends_at end)
    select to_char(reset_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "resetAt" from exhausted`);
  const resetAt = rows[0]?.resetAt;
  return resetAt ? Math.max(1, Math.ceil((Date.parse(resetAt) - now.getTime()) / 1000)) : 0;
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
      consume(database, `${this.#route} ${caller}`, 1, windowMilliseconds, now).then(
        ({ consumed, resetAt }) =>
          counted(null, { current: consumed, ttl: Math.max(0, resetAt.getTime() - now.getTime()) }),
        (error: Error) => counted(error),
      );
    }
    child(options: object): SharedStore {
      return new SharedStore(options);
    }
  } as unknown as FastifyRateLimitStoreCtor;
}
