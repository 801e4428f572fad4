import { sumCents } from "@portico/rules/money";
import { outageCredit } from "@portico/rules/outage";
import type { Transaction } from "../../database/database.ts";
import { accountServices } from "../account/account.reads.ts";
import { lockLedger } from "../ledger/ledger.writes.ts";
import { creditIdOf } from "./credits.reads.ts";
import type { BilledService } from "./lines.domain.ts";
import { billedServicesOf } from "./tariff.repository.ts";
import { billingItems } from "./tariff.tables.ts";

export interface OutageToCredit {
  accountId: string;
  outageId: string;
  /** Keys of the affected services. */
  services: readonly string[];
  minutes: number;
  /** The day on which it ended, on the account's calendar. */
  from: string;
}

/** The monthly price of a service on a day, in cents. */
const monthlyOf = ({ prices, units }: BilledService, day: string): number =>
  (prices.findLast(({ validFrom }) => validFrom <= day)?.unitPrice ?? 0) * units;

/**
 * Credits an account for an outage, at most once: a line of the next statement, with its reason, whose charge is booked
 * in the ledger less this amount.
 * @returns whether anything was credited
 */
export async function creditOutage(
  tx: Transaction,
  { accountId, outageId, services, minutes, from }: OutageToCredit,
): Promise<boolean> {
  await lockLedger(tx, accountId);
  const billed = await billedServicesOf(tx, accountId, await accountServices(tx, accountId));
  const affected = billed
    .filter(({ key }) => services.includes(key))
    .map((service) => ({ key: service.key, monthly: monthlyOf(service, from) }))
    .sort((a, b) => b.monthly - a.monthly);
  const amount = outageCredit({ minutes, monthlyCents: sumCents(affected.map(({ monthly }) => monthly)) });
  const [dearest] = affected;
  if (!dearest || amount === 0) return false;
  const added = await tx
    .insert(billingItems)
    .values({
      accountId,
      id: creditIdOf(outageId),
      code: "OUTAGE_CREDIT",
      service: dearest.key,
      amount: -amount,
      from,
      until: null,
    })
    .onConflictDoNothing()
    .returning();
  return added.length === 1;
}
