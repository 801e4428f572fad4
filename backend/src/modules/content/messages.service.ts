import type { Contracts } from "@portico/gate/checkCatalogue";
import { checkWording } from "@portico/gate/checkWording";
import type { Wording } from "@portico/gate/contract";
import type { components } from "@portico/openapi/content";
import type { Database, Transaction } from "../../database/database.ts";
import { Problem } from "../../lib/problem.ts";
import { hashOf, wordingIn } from "./content.domain.ts";
import type { Authorship, Finding, Manifest, Scope, Wordings } from "./content.types.ts";
import { draftRow, draftRows, dropDraft, holdItem, putChanges, putDraft, type DraftRow, type Place } from "./drafts.repository.ts";
import { etagOf, refuseStale } from "./editing.ts";
import { recent } from "./recent.ts";
import { allContracts, liveRows, releaseRow } from "./releases.repository.ts";

type Message = components["schemas"]["Message"];

/** What editors work on: the contracts, and what is live. */
export type Desk = { contracts: Contracts; live: Wordings };

/** A signature is made once for each move of what is live, so it names all that a desk holds. */
const desks = recent<Desk>(10);

/** @throws TEMPORARILY_UNAVAILABLE before the first release */
export async function openDesk(tx: Transaction): Promise<Desk> {
  const [first] = await liveRows(tx);
  if (first === undefined) throw new Problem("TEMPORARILY_UNAVAILABLE");
  return desks((first.manifest as Manifest).signature, async () => ({ contracts: await allContracts(tx), live: (await releaseRow(tx, first.release))?.messages ?? {} }));
}

const place = (key: string, scope: Scope): Place => ({ item: "message", key, scope });

const wordingOf = (draft: DraftRow | undefined) => draft?.value as Wording | undefined;

function messageOf({ contracts, live }: Desk, key: string, scope: Scope, draft: DraftRow | undefined): Message {
  const contract = contracts[key];
  const drafted = wordingOf(draft);
  const standing = wordingIn(live[key], scope);
  return {
    key,
    scope,
    etag: etagOf(drafted ?? standing),
    where: contract?.where ?? "",
    args: contract?.args ?? {},
    legal: contract?.legal === true,
    ...(standing ? { live: standing } : {}),
    ...(draft && drafted ? { draft: { author: draft.author, at: draft.at.toISOString(), reason: draft.reason, wording: drafted } } : {}),
    findings: drafted ? (checkWording(key, contract, drafted).findings as Finding[]) : [],
  };
}

function known(desk: Desk, key: string): void {
  if (!Object.hasOwn(desk.contracts, key)) throw new Problem("NOT_FOUND");
}

/** One message. @throws NOT_FOUND */
export async function messageAt(tx: Transaction, key: string, scope: Scope): Promise<Message> {
  const desk = await openDesk(tx);
  known(desk, key);
  return messageOf(desk, key, scope, await draftRow(tx, place(key, scope)));
}

export type MessageFilter = { search?: string; state?: "draft" | "live"; after?: string; limit: number };

const matches = ({ key, where, live, draft }: Message, words: string) =>
  [key, where, live?.en, live?.es, draft?.wording?.en, draft?.wording?.es].some((text) => text?.toLocaleLowerCase().includes(words));

/** A page of messages by key: every key for both sites, and those of one site that have words of their own. */
export async function messagesBy(tx: Transaction, { search = "", state, after = "", limit }: MessageFilter): Promise<{ messages: Message[]; total: number }> {
  const desk = await openDesk(tx);
  const drafts = new Map((await draftRows(tx)).filter(({ item }) => item === "message").map((row) => [`${row.key} ${row.scope}`, row]));
  const scopes: readonly Scope[] = ["all", "business", "community"];
  const places = Object.keys(desk.contracts).sort().flatMap((key) => scopes.filter((scope) => scope === "all" || drafts.has(`${key} ${scope}`) || wordingIn(desk.live[key], scope)).map((scope) => ({ key, scope })));
  const all = places.map(({ key, scope }) => messageOf(desk, key, scope, drafts.get(`${key} ${scope}`)));
  const words = search.toLocaleLowerCase();
  const found = all.filter((message) => matches(message, words) && (state === undefined || (state === "draft") === (message.draft !== undefined)));
  const rest = found.filter(({ key }) => key > after);
  const last = rest[limit - 1]?.key;
  // A page ends with a whole key, whatever number of scopes it has.
  return { messages: rest.filter(({ key }) => last === undefined || key <= last), total: found.length };
}

async function standing(tx: Transaction, desk: Desk, key: string, scope: Scope): Promise<{ draft: DraftRow | undefined; value: Wording | undefined }> {
  const draft = await draftRow(tx, place(key, scope));
  return { draft, value: wordingOf(draft) ?? wordingIn(desk.live[key], scope) };
}

/**
 * Saves a draft; one that the gate refuses may be saved too, but not published.
 * @throws NOT_FOUND, LEGAL_APPROVAL_REQUIRED, CONFLICT (412) with base, theirs and mine
 */
export function saveDraft(database: Database, key: string, scope: Scope, wording: Wording, version: string, by: Authorship): Promise<Message> {
  return database.transaction(async (tx) => {
    await holdItem(tx, place(key, scope));
    const desk = await openDesk(tx);
    known(desk, key);
    if (desk.contracts[key]?.legal) throw new Problem("LEGAL_APPROVAL_REQUIRED");
    const { value } = await standing(tx, desk, key, scope);
    await refuseStale(tx, place(key, scope), version, value, wording);
    const row: DraftRow = { ...place(key, scope), value: wording, hash: hashOf(wording), ...by };
    await putDraft(tx, row);
    await putChanges(tx, [{ ...row, action: "draftSaved" }]);
    return messageOf(desk, key, scope, row);
  });
}

/** Drops a draft. @throws NOT_FOUND when there is none, CONFLICT (412) */
export function discardDraft(database: Database, key: string, scope: Scope, version: string, by: Authorship): Promise<void> {
  return database.transaction(async (tx) => {
    await holdItem(tx, place(key, scope));
    const draft = await draftRow(tx, place(key, scope));
    if (draft === undefined) throw new Problem("NOT_FOUND");
    await refuseStale(tx, place(key, scope), version, draft.value, null);
    await dropDraft(tx, place(key, scope), draft.hash);
    await putChanges(tx, [{ ...place(key, scope), ...by, action: "draftDiscarded", value: draft.value, hash: draft.hash }]);
  });
}
