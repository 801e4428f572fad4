import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { holdResponses } from "../../testing/holdResponses.ts";
import { createTestBrowser } from "../../testing/openPortal.ts";
import { fillInLater, openPayer, type Payer } from "../../testing/payOnceDriver.ts";
import { payOnceEvents } from "./pay-once/payOnce.slice.ts";
import { scheduledEvents, selectCancelPhase } from "./scheduled/scheduled.slice.ts";

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

async function schedule(payer: Payer, date: string): Promise<string> {
  await fillInLater(payer, date, 10_000);
  await payer.pay();
  const { phase } = payer.flow();
  if (phase.name !== "settled") throw new Error(`not scheduled: ${JSON.stringify(phase)}`);
  payer.store.dispatch(payOnceEvents.left());
  payer.store.dispatch(payOnceEvents.opened({ accountId: payer.accountId }));
  return phase.paymentId;
}

test("[PAY-18] a second payment that is canceled while the answer about the first is awaited is canceled too, and the answer about the first ends no question about it", async () => {
  const { line, network } = holdResponses("cancelScheduledPayment");
  const dana = await openPayer(createTestBrowser(backend.browser()), { as: "dana", network });
  const [first, second] = [await schedule(dana, "2026-11-30"), await schedule(dana, "2026-12-02")];
  const { accountId, store } = dana;
  const cancel = (paymentId: string) => {
    store.dispatch(scheduledEvents.cancelRequested({ paymentId }));
    store.dispatch(scheduledEvents.cancelConfirmed({ accountId, paymentId }));
  };
  cancel(first);
  await expect.poll(() => line.calls).toBe(1);
  store.dispatch(scheduledEvents.opened());
  cancel(second);
  await expect.poll(() => line.calls).toBe(2);
  expect(selectCancelPhase(store.getState())).toEqual({ name: "cancelling", paymentId: second });
  line.release();
  await dana.until((state) => selectCancelPhase(state).name === "cancelled");
  expect(selectCancelPhase(store.getState())).toEqual({ name: "cancelled", paymentId: second });
  expect((await dana.account()).scheduledPayments).toEqual([]);
});
