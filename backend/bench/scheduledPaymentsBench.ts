import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { startFleet, type Fleet } from "./fleet.ts";

/**
 * Benchmark of many scheduled payments and Auto Pay debits due at the same midnight, on two processes that share one
 * PostgreSQL: `npm run bench:due`. `--due 100000` of them, half of each kind. Prints duration, throughput per second
 * and lag of each kind.
 */
const { values } = parseArgs({
  options: { due: { type: "string", default: "100000" }, processes: { type: "string", default: "2" } },
});
const [due, processes] = [Number(values.due), Number(values.processes)];
const server = process.env["BENCH_DATABASE_URL"];
if (!server) throw new Error("BENCH_DATABASE_URL is missing: npm run bench:due sets it.");

const BEFORE = "2027-03-15T03:00:00Z";
const DUE_ON = "2027-03-15";
const AFTER_MIDNIGHT = `${DUE_ON}T04:00:01Z`;

/** Half are scheduled payments, half debits; each on its own account with a bill due. */
const seeding = (half: number) => `
  insert into ledger_accounts (account_id) select 'due' || n from generate_series(1, ${2 * half}) n;
  insert into ledger_transactions (account_id, id, kind, business_date, due_date, reference, recorded_at) select 'due' || n, 't', 'charge', '2027-03-01', '2027-03-25', 'bill', now() from generate_series(1, ${2 * half}) n;
  insert into ledger_entries (account_id, transaction_id, line, book, amount) select 'due' || n, 't', line, book, amount from generate_series(1, ${2 * half}) n, (values (1, 'receivable', 5000), (2, 'revenue', -5000)) e (line, book, amount);
  insert into payments (account_id, id, entered_by, amount, state, channel, method_type, last_four, entry_at, payment_date) select 'due' || n, 'pay_due' || n, 'Dana', 2500, 'SCHEDULED', 'online', 'visa', '4242', '2027-03-01', '${DUE_ON}' from generate_series(1, ${half}) n;
  insert into scheduled_charges (account_id, payment_id, processor_token, expiry) select 'due' || n, 'pay_due' || n, 'card_test_visa', '1229' from generate_series(1, ${half}) n;
  insert into payment_methods (account_id, id, type, last_four, expiry, card_name, funding_kind, processor_token, fingerprint, saved_at) select 'due' || n, 'pm', 'visa', '4242', '1229', 'Dana Reyes', 'credit', 'card_test_visa', 'f', now() from generate_series(${half + 1}, ${2 * half}) n;
  insert into auto_pay_enrolments (account_id, service, payment_method_id, debit_day, next_date, mandate, enrolled_by) select 'due' || n, 'core', 'pm', 15, '${DUE_ON}', 'm' || n, 'Dana' from generate_series(${half + 1}, ${2 * half}) n;
  analyze;`;

const leftOf = `select
  (select count(*) from payments where account_id like 'due%' and id like 'pay_due%' and state not in ('SUBMITTED', 'FAILED'))::int as "scheduledPayments",
  (select count(*) from auto_pay_enrolments where account_id like 'due%')::int - (select count(*) from auto_pay_runs where account_id like 'due%' and state in ('PAID', 'FAILED', 'NOTHING_DUE'))::int as "autoPayDebits"`;
type Left = Record<"scheduledPayments" | "autoPayDebits", number>;
const kinds = ["scheduledPayments", "autoPayDebits"] as const;

interface Seen {
  seconds: number;
  left: Left;
  lag: Record<string, number>;
}

/** Polls every second until nothing is left. */
async function watch(fleet: Fleet, client: Client): Promise<Seen[]> {
  const [seen, started] = [[] as Seen[], performance.now()];
  for (;;) {
    const { rows } = await client.query<Left>(leftOf);
    const left = rows[0] ?? { scheduledPayments: 0, autoPayDebits: 0 };
    seen.push({ seconds: Math.round((performance.now() - started) / 1_000), left, lag: await fleet.lag() });
    if (kinds.every((kind) => left[kind] === 0)) return seen;
    await wait(1_000);
  }
}

function report(seen: readonly Seen[], half: number): string {
  const lines = kinds.map((kind) => {
    const at = (share: number) => seen.find(({ left }) => left[kind] <= half * (1 - share))?.seconds ?? 0;
    const longest = Math.max(...seen.map(({ lag }) => lag[kind] ?? 0));
    return `| ${kind} | ${half} | ${at(0.1)} | ${at(0.5)} | ${at(1)} | ${(half / Math.max(1, at(1))).toFixed(0)} | ${longest} |`;
  });
  const others = [...new Set(seen.flatMap(({ lag }) => Object.keys(lag)))].filter(
    (name) => !kinds.some((kind) => kind === name),
  );
  const behind = others.map((name) => `${name} ${Math.max(...seen.map(({ lag }) => lag[name] ?? 0))}`).join(", ");
  return `${processes} processes, ${due} due at once\n| Kind | Due | A tenth after s | Half after s | All after s | A second | Most behind, s |\n|---|---:|---:|---:|---:|---:|---:|\n${lines.join("\n")}\nOther kinds, most behind meanwhile, s: ${behind}\n`;
}

const folder = mkdtempSync(join(tmpdir(), "portico-due-"));
const half = Math.ceil(due / 2);
const fleet = await startFleet({ server, folder, processes, before: BEFORE, seeding: seeding(half) });
const client = new Client({ connectionString: fleet.databaseUrl });
try {
  await client.connect();
  await fleet.moveClock(AFTER_MIDNIGHT);
  const seen = await watch(fleet, client);
  const { rows } = await client.query<{ reference: string }>(
    "select reference from ledger_transactions where account_id like 'due%' and kind = 'payment'",
  );
  const booked = new Set(rows.map(({ reference }) => reference));
  const charged = fleet.chargedReferences().filter((reference) => booked.has(reference));
  process.stdout.write(report(seen, half));
  process.stdout.write(
    `Booked ${booked.size}, charged ${charged.length}, charged twice ${charged.length - new Set(charged).size}\n`,
  );
  process.exitCode = booked.size === 2 * half && charged.length === 2 * half ? 0 : 1;
} finally {
  await client.end();
  await fleet.stop();
  rmSync(folder, { recursive: true, force: true });
}
