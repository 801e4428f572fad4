import { localeOf, type Language } from "@portico/message/tree";
import type { Editor } from "../api/bootstrap.ts";
import type { Scope } from "./message.api.ts";

type Grant = Editor["grants"][number];

const writers: readonly Grant["role"][] = ["translator", "editor"];
const within = <T>(part: readonly T[] | undefined, value: T) => part === undefined || part.includes(value);

/**
 * Whether somebody's roles let them write the words of a key in a language, for every site of the scope; several roles may add up.
 * For what the screen offers: the server decides.
 */
export function mayWrite(grants: readonly Grant[], key: string, scope: Scope, language: Language): boolean {
  const sites = scope === "all" ? (["business", "community"] as const) : [scope];
  const namespace = key.split(".")[0] ?? key;
  const useful = grants.filter(({ role, namespaces, languages }) => writers.includes(role) && within(namespaces, namespace) && within(languages, localeOf[language]));
  return sites.every((site) => useful.some((grant) => within(grant.sites, site)));
}
