import { randomUUID } from "node:crypto";
import { addDays } from "@portico/rules/dates";
import { nextDebitDate } from "@portico/rules/autoPay";
import { autoPayTerms } from "../testing/agreements.ts";
import { enroller, type AutoPayResult, type AutoPayState } from "../testing/enroller.ts";
import { untilDefinite, untilShown, type Asking } from "./asking.ts";
import type { ToldAction, ToldPayment } from "./told.ts";
import type { Wish, Wisher } from "./wish.ts";

type Enroller = ReturnType<typeof enroller>;
type Change = (attemptKey: string) => Promise<AutoPayResult>;

/** Refuses every debit, and nothing else. */
const REFUSES_DEBITS = "4000000000033003";

/**
 * Turns Auto Pay on, and off again: with a card that refuses debits and then moved to another day; with a good one until it is debited; and
 * not waited for.
 */
export const autoPayWish: Wish = async (wisher, round) => {
  const who = enroller(wisher.payer);
  const before = (await wisher.asking(() => who.autoPay())).lastRun?.date ?? null;
  const enrolled = await changed(wisher, who, await enrolment(wisher, who, round % 3 === 0));
  const isOn = enrolled.parts.length > 0 && enrolled.parts.every(({ state }) => state === "DONE");
  const moved = isOn && round % 3 === 0 ? [await changed(wisher, who, await anotherDay(wisher, who))] : [];
  const promised = isOn && round % 3 !== 2 ? (await wisher.asking(() => who.autoPay())).nextDebit : null;
  const { payments, isPaused } = promised ? await debited(wisher, who, before, promised.date) : { payments: [], isPaused: false };
  // A debit of an earlier day may have failed for the last time meanwhile: then Auto Pay is paused, and says so.
  const debits = promised && promised.amount > 0 && !isPaused ? [{ accountId: wisher.customer.accountId, date: promised.date, amount: promised.amount }] : [];
  const actions = [enrolled, ...moved, await changed(wisher, who, (attemptKey) => who.cancel({ attemptKey }))];
  return { payments, actions: actions.filter(({ parts }) => parts.length > 0), debits, submissions: actions.length };
};

/** A new attempt with all that it needs; its repeats are the same. */
async function enrolment({ asking, customer, payer }: Wisher, who: Enroller, refusesDebits: boolean): Promise<Change> {
  const debitDay = await nearestDay(who, asking);
  const method = await asking(() => (refusesDebits ? who.newCard(REFUSES_DEBITS) : payer.savedCard(customer.savedCardId)));
  return (attemptKey) => who.enrol({ attemptKey, method, debitDay, terms: autoPayTerms });
}

async function anotherDay({ asking }: Wisher, who: Enroller): Promise<Change> {
  const { enrolments } = await asking(() => who.autoPay());
  const debitDay = await nearestDay(who, asking, enrolments[0]?.debitDay);
  return (attemptKey) => who.moveTo(debitDay, { attemptKey });
}

/** The day of the month among those that are open whose next debit is the nearest. */
async function nearestDay(who: Enroller, asking: Asking, without?: number): Promise<number> {
  const { debitDays } = await asking(() => who.autoPay());
  const today = await asking(() => businessDate(who));
  const [nearest] = debitDays.filter((day) => day !== without).sort((a, b) => nextDebitDate(a, today).localeCompare(nextDebitDate(b, today)));
  if (nearest === undefined) throw new Error("no day is open for Auto Pay");
  return nearest;
}

async function businessDate({ payer }: Enroller): Promise<string> {
  return ((await (await payer.browser.fetch("/demo/clock")).json()) as { businessDate: string }).businessDate;
}

/** Asks for a change until it is known what became of every part; what is refused changes nothing and has no parts. */
async function changed({ asking, customer: { accountId } }: Wisher, who: Enroller, change: Change): Promise<ToldAction> {
  const attemptKey = randomUUID();
  const { actionId } = await untilDefinite(asking, () => change(attemptKey));
  if (!actionId) return { accountId, actionId: "", parts: [] };
  const { parts } = await untilShown(asking, () => who.action(actionId), (action) => action.parts.every(({ state }) => state !== "CONFIRMING"));
  return { accountId, actionId, parts: parts.map(({ id, state }) => ({ id, state })) };
}

/** So long after its day a debit that did not come is not coming. A day is two seconds: a server that was killed, on a busy machine, takes several to come back. */
const DAYS_LATE = 30;

/**
 * Waits for the next debit and what became of it. One that took nothing because nothing was due is no payment.
 * @param before the date of the last one
 * @param promised the day for which it was told
 */
async function debited({ asking, customer: { accountId } }: Wisher, who: Enroller, before: string | null, promised: string): Promise<{ payments: ToldPayment[]; isPaused: boolean }> {
  const look = async () => ({ shown: await who.autoPay(), today: await businessDate(who) });
  const { shown: { lastRun, nextDebit } } = await untilShown(asking, look, ({ shown, today }) => isOver(shown, promised) || today > addDays(promised, DAYS_LATE));
  const isPaused = (lastRun === null || lastRun.date < promised) && nextDebit === null;
  if (!lastRun?.paymentId || lastRun.date === before) return { payments: [], isPaused };
  return { payments: [{ accountId, paymentId: lastRun.paymentId, amount: lastRun.amount, state: lastRun.state === "PAID" ? "SUBMITTED" : "FAILED" }], isPaused };
}

/** A debit of a day before the promised one, such as before the day was moved, is not waited for. */
const isOver = ({ lastRun }: AutoPayState, promised: string) => lastRun !== null && lastRun.date >= promised && lastRun.state !== "CONFIRMING";
