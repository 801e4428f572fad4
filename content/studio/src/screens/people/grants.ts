import type { Grant, Role } from "./people.api.ts";

/** In the order in which words go through hands; the last decides about roles alone. */
export const roles = ["viewer", "translator", "editor", "approver", "publisher", "toggleAdministrator", "administrator"] as const satisfies readonly Role[];

type Site = NonNullable<Grant["sites"]>[number];
type Language = NonNullable<Grant["languages"]>[number];

export const sites = ["business", "community"] as const satisfies readonly Site[];
export const languages = ["en-US", "es-US"] as const satisfies readonly Language[];

/** Languages as words are named by them. */
export const languageOf = { "en-US": "en", "es-US": "es" } as const satisfies Record<Language, string>;

/** A role as it is chosen: what nothing is chosen of holds everywhere. */
export type ChosenGrant = { role: Role; sites: Site[]; languages: Language[]; namespaces: string[] };

export const firstChoice: ChosenGrant = { role: "viewer", sites: [], languages: [], namespaces: [] };

/** Whether a role can be limited: who decides about roles does so everywhere. */
export const hasLimits = (role: Role): boolean => role !== "administrator";

const limited = <T>(chosen: readonly T[], all: number) => chosen.length > 0 && chosen.length < all;

export function grantFrom({ role, sites: on, languages: said, namespaces }: ChosenGrant): Grant {
  if (!hasLimits(role)) return { role };
  return {
    role,
    ...(limited(on, sites.length) && { sites: [...on] }),
    ...(limited(said, languages.length) && { languages: [...said] }),
    ...(namespaces.length > 0 && { namespaces: [...namespaces].sort() }),
  };
}

const nameOf = ({ role, sites: on = [], languages: said = [], namespaces = [] }: Grant): string => JSON.stringify([role, [...on].sort(), [...said].sort(), [...namespaces].sort()]);

export const sameGrant = (a: Grant, b: Grant): boolean => nameOf(a) === nameOf(b);

/** The roles with one more; the same one is there once. */
export const withGrant = (grants: readonly Grant[], more: Grant): Grant[] => [...withoutGrant(grants, more), more];

export const withoutGrant = (grants: readonly Grant[], gone: Grant): Grant[] => grants.filter((grant) => !sameGrant(grant, gone));
