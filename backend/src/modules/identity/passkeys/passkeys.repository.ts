import { and, asc, eq, gte, lt, or, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/database.ts";
import { passkeys } from "../identity.tables.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

/** A person's passkeys, the oldest first. */
export function passkeysOf(tx: Transaction, userId: string): Promise<PasskeyRow[]> {
  return tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** The passkey that a browser names on one host. */
export async function passkeyByCredential(
  tx: Transaction,
  { credentialId, relyingPartyId }: Pick<PasskeyRow, "credentialId" | "relyingPartyId">,
): Promise<PasskeyRow | undefined> {
  const named = and(eq(passkeys.credentialId, credentialId), eq(passkeys.relyingPartyId, relyingPartyId));
  return (await tx.select().from(passkeys).where(named))[0];
}

/** Adds a passkey; undefined when the credential is known already. */
export async function insertPasskey(
  tx: Transaction,
  row: Omit<PasskeyRow, "id" | "lastUsedAt">,
): Promise<PasskeyRow | undefined> {
  return (await tx.insert(passkeys).values(row).onConflictDoNothing().returning())[0];
}

/**
 * Stores a use. False when the signature counter did not increase: somebody may have a copy of the authenticator.
 * Authenticators without a counter always send 0. One statement, so that of two uses at once the older one is refused.
 */
export async function recordUse(
  tx: Transaction,
  { id }: Pick<PasskeyRow, "id">,
  counter: number,
  now: Date,
): Promise<boolean> {
  const increases = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), gte(sql`0`, counter)));
  const rows = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), increases))
    .returning({ id: passkeys.id });
  return rows.length === 1;
}

type Own = Pick<PasskeyRow, "id" | "userId">;
const own = ({ id, userId }: Own) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

/** Renames a passkey of a person; false when they have no such one. */
export async function renamePasskey(tx: Transaction, of: Own, name: string): Promise<boolean> {
  return (await tx.update(passkeys).set({ name }).where(own(of)).returning({ id: passkeys.id })).length === 1;
}

/** Removes a passkey of a person; false when they have no such one. */
export async function deletePasskey(tx: Transaction, of: Own): Promise<boolean> {
  return (await tx.delete(passkeys).where(own(of)).returning({ id: passkeys.id })).length === 1;
}
