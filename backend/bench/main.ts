import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { Client } from "pg";
import { documentsOver } from "./documents.ts";
import { openBenchBackend } from "./benchBackend.ts";
import { listsOver } from "./lists.ts";
import { paymentsOver } from "./payments.ts";
import { pgbenchOver } from "./pgbench.ts";
import { report, type Round } from "./report.ts";
import { playAgain, record, type Recording, statementsEach } from "./replayStatements.ts";

/**
 * Benchmark of payments against a baseline on the same PostgreSQL: `npm run bench:money` starts that server. Rounds are
 * interleaved, so that noise of the machine affects all alike. `--rounds 3`, `--seconds 5` per measurement and round,
 * `--clients 8`.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "5" },
    clients: { type: "string", default: "8" },
  },
});
const [count, seconds, clients] = [Number(values.rounds), Number(values.seconds), Number(values.clients)];

const { PGBENCH: program, BENCH_DATABASE_URL: server } = process.env;
if (!program || !server) throw new Error("PGBENCH and BENCH_DATABASE_URL are missing: npm run bench:money sets them.");

/** A separate database on the same server, empty or a copy of another one. */
async function newDatabase(url: string, name: string, like?: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client
    .query(`create database ${name}${like === undefined ? "" : ` template ${like}`}`)
    .finally(() => client.end());
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** Records a payment's SQL statements once; each replay runs on a separate database. */
async function recordPayments(
  url: string,
): Promise<{ recording: Recording; again: (round: number) => Promise<number> }> {
  const folder = mkdtempSync(join(tmpdir(), "portico-recorded-"));
  const recordTo = join(folder, "statements.jsonl");
  const prepared = () => newDatabase(url, "portico_prepared", "portico_recorded").then(() => undefined);
  const door = await openBenchBackend(await newDatabase(url, "portico_recorded"), clients, { prepared, recordTo });
  const recording = await record(door, recordTo).finally(() => door.close());
  rmSync(folder, { recursive: true });
  return {
    recording,
    again: async (round) => playAgain(recording, await newDatabase(url, `portico_again_${round}`, "portico_prepared")),
  };
}

const { recording, again } = await recordPayments(server);
const pgbench = await pgbenchOver(promisify(execFile), program, await newDatabase(server, "tpcb"));
const door = await openBenchBackend(await newDatabase(server, "portico_bench"), clients);
const [payments, documents, lists] = [paymentsOver(door), documentsOver(door), listsOver(door)];
const rounds: Round[] = [];
try {
  for (let round = 0; round < count; round += 1) {
    process.stderr.write(`round ${round + 1} of ${count}\n`);
    rounds.push({
      tpcb: await pgbench(clients, seconds),
      payments: await payments(seconds),
      again: await again(round),
      documents: await documents(seconds),
      lists: await lists(seconds),
    });
  }
} finally {
  await door.close();
}
process.stdout.write(
  report(rounds, {
    clients,
    seconds,
    statements: statementsEach(recording),
    server: process.env["POSTGRES_VERSION"] ?? "PostgreSQL",
  }),
);
