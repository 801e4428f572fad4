import type { Snapshot } from "@portico/message/tree";

/** Namespace of the keys that only editors see, in the Studio. */
const editors = "studio.";

export type Audience = "customers" | "editors";

/** The audience of a key: customers or editors. */
export const audienceOf = (key: string): Audience => (key.startsWith(editors) ? "editors" : "customers");

/** Filters a catalogue by audience. */
export function catalogueFor<T>(audience: Audience, entries: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).filter(([key]) => audienceOf(key) === audience));
}

/** Filters a snapshot's messages by audience. Customers receive nothing of the Studio, not even its name. */
export const snapshotFor = (audience: Audience, snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  messages: catalogueFor(audience, snapshot.messages),
});
