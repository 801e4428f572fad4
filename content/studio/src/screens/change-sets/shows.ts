import type { ChangeSetState } from "../../data/changeSets.api.ts";

/** What the list can show, in the order of its tabs. */
export const shows = ["mine", "open", "inReview", "approved", "scheduled", "published"] as const;
export type Show = (typeof shows)[number];

/** The part of the list that an address names; the first for none and for nonsense. */
export const showIn = (query: URLSearchParams): Show => shows.find((show) => show === query.get("show")) ?? "mine";

/** The state that is asked for; "mine" is in any. */
export const stateOf = (show: Show): ChangeSetState | undefined => (show === "mine" ? undefined : show);
