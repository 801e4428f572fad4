import { languages, localeOf, treeVersion, type Language, type MessageTree, type Snapshot } from "@portico/message/tree";
import { checkWording, type CheckedWording } from "./checkWording.ts";
import type { MessageContract, Wording } from "./contract.ts";
import type { Finding } from "./findings.ts";

export type Contracts = Readonly<Record<string, MessageContract>>;
export type Wordings = Readonly<Record<string, Partial<Wording>>>;

export type CheckedCatalogue = { findings: Finding[]; snapshots?: Record<Language, Snapshot> };

/** The compiled messages of one language, in the order of their keys. */
function snapshotOf(language: Language, checked: [string, CheckedWording][]): Snapshot {
  const messages: [string, MessageTree][] = checked.flatMap(([key, { trees }]) => (trees ? [[key, trees[language]]] : []));
  return { tree: treeVersion, locale: localeOf[language], messages: Object.fromEntries(messages.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

const contractOf = (contracts: Contracts, key: string) => (Object.hasOwn(contracts, key) ? contracts[key] : undefined);

/**
 * Holds every wording against its contract, and every contract against the wordings: a key without wording is found too.
 * There are snapshots only when nothing in it forbids publishing.
 * @param check the gate's check of one wording, perhaps one that remembers what it has seen
 */
export function checkCatalogue(contracts: Contracts, wordings: Wordings, check: typeof checkWording = checkWording): CheckedCatalogue {
  const keys = [...new Set([...Object.keys(contracts), ...Object.keys(wordings)])];
  const checked = keys.map((key): [string, CheckedWording] => [key, check(key, contractOf(contracts, key), (Object.hasOwn(wordings, key) ? wordings[key] : undefined) ?? {})]);
  const findings = checked.flatMap(([, { findings }]) => findings);
  if (checked.some(([, { trees }]) => trees === undefined)) return { findings };
  const snapshots = Object.fromEntries(languages.map((language) => [language, snapshotOf(language, checked)])) as Record<Language, Snapshot>;
  return { findings, snapshots };
}
