import { join } from "node:path";
import type { Wording } from "@portico/gate/contract";
import { publishable } from "@portico/gate/findings";
import type { components } from "@portico/openapi/translation";
import type { Database, Transaction } from "../../../database/database.ts";
import { Problem } from "../../../lib/problem.ts";
import { inWorker } from "../../../lib/workerPool.ts";
import { answerOnce, type Attempt } from "../../idempotency/idempotency.writes.ts";
import { createChangeSet, openChangeSet } from "../change-sets/createChangeSet.ts";
import { changeChangeSet } from "../change-sets/changeSets.repository.ts";
import { hashOf, wordingIn } from "../content.domain.ts";
import type { Authorship, Scope, Wordings } from "../content.types.ts";
import { draftsIn, type DraftRow } from "../change-sets/drafts.repository.ts";
import { saveWritten, type Written } from "../change-sets/drafts.service.ts";
import type { CheckedEntry, CheckedFile, checkMessages, readMessages } from "./checkFile.ts";
import { fileKinds } from "./formats.ts";
import { nameOf, placeOf, unreadable, type FileEntry, type FileFormat, type SkippedEntry } from "./messageFile.ts";
import { loadLiveContent, type LiveContent } from "../messages/messages.service.ts";
import { liveRows, productionOf, releaseRow } from "../releases/releases.repository.ts";
import { namespaceOf, reaches, reachOfWords, type Actor } from "../people/scope.domain.ts";

type ImportItem = components["schemas"]["ImportItem"];
type ImportResult = components["schemas"]["ImportResult"];

const scopes: readonly Scope[] = ["all", "business", "community"];

/** The live texts of all keys, or of one namespace. */
export async function exportedWords(
  tx: Transaction,
  namespace: string | undefined,
): Promise<{ release: number; entries: FileEntry[] }> {
  const content = await loadLiveContent(tx);
  const release = productionOf(await liveRows(tx))?.release ?? 0;
  const keys = Object.keys(content.contracts)
    .filter((key) => namespace === undefined || namespaceOf(key) === namespace)
    .sort();
  const entries = keys.flatMap((key) =>
    scopes.flatMap((scope): FileEntry[] => {
      const live = wordingIn(content.messages[key], scope);
      const { where = "", maxLength } = content.contracts[key] ?? {};
      return live
        ? [{ key, scope, en: live.en, es: live.es, release, where, ...(maxLength === undefined ? {} : { maxLength }) }]
        : [];
    }),
  );
  return { release, entries };
}

/** The namespaces (first parts of keys), with their numbers of keys. */
export async function namespaces(tx: Transaction): Promise<{ name: string; messages: number }[]> {
  const counts = new Map<string, number>();
  for (const name of Object.keys((await loadLiveContent(tx)).contracts).map(namespaceOf))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, messages]) => ({ name, messages })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What an import is compared with: the live texts, those of the file's releases, and the drafts. */
type Ground = {
  content: LiveContent;
  releases: ReadonlyMap<number, Wordings>;
  /** By `nameOf`: an import may meet as many drafts as it has entries. */
  drafts: ReadonlyMap<string, DraftRow>;
  translatesOnly: boolean;
  actor: Actor;
};

const same = (a: Wording | undefined, b: Wording | undefined) => hashOf(a) === hashOf(b);

const wordsOf = (messages: Wordings | undefined, { key, scope }: FileEntry) =>
  wordingIn(messages && Object.hasOwn(messages, key) ? messages[key] : undefined, scope);

function outcomeOf(
  { content, releases, drafts, translatesOnly, actor }: Ground,
  entry: CheckedEntry,
): ImportItem["outcome"] {
  const { key, scope, en, es, release, findings } = entry;
  const [live, from, mine] = [wordsOf(content.messages, entry), wordsOf(releases.get(release), entry), { en, es }];
  const drafted = drafts.get(nameOf(entry))?.value as Wording | undefined;
  if (!Object.hasOwn(content.contracts, key)) return "unknownKey";
  if (translatesOnly && en !== from?.en) return "sourceChanged";
  if (!same(live, from) || (drafted !== undefined && !same(drafted, mine))) return "conflict";
  if (!publishable(findings as Parameters<typeof publishable>[0])) return "refused";
  return reaches(actor, ["translator", "editor"], reachOfWords(key, scope, live, mine)) ? "taken" : "outsideYourScope";
}

function itemOf(ground: Ground, entry: CheckedEntry): ImportItem {
  const { key, scope, en, es, line, findings } = entry;
  const live = wordsOf(ground.content.messages, entry);
  return {
    key,
    scope,
    outcome: outcomeOf(ground, entry),
    ...(line === undefined ? {} : { line }),
    ...(live ? { live } : {}),
    mine: { en, es },
    findings,
  };
}

/** A message of the file that cannot be imported. */
function skippedItem({ key: name, line, reason, found }: SkippedEntry): ImportItem {
  const { key, scope } = placeOf(name) ?? { key: name, scope: "all" as const };
  return { key, scope, outcome: reason, line, ...(found === undefined ? {} : { found }), findings: [] };
}

/** Skips entries equal to the live text, and entries that are unchanged since their release. */
function hasChanged({ content, releases }: Ground, entry: FileEntry): boolean {
  const mine = { en: entry.en, es: entry.es };
  return !same(wordsOf(content.messages, entry), mine) && !same(wordsOf(releases.get(entry.release), entry), mine);
}

async function keep(
  tx: Transaction,
  drafts: ReadonlyMap<string, DraftRow>,
  items: readonly ImportItem[],
  changeSet: number,
  by: Authorship,
): Promise<void> {
  const written = items.flatMap(({ key, scope, outcome, live, mine }): Written[] => {
    const place = { item: "message" as const, key, scope };
    const savedDraft = drafts.get(nameOf(place));
    return outcome === "taken" && mine ? [{ place, changeSet, value: mine, live, savedDraft }] : [];
  });
  await saveWritten(tx, written, by);
  await changeChangeSet(tx, changeSet, {});
}

const checks = join(import.meta.dirname, "checkFile.ts");
const readInWorker = inWorker<typeof readMessages>(checks, "readMessages");
const checkInWorker = inWorker<typeof checkMessages>(checks, "checkMessages");

/**
 * Checks the texts before the transaction, because a worker thread does it. Contracts and glossary may change until the
 * transaction: the gate checks every draft again when its change set is submitted.
 */
async function checkedFile(database: Database, { format, text }: Import): Promise<CheckedFile> {
  const file = await readInWorker(format, text);
  if ("members" in file) throw new Problem("FILE_UNREADABLE", { members: file.members });
  const { contracts, glossary } = await loadLiveContent(database);
  return { skipped: file.skipped, entries: await checkInWorker(file.entries, { contracts, glossary }) };
}

export type Import = {
  format: FileFormat;
  text: string;
  dryRun: boolean;
  changeSet?: number;
  title?: string;
  /** Needed except for a dry run. */
  idempotencyKey?: string;
};

/**
 * The texts of the releases named in the file.
 * @throws FILE_UNREADABLE for an unknown release
 */
async function releasesOf(tx: Transaction, { entries }: CheckedFile): Promise<Map<number, Wordings>> {
  const releases = new Map<number, Wordings>();
  for (const { release, line = 1 } of entries) {
    if (releases.has(release)) continue;
    const row = await releaseRow(tx, release);
    if (row === undefined) throw unreadable("UNKNOWN_RELEASE", { line, found: String(release) });
    releases.set(release, row.messages);
  }
  return releases;
}

async function groundOf(
  tx: Transaction,
  { format, changeSet }: Import,
  file: CheckedFile,
  actor: Actor,
): Promise<Ground> {
  const releases = await releasesOf(tx, file);
  const drafts = changeSet === undefined ? [] : await draftsIn(tx, [changeSet]);
  return {
    content: await loadLiveContent(tx),
    releases,
    drafts: new Map(drafts.filter(({ item }) => item === "message").map((draft) => [nameOf(draft), draft])),
    translatesOnly: fileKinds[format].translatesOnly,
    actor,
  };
}

/** What an import of the file does, or would do. */
function resultOf(ground: Ground, { entries: read, skipped }: CheckedFile): ImportResult {
  const news = read.filter((entry) => hasChanged(ground, entry));
  const items = [...news.map((entry) => itemOf(ground, entry)), ...skipped.map(skippedItem)];
  const entries = read.length + skipped.length;
  return { entries, unchanged: entries - items.length, items };
}

async function takeFile(
  tx: Transaction,
  wanted: Import,
  file: CheckedFile,
  by: Authorship,
  actor: Actor,
): Promise<ImportResult> {
  const set = wanted.changeSet === undefined ? undefined : await openChangeSet(tx, wanted.changeSet);
  const ground = await groundOf(tx, wanted, file, actor);
  const result = resultOf(ground, file);
  if (!result.items.some(({ outcome }) => outcome === "taken")) return result;
  const { id } = set ?? (await createChangeSet(tx, wanted.title ?? `Import (${wanted.format})`, by));
  await keep(tx, ground.drafts, result.items, id, by);
  return { ...result, changeSet: id };
}

/**
 * Imports a file, once per idempotency key: texts that pass the gate and are not outdated become drafts of a change set;
 * all others are reported and skipped.
 * @throws FILE_UNREADABLE with the error and its line, NOT_FOUND, CHANGE_SET_CLOSED (409), INVALID_REQUEST without an
 * idempotency key, CONFLICT (409) for one that was used for something else
 */
export async function importMessages(
  database: Database,
  wanted: Import,
  by: Authorship,
  actor: Actor,
  attempt: Attempt,
): Promise<ImportResult> {
  if (!wanted.dryRun && wanted.idempotencyKey === undefined)
    throw new Problem("INVALID_REQUEST", { fields: [{ field: "idempotencyKey", code: "MISSING" }] });
  const file = await checkedFile(database, wanted);
  return database.transaction(async (tx) =>
    wanted.dryRun
      ? resultOf(await groundOf(tx, wanted, file, actor), file)
      : answerOnce(tx, {
          ...attempt,
          idOf: ({ changeSet }) => (changeSet === undefined ? "nothing" : String(changeSet)),
          create: () => takeFile(tx, wanted, file, by, actor),
        }),
  );
}
