import type { Contracts } from "@portico/gate/checkCatalogue";
import { checkWording } from "@portico/gate/checkWording";
import type { Wording } from "@portico/gate/contract";
import type { Glossary } from "@portico/gate/glossary";
import type { components } from "@portico/openapi/studio";
import type { Database, Transaction } from "../../../database/database.ts";
import { Problem } from "../../../lib/problem.ts";
import { ownChangeSet } from "../change-sets/changeSets.repository.ts";
import { wordingIn } from "../content.domain.ts";
import type {
  ArticleDefinitions,
  Authorship,
  Finding,
  FormDefinitions,
  Manifest,
  Scope,
  ToggleDefinitions,
  Wordings,
} from "../content.types.ts";
import {
  draftsAt,
  draftsOfItem,
  type DraftInSet,
  type DraftRow,
  type DraftTarget,
} from "../change-sets/drafts.repository.ts";
import { type ItemEdit, type ReadLive, saveItemDraft } from "../change-sets/itemDrafts.service.ts";
import { draftOrigin, draftPlaceOf, etagOf, onTopOf } from "../change-sets/optimisticConcurrency.ts";
import { createPromiseCache } from "../delivery/promiseCache.ts";
import { allContracts, liveRows, productionOf, releaseRow } from "../releases/releases.repository.ts";
import { withLaterBuilds } from "../releases/laterBuilds.reads.ts";
import type { Actor } from "../people/scope.domain.ts";
import { glossaryIn } from "../translation/glossary.repository.ts";
import { screensOf } from "../catalogue.ts";

type Message = components["schemas"]["Message"];

/** The content that editors work on: contracts and live values. */
type ReleaseContent = {
  contracts: Contracts;
  messages: Wordings;
  toggles: ToggleDefinitions;
  forms: FormDefinitions;
  articles: ArticleDefinitions;
};

/** With the glossary, which the gate checks texts against. */
export type LiveContent = ReleaseContent & { glossary: Glossary };

/** The signature changes with every move of the live pointer, so it identifies the content. */
const loaded = createPromiseCache<ReleaseContent>(10);

async function readRelease(tx: Transaction, release: number): Promise<ReleaseContent> {
  const row = await releaseRow(tx, release);
  const contracts = await allContracts(tx);
  if (row === undefined) return { contracts, messages: {}, toggles: {}, forms: {}, articles: {} };
  const { messages, toggles, forms, articles } = await withLaterBuilds(tx, row);
  return { contracts, messages, toggles, forms, articles };
}

/** @throws TEMPORARILY_UNAVAILABLE before the first release */
export async function loadLiveContent(tx: Transaction): Promise<LiveContent> {
  const live = productionOf(await liveRows(tx));
  if (live === undefined) throw new Problem("TEMPORARILY_UNAVAILABLE");
  const content = await loaded((live.manifest as Manifest).signature, () => readRelease(tx, live.release));
  return { ...content, glossary: await glossaryIn(tx) };
}

export const messagePlace = (key: string, scope: Scope): DraftTarget => ({ item: "message", key, scope });

const wordingOf = (draft: DraftRow | undefined) => draft?.value as Wording | undefined;

function messageOf(
  { contracts, messages, glossary }: LiveContent,
  key: string,
  scope: Scope,
  drafts: readonly DraftInSet[],
  changeSet: number | undefined,
): Message {
  const contract = contracts[key];
  const draft = drafts.find((row) => row.changeSet === changeSet);
  const drafted = wordingOf(draft);
  const liveWording = wordingIn(messages[key], scope);
  return {
    key,
    scope,
    etag: etagOf(drafted ?? liveWording),
    where: contract?.where ?? "",
    args: contract?.args ?? {},
    legal: contract?.legal === true,
    ...(contract?.maxLength === undefined ? {} : { maxLength: contract.maxLength }),
    ...(contract?.samples ? { samples: contract.samples } : {}),
    screens: screensOf(key),
    ...(liveWording ? { live: liveWording } : {}),
    ...(draft && drafted ? { draft: { ...draftOrigin(draft), wording: drafted } } : {}),
    drafts: drafts.map(draftPlaceOf),
    findings: drafted ? (checkWording(key, contract, drafted, glossary).findings as Finding[]) : [],
  };
}

function known(content: LiveContent, key: string): void {
  if (!Object.hasOwn(content.contracts, key)) throw new Problem("NOT_FOUND");
}

const requestedChangeSet = async (tx: Transaction, requestedId: number | undefined, username: string) =>
  requestedId ?? (await ownChangeSet(tx, username))?.id;

/**
 * One message, with its draft in a change set.
 * @throws NOT_FOUND
 */
export async function messageAt(
  tx: Transaction,
  key: string,
  scope: Scope,
  changeSet: number | undefined,
  username: string,
): Promise<Message> {
  const content = await loadLiveContent(tx);
  known(content, key);
  return messageOf(
    content,
    key,
    scope,
    await draftsAt(tx, messagePlace(key, scope)),
    await requestedChangeSet(tx, changeSet, username),
  );
}

export type MessageFilter = { search?: string; state?: "draft" | "live"; after?: string; limit: number };

const matches = ({ key, where, live, draft }: Message, words: string) =>
  [key, where, live?.en, live?.es, draft?.wording?.en, draft?.wording?.es].some((text) =>
    text?.toLocaleLowerCase().includes(words),
  );

const scopes: readonly Scope[] = ["all", "business", "community"];

function byPlace(drafts: readonly DraftInSet[]): Map<string, DraftInSet[]> {
  const found = new Map<string, DraftInSet[]>();
  for (const draft of drafts)
    found.set(`${draft.key} ${draft.scope}`, [...(found.get(`${draft.key} ${draft.scope}`) ?? []), draft]);
  return found;
}

async function everyMessage(tx: Transaction, username: string): Promise<Message[]> {
  const content = await loadLiveContent(tx);
  const drafts = byPlace(await draftsOfItem(tx, "message"));
  const own = await requestedChangeSet(tx, undefined, username);
  const has = (key: string, scope: Scope) =>
    scope === "all" || drafts.has(`${key} ${scope}`) || wordingIn(content.messages[key], scope) !== undefined;
  const places = Object.keys(content.contracts)
    .sort()
    .flatMap((key) => scopes.filter((scope) => has(key, scope)).map((scope) => ({ key, scope })));
  return places.map(({ key, scope }) => messageOf(content, key, scope, drafts.get(`${key} ${scope}`) ?? [], own));
}

/** A page of messages by key: the shared text of every key, and the sites' own ones. */
export async function messagesBy(
  tx: Transaction,
  { search = "", state, after = "", limit }: MessageFilter,
  username: string,
): Promise<{ messages: Message[]; total: number }> {
  const words = search.toLocaleLowerCase();
  const found = (await everyMessage(tx, username)).filter(
    (message) => matches(message, words) && (state === undefined || (state === "draft") === message.drafts.length > 0),
  );
  const rest = found.filter(({ key }) => key > after);
  const last = rest[limit - 1]?.key;
  // A page ends with a complete key, whatever its number of scopes.
  return { messages: rest.filter(({ key }) => last === undefined || key <= last), total: found.length };
}

/** The live text of a known key. @throws NOT_FOUND */
export const liveMessage =
  ({ key, scope }: DraftTarget): ReadLive =>
  async (tx) => {
    const content = await loadLiveContent(tx);
    known(content, key);
    return wordingIn(content.messages[key], scope);
  };

/**
 * Saves a draft; one that the gate rejects can be saved, but not submitted. A concurrent edit of the other language is
 * merged.
 * @throws NOT_FOUND, OUTSIDE_YOUR_SCOPE, CHANGE_SET_CLOSED (409), CONFLICT (412) with base, theirs and mine when both
 * changed the same language
 */
export function saveMessageDraft(
  database: Database,
  edit: ItemEdit,
  wording: Wording,
  by: Authorship,
  actor: Actor,
): Promise<Message> {
  const { key, scope } = edit.place;
  return database.transaction(async (tx) => {
    const set = await saveItemDraft(tx, edit, liveMessage(edit.place), wording, by, actor, onTopOf);
    return messageOf(await loadLiveContent(tx), key, scope, await draftsAt(tx, edit.place), set);
  });
}
