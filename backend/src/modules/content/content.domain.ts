import { isDeepStrictEqual } from "node:util";
import { checkCatalogue, type CheckedCatalogue, type Contracts } from "@portico/gate/checkCatalogue";
import { checkWording, type CheckedWording } from "@portico/gate/checkWording";
import type { MessageContract, Wording } from "@portico/gate/contract";
import { sha256 } from "@portico/gate/contractHash";
import type { Language } from "@portico/message/tree";
import { canonicalJson } from "@portico/message/canonical";
import type { Site } from "../../lib/principal.ts";
import { mapInSlices } from "../../lib/eventLoop.ts";
import type {
  ArticleDefinitions,
  FormDefinitions,
  Scope,
  SiteWording,
  ToggleDefinitions,
  Wordings,
} from "./content.types.ts";

/** The texts of one site: a site's own text takes precedence over the shared one. */
export function wordingsOf(messages: Wordings, site: Site): Record<string, Wording> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, { en, es, sites }]) => [key, sites?.[site] ?? { en, es }]),
  );
}

/** The text of a key in a scope; undefined when the scope has none of its own. */
export function wordingIn(message: SiteWording | undefined, scope: Scope): Wording | undefined {
  if (message === undefined) return undefined;
  return scope === "all" ? { en: message.en, es: message.es } : message.sites?.[scope];
}

/** A text that takes another's place. */
export type NewWording = { key: string; scope: Scope; wording: Wording };

/** A copy of the messages with some texts replaced; a site's own text needs a shared one. */
export function withWordings(messages: Wordings, changes: readonly NewWording[]): Wordings {
  const all = new Map(Object.entries(messages));
  for (const { key, scope, wording } of changes) {
    const before = all.get(key);
    if (scope === "all") all.set(key, { ...before, ...wording });
    else if (before !== undefined) all.set(key, { ...before, sites: { ...before.sites, [scope]: wording } });
  }
  return Object.fromEntries(all);
}

/** Content hash of a value: equal values have equal hashes. */
export const hashOf = (value: unknown): string => sha256(canonicalJson(value ?? null)).slice(0, 32);

/** Cache of the gate's results by input: a release changes few of thousands of messages. */
const seen = new Map<string, CheckedWording>();
const maxSeen = 10_000;

function rememberedCheck(
  key: string,
  contract: MessageContract | undefined,
  wording: Partial<Wording>,
): CheckedWording {
  const name = JSON.stringify([key, contract, wording]);
  const known = seen.get(name) ?? checkWording(key, contract, wording);
  if (seen.size >= maxSeen) seen.clear();
  seen.set(name, known);
  return known;
}

/** The gate over a whole catalogue takes a tenth of a second and more, so it runs in slices. */
async function checkInSlices(contracts: Contracts, wordings: Record<string, Wording>): Promise<CheckedCatalogue> {
  const checked = new Map(
    await mapInSlices(
      Object.entries(wordings),
      ([key, wording]) =>
        [key, rememberedCheck(key, Object.hasOwn(contracts, key) ? contracts[key] : undefined, wording)] as const,
    ),
  );
  return checkCatalogue(
    contracts,
    wordings,
    (key, contract, wording) => checked.get(key) ?? rememberedCheck(key, contract, wording),
  );
}

/** Validates and compiles the messages of both sites. Equal ones are compiled once. */
export async function compileSites(
  contracts: Contracts,
  messages: Wordings,
  sites: readonly Site[],
): Promise<Map<Site, CheckedCatalogue>> {
  const made = new Map<string, CheckedCatalogue>();
  const compiled = new Map<Site, CheckedCatalogue>();
  for (const site of sites) {
    const wordings = wordingsOf(messages, site);
    const name = JSON.stringify(wordings);
    const checked = made.get(name) ?? (await checkInSlices(contracts, wordings));
    made.set(name, checked);
    compiled.set(site, checked);
  }
  return compiled;
}

export type Merged = {
  messages: Wordings;
  toggles: ToggleDefinitions;
  forms: FormDefinitions;
  articles: ArticleDefinitions;
  /** Editors' texts that do not fit the new contract: kept as drafts, so that nothing is lost. */
  setAside: Record<string, Wording>;
};

export type MergeInput = {
  live: Wordings;
  base: Wordings;
  ours: Wordings;
  contracts: Contracts;
  liveToggles: ToggleDefinitions;
  ourToggles: ToggleDefinitions;
  liveForms: FormDefinitions;
  ourForms: FormDefinitions;
  liveArticles: ArticleDefinitions;
  ourArticles: ArticleDefinitions;
};

function mergeMessage(
  { live, base, ours, contracts }: MergeInput,
  key: string,
): { wording: SiteWording; aside?: Wording } {
  const [edited, built] = [live[key], ours[key]];
  if (edited === undefined || built === undefined) return { wording: (edited ?? built) as SiteWording };
  const before = base[key];
  const follow = (language: Language) =>
    before !== undefined && edited[language] === before[language] ? built[language] : edited[language];
  const merged = { en: follow("en"), es: follow("es") };
  const untouched = merged.en === built.en && merged.es === built.es;
  if (untouched || checkWording(key, contracts[key], merged).trees) return { wording: { ...edited, ...merged } };
  return { wording: built, aside: merged };
}

/**
 * Merges a newer build's texts into the live ones. New keys are added. Texts that no editor has changed follow the
 * build, each language separately. Edited texts stay, or become a draft where the build changed the key's arguments.
 * Keys that the build has dropped stay, because a tab may have the previous build open. A site's own text that no
 * longer fits is dropped from the release and stays in the history. A build adds web forms and articles; those that are
 * live belong to the editors.
 */
export function mergeCatalogue(input: MergeInput): Merged {
  const keys = [...new Set([...Object.keys(input.live), ...Object.keys(input.ours)])].sort();
  const merged = keys.map((key) => [key, mergeMessage(input, key)] as const);
  const messages = Object.fromEntries(
    merged.map(([key, { wording }]) => [key, fitting(input.contracts, key, wording)]),
  );
  const setAside = Object.fromEntries(merged.flatMap(([key, { aside }]) => (aside ? [[key, aside]] : [])));
  return {
    messages,
    toggles: { ...input.ourToggles, ...input.liveToggles },
    forms: { ...input.ourForms, ...input.liveForms },
    articles: { ...input.ourArticles, ...input.liveArticles },
    setAside,
  };
}

function fitting(contracts: Contracts, key: string, { sites, ...wording }: SiteWording): SiteWording {
  const fittingSites = Object.entries(sites ?? {}).filter(([, own]) => checkWording(key, contracts[key], own).trees);
  return fittingSites.length > 0 ? { ...wording, sites: Object.fromEntries(fittingSites) } : wording;
}

/** Keys with different values in two records. */
export function changedKeys(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return keys.filter((key) => !isDeepStrictEqual(before[key], after[key]));
}
