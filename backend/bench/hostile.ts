import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import {
  fetchHostile,
  hostileCalls,
  hostileUsers,
  isRefusal,
  type HostileCall,
  type HostileUsers,
} from "../resilience/hostileBodies.ts";
import { hostsOf, startStack } from "../resilience/processes.ts";
import { WorkerPool } from "../src/lib/workerPool.ts";
import { httpBrowser } from "../testing/httpBrowser.ts";
import type { Health } from "./load.ts";
import { pausesBetween } from "./loopDelay.ts";

/**
 * Benchmark of the effect of hostile bodies on other requests: `node --conditions=source backend/bench/hostile.ts`.
 * Alternates between idle seconds and hostile bodies, eight at once, on real processes, so that a busy machine slows
 * both alike. A thread requests `/healthz` meanwhile, and the backend records its event loop delay.
 */
const ROUNDS = 5;
const BODIES_A_ROUND = 100;
const AT_ONCE = 8;

const dataDir = mkdtempSync(join(tmpdir(), "portico-hostile-"));
const pauses = join(dataDir, "pauses");
const stack = await startStack({
  dataDir,
  databaseUrl: process.env["BENCH_DATABASE_URL"],
  preload: join(import.meta.dirname, "loopDelay.ts"),
  environment: { LOG_LEVEL: "silent", LOOP_DELAY_FILE: pauses },
});
const threads = new WorkerPool({ workers: 1, waiting: 1, longest: 300_000 });

type Round = { health: Health; pauses: number[] };

async function during(work: () => Promise<unknown>): Promise<Round> {
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const health = threads.run({
    module: new URL("load.ts", import.meta.url).href,
    name: "watchHealth",
    given: [stack.port, flag],
  });
  const from = Date.now();
  await work();
  Atomics.store(flag, 0, 1);
  const seen = (await health) as Health;
  const to = Date.now();
  await wait(200);
  return { health: seen, pauses: pausesBetween(pauses, from, to) };
}

const answers: { name: string; status: number; milliseconds: number }[] = [];
let addresses = 0;

async function send(users: HostileUsers, calls: HostileCall[]): Promise<void> {
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let call = calls.pop(); call; call = calls.pop()) {
        addresses += 1;
        const address = `10.9.${addresses >> 8}.${addresses & 255}`;
        const started = performance.now();
        const { status } = await fetchHostile(
          httpBrowser(hostsOf(stack), () => address),
          users,
          call,
        );
        answers.push({ name: call.name, status, milliseconds: performance.now() - started });
      }
    }),
  );
}

const print = (what: unknown) => process.stdout.write(`${JSON.stringify(what, null, 2)}\n`);
const tenth = (value: number) => Math.round(value * 10) / 10;
const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
const line = (rounds: readonly Round[]) => ({
  "healthz median": tenth(middle(rounds.map(({ health }) => health.median))),
  "healthz p99": tenth(middle(rounds.map(({ health }) => health.p99))),
  "healthz slowest": tenth(Math.max(...rounds.map(({ health }) => health.slowest))),
  "event loop, median of windows": tenth(middle(rounds.flatMap((round) => round.pauses))),
  "event loop, longest pause": tenth(Math.max(...rounds.flatMap((round) => round.pauses))),
});

try {
  const users = await hostileUsers({ browser: () => httpBrowser(hostsOf(stack)) });
  const bodies = hostileCalls((ROUNDS + 1) * BODIES_A_ROUND, 1);
  await send(users, bodies.splice(0, BODIES_A_ROUND));
  answers.length = 0;
  const rounds: { idle: Round[]; hostile: Round[] } = { idle: [], hostile: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.idle.push(await during(() => wait(2_000)));
    rounds.hostile.push(await during(() => send(users, bodies.splice(0, BODIES_A_ROUND))));
  }
  const [idle, hostile] = [line(rounds.idle), line(rounds.hostile)];
  print({ "nothing asked, ms": idle, "hostile bodies, ms": hostile });
  const slowest = answers.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 5);
  print(slowest.map((answer) => ({ ...answer, milliseconds: tenth(answer.milliseconds) })));
  const notRefused = answers.filter(({ status }) => !isRefusal(status));
  process.stdout.write(
    `${answers.length} bodies, ${notRefused.length} not refused, p99 of /healthz ${tenth(hostile["healthz p99"] / idle["healthz p99"])} x\n`,
  );
  process.exitCode = notRefused.length === 0 ? 0 : 1;
} finally {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
