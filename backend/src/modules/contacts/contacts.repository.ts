import { and, asc, count, eq, sql } from "drizzle-orm";
import type { components } from "@portico/openapi/contacts";
import type { Database, Transaction } from "../../database/database.ts";
import { propertyContacts } from "./contacts.tables.ts";

export type ContactRow = typeof propertyContacts.$inferSelect;
export type ContactFacts = components["schemas"]["PropertyContactFacts"];

const of = (accountId: string, contactId: string) =>
  and(eq(propertyContacts.accountId, accountId), eq(propertyContacts.contactId, contactId));

/** Contacts of an account, in order of creation. */
export function contactRows(tx: Transaction | Database, accountId: string): Promise<ContactRow[]> {
  return tx
    .select()
    .from(propertyContacts)
    .where(eq(propertyContacts.accountId, accountId))
    .orderBy(asc(propertyContacts.addedAt), asc(propertyContacts.contactId));
}

/**
 * How many contacts an account has. Locks the account until the transaction ends, so that two concurrent inserts cannot
 * exceed the limit.
 */
export async function lockedCount(tx: Transaction, accountId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`property contacts ${accountId}`}, 0))`);
  const [row] = await tx
    .select({ of: count() })
    .from(propertyContacts)
    .where(eq(propertyContacts.accountId, accountId));
  return row?.of ?? 0;
}

/** A contact by id, of any account. */
export async function contactNamed(tx: Transaction, contactId: string): Promise<ContactRow | undefined> {
  return (await tx.select().from(propertyContacts).where(eq(propertyContacts.contactId, contactId)))[0];
}

/** An account's contact, locked until the transaction ends. */
export async function lockedContact(
  tx: Transaction,
  accountId: string,
  contactId: string,
): Promise<ContactRow | undefined> {
  return (await tx.select().from(propertyContacts).where(of(accountId, contactId)).for("update"))[0];
}

export async function putContact(tx: Transaction, row: typeof propertyContacts.$inferInsert): Promise<ContactRow> {
  const [added] = await tx.insert(propertyContacts).values(row).returning();
  return added as ContactRow;
}

export async function changeContact(
  tx: Transaction,
  { accountId, contactId, version }: ContactRow,
  facts: ContactFacts,
): Promise<ContactRow> {
  const [changed] = await tx
    .update(propertyContacts)
    .set({ ...facts, version: version + 1 })
    .where(of(accountId, contactId))
    .returning();
  return changed as ContactRow;
}

export async function dropContact(tx: Transaction, { accountId, contactId }: ContactRow): Promise<void> {
  await tx.delete(propertyContacts).where(of(accountId, contactId));
}
