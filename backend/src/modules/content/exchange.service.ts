import { checkWording } from "@portico/gate/checkWording";
import type { Wording } from "@portico/gate/contract";
import { publishable } from "@portico/gate/findings";
import type { components } from "@portico/openapi/translation";
import type { Database, Transaction } from "../../database/database.ts";
import { Problem } from "../../lib/problem.ts";
import { beginChangeSet, setForWriting } from "./changeSets.open.ts";
import { changeChangeSet } from "./changeSets.repository.ts";
import { hashOf, wordingIn } from "./content.domain.ts";
import type { Authorship, Finding, Scope, Wordings } from "./content.types.ts";
import { draftsIn, putDraft, type DraftRow } from "./drafts.repository.ts";
import { fileKinds, readFile, type FileEntry, type FileFormat, type MessageFile } from "./exchange.formats.ts";
import { putChanges } from "./history.ts";
import { openDesk, type Desk } from "./messages.service.ts";
import { liveRows, productionOf, releaseRow } from "./releases.repository.ts";
import { namespaceOf, reaches, reachOfWords, type Actor } from "./scope.domain.ts";

type ImportItem = components["schemas"]["ImportItem"];
type ImportResult = components["schemas"]["ImportResult"];

const scopes: readonly Scope[] = ["all", "business", "community"];

/** The live words of every key, or of those of one part. */
export async function messageFile(tx: Transaction, namespace: string | undefined): Promise<MessageFile> {
  const desk = await openDesk(tx);
  const keys = Object.keys(desk.contracts).filter((key) => namespace === undefined || namespaceOf(key) === namespace).sort();
  const entries = keys.flatMap((key) => scopes.flatMap((scope): FileEntry[] => {
    const live = wordingIn(desk.messages[key], scope);
    return live ? [{ key, scope, en: live.en, es: live.es, where: desk.contracts[key]?.where ?? "" }] : [];
  }));
  return { release: productionOf(await liveRows(tx))?.release ?? 0, entries };
}

/** The first parts of all keys, with how many keys begin with each. */
export async function keyParts(tx: Transaction): Promise<{ name: string; messages: number }[]> {
  const counts = new Map<string, number>();
  for (const name of Object.keys((await openDesk(tx)).contracts).map(namespaceOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, messages]) => ({ name, messages })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What an import is held against: what is live, what the file started from, what is drafted where it goes. */
type Ground = { desk: Desk; base: Wordings; drafts: readonly DraftRow[]; translatesOnly: boolean; actor: Actor };

const same = (a: Wording | undefined, b: Wording | undefined) => hashOf(a) === hashOf(b);

function outcomeOf({ desk, base, drafts, translatesOnly, actor }: Ground, { key, scope, en, es }: FileEntry, findings: readonly Finding[]): ImportItem["outcome"] {
  const [live, from, mine] = [wordingIn(desk.messages[key], scope), wordingIn(base[key], scope), { en, es }];
  const drafted = drafts.find((draft) => draft.item === "message" && draft.key === key && draft.scope === scope)?.value as Wording | undefined;
  if (!Object.hasOwn(desk.contracts, key)) return "unknownKey";
  if (translatesOnly && en !== from?.en) return "sourceChanged";
  if (!same(live, from) || (drafted !== undefined && !same(drafted, mine))) return "conflict";
  if (!publishable(findings as Parameters<typeof publishable>[0])) return "refused";
  return reaches(actor, ["translator", "editor"], reachOfWords(key, scope, live, mine)) ? "taken" : "outsideYourScope";
}

function itemOf(ground: Ground, entry: FileEntry): ImportItem {
  const { key, scope, en, es } = entry;
  const { contracts, messages, glossary } = ground.desk;
  const findings = checkWording(key, Object.hasOwn(contracts, key) ? contracts[key] : undefined, { en, es }, glossary).findings as Finding[];
  const live = wordingIn(Object.hasOwn(messages, key) ? messages[key] : undefined, scope);
  return { key, scope, outcome: outcomeOf(ground, entry, findings), ...(live ? { live } : {}), mine: { en, es }, findings };
}

/** Entries that say what is live already are left out, and so are those of a release whose words have moved on while the file's have not. */
function isNews({ desk, base }: Ground, { key, scope, en, es }: FileEntry): boolean {
  const of = (messages: Wordings) => wordingIn(Object.hasOwn(messages, key) ? messages[key] : undefined, scope);
  return !same(of(desk.messages), { en, es }) && !same(of(base), { en, es });
}

async function keep(tx: Transaction, items: readonly ImportItem[], changeSet: number, by: Authorship): Promise<void> {
  const taken = items.flatMap(({ key, scope, outcome, live, mine }) => (outcome === "taken" && mine ? [{ key, scope, live, mine }] : []));
  const rows = taken.map(({ key, scope, live, mine }): DraftRow => ({ changeSet, item: "message", key, scope, value: mine, hash: hashOf(mine), base: hashOf(live), contributors: [by.author], ...by }));
  for (const row of rows) await putDraft(tx, row);
  await changeChangeSet(tx, changeSet, {});
  await putChanges(tx, rows.map(({ item, key, scope, value, hash }) => ({ ...by, changeSet, item, key, scope, value, hash, action: "draftSaved" as const })));
}

export type Import = { format: FileFormat; text: string; dryRun: boolean; changeSet?: number; title?: string };

async function groundOf(tx: Transaction, { format, changeSet }: Import, file: MessageFile, actor: Actor): Promise<Ground> {
  const from = await releaseRow(tx, file.release);
  if (from === undefined) throw new Problem("FILE_UNREADABLE");
  return { desk: await openDesk(tx), base: from.messages, drafts: changeSet === undefined ? [] : await draftsIn(tx, [changeSet]), translatesOnly: fileKinds[format].translatesOnly, actor };
}

/**
 * Takes a file back: what the gate passes and nobody has overtaken becomes drafts of a change set; everything else is told and left alone.
 * @throws FILE_UNREADABLE, NOT_FOUND, CHANGE_SET_CLOSED (409)
 */
export async function importMessages(database: Database, wanted: Import, by: Authorship, actor: Actor): Promise<ImportResult> {
  const file = await readFile(wanted.format, wanted.text);
  return database.transaction(async (tx) => {
    const set = wanted.changeSet === undefined || wanted.dryRun ? undefined : await setForWriting(tx, wanted.changeSet, by);
    const ground = await groundOf(tx, wanted, file, actor);
    const news = file.entries.filter((entry) => isNews(ground, entry));
    const items = news.map((entry) => itemOf(ground, entry));
    const result = { entries: file.entries.length, unchanged: file.entries.length - items.length, items };
    if (wanted.dryRun || !items.some(({ outcome }) => outcome === "taken")) return result;
    const { id } = set ?? (await beginChangeSet(tx, wanted.title ?? by.reason, by));
    await keep(tx, items, id, by);
    return { ...result, changeSet: id };
  });
}
