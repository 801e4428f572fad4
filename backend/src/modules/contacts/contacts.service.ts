import { maxPropertyContacts, validatePropertyContact, tidyContact } from "@portico/rules/propertyContact";
import type { components } from "@portico/openapi/contacts";
import type { Database, Transaction } from "../../database/database.ts";
import { Problem } from "../../lib/problem.ts";
import { requireOutageContact } from "../property/preferences.writes.ts";
import {
  changeContact,
  contactNamed,
  contactRows,
  dropContact,
  lockedContact,
  lockedCount,
  putContact,
  type ContactFacts,
  type ContactRow,
} from "./contacts.repository.ts";

type Schemas = components["schemas"];

/** A contact with the version that the client has seen. */
export type SeenContact = { accountId: string; contactId: string; version: number };

const contactOf = ({ contactId, name, role, phone, email, version }: ContactRow): Schemas["PropertyContact"] => ({
  contactId,
  name,
  role,
  phone,
  email,
  version,
});

/** @throws Problem INVALID_REQUEST with the fields at fault; schema validation has checked the format */
function accepted(facts: ContactFacts): ContactFacts {
  const deleteExpired = tidyContact(facts);
  const fields = validatePropertyContact(deleteExpired);
  if (fields.length > 0) throw new Problem("INVALID_REQUEST", { fields });
  return deleteExpired;
}

/** @throws Problem NOT_FOUND when it was deleted */
async function existing(tx: Transaction, { accountId, contactId }: SeenContact): Promise<ContactRow> {
  const row = await lockedContact(tx, accountId, contactId);
  if (!row) throw new Problem("NOT_FOUND");
  return row;
}

/** @throws Problem CONFLICT (412) when it was changed since */
function requireUnchanged(row: ContactRow, { version }: SeenContact): void {
  if (row.version !== version) throw new Problem("CONFLICT", { status: 412 });
}

export async function propertyContactsOf(database: Database, accountId: string): Promise<Schemas["PropertyContact"][]> {
  return (await contactRows(database, accountId)).map(contactOf);
}

/**
 * Adds a contact under the client's id: a repeated call finds it and changes nothing.
 * @throws Problem INVALID_REQUEST; CONFLICT beyond the limit, or for an id in use
 */
export function addContact(
  database: Database,
  accountId: string,
  { contactId, ...typed }: Schemas["NewPropertyContact"],
  addedAt: Date,
): Promise<Schemas["PropertyContact"]> {
  const facts = accepted(typed);
  return database.transaction(async (tx) => {
    const many = await lockedCount(tx, accountId);
    const known = await contactNamed(tx, contactId);
    if (known && known.accountId === accountId && isSame(known, facts)) return contactOf(known);
    if (known || many >= maxPropertyContacts) throw new Problem("CONFLICT");
    return contactOf(await putContact(tx, { ...facts, accountId, contactId, addedAt }));
  });
}

const isSame = (row: ContactRow, { name, role, phone, email }: ContactFacts) =>
  row.name === name && row.role === role && row.phone === phone && row.email === email;

/**
 * Changes a contact. A repeat whose first answer was lost is answered again.
 * @throws Problem INVALID_REQUEST, NOT_FOUND, CONFLICT (412), LAST_FOR_OUTAGES when its role made it the only one
 */
export function changeSeenContact(
  database: Database,
  seen: SeenContact,
  typed: ContactFacts,
): Promise<Schemas["PropertyContact"]> {
  const facts = accepted(typed);
  return database.transaction((tx) =>
    requireOutageContact(tx, seen.accountId, async () => {
      const before = await existing(tx, seen);
      if (before.version === seen.version + 1 && isSame(before, facts)) return contactOf(before);
      requireUnchanged(before, seen);
      return contactOf(await changeContact(tx, before, facts));
    }),
  );
}

/** @throws Problem NOT_FOUND, CONFLICT (412), LAST_FOR_OUTAGES for the only contact for outages of several */
export function removeSeenContact(database: Database, seen: SeenContact): Promise<void> {
  return database.transaction((tx) =>
    requireOutageContact(tx, seen.accountId, async () => {
      const before = await existing(tx, seen);
      requireUnchanged(before, seen);
      await dropContact(tx, before);
    }),
  );
}
