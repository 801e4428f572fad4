import type { Toggle } from "./toggles.api.ts";

const kinds = ["release", "operational", "kill", "permission", "setting"] as const;
const looks = ["draft", "stale", "killed"] as const;

/** The filters; an empty value is no condition. They are in the URL, so that a filtered list can be shared. */
export type Filters = { kind: (typeof kinds)[number] | ""; look: (typeof looks)[number] | "" };

export const choices = { kind: kinds, look: looks } as const;

const known = <Word extends string>(words: readonly Word[], word: string | null): Word | "" =>
  words.find((each) => each === word) ?? "";

/** Parses the filters of a URL; ignores unknown values. */
export const filtersIn = (query: URLSearchParams): Filters => ({
  kind: known(kinds, query.get("kind")),
  look: known(looks, query.get("look")),
});

/** The query string of the filters that are set. */
export const queryOf = (filters: Filters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, word]) => word !== ""));

const asks: Record<(typeof looks)[number], (toggle: Toggle) => boolean> = {
  draft: ({ drafts }) => drafts.length > 0,
  stale: ({ stale }) => stale.length > 0,
  killed: ({ killed }) => killed,
};

/** Filters the toggles, in their order. */
export const matching = (toggles: readonly Toggle[], { kind, look }: Filters): Toggle[] =>
  toggles.filter((toggle) => (kind === "" || toggle.kind === kind) && (look === "" || asks[look](toggle)));
