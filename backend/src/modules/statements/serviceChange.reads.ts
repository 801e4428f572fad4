import type { Transaction } from "../../database/database.ts";
import { previousCycleDate } from "@portico/rules/billingCycle";
import { accountFacts, accountServices } from "../account/account.reads.ts";
import {
  type Bill,
  billAfter,
  billChange,
  type BillChange,
  billWith,
  type ServiceChange,
} from "./serviceChange.domain.ts";
import { isPerUnit, type BilledService, type BilledServiceKey, type BillingItem } from "./lines.domain.ts";
import { cycleOf } from "./statements.repository.ts";
import { billedServicesOf, currentLevies, itemsOf } from "./tariff.repository.ts";

export type { BillChange, ServiceChange } from "./serviceChange.domain.ts";

/** The services of an account that are billed, with their prices. */
export async function billedServicesOn(tx: Transaction, accountId: string): Promise<BilledService[]> {
  return billedServicesOf(tx, accountId, await accountServices(tx, accountId));
}

/** What a service costs on a day: size, price of a unit, and price of a month. Cents. */
export interface PriceOnDay {
  key: BilledServiceKey;
  size: number;
  unitPrice: number;
  monthlyPrice: number;
}

/** What each billed service of an account costs on a day. */
export async function pricesOn(tx: Transaction, accountId: string, day: string): Promise<PriceOnDay[]> {
  return (await billedServicesOn(tx, accountId)).flatMap(({ key, quantity, prices }) => {
    const step = prices.findLast(({ validFrom }) => validFrom <= day);
    if (!step) return [];
    const size = step.size ?? quantity;
    return [{ key, size, unitPrice: step.unitPrice, monthlyPrice: step.unitPrice * (isPerUnit(key) ? size : 1) }];
  });
}

/** Whether an account gets bills here. */
export async function isBilled(tx: Transaction, accountId: string): Promise<boolean> {
  return (await cycleOf(tx, accountId)) !== undefined;
}

/**
 * What a change does to the first bill that has it and to a whole month, by the rules that bill; undefined for an
 * account that gets no bills here.
 */
export async function quoteChange(
  tx: Transaction,
  accountId: string,
  change: ServiceChange,
): Promise<BillChange | undefined> {
  const [cycle, account] = [await cycleOf(tx, accountId), await accountFacts(tx, accountId)];
  if (!cycle || !account) return undefined;
  const itemsFor = ({ period }: Bill): Promise<BillingItem[]> =>
    itemsOf(tx, accountId, period, previousCycleDate(period.from, account.cycleDay));
  const first = billWith(change.from, cycle, account.cycleDay);
  const next = billAfter(first, account.cycleDay);
  const monthly = (await itemsFor(next)).filter(({ until }) => until !== null);
  return billChange(
    await billedServicesOn(tx, accountId),
    change,
    { first: { ...first, items: await itemsFor(first) }, next: { ...next, items: monthly } },
    await currentLevies(tx),
  );
}
