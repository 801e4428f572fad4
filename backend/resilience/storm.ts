import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { loadConfig } from "../src/config/loadConfig.ts";
import { audit, type Findings } from "./audit.ts";
import { makeCustomers, type StormCustomer } from "./customers.ts";
import { startCuttingProxy } from "./cuttingProxy.ts";
import { startStack, type Stack } from "./processes.ts";
import { seeded } from "../testing/random.ts";
import { shopper, type Acknowledged, type Shopper } from "./submissions.ts";

/** How hard it blows. Each customer pays one thing after the other, at least so many and until it is over; all of them at the same time. */
export interface StormOptions {
  customers: number;
  paymentsEach: number;
  /** SIGKILLs to the backend. */
  kills: number;
  /** The share of answers that are cut off, 0 to 1. */
  cutShare: number;
  seed: number;
  withoutIdempotency?: boolean;
  database?: { url: string; crash: () => Promise<void>; crashes: number };
}

export interface StormReport extends Findings { submissions: number; kills: number; cuts: number; databaseCrashes: number; seconds: number }

/** Pays through a backend that dies again and again behind connections that break, and says what was found afterwards. */
export async function storm(options: StormOptions): Promise<StormReport> {
  const dataDir = mkdtempSync(join(tmpdir(), "portico-storm-"));
  const started = performance.now();
  try {
    const config = loadConfig({ PROCESSOR_SECRET: "a secret of the storm", DATA_DIR: dataDir, DEMO: "1", ...(options.database && { DATABASE_URL: options.database.url }) });
    const customers = await makeCustomers(config, options.customers);
    const stack = await startStack({ dataDir, databaseUrl: options.database?.url, withoutIdempotency: options.withoutIdempotency ?? false });
    const { acknowledged, ...blown } = await payThrough(options, stack, customers).finally(() => stack.stop());
    const findings = await audit(config, stack.recordFile, acknowledged);
    return { ...findings, ...blown, submissions: acknowledged.length, seconds: Math.round((performance.now() - started) / 1000) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function payThrough(options: StormOptions, stack: Stack, customers: readonly StormCustomer[]) {
  const cutting = seeded(options.seed + 1);
  const proxy = await startCuttingProxy(stack.port, () => cutting() < options.cutShare);
  // Who asks until there is an answer would ask for ever once the server is gone for good.
  const given = new AbortController();
  try {
    const shoppers = await Promise.all(customers.map((customer, index) => shopper(proxy.port, stack.port, customer, `10.0.${index >> 8}.${index & 255}`, given.signal)));
    const over = blow(options, stack.killBackend);
    const [blown, told] = await Promise.all([over, Promise.all(shoppers.map((each) => buy(each, options.paymentsEach, over)))]);
    return { ...blown, acknowledged: told.flat(), cuts: proxy.cut() };
  } finally {
    given.abort();
    await proxy.close();
  }
}

async function buy(each: Shopper, least: number, over: Promise<unknown>): Promise<Acknowledged[]> {
  const told: Acknowledged[] = [];
  let blowing = true;
  const ended = () => void (blowing = false);
  over.then(ended, ended);
  while (blowing || told.length < least) told.push(await each.pay(100 + told.length));
  return told;
}

/** Kills and crashes at random moments after the last start. */
async function blow({ kills, seed, database }: StormOptions, killBackend: () => Promise<void>) {
  const random = seeded(seed);
  const crashes = database?.crashes ?? 0;
  for (let round = 0; round < Math.max(kills, crashes); round += 1) {
    await wait(100 + random() * 1_700);
    if (round < kills) await killBackend();
    if (database && round < crashes) await database.crash();
  }
  return { kills, databaseCrashes: crashes };
}
