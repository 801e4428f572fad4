import { chargesIn, liveMandatesIn, reversalsIn } from "../processor/testing.ts";
import type { Config } from "../src/config/config.ts";
import { openDatabase } from "../src/database/openDatabase.ts";
import { createLogger } from "../src/lib/logger.ts";
import type { ActionPartRow } from "../src/modules/autopay/autopay.repository.ts";
import { readBooks, type Books } from "./books.ts";
import { OWED_FOR_DEVICE, OWES, type StormCustomer } from "./customers.ts";
import { isSettledState, type Told, type ToldAction, type ToldDebit, type ToldPayment } from "./told.ts";

/** What R1 promises to be zero. Accounts are counted where sums differ, payments and parts of changes everywhere else. */
export interface Findings {
  /** Told "paid", "not paid", "called off", "enrolled" or "cancelled", and the processor's record or the books say otherwise. */
  acknowledgedWrongly: number;
  /** What one customer wanted to pay once and was charged for more than once. */
  chargedTwice: number;
  /** Charges of the processor that no payment of ours knows as taken. */
  unknownCharges: number;
  /** Accounts whose ledger differs from the processor's record. */
  unequalAccounts: number;
  /** Devices on which something else is left than the price less what the processor took for them. */
  unequalDevices: number;
  /** Rights to charge that the processor keeps and nobody is enrolled with, and enrolments without such a right. */
  unequalMandates: number;
  /** Debits of Auto Pay that say something else than their payment. */
  unequalDebits: number;
  /** Debits that were taken without their discount or with another, and discounts without such a debit. */
  unequalDiscounts: number;
  /** Accounts that owe something else than what was billed less what the processor took and the discounts, and statements that don't add up. */
  unequalReceivables: number;
  /** Accounts whose kept sums are not those of their entries. */
  unequalSums: number;
  /** Debits that were told for a date and never came. Their amounts are compared by the walk through 60 days, where no bill comes between. */
  missingDebits: number;
  /** Debits that a bank took back by the processor's record and that are not in the books, and the other way round. */
  unequalReturns: number;
  /** Payments that ran before their day. */
  beforeTheirDay: number;
  /** Payments, debits and changes of Auto Pay of which it is still not known what became of them. */
  unsettled: number;
}

/** What R1 and R2 promise. */
export const zeros: Findings = {
  acknowledgedWrongly: 0, chargedTwice: 0, unknownCharges: 0, unequalAccounts: 0, unequalDevices: 0, unequalMandates: 0, unequalDebits: 0, unequalDiscounts: 0, unequalReceivables: 0, unequalSums: 0, missingDebits: 0, unequalReturns: 0, beforeTheirDay: 0, unsettled: 0,
};

/** A mandate is named after the action that asked for it: "ap_" and a UUID. */
const ACTION_ID_LENGTH = 39;

type Charge = { reference: string; amount: number };
type Facts = Books & { charges: readonly Charge[]; reversals: ReturnType<typeof reversalsIn> };

/** Holds books, payments, enrolments and what customers were told against the processor's own record. The processes have ended. */
export async function audit(config: Config, recordFile: string, customers: readonly StormCustomer[], told: readonly Told[]): Promise<Findings> {
  const accountIds = customers.map(({ accountId }) => accountId);
  const { database, close } = await openDatabase(config, createLogger("silent"));
  try {
    const facts = { ...(await readBooks(database, accountIds)), charges: chargesIn(recordFile), reversals: reversalsIn(recordFile) };
    return {
      acknowledgedWrongly: wrongPayments(facts, told.flatMap(({ payments }) => payments)) + wrongParts(facts, told.flatMap(({ actions }) => actions)),
      chargedTwice: chargedTwice(facts, accountIds),
      unknownCharges: unknownCharges(facts),
      unequalAccounts: unequalAccounts(facts, accountIds),
      unequalDevices: unequalDevices(facts),
      unequalMandates: unequalMandates(facts, liveMandatesIn(recordFile)),
      unequalDebits: unequalDebits(facts),
      unequalDiscounts: unequalDiscounts(facts, accountIds),
      unequalReceivables: unequalReceivables(facts, customers),
      unequalSums: facts.sums.filter(({ accountId, receivable, unapplied }) => receivable !== bookOf(facts, accountId, "receivable") || unapplied !== bookOf(facts, accountId, "unapplied")).length,
      missingDebits: missingDebits(facts, told.flatMap(({ debits = [] }) => debits)),
      unequalReturns: unequalReturns(facts, accountIds),
      beforeTheirDay: facts.payments.filter(({ debitDate, paymentDate }) => debitDate !== null && debitDate < paymentDate).length,
      unsettled: unsettled(facts, accountIds),
    };
  } finally {
    await close();
  }
}

function wrongPayments({ charges }: Facts, told: readonly ToldPayment[]): number {
  const taken = new Map(charges.map(({ reference, amount }) => [reference, amount]));
  return told.filter(({ paymentId, state, amount }) => taken.get(paymentId) !== (state === "SUBMITTED" ? amount : undefined)).length;
}

/** What was told about a part stays so: nobody tries one again here. */
function wrongParts({ parts }: Facts, told: readonly ToldAction[]): number {
  const key = ({ actionId, position }: Pick<ActionPartRow, "actionId" | "position">) => `${actionId} ${position}`;
  const states = new Map(parts.map((part) => [key(part), part.state]));
  return told.flatMap(({ actionId, parts: shown }) => shown.filter(({ state }, position) => states.get(key({ actionId, position })) !== state)).length;
}

const sumOf = (amounts: readonly { amount: number }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0);

const repeated = (names: readonly string[]) => names.length - new Set(names).size;

function chargesOf({ charges, payments }: Facts, accountId: string): Charge[] {
  const own = new Set(payments.filter((payment) => payment.accountId === accountId).map(({ id }) => id));
  return charges.filter(({ reference }) => own.has(reference));
}

function chargedTwice(facts: Facts, accountIds: readonly string[]): number {
  return accountIds.reduce((found, accountId) => found + repeated(chargesOf(facts, accountId).map(({ amount }) => String(amount))), 0);
}

function unknownCharges({ charges, payments }: Facts): number {
  const states = new Map(payments.map(({ id, state }) => [id, state]));
  return charges.filter(({ reference }) => states.get(reference) !== "SUBMITTED").length;
}

function unequalAccounts(facts: Facts, accountIds: readonly string[]): number {
  return accountIds.filter((accountId) => bookOf(facts, accountId, "cash") !== takenOf(facts, accountId)).length;
}

/** What a book of an account adds up to. */
const bookOf = ({ entries }: Facts, accountId: string, book: string) => sumOf(entries.filter((entry) => entry.accountId === accountId && entry.book === book));

/** What the processor took for an account and did not give back since. */
function takenOf(facts: Facts, accountId: string): number {
  const own = new Set(chargesOf(facts, accountId).map(({ reference }) => reference));
  return sumOf(chargesOf(facts, accountId)) - sumOf(facts.reversals.filter(({ reference }) => own.has(reference)));
}

function unequalDiscounts({ runs, entries }: Facts, accountIds: readonly string[]): number {
  const own = new Set(accountIds);
  const key = (accountId: string, reference: string, amount: number) => `${accountId} ${reference} ${amount}`;
  const earned = runs.filter(({ accountId, state, discount }) => own.has(accountId) && state === "PAID" && discount > 0).map(({ accountId, debitDate, discount }) => key(accountId, `autopay-${debitDate}`, discount));
  const booked = entries.filter(({ kind, book }) => kind === "discount" && book === "concessions").map(({ accountId, reference, amount }) => key(accountId, reference, amount));
  return onOneSide(earned, booked);
}

function unequalReceivables(facts: Facts, customers: readonly StormCustomer[]): number {
  const discounts = (accountId: string) => sumOf(facts.runs.filter((run) => run.accountId === accountId && run.state === "PAID").map(({ discount }) => ({ amount: discount })));
  const wrong = customers.filter(({ kind, accountId }) => {
    if (kind === "device") return false;
    const billed = OWES[kind] + sumOf(statementsOf(facts, accountId).map(({ currentCharges }) => ({ amount: currentCharges })));
    return bookOf(facts, accountId, "receivable") !== billed - takenOf(facts, accountId) - discounts(accountId);
  });
  return wrong.length + customers.filter(({ accountId }) => !addUp(statementsOf(facts, accountId))).length;
}

type Statement = Books["statements"][number];

const statementsOf = ({ statements }: Facts, accountId: string) => statements.filter((statement) => statement.accountId === accountId);

/** Each begins with what the one before left, and its parts make what it says is due. */
function addUp(statements: readonly Statement[]): boolean {
  return statements.every(({ previousBalance, paymentsReceived, adjustments, currentCharges, amountDue }, position) => {
    return previousBalance === (statements[position - 1]?.amountDue ?? 0) && amountDue === previousBalance - paymentsReceived - adjustments + currentCharges;
  });
}

function missingDebits({ runs }: Facts, told: readonly ToldDebit[]): number {
  return told.filter(({ accountId, date }) => !runs.some((run) => run.accountId === accountId && run.debitDate === date && run.amount > 0)).length;
}

function unequalReturns(facts: Facts, accountIds: readonly string[]): number {
  const own = new Set(accountIds.flatMap((accountId) => chargesOf(facts, accountId).map(({ reference }) => reference)));
  const recorded = facts.reversals.filter(({ reference }) => own.has(reference)).map(({ id, amount }) => `${id} ${amount}`);
  return onOneSide(recorded, facts.entries.filter(({ kind, book }) => kind === "paymentReturn" && book === "receivable").map(({ reference, amount }) => `${reference} ${amount}`));
}

/** How many stand on one side only; what stands there twice counts as well. */
function onOneSide(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  const alone = one.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return alone.length + left.length;
}

function unequalDevices(facts: Facts): number {
  return facts.devices.filter(({ accountId, remainingBalance }) => remainingBalance !== OWED_FOR_DEVICE - sumOf(chargesOf(facts, accountId))).length;
}

/** What stands on one side only. The enrolments of demo people were never asked of the processor. */
function unequalMandates({ enrolments, actionIds }: Facts, granted: readonly string[]): number {
  const [ours, theirs] = [new Set(enrolments.map(({ mandate }) => mandate)), new Set(granted.filter((mandate) => actionIds.has(mandate.slice(0, ACTION_ID_LENGTH))))];
  return [...ours].filter((mandate) => !theirs.has(mandate)).length + [...theirs].filter((mandate) => !ours.has(mandate)).length;
}

const paymentStateOf = { PAID: "SUBMITTED", FAILED: "FAILED", CONFIRMING: "CONFIRMING", NOTHING_DUE: undefined } as const;

function unequalDebits({ runs, payments }: Facts): number {
  const states = new Map(payments.map(({ id, state }) => [id, state]));
  return runs.filter(({ paymentId, state }) => paymentId !== null && states.get(paymentId) !== paymentStateOf[state]).length;
}

function unsettled({ payments, runs, openActions }: Facts, accountIds: readonly string[]): number {
  const own = new Set(accountIds);
  const open = payments.filter(({ accountId, state }) => own.has(accountId) && !isSettledState(state));
  return open.length + runs.filter(({ accountId, state }) => own.has(accountId) && state === "CONFIRMING").length + openActions.length;
}
