import { join } from "node:path";
import { Client } from "pg";
import { chargesIn } from "../processor/testing.ts";
import { loadConfig } from "../src/config/loadConfig.ts";
import { openDatabase } from "../src/database/openDatabase.ts";
import { createBusinessClock, createSecurityClock } from "../src/lib/clock.ts";
import { createLogger } from "../src/lib/logger.ts";
import { moveClock } from "../src/modules/demo/demo.clock.ts";
import { prepareData } from "../src/seed/prepareData.ts";
import { endChild, says, startChild, type Child } from "../src/supervisor/childProcess.ts";
import { freePort } from "../src/supervisor/freePort.ts";

const scripts = {
  backend: join(import.meta.dirname, "../src/main.ts"),
  processor: join(import.meta.dirname, "../processor/main.ts"),
};
const SECRET = "a secret that only the bench's processes have";
const VAULT_SECRET = "another secret that only the bench's processes have";

export interface FleetOptions {
  server: string;
  folder: string;
  processes: number;
  /** Business time at the start. */
  before: string;
  /** SQL that seeds the database after migrations and demo, before any process starts. */
  seeding: string;
}

/** Several backends and the test processor, as separate processes on a separate database. */
export interface Fleet {
  databaseUrl: string;
  moveClock(now: string): Promise<void>;
  /** The job lag that the first process reports. */
  lag(): Promise<Record<string, number>>;
  /** From the processor's own record. */
  chargedReferences(): string[];
  stop(): Promise<void>;
}

async function newDatabase(server: string): Promise<string> {
  const name = `portico_due_${Date.now()}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

async function prepare(databaseUrl: string, { folder, before, seeding }: FleetOptions): Promise<void> {
  const config = loadConfig({
    PROCESSOR_SECRET: SECRET,
    VAULT_SECRET,
    DATA_DIR: folder,
    DEMO: "1",
    DATABASE_URL: databaseUrl,
  });
  const { database, close } = await openDatabase(config, createLogger("silent"));
  const clock = createBusinessClock(config.timeZone);
  clock.set(new Date(before));
  await prepareData(database, config, clock, createSecurityClock());
  await moveClock({ clock, database }, { now: before });
  await close();
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(seeding).finally(() => client.end());
}

async function up(script: string, environment: NodeJS.ProcessEnv): Promise<Child> {
  const child = startChild(script, environment);
  if (!(await says(child, "listening"))) throw new Error(`${script} did not come up.`);
  return child;
}

/** @throws Error when a process does not start */
export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const { server, folder, processes } = options;
  const databaseUrl = await newDatabase(server);
  await prepare(databaseUrl, options);
  const [processorPort, recordFile] = [await freePort(), join(folder, "processor.jsonl")];
  const shared = { PROCESSOR_SECRET: SECRET, VAULT_SECRET, LOG_LEVEL: "silent" };
  const children = [
    await up(scripts.processor, {
      ...shared,
      DATA_DIR: folder,
      PROCESSOR_PORT: String(processorPort),
      PROCESSOR_RECORD: recordFile,
    }),
  ];
  const ports: number[] = [];
  for (let nth = 0; nth < processes; nth += 1) {
    const port = await freePort();
    ports.push(port);
    const own = {
      DATA_DIR: join(folder, `backend-${nth}`),
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DEMO: "1",
      PROCESSOR_URL: `http://127.0.0.1:${processorPort}`,
    };
    children.push(await up(scripts.backend, { ...shared, ...own }));
  }
  const call = async (port: number, path: string, init?: RequestInit) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, init)).json() as Promise<unknown>;
  return {
    databaseUrl,
    moveClock: async (now) => {
      for (const port of ports)
        await call(port, "/demo/clock", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ now }),
        });
    },
    lag: async () => ((await call(ports[0] ?? 0, "/readyz")) as { lag?: Record<string, number> }).lag ?? {},
    chargedReferences: () => chargesIn(recordFile).map(({ reference }) => reference),
    stop: async () => {
      for (const child of children.toReversed()) await endChild(child);
    },
  };
}
