import type { Transaction } from "../../database/database.ts";
import { goodToken, tokenSpentOn, type TokenRow } from "./vault.repository.ts";
import { secretHash } from "./vault.secrets.ts";

export type CardBehindToken = TokenRow;

/** The card behind a token; undefined when it is unknown, used, too old, or somebody else's. */
export function cardBehind(tx: Transaction, token: string, userId: string, accountId: string, now: Date): Promise<CardBehindToken | undefined> {
  return goodToken(tx, secretHash(token), userId, accountId, now);
}

/** The card that a payment was started with. */
export function cardOfPayment(tx: Transaction, paymentId: string): Promise<CardBehindToken | undefined> {
  return tokenSpentOn(tx, paymentId);
}
