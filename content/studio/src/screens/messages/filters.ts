import { folded } from "../../components/folded.ts";
import type { Entry } from "./messageIndex.ts";

const states = ["draft", "live", "legal"] as const;
const missing = ["either", "en", "es"] as const;
const sites = ["all", "business", "community"] as const;

/** The filters; an empty value is no condition. They are in the URL, so that a filtered list can be shared. */
export type Filters = {
  q: string;
  state: (typeof states)[number] | "";
  missing: (typeof missing)[number] | "";
  site: (typeof sites)[number] | "";
  /** Key prefixes: billing, billing.payOnce. */
  part: string;
};

/** The options of the filters. */
export const choices = { state: states, missing, site: sites } as const;

export const noFilters: Filters = { q: "", state: "", missing: "", site: "", part: "" };

const known = <Word extends string>(words: readonly Word[], word: string | null): Word | "" =>
  words.find((each) => each === word) ?? "";

/** Parses the filters of a URL; ignores unknown values. */
export function filtersIn(query: URLSearchParams): Filters {
  return {
    q: query.get("q") ?? "",
    state: known(states, query.get("state")),
    missing: known(missing, query.get("missing")),
    site: known(sites, query.get("site")),
    part: query.get("part") ?? "",
  };
}

/** The query string of the filters that are set. */
export const queryOf = (filters: Filters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, word]) => word !== ""));

function inState({ message: { drafts, legal } }: Entry, state: Filters["state"]): boolean {
  if (state === "") return true;
  return state === "legal" ? legal : (state === "draft") === drafts.length > 0;
}

function isMissing({ missing: languages }: Entry, wanted: Filters["missing"]): boolean {
  if (wanted === "") return true;
  return wanted === "either" ? languages.length > 0 : languages.includes(wanted);
}

/** Every typed word must match somewhere. */
function wordsOf(q: string): (entry: Entry) => boolean {
  const terms = folded(q)
    .split(/\s+/)
    .filter((term) => term !== "");
  return ({ text }) => terms.every((term) => text.includes(term));
}

/** Filters the entries, in their order. */
export function matching(entries: readonly Entry[], { q, state, missing: languages, site, part }: Filters): Entry[] {
  const hasWords = wordsOf(q);
  return entries.filter(
    (entry) =>
      (part === "" || entry.parts.includes(part)) &&
      (site === "" || entry.message.scope === site) &&
      inState(entry, state) &&
      isMissing(entry, languages) &&
      hasWords(entry),
  );
}
