import type { Transaction } from "../../database/database.ts";
import type { CardBehindToken } from "./vault.reads.ts";
import { spendToken } from "./vault.repository.ts";

export { forgetExpired as forgetExpiredCards } from "./vault.repository.ts";

/** Uses a token up for a payment. @returns false when another payment was faster */
export function useUp(tx: Transaction, card: CardBehindToken, paymentId: string): Promise<boolean> {
  return spendToken(tx, card.hash, paymentId);
}
