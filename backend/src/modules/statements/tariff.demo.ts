import type { Transaction } from "../../database/database.ts";
import type { ServiceRow } from "../account/account.reads.ts";
import { chargesOf, linesOf, type BilledService, type Period } from "./lines.domain.ts";
import { billedServicesOf, currentLevies } from "./tariff.repository.ts";
import { agreedPrices, billingItems, levies, listPrices } from "./tariff.tables.ts";

const since = "2015-01-01";
const prices = [
  ["INTERNET", 0, 6_900],
  ["INTERNET", 300, 8_900],
  ["INTERNET", 600, 12_900],
  ["INTERNET", 1_000, 17_900],
  ["VIDEO", 0, 5_900],
  ["VIDEO", 48, 7_900],
  ["VIDEO", 120, 14_900],
  ["VOICE", 0, 2_400],
  ["MOBILE", 0, 2_900],
] as const;

/** Demo data: the provider's monthly prices in cents. */
export async function seedPrices(tx: Transaction): Promise<void> {
  await tx
    .insert(listPrices)
    .values(prices.map(([service, tier, unitPrice]) => ({ service, tier, unitPrice, validFrom: since })));
  await tx.insert(levies).values([
    { code: "COMMUNICATIONS_TAX", basisPoints: 650, perLine: 0 },
    { code: "EMERGENCY_FEE", basisPoints: 0, perLine: 100 },
  ]);
}

export interface BillToPrice {
  accountId: string;
  services: readonly ServiceRow[];
  /** The amounts of all bills, oldest first. */ amounts: readonly number[];
  index: number;
  period: Period;
}

/**
 * Sets the account's prices so that its bill has the amount that its demo state needs: an agreement from the first bill
 * on, another price from the bill on that differs, and a one-off charge or credit where only one bill differs.
 */
export async function priceBill(tx: Transaction, bill: BillToPrice): Promise<void> {
  const { accountId, services, amounts, index, period } = bill;
  const [before, amount = 0, after] = [amounts[index - 1], amounts[index], amounts[index + 1]];
  if (amount === before && services.some(({ key }) => key === "INTERNET")) return;
  if (before === undefined) await agree(tx, accountId, services, amount, period);
  else if (amount !== before && after === before)
    return addOnce(tx, bill, amount - before, amount < before ? "OUTAGE_CREDIT" : "TECHNICIAN_VISIT");
  else if (amount !== before && amounts[index - 2] !== amount)
    await changePrice(tx, accountId, amount - before, period);
  const rest = amount - (await chargedWithout(tx, bill));
  if (rest !== 0) await addOnce(tx, bill, rest, "SERVICE_AGREEMENT");
}

/** The bill's amount with the prices known so far. */
async function chargedWithout(tx: Transaction, { accountId, services, period }: BillToPrice): Promise<number> {
  const known = await billedServicesOf(tx, accountId, services);
  return chargesOf(linesOf({ period, services: known, items: [], levies: await currentLevies(tx) }));
}

/**
 * Sets every service to the same share of its list price; the tax-exempt internet connection makes the amount exact.
 */
async function agree(
  tx: Transaction,
  accountId: string,
  services: readonly ServiceRow[],
  amount: number,
  period: Period,
): Promise<void> {
  const [listed, levied] = [await billedServicesOf(tx, accountId, services), await currentLevies(tx)];
  const total = (of: readonly BilledService[]) =>
    chargesOf(linesOf({ period, services: of, items: [], levies: levied }));
  const others = listed
    .filter(({ key }) => key !== "INTERNET")
    .map((service) => scaled(service, amount / total(listed)));
  const connection = listed
    .filter(({ key }) => key === "INTERNET")
    .map((service) => ({ ...service, prices: [{ validFrom: since, unitPrice: amount - total(others) }] }));
  const steps = [...connection, ...others].map(({ key, prices: [step] }) => ({
    accountId,
    service: key,
    validFrom: since,
    unitPrice: step?.unitPrice ?? 0,
  }));
  if (steps.length > 0) await tx.insert(agreedPrices).values(steps);
}

function scaled(service: BilledService, part: number): BilledService {
  return {
    ...service,
    prices: service.prices
      .slice(-1)
      .map(({ unitPrice }) => ({ validFrom: since, unitPrice: Math.floor(unitPrice * part) })),
  };
}

async function changePrice(tx: Transaction, accountId: string, difference: number, { from }: Period): Promise<void> {
  const agreed = await tx.select().from(agreedPrices);
  const current = agreed
    .filter((price) => price.accountId === accountId && price.service === "INTERNET")
    .sort((a, b) => a.validFrom.localeCompare(b.validFrom))
    .at(-1);
  if (current)
    await tx
      .insert(agreedPrices)
      .values({ accountId, service: "INTERNET", validFrom: from, unitPrice: current.unitPrice + difference });
}

async function addOnce(
  tx: Transaction,
  { accountId, index, period, services }: BillToPrice,
  amount: number,
  code: "OUTAGE_CREDIT" | "TECHNICIAN_VISIT" | "SERVICE_AGREEMENT",
): Promise<void> {
  const service = services.some(({ key }) => key === "INTERNET") ? "INTERNET" : "VOICE";
  await tx.insert(billingItems).values({ accountId, id: `item_demo_${index}`, code, service, amount, from: period.to });
}
