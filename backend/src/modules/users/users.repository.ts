import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../database/database.ts";
import { tokenHash } from "../../lib/secrets.ts";
import { accessChanges, invitations } from "./users.tables.ts";

export type InvitationRow = typeof invitations.$inferSelect;
export type ChangeRow = typeof accessChanges.$inferSelect;

/** The number of changes that are shown. */
const MAX_CHANGES = 20;

/** The invitations of an account that nobody has accepted or withdrawn, the newest first. */
export function waitingInvitations(tx: Transaction, accountId: string): Promise<InvitationRow[]> {
  return tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.accountId, accountId), eq(invitations.state, "OPEN")))
    .orderBy(desc(invitations.sentAt), asc(invitations.id));
}

/** An invitation by id, of any account. */
export async function invitationById(tx: Transaction, id: string): Promise<InvitationRow | undefined> {
  return (await tx.select().from(invitations).where(eq(invitations.id, id)))[0];
}

/** The invitation of the newest link; undefined for a wrong token and for one that a newer link replaced. */
export async function invitationByToken(tx: Transaction, token: string): Promise<InvitationRow | undefined> {
  return (
    await tx
      .select()
      .from(invitations)
      .where(eq(invitations.tokenHash, tokenHash(token)))
  )[0];
}

export async function insertInvitation(tx: Transaction, row: typeof invitations.$inferInsert): Promise<InvitationRow> {
  const [inserted] = await tx.insert(invitations).values(row).returning();
  return inserted as InvitationRow;
}

export async function updateInvitation(
  tx: Transaction,
  id: string,
  change: Partial<Pick<InvitationRow, "state" | "tokenHash" | "sentAt" | "expiresAt" | "userId">>,
): Promise<InvitationRow> {
  const [changed] = await tx
    .update(invitations)
    .set({ ...change, version: sql`${invitations.version} + 1` })
    .where(eq(invitations.id, id))
    .returning();
  return changed as InvitationRow;
}

export async function insertChange(tx: Transaction, row: typeof accessChanges.$inferInsert): Promise<void> {
  await tx.insert(accessChanges).values(row);
}

/** The newest changes of an account first. */
export function newestChanges(tx: Transaction, accountId: string): Promise<ChangeRow[]> {
  return tx
    .select()
    .from(accessChanges)
    .where(eq(accessChanges.accountId, accountId))
    .orderBy(desc(accessChanges.id))
    .limit(MAX_CHANGES);
}
