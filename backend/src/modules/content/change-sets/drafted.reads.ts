import type { Contracts } from "@portico/gate/checkCatalogue";
import { checkText } from "@portico/gate/checkWording";
import type { Wording } from "@portico/gate/contract";
import { languages, localeOf, type Language, type Locale, type MessageTree } from "@portico/message/tree";
import type { Transaction } from "../../../database/database.ts";
import type { Site } from "../../../lib/principal.ts";
import { changeSetRow } from "./changeSets.repository.ts";
import { changedKeys, withWordings, wordingsOf } from "../content.domain.ts";
import type { Wordings } from "../content.types.ts";
import { draftsIn, type DraftRow } from "./drafts.repository.ts";
import { loadLiveContent } from "../messages/messages.service.ts";
import { liveRows, releaseRow, stagingOf } from "../releases/releases.repository.ts";

/** Compiled texts by language and key. */
export type DraftedWords = Record<Locale, Record<string, MessageTree>>;

/**
 * The resulting text of each drafted key on a site: a site's own text, live or drafted, takes precedence over the
 * shared one.
 */
function laidOver(messages: Wordings, drafts: readonly DraftRow[], site: Site): Record<string, Wording> {
  const live = Object.fromEntries(drafts.flatMap(({ key }) => (messages[key] ? [[key, messages[key]]] : [])));
  return wordingsOf(
    withWordings(
      live,
      drafts.map(({ key, scope, value }) => ({ key, scope, wording: value as Wording })),
    ),
    site,
  );
}

function compiled(
  contracts: Contracts,
  wordings: Record<string, Wording>,
  language: Language,
): Record<string, MessageTree> {
  return Object.fromEntries(
    Object.entries(wordings).flatMap(([key, wording]) => {
      const contract = contracts[key];
      const tree = contract && checkText(key, contract, language, wording[language]).tree;
      return tree ? [[key, tree]] : [];
    }),
  );
}

const compiledFor = (contracts: Contracts, wordings: Record<string, Wording>): DraftedWords =>
  Object.fromEntries(
    languages.map((language) => [localeOf[language], compiled(contracts, wordings, language)]),
  ) as DraftedWords;

/**
 * The drafts of a change set as a site would show them. A draft that the gate rejects in a language stays as it is
 * live.
 * @throws NOT_FOUND
 */
export async function draftedWords(tx: Transaction, changeSet: number, site: Site): Promise<DraftedWords> {
  await changeSetRow(tx, changeSet);
  const { contracts, messages } = await loadLiveContent(tx);
  const drafts = (await draftsIn(tx, [changeSet])).filter(({ item }) => item === "message");
  return compiledFor(contracts, laidOver(messages, drafts, site));
}

/** All staged drafts as a site would show them: every change set on staging together. */
export async function stagedWords(tx: Transaction, site: Site): Promise<DraftedWords> {
  const [{ contracts, messages }, live] = [await loadLiveContent(tx), await liveRows(tx)];
  const staged = (await releaseRow(tx, stagingOf(live)?.release ?? 0))?.messages ?? messages;
  const [before, after] = [wordingsOf(messages, site), wordingsOf(staged, site)];
  return compiledFor(
    contracts,
    Object.fromEntries(changedKeys(before, after).flatMap((key) => (after[key] ? [[key, after[key]]] : []))),
  );
}
