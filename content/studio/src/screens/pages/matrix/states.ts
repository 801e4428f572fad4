import { type Site, visitor } from "../../../components/pageView.ts";
import type { PreviewChoices, PreviewPerson } from "../../../data/previews.api.ts";

/** Whom a page is shown to: a customer, who belongs to one site, or an anonymous visitor of a site. */
export type State = { site: Site; person: PreviewPerson | null };

/** Maximum number shown at once: each is a whole portal per language. */
export const maxStates = 12;

const sites = ["business", "community"] as const;

/** Id of a state in URLs and lists. */
export const stateId = ({ site, person }: State): string => `${site}:${person?.username ?? visitor}`;

/** All states, anonymous visitors after the customers of their site. */
export const allStates = ({ people }: PreviewChoices): State[] =>
  sites.flatMap((site) => [
    ...people.filter((person) => person.site === site).map((person) => ({ site, person })),
    { site, person: null },
  ]);

/** Number of additional business accounts besides one per role. */
const moreAccounts = 3;

/**
 * The default states: one customer of each role, the owners of a few more accounts, and one customer of the other site.
 * Without customers, the anonymous visitors of both.
 */
export function usualStates(choices: PreviewChoices): State[] {
  const all = allStates(choices);
  const customers = all.filter(({ person }) => person !== null);
  if (customers.length === 0) return all;
  const business = customers.filter(({ site }) => site === "business");
  const roles = [...new Set(business.map(({ person }) => person?.role))];
  const ofRoles = roles.flatMap((role) => business.find(({ person }) => person?.role === role) ?? []);
  const owners = business
    .filter((state) => state.person?.role === "PRIMARY" && !ofRoles.includes(state))
    .slice(0, moreAccounts);
  return [...ofRoles, ...owners, ...customers.filter(({ site }) => site === "community").slice(0, 1)];
}

/** The states that a URL names; the default ones when it has none. */
export function statesIn(query: URLSearchParams, choices: PreviewChoices): State[] {
  const word = query.get("states");
  if (word === null) return usualStates(choices);
  const wanted = word.split(",");
  return allStates(choices)
    .filter((state) => wanted.includes(stateId(state)))
    .slice(0, maxStates);
}
