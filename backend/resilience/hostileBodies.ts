import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { client } from "@portico/rules/constants";
import { seeded } from "../testing/random.ts";
import type { TestBackend } from "../testing/types.ts";

/** A request that has to be refused, with the words to find it again by. */
export type HostileCall = { name: string; url: string; payload: string };
export type HostileReport = {
  calls: number;
  /** Answers that are no refusal, by what was sent. */
  notRefused: string[];
  /** The most processor time that one answer took, and the longest time that nothing else was answered; milliseconds. */
  slowest: { name: string; milliseconds: number };
  longestPause: number;
};

const nested = (open: string, close: string, depth: number, inner = "1") => open.repeat(depth) + inner + close.repeat(depth);
const items = (count: number, item: string) => Array.from({ length: count }, () => item).join(",");
const names = (count: number) => Array.from({ length: count }, (_, index) => `"n${index}":1`).join(",");

type Shape = (size: number) => string;

/** What is wrong whatever it is put into; size grows from 0 to 1. */
const everywhere: Record<string, Shape> = {
  "lists in lists": (size) => nested("[", "]", 65 + Math.ceil(size * 100_000)),
  "objects in objects": (size) => nested('{"a":', "}", 65 + Math.ceil(size * 40_000)),
  "lists in lists around many items": (size) => nested("[", "]", 65 + Math.ceil(size * 2_000), items(Math.ceil(size * 120_000), "1")),
  "lists that never end": (size) => "[".repeat(66 + Math.ceil(size * 200_000)),
  "a string that never ends": (size) => `"${"\\\\".repeat(Math.ceil(size * 60_000))}`,
  "a name of the prototype": (size) => `{"__proto__":{"x":1},${names(1 + Math.ceil(size * 15_000))}}`,
  "a constructor's prototype": () => '{"constructor":{"prototype":{"x":1}}}',
};

/** What is wrong where the document lists the fields. */
const whereListed: Record<string, Shape> = {
  "many unknown fields": (size) => `{${names(1 + Math.ceil(size * 18_000))}}`,
  "many lists": (size) => `[${items(1 + Math.ceil(size * 60_000), "[]")}]`,
  "a number beyond all numbers": (size) => `1${"0".repeat(10 + Math.ceil(size * 100_000))}`,
  "half a surrogate pair": (size) => `"${"x".repeat(Math.ceil(size * 2_000))}\\ud800"`,
};

const strangersTargets: { url: string; around: (value: string) => string; listed: boolean }[] = [
  { url: "/ofrep/v1/evaluate/flags", around: (value) => `{"context":{"a":${value}}}`, listed: false },
  { url: "/ofrep/v1/evaluate/flags/anything", around: (value) => `{"context":${value}}`, listed: false },
  { url: "/selfservice/graphauxiliary", around: (value) => `{"query":"{ __typename }","variables":{"a":${value}}}`, listed: false },
  { url: "/selfservice/graphauxiliary", around: (value) => value, listed: true },
  { url: "/api/pub/sbnetloginedge/login", around: (value) => `{"username":${value}}`, listed: true },
  { url: "/api/pub/telemetry/v1/events", around: (value) => `{"events":${value}}`, listed: true },
  { url: "/content/v1/errors", around: (value) => value, listed: true },
];

function oneOf<T>(all: readonly T[], share: number): T {
  const found = all[Math.floor(share * all.length)];
  if (found === undefined) throw new Error("There is nothing to choose from.");
  return found;
}

/** So many different calls of a stranger, always the same ones for a seed. */
export function hostileCalls(count: number, seed: number): HostileCall[] {
  const draw = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const { url, around, listed } = oneOf(strangersTargets, index / strangersTargets.length % 1);
    const [name, shape] = oneOf(Object.entries(listed ? { ...everywhere, ...whereListed } : everywhere), draw());
    return { name: `${name} to ${url}`, url, payload: around(shape(draw())) };
  });
}

const headers = { "content-type": "application/json", host: "localhost", "x-vendor-key": client.vendorKey.business, "x-client-type": client.type };

/** Sends the calls one after the other to a backend in this process, from addresses of their own so that no rate limit answers instead. */
export async function sendHostile({ app }: Pick<TestBackend, "app">, calls: readonly HostileCall[]): Promise<HostileReport> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const report: HostileReport = { calls: calls.length, notRefused: [], slowest: { name: "", milliseconds: 0 }, longestPause: 0 };
  delay.enable();
  for (const [index, { name, url, payload }] of calls.entries()) {
    const before = process.cpuUsage();
    const { statusCode } = await app.inject({ method: "POST", url, payload, headers, remoteAddress: `10.1.${index >> 8}.${index & 255}` });
    const { user, system } = process.cpuUsage(before);
    const milliseconds = (user + system) / 1000;
    if (statusCode < 400 || statusCode > 499) report.notRefused.push(`${statusCode}: ${name}`);
    if (milliseconds > report.slowest.milliseconds) report.slowest = { name, milliseconds };
  }
  delay.disable();
  return { ...report, longestPause: delay.max / 1e6 };
}

/** `node --conditions=source backend/resilience/hostileBodies.ts [calls]` prints what 500 hostile bodies cost. */
if (process.argv[1] === import.meta.filename) {
  const { openBackend } = await import("../testing/openBackend.ts");
  const backend = await openBackend();
  await sendHostile(backend, hostileCalls(50, 2));
  const started = performance.now();
  const report = await sendHostile(backend, hostileCalls(Number(process.argv[2] ?? 500), 1));
  process.stdout.write(`${JSON.stringify({ ...report, wholeMilliseconds: Math.round(performance.now() - started) }, null, 2)}\n`);
  await backend.close();
  process.exit(report.notRefused.length === 0 && report.slowest.milliseconds < 250 ? 0 : 1);
}
