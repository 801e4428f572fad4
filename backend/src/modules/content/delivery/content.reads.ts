import english from "@portico/catalogue/built-in/en-US.json" with { type: "json" };
import spanish from "@portico/catalogue/built-in/es-US.json" with { type: "json" };
import type { CopyArgs, PlainKey } from "@portico/catalogue/contract";
import { formatText, type MessageValues } from "@portico/message/format";
import type { MessageTree, Snapshot } from "@portico/message/tree";
import type { Transaction } from "../../../database/database.ts";
import type { Dependencies } from "../../../dependencies.ts";
import type { Locale, Principal, Site } from "../../../lib/principal.ts";
import { Problem } from "../../../lib/problem.ts";
import { accountServices } from "../../account/account.reads.ts";
import { createPromiseCache } from "./promiseCache.ts";
import { liveRow, releaseRow, snapshotBytes, type LiveRow } from "../releases/releases.repository.ts";
import { builtIn } from "../catalogue.ts";
import type { Manifest, ToggleDefinition, ToggleDefinitions, Toggles } from "../content.types.ts";
import {
  answerOf,
  toggleEvaluator,
  type Evaluation,
  type Evaluator,
  type ToggleContext,
} from "../toggles/toggles.domain.ts";

/** The reader of toggles: the host's site, and the signed-in user. */
export type ToggleReader = { site: Site; principal: Pick<Principal, "role" | "userType" | "accountIds"> | undefined };

/** The toggles of one release. */
export type Published = { evaluate: Evaluator; flags: ToggleDefinitions; keys: string[]; asksServices: boolean };

/** Keyed by content hash, so cached for ever and shared by all databases of the process. */
const evaluators = createPromiseCache<Published>(50);
const snapshots = createPromiseCache<Snapshot["messages"]>(20);

/** The source of live content: the database, and whether this process shows staging. */
export type ContentSource = Pick<Dependencies, "database" | "config">;

async function live({ database, config }: ContentSource, site: Site): Promise<LiveRow> {
  const row = await liveRow(database, config.contentEnvironment, site);
  if (row === undefined) throw new Problem("TEMPORARILY_UNAVAILABLE");
  return row;
}

/**
 * The signed manifest of a site's live release.
 * @throws TEMPORARILY_UNAVAILABLE before the first release
 */
export async function publishedManifest(source: ContentSource, site: Site): Promise<Manifest> {
  return (await live(source, site)).manifest as Manifest;
}

/**
 * The number of a site's live release.
 * @throws TEMPORARILY_UNAVAILABLE before the first release
 */
export async function liveReleaseOf(source: ContentSource, site: Site): Promise<number> {
  return (await live(source, site)).release;
}

/** Whether browsers may see a toggle: server-only toggles of this or another build are left out. */
const isForBrowsers = (key: string, { metadata }: ToggleDefinition): boolean =>
  builtIn.register[key]?.clientVisible ?? metadata?.["serverOnly"] !== true;

function evaluatorOf(tx: Transaction, { manifest, release }: LiveRow): Promise<Published> {
  return evaluators((manifest as Manifest).toggles, async () => {
    const flags: ToggleDefinitions = (await releaseRow(tx, release))?.toggles ?? {};
    const keys = Object.entries(flags)
      .filter(([key, flag]) => isForBrowsers(key, flag))
      .map(([key]) => key);
    return {
      evaluate: toggleEvaluator(flags),
      flags,
      keys,
      asksServices: JSON.stringify(flags).includes('"services"'),
    };
  });
}

/** The live toggles of a site, including server-only ones; undefined before the first release. */
export async function publishedEvaluator(
  { database, config }: ContentSource,
  site: Site,
): Promise<Published | undefined> {
  const row = await liveRow(database, config.contentEnvironment, site);
  return row && evaluatorOf(database, row);
}

async function contextOf(
  { database: tx, config }: ContentSource,
  { site, principal }: ToggleReader,
  asksServices: boolean,
): Promise<ToggleContext> {
  const environment = config.contentEnvironment;
  if (principal === undefined) return { site, environment };
  const {
    role,
    userType,
    accountIds: [accountId],
  } = principal;
  const services = asksServices && accountId ? (await accountServices(tx, accountId)).map(({ key }) => key) : [];
  return { site, environment, role, userType, ...(accountId ? { accountId } : {}), services };
}

/** All client-visible toggles, evaluated for a reader, with the definitions' ETag. */
export async function evaluations(
  source: ContentSource,
  reader: ToggleReader,
): Promise<{ etag: string; flags: [string, Evaluation][] }> {
  const row = await live(source, reader.site);
  const { evaluate, keys, asksServices } = await evaluatorOf(source.database, row);
  const context = await contextOf(source, reader, asksServices);
  const flags = keys.flatMap((key): [string, Evaluation][] => {
    const evaluation = evaluate(key, context);
    if (!evaluation) return [];
    // The runtime configuration disables voice whatever the toggle says.
    return [[key, key === "voice" && source.config.voiceDisabled ? { ...evaluation, value: false } : evaluation]];
  });
  return { etag: (row.manifest as Manifest).toggles, flags };
}

/** A reader's toggles for the page's start-up data. */
export async function publishedToggles(source: ContentSource, reader: ToggleReader): Promise<Toggles> {
  const { etag, flags } = await evaluations(source, reader);
  return { etag, values: Object.fromEntries(flags.map(([key, evaluation]) => [key, answerOf(evaluation)])) };
}

/** Whether a toggle is on for a reader, for checks on the server. */
export async function isOn(
  source: ContentSource,
  reader: ToggleReader,
  key:
    | "bankLinking"
    | "canUseSMBSpeedTestMFE"
    | "equipment"
    | "hostedVoice"
    | "pointOfContact"
    | "techAmenitiesIsMfeEnabled"
    | "techAmenitiesPropertyHomePage"
    | "voice",
): Promise<boolean> {
  return (await evaluations(source, reader)).flags.some(([name, { value }]) => name === key && value === true);
}

/**
 * The type is asserted, because the compiler does not infer it from a JSON file; the content gate wrote these trees.
 */
const builtInCopy: Record<Locale, Snapshot["messages"]> = {
  "en-US": (english as unknown as Snapshot).messages,
  "es-US": (spanish as unknown as Snapshot).messages,
};

/** The compiled messages of a snapshot; none for an unknown one. */
export function snapshotMessages(tx: Transaction, hash: string): Promise<Snapshot["messages"]> {
  return snapshots(
    hash,
    async () => (JSON.parse((await snapshotBytes(tx, hash))?.body ?? '{"messages":{}}') as Snapshot).messages,
  );
}

function messagesOf(tx: Transaction, { manifest }: LiveRow, locale: Locale): Promise<Snapshot["messages"]> {
  return snapshotMessages(tx, (manifest as Manifest).locales[locale].hash);
}

/**
 * The compiled published messages whose keys are wanted, for a page that shows them without a network; the built-in one
 * where the release lacks a key.
 */
export async function compiledMessages(
  source: ContentSource,
  site: Site,
  locale: Locale,
  isWanted: (key: string) => boolean,
): Promise<Snapshot["messages"]> {
  const published = await messagesOf(source.database, await live(source, site), locale);
  const keys = Object.keys(builtInCopy[locale]).filter(isWanted);
  return Object.fromEntries(
    keys.flatMap((key) => {
      const tree = Object.hasOwn(published, key) ? published[key] : builtInCopy[locale][key];
      return tree === undefined ? [] : [[key, tree]];
    }),
  );
}

export type Translate = <K extends PlainKey>(
  key: K,
  ...args: keyof CopyArgs<K> extends never ? [args?: undefined] : [args: CopyArgs<K>]
) => string;

function textOf(trees: (MessageTree | undefined)[], locale: Locale, timeZone: string, args: MessageValues): string {
  for (const tree of trees) {
    try {
      if (tree) return formatText(tree, locale, timeZone, args);
    } catch {
      // The release was made for another build's arguments; this build's own text fits.
    }
  }
  throw new Error("no words");
}

/**
 * The published texts of a site in a language, for texts that the server writes (receipts, problems). Falls back to the
 * built-in texts for keys that the release lacks. Instants are shown in the provider's time zone.
 */
export async function copyFor(
  deps: ContentSource & Pick<Dependencies, "clock">,
  site: Site,
  locale: Locale,
): Promise<Translate> {
  const { timeZone } = deps.clock;
  const messages = await messagesOf(deps.database, await live(deps, site), locale);
  return (key, ...[args]) =>
    textOf(
      [Object.hasOwn(messages, key) ? messages[key] : undefined, builtInCopy[locale][key]],
      locale,
      timeZone,
      (args ?? {}) as MessageValues,
    );
}
