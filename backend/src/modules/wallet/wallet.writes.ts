import { randomUUID } from "node:crypto";
import { canBeSaved } from "@portico/rules/card";
import { wallet } from "@portico/rules/constants";
import type { Transaction } from "../../database/database.ts";
import { changeMethod, countMethods, disableMethods, insertMethod, sameMethod, type MethodRow } from "./wallet.repository.ts";

/** A card or bank account that a payment or the processor's check has proved good. */
export type MethodToSave = Pick<MethodRow, "type" | "lastFour" | "expiry" | "cardName" | "fundingKind" | "bankName" | "accountKind" | "processorToken" | "fingerprint">;

export type Saving = { kind: "saved"; id: string } | { kind: "refused"; code: "CANNOT_BE_SAVED" | "WALLET_FULL" };

/** What may be saved of a row that knows more of a method. */
export function methodFacts({ type, lastFour, expiry, cardName, fundingKind, bankName, accountKind, processorToken, fingerprint }: MethodToSave): MethodToSave {
  return { type, lastFour, expiry, cardName, fundingKind, bankName, accountKind, processorToken, fingerprint };
}

/**
 * Saves a method, or brings what may have changed of the same one up to date. The first of an account is its default. The account is locked.
 * Prepaid and gift cards are refused (WALL-06), and what is more than a wallet holds.
 */
export async function saveMethod(tx: Transaction, accountId: string, method: MethodToSave, savedAt: Date): Promise<Saving> {
  const code = await savingFault(tx, accountId, method);
  if (code) return { kind: "refused", code };
  const same = await sameMethod(tx, accountId, method.fingerprint);
  if (same) return renew(tx, same, method);
  const id = `pm_${randomUUID()}`;
  const isDefault = (await countMethods(tx, accountId)) === 0;
  await insertMethod(tx, { ...method, accountId, id, savedAt, nickname: null, isDefault, unavailable: false });
  return { kind: "saved", id };
}

/** Why a method can't be saved now, or null. The account is locked. */
export async function savingFault(tx: Transaction, accountId: string, { fundingKind, fingerprint }: MethodToSave): Promise<Extract<Saving, { kind: "refused" }>["code"] | null> {
  if (fundingKind !== null && !canBeSaved(fundingKind)) return "CANNOT_BE_SAVED";
  const isFull = (await countMethods(tx, accountId)) >= wallet.mostMethods;
  return isFull && !(await sameMethod(tx, accountId, fingerprint)) ? "WALLET_FULL" : null;
}

async function renew(tx: Transaction, { accountId, id }: MethodRow, { expiry, cardName, accountKind, processorToken }: MethodToSave): Promise<Saving> {
  await changeMethod(tx, accountId, id, { expiry, cardName, accountKind, processorToken });
  return { kind: "saved", id };
}

/** The bank said that an account is closed or may not be debited: it is not offered and not charged any more, until the customer saves another. */
export async function markUnavailable(tx: Transaction, accountId: string, { type, lastFour }: Pick<MethodRow, "type" | "lastFour">): Promise<void> {
  await disableMethods(tx, accountId, type, lastFour);
}
