import { numberIn } from "../../components/places.ts";
import type { HistoryAction, HistoryFilter } from "../../data/changes.api.ts";

/** Everything that can happen, in the order in which it does. */
export const actions = [
  "changeSetOpened",
  "changeSetRenamed",
  "changeSetDiscarded",
  "draftSaved",
  "draftDiscarded",
  "commented",
  "commentResolved",
  "submitted",
  "withdrawn",
  "approved",
  "returned",
  "scheduled",
  "unscheduled",
  "scheduleFailed",
  "staged",
  "published",
  "killed",
  "restored",
  "catalogueMerged",
  "rolesChanged",
  "termAdded",
  "termChanged",
  "termRemoved",
] as const satisfies readonly HistoryAction[];

/** Entries on one page. */
export const pageSize = 50;

/** What an address asks of the history; what makes no sense is left out. */
export function filterIn(query: URLSearchParams): HistoryFilter {
  const [author, key] = [query.get("author")?.trim(), query.get("key")?.trim()];
  const [changeSet, before] = [numberIn(query.get("changeSet")), numberIn(query.get("before"))];
  const action = actions.find((each) => each === query.get("action"));
  return { ...(author && { author }), ...(key && { key }), ...(action && { action }), ...(changeSet && { changeSet }), ...(before && { before }), limit: pageSize };
}

/** The address of the same question with one part of it changed, from its first page on. */
export function withPart(query: URLSearchParams, name: "author" | "action" | "key" | "changeSet", value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete("before");
  if (value.trim() === "") next.delete(name);
  else next.set(name, value);
  return next;
}

/** The address of the entries before one. */
export function olderThan(query: URLSearchParams, entry: number): string {
  const next = new URLSearchParams(query);
  next.set("before", String(entry));
  return `?${next}`;
}
