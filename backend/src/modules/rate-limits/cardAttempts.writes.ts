import { lt, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import type { Principal } from "../../lib/principal.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { cardAttempts } from "./rateLimits.tables.ts";

/** Rate limits against card testing: different new cards and bank accounts within an hour, whatever their outcome. */
export const cardAttemptLimits = { user: 10, account: 10, session: 10, network: 30 } as const;
const WINDOW_MILLISECONDS = 3_600_000;

type CardAttempt = Pick<Principal, "userId" | "from">;

function scopesOf({ userId, from }: CardAttempt, accountId: string): { scope: string; max: number }[] {
  const { user, account, session, network } = cardAttemptLimits;
  const ofCall = from
    ? [
        { scope: `session ${from.session}`, max: session },
        { scope: `network ${from.network}`, max: network },
      ]
    : [];
  return [{ scope: `user ${userId}`, max: user }, { scope: `account ${accountId}`, max: account }, ...ofCall];
}

/**
 * Counts an attempt with a new card or bank account against the rate limits, across all processes. Repeating the same
 * one does not count. Concurrent attempts from one network may slightly exceed the limit; those of one account are
 * serialized by its lock.
 * @param fingerprint the processor's fingerprint of the number
 * @param now security time
 * @returns null when it is allowed, else the instant from which it is
 */
export async function consumeCardAttempt(
  tx: Transaction,
  attempt: CardAttempt,
  accountId: string,
  fingerprint: string,
  now: Date,
): Promise<Date | null> {
  const scopes = scopesOf(attempt, accountId);
  const [card, at, since] = [
    tokenHash(`card ${fingerprint}`),
    now.toISOString(),
    new Date(now.getTime() - WINDOW_MILLISECONDS).toISOString(),
  ];
  const values = sql.join(
    scopes.map(({ scope, max }) => sql`(${scope}, ${max}::integer)`),
    sql`, `,
  );
  const { rows } = await tx.execute<{ oldestCounted: string | null }>(sql`
    with requested (scope, max_attempts) as (values ${values}),
    attempts as (
      select requested.scope, requested.max_attempts, t.tried_at, row_number() over (partition by requested.scope order by t.tried_at desc) as place
      from requested join ${cardAttempts} t on t.scope = requested.scope and t.tried_at > ${since}::timestamptz and t.card <> ${card}),
    exhausted as (select max(tried_at) as oldest_counted from attempts where place = max_attempts),
    recorded as (
      insert into ${cardAttempts} (scope, card, tried_at) select scope, ${card}, ${at}::timestamptz from requested where (select oldest_counted from exhausted) is null
      on conflict (scope, card) do update set tried_at = excluded.tried_at)
    select to_char(oldest_counted at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "oldestCounted" from exhausted`);
  const oldest = rows[0]?.oldestCounted;
  return oldest ? new Date(Date.parse(oldest) + WINDOW_MILLISECONDS) : null;
}

/** Deletes expired attempts. */
export async function deleteExpiredCardAttempts(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(cardAttempts).where(lt(cardAttempts.attemptedAt, new Date(now.getTime() - WINDOW_MILLISECONDS)));
}
