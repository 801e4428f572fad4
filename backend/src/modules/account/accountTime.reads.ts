import { eq, lte, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { localDateAt } from "@portico/rules/dates";
import type { BusinessClock } from "../../lib/clock.ts";
import type { Transaction } from "../../database/database.ts";
import { accounts } from "./account.tables.ts";

/** Cache of accounts' time zones: a zone is stable, and a payment reads it at every step. */
interface CachedZone {
  zone: string | null;
  until: number;
}
const cachedZones = new WeakMap<BusinessClock["in"], Map<string, CachedZone>>();
const KEPT_MILLISECONDS = 60_000;
const MAX_KEPT = 10_000;

/** The business clock in an account's time zone; the provider's for an account without one, or that does not exist. */
export async function accountClock(clock: BusinessClock, tx: Transaction, accountId: string): Promise<BusinessClock> {
  const zone = await zoneOf(clock, tx, accountId);
  return zone === null ? clock : clock.in(zone);
}

/**
 * The same dependencies with the account's business clock. Every decision about an account's money starts with this.
 */
export async function onAccountTime<Of extends { clock: BusinessClock }>(
  deps: Of,
  tx: Transaction,
  accountId: string,
): Promise<Of> {
  return { ...deps, clock: await accountClock(deps.clock, tx, accountId) };
}

async function zoneOf(clock: BusinessClock, tx: Transaction, accountId: string): Promise<string | null> {
  const zones = cachedZones.get(clock.in) ?? new Map<string, CachedZone>();
  cachedZones.set(clock.in, zones);
  const known = zones.get(accountId);
  if (known && known.until > performance.now()) return known.zone;
  const [row] = await tx.select({ zone: accounts.timeZone }).from(accounts).where(eq(accounts.accountId, accountId));
  if (!row) return null;
  if (zones.size >= MAX_KEPT) zones.clear();
  zones.set(accountId, { zone: row.zone, until: performance.now() + KEPT_MILLISECONDS });
  return row.zone;
}

/** The time zone in which a date begins first. */
const FIRST_TO_SEE_A_DAY = "Pacific/Kiritimati";

/** SQL condition: whether a local date has begun in its account's time zone. The first part allows an index scan. */
export function hasCome(date: PgColumn, accountId: PgColumn, clock: BusinessClock): SQL | undefined {
  const now = clock.now();
  const ownToday = sql`(${now.toISOString()}::timestamptz at time zone coalesce((select ${accounts.timeZone} from ${accounts} where ${accounts.accountId} = ${accountId}), ${clock.timeZone}))::date`;
  return sql`(${lte(date, localDateAt(now, FIRST_TO_SEE_A_DAY))} and ${date} <= ${ownToday})`;
}
