import { execFile } from "node:child_process";
import { parseArgs, promisify } from "node:util";
import { Client } from "pg";
import { documentsOver } from "./documents.ts";
import { openDoor } from "./door.ts";
import { listsOver } from "./lists.ts";
import { paymentsOver } from "./payments.ts";
import { pgbenchOver } from "./pgbench.ts";
import { report, type Round } from "./report.ts";

/**
 * The backend's figures about money beside a plain baseline on the same PostgreSQL: `npm run bench:money` starts that server. Rounds are
 * interleaved, so that a slow minute of the machine falls on all. `--rounds 3`, `--seconds 5` of each figure a round, `--clients 8`.
 */
const { values } = parseArgs({ options: { rounds: { type: "string", default: "3" }, seconds: { type: "string", default: "5" }, clients: { type: "string", default: "8" } } });
const [count, seconds, clients] = [Number(values.rounds), Number(values.seconds), Number(values.clients)];

const { PGBENCH: program, BENCH_DATABASE_URL: server } = process.env;
if (!program || !server) throw new Error("PGBENCH and BENCH_DATABASE_URL are missing: npm run bench:money sets them.");

/** A database of its own on the same server. */
async function newDatabase(url: string, name: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

const pgbench = await pgbenchOver(promisify(execFile), program, await newDatabase(server, "tpcb"));
const door = await openDoor(await newDatabase(server, "portico_bench"), clients);
const [payments, documents, lists] = [paymentsOver(door), documentsOver(door), listsOver(door)];
const rounds: Round[] = [];
try {
  for (let round = 0; round < count; round += 1) {
    process.stderr.write(`round ${round + 1} of ${count}\n`);
    rounds.push({ tpcb: await pgbench(clients, seconds), payments: await payments(seconds), documents: await documents(seconds), lists: await lists(seconds) });
  }
} finally {
  await door.close();
}
process.stdout.write(report(rounds, { clients, seconds, server: process.env["POSTGRES_VERSION"] ?? "PostgreSQL" }));
