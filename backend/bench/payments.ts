import type { BenchBackend } from "./benchBackend.ts";
import { measureThroughput, timed, type Done } from "./measureThroughput.ts";

/**
 * Whole payments with a saved card: a ticket, the security code to the vault, the payment, and the processor's charge.
 * `latencies` are the latencies of the paying call.
 * @throws Error when a payment is not taken
 */
export function paymentsOver({ payers }: BenchBackend): (seconds: number) => Promise<Done> {
  return (seconds) =>
    measureThroughput(seconds, payers, async ({ payer, savedCardId }) => {
      const input = await payer.attempt(100, { method: await payer.savedCard(savedCardId) });
      return timed(async () => {
        const { payment } = await payer.pay(input);
        if (payment?.state !== "SUBMITTED") throw new Error("a payment of the bench was not taken");
      });
    });
}
