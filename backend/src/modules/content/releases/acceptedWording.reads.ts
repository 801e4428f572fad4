import { checkText } from "@portico/gate/checkWording";
import { sha256 } from "@portico/gate/contractHash";
import { formatText } from "@portico/message/format";
import { languages, type Locale, localeOf, type MessageTree, type Snapshot } from "@portico/message/tree";
import type { TermsAcceptanceInput } from "@portico/openapi/graph.resolvers";
import type { Transaction } from "../../../database/database.ts";
import {
  accepts,
  agreementKeys,
  type AgreementName,
  agreementTo,
  type StoredAgreement,
} from "../../../lib/agreement.ts";
import { BoundedCache, memoized } from "../../../lib/cache.ts";
import type { Site } from "../../../lib/principal.ts";
import { builtIn } from "../catalogue.ts";
import { type ContentSource, snapshotMessages } from "../delivery/content.reads.ts";
import { catalogueEntries, publishedSnapshot, snapshotBytes, snapshotUses } from "./releases.repository.ts";

/**
 * The accepted text: the release that was shown ("built-in" for a build's own texts), language, key, and SHA-256 of the
 * text.
 */
export type Acceptance = { release: string; locale: string; key: string; textHash: string };

/** Terms have no arguments, so no time zone is needed. */
const shown = (tree: MessageTree, locale: Locale) => formatText(tree, locale, "UTC");

const languageOf = (locale: Locale) => languages.find((each) => localeOf[each] === locale) ?? "en";

/** The text of a key in stored bytes; undefined when the bytes do not match their hash. */
function textIn(body: string, locale: Locale, key: string): string | undefined {
  try {
    const { messages } = JSON.parse(body) as Snapshot;
    return Object.hasOwn(messages, key) ? shown(messages[key] as MessageTree, locale) : undefined;
  } catch {
    return undefined;
  }
}

/** The text as the release showed it, on either site. */
async function inRelease(
  tx: Transaction,
  { release, key }: Acceptance,
  locale: Locale,
): Promise<(string | undefined)[]> {
  if (!/^[1-9]\d{0,8}$/.test(release)) return [];
  const hashes = new Set(
    (await snapshotUses(tx, Number(release))).filter((use) => use.locale === locale).map(({ hash }) => hash),
  );
  const texts: (string | undefined)[] = [];
  for (const hash of hashes) {
    const bytes = await snapshotBytes(tx, hash);
    texts.push(bytes && textIn(bytes.body, locale, key));
  }
  return texts;
}

/** The text as the builds shipped it: a tab without any release shows its build's texts. */
async function inBuilds(tx: Transaction, { key }: Acceptance, locale: Locale): Promise<(string | undefined)[]> {
  const language = languageOf(locale);
  const trees = (await catalogueEntries(tx, key)).map(
    ({ contract, wording }) => checkText(key, contract, language, wording[language]).tree,
  );
  return trees.map((tree) => tree && shown(tree, locale));
}

/**
 * The accepted text word for word; undefined when no stored text has its hash. The hash proves the match, wherever the
 * text is found.
 */
export async function acceptedWording(tx: Transaction, acceptance: Acceptance): Promise<string | undefined> {
  const locale = Object.values(localeOf).find((known) => known === acceptance.locale);
  if (locale === undefined) return undefined;
  const isIt = (text: string | undefined) => text !== undefined && sha256(text) === acceptance.textHash;
  return (await inRelease(tx, acceptance, locale)).find(isIt) ?? (await inBuilds(tx, acceptance, locale)).find(isIt);
}

/** The release name that a portal sends when it shows its build's texts. */
const BUILT_IN = "built-in";

/**
 * Whether a text was shown to a site's customers: the release was published there, in that language, and its text of
 * the key (or the build's, where the release has none) has the hash. Client data are not trusted.
 */
async function wasShown(
  { config }: Pick<ContentSource, "config">,
  tx: Transaction,
  site: Site,
  acceptance: Acceptance,
): Promise<boolean> {
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

/** Texts that are known to have been shown. Releases and builds are immutable, so a text that was shown stays one. */
const knownAsShown = memoized(
  (_config: ContentSource["config"]) => new BoundedCache<true>({ entries: 1_000, characters: 200_000 }),
);

async function isKnownAsShown(
  source: Pick<ContentSource, "config">,
  tx: Transaction,
  site: Site,
  { release, locale, key, textHash }: Acceptance,
): Promise<boolean> {
  const known = knownAsShown(source.config);
  const name = JSON.stringify([site, release, locale, key, textHash]);
  if (known.get(name)) return true;
  const isShown = await wasShown(source, tx, site, { release, locale, key, textHash });
  if (isShown) known.set(name, true);
  return isShown;
}

/** The accepting user and site. */
type Agreeing = { site: Site; userId: string };

/** Whether this text was accepted, and was shown on the user's site (PAY-22). */
export async function acceptsShown(
  source: Pick<ContentSource, "config">,
  tx: Transaction,
  site: Site,
  what: AgreementName,
  terms: TermsAcceptanceInput | null | undefined,
): Promise<boolean> {
  return accepts(what, terms) && isKnownAsShown(source, tx, site, terms);
}

/** The acceptance to store; undefined when there is none, it is of another text, or of one that was never shown. */
export async function agreementShown(
  source: Pick<ContentSource, "config">,
  tx: Transaction,
  { site, userId }: Agreeing,
  what: AgreementName,
  terms: TermsAcceptanceInput | null | undefined,
  at: Date,
): Promise<StoredAgreement | undefined> {
  return (await acceptsShown(source, tx, site, what, terms)) ? agreementTo(what, terms, userId, at) : undefined;
}

/** Demo data: a text as this build has it, to be accepted. Terms have no arguments: their source is their text. */
export function wordingOfBuild(what: AgreementName, locale: Locale = "en-US"): Acceptance {
  const key = agreementKeys[what];
  const textHash = sha256(builtIn.messages[key]?.[languageOf(locale)] ?? "");
  return { release: BUILT_IN, locale, key, textHash };
}

/** Demo data: the acceptance of a text as this build has it. */
export function acceptedOfBuild(what: AgreementName, userId: string, at: Date, locale?: Locale): StoredAgreement {
  return { ...wordingOfBuild(what, locale), userId, acceptedAt: at.toISOString() };
}
