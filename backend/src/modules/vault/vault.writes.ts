import type { Transaction } from "../../database/database.ts";
import type { CardBehindToken } from "./vault.reads.ts";
import { insertSpent } from "./vault.repository.ts";

/**
 * Uses a token up for a payment or a wallet change.
 * @returns false when a concurrent use was first
 */
export function spendToken(tx: Transaction, card: CardBehindToken, usedBy: string): Promise<boolean> {
  return insertSpent(tx, { ...card, spentOn: usedBy });
}
