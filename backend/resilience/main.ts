import { parseArgs } from "node:util";
import { storm, type StormReport } from "./storm.ts";
import { zeros } from "./audit.ts";

/**
 * R1 and R2 at their full size: `npm run test:resilience`. With `--part 0.1` a tenth of each, to try it; with `--only R1`, `R2` or
 * `forgetful` that storm alone. Prints a row for each storm and ends badly when anything in it is not zero, or when a build without
 * idempotency is not found out. STORM_DATABASE_URL is a PostgreSQL server that whoever started this process crashes and starts again when
 * told "crash", and then says "crashed".
 */
const { values } = parseArgs({ options: { part: { type: "string", default: "1" }, seed: { type: "string", default: "1" }, only: { type: "string" } } });
const [part, seed] = [Number(values.part), Number(values.seed)];
const isAsked = (name: string) => values.only === undefined || values.only === name;
const some = (count: number) => Math.ceil(count * part);
const rows: { name: string; report: StormReport; right: boolean }[] = [];

function note(name: string, report: StormReport, right: boolean): void {
  rows.push({ name, report, right });
  process.stdout.write(`${right ? "✓" : "✗"} ${name}: ${JSON.stringify(report)}\n`);
}

const holds = (report: StormReport) => Object.entries(zeros).every(([finding, count]) => Reflect.get(report, finding) === count);

if (isAsked("R2")) {
  const report = await storm({
    customers: { instant: 5, device: 2, scheduled: 3, autoPay: 3 }, wishesEach: { instant: some(60), device: some(60), scheduled: some(20), autoPay: some(10) }, kills: some(60), cutShare: 0.05, seed,
  });
  note("R2, embedded database", report, holds(report));
}

function crash(): Promise<void> {
  return new Promise((done) => {
    process.once("message", () => done());
    process.send?.("crash");
  });
}

const url = process.env["STORM_DATABASE_URL"];
if (isAsked("R1") && url !== undefined) {
  const report = await storm({
    customers: { instant: 24, device: 12, scheduled: 12, autoPay: 12 }, wishesEach: { instant: some(250), device: some(250), scheduled: some(50), autoPay: some(20) }, kills: some(60), cutShare: 0.01, seed,
    database: { url, crash, crashes: some(20) },
  });
  note("R1, PostgreSQL", report, holds(report));
} else if (isAsked("R1")) {
  process.stdout.write("R1 needs PostgreSQL's server programs: SKIPPED, nothing is proved about it here.\n");
}

if (isAsked("forgetful")) {
  const report = await storm({
    customers: { instant: 5, device: 3, scheduled: 2, autoPay: 2 }, wishesEach: { instant: some(50), device: some(50), scheduled: some(10), autoPay: some(10) }, kills: 0, cutShare: 0.1, seed, fault: "forgetsAttempts",
  });
  note("without idempotency: has to be found out", report, report.chargedTwice > 0);
}

process.exitCode = rows.every(({ right }) => right) ? 0 : 1;
if (process.connected) process.disconnect();
