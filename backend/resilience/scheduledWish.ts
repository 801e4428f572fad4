import { setTimeout as wait } from "node:timers/promises";
import { cancelScheduled, changeOf, changeScheduled, schedule, scheduleInput, standing, type ScheduleResult } from "../testing/scheduler.ts";
import { untilDefinite } from "./asking.ts";
import type { Told } from "./told.ts";
import { paid, type Wish, type Wisher } from "./wish.ts";

/** Schedules a payment for the first day that is open, and waits for it; of every three one is changed and one is called off before. */
export const scheduledWish: Wish = async (wisher, round) => {
  const amount = 1_000 + 2 * round;
  const { paymentId } = await untilTaken(() => scheduleOnce(wisher, amount));
  if (round % 3 === 0) return paid(wisher, paymentId, amount);
  return round % 3 === 1 ? changed(wisher, paymentId, amount) : calledOff(wisher, paymentId, amount);
};

/** Refused is what comes too late for its date, or waits for another payment: then it is tried from the start, with a new key. */
async function untilTaken(attempt: () => Promise<ScheduleResult>): Promise<ScheduleResult> {
  for (;;) {
    const result = await attempt();
    if (result.payment) return result;
    await wait(300);
  }
}

async function scheduleOnce(wisher: Wisher, amount: number): Promise<ScheduleResult> {
  const { payer, customer, asking } = wisher;
  const date = await firstOpenDate(wisher);
  const input = await asking(async () => scheduleInput(payer, amount, date, { method: await payer.savedCard(customer.savedCardId) }));
  return untilDefinite(asking, () => schedule(payer, input));
}

async function firstOpenDate({ payer, asking }: Wisher): Promise<string> {
  for (;;) {
    const { paymentOptions } = await asking(() => standing(payer));
    const date = (paymentOptions as { firstScheduledDate: string | null }).firstScheduledDate;
    if (date !== null) return date;
    await wait(300);
  }
}

/** Another amount, unless its day has come first: then it runs with the old one. */
async function changed(wisher: Wisher, paymentId: string, amount: number): Promise<Told> {
  const { payer, asking } = wisher;
  const date = await firstOpenDate(wisher);
  const input = changeOf(payer, paymentId, amount + 1, date);
  const { payment } = await untilDefinite(asking, () => changeScheduled(payer, input));
  const told = await paid(wisher, paymentId, payment ? amount + 1 : amount);
  return { ...told, submissions: 2 };
}

async function calledOff(wisher: Wisher, paymentId: string, amount: number): Promise<Told> {
  const { payer, customer: { accountId }, asking } = wisher;
  const { payment } = await asking(() => cancelScheduled(payer, paymentId));
  if (!payment) return { ...(await paid(wisher, paymentId, amount)), submissions: 2 };
  return { payments: [{ accountId, paymentId, amount, state: payment.state }], actions: [], submissions: 2 };
}
