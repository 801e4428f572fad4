import { and, eq, inArray } from "drizzle-orm";
import { addDays, addMonths, instantAt } from "@portico/rules/dates";
import { debitDays, nextDebitDate } from "@portico/rules/autoPay";
import { nextCycleDate } from "@portico/rules/billingCycle";
import { services } from "../src/modules/account/account.tables.ts";
import { autoPayEnrolments } from "../src/modules/autopay/autopay.tables.ts";
import { payments } from "../src/modules/payments/payments.tables.ts";
import { addCycle } from "../src/modules/statements/statements.repository.ts";
import { newCustomer } from "./newCustomer.ts";
import { Payer } from "./payer.ts";
import { seeded } from "./random.ts";
import { scheduled } from "./scheduler.ts";
import { disagreements, placesOf, type AccountStatus } from "./statusPlaces.ts";
import type { TestBackend } from "./types.ts";

export interface Generated { seed: number; payer: Payer }

/** An account in some state: owing or not, late or not, paid automatically on some day, for mobile alone, with payments scheduled, or none of it. */
export async function generatedAccount(backend: TestBackend, seed: number): Promise<Generated> {
  const random = seeded(seed + 1);
  const pick = <Of>(list: readonly [Of, ...Of[]]): Of => list[Math.floor(random() * list.length)] ?? list[0];
  const today = backend.clock.today();
  const amount = pick([0, 4_200, 16_075, 31_200]);
  const { username, accountId, savedCardId } = await newCustomer(backend, amount, pick([-20, 3, 9, 14]));
  const cycleDay = 1 + Math.floor(random() * 31);
  const nextStatementDate = nextCycleDate(today, cycleDay);
  const kind = pick(["automatic", "automatic", "mobileOnly", "scheduled", "byHand"] as const);
  const service = (key: "INTERNET" | "MOBILE", position: number, more: object) =>
    ({ id: `${accountId}-${key}`, accountId, position, key, status: "Active" as const, serviceType: key === "MOBILE" ? ("mobile" as const) : ("internet" as const), ...more });
  await backend.database.insert(services).values([service("INTERNET", 0, { downloadMbps: 300 }), service("MOBILE", 1, { deviceCount: 2 })]);
  await addCycle(backend.database, { accountId, periodFrom: addMonths(nextStatementDate, -1), nextStatementDate });
  if (kind === "automatic" || kind === "mobileOnly") {
    const [first = cycleDay, ...others] = debitDays({ billDay: cycleDay, dueDay: Number(addDays(nextStatementDate, 21).slice(8)) });
    const debitDay = pick([first, ...others]);
    const enrolment = { accountId, paymentMethodId: savedCardId, debitDay, nextDate: nextDebitDate(debitDay, today), mandate: `test_${accountId}`, enrolledBy: "Dana", pausedOn: null, pausedCode: null };
    await backend.database.insert(autoPayEnrolments).values([...(kind === "automatic" ? ["core" as const] : []), "mobile" as const].map((each) => ({ ...enrolment, service: each })));
  }
  const payer = await Payer.signIn(backend, username);
  if (kind === "scheduled" && amount > 0) await scheduled(payer, Math.ceil(amount / 2), addDays(today, 2)).catch(() => undefined);
  return { seed, payer };
}

export interface Walked { checked: number; promised: number; faults: string[] }

const jobs = (backend: TestBackend) => [() => backend.autoPay(), () => backend.runDuePayments(), () => backend.issueStatements(), () => backend.restoreServices()];

/**
 * Goes from one day on which something happens to the next. The evening before a day says what will be charged on it; then its jobs run, in an order that changes
 * from day to day, and what they charged is held against it.
 */
export async function walk(backend: TestBackend, accounts: readonly Generated[], days: number): Promise<Walked> {
  const last = addDays(backend.clock.today(), days);
  const walked: Walked = { checked: 0, promised: 0, faults: [] };
  const told = new Map<string, Promised>();
  const events = new Map<string, Set<string>>();
  let today = backend.clock.today();
  while (today <= last) {
    backend.clock.set(instantAt(today, 0, 5, backend.clock.timeZone));
    const before = await takenFrom(backend, accounts);
    await runJobs(backend, walked.checked);
    const charged = (await takenFrom(backend, accounts)).filter(({ id }) => !before.some((earlier) => earlier.id === id)).filter(({ accountId }) => told.get(accountId)?.open !== today).map(({ amount }) => amount).sort((a, b) => a - b);
    const expected = [...told.values()].flatMap(({ date, amounts, open }) => (date === today && open !== today ? amounts : [])).sort((a, b) => a - b);
    if (JSON.stringify(charged) !== JSON.stringify(expected)) walked.faults.push(`${today}: promised ${expected.join(" ")}, charged ${charged.join(" ")}`);
    walked.promised += expected.length;
    for (const { seed, payer } of accounts) {
      // Between its own days nothing changes for an account, and what was promised stands.
      if (events.get(payer.accountId)?.has(today) === false) continue;
      told.delete(payer.accountId);
      const places = await placesOf(payer, addDays(today, -40), addDays(today, 100));
      walked.checked += 1;
      walked.faults.push(...disagreements(places).map((fault) => `account ${seed} on ${today}: ${fault}`));
      events.set(payer.accountId, new Set(places.graph.moneyCalendar.map(({ date }) => date).filter((date) => date > today)));
      const next = promiseOf(places.graph.status);
      if (next) told.set(payer.accountId, next);
    }
    today = [...events.values()].flatMap((dates) => [...dates]).filter((date) => date > today).sort()[0] ?? addDays(last, 1);
  }
  return walked;
}

/** What was taken from these accounts, by the ledger's payments and by the processor's own record alike. */
async function takenFrom(backend: TestBackend, accounts: readonly Generated[]): Promise<{ accountId: string; id: string; amount: number }[]> {
  const own = and(inArray(payments.accountId, accounts.map(({ payer }) => payer.accountId)), eq(payments.state, "SUBMITTED"));
  const taken = await backend.database.select({ accountId: payments.accountId, id: payments.id, amount: payments.amount }).from(payments).where(own);
  const record = backend.processor.charged().map(({ amount }) => amount);
  if (taken.some(({ amount }) => !record.includes(amount))) throw new Error("the ledger has a payment that the processor has not");
  return taken;
}

/** `open`: a day whose bill comes out on that day and decides what is charged. */
interface Promised { date: string; amounts: number[]; open: string | null }

/** The first day on which something will be charged, and all that will be on it; nothing while a bill that is still to come decides. */
function promiseOf({ scheduled: payments, autoPay: { charge } }: AccountStatus): Promised | undefined {
  const sure = [...payments.filter(({ problem }) => problem === null), ...(charge && charge.problem === null ? [charge] : [])];
  const [date] = sure.map((each) => each.date).sort();
  if (date === undefined) return undefined;
  return { date, amounts: sure.filter((each) => each.date === date).flatMap(({ amount }) => (amount ? [amount] : [])), open: charge?.amount === null ? charge.date : null };
}

/** Twice: what waits for another job has its turn in the second round. */
async function runJobs(backend: TestBackend, turn: number): Promise<void> {
  const all = jobs(backend);
  for (let round = 0; round < 2; round += 1) for (let index = 0; index < all.length; index += 1) await all[(index + turn) % all.length]?.();
}
