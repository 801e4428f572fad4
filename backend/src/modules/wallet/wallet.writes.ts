import { randomUUID } from "node:crypto";
import { canBeSaved } from "@portico/rules/card";
import { wallet } from "@portico/rules/constants";
import type { Transaction } from "../../database/database.ts";
import { changeMethod, countMethods, insertMethod, sameMethod, type MethodRow } from "./wallet.repository.ts";

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
  if (method.fundingKind !== null && !canBeSaved(method.fundingKind)) return { kind: "refused", code: "CANNOT_BE_SAVED" };
  const same = await sameMethod(tx, accountId, method.fingerprint);
  if (same) return renew(tx, same, method);
  const saved = await countMethods(tx, accountId);
  if (saved >= wallet.mostMethods) return { kind: "refused", code: "WALLET_FULL" };
  const id = `pm_${randomUUID()}`;
  await insertMethod(tx, { ...method, accountId, id, savedAt, nickname: null, isDefault: saved === 0, unavailable: false });
  return { kind: "saved", id };
}

async function renew(tx: Transaction, { accountId, id }: MethodRow, { expiry, cardName, accountKind, processorToken }: MethodToSave): Promise<Saving> {
  await changeMethod(tx, accountId, id, { expiry, cardName, accountKind, processorToken });
  return { kind: "saved", id };
}
