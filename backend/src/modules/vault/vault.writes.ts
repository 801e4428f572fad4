import type { Transaction } from "../../database/database.ts";
import type { CardBehindToken } from "./vault.reads.ts";
import { forgetExpired, spendToken } from "./vault.repository.ts";

const HOUR_MILLISECONDS = 3_600_000;

/** Forgets what nobody can use any more. Tickets stay an hour: they tell how often the processor refused what came with them. */
export function forgetExpiredCards(tx: Transaction, now: Date): Promise<void> {
  return forgetExpired(tx, now, new Date(now.getTime() - HOUR_MILLISECONDS));
}

/** Uses a token up for a payment or a change of the wallet. @returns false when another was faster */
export function useUp(tx: Transaction, card: CardBehindToken, usedBy: string): Promise<boolean> {
  return spendToken(tx, card.hash, usedBy);
}
