import { type GuardError, validateListedNumber } from "@portico/rules/callGuard";
import { storedNumber } from "@portico/rules/forwardingNumber";
import type { TypedCallers } from "../model/callSettings.slice.ts";

export type ListName = GuardError["field"];
export const listNames = ["blocked", "allowed"] as const satisfies readonly ListName[];

export const nothingTyped: TypedCallers = { blocked: "", allowed: "" };

type Lists = Record<ListName, string[]>;

/** Adds what is typed for `names` to their lists, in front; or the error of each that a list can't take. */
export function withTyped(
  line: string,
  { blocked, allowed }: Lists,
  typed: TypedCallers,
  names: readonly ListName[],
): { lists: Lists; errors: GuardError[] } {
  const lists: Lists = { blocked, allowed };
  const errors: GuardError[] = [];
  for (const field of names) {
    const number = storedNumber(typed[field]);
    const other = lists[field === "blocked" ? "allowed" : "blocked"];
    const code = validateListedNumber(typed[field], { line, list: lists[field], other }, number);
    if (code) errors.push({ field, code });
    else lists[field] = [number, ...lists[field]];
  }
  return { lists, errors };
}
