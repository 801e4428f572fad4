import type { components } from "@portico/openapi/property";
import { contactTopicFaults, usualTopics } from "@portico/rules/contactTopics";
import type { Transaction } from "../../database/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { Problem } from "../../lib/problem.ts";
import { logActivity } from "../activity-log/activityLog.writes.ts";
import { contactsOfProperty } from "../contacts/contacts.reads.ts";
import { type Changer, lockProperty, preferencesVersion, putTopics, topicRows } from "./property.repository.ts";

type Schemas = components["schemas"];
type Deps = Pick<Dependencies, "database" | "securityClock">;

async function preferences(
  tx: Transaction | Deps["database"],
  accountId: string,
): Promise<Schemas["ContactPreferences"]> {
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

/** Which point of contact the provider's team contacts about what. */
export const contactPreferencesOf = ({ database }: Pick<Deps, "database">, accountId: string) =>
  preferences(database, accountId);

/**
 * Chooses who is contacted about what; a contact that is not named keeps its choice.
 * @throws Problem NOT_FOUND for a contact of another property, CONFLICT (412), INVALID_REQUEST when nobody is
 * chosen for outages
 */
export function changeContactPreferences(
  { database, securityClock }: Deps,
  { accountId, actorId }: Changer,
  version: number,
  { choices }: Schemas["ContactPreferencesFacts"],
): Promise<Schemas["ContactPreferences"]> {
  return database.transaction(async (tx) => {
    await lockProperty(tx, "preferences", accountId);
    const { contacts, version: current } = await preferences(tx, accountId);
    if (current !== version) throw new Problem("CONFLICT", { status: 412 });
    const known = new Map(contacts.map((contact) => [contact.contactId, contact]));
    if (choices.some(({ contactId }) => !known.has(contactId))) throw new Problem("NOT_FOUND");
    for (const { contactId, topics } of choices) Object.assign(known.get(contactId) ?? {}, { topics });
    const fields = contactTopicFaults([...known.values()]);
    if (fields.length > 0) throw new Problem("INVALID_REQUEST", { fields });
    await putTopics(tx, accountId, version + 1, choices);
    await logActivity({ securityClock }, tx, { accountId, actorId, kind: "CONTACT_PREFERENCES_CHANGED", facts: {} });
    return preferences(tx, accountId);
  });
}
