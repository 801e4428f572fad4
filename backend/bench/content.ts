import { request, type IncomingMessage } from "node:http";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { checkCatalogue } from "@portico/gate/checkCatalogue";
import { checkWording } from "@portico/gate/checkWording";
import { builtIn } from "../src/modules/content/catalogue.ts";
import { compileSites, wordingsOf } from "../src/modules/content/content.domain.ts";
import type { Manifest } from "../src/modules/content/content.types.ts";
import { Editor } from "../testing/editor.ts";
import { openBackend } from "../testing/openBackend.ts";

/**
 * Benchmark of the content layer with targets: the gate, sizes, and the delay until open tabs show a publication, with
 * many tabs over real HTTP on the embedded database. `npm run bench:content`. A tab is an event stream that fetches
 * changes when it is notified, after the server's jitter.
 */
const tabs = Number(process.env["TABS"] ?? 300);
const rounds = Number(process.env["ROUNDS"] ?? 5);

const figures: string[] = [];
const record = (what: string, figure: string, target: string) =>
  void figures.push(`| ${what} | ${figure} | ${target} |`);
const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function median(run: () => void, times: number): number {
  const took = Array.from({ length: times }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return at(
    took.sort((a, b) => a - b),
    0.5,
  );
}

async function gateFigures(): Promise<void> {
  const { contracts, messages } = builtIn;
  const words = wordingsOf(messages, "business");
  const keys = Object.keys(contracts).length;
  const whole = median(() => void checkCatalogue(contracts, words), 9);
  record(
    `gate, ${keys} keys in both languages (for 3,000: ${ms((whole / keys) * 3000)})`,
    ms(whole),
    "300 ms for 3,000",
  );
  const longest = Object.keys(words).sort((a, b) => (words[b]?.es.length ?? 0) - (words[a]?.es.length ?? 0))[0] ?? "";
  record(
    `one keystroke in the longest message (${words[longest]?.es.length} characters)`,
    ms(median(() => void checkWording(longest, contracts[longest], words[longest] ?? {}), 99)),
    "16 ms",
  );
  const snapshot =
    (await compileSites(contracts, messages, ["business"])).get("business")?.snapshots?.es.messages ?? {};
  const entries = Object.entries(snapshot).slice(0, 1500);
  record(
    `snapshot of Spanish, ${entries.length} messages, brotli`,
    `${(brotliCompressSync(JSON.stringify(Object.fromEntries(entries))).length / 1024).toFixed(1)} KB`,
    "30 KB for 1,500",
  );
}

type Tab = { hash: string; shown: Map<number, number>; stop: () => void };

/** Fetches a path; the body is undecoded. */
function get(origin: string, path: string): Promise<{ status: number; length: number; text: string }> {
  return new Promise((done, failed) => {
    request(origin + path, { headers: { "accept-encoding": "identity" } }, (answer) => {
      const parts: Buffer[] = [];
      answer
        .on("data", (part: Buffer) => parts.push(part))
        .on("end", () =>
          done({
            status: answer.statusCode ?? 0,
            length: Buffer.concat(parts).length,
            text: Buffer.concat(parts).toString(),
          }),
        )
        .on("error", failed);
    })
      .on("error", failed)
      .end();
  });
}

async function showIn(tab: Tab, origin: string, manifest: Manifest, spreadMs: number): Promise<void> {
  await wait(Math.random() * spreadMs);
  const { hash } = manifest.locales["en-US"];
  if (hash !== tab.hash) await get(origin, `/content/v1/deltas/${tab.hash}/${hash}`);
  tab.hash = hash;
  tab.shown.set(manifest.sequence, performance.now());
}

/** An open tab: its event stream, and when it showed each release. */
function openTab(origin: string, hash: string): Promise<Tab> {
  return new Promise((opened, failed) => {
    const call = request(`${origin}/content/v1/events?site=business`, (answer: IncomingMessage) => {
      const tab: Tab = { hash, shown: new Map(), stop: () => call.destroy() };
      let text = "";
      answer
        .on("data", (part: Buffer) => {
          text += part.toString();
          const events = text.split("\n\n");
          text = events.pop() ?? "";
          for (const event of events) {
            const data = /^event: release\ndata: (.*)$/m.exec(event)?.[1];
            if (!data) continue;
            const { manifest, spreadMs } = JSON.parse(data) as { manifest: Manifest; spreadMs: number };
            void showIn(tab, origin, manifest, spreadMs);
            opened(tab);
          }
        })
        .on("error", () => undefined);
    });
    call.on("error", failed).end();
  });
}

async function allShow(open: readonly Tab[], sequence: number, since: number): Promise<number[]> {
  const deadline = since + 30_000;
  while (open.some(({ shown }) => !shown.has(sequence))) {
    if (performance.now() > deadline)
      throw new Error(`${open.filter(({ shown }) => !shown.has(sequence)).length} tabs did not show ${sequence}.`);
    await wait(5);
  }
  return open.map(({ shown }) => (shown.get(sequence) ?? 0) - since).sort((a, b) => a - b);
}

const backend = await openBackend({ config: { businessHosts: ["127.0.0.1"], checkResponses: false } });
const origin = await backend.app.listen({ port: 0, host: "127.0.0.1" });
const [erin, amir] = [await Editor.signIn(backend, "erin"), await Editor.signIn(backend, "amir")];
const manifest = async () => JSON.parse((await get(origin, "/content/v1/manifest?site=business")).text) as Manifest;

await gateFigures();
const first = await manifest();
const open = await Promise.all(Array.from({ length: tabs }, () => openTab(origin, first.locales["en-US"].hash)));
const [published, killed, wentBack]: [number[], number[], number[]] = [[], [], []];
let delta = 0;
for (let round = 0; round < rounds; round += 1) {
  const before = await manifest();
  await erin.draft("billing.close", { en: `Close ${round}`, es: `Cerrar ${round}` });
  const id = await erin.own();
  await erin.step(id, "submit");
  await amir.approve(id);
  let start = performance.now();
  await erin.step(id, "publication");
  let live = await manifest();
  published.push(...(await allShow(open, live.sequence, start)));
  delta = brotliCompressSync(
    (await get(origin, `/content/v1/deltas/${before.locales["en-US"].hash}/${live.locales["en-US"].hash}`)).text,
  ).length;
  start = performance.now();
  await erin.kill("coBrowse");
  live = await manifest();
  killed.push(...(await allShow(open, live.sequence, start)));
  start = performance.now();
  await erin.restore(before.release);
  live = await manifest();
  wentBack.push(...(await allShow(open, live.sequence, start)));
  if (live.locales["es-US"].hash !== before.locales["es-US"].hash)
    throw new Error("Going back did not bring back the same bytes.");
}
const sorted = (values: number[]) => values.sort((a, b) => a - b);
const both = (values: number[]) => `${ms(at(sorted(values), 0.5))}, p95 ${ms(at(values, 0.95))}`;
record("one message changed, what a tab fetches, brotli", `${delta} B`, "1 KB");
record(`publish to shown in ${tabs} open tabs, median and p95`, both(published), "400 ms, 1 s");
record(`kill switch to heard in ${tabs} open tabs, median and p95`, both(killed), "p95 1 s");
record(`going back to shown in ${tabs} open tabs, byte for byte, median and p95`, both(wentBack), "1 s");
for (const tab of open) tab.stop();
backend.app.server.closeAllConnections();
await backend.close();
process.stdout.write(`| what | measured | target |\n|---|---|---|\n${figures.join("\n")}\n`);
