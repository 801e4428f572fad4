import { canonicalJson } from "@portico/message/canonical";
import type { Snapshot } from "@portico/message/tree";
import { compressedHere, type Compressed } from "./compression.ts";
import { changedKeys } from "../content.domain.ts";

/** What to set and remove to get from one snapshot to another of the same language. */
export function deltaBetween(from: Snapshot, to: Snapshot): { set: Snapshot["messages"]; remove: string[] } {
  const changed = changedKeys(from.messages, to.messages);
  const set = changed.flatMap((key) => (to.messages[key] ? [[key, to.messages[key]] as const] : []));
  return { set: Object.fromEntries(set), remove: changed.filter((key) => !to.messages[key]) };
}

/** For a worker. @returns undefined when the two are not of one language: there is no way from one to the other */
export async function deltaBytes(from: string, to: string, before: string, after: string): Promise<Compressed | undefined> {
  const [a, b] = [JSON.parse(before) as Snapshot, JSON.parse(after) as Snapshot];
  if (a.locale !== b.locale || a.tree !== b.tree) return undefined;
  return compressedHere(canonicalJson({ from, to, ...deltaBetween(a, b) }));
}
