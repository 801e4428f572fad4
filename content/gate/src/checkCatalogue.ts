import {
  languages,
  localeOf,
  treeVersion,
  type Language,
  type MessageTree,
  type Snapshot,
} from "@portico/message/tree";
import { checkWording, type CheckedWording } from "./checkWording.ts";
import type { MessageContract, Wording } from "./contract.ts";
import type { Finding } from "./findings.ts";

export type Contracts = Readonly<Record<string, MessageContract>>;
export type Wordings = Readonly<Record<string, Partial<Wording>>>;

export type CheckedCatalogue = { findings: Finding[]; snapshots?: Record<Language, Snapshot> };

type Compiled = { key: string; trees: Record<Language, MessageTree> };

/** The compiled messages of one language, sorted by key. */
const snapshotOf = (language: Language, compiled: readonly Compiled[]): Snapshot => ({
  tree: treeVersion,
  locale: localeOf[language],
  messages: Object.fromEntries(
    compiled.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ key, trees }) => [key, trees[language]]),
  ),
});

const contractOf = (contracts: Contracts, key: string) => (Object.hasOwn(contracts, key) ? contracts[key] : undefined);

/**
 * Validates the copy: every wording against its contract and every contract against the wordings, so a key without
 * wording is reported too.
 * Returns snapshots only when no finding prevents publishing.
 * @param check checks one wording; the caller may pass a memoized version
 */
export function checkCatalogue(
  contracts: Contracts,
  wordings: Wordings,
  check: typeof checkWording = checkWording,
): CheckedCatalogue {
  const keys = [...new Set([...Object.keys(contracts), ...Object.keys(wordings)])];
  const checked = keys.map((key): [string, CheckedWording] => [
    key,
    check(key, contractOf(contracts, key), (Object.hasOwn(wordings, key) ? wordings[key] : undefined) ?? {}),
  ]);
  const findings = checked.flatMap(([, { findings }]) => findings);
  const compiled = checked.flatMap(([key, { trees }]) => (trees ? [{ key, trees }] : []));
  if (compiled.length < checked.length) return { findings };
  const snapshots = Object.fromEntries(
    languages.map((language) => [language, snapshotOf(language, compiled)]),
  ) as Record<Language, Snapshot>;
  return { findings, snapshots };
}
