import { eq, lte, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { localDateAt } from "@portico/rules/dates";
import type { BusinessClock } from "../../lib/clock.ts";
import type { Transaction } from "../../database/database.ts";
import { accounts } from "./account.tables.ts";

/** Zones of accounts that were asked for a short while ago: an account keeps its zone, and a payment asks for it at every step. */
interface Kept { zone: string | null; until: number }
const kept = new WeakMap<BusinessClock["in"], Map<string, Kept>>();
const KEPT_MILLISECONDS = 60_000;
const MOST_KEPT = 10_000;

/** Business time as the wall of an account's zone shows it; the provider's for an account that names none, or is not there. */
export async function accountClock(clock: BusinessClock, tx: Transaction, accountId: string): Promise<BusinessClock> {
  const zone = await zoneOf(clock, tx, accountId);
  return zone === null ? clock : clock.in(zone);
}

/** The same dependencies, with the business date and the midnights of an account. Whatever decides about its money begins with this. */
export async function onAccountTime<Of extends { clock: BusinessClock }>(deps: Of, tx: Transaction, accountId: string): Promise<Of> {
  return { ...deps, clock: await accountClock(deps.clock, tx, accountId) };
}

async function zoneOf(clock: BusinessClock, tx: Transaction, accountId: string): Promise<string | null> {
  const zones = kept.get(clock.in) ?? new Map<string, Kept>();
  kept.set(clock.in, zones);
  const known = zones.get(accountId);
  if (known && known.until > performance.now()) return known.zone;
  const [row] = await tx.select({ zone: accounts.timeZone }).from(accounts).where(eq(accounts.accountId, accountId));
  if (!row) return null;
  if (zones.size >= MOST_KEPT) zones.clear();
  zones.set(accountId, { zone: row.zone, until: performance.now() + KEPT_MILLISECONDS });
  return row.zone;
}

/** No wall on earth shows a later date than this one. */
const FIRST_TO_SEE_A_DAY = "Pacific/Kiritimati";

/** Whether a local date has come for its account: by the wall of the account's zone. The first part lets an index find the rows. */
export function hasCome(date: PgColumn, accountId: PgColumn, clock: BusinessClock): SQL | undefined {
  const now = clock.now();
  const ownToday = sql`(${now.toISOString()}::timestamptz at time zone coalesce((select ${accounts.timeZone} from ${accounts} where ${accounts.accountId} = ${accountId}), ${clock.timeZone}))::date`;
  return sql`(${lte(date, localDateAt(now, FIRST_TO_SEE_A_DAY))} and ${date} <= ${ownToday})`;
}
