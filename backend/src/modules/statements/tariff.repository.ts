import { and, asc, eq, gte, inArray, isNull, lte, or } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import type { ServiceRow } from "../account/account.reads.ts";
import {
  billedServices,
  isPerUnit,
  type BilledService,
  type BilledServiceKey,
  type BillingItem,
  type Levies,
  type Period,
  type PriceStep,
} from "./lines.domain.ts";
import { agreedPrices, billingItems, levies, listPrices } from "./tariff.tables.ts";

/** The services of an account with their prices; a service without a price is free and not billed. */
export async function billedServicesOf(
  tx: Transaction,
  accountId: string,
  services: readonly ServiceRow[],
): Promise<BilledService[]> {
  const agreed = await tx
    .select()
    .from(agreedPrices)
    .where(eq(agreedPrices.accountId, accountId))
    .orderBy(asc(agreedPrices.validFrom));
  const listed = await tx.select().from(listPrices).orderBy(asc(listPrices.validFrom));
  return services.flatMap((row) => {
    const key = billedServices.find((known) => known === row.key);
    if (!key) return [];
    const own: PriceStep[] = agreed.filter(({ service }) => service === key);
    const tier = tierOf(
      listed.filter(({ service }) => service === key).map((price) => price.tier),
      sizeOf(row),
    );
    const prices = own.length > 0 ? own : listed.filter((price) => price.service === key && price.tier === tier);
    return prices.length > 0 ? [{ key, quantity: sizeOf(row), units: unitsOf(key, row), prices }] : [];
  });
}

const sizeOf = ({ downloadMbps, channelCount, lineCount, deviceCount }: ServiceRow) =>
  downloadMbps ?? channelCount ?? lineCount ?? deviceCount ?? 1;

/** Lines and devices are charged per unit, a connection and television as a whole. */
const unitsOf = (key: BilledServiceKey, row: ServiceRow) => (isPerUnit(key) ? sizeOf(row) : 1);

/** The largest tier that the size reaches, or else the smallest tier. */
function tierOf(tiers: readonly number[], size: number): number {
  return Math.max(Math.min(...tiers), ...tiers.filter((tier) => tier <= size));
}

/**
 * The charges and credits of a period besides services: one-off items that are on no statement yet, recurring items,
 * and recurring items that ended with the previous period.
 */
export function itemsOf(
  tx: Transaction,
  accountId: string,
  period: Period,
  previousFrom: string,
): Promise<BillingItem[]> {
  const once = and(isNull(billingItems.until), isNull(billingItems.statementId));
  const items = and(
    eq(billingItems.accountId, accountId),
    lte(billingItems.from, period.to),
    or(once, gte(billingItems.until, previousFrom)),
  );
  return tx.select().from(billingItems).where(items).orderBy(asc(billingItems.from), asc(billingItems.id));
}

/** Assigns one-off items to a statement, so that no other statement has them. */
export async function billItems(
  tx: Transaction,
  accountId: string,
  items: readonly BillingItem[],
  statementId: string,
): Promise<void> {
  const once = items.filter(({ until }) => until === null).map(({ id }) => id);
  if (once.length > 0)
    await tx
      .update(billingItems)
      .set({ statementId })
      .where(and(eq(billingItems.accountId, accountId), inArray(billingItems.id, once)));
}

export async function currentLevies(tx: Transaction): Promise<Levies> {
  const rows = await tx.select().from(levies);
  const of = (code: (typeof rows)[number]["code"]) => rows.find((row) => row.code === code);
  return { basisPoints: of("COMMUNICATIONS_TAX")?.basisPoints ?? 0, perLine: of("EMERGENCY_FEE")?.perLine ?? 0 };
}

/**
 * Writes the prices that are billed from now on, in place of those that there are: each with its size, so that a later
 * change of the service leaves what was before as it was.
 */
export async function putPrices(
  tx: Transaction,
  accountId: string,
  { key, quantity, prices }: BilledService,
): Promise<void> {
  await tx.delete(agreedPrices).where(and(eq(agreedPrices.accountId, accountId), eq(agreedPrices.service, key)));
  await tx.insert(agreedPrices).values(
    prices.map(({ validFrom, unitPrice, size }) => ({
      accountId,
      service: key,
      validFrom,
      unitPrice,
      size: size ?? quantity,
    })),
  );
}

/** Adds a charge that the next statement has once. */
export async function addItem(
  tx: Transaction,
  accountId: string,
  item: Pick<BillingItem, "id" | "code" | "service" | "amount" | "from">,
): Promise<void> {
  await tx.insert(billingItems).values({ accountId, ...item, until: null });
}
