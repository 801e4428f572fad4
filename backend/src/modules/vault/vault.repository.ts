import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { vaultTokens } from "./vault.tables.ts";

export type TokenRow = typeof vaultTokens.$inferSelect;

export async function isSpent(tx: Transaction, hash: string): Promise<boolean> {
  return (await tx.select({ hash: vaultTokens.hash }).from(vaultTokens).where(eq(vaultTokens.hash, hash))).length > 0;
}

/** @returns false when a concurrent use was first */
export async function insertSpent(tx: Transaction, token: TokenRow): Promise<boolean> {
  const spent = await tx
    .insert(vaultTokens)
    .values(token)
    .onConflictDoNothing({ target: vaultTokens.hash })
    .returning({ hash: vaultTokens.hash });
  return spent.length === 1;
}

export async function tokenSpentOn(tx: Transaction, paymentId: string): Promise<TokenRow | undefined> {
  const [row] = await tx.select().from(vaultTokens).where(eq(vaultTokens.spentOn, paymentId));
  return row;
}
