import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { addDays, instantAt } from "@portico/rules/dates";
import { loadConfig } from "../src/config/loadConfig.ts";
import { seeded } from "../testing/random.ts";
import type { ReportedOutcome } from "./customerTask.ts";
import { makeCustomers, taskKinds, type CustomerCounts, type TaskKind, type TestCustomer } from "./customers.ts";
import { startCuttingProxy } from "./cuttingProxy.ts";
import type { Fault } from "./injectedFaults.ts";
import { auditLedger, type Findings } from "./ledgerAudit.ts";
import { hostsOf, startStack, type Stack } from "./processes.ts";
import { retryUntilAborted, type Retry } from "./retry.ts";
import { simulateCustomer, type SimulatedCustomer } from "./simulatedCustomer.ts";

/**
 * All customers run their tasks at the same time, each one after the other: at least `tasksEach`, and until the last
 * kill.
 */
export interface ChaosOptions {
  customers: CustomerCounts;
  tasksEach: Record<TaskKind, number>;
  /** SIGKILLs to the backend. */
  kills: number;
  /** The share of answers that are cut off, 0 to 1. */
  cutShare: number;
  seed: number;
  /** Runs a build without one of its protections: the audit must find that. */
  fault?: Fault;
  database?: { url: string; crash: () => Promise<void>; crashes: number };
}

export interface ChaosReport extends Findings {
  /** Submissions with a definite answer, in all and of each kind. */
  submissions: number;
  byKind: Record<TaskKind, number>;
  kills: number;
  cuts: number;
  nightlyRuns: number;
  databaseCrashes: number;
  seconds: number;
}

type OutcomesByKind = Record<TaskKind, ReportedOutcome[]>;

/** Moves money while the backend is killed repeatedly and connections break, then audits the ledger. */
export async function runChaosTest(options: ChaosOptions): Promise<ChaosReport> {
  const dataDir = mkdtempSync(join(tmpdir(), "portico-chaos-"));
  const started = performance.now();
  try {
    const config = loadConfig({
      PROCESSOR_SECRET: "a secret that only the chaos test's processes have",
      VAULT_SECRET: "another secret that only the chaos test's processes have",
      DATA_DIR: dataDir,
      DEMO: "1",
      ...(options.database && { DATABASE_URL: options.database.url }),
    });
    const customers = await makeCustomers(config, options.customers);
    const stack = await startStack({
      dataDir,
      databaseUrl: options.database?.url,
      ...(options.fault && {
        preload: join(import.meta.dirname, "injectedFaults.ts"),
        environment: { INJECTED_FAULT: options.fault },
      }),
    });
    const runAndStop = async () => {
      try {
        return await runTraffic(options, stack, customers);
      } finally {
        await stack.stop();
      }
    };
    const { outcomes, ...counts } = await runAndStop();
    const findings = await auditLedger(
      config,
      stack.recordFile,
      customers,
      taskKinds.flatMap((kind) => outcomes[kind]),
    );
    const seconds = Math.round((performance.now() - started) / 1000);
    return { ...findings, ...submissionsIn(outcomes), ...counts, seconds };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function submissionsIn(outcomes: OutcomesByKind): Pick<ChaosReport, "submissions" | "byKind"> {
  const of = (kind: TaskKind) => outcomes[kind].reduce((sum, { submissions }) => sum + submissions, 0);
  const byKind = { instant: of("instant"), device: of("device"), scheduled: of("scheduled"), autoPay: of("autoPay") };
  return { submissions: taskKinds.reduce((sum, kind) => sum + byKind[kind], 0), byKind };
}

async function runTraffic(options: ChaosOptions, stack: Stack, customers: readonly TestCustomer[]) {
  const random = seeded(options.seed + 1);
  const isCut = () => random() < options.cutShare;
  const proxies = {
    portal: await startCuttingProxy(stack.port, isCut),
    vault: await startCuttingProxy(stack.vaultPort, isCut),
  };
  const hosts = hostsOf(stack, { portal: proxies.portal.port, vault: proxies.vault.port });
  // Retries would never end once the server is gone for good.
  const retries = new AbortController();
  const days = new AbortController();
  try {
    const simulated = await Promise.all(
      customers.map(async (customer, index) => {
        const address = `10.0.${index >> 8}.${index & 255}`;
        return { kind: customer.kind, ...(await simulateCustomer(hosts, customer, address, retries.signal)) };
      }),
    );
    const nightlyRuns = passDays(stack.port, retryUntilAborted(retries.signal), days.signal);
    const failures = injectCrashes(options, stack.killBackend);
    const [crashes, reported] = await Promise.all([
      failures,
      Promise.all(
        simulated.map(async ({ kind, runTask }) => ({
          kind,
          outcomes: await runTasks(runTask, options.tasksEach[kind], failures),
        })),
      ),
    ]);
    days.abort();
    const of = (kind: TaskKind) => reported.filter((each) => each.kind === kind).flatMap(({ outcomes }) => outcomes);
    return {
      ...crashes,
      outcomes: { instant: of("instant"), device: of("device"), scheduled: of("scheduled"), autoPay: of("autoPay") },
      cuts: proxies.portal.cut() + proxies.vault.cut(),
      nightlyRuns: await nightlyRuns,
    };
  } finally {
    days.abort();
    retries.abort();
    await Promise.all([proxies.portal.close(), proxies.vault.close()]);
  }
}

async function runTasks(
  runTask: SimulatedCustomer["runTask"],
  minTasks: number,
  failures: Promise<unknown>,
): Promise<ReportedOutcome[]> {
  const outcomes: ReportedOutcome[] = [];
  let running = true;
  const ended = () => void (running = false);
  failures.then(ended, ended);
  while (running || outcomes.length < minTasks) outcomes.push(await runTask(outcomes.length));
  return outcomes;
}

/** Kills the backend and crashes the database, each at a random moment after the start before it. */
async function injectCrashes({ kills, seed, database }: ChaosOptions, killBackend: () => Promise<void>) {
  const random = seeded(seed);
  const crashes = database?.crashes ?? 0;
  for (let round = 0; round < Math.max(kills, crashes); round += 1) {
    await wait(100 + random() * 1_700);
    if (round < kills) await killBackend();
    if (database && round < crashes) await database.crash();
  }
  return { kills, databaseCrashes: crashes };
}

/** Long enough for the business tick to see a day, short enough for a chaos test to have many. */
const DAY_MILLISECONDS = 2_000;
const BEFORE_MIDNIGHT_MILLISECONDS = 700;

type Clock = { businessDate: string; timeZone: string };

/**
 * Moves business time to just before midnight again and again, so that each midnight passes by itself under load.
 * @param port of the backend
 * @param signal ends it
 * @returns how many nights passed, each with its nightly runs
 */
async function passDays(port: number, retry: Retry, signal: AbortSignal): Promise<number> {
  for (let nights = 0; ; nights += 1) {
    await wait(DAY_MILLISECONDS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return nights;
    await retry(async () => moveToEndOfDay(port, await requestClock(port))).catch(() => undefined);
  }
}

async function requestClock(port: number, init?: RequestInit): Promise<Clock> {
  const answer = await fetch(`http://127.0.0.1:${port}/demo/clock`, init);
  if (!answer.ok) throw new Error(`the clock answered ${answer.status}`);
  return answer.json() as Promise<Clock>;
}

function moveToEndOfDay(port: number, { businessDate, timeZone }: Clock): Promise<Clock> {
  const midnight = instantAt(addDays(businessDate, 1), 0, 0, timeZone).getTime();
  const body = JSON.stringify({ now: new Date(midnight - BEFORE_MIDNIGHT_MILLISECONDS).toISOString() });
  return requestClock(port, { method: "POST", headers: { "content-type": "application/json" }, body });
}
