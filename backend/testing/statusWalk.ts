import { eq } from "drizzle-orm";
import { addDays, addMonths, instantAt, localDateAt } from "@portico/rules/dates";
import { debitDays, nextDebitDate } from "@portico/rules/autoPay";
import { nextCycleDate } from "@portico/rules/billingCycle";
import { services } from "../src/modules/account/account.tables.ts";
import { autoPayEnrolments } from "../src/modules/autopay/autopay.tables.ts";
import { statementRecipients } from "../src/modules/statements/recipients.tables.ts";
import { addCycle } from "../src/modules/statements/statements.repository.ts";
import { paymentMethods } from "../src/modules/wallet/wallet.tables.ts";
import { addDevice, payForDevice } from "./devicePayment.ts";
import { newCustomer } from "./newCustomer.ts";
import { Payer } from "./payer.ts";
import { seeded } from "./random.ts";
import { scheduled } from "./scheduler.ts";
import { feedAddress, fileDisagreements, filesOf } from "./statusFiles.ts";
import { attemptsOf, Promises } from "./statusPromises.ts";
import { disagreements, placesOf, type Places } from "./statusPlaces.ts";
import type { TestBackend } from "./types.ts";
import { laterOn } from "./webhooks.ts";

/** A card whose holder disputes the payment. */
const disputedCard = "4000000000042004";

/** An account that the walk follows. */
export interface Followed {
  name: string;
  payer: Payer;
  site?: "SMB" | "SCS";
  /** The account's own zone, if it is not the provider's: its days begin at another moment. */
  timeZone?: string | undefined;
  /** The URL of its calendar and the address of its e-mails; null for an account whose files are not checked. */
  files: { feed: string; mailbox: string } | null;
}

/**
 * A generated account in a random state: with or without a balance due, past due, Auto Pay on some day or for mobile
 * alone, a card that refuses unattended charges, scheduled payments, returned payments of the bill and a device, or none of it.
 * @param files whether its files and messages are checked too
 */
export async function generatedAccount(backend: TestBackend, seed: number, files = true): Promise<Followed> {
  const random = seeded(seed + 1);
  const pick = <Of>(list: readonly [Of, ...Of[]]): Of => list[Math.floor(random() * list.length)] ?? list[0];
  const today = backend.clock.today();
  const amount = pick([0, 4_200, 16_075, 31_200]);
  const { username, accountId, savedCardId } = await newCustomer(backend, amount, pick([-20, 3, 9, 14]));
  const cycleDay = 1 + Math.floor(random() * 31);
  const nextStatementDate = nextCycleDate(today, cycleDay);
  const kind = pick(["automatic", "automatic", "mobileOnly", "declined", "scheduled", "byHand", "returned"] as const);
  const service = (key: "INTERNET" | "MOBILE", position: number, more: object) => ({
    id: `${accountId}-${key}`,
    accountId,
    position,
    key,
    status: "Active" as const,
    serviceType: key === "MOBILE" ? ("mobile" as const) : ("internet" as const),
    ...more,
  });
  await backend.database
    .insert(services)
    .values([service("INTERNET", 0, { downloadMbps: 300 }), service("MOBILE", 1, { deviceCount: 2 })]);
  await addCycle(backend.database, { accountId, periodFrom: addMonths(nextStatementDate, -1), nextStatementDate });
  if (kind === "automatic" || kind === "mobileOnly" || kind === "declined") {
    const [first = cycleDay, ...others] = debitDays({
      billDay: cycleDay,
      dueDay: Number(addDays(nextStatementDate, 21).slice(8)),
    });
    const debitDay = pick([first, ...others]);
    const enrolment = {
      accountId,
      paymentMethodId: savedCardId,
      debitDay,
      nextDate: nextDebitDate(debitDay, today),
      mandate: `test_${accountId}`,
      enrolledBy: "Dana",
      pausedOn: null,
      pausedCode: null,
    };
    await backend.database.insert(autoPayEnrolments).values(
      [...(kind === "mobileOnly" ? [] : ["core" as const]), "mobile" as const].map((each) => ({
        ...enrolment,
        service: each,
      })),
    );
  }
  if (kind === "declined")
    await backend.database
      .update(paymentMethods)
      .set({ processorToken: "card_test_emptyWhenUnattended" })
      .where(eq(paymentMethods.accountId, accountId));
  const payer = await Payer.signIn(backend, username);
  const mailbox = `${username}@portico.example`;
  if (files)
    await backend.database.insert(statementRecipients).values({
      accountId,
      address: mailbox,
      site: "business",
      locale: "en-US",
      addedBy: "Dana",
      addedAt: backend.clock.now(),
    });
  const notify = (files ? { notify: [mailbox] } : {}) as never;
  if (kind === "scheduled" && amount > 0)
    await withinVaultLimit(backend, () => scheduled(payer, Math.ceil(amount / 2), addDays(today, 2), notify)).catch(
      unlessRefused,
    );
  if (kind === "returned" && amount > 0) {
    const account = await withinVaultLimit(backend, () => payer.newBankAccount({ accountNumber: "000444444440" }));
    await payer.pay(await payer.attempt(amount, { method: { vaultToken: account.token } }));
    const device = await addDevice(backend, accountId, 24_000);
    await withinVaultLimit(backend, () => payForDevice(payer, device.id, 1_500, disputedCard));
    await laterOn(backend);
  }
  return { name: `account ${seed}`, payer, files: files ? { feed: await feedAddress(payer), mailbox } : null };
}

/** Not every generated amount may be scheduled. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof Error) || !error.message.startsWith("refused: ")) throw error;
}

/** The vault's calls are limited per address and minute of security time, which stands still here. */
async function withinVaultLimit<Value>(backend: TestBackend, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes("answered 429")) throw error;
    backend.securityClock.advance(61);
    return work();
  }
}

export interface Walked {
  checked: number;
  promised: number;
  files: number;
  faults: string[];
}

const jobs = (backend: TestBackend) => [
  () => backend.autoPay(),
  () => backend.runDuePayments(),
  () => backend.retryPayments(),
  () => backend.issueStatements(),
  () => backend.restoreServices(),
];

/**
 * Moves from one day with an event to the next. Records what accounts are told for later days; then runs each day's
 * jobs in varying order, and compares charges, past due amounts and suspensions with the announcements.
 * @param earlier payments of the demo data, which the processor has no record of
 */
export async function walk(
  backend: TestBackend,
  accounts: readonly Followed[],
  days: number,
  earlier: ReadonlySet<string> = new Set(),
): Promise<Walked> {
  const last = addDays(backend.clock.today(), days);
  const walked: Walked = { checked: 0, promised: 0, files: 0, faults: [] };
  const promises = new Promises();
  const events = new Map<string, Set<string>>();
  let today = backend.clock.today();
  while (today <= last) {
    backend.clock.set(instantAt(today, 0, 5, backend.clock.timeZone));
    const before = await attemptsOf(backend, accounts, earlier);
    await runJobs(backend, walked.checked);
    const charged = (await attemptsOf(backend, accounts, earlier)).slice(before.length);
    for (const { name, payer, site, timeZone, files } of accounts) {
      const localDate = timeZone ? localDateAt(backend.clock.now(), timeZone) : today;
      const fault = (what: string) => void walked.faults.push(`${name} on ${localDate}: ${what}`);
      const own = charged.filter(({ accountId }) => accountId === payer.accountId).map(({ amount }) => amount);
      walked.promised += promises.hold(payer.accountId, localDate, own, fault);
      // Nothing changes for an account between its own days, so the announcements stay.
      if (events.get(payer.accountId)?.has(localDate) === false) continue;
      const places = await placesOf(payer, addDays(localDate, -40), addDays(localDate, 100), site);
      walked.checked += 1;
      disagreements(places).forEach(fault);
      if (files) {
        const found = await filesOf(backend, payer, files.feed, files.mailbox, places);
        fileDisagreements(found, places, addDays(localDate, 100)).forEach(fault);
        walked.files += 1;
      }
      promises.tell(payer.accountId, localDate, places.graph.status, fault);
      events.set(payer.accountId, ownDays(places, localDate));
    }
    today =
      [...events.values()]
        .flatMap((dates) => [...dates])
        .filter((date) => date > today)
        .sort()[0] ?? addDays(last, 1);
  }
  return walked;
}

/** The future days with an event of an account, including the day after a due date. */
function ownDays({ graph: { moneyCalendar, status } }: Places, today: string): Set<string> {
  const dates = moneyCalendar.map(({ date }) => date);
  return new Set(
    [...dates, ...(status.dueDate === null ? [] : [addDays(status.dueDate, 1)])].filter((date) => date > today),
  );
}

/** Two rounds: a job that waits for another runs in the second. */
async function runJobs(backend: TestBackend, turn: number): Promise<void> {
  const all = jobs(backend);
  for (let round = 0; round < 2; round += 1)
    for (let index = 0; index < all.length; index += 1) await all[(index + turn) % all.length]?.();
}
