import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { loadConfig } from "../src/config/loadConfig.ts";
import { seeded } from "../testing/random.ts";
import { askingUntil } from "./asking.ts";
import { audit, type Findings } from "./audit.ts";
import { makeCustomers, type Crowd, type StormCustomer } from "./customers.ts";
import { startCuttingProxy } from "./cuttingProxy.ts";
import { letNightsPass } from "./nights.ts";
import { hostsOf, startStack, type Stack } from "./processes.ts";
import type { Fault } from "./plantedFaults.ts";
import { shopper } from "./shopper.ts";
import { stormKinds, type StormKind, type Told } from "./told.ts";

/** How hard it blows. Each customer wants one thing after the other, at least so many and until it is over; all of them at the same time. */
export interface StormOptions {
  customers: Crowd;
  wishesEach: Record<StormKind, number>;
  /** SIGKILLs to the backend. */
  kills: number;
  /** The share of answers that are cut off, 0 to 1. */
  cutShare: number;
  seed: number;
  /** Runs a build from which a protection is taken out: the suite has to find that out. */
  fault?: Fault;
  database?: { url: string; crash: () => Promise<void>; crashes: number };
}

export interface StormReport extends Findings {
  /** What was answered for good, and of that how much of each kind. */
  submissions: number;
  byKind: Record<StormKind, number>;
  kills: number;
  cuts: number;
  nights: number;
  databaseCrashes: number;
  seconds: number;
}

type ToldByKind = Record<StormKind, Told[]>;

/** Moves money through a backend that dies again and again behind connections that break, and says what was found afterwards. */
export async function storm(options: StormOptions): Promise<StormReport> {
  const dataDir = mkdtempSync(join(tmpdir(), "portico-storm-"));
  const started = performance.now();
  try {
    const config = loadConfig({ PROCESSOR_SECRET: "a secret that only the storm's processes have", VAULT_SECRET: "another secret that only the storm's processes have", DATA_DIR: dataDir, DEMO: "1", ...(options.database && { DATABASE_URL: options.database.url }) });
    const customers = await makeCustomers(config, options.customers);
    const stack = await startStack({ dataDir, databaseUrl: options.database?.url, ...(options.fault && { preload: join(import.meta.dirname, "plantedFaults.ts"), environment: { STORM_FAULT: options.fault } }) });
    const { told, ...blown } = await shopThrough(options, stack, customers).finally(() => stack.stop());
    const findings = await audit(config, stack.recordFile, customers, stormKinds.flatMap((kind) => told[kind]));
    return { ...findings, ...counted(told), ...blown, seconds: Math.round((performance.now() - started) / 1000) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function counted(told: ToldByKind): Pick<StormReport, "submissions" | "byKind"> {
  const of = (kind: StormKind) => told[kind].reduce((sum, { submissions }) => sum + submissions, 0);
  const byKind = { instant: of("instant"), device: of("device"), scheduled: of("scheduled"), autoPay: of("autoPay") };
  return { submissions: stormKinds.reduce((sum, kind) => sum + byKind[kind], 0), byKind };
}

async function shopThrough(options: StormOptions, stack: Stack, customers: readonly StormCustomer[]) {
  const cutting = seeded(options.seed + 1);
  const isCut = () => cutting() < options.cutShare;
  const proxies = { portal: await startCuttingProxy(stack.port, isCut), vault: await startCuttingProxy(stack.vaultPort, isCut) };
  const hosts = hostsOf(stack, { portal: proxies.portal.port, vault: proxies.vault.port });
  // Who asks until there is an answer would ask for ever once the server is gone for good.
  const given = new AbortController();
  const days = new AbortController();
  try {
    const shoppers = await Promise.all(customers.map(async (customer, index) => ({ kind: customer.kind, ...(await shopper(hosts, customer, `10.0.${index >> 8}.${index & 255}`, given.signal)) })));
    const nights = letNightsPass(stack.port, askingUntil(given.signal), days.signal);
    const over = blow(options, stack.killBackend);
    const [blown, told] = await Promise.all([over, Promise.all(shoppers.map(async (each) => ({ kind: each.kind, told: await shop(each.wish, options.wishesEach[each.kind], over) })))]);
    days.abort();
    const of = (kind: StormKind) => told.filter((each) => each.kind === kind).flatMap((each) => each.told);
    return { ...blown, told: { instant: of("instant"), device: of("device"), scheduled: of("scheduled"), autoPay: of("autoPay") }, cuts: proxies.portal.cut() + proxies.vault.cut(), nights: await nights };
  } finally {
    days.abort();
    given.abort();
    await Promise.all([proxies.portal.close(), proxies.vault.close()]);
  }
}

async function shop(wish: (round: number) => Promise<Told>, least: number, over: Promise<unknown>): Promise<Told[]> {
  const told: Told[] = [];
  let blowing = true;
  const ended = () => void (blowing = false);
  over.then(ended, ended);
  while (blowing || told.length < least) told.push(await wish(told.length));
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
