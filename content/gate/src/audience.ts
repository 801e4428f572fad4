import type { Snapshot } from "@portico/message/tree";

/** First word of the keys that editors alone read, in the Studio. */
const editors = "studio.";

export type Audience = "customers" | "editors";

/** Who reads the words of a key. */
export const audienceOf = (key: string): Audience => (key.startsWith(editors) ? "editors" : "customers");

/** What of a catalogue one audience reads. */
export function catalogueFor<T>(audience: Audience, entries: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).filter(([key]) => audienceOf(key) === audience));
}

/** The messages of a snapshot that one audience reads. Nothing of the Studio reaches customers, not even its name. */
export const snapshotFor = (audience: Audience, snapshot: Snapshot): Snapshot => ({ ...snapshot, messages: catalogueFor(audience, snapshot.messages) });
