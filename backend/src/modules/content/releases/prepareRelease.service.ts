import type { CheckedCatalogue, Contracts } from "@portico/gate/checkCatalogue";
import { publishable } from "@portico/gate/findings";
import { sha256 } from "@portico/gate/contractHash";
import { canonicalJson } from "@portico/message/canonical";
import { type Language, languages, localeOf, treeVersion } from "@portico/message/tree";
import type { Transaction } from "../../../database/database.ts";
import type { Site } from "../../../lib/principal.ts";
import { Problem } from "../../../lib/problem.ts";
import { mapInSlices } from "../../../lib/eventLoop.ts";
import { publishArticles } from "../../support/articles/articles.writes.ts";
import { compressed, type Compressed } from "../delivery/delta.ts";
import { compileSites } from "../content.domain.ts";
import {
  sites,
  type Authorship,
  type Environment,
  type Finding,
  type Manifest,
  type Wordings,
} from "../content.types.ts";
import {
  articlesOfRelease,
  knownSnapshots,
  liveRows,
  moveLive,
  productionOf,
  putRelease,
  putSnapshots,
  signingKey,
  stagingOf,
  type LiveRow,
  type NewRelease,
  type ReleaseRow,
  type SnapshotUse,
} from "./releases.repository.ts";
import { signedManifest, type SigningKey } from "../delivery/signing.ts";

/** Validated messages, compiled and compressed, ready to be stored. */
export type Prepared = { uses: SnapshotUse[]; snapshots: ({ hash: string } & Compressed)[] };

/** @throws REFUSED_BY_GATE with the findings and their places */
export function refuse(findings: readonly Finding[]): void {
  if (!publishable(findings as Parameters<typeof publishable>[0]))
    throw new Problem("REFUSED_BY_GATE", {
      members: { findings: findings.filter(({ severity }) => severity === "error") },
    });
}

const treeTexts = new WeakMap<object, string>();

/** The canonical JSON of a message's tree, written once: the gate's results are cached, so releases share most trees. */
function canonicalTree(tree: unknown): string {
  if (typeof tree !== "object" || tree === null) return canonicalJson(tree);
  const text = treeTexts.get(tree) ?? canonicalJson(tree);
  treeTexts.set(tree, text);
  return text;
}

type Body = SnapshotUse & { body: string };

/** Writes the snapshots of all languages, each in a turn of the event loop of its own. */
function usesOf(site: Site, { findings, snapshots }: CheckedCatalogue): Promise<Body[]> {
  refuse(findings);
  const write = (language: Language): Body => {
    const body = canonicalJson(snapshots?.[language], (member) => canonicalJson(member, canonicalTree));
    return { site, locale: localeOf[language], hash: sha256(body), body };
  };
  return mapInSlices(languages, write, 1);
}

/**
 * Validates and compiles the messages of both sites.
 * @throws REFUSED_BY_GATE
 */
export async function prepare(tx: Transaction, contracts: Contracts, messages: Wordings): Promise<Prepared> {
  const uses: Body[] = [];
  for (const [site, checked] of await compileSites(contracts, messages, sites))
    uses.push(...(await usesOf(site, checked)));
  const bodies = new Map(uses.map(({ hash, body }) => [hash, body]));
  for (const hash of await knownSnapshots(tx, [...bodies.keys()])) bodies.delete(hash);
  const snapshots = await Promise.all([...bodies].map(async ([hash, body]) => ({ hash, ...(await compressed(body)) })));
  return { uses: uses.map(({ site, locale, hash }) => ({ site, locale, hash })), snapshots };
}

function manifestOf(
  site: Site,
  release: ReleaseRow,
  sequence: number,
  at: Date,
  uses: readonly SnapshotUse[],
  key: SigningKey,
): Manifest {
  const reference = (locale: SnapshotUse["locale"]) => {
    const hash = uses.find((use) => use.site === site && use.locale === locale)?.hash ?? "";
    return { hash, url: `/content/v1/snapshots/${hash}` };
  };
  return signedManifest(
    {
      site,
      release: String(release.id),
      sequence,
      publishedAt: at.toISOString(),
      contract: release.contract,
      tree: treeVersion,
      locales: { "en-US": reference("en-US"), "es-US": reference("es-US") },
      toggles: release.togglesEtag,
      events: `/content/v1/events?site=${site}`,
    },
    key,
  );
}

/** Staging follows production while nothing is staged. */
const movedWith = (environment: Environment, live: readonly LiveRow[]): Environment[] =>
  environment === "production" && stagingOf(live)?.release === productionOf(live)?.release
    ? ["production", "stage"]
    : [environment];

/**
 * Makes a stored release live in an environment, on both sites at once; in production, its articles are found by the search from then on.
 * @returns the new live rows
 */
export async function goLive(
  tx: Transaction,
  environment: Environment,
  release: ReleaseRow,
  uses: readonly SnapshotUse[],
  live: readonly LiveRow[],
  { author, at, reason }: Authorship,
): Promise<LiveRow[]> {
  const key = await signingKey(tx);
  const places = movedWith(environment, live).flatMap((moved) => sites.map((site) => ({ environment: moved, site })));
  const rows = places.map(({ environment: moved, site }): LiveRow => {
    const sequence = (live.find((row) => row.environment === moved && row.site === site)?.sequence ?? 0) + 1;
    return {
      environment: moved,
      site,
      release: release.id,
      sequence,
      at,
      author,
      reason,
      manifest: manifestOf(site, release, sequence, at, uses, key),
    };
  });
  for (const row of rows) await moveLive(tx, row);
  if (environment === "production") await publishArticles(tx, articlesOfRelease(release), at);
  return liveRows(tx);
}

/** Stores a release with its snapshots and makes it live, in the caller's transaction. */
export async function release(
  tx: Transaction,
  environment: Environment,
  row: NewRelease,
  { uses, snapshots }: Prepared,
  live: readonly LiveRow[],
  authorship: Authorship,
): Promise<{ release: ReleaseRow; live: LiveRow[] }> {
  await putSnapshots(tx, snapshots);
  const stored = await putRelease(tx, row, uses);
  return { release: stored, live: await goLive(tx, environment, stored, uses, live, authorship) };
}
