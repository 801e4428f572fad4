import { and, count, desc, eq } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { paymentMethods } from "./wallet.tables.ts";

export type MethodRow = typeof paymentMethods.$inferSelect;

const one = (accountId: string, id: string) => and(eq(paymentMethods.accountId, accountId), eq(paymentMethods.id, id));

/** The default first, then the newest. */
export function methodRows(tx: Transaction, accountId: string): Promise<MethodRow[]> {
  const { isDefault, savedAt, id } = paymentMethods;
  return tx
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.accountId, accountId))
    .orderBy(desc(isDefault), desc(savedAt), desc(id));
}

export async function methodRow(tx: Transaction, accountId: string, id: string): Promise<MethodRow | undefined> {
  const [row] = await tx.select().from(paymentMethods).where(one(accountId, id));
  return row;
}

/** The saved method with a fingerprint: the same card or bank account, entered again. */
export async function sameMethod(
  tx: Transaction,
  accountId: string,
  fingerprint: string,
): Promise<MethodRow | undefined> {
  const [row] = await tx
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.accountId, accountId), eq(paymentMethods.fingerprint, fingerprint)));
  return row;
}

export async function countMethods(tx: Transaction, accountId: string): Promise<number> {
  const [saved] = await tx
    .select({ count: count() })
    .from(paymentMethods)
    .where(eq(paymentMethods.accountId, accountId));
  return saved?.count ?? 0;
}

export async function insertMethod(tx: Transaction, method: MethodRow): Promise<void> {
  await tx.insert(paymentMethods).values(method);
}

export async function changeMethod(
  tx: Transaction,
  accountId: string,
  id: string,
  change: Partial<MethodRow>,
): Promise<void> {
  await tx.update(paymentMethods).set(change).where(one(accountId, id));
}

/** Makes one method the default and clears the previous default. */
export async function moveDefault(tx: Transaction, accountId: string, id: string): Promise<void> {
  await tx
    .update(paymentMethods)
    .set({ isDefault: false })
    .where(and(eq(paymentMethods.accountId, accountId), eq(paymentMethods.isDefault, true)));
  await changeMethod(tx, accountId, id, { isDefault: true });
}

export async function removeMethod(tx: Transaction, accountId: string, id: string): Promise<void> {
  await tx.delete(paymentMethods).where(one(accountId, id));
}

/** What is known of a method that was charged. */
export type ChargedMethod =
  | Pick<MethodRow, "id">
  | Pick<MethodRow, "fingerprint">
  | Pick<MethodRow, "type" | "lastFour">;

function isCharged(charged: ChargedMethod) {
  if ("id" in charged) return eq(paymentMethods.id, charged.id);
  if ("fingerprint" in charged) return eq(paymentMethods.fingerprint, charged.fingerprint);
  return and(eq(paymentMethods.type, charged.type), eq(paymentMethods.lastFour, charged.lastFour));
}

/** Disables the account's method that was charged; by its last four digits alone, all that have them. */
export async function disableMethods(tx: Transaction, accountId: string, charged: ChargedMethod): Promise<void> {
  await tx
    .update(paymentMethods)
    .set({ unavailable: true })
    .where(and(eq(paymentMethods.accountId, accountId), isCharged(charged)));
}
