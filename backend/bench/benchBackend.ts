import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeCustomers } from "../resilience/customers.ts";
import { hostsOf, startStack } from "../resilience/processes.ts";
import type { Config } from "../src/config/config.ts";
import { loadConfig } from "../src/config/loadConfig.ts";
import { httpBrowser } from "../testing/httpBrowser.ts";
import { Payer } from "../testing/payer.ts";

/** The backend and the test processor as separate processes, as in production, with signed-in users. */
export interface BenchBackend {
  /** Each with their own account and a saved card. */
  payers: readonly { payer: Payer; savedCardId: string }[];
  /** A user with two years of statements. */
  reader: Payer;
  /** The URL of its database. */
  databaseUrl: string;
  close(): Promise<void>;
}

/** Options of a door. */
export interface BenchOptions {
  /** Called after the rows were inserted, before any process connects. */
  prepared?: () => Promise<void>;
  /** The file for the backend's recorded SQL statements; recording slows it down. */
  recordTo?: string;
}

/** The configuration of a benchmark's processes on a database of its own. */
export const benchConfig = (databaseUrl: string, dataDir: string): Config =>
  loadConfig({
    PROCESSOR_SECRET: "a secret that only the bench's processes have",
    VAULT_SECRET: "another secret that only the bench's processes have",
    DATA_DIR: dataDir,
    DEMO: "1",
    DATABASE_URL: databaseUrl,
  });

/** @param count number of payers */
export async function openBenchBackend(
  databaseUrl: string,
  count: number,
  { prepared, recordTo }: BenchOptions = {},
): Promise<BenchBackend> {
  const dataDir = mkdtempSync(join(tmpdir(), "portico-bench-"));
  const config = benchConfig(databaseUrl, dataDir);
  const customers = await makeCustomers(config, { instant: count, device: 0, scheduled: 0, autoPay: 0 });
  await prepared?.();
  const recorded =
    recordTo === undefined
      ? {}
      : { preload: join(import.meta.dirname, "recordStatements.ts"), environment: { RECORD_STATEMENTS: recordTo } };
  const stack = await startStack({ dataDir, databaseUrl, ...recorded });
  const hosts = hostsOf(stack);
  // Card forms are rate limited per address, so the calls come from many addresses.
  let calls = 0;
  const address = () => `10.${(calls >> 14) & 255}.${(calls++ >> 6) & 255}.1`;
  const signIn = (username: string) => Payer.signIn({ browser: () => httpBrowser(hosts, address) }, username);
  const payers = await Promise.all(
    customers.map(async ({ username, savedCardId }) => ({ payer: await signIn(username), savedCardId })),
  );
  return {
    payers,
    databaseUrl,
    reader: await signIn("hedda"),
    close: async () => {
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
