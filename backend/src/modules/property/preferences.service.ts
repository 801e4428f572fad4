import type { components } from "@portico/openapi/property";
import { validateContactTopics } from "@portico/rules/contactTopics";
import type { Dependencies } from "../../dependencies.ts";
import { Problem } from "../../lib/problem.ts";
import { logActivity } from "../activity-log/activityLog.writes.ts";
import { preferencesOf } from "./preferences.reads.ts";
import { lockPreferences } from "./preferences.writes.ts";
import { type Changer, putTopics } from "./property.repository.ts";

type Schemas = components["schemas"];
type Deps = Pick<Dependencies, "database" | "securityClock">;

/** Which point of contact the provider's team contacts about what. */
export const contactPreferencesOf = ({ database }: Pick<Deps, "database">, accountId: string) =>
  preferencesOf(database, accountId);

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
    await lockPreferences(tx, accountId);
    const { contacts, version: current } = await preferencesOf(tx, accountId);
    if (current !== version) throw new Problem("CONFLICT", { status: 412 });
    const known = new Map(contacts.map((contact) => [contact.contactId, contact]));
    if (choices.some(({ contactId }) => !known.has(contactId))) throw new Problem("NOT_FOUND");
    for (const { contactId, topics } of choices) Object.assign(known.get(contactId) ?? {}, { topics });
    const fields = validateContactTopics([...known.values()]);
    if (fields.length > 0) throw new Problem("INVALID_REQUEST", { fields });
    await putTopics(tx, accountId, version + 1, choices);
    await logActivity({ securityClock }, tx, { accountId, actorId, kind: "CONTACT_PREFERENCES_CHANGED", facts: {} });
    return preferencesOf(tx, accountId);
  });
}
