import { type Site, visitor } from "../../../components/pageView.ts";
import type { PreviewChoices, PreviewPerson } from "../../../data/previews.api.ts";

/** As whom a page is shown: a customer, who is one of one site, or a visitor of a site. */
export type State = { site: Site; person: PreviewPerson | null };

/** As many as are shown at once: each is a whole portal in each language. */
export const mostStates = 12;

const sites = ["business", "community"] as const;

/** Names a state in an address and in lists. */
export const stateId = ({ site, person }: State): string => `${site}:${person?.username ?? visitor}`;

/** Everybody who can be shown, visitors after the customers of their site. */
export const allStates = ({ people }: PreviewChoices): State[] =>
  sites.flatMap((site) => [...people.filter((person) => person.site === site).map((person) => ({ site, person })), { site, person: null }]);

/** How many further accounts of the business site are shown besides one for each role. */
const moreAccounts = 3;

/**
 * Who is shown until somebody chooses: one customer of each role, the owners of a few more accounts, and one customer of the other site.
 * Without customers, the visitors of both.
 */
export function usualStates(choices: PreviewChoices): State[] {
  const all = allStates(choices);
  const customers = all.filter(({ person }) => person !== null);
  if (customers.length === 0) return all;
  const business = customers.filter(({ site }) => site === "business");
  const roles = [...new Set(business.map(({ person }) => person?.role))];
  const ofRoles = roles.flatMap((role) => business.find(({ person }) => person?.role === role) ?? []);
  const owners = business.filter((state) => state.person?.role === "PRIMARY" && !ofRoles.includes(state)).slice(0, moreAccounts);
  return [...ofRoles, ...owners, ...customers.filter(({ site }) => site === "community").slice(0, 1)];
}

/** The states that an address names; the usual ones where it says nothing of them. */
export function statesIn(query: URLSearchParams, choices: PreviewChoices): State[] {
  const word = query.get("states");
  if (word === null) return usualStates(choices);
  const wanted = word.split(",");
  return allStates(choices).filter((state) => wanted.includes(stateId(state))).slice(0, mostStates);
}
