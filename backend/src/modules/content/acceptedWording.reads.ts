import { checkText } from "@portico/gate/checkWording";
import { sha256 } from "@portico/gate/contractHash";
import { formatText } from "@portico/message/format";
import { languages, localeOf, type Locale, type MessageTree, type Snapshot } from "@portico/message/tree";
import type { TermsAcceptanceInput } from "@portico/openapi/graph.resolvers";
import type { Transaction } from "../../database/database.ts";
import { accepts, agreementTo, type AgreementName, type StoredAgreement } from "../../lib/agreement.ts";
import type { Site } from "../../lib/principal.ts";
import { snapshotMessages, type ContentSource } from "./delivery/content.reads.ts";
import { catalogueEntries, publishedSnapshot, snapshotBytes, snapshotUses } from "./releases/releases.repository.ts";

/** What exactly was accepted: the release that was shown ("built-in" for the words of a build), language, key, and SHA-256 of the text. */
export type Acceptance = { release: string; locale: string; key: string; textHash: string };

/** Agreements have no arguments, so that no zone is in them. */
const shown = (tree: MessageTree, locale: Locale) => formatText(tree, locale, "UTC");

/** The text of a key in stored bytes; undefined when they are not what they were. */
function textIn(body: string, locale: Locale, key: string): string | undefined {
  try {
    const { messages } = JSON.parse(body) as Snapshot;
    return Object.hasOwn(messages, key) ? shown(messages[key] as MessageTree, locale) : undefined;
  } catch {
    return undefined;
  }
}

/** As the release showed it, on either site. */
async function inRelease(tx: Transaction, { release, key }: Acceptance, locale: Locale): Promise<(string | undefined)[]> {
  if (!/^[1-9]\d{0,8}$/.test(release)) return [];
  const hashes = new Set((await snapshotUses(tx, Number(release))).filter((use) => use.locale === locale).map(({ hash }) => hash));
  const bodies = await Promise.all([...hashes].map((hash) => snapshotBytes(tx, hash)));
  return bodies.map((bytes) => bytes && textIn(bytes.body, locale, key));
}

/** As the builds brought it: a tab that no release reached shows the words of its build. */
async function inBuilds(tx: Transaction, { key }: Acceptance, locale: Locale): Promise<(string | undefined)[]> {
  const language = languages.find((each) => localeOf[each] === locale) ?? "en";
  const trees = (await catalogueEntries(tx, key)).map(({ contract, wording }) => checkText(key, contract, language, wording[language]).tree);
  return trees.map((tree) => tree && shown(tree, locale));
}

/**
 * The text that somebody accepted, word for word; undefined when nothing that is kept has its hash. Whatever it is found in, the hash
 * proves that it is that text.
 */
export async function acceptedWording(tx: Transaction, acceptance: Acceptance): Promise<string | undefined> {
  const locale = Object.values(localeOf).find((known) => known === acceptance.locale);
  if (locale === undefined) return undefined;
  const isIt = (text: string | undefined) => text !== undefined && sha256(text) === acceptance.textHash;
  return (await inRelease(tx, acceptance, locale)).find(isIt) ?? (await inBuilds(tx, acceptance, locale)).find(isIt);
}

/** The release that a portal names when it shows the words of its build. */
const BUILT_IN = "built-in";

/**
 * Whether a text was really shown to the customers of a site: the release was published there, in that language, and its text of the key
 * (or the build's, where that release has none) has the hash. Nothing that a client says about it is believed.
 */
async function wasShown({ config }: Pick<ContentSource, "config">, tx: Transaction, site: Site, acceptance: Acceptance): Promise<boolean> {
  const { release, key, textHash } = acceptance;
  const locale = Object.values(localeOf).find((known) => known === acceptance.locale);
  if (locale === undefined) return false;
  if (release !== BUILT_IN) {
    if (!/^[1-9]\d{0,8}$/.test(release)) return false;
    const hash = await publishedSnapshot(tx, config.contentEnvironment, { release: Number(release), site, locale });
    if (hash === undefined) return false;
    const messages = await snapshotMessages(tx, hash);
    if (Object.hasOwn(messages, key)) return sha256(shown(messages[key] as MessageTree, locale)) === textHash;
  }
  return (await inBuilds(tx, acceptance, locale)).some((text) => text !== undefined && sha256(text) === textHash);
}

/** Who agreed, on which site. */
type Agreeing = { site: Site; userId: string };

/** Whether this text was accepted, and was shown on the site of who accepts it (PAY-22). */
export async function acceptsShown(source: Pick<ContentSource, "config">, tx: Transaction, site: Site, what: AgreementName, terms: TermsAcceptanceInput | null | undefined): Promise<boolean> {
  return accepts(what, terms) && wasShown(source, tx, site, terms);
}

/** What is stored of an acceptance; undefined when there is none, it is of another text, or of one that was never shown. */
export async function agreementShown(source: Pick<ContentSource, "config">, tx: Transaction, { site, userId }: Agreeing, what: AgreementName, terms: TermsAcceptanceInput | null | undefined, at: Date): Promise<StoredAgreement | undefined> {
  return (await acceptsShown(source, tx, site, what, terms)) ? agreementTo(what, terms, userId, at) : undefined;
}
