import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "playwright-core";
import { chromiumArgs, findChromium } from "../tools/chromium.ts";
import { type Audit, audit, proveEngines } from "./audit.ts";
import { buildScreen, type Weight } from "./build.ts";
import { machine } from "./machine.ts";
import { measure, type Round } from "./measure.ts";
import { type ScreenName, screenNames } from "./screens.ts";
import { serve } from "./serve.ts";
import { report } from "./table.ts";

export type Result = { name: ScreenName; weight: Weight; rounds: Round[]; audit: Audit };

/** The minimum number of rounds for results that are saved. */
const enough = 3;

/** No new round is started after this many ms. */
const longestMilliseconds = 8 * 60_000;

/** Blocks all external requests: fonts and telemetry from third-party servers would distort the timings. */
const offline = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";
const results = join(import.meta.dirname, "results.md");
const page = join(import.meta.dirname, "../docs/design-system-beside-peers.md");
const figures = /(?<=<!-- figures -->\n)[\s\S]*(?=<!-- \/figures -->)/;

/**
 * Builds all pages, audits and measures them, prints the results and, after at least three rounds of all screens, saves
 * them.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { rounds: { type: "string", default: "7" }, screens: { type: "string" } },
  });
  const rounds = Math.max(1, Number(values.rounds) || 1);
  const asked = values.screens?.split(",");
  const names = screenNames.filter((name) => name === "plain" || !asked || asked.includes(name));
  const executablePath = findChromium();
  if (!executablePath) throw new Error("There is no Chromium. Install one, or name its path in CHROMIUM_PATH.");

  const folder = mkdtempSync(join(tmpdir(), "portico-bench-"));
  const browser = await chromium.launch({ executablePath, args: [...chromiumArgs, offline] });
  const server = await serve(folder);
  try {
    const engines = await proveEngines(browser);
    const found = await prepare(browser, server.url, names, folder);
    const done = await measureRounds(browser, server.url, found, rounds);
    const text = report({ results: found, rounds: done, engines, machine: machine(browser.version()) });
    console.log(text);
    if (!asked && done >= enough) writeDown(text);
  } finally {
    await server.close();
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

function writeDown(text: string): void {
  writeFileSync(results, text);
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace(figures, () => text),
  );
}

async function prepare(browser: Browser, url: string, names: readonly ScreenName[], folder: string): Promise<Result[]> {
  const found: Result[] = [];
  for (const name of names) {
    console.error(`${name}: building and auditing`);
    const weight = await buildScreen(name, join(folder, name));
    found.push({ name, weight, rounds: [], audit: await audit(browser, url, name) });
  }
  return found;
}

/**
 * Each round visits every screen once and starts with a different one, so that a slow phase of the machine affects all.
 * Returns the number of rounds.
 */
async function measureRounds(browser: Browser, url: string, found: readonly Result[], rounds: number): Promise<number> {
  const start = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    // On a slow machine run fewer rounds, instead of taking longer than half an hour.
    if (round >= enough && performance.now() - start > longestMilliseconds) return round;
    const first = round % found.length;
    for (const result of [...found.slice(first), ...found.slice(0, first)]) {
      console.error(`round ${round + 1} of ${rounds}: ${result.name}`);
      result.rounds.push(await measure(browser, url, result.name));
    }
  }
  return rounds;
}
