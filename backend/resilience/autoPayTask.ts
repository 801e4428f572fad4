import { randomUUID } from "node:crypto";
import { addDays } from "@portico/rules/dates";
import { nextDebitDate } from "@portico/rules/autoPay";
import { autoPayTerms } from "../testing/agreements.ts";
import { enroller, type AutoPayResult, type AutoPayState } from "../testing/enroller.ts";
import type { CustomerTask, ReportedAction, ReportedPayment, TaskContext } from "./customerTask.ts";
import { pollUntil, retryUntilDefinite, type Retry } from "./retry.ts";

type Enroller = ReturnType<typeof enroller>;
type Change = (idempotencyKey: string) => Promise<AutoPayResult>;

/** The test processor declines every debit of this card, and nothing else. */
const REFUSES_DEBITS = "4000000000033003";

/**
 * Turns Auto Pay on and off again. In turns: with a card whose debits are declined, moved to another day; with a valid
 * card, waiting for the debit; with a valid card, without waiting.
 */
export const changeAutoPay: CustomerTask = async (context, round) => {
  const who = enroller(context.payer);
  const before = (await context.retry(() => who.autoPay())).lastRun?.date ?? null;
  const enrolled = await changed(context, who, await enrolment(context, who, round % 3 === 0));
  const isOn = enrolled.parts.length > 0 && enrolled.parts.every(({ state }) => state === "DONE");
  const moved = isOn && round % 3 === 0 ? [await changed(context, who, await anotherDay(context, who))] : [];
  const promised = isOn && round % 3 !== 2 ? regularDebit(await context.retry(() => who.autoPay())) : null;
  const { payments, isPaused } = promised
    ? await debited(context, who, before, promised.date)
    : { payments: [], isPaused: false };
  // The last retry of an earlier debit may have failed meanwhile: then Auto Pay is paused.
  const debits =
    promised && promised.amount > 0 && !isPaused
      ? [{ accountId: context.customer.accountId, date: promised.date, amount: promised.amount }]
      : [];
  const actions = [enrolled, ...moved, await changed(context, who, (idempotencyKey) => who.cancel({ idempotencyKey }))];
  return { payments, actions: actions.filter(({ parts }) => parts.length > 0), debits, submissions: actions.length };
};

/**
 * The next debit; null when it is the retry of a failed one. That has no entry of its own: it is recorded with the date of
 * the failed debit.
 */
const regularDebit = ({ nextDebit, enrolments: [enrolment] }: AutoPayState) =>
  nextDebit && enrolment && nextDebitDate(enrolment.debitDay, addDays(nextDebit.date, -1)) === nextDebit.date
    ? nextDebit
    : null;

/** One attempt to enrol with all its input, so that every retry sends the same. */
async function enrolment(
  { retry, customer, payer }: TaskContext,
  who: Enroller,
  refusesDebits: boolean,
): Promise<Change> {
  const debitDay = await nearestDay(who, retry);
  const method = await retry(() =>
    refusesDebits ? who.newCard(REFUSES_DEBITS) : payer.savedCard(customer.savedCardId),
  );
  return (idempotencyKey) => who.enrol({ idempotencyKey, method, debitDay, terms: autoPayTerms });
}

async function anotherDay({ retry }: TaskContext, who: Enroller): Promise<Change> {
  const { enrolments } = await retry(() => who.autoPay());
  const debitDay = await nearestDay(who, retry, enrolments[0]?.debitDay);
  return (idempotencyKey) => who.moveTo(debitDay, { idempotencyKey });
}

/** The open day of the month whose next debit is nearest. */
async function nearestDay(who: Enroller, retry: Retry, without?: number): Promise<number> {
  const { debitDays } = await retry(() => who.autoPay());
  const today = await retry(() => businessDate(who));
  const [nearest] = debitDays
    .filter((day) => day !== without)
    .sort((a, b) => nextDebitDate(a, today).localeCompare(nextDebitDate(b, today)));
  if (nearest === undefined) throw new Error("no day is open for Auto Pay");
  return nearest;
}

async function businessDate({ payer }: Enroller): Promise<string> {
  return ((await (await payer.browser.fetch("/demo/clock")).json()) as { businessDate: string }).businessDate;
}

/** Submits a change and waits until the outcome of every part is known; a refused change has no parts. */
async function changed(
  { retry, customer: { accountId } }: TaskContext,
  who: Enroller,
  change: Change,
): Promise<ReportedAction> {
  const idempotencyKey = randomUUID();
  const { actionId } = await retryUntilDefinite(retry, () => change(idempotencyKey));
  if (!actionId) return { accountId, actionId: "", parts: [] };
  const { parts } = await pollUntil(
    retry,
    () => who.action(actionId),
    (action) => action.parts.every(({ state }) => state !== "CONFIRMING"),
  );
  return { accountId, actionId, parts: parts.map(({ id, state }) => ({ id, state })) };
}

/**
 * A debit that is later than this counts as missing. A day lasts two seconds, and a killed server can take several to
 * restart.
 */
const DAYS_LATE = 30;

/**
 * Waits for the next debit and its outcome. A debit of nothing, because nothing was due, is no payment.
 * @param before the date of the last one
 * @param promised the date that was shown for the debit
 */
async function debited(
  { retry, customer: { accountId } }: TaskContext,
  who: Enroller,
  before: string | null,
  promised: string,
): Promise<{ payments: ReportedPayment[]; isPaused: boolean }> {
  const read = async () => ({ shown: await who.autoPay(), today: await businessDate(who) });
  const {
    shown: { lastRun, nextDebit },
  } = await pollUntil(
    retry,
    read,
    ({ shown, today }) => isOver(shown, promised) || today > addDays(promised, DAYS_LATE),
  );
  const isPaused = (lastRun === null || lastRun.date < promised) && nextDebit === null;
  if (!lastRun?.paymentId || lastRun.date === before) return { payments: [], isPaused };
  return {
    payments: [
      {
        accountId,
        paymentId: lastRun.paymentId,
        amount: lastRun.amount,
        state: lastRun.state === "PAID" ? "SUBMITTED" : "FAILED",
      },
    ],
    isPaused,
  };
}

/** Not a debit of an earlier date, for example from before the day was moved. */
const isOver = ({ lastRun }: AutoPayState, promised: string) =>
  lastRun !== null && lastRun.date >= promised && lastRun.state !== "CONFIRMING";
