import type { PropertyContactRole } from "./propertyContact.rules.ts";

/** What the provider's team contacts a point of contact of a property about. No e-mail is sent because of it. */
export const contactTopics = ["MAINTENANCE", "OUTAGES", "BILLING"] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** What a contact is contacted about until somebody chooses: its role decides. */
export function usualTopics(role: PropertyContactRole): ContactTopic[] {
  if (role === "PROPERTY_MANAGER") return [...contactTopics];
  return role === "MAINTENANCE" ? ["MAINTENANCE", "OUTAGES"] : [];
}

export type ContactTopicError = { field: "OUTAGES"; code: "MISSING" };

/** Somebody is always chosen for outages, where there is anybody to choose. */
export function validateContactTopics(contacts: readonly { topics: readonly ContactTopic[] }[]): ContactTopicError[] {
  const isSomebodyChosen = contacts.some(({ topics }) => topics.includes("OUTAGES"));
  return contacts.length === 0 || isSomebodyChosen ? [] : [{ field: "OUTAGES", code: "MISSING" }];
}
