import { randomUUID } from "node:crypto";
import { canBeSaved } from "@portico/rules/card";
import { wallet } from "@portico/rules/constants";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { logActivity } from "../activity-log/activityLog.writes.ts";
import {
  changeMethod,
  type ChargedMethod,
  countMethods,
  disableMethods,
  insertMethod,
  sameMethod,
  type MethodRow,
} from "./wallet.repository.ts";

/** A card or bank account that a payment or the processor's check has verified. */
export type MethodToSave = Pick<
  MethodRow,
  | "type"
  | "lastFour"
  | "expiry"
  | "cardName"
  | "fundingKind"
  | "bankName"
  | "accountKind"
  | "processorToken"
  | "fingerprint"
>;

export type Saving = { kind: "saved"; id: string } | { kind: "refused"; code: "CANNOT_BE_SAVED" | "WALLET_FULL" };

/** Picks the fields of a row that may be saved. */
export function methodFacts({
  type,
  lastFour,
  expiry,
  cardName,
  fundingKind,
  bankName,
  accountKind,
  processorToken,
  fingerprint,
}: MethodToSave): MethodToSave {
  return { type, lastFour, expiry, cardName, fundingKind, bankName, accountKind, processorToken, fingerprint };
}

/**
 * Upserts a method. An account's first method becomes its default. The account is locked. Refuses prepaid and gift
 * cards (WALL-06), and a method beyond the wallet's limit.
 */
export async function saveMethod(
  deps: Pick<Dependencies, "clock" | "securityClock">,
  tx: Transaction,
  { accountId, userId }: { accountId: string; userId: string },
  method: MethodToSave,
): Promise<Saving> {
  const code = await savingError(tx, accountId, method);
  if (code) return { kind: "refused", code };
  const same = await sameMethod(tx, accountId, method.fingerprint);
  if (same) return renew(deps, tx, userId, same, method);
  const id = `pm_${randomUUID()}`;
  const isDefault = (await countMethods(tx, accountId)) === 0;
  const savedAt = deps.clock.now();
  await insertMethod(tx, { ...method, accountId, id, savedAt, nickname: null, isDefault, unavailable: false });
  await logMethod(deps, tx, userId, "METHOD_ADDED", { accountId, ...method });
  return { kind: "saved", id };
}

/** Records a change of the wallet in the account's activity log. */
export function logMethod(
  deps: Pick<Dependencies, "securityClock">,
  tx: Transaction,
  actorId: string,
  kind: "METHOD_ADDED" | "METHOD_CHANGED" | "METHOD_REMOVED",
  { accountId, type: methodType, lastFour }: Pick<MethodRow, "accountId" | "type" | "lastFour">,
): Promise<void> {
  return logActivity(deps, tx, { accountId, actorId, kind, facts: { methodType, lastFour } });
}

/** Why a method cannot be saved now, or null. The account is locked. */
export async function savingError(
  tx: Transaction,
  accountId: string,
  { fundingKind, fingerprint }: MethodToSave,
): Promise<Extract<Saving, { kind: "refused" }>["code"] | null> {
  if (fundingKind !== null && !canBeSaved(fundingKind)) return "CANNOT_BE_SAVED";
  const isFull = (await countMethods(tx, accountId)) >= wallet.maxMethods;
  return isFull && !(await sameMethod(tx, accountId, fingerprint)) ? "WALLET_FULL" : null;
}

/**
 * The processor has just verified the number: whatever its bank refused before, it may be charged again. Logged if the
 * customer sees another method than before.
 */
async function renew(
  deps: Pick<Dependencies, "securityClock">,
  tx: Transaction,
  userId: string,
  same: MethodRow,
  { expiry, cardName, accountKind, processorToken }: MethodToSave,
): Promise<Saving> {
  const { accountId, id } = same;
  const seen = { expiry, cardName, accountKind, unavailable: false };
  await changeMethod(tx, accountId, id, { ...seen, processorToken });
  const isOther = (Object.keys(seen) as (keyof typeof seen)[]).some((name) => seen[name] !== same[name]);
  if (isOther) await logMethod(deps, tx, userId, "METHOD_CHANGED", same);
  return { kind: "saved", id };
}

/**
 * Disables a bank account that the bank reported as closed or not to be debited: it is neither offered nor charged
 * until the customer saves another.
 */
export async function markUnavailable(tx: Transaction, accountId: string, charged: ChargedMethod): Promise<void> {
  await disableMethods(tx, accountId, charged);
}
