import { mkdtempSync, rmSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { createHash } from "node:crypto";
import { Client } from "pg";
import { fetchHostile, hostileCalls, hostileUsers } from "../resilience/hostileBodies.ts";
import { hostsOf, startStack } from "../resilience/processes.ts";
import { WorkerPool } from "../src/lib/workerPool.ts";
import { compressed } from "../src/modules/content/delivery/delta.ts";
import { httpBrowser } from "../testing/httpBrowser.ts";
import { TestClient } from "../testing/testClient.ts";
import { Payer } from "../testing/payer.ts";

/**
 * Benchmark of the effect of one heavy user on others: `BENCH_DATABASE_URL=postgres://... npm run bench:load`, on an
 * empty database. During each load another customer signs in repeatedly, and a thread requests `/healthz`.
 */

export type Health = { asked: number; median: number; p99: number; slowest: number };

/** Runs in a thread: polls the health check until the flag is set. */
export async function watchHealth(port: number, flag: Int32Array): Promise<Health> {
  const latencies: number[] = [];
  while (Atomics.load(flag, 0) === 0) {
    const started = performance.now();
    await new Promise<void>((answered, failed) =>
      get({ port, path: "/healthz", agent: false }, (answer) => answer.resume().on("end", answered)).on(
        "error",
        failed,
      ),
    );
    latencies.push(performance.now() - started);
    await wait(5);
  }
  const sorted = latencies.sort((a, b) => a - b);
  return {
    asked: sorted.length,
    median: sorted[sorted.length >> 1] ?? 0,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    slowest: sorted.at(-1) ?? 0,
  };
}

const threads = new WorkerPool({ workers: 1, waiting: 1, longest: 300_000 });

type Load = () => Promise<readonly number[]>;
interface Line {
  load: string;
  seconds: number;
  answers: Record<string, number>;
  "other customer, slowest ms": number;
  "healthz, median ms": number;
  "healthz, slowest ms": number;
}

async function measured(port: number, name: string, load: Load, other: () => Promise<void>): Promise<Line> {
  const flag = new Int32Array(new SharedArrayBuffer(4));
  const health = threads.run({ module: import.meta.url, name: "watchHealth", given: [port, flag] });
  const others: number[] = [];
  let isOver = false;
  const started = performance.now();
  const asking = (async () => {
    while (!isOver) {
      const before = performance.now();
      await other();
      others.push(performance.now() - before);
    }
  })();
  const statuses = await load();
  const seconds = (performance.now() - started) / 1000;
  isOver = true;
  await asking;
  Atomics.store(flag, 0, 1);
  const { median, slowest } = (await health) as Health;
  const answers: Record<string, number> = {};
  for (const status of statuses) answers[status] = (answers[status] ?? 0) + 1;
  const [tenth, whole] = [(value: number) => Math.round(value * 10) / 10, Math.round];
  return {
    load: name,
    seconds: tenth(seconds),
    answers,
    "other customer, slowest ms": whole(Math.max(...others)),
    "healthz, median ms": tenth(median),
    "healthz, slowest ms": whole(slowest),
  };
}

const many = (
  count: number,
  once: (index: number) => Promise<{ status: number; text(): Promise<string> }>,
): Promise<number[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const answer = await once(index);
      await answer.text();
      return answer.status;
    }),
  );

/** Snapshots as of many releases, each with another text in every tenth message. */
async function moreSnapshots(url: string, count: number): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ body: string }>(
    "select body from content_snapshots order by length(body) desc limit 1",
  );
  const hashes: string[] = [];
  for (let at = 0; at < count; at++) {
    const snapshot = JSON.parse(rows[0]?.body ?? "") as { messages: Record<string, unknown> };
    for (const [index, key] of Object.keys(snapshot.messages).entries())
      if (index % 10 === at % 10) snapshot.messages[key] = `${key} in release ${at}`;
    const body = JSON.stringify(snapshot);
    const { brotli, gzip } = await compressed(body);
    hashes.push(createHash("sha256").update(body).digest("hex"));
    await client.query(
      "insert into content_snapshots (hash, body, brotli, gzip) values ($1, $2, $3, $4) on conflict do nothing",
      [hashes.at(-1), body, brotli, gzip],
    );
  }
  await client.end();
  return hashes;
}

const heavy =
  "query H($a: ID!) { billing(accountId: $a) { statements(first: 24) { nodes { id amountDue lines { amount code } activity { amount } } } } }";
const ids = "query L($a: ID!) { billing(accountId: $a) { statements(first: 24) { nodes { id } } } }";

if (process.argv[1] === import.meta.filename) await main();

async function main(): Promise<void> {
  const databaseUrl = process.env["BENCH_DATABASE_URL"];
  const dataDir = mkdtempSync(join(tmpdir(), "portico-load-"));
  const stack = await startStack({ dataDir, databaseUrl, environment: { LOG_LEVEL: "silent" } });
  const { port } = stack;
  let calls = 0;
  const address = () => `10.${(calls >> 14) & 255}.${(calls++ >> 6) & 255}.1`;
  const hosts = hostsOf(stack);
  const backend = { browser: () => httpBrowser(hosts, address) };
  const reader = await Payer.signIn(backend, "hedda");
  const { data } = await reader.graph(ids, { a: reader.accountId });
  const statements = (data?.["billing"] as { statements: { nodes: { id: string }[] } }).statements.nodes.map(
    ({ id }) => id,
  );
  const other = async () => void (await TestClient.signedIn(backend, "dana"));
  const file = (path: string) =>
    reader.browser.fetch(`/api/pub/billing/v1/accounts/${reader.accountId}/statements${path}`);
  const archive = () =>
    reader.browser.fetch(
      `/api/pub/billing/v1/accounts/${reader.accountId}/statement-archive?from=2024-01-01&to=2026-12-31&content=accountant`,
    );
  const loads: Record<string, Load> = {
    nothing: async () => (await wait(3_000), []),
    "200 statement PDFs by one person": () =>
      many(200, (index) => file(`/${statements[index % statements.length]}/document?locale=en-US`)),
    "200 statement PDFs once more": () =>
      many(200, (index) => file(`/${statements[index % statements.length]}/document?locale=en-US`)),
    "20 archives of 24 PDFs by one person": () => many(20, () => archive()),
    "40 heavy questions to the graph by one person": () =>
      many(40, () => reader.graphResponse(heavy, { a: reader.accountId })),
    "500 hostile bodies, 8 at once": async () => {
      const bodies = hostileCalls(500, 1);
      const users = await hostileUsers(backend);
      const perClient = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const [browser, own] = [backend.browser(), [] as number[]];
          for (let body = bodies.pop(); body; body = bodies.pop())
            own.push((await fetchHostile(browser, users, body)).status);
          return own;
        }),
      );
      return perClient.flat();
    },
  };
  if (databaseUrl !== undefined) {
    const hashes = await moreSnapshots(databaseUrl, 18);
    const pairs = hashes.flatMap((from) =>
      hashes.filter((to) => to !== from).map((to) => `/content/v1/deltas/${from}/${to}`),
    );
    const browser = httpBrowser(hosts, () => "192.0.2.1");
    loads[`${pairs.length} deltas, 10 at once`] = async () => {
      const left = [...pairs];
      const perClient = await Promise.all(
        Array.from({ length: 10 }, async () => {
          const own: number[] = [];
          for (let path = left.pop(); path; path = left.pop())
            own.push((await browser.fetch(path, { headers: { "accept-encoding": "br" } })).status);
          return own;
        }),
      );
      return perClient.flat();
    };
  }
  const only = process.argv[2] ?? "";
  for (const [name, load] of Object.entries(loads)) {
    if (name.includes(only)) process.stdout.write(`${JSON.stringify(await measured(port, name, load, other))}\n`);
  }
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
}
