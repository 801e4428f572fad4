import { chargesIn, liveMandatesIn, reversalsIn } from "../processor/testing.ts";
import type { Config } from "../src/config/config.ts";
import { openDatabase } from "../src/database/openDatabase.ts";
import { createLogger } from "../src/lib/logger.ts";
import type { ActionPartRow } from "../src/modules/autopay/autopay.repository.ts";
import { readLedgerRecords, type LedgerRecords } from "./ledgerAudit.reads.ts";
import { OWED_FOR_DEVICE, OWES, type TestCustomer } from "./customers.ts";
import {
  isSettledState,
  type ReportedOutcome,
  type ReportedAction,
  type ReportedDebit,
  type ReportedPayment,
} from "./customerTask.ts";

/**
 * Counts of what must not happen. Accounts are counted where sums differ, payments and parts of changes everywhere
 * else.
 */
export interface Findings {
  /** Payments and changes whose outcome was shown as final, and the processor's record or the ledger says otherwise. */
  wrongOutcomes: number;
  /** Payments that were made once and charged more than once. */
  chargedTwice: number;
  /** Charges of the processor that no submitted payment of ours has. */
  unknownCharges: number;
  /** Accounts whose ledger differs from the processor's record. */
  accountMismatches: number;
  /** Devices whose remaining balance is not the price less what the processor took for them. */
  deviceMismatches: number;
  /** Mandates at the processor without an enrolment, and enrolments without a mandate. */
  mandateMismatches: number;
  /** Auto Pay debits whose state differs from their payment's. */
  debitMismatches: number;
  /** Debits without their discount or with another, and discounts without such a debit. */
  discountMismatches: number;
  /** Accounts whose receivable is not what was billed less charges and discounts, and statements that don't add up. */
  receivableMismatches: number;
  /** Accounts whose stored sums are not those of their entries. */
  sumMismatches: number;
  /** Debits that were shown for a date and not made. The walk through 60 days (statusWalk) compares their amounts. */
  missingDebits: number;
  /** Debits that were returned by the processor's record and not in the ledger, or the other way round. */
  returnMismatches: number;
  /** Payments that ran before their date. */
  chargedEarly: number;
  /** Payments, debits and changes of Auto Pay whose outcome is still unknown. */
  unsettled: number;
}

/** The result that R1 and R2 require. */
export const noFindings: Findings = {
  wrongOutcomes: 0,
  chargedTwice: 0,
  unknownCharges: 0,
  accountMismatches: 0,
  deviceMismatches: 0,
  mandateMismatches: 0,
  debitMismatches: 0,
  discountMismatches: 0,
  receivableMismatches: 0,
  sumMismatches: 0,
  missingDebits: 0,
  returnMismatches: 0,
  chargedEarly: 0,
  unsettled: 0,
};

/** A mandate's id begins with the id of the action that granted it: "ap_" and a UUID. */
const ACTION_ID_LENGTH = 39;

type Charge = { reference: string; amount: number };
type Facts = LedgerRecords & { charges: readonly Charge[]; reversals: ReturnType<typeof reversalsIn> };

/**
 * Compares the ledger, payments, enrolments and the outcomes that customers saw with the processor's record, after the
 * processes ended.
 */
export async function auditLedger(
  config: Config,
  recordFile: string,
  customers: readonly TestCustomer[],
  outcomes: readonly ReportedOutcome[],
): Promise<Findings> {
  const accountIds = customers.map(({ accountId }) => accountId);
  const { database, close } = await openDatabase(config, createLogger("silent"));
  try {
    const facts = {
      ...(await readLedgerRecords(database, accountIds)),
      charges: chargesIn(recordFile),
      reversals: reversalsIn(recordFile),
    };
    return {
      wrongOutcomes:
        wrongPayments(
          facts,
          outcomes.flatMap(({ payments }) => payments),
        ) +
        wrongParts(
          facts,
          outcomes.flatMap(({ actions }) => actions),
        ),
      chargedTwice: chargedTwice(facts, accountIds),
      unknownCharges: unknownCharges(facts),
      accountMismatches: accountMismatches(facts, accountIds),
      deviceMismatches: deviceMismatches(facts),
      mandateMismatches: mandateMismatches(facts, liveMandatesIn(recordFile)),
      debitMismatches: debitMismatches(facts),
      discountMismatches: discountMismatches(facts, accountIds),
      receivableMismatches: receivableMismatches(facts, customers),
      sumMismatches: facts.sums.filter(
        ({ accountId, receivable, unapplied }) =>
          receivable !== bookOf(facts, accountId, "receivable") || unapplied !== bookOf(facts, accountId, "unapplied"),
      ).length,
      missingDebits: missingDebits(
        facts,
        outcomes.flatMap(({ debits = [] }) => debits),
      ),
      returnMismatches: returnMismatches(facts, accountIds),
      chargedEarly: facts.payments.filter(({ debitDate, paymentDate }) => debitDate !== null && debitDate < paymentDate)
        .length,
      unsettled: unsettled(facts, accountIds),
    };
  } finally {
    await close();
  }
}

function wrongPayments({ charges }: Facts, reported: readonly ReportedPayment[]): number {
  const taken = new Map(charges.map(({ reference, amount }) => [reference, amount]));
  return reported.filter(
    ({ paymentId, state, amount }) => taken.get(paymentId) !== (state === "SUBMITTED" ? amount : undefined),
  ).length;
}

/** A part's final state does not change: no task retries one. */
function wrongParts({ parts }: Facts, reported: readonly ReportedAction[]): number {
  const key = ({ actionId, position }: Pick<ActionPartRow, "actionId" | "position">) => `${actionId} ${position}`;
  const states = new Map(parts.map((part) => [key(part), part.state]));
  return reported.flatMap(({ actionId, parts: shown }) =>
    shown.filter(({ state }, position) => states.get(key({ actionId, position })) !== state),
  ).length;
}

const sumOf = (amounts: readonly { amount: number }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0);

const repeated = (names: readonly string[]) => names.length - new Set(names).size;

function chargesOf({ charges, payments }: Facts, accountId: string): Charge[] {
  const own = new Set(payments.filter((payment) => payment.accountId === accountId).map(({ id }) => id));
  return charges.filter(({ reference }) => own.has(reference));
}

function chargedTwice(facts: Facts, accountIds: readonly string[]): number {
  return accountIds.reduce(
    (found, accountId) => found + repeated(chargesOf(facts, accountId).map(({ amount }) => String(amount))),
    0,
  );
}

function unknownCharges({ charges, payments }: Facts): number {
  const states = new Map(payments.map(({ id, state }) => [id, state]));
  return charges.filter(({ reference }) => states.get(reference) !== "SUBMITTED").length;
}

function accountMismatches(facts: Facts, accountIds: readonly string[]): number {
  return accountIds.filter((accountId) => bookOf(facts, accountId, "cash") !== takenOf(facts, accountId)).length;
}

/** The balance of one ledger book of an account. */
const bookOf = ({ entries }: Facts, accountId: string, book: string) =>
  sumOf(entries.filter((entry) => entry.accountId === accountId && entry.book === book));

/** What the processor charged an account, less what was returned. */
function takenOf(facts: Facts, accountId: string): number {
  const own = new Set(chargesOf(facts, accountId).map(({ reference }) => reference));
  return sumOf(chargesOf(facts, accountId)) - sumOf(facts.reversals.filter(({ reference }) => own.has(reference)));
}

function discountMismatches({ runs, entries }: Facts, accountIds: readonly string[]): number {
  const own = new Set(accountIds);
  const key = (accountId: string, reference: string, amount: number) => `${accountId} ${reference} ${amount}`;
  const earned = runs
    .filter(({ accountId, state, discount }) => own.has(accountId) && state === "PAID" && discount > 0)
    .map(({ accountId, debitDate, discount }) => key(accountId, `autopay-${debitDate}`, discount));
  const booked = entries
    .filter(({ kind, book }) => kind === "discount" && book === "concessions")
    .map(({ accountId, reference, amount }) => key(accountId, reference, amount));
  return unmatched(earned, booked);
}

function receivableMismatches(facts: Facts, customers: readonly TestCustomer[]): number {
  const discounts = (accountId: string) =>
    sumOf(
      facts.runs
        .filter((run) => run.accountId === accountId && run.state === "PAID")
        .map(({ discount }) => ({ amount: discount })),
    );
  const wrong = customers.filter(({ kind, accountId }) => {
    if (kind === "device") return false;
    const billed =
      OWES[kind] + sumOf(statementsOf(facts, accountId).map(({ currentCharges }) => ({ amount: currentCharges })));
    return bookOf(facts, accountId, "receivable") !== billed - takenOf(facts, accountId) - discounts(accountId);
  });
  return wrong.length + customers.filter(({ accountId }) => !addUp(statementsOf(facts, accountId))).length;
}

type Statement = LedgerRecords["statements"][number];

const statementsOf = ({ statements }: Facts, accountId: string) =>
  statements.filter((statement) => statement.accountId === accountId);

/** Each statement begins with the amount due of the one before, and its parts add up to its own. */
function addUp(statements: readonly Statement[]): boolean {
  return statements.every(({ previousBalance, paymentsReceived, adjustments, currentCharges, amountDue }, position) => {
    return (
      previousBalance === (statements[position - 1]?.amountDue ?? 0) &&
      amountDue === previousBalance - paymentsReceived - adjustments + currentCharges
    );
  });
}

function missingDebits({ runs }: Facts, reported: readonly ReportedDebit[]): number {
  return reported.filter(
    ({ accountId, date }) =>
      !runs.some((run) => run.accountId === accountId && run.debitDate === date && run.amount > 0),
  ).length;
}

function returnMismatches(facts: Facts, accountIds: readonly string[]): number {
  const own = new Set(accountIds.flatMap((accountId) => chargesOf(facts, accountId).map(({ reference }) => reference)));
  const recorded = facts.reversals
    .filter(({ reference }) => own.has(reference))
    .map(({ id, amount }) => `${id} ${amount}`);
  return unmatched(
    recorded,
    facts.entries
      .filter(({ kind, book }) => kind === "paymentReturn" && book === "receivable")
      .map(({ reference, amount }) => `${reference} ${amount}`),
  );
}

/** How many entries are in only one of two lists; duplicates count. */
function unmatched(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  const alone = one.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return alone.length + left.length;
}

function deviceMismatches(facts: Facts): number {
  return facts.devices.filter(
    ({ accountId, remainingBalance }) => remainingBalance !== OWED_FOR_DEVICE - sumOf(chargesOf(facts, accountId)),
  ).length;
}

/** The processor has no mandates for the enrolments of demo customers. */
function mandateMismatches({ enrolments, actionIds }: Facts, granted: readonly string[]): number {
  const [ours, theirs] = [
    new Set(enrolments.map(({ mandate }) => mandate)),
    new Set(granted.filter((mandate) => actionIds.has(mandate.slice(0, ACTION_ID_LENGTH)))),
  ];
  return (
    [...ours].filter((mandate) => !theirs.has(mandate)).length +
    [...theirs].filter((mandate) => !ours.has(mandate)).length
  );
}

const paymentStateOf = {
  PAID: "SUBMITTED",
  FAILED: "FAILED",
  CONFIRMING: "CONFIRMING",
  NOTHING_DUE: undefined,
} as const;

function debitMismatches({ runs, payments }: Facts): number {
  const states = new Map(payments.map(({ id, state }) => [id, state]));
  return runs.filter(({ paymentId, state }) => paymentId !== null && states.get(paymentId) !== paymentStateOf[state])
    .length;
}

function unsettled({ payments, runs, openActions }: Facts, accountIds: readonly string[]): number {
  const own = new Set(accountIds);
  const open = payments.filter(({ accountId, state }) => own.has(accountId) && !isSettledState(state));
  return (
    open.length +
    runs.filter(({ accountId, state }) => own.has(accountId) && state === "CONFIRMING").length +
    openActions.length
  );
}
