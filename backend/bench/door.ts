import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeCustomers } from "../resilience/customers.ts";
import { hostsOf, startStack } from "../resilience/processes.ts";
import { loadConfig } from "../src/config/loadConfig.ts";
import { httpBrowser } from "../testing/httpBrowser.ts";
import { Payer } from "../testing/payer.ts";

/** The backend and the test processor as processes of their own, as they run in production, with people who are signed in. */
export interface Door {
  /** Each with an account of their own and a saved card. */
  payers: readonly { payer: Payer; savedCardId: string }[];
  /** Somebody with two years of statements. */
  reader: Payer;
  /** Where its rows are. */
  databaseUrl: string;
  close(): Promise<void>;
}

/** How a door is opened besides. */
export interface DoorOptions {
  /** Called when all rows are there, before anybody is connected. */
  prepared?: () => Promise<void>;
  /** The file that the backend writes its statements to; that makes it slow. */
  recordTo?: string;
}

/** @param count of payers */
export async function openDoor(databaseUrl: string, count: number, { prepared, recordTo }: DoorOptions = {}): Promise<Door> {
  const dataDir = mkdtempSync(join(tmpdir(), "portico-bench-"));
  const config = loadConfig({ PROCESSOR_SECRET: "a secret that only the bench's processes have", VAULT_SECRET: "another secret that only the bench's processes have", DATA_DIR: dataDir, DEMO: "1", DATABASE_URL: databaseUrl });
  const customers = await makeCustomers(config, { instant: count, device: 0, scheduled: 0, autoPay: 0 });
  await prepared?.();
  const recorded = recordTo === undefined ? {} : { preload: join(import.meta.dirname, "recordStatements.ts"), environment: { RECORD_STATEMENTS: recordTo } };
  const stack = await startStack({ dataDir, databaseUrl, ...recorded });
  const hosts = hostsOf(stack);
  // An office may open so many card forms a minute and no more; these calls come from many.
  let calls = 0;
  const address = () => `10.${(calls >> 14) & 255}.${(calls++ >> 6) & 255}.1`;
  const signIn = (username: string) => Payer.signIn({ browser: () => httpBrowser(hosts, address) }, username);
  const payers = await Promise.all(customers.map(async ({ username, savedCardId }) => ({ payer: await signIn(username), savedCardId })));
  return {
    payers, databaseUrl,
    reader: await signIn("hedda"),
    close: async () => {
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
