import { createHash } from "node:crypto";
import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { tokenSeal } from "./vault.protocol.ts";
import { isSpent, tokenSpentOn, type TokenRow } from "./vault.repository.ts";

export type CardBehindToken = TokenRow;

/** All tokens of a ticket share one name, because a single use spends the ticket. */
const nameOf = (ticketId: string) => createHash("sha256").update(ticketId).digest("base64url");

/** The card behind a token; undefined when it is unknown, used, expired, or another user's. */
export async function cardBehind(
  { config, securityClock }: Dependencies,
  tx: Transaction,
  token: string | null | undefined,
  userId: string,
  accountId: string,
): Promise<CardBehindToken | undefined> {
  const held = tokenSeal(config.vaultSecret).open(token ?? "");
  if (
    !held ||
    held.userId !== userId ||
    held.accountId !== accountId ||
    held.expiresAt <= securityClock.now().getTime()
  )
    return undefined;
  const { ticketId, expiresAt, ...facts } = held;
  const row = { ...facts, hash: nameOf(ticketId), expiresAt: new Date(expiresAt), spentOn: null };
  return (await isSpent(tx, row.hash)) ? undefined : row;
}

/** The card that a payment was started with. */
export function cardOfPayment(tx: Transaction, paymentId: string): Promise<CardBehindToken | undefined> {
  return tokenSpentOn(tx, paymentId);
}
