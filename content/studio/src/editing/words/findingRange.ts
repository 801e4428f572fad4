import type { Finding } from "@portico/gate/findings";

/** The stretch of a wording that a finding is about; empty where something is missing. */
export function rangeOf({ offset, found }: Finding, text: string): { start: number; end: number } | undefined {
  if (offset === undefined) return undefined;
  if (found && text.startsWith(found, offset)) return { start: offset, end: offset + found.length };
  const element = /^(?:\{\s*\w*|<\/?\w*>?|\w+|\S)/.exec(text.slice(offset))?.[0].length ?? 0;
  return { start: offset, end: offset + element };
}
