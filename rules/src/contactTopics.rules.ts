import type { PropertyContactRole } from "./propertyContact.rules.ts";

/** What a point of contact of a property is told about by e-mail. */
export const contactTopics = ["MAINTENANCE", "OUTAGES", "BILLING"] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** What a contact is told about until somebody chooses: its role decides. */
export function usualTopics(role: PropertyContactRole): ContactTopic[] {
  if (role === "PROPERTY_MANAGER") return [...contactTopics];
  return role === "MAINTENANCE" ? ["MAINTENANCE", "OUTAGES"] : [];
}

export type ContactTopicFault = { field: "OUTAGES"; code: "MISSING" };

/** Somebody is always told about outages, where there is anybody to tell. */
export function contactTopicFaults(contacts: readonly { topics: readonly ContactTopic[] }[]): ContactTopicFault[] {
  const isSomebodyTold = contacts.some(({ topics }) => topics.includes("OUTAGES"));
  return contacts.length === 0 || isSomebodyTold ? [] : [{ field: "OUTAGES", code: "MISSING" }];
}
