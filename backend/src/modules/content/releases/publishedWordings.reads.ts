import { and, eq, inArray, isNotNull, isNull, min, or, sql } from "drizzle-orm";
import { sha256 } from "@portico/gate/contractHash";
import { formatText } from "@portico/message/format";
import type { Locale } from "@portico/message/tree";
import type { Transaction } from "../../../database/database.ts";
import { BoundedCache, memoized } from "../../../lib/cache.ts";
import type { Site } from "../../../lib/principal.ts";
import { contentChanges, contentReleases } from "../content.tables.ts";
import { type ContentSource, snapshotMessages } from "../delivery/content.reads.ts";
import { liveRow, snapshotUses } from "./releases.repository.ts";

/** A wording as it was published on a site in a language, from one release until another one replaced it. */
export type PublishedVersion = {
  /** 1 for the first one. Publications are only added, so a number stays. */
  version: number;
  /** The release with which it came into force. */
  release: number;
  from: Date;
  /** Null while it is in force. */
  until: Date | null;
  text: string;
  /** SHA-256 of the text, as in an acceptance. */
  textHash: string;
};

type Publication = { release: number; at: Date };

/**
 * What production has shown, in order, from the history: a release goes live once, when it is published, promoted or
 * merged or when it kills a toggle, and again with each rollback to it.
 */
async function publications(tx: Transaction): Promise<Publication[]> {
  const { id, release, at, action, item } = contentChanges;
  const order = min(id);
  const rows = await tx
    .select({ release, at, order })
    .from(contentChanges)
    .where(
      and(
        isNotNull(release),
        or(inArray(action, ["published", "killed", "catalogueMerged"]), and(eq(action, "restored"), isNull(item))),
      ),
    )
    .groupBy(release, at, sql`case when ${action} = 'restored' then ${id} end`)
    .orderBy(order);
  return rows.flatMap((row) => (row.release === null ? [] : [{ release: row.release, at: row.at }]));
}

/** The release from which each release has a key's wording: itself where it changed it, otherwise that of its base. */
async function originsOf(tx: Transaction, key: string): Promise<(release: number) => number> {
  const { id, basedOn, changedMessages } = contentReleases;
  const rows = await tx
    .select({ id, basedOn, changed: sql<boolean>`jsonb_exists(${changedMessages}, ${key})` })
    .from(contentReleases)
    .orderBy(id);
  const origins = new Map<number, number>();
  // A base is older than what is based on it.
  for (const row of rows) {
    const inherited = row.changed || row.basedOn === null ? undefined : origins.get(row.basedOn);
    origins.set(row.id, inherited ?? row.id);
  }
  return (release) => origins.get(release) ?? release;
}

type WordingKey = { site: Site; locale: Locale; key: string };

async function textIn(
  tx: Transaction,
  release: number,
  { site, locale, key }: WordingKey,
): Promise<string | undefined> {
  const use = (await snapshotUses(tx, release)).find((each) => each.site === site && each.locale === locale);
  const messages = use && (await snapshotMessages(tx, use.hash));
  const tree = messages && Object.hasOwn(messages, key) ? messages[key] : undefined;
  // Terms have no arguments, so no time zone is needed.
  return tree && formatText(tree, locale, "UTC");
}

async function derived(tx: Transaction, place: WordingKey): Promise<PublishedVersion[]> {
  const [shown, originOf] = [await publications(tx), await originsOf(tx, place.key)];
  const texts = new Map<number, string | undefined>();
  for (const origin of new Set(shown.map(({ release }) => originOf(release))))
    texts.set(origin, await textIn(tx, origin, place));
  const versions: PublishedVersion[] = [];
  let liveText: string | undefined;
  for (const { release, at } of shown) {
    const text = texts.get(originOf(release));
    if (text === liveText) continue;
    const before = versions.at(-1);
    if (before && liveText !== undefined) before.until = at;
    liveText = text;
    if (text !== undefined)
      versions.push({ version: versions.length + 1, release, from: at, until: null, text, textHash: sha256(text) });
  }
  return versions;
}

/** Derived versions by what is live: only a publication adds one. */
const known = memoized(
  (_config: ContentSource["config"]) =>
    new BoundedCache<readonly PublishedVersion[]>({ entries: 100, characters: 20_000 }),
);

/**
 * The versions of a text without arguments that production has shown on a site in a language, oldest first; none for
 * a key that no release has. Derived from the releases and their history, and remembered until the next publication.
 */
export async function publishedVersions(
  { database, config }: Pick<ContentSource, "database" | "config">,
  place: WordingKey,
): Promise<readonly PublishedVersion[]> {
  const live = await liveRow(database, "production", place.site);
  if (live === undefined) return [];
  const name = JSON.stringify([place.site, place.locale, place.key, live.release, live.sequence]);
  const versions = known(config).get(name) ?? (await derived(database, place));
  known(config).set(name, versions);
  return versions;
}
