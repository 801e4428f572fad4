import { setTimeout as wait } from "node:timers/promises";
import { httpBrowser } from "../testing/httpBrowser.ts";
import { Payer, type PaymentInput, type PayResult } from "../testing/payer.ts";
import type { StormCustomer } from "./customers.ts";

/** What a customer was told in the end about something that they wanted to pay. The amount, in cents, is the only one of its account. */
export interface Acknowledged { accountId: string; amount: number; paymentId: string; state: string }

export interface Shopper {
  /** Pays an amount as a person with a bad connection does: asks again until there is a definite answer. */
  pay(amount: number): Promise<Acknowledged>;
}

type Asking = <T>(call: () => Promise<T>) => Promise<T>;

const hosts = (port: number) => ({ portal: `localhost:${port}`, vault: `vault.localhost:${port}` });

/**
 * Signs a customer in.
 * @param port where the calls go
 * @param backendPort what the hosts are called
 * @param given ends the asking
 */
export async function shopper(port: number, backendPort: number, { username, accountId, savedCardId }: StormCustomer, address: string, given: AbortSignal): Promise<Shopper> {
  const over = { browser: () => httpBrowser(port, hosts(backendPort), () => address) };
  const untilAnswered: Asking = (call) => askUntilAnswered(call, given);
  const payer = await untilAnswered(() => Payer.signIn(over, username));
  const attempt = (amount: number) => untilAnswered(async () => payer.attempt(amount, { method: await payer.savedCard(savedCardId) }));
  return {
    pay: async (amount) => {
      for (;;) {
        const input = await attempt(amount);
        const result = await untilDefinite(payer, input, untilAnswered);
        if (result.__typename === "PaymentRefusal") await wait(200);
        else return { accountId, amount, paymentId: result.paymentId, state: await untilSettled(payer, result, untilAnswered) };
      }
    },
  };
}

/** Repeats a call for which it does not matter how often it arrives. */
async function askUntilAnswered<T>(call: () => Promise<T>, given: AbortSignal): Promise<T> {
  for (;;) {
    given.throwIfAborted();
    try {
      return await call();
    } catch {
      await wait(100);
    }
  }
}

/** Sends the same attempt again for as long as nothing definite is known of it. */
async function untilDefinite(payer: Payer, input: PaymentInput, untilAnswered: Asking): Promise<PayResult> {
  for (;;) {
    const result = await untilAnswered(() => payer.pay(input));
    if (result.__typename === "InstantPaymentOutcome" || result.code !== "ATTEMPT_STILL_RUNNING") return result;
    await wait(500);
  }
}

async function untilSettled(payer: Payer, { paymentId, payment }: PayResult, untilAnswered: Asking): Promise<string> {
  for (let { state } = payment; ; { state } = await untilAnswered(() => payer.payment(paymentId))) {
    if (state === "SUBMITTED" || state === "FAILED") return state;
    await wait(500);
  }
}
