import type { Grant, Role } from "./people.api.ts";

/** In workflow order; the last one manages roles only. */
export const roles = [
  "viewer",
  "translator",
  "editor",
  "approver",
  "publisher",
  "toggleAdministrator",
  "administrator",
] as const satisfies readonly Role[];

type Site = NonNullable<Grant["sites"]>[number];
type Language = NonNullable<Grant["languages"]>[number];

export const sites = ["business", "community"] as const satisfies readonly Site[];
export const languages = ["en-US", "es-US"] as const satisfies readonly Language[];

/** The language codes that wordings use. */
export const languageOf = { "en-US": "en", "es-US": "es" } as const satisfies Record<Language, string>;

/** A role as form input: an empty selection means no limit. */
export type ChosenGrant = { role: Role; sites: Site[]; languages: Language[]; namespaces: string[] };

export const firstChoice: ChosenGrant = { role: "viewer", sites: [], languages: [], namespaces: [] };

/** Whether a role can be limited; the administrator role cannot. */
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

const nameOf = ({ role, sites: on = [], languages: said = [], namespaces = [] }: Grant): string =>
  JSON.stringify([role, [...on].sort(), [...said].sort(), [...namespaces].sort()]);

const sameGrant = (a: Grant, b: Grant): boolean => nameOf(a) === nameOf(b);

/** The roles with one added; no duplicates. */
export const withGrant = (grants: readonly Grant[], more: Grant): Grant[] => [...withoutGrant(grants, more), more];

/** The roles with one revoked. */
export const withoutGrant = (grants: readonly Grant[], gone: Grant): Grant[] =>
  grants.filter((grant) => !sameGrant(grant, gone));
