import { parseArgs } from "node:util";
import { runChaosTest, type ChaosReport } from "./chaosTest.ts";
import { noFindings } from "./ledgerAudit.ts";

/**
 * The chaos tests R1 and R2 at full size: `npm run test:resilience`. `--part 0.1` runs a tenth of each, `--only R1`,
 * `R2` or `no-idempotency` one of them. Prints a report for each; the exit code is 1 when the audit finds anything, or
 * does not find that a build has no idempotency. CHAOS_DATABASE_URL is a PostgreSQL server that the parent process
 * crashes and restarts on the message "crash", and answers "crashed".
 */
const { values } = parseArgs({
  options: { part: { type: "string", default: "1" }, seed: { type: "string", default: "1" }, only: { type: "string" } },
});
const [part, seed] = [Number(values.part), Number(values.seed)];
const isSelected = (name: string) => values.only === undefined || values.only === name;
const scaled = (count: number) => Math.ceil(count * part);
const rows: { name: string; report: ChaosReport; passed: boolean }[] = [];

function record(name: string, report: ChaosReport, passed: boolean): void {
  rows.push({ name, report, passed });
  process.stdout.write(`${passed ? "✓" : "✗"} ${name}: ${JSON.stringify(report)}\n`);
}

const isClean = (report: ChaosReport) =>
  Object.entries(noFindings).every(([finding, count]) => Reflect.get(report, finding) === count);

if (isSelected("R2")) {
  const report = await runChaosTest({
    customers: { instant: 5, device: 2, scheduled: 3, autoPay: 3 },
    tasksEach: { instant: scaled(60), device: scaled(60), scheduled: scaled(20), autoPay: scaled(10) },
    kills: scaled(60),
    cutShare: 0.05,
    seed,
  });
  record("R2, embedded database", report, isClean(report));
}

function crash(): Promise<void> {
  return new Promise((done) => {
    process.once("message", () => done());
    process.send?.("crash");
  });
}

const url = process.env["CHAOS_DATABASE_URL"];
if (isSelected("R1") && url !== undefined) {
  const report = await runChaosTest({
    customers: { instant: 24, device: 12, scheduled: 12, autoPay: 12 },
    tasksEach: { instant: scaled(250), device: scaled(250), scheduled: scaled(50), autoPay: scaled(20) },
    kills: scaled(60),
    cutShare: 0.01,
    seed,
    database: { url, crash, crashes: scaled(20) },
  });
  record("R1, PostgreSQL", report, isClean(report));
} else if (isSelected("R1")) {
  process.stdout.write("R1 needs PostgreSQL's server programs: SKIPPED, nothing is proved about it here.\n");
}

if (isSelected("no-idempotency")) {
  const report = await runChaosTest({
    customers: { instant: 5, device: 3, scheduled: 2, autoPay: 2 },
    tasksEach: { instant: scaled(50), device: scaled(50), scheduled: scaled(10), autoPay: scaled(10) },
    kills: 0,
    cutShare: 0.1,
    seed,
    fault: "forgetsAttempts",
  });
  record("without idempotency: the audit must find double charges", report, report.chargedTwice > 0);
}

process.exitCode = rows.every(({ passed }) => passed) ? 0 : 1;
if (process.connected) process.disconnect();
