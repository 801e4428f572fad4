import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { paymentTerms } from "../testing/agreements.ts";
import type { Payer } from "../testing/payer.ts";
import {
  cancelScheduled,
  changeOf,
  changeScheduled,
  schedule,
  scheduleInput,
  billingFacts,
  type ScheduleResult,
} from "../testing/scheduler.ts";
import { settledPayment, type CustomerTask, type ReportedOutcome, type TaskContext } from "./customerTask.ts";
import { pollUntil, retryUntilDefinite } from "./retry.ts";

/** The test bank returns every debit of this account a little later. */
const RETURNS_DEBITS = "000444444440";

/**
 * Pays the bill now; every fifth time from a bank account whose debits are returned, until the payment is shown as
 * returned.
 */
export const payNow: CustomerTask = async (context, round) => {
  const { payer, customer, retry } = context;
  const isReturned = round % 5 === 2;
  let amount = 100 + round;
  for (;;) {
    const method = () =>
      isReturned
        ? payer.newBankAccount({ accountNumber: RETURNS_DEBITS }).then(({ token }) => ({ vaultToken: token }))
        : payer.savedCard(customer.savedCardId);
    const input = await retry(async () =>
      payer.attempt(amount, { method: await method(), overpaymentConfirmed: true }),
    );
    const result = await retryUntilDefinite(retry, () => payer.pay(input));
    if (result.__typename === "InstantPaymentOutcome") {
      const outcome = await settledPayment(context, result.paymentId, amount);
      if (isReturned && outcome.payments[0]?.state === "SUBMITTED")
        await pollUntil(
          retry,
          () => payer.payment(result.paymentId),
          ({ status }) => status === "returned",
        );
      return outcome;
    }
    // Months pass in a long test: once a bill is past due, no less than the amount due is accepted.
    if (result.code === "AMOUNT_BELOW_DUE") amount = result.minimum + 100 + round;
    await wait(200);
  }
};

const payForDeviceMutation = `mutation Pay($input: DevicePaymentInput!) { createDeviceOneTimePaymentV2(input: $input) {
  __typename
  ... on DevicePaymentOutcome { paymentId }
  ... on PaymentRefusal { code }
} }`;

type DeviceResult = { __typename: string; paymentId: string; code: string };

/** Pays for a mobile device now, with a new card. */
export const payForDevice: CustomerTask = async (context, round) => {
  const {
    payer,
    customer: { accountId, deviceId },
    retry,
  } = context;
  const amount = 100 + round;
  for (;;) {
    const { token } = await retry(() => payer.newCard({ cardNumber: "4242424242424242" }));
    const input = { accountId, deviceId, amount, vaultToken: token, idempotencyKey: randomUUID(), terms: paymentTerms };
    const result = await retryUntilDefinite(retry, () => sendDevicePayment(payer, input));
    if (result.__typename === "DevicePaymentOutcome") return settledPayment(context, result.paymentId, amount);
    await wait(200);
  }
};

async function sendDevicePayment(payer: Payer, input: object): Promise<DeviceResult> {
  const { data, errors } = await payer.graph(payForDeviceMutation, { input });
  if (errors) throw new Error(errors.map(({ message }) => message).join("; "));
  return data?.["createDeviceOneTimePaymentV2"] as unknown as DeviceResult;
}

/**
 * Schedules a payment for the first open date and waits for it; of every three, one is changed and one is cancelled
 * first.
 */
export const payOnDate: CustomerTask = async (context, round) => {
  const amount = 1_000 + 2 * round;
  const { paymentId } = await retryUntilScheduled(() => scheduleOnce(context, amount));
  if (round % 3 === 0) return settledPayment(context, paymentId, amount);
  return round % 3 === 1 ? changed(context, paymentId, amount) : cancelled(context, paymentId, amount);
};

/** A refusal means that the date has passed or another payment is being confirmed: the next attempt has a new key. */
async function retryUntilScheduled(attempt: () => Promise<ScheduleResult>): Promise<ScheduleResult> {
  for (;;) {
    const result = await attempt();
    if (result.payment) return result;
    await wait(300);
  }
}

async function scheduleOnce(context: TaskContext, amount: number): Promise<ScheduleResult> {
  const { payer, customer, retry } = context;
  const date = await firstOpenDate(context);
  const input = await retry(async () =>
    scheduleInput(payer, amount, date, { method: await payer.savedCard(customer.savedCardId) }),
  );
  return retryUntilDefinite(retry, () => schedule(payer, input));
}

async function firstOpenDate({ payer, retry }: TaskContext): Promise<string> {
  for (;;) {
    const { paymentOptions } = await retry(() => billingFacts(payer));
    const date = (paymentOptions as { firstScheduledDate: string | null }).firstScheduledDate;
    if (date !== null) return date;
    await wait(300);
  }
}

/** Changes the amount, unless the payment's day comes first: then it runs with the old amount. */
async function changed(context: TaskContext, paymentId: string, amount: number): Promise<ReportedOutcome> {
  const { payer, retry } = context;
  const date = await firstOpenDate(context);
  const input = changeOf(payer, paymentId, amount + 1, date);
  const { payment } = await retryUntilDefinite(retry, () => changeScheduled(payer, input));
  const outcome = await settledPayment(context, paymentId, payment ? amount + 1 : amount);
  return { ...outcome, submissions: 2 };
}

async function cancelled(context: TaskContext, paymentId: string, amount: number): Promise<ReportedOutcome> {
  const {
    payer,
    customer: { accountId },
    retry,
  } = context;
  const { payment } = await retry(() => cancelScheduled(payer, paymentId));
  if (!payment) return { ...(await settledPayment(context, paymentId, amount)), submissions: 2 };
  return { payments: [{ accountId, paymentId, amount, state: payment.state }], actions: [], submissions: 2 };
}
