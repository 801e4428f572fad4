import { treeVersion, type Locale, type Snapshot } from "@portico/message/tree";
import { sha256 } from "./hash.ts";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isTree = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isObject);

/** Whether a value is a snapshot of a language in a format that this build supports. */
export function isSnapshot(value: unknown, locale: Locale): value is Snapshot {
  if (!isObject(value) || value["tree"] !== treeVersion || value["locale"] !== locale) return false;
  const { messages } = value;
  return isObject(messages) && Object.keys(messages).length > 0 && Object.values(messages).every(isTree);
}

/**
 * Parses a snapshot and verifies its hash.
 * @throws when it is truncated, modified, of another language, or of another format version
 */
export async function openSnapshot(text: string, hash: string, locale: Locale): Promise<Snapshot> {
  if ((await sha256(text)) !== hash) throw new Error("the hash does not match");
  const snapshot: unknown = JSON.parse(text);
  if (!isSnapshot(snapshot, locale)) throw new Error("unreadable snapshot");
  return snapshot;
}
