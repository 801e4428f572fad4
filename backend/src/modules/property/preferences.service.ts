import { isDeepStrictEqual } from "node:util";
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
 * Chooses who is contacted about what; a contact that is not named keeps its choice. A repeat whose first answer was
 * lost is answered again.
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
    const stored = await preferencesOf(tx, accountId);
    const known = new Map(stored.contacts.map((contact) => [contact.contactId, contact]));
    const isStored = choices.every(({ contactId, topics }) => isDeepStrictEqual(known.get(contactId)?.topics, topics));
    if (stored.version === version + 1 && isStored) return stored;
    if (stored.version !== version) throw new Problem("CONFLICT", { status: 412 });
    if (choices.some(({ contactId }) => !known.has(contactId))) throw new Problem("NOT_FOUND");
    for (const { contactId, topics } of choices) Object.assign(known.get(contactId) ?? {}, { topics });
    const fields = validateContactTopics([...known.values()]);
    if (fields.length > 0) throw new Problem("INVALID_REQUEST", { fields });
    await putTopics(tx, accountId, version + 1, choices);
    await logActivity({ securityClock }, tx, { accountId, actorId, kind: "CONTACT_PREFERENCES_CHANGED", facts: {} });
    return preferencesOf(tx, accountId);
  });
}
