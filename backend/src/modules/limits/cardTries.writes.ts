import { lt, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import type { Principal } from "../../lib/principal.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { cardTries } from "./limits.tables.ts";

/** Rate limits against card testing: different new cards and bank accounts within an hour, whatever their outcome. */
export const cardTryLimits = { user: 10, account: 10, session: 10, network: 30 } as const;
const WINDOW_MILLISECONDS = 3_600_000;

type CardAttempt = Pick<Principal, "userId" | "from">;

function scopesOf({ userId, from }: CardAttempt, accountId: string): { scope: string; most: number }[] {
  const { user, account, session, network } = cardTryLimits;
  const ofCall = from
    ? [
        { scope: `session ${from.session}`, most: session },
        { scope: `network ${from.network}`, most: network },
      ]
    : [];
  return [{ scope: `user ${userId}`, most: user }, { scope: `account ${accountId}`, most: account }, ...ofCall];
}

/**
 * Counts the try of a new card or bank account against the rate limits, across all processes. Repeating the same one
 * does not count. Concurrent tries from one network may slightly exceed the limit; those of one account are serialized
 * by its lock.
 * @param fingerprint the processor's fingerprint of the number
 * @param now security time
 * @returns null when it is allowed, else the instant from which it is
 */
export async function tryCard(
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
    scopes.map(({ scope, most }) => sql`(${scope}, ${most}::integer)`),
    sql`, `,
  );
  const { rows } = await tx.execute<{ frees: string | null }>(sql`
    with asked (scope, most) as (values ${values}),
    others as (
      select asked.scope, asked.most, t.tried_at, row_number() over (partition by asked.scope order by t.tried_at desc) as place
      from asked join ${cardTries} t on t.scope = asked.scope and t.tried_at > ${since}::timestamptz and t.card <> ${card}),
    full_ones as (select max(tried_at) as frees from others where place = most),
    counted as (
      insert into ${cardTries} (scope, card, tried_at) select scope, ${card}, ${at}::timestamptz from asked where (select frees from full_ones) is null
      on conflict (scope, card) do update set tried_at = excluded.tried_at)
    select to_char(frees at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as frees from full_ones`);
  const frees = rows[0]?.frees;
  return frees ? new Date(Date.parse(frees) + WINDOW_MILLISECONDS) : null;
}

/** Deletes expired tries. */
export async function deleteExpiredCardTries(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(cardTries).where(lt(cardTries.triedAt, new Date(now.getTime() - WINDOW_MILLISECONDS)));
}
