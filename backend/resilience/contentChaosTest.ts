import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { components } from "@portico/openapi/content";
import { sha256 } from "@portico/gate/contractHash";
import { Editor } from "../testing/editor.ts";
import { httpBrowser } from "../testing/httpBrowser.ts";
import { seeded } from "../testing/random.ts";
import { hostsOf, startStack, type Stack } from "./processes.ts";
import { retryUntilAborted } from "./retry.ts";

type Manifest = components["schemas"]["Manifest"];

/** What a reader of releases saw. */
interface Seen {
  /** How often it read a whole release. */
  reads: number;
  /** Different releases. */
  releases: number;
  /** Reads with parts of two releases. */
  mixed: number;
  /** Snapshots whose bytes do not have the hash in their name. */
  wrongBytes: number;
}

type Read = { manifest: Manifest; bodies: string[] };

async function readAll(fetch: typeof globalThis.fetch, site: string): Promise<Read> {
  const manifest = (await (await fetch(`/content/v1/manifest?site=${site}`)).json()) as Manifest;
  const bodies = await Promise.all(Object.values(manifest.locales).map(async ({ url }) => (await fetch(url)).text()));
  return { manifest, bodies };
}

/** The number in each message of a publication; "none" in the catalogue's own messages. */
const numbersIn = (bodies: readonly string[], keys: readonly string[]): string[] =>
  bodies.flatMap((body) => {
    const { messages } = JSON.parse(body) as { messages: Record<string, { value?: string }[]> };
    return keys.map(
      (key) => /^(Publication|Publicación) (\d+)\.$/.exec(messages[key]?.[0]?.value ?? "")?.[2] ?? "none",
    );
  });

/** Reads the manifest and its snapshots, alternating between the sites, until the signal; a failed read is repeated. */
async function contentReader(
  fetch: typeof globalThis.fetch,
  keys: readonly string[],
  signal: AbortSignal,
): Promise<Seen> {
  const parts = new Map<string, string>();
  const seen: Seen = { reads: 0, releases: 0, mixed: 0, wrongBytes: 0 };
  for (let turn = 0; !signal.aborted; turn += 1) {
    const read = await readAll(fetch, turn % 2 === 0 ? "business" : "community").catch(() => undefined);
    if (read) note(read, keys, parts, seen);
    await wait(read ? 50 : 200);
  }
  return { ...seen, releases: parts.size };
}

function note({ manifest, bodies }: Read, keys: readonly string[], parts: Map<string, string>, seen: Seen): void {
  const { release, locales, toggles } = manifest;
  const hashes = Object.values(locales).map(({ hash }) => hash);
  const named = JSON.stringify([hashes, toggles]);
  seen.reads += 1;
  seen.wrongBytes += bodies.filter((body, index) => sha256(body) !== hashes[index]).length;
  // A release has the same parts at every read, on either site.
  if (new Set(numbersIn(bodies, keys)).size > 1 || (parts.get(release) ?? named) !== named) seen.mixed += 1;
  parts.set(release, named);
}

/** `moves`: publications and rollbacks together; `kills`: SIGKILLs to the backend meanwhile. */
export interface ContentChaosOptions {
  moves: number;
  kills: number;
  readers: number;
  seed: number;
}

export interface ContentChaosReport extends Seen {
  published: number;
  restored: number;
  kills: number;
  seconds: number;
}

/** Every publication changes two messages in both languages to its number: a mix of two releases has two numbers. */
const keys = ["billing.close", "billing.tryAgain"] as const;

type Editors = { erin: Editor; amir: Editor };
type Moved = "published" | "restored";

async function publish({ erin, amir }: Editors, number: number): Promise<Moved | undefined> {
  const { id } = (await erin.open(`Publication ${number}`)).body;
  for (const key of keys) await erin.draft(key, { en: `Publication ${number}.`, es: `Publicación ${number}.` });
  await erin.step(id, "submit");
  await amir.approve(id);
  return (await erin.step(id, "publication")).status === 201 ? "published" : undefined;
}

async function rollBack({ erin }: Editors, random: () => number): Promise<Moved | undefined> {
  const { releases } = (await erin.releases()).body;
  const chosen = releases[Math.floor(random() * releases.length)];
  return chosen && (await erin.restore(chosen.release)).status === 200 ? "restored" : undefined;
}

/**
 * Two of three moves publish, the third rolls back to an earlier release. A move that a kill interrupted is repeated.
 */
async function move(
  editors: Editors,
  { moves, seed }: ContentChaosOptions,
  done: Record<Moved, number>,
  signal: AbortSignal,
): Promise<void> {
  const [retry, random] = [retryUntilAborted(signal), seeded(seed)];
  for (let number = 1; number <= moves; number += 1) {
    const moved = await retry(async () => {
      await Promise.all([editors.erin.ping(), editors.amir.ping()]);
      return number % 3 === 0 ? rollBack(editors, random) : publish(editors, number);
    });
    done[moved] += 1;
  }
}

/**
 * Kills the backend so many times, at random moments of moves that are spread over the whole run: kills at short
 * intervals would let no move end, and the moves after the last of them would not be disturbed.
 */
async function kill(
  stack: Stack,
  { kills, moves, seed }: ContentChaosOptions,
  done: Readonly<Record<Moved, number>>,
  signal: AbortSignal,
): Promise<void> {
  const random = seeded(seed + 1);
  for (let round = 0; round < kills; round += 1) {
    const next = Math.floor((round * moves) / kills);
    while (done.published + done.restored < next && !signal.aborted) await wait(20);
    await wait(random() * 3_000);
    if (signal.aborted) return;
    await stack.killBackend();
  }
}

async function run(stack: Stack, options: ContentChaosOptions): Promise<Omit<ContentChaosReport, "seconds">> {
  const browser = (index: number) => () => httpBrowser(hostsOf(stack), () => `10.1.0.${index}`);
  const [retries, readers] = [new AbortController(), new AbortController()];
  try {
    const editors = {
      erin: await Editor.signIn({ browser: browser(1) }, "erin"),
      amir: await Editor.signIn({ browser: browser(2) }, "amir"),
    };
    const reading = Array.from({ length: options.readers }, (_, index) =>
      contentReader(browser(10 + index)().fetch, keys, readers.signal),
    );
    const done = { published: 0, restored: 0 };
    await Promise.all([move(editors, options, done, retries.signal), kill(stack, options, done, retries.signal)]);
    readers.abort();
    const seen = await Promise.all(reading);
    const sum = (of: (each: Seen) => number) => seen.reduce((total, each) => total + of(each), 0);
    return {
      ...done,
      kills: options.kills,
      mixed: sum(({ mixed }) => mixed),
      wrongBytes: sum(({ wrongBytes }) => wrongBytes),
      reads: sum(({ reads }) => reads),
      releases: Math.max(...seen.map(({ releases }) => releases)),
    };
  } finally {
    readers.abort();
    retries.abort();
  }
}

/** Publishes and rolls back on a server that is killed again and again, and returns what readers saw meanwhile (C2). */
export async function runContentChaosTest(options: ContentChaosOptions): Promise<ContentChaosReport> {
  const dataDir = mkdtempSync(join(tmpdir(), "portico-content-chaos-"));
  const started = performance.now();
  try {
    const stack = await startStack({ dataDir });
    try {
      const report = await run(stack, options);
      return { ...report, seconds: Math.round((performance.now() - started) / 1000) };
    } finally {
      await stack.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
