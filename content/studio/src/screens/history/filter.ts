import { numberIn } from "../../components/hrefs.ts";
import type { HistoryAction, HistoryFilter } from "../../data/changes.api.ts";

/** Every kind of history entry, in workflow order. */
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

/** Page size. */
export const pageSize = 50;

/** Parses the filters of a URL; ignores invalid ones. */
export function filterIn(query: URLSearchParams): HistoryFilter {
  const [author, key] = [query.get("author")?.trim(), query.get("key")?.trim()];
  const [changeSet, before] = [numberIn(query.get("changeSet")), numberIn(query.get("before"))];
  const action = actions.find((each) => each === query.get("action"));
  return {
    ...(author && { author }),
    ...(key && { key }),
    ...(action && { action }),
    ...(changeSet && { changeSet }),
    ...(before && { before }),
    limit: pageSize,
  };
}

/** The URL with one filter changed, starting at the first page. */
export function withPart(
  query: URLSearchParams,
  name: "author" | "action" | "key" | "changeSet",
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete("before");
  if (value.trim() === "") next.delete(name);
  else next.set(name, value);
  return next;
}

/** The URL of the entries before an entry. */
export function olderThan(query: URLSearchParams, entry: number): string {
  const next = new URLSearchParams(query);
  next.set("before", String(entry));
  return `?${next}`;
}
