import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Editor } from "../testing/editor.ts";
import { httpBrowser } from "../testing/httpBrowser.ts";
import { seeded } from "../testing/random.ts";
import { askingUntil } from "./asking.ts";
import { contentReader, type Seen } from "./contentReader.ts";
import { hostsOf, startStack, type Stack } from "./processes.ts";

/** How hard it blows: publications and goings-back together, and SIGKILLs to the backend while they happen. */
export interface ContentStormOptions { moves: number; kills: number; readers: number; seed: number }

export interface ContentStormReport extends Seen {
  published: number;
  restored: number;
  kills: number;
  seconds: number;
}

/** What every publication changes together: words of two keys in two languages. A mix of two releases has two numbers. */
const keys = ["billing.close", "billing.tryAgain"] as const;

type Editors = { erin: Editor; amir: Editor };
type Moved = "published" | "restored";

async function publish({ erin, amir }: Editors, number: number): Promise<Moved | undefined> {
  const { id } = (await erin.open(`Storm ${number}`)).body;
  for (const key of keys) await erin.draft(key, { en: `Storm ${number}.`, es: `Tormenta ${number}.` });
  await erin.step(id, "submit");
  await amir.approve(id);
  return (await erin.step(id, "publication")).status === 201 ? "published" : undefined;
}

async function goBack({ erin }: Editors, random: () => number): Promise<Moved | undefined> {
  const { releases } = (await erin.releases()).body;
  const chosen = releases[Math.floor(random() * releases.length)];
  return chosen && (await erin.restore(chosen.release)).status === 200 ? "restored" : undefined;
}

/** Two of three moves publish, the third goes back to some earlier release. What a kill interrupted is begun anew. */
async function move(editors: Editors, { moves, seed }: ContentStormOptions, given: AbortSignal): Promise<Record<Moved, number>> {
  const [asking, random, done] = [askingUntil(given), seeded(seed), { published: 0, restored: 0 }];
  for (let number = 1; number <= moves; number += 1) done[await asking(() => (number % 3 === 0 ? goBack(editors, random) : publish(editors, number)))] += 1;
  return done;
}

/** Kills spread over the whole of it, and at least so many. */
async function kill(stack: Stack, { kills, seed }: ContentStormOptions): Promise<void> {
  const random = seeded(seed + 1);
  for (let round = 0; round < kills; round += 1) {
    await wait(500 + random() * 2_500);
    await stack.killBackend();
  }
}

async function blow(stack: Stack, options: ContentStormOptions): Promise<Omit<ContentStormReport, "seconds">> {
  const browser = (index: number) => () => httpBrowser(hostsOf(stack), () => `10.1.0.${index}`);
  const [given, over] = [new AbortController(), new AbortController()];
  try {
    const editors = { erin: await Editor.signIn({ browser: browser(1) }, "erin"), amir: await Editor.signIn({ browser: browser(2) }, "amir") };
    const readers = Array.from({ length: options.readers }, (_, index) => contentReader(browser(10 + index)().fetch, keys, over.signal));
    const [done] = await Promise.all([move(editors, options, given.signal), kill(stack, options)]);
    over.abort();
    const seen = await Promise.all(readers);
    const sum = (of: (each: Seen) => number) => seen.reduce((total, each) => total + of(each), 0);
    return { ...done, kills: options.kills, mixed: sum(({ mixed }) => mixed), wrongBytes: sum(({ wrongBytes }) => wrongBytes), reads: sum(({ reads }) => reads), releases: Math.max(...seen.map(({ releases }) => releases)) };
  } finally {
    over.abort();
    given.abort();
  }
}

/** Publishes and goes back on a server that is killed again and again, and says what readers saw meanwhile (C2). */
export async function contentStorm(options: ContentStormOptions): Promise<ContentStormReport> {
  const dataDir = mkdtempSync(join(tmpdir(), "portico-content-storm-"));
  const started = performance.now();
  try {
    const stack = await startStack({ dataDir });
    const report = await blow(stack, options).finally(() => stack.stop());
    return { ...report, seconds: Math.round((performance.now() - started) / 1000) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
