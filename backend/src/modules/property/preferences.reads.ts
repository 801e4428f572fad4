import type { components } from "@portico/openapi/property";
import { usualTopics } from "@portico/rules/contactTopics";
import type { Database, Transaction } from "../../database/database.ts";
import { contactsOfProperty } from "../contacts/contacts.reads.ts";
import { preferencesVersion, topicRows } from "./property.repository.ts";

/** Which point of contact of a property is contacted about what. */
export async function preferencesOf(
  tx: Transaction | Database,
  accountId: string,
): Promise<components["schemas"]["ContactPreferences"]> {
  const contacts = await contactsOfProperty(tx, accountId);
  const chosen = await topicRows(
    tx,
    contacts.map(({ contactId }) => contactId),
  );
  return {
    contacts: contacts.map(({ contactId, name, role, email }) => ({
      contactId,
      name,
      role,
      email,
      topics: chosen.get(contactId) ?? usualTopics(role),
    })),
    version: await preferencesVersion(tx, accountId),
  };
}
