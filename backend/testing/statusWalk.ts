import { eq } from "drizzle-orm";
import { addDays, addMonths, instantAt } from "@portico/rules/dates";
import { debitDays, nextDebitDate } from "@portico/rules/autoPay";
import { nextCycleDate } from "@portico/rules/billingCycle";
import { services } from "../src/modules/account/account.tables.ts";
import { autoPayEnrolments } from "../src/modules/autopay/autopay.tables.ts";
import { statementRecipients } from "../src/modules/statements/recipients.tables.ts";
import { addCycle } from "../src/modules/statements/statements.repository.ts";
import { paymentMethods } from "../src/modules/wallet/wallet.tables.ts";
import { newCustomer } from "./newCustomer.ts";
import { Payer } from "./payer.ts";
import { seeded } from "./random.ts";
import { scheduled } from "./scheduler.ts";
import { feedAddress, fileDisagreements, filesOf } from "./statusFiles.ts";
import { attemptsOf, Promises } from "./statusPromises.ts";
import { disagreements, placesOf, type Places } from "./statusPlaces.ts";
import type { TestBackend } from "./types.ts";
import { laterOn } from "./webhooks.ts";

/** `feed`: where its calendar is read; null for an account whose files nobody looks at. */
export interface Generated { seed: number; payer: Payer; mailbox: string; feed: string | null }

/**
 * An account in some state: owing or not, late or not, paid automatically on some day, for mobile alone, with a card that is declined when nobody is there, with
 * payments scheduled, with a payment that its bank returned, or none of it.
 * @param files whether its files and messages are looked at too
 */
export async function generatedAccount(backend: TestBackend, seed: number, files = true): Promise<Generated> {
  const random = seeded(seed + 1);
  const pick = <Of>(list: readonly [Of, ...Of[]]): Of => list[Math.floor(random() * list.length)] ?? list[0];
  const today = backend.clock.today();
  const amount = pick([0, 4_200, 16_075, 31_200]);
  const { username, accountId, savedCardId } = await newCustomer(backend, amount, pick([-20, 3, 9, 14]));
  const cycleDay = 1 + Math.floor(random() * 31);
  const nextStatementDate = nextCycleDate(today, cycleDay);
  const kind = pick(["automatic", "automatic", "mobileOnly", "declined", "scheduled", "byHand", "returned"] as const);
  const service = (key: "INTERNET" | "MOBILE", position: number, more: object) =>
    ({ id: `${accountId}-${key}`, accountId, position, key, status: "Active" as const, serviceType: key === "MOBILE" ? ("mobile" as const) : ("internet" as const), ...more });
  await backend.database.insert(services).values([service("INTERNET", 0, { downloadMbps: 300 }), service("MOBILE", 1, { deviceCount: 2 })]);
  await addCycle(backend.database, { accountId, periodFrom: addMonths(nextStatementDate, -1), nextStatementDate });
  if (kind === "automatic" || kind === "mobileOnly" || kind === "declined") {
    const [first = cycleDay, ...others] = debitDays({ billDay: cycleDay, dueDay: Number(addDays(nextStatementDate, 21).slice(8)) });
    const debitDay = pick([first, ...others]);
    const enrolment = { accountId, paymentMethodId: savedCardId, debitDay, nextDate: nextDebitDate(debitDay, today), mandate: `test_${accountId}`, enrolledBy: "Dana", pausedOn: null, pausedCode: null };
    await backend.database.insert(autoPayEnrolments).values([...(kind === "mobileOnly" ? [] : ["core" as const]), "mobile" as const].map((each) => ({ ...enrolment, service: each })));
  }
  if (kind === "declined") await backend.database.update(paymentMethods).set({ processorToken: "card_test_emptyWhenUnattended" }).where(eq(paymentMethods.accountId, accountId));
  const payer = await Payer.signIn(backend, username);
  const mailbox = `${username}@portico.example`;
  if (files) await backend.database.insert(statementRecipients).values({ accountId, address: mailbox, site: "business", locale: "en-US", addedBy: "Dana", addedAt: backend.clock.now() });
  if (kind === "scheduled" && amount > 0) await scheduled(payer, Math.ceil(amount / 2), addDays(today, 2), (files ? { notify: [mailbox] } : {}) as never).catch(() => undefined);
  if (kind === "returned" && amount > 0) {
    const method = { vaultToken: (await payer.newBankAccount({ accountNumber: "000444444440" })).token };
    await payer.pay(await payer.attempt(amount, { method }));
    await laterOn(backend);
  }
  return { seed, payer, mailbox, feed: files ? await feedAddress(payer) : null };
}

export interface Walked { checked: number; promised: number; files: number; faults: string[] }

const jobs = (backend: TestBackend) => [() => backend.autoPay(), () => backend.runDuePayments(), () => backend.retryPayments(), () => backend.issueStatements(), () => backend.restoreServices()];

/**
 * Goes from one day on which something happens to the next. What an account is told on one day for later ones is kept; then the jobs of each day run, in an order that
 * changes from day to day, and what they charged, what is late and what is stopped is held against all that was told.
 */
export async function walk(backend: TestBackend, accounts: readonly Generated[], days: number): Promise<Walked> {
  const last = addDays(backend.clock.today(), days);
  const walked: Walked = { checked: 0, promised: 0, files: 0, faults: [] };
  const promises = new Promises();
  const events = new Map<string, Set<string>>();
  let today = backend.clock.today();
  while (today <= last) {
    backend.clock.set(instantAt(today, 0, 5, backend.clock.timeZone));
    const before = await attemptsOf(backend, accounts);
    await runJobs(backend, walked.checked);
    const charged = (await attemptsOf(backend, accounts)).slice(before.length);
    for (const { seed, payer, mailbox, feed } of accounts) {
      const fault = (what: string) => void walked.faults.push(`account ${seed} on ${today}: ${what}`);
      const own = charged.filter(({ accountId }) => accountId === payer.accountId).map(({ amount }) => amount);
      walked.promised += promises.hold(payer.accountId, today, own, fault);
      // Between its own days nothing changes for an account, and what was promised stands.
      if (events.get(payer.accountId)?.has(today) === false) continue;
      const places = await placesOf(payer, addDays(today, -40), addDays(today, 100));
      walked.checked += 1;
      disagreements(places).forEach(fault);
      if (feed !== null) {
        fileDisagreements(await filesOf(backend, payer, feed, mailbox, places), places, addDays(today, 100)).forEach(fault);
        walked.files += 1;
      }
      promises.tell(payer.accountId, today, places.graph.status, fault);
      events.set(payer.accountId, ownDays(places, today));
    }
    today = [...events.values()].flatMap((dates) => [...dates]).filter((date) => date > today).sort()[0] ?? addDays(last, 1);
  }
  return walked;
}

/** The days to come on which something happens to an account; the day after its bill is due is one of them. */
function ownDays({ graph: { moneyCalendar, status } }: Places, today: string): Set<string> {
  const dates = moneyCalendar.map(({ date }) => date);
  return new Set([...dates, ...(status.dueDate === null ? [] : [addDays(status.dueDate, 1)])].filter((date) => date > today));
}

/** Twice: what waits for another job has its turn in the second round. */
async function runJobs(backend: TestBackend, turn: number): Promise<void> {
  const all = jobs(backend);
  for (let round = 0; round < 2; round += 1) for (let index = 0; index < all.length; index += 1) await all[(index + turn) % all.length]?.();
}
