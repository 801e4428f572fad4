import { randomUUID } from "node:crypto";
import { and, count, eq } from "drizzle-orm";
import { canBeSaved } from "@portico/rules/card";
import type { Transaction } from "../../database/database.ts";
import { paymentMethods } from "./wallet.tables.ts";

/** As many as a customer can still tell apart; what is over it is refused. */
const MOST_SAVED_METHODS = 12;

type MethodRow = typeof paymentMethods.$inferSelect;

/** A card that a payment has proved good. */
export type CardToSave = Pick<MethodRow, "type" | "lastFour" | "expiry" | "cardName" | "fundingKind" | "processorToken" | "fingerprint">;

/**
 * Saves a card, or brings expiry and name of the same card up to date.
 * @returns false when it may not be saved or the wallet is full
 */
export async function saveCard(tx: Transaction, accountId: string, card: CardToSave, savedAt: Date): Promise<boolean> {
  if (!canBeSaved(card.fundingKind)) return false;
  const same = and(eq(paymentMethods.accountId, accountId), eq(paymentMethods.fingerprint, card.fingerprint));
  const { expiry, cardName, processorToken } = card;
  const renewed = await tx.update(paymentMethods).set({ expiry, cardName, processorToken }).where(same).returning();
  if (renewed.length > 0) return true;
  const [saved] = await tx.select({ count: count() }).from(paymentMethods).where(eq(paymentMethods.accountId, accountId));
  if ((saved?.count ?? 0) >= MOST_SAVED_METHODS) return false;
  await tx.insert(paymentMethods).values({ accountId, id: `pm_${randomUUID()}`, savedAt, ...card });
  return true;
}
