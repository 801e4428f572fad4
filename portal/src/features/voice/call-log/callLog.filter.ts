import { callLog as constants } from "@portico/rules/serviceConstants";
import type { CallKind, CallLogFilter, CallPeriod } from "../../../api/graphql/generated/voxcon.ts";

export const kindChoices: readonly CallKind[] = ["INCOMING", "OUTGOING", "MISSED", "FORWARDED", "BLOCKED"];
export const periodChoices: readonly CallPeriod[] = ["DAYS_7", "DAYS_30", "DAYS_90"];

export type CallFilter = { search: string; line: string | null; kind: CallKind | null; period: CallPeriod };

/** Filters and page. All of it is in the URL, so that links can be shared and the back button works. */
type CallLogView = { filter: CallFilter; page: number };

export const noFilter = { search: "", line: null, kind: null, period: "DAYS_30" } as const satisfies CallLogFilter;
/** Every call that the log has. */
export const everyCall = { ...noFilter, period: "DAYS_90" } as const satisfies CallLogFilter;

const oneOf = <T extends string>(choices: readonly T[], word: string | null) =>
  choices.find((choice) => choice.toLowerCase() === word?.toLowerCase());

/** Parses the query string; missing or invalid parameters get their defaults. */
export function readView(query: URLSearchParams): CallLogView {
  const line = query.get("line");
  const page = Number(query.get("page"));
  return {
    filter: {
      search: (query.get("search") ?? "").trim().slice(0, constants.longestSearch),
      line: line !== null && /^[2-9]\d{9}$/.test(line) ? line : null,
      kind: oneOf(kindChoices, query.get("kind")) ?? null,
      period: oneOf(periodChoices, query.get("period")) ?? noFilter.period,
    },
    page: Number.isInteger(page) && page > 0 && page < 1_000 ? page : 1,
  };
}

/** Builds the query string of a filter and page; defaults are left out. */
export function viewQuery({ search, line, kind, period }: CallFilter, page = 1): string {
  return new URLSearchParams({
    ...(search && { search }),
    ...(line && { line }),
    ...(kind && { kind: kind.toLowerCase() }),
    ...(period !== noFilter.period && { period: period.toLowerCase() }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
}
