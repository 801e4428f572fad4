import type { HistoryPosition } from "./payments.repository.ts";

/** A place in the history as text: opaque to the caller, the same for ever. */
export function historyCursor({ entryAt, id }: HistoryPosition): string {
  return Buffer.from(`${entryAt.toISOString()} ${id}`).toString("base64url");
}

/** Undefined for a text that is no cursor of ours. */
export function readCursor(cursor: string): HistoryPosition | undefined {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([\w-]{1,64})$/.exec(Buffer.from(cursor, "base64url").toString("utf8"));
  const entryAt = new Date(match?.[1] ?? "");
  return match?.[2] !== undefined && !Number.isNaN(entryAt.getTime()) ? { entryAt, id: match[2] } : undefined;
}
