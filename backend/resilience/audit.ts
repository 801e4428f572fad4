import { chargesIn, liveMandatesIn } from "../processor/testing.ts";
import type { Config } from "../src/config/config.ts";
import { openDatabase } from "../src/database/openDatabase.ts";
import { createLogger } from "../src/lib/logger.ts";
import type { ActionPartRow } from "../src/modules/autopay/autopay.repository.ts";
import { readBooks, type Books } from "./books.ts";
import { OWED_FOR_DEVICE, type StormCustomer } from "./customers.ts";
import { isSettledState, type Told, type ToldAction, type ToldPayment } from "./told.ts";

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
  /** Payments that ran before their day. */
  beforeTheirDay: number;
  /** Payments, debits and changes of Auto Pay of which it is still not known what became of them. */
  unsettled: number;
}

/** A mandate is named after the action that asked for it: "ap_" and a UUID. */
const ACTION_ID_LENGTH = 39;

type Charge = { reference: string; amount: number };
type Facts = Books & { charges: readonly Charge[] };

/** Holds books, payments, enrolments and what customers were told against the processor's own record. The processes have ended. */
export async function audit(config: Config, recordFile: string, customers: readonly StormCustomer[], told: readonly Told[]): Promise<Findings> {
  const accountIds = customers.map(({ accountId }) => accountId);
  const { database, close } = await openDatabase(config, createLogger("silent"));
  try {
    const facts = { ...(await readBooks(database, accountIds)), charges: chargesIn(recordFile) };
    return {
      acknowledgedWrongly: wrongPayments(facts, told.flatMap(({ payments }) => payments)) + wrongParts(facts, told.flatMap(({ actions }) => actions)),
      chargedTwice: chargedTwice(facts, accountIds),
      unknownCharges: unknownCharges(facts),
      unequalAccounts: unequalAccounts(facts, accountIds),
      unequalDevices: unequalDevices(facts),
      unequalMandates: unequalMandates(facts, liveMandatesIn(recordFile)),
      unequalDebits: unequalDebits(facts),
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
  return accountIds.filter((accountId) => sumOf(facts.cash.filter((entry) => entry.accountId === accountId)) !== sumOf(chargesOf(facts, accountId))).length;
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
