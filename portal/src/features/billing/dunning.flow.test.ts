import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PaymentFailuresDocument } from "../../api/graphql/generated/graph.dunning.ts";
import { queryGraph } from "../../api/graphCalls.ts";
import { createTestBrowser } from "../../testing/openPortal.ts";
import { fillIn, openPayer, type Payer } from "../../testing/payOnceDriver.ts";
import { resumeEvents, selectResume } from "./auto-pay/autoPay.slice.ts";
import { scheduledEvents } from "./scheduled/scheduled.slice.ts";

let backend: TestBackend;
beforeEach(async () => void (backend = await openBackend()));
afterEach(() => backend.close());

const opened = (as: string) => openPayer(createTestBrowser(backend.browser()), { as });
const onDate = (date: string) => backend.clock.set(new Date(`${date}T15:00:00Z`));

async function failures(payer: Payer) {
  const answer = await queryGraph(await payer.graph(), PaymentFailuresDocument, { accountId: payer.accountId });
  return answer.ok ? (answer.data.billing?.status.failures ?? []) : "failed";
}

test("[B19 partly] a debit declined yesterday shows its reason and next retry, and disappears once the bill is paid", async () => {
  const omar = await opened("omar");
  expect(await failures(omar)).toMatchObject([
    {
      kind: "AUTO_PAY",
      code: "DECLINED",
      date: "2026-11-20",
      amount: 11_240,
      retryOn: "2026-11-23",
      retryAmount: 11_240,
      retryDiscount: 500,
      paused: false,
    },
  ]);
  await fillIn(omar, {}, 11_740);
  await omar.pay();
  expect(await failures(omar)).toEqual([]);
});

test("[B19 partly] after the last retry Auto Pay is paused; after paying and resuming it is on again without a charge", async () => {
  const omar = await opened("omar");
  for (const date of ["2026-11-23", "2026-11-27"]) {
    onDate(date);
    await backend.retryPayments();
  }
  expect(await failures(omar)).toMatchObject([{ retryOn: null, paused: true }]);
  await fillIn(omar, {}, 11_740);
  await omar.pay();
  const charged = backend.processor.charged().length;
  omar.store.dispatch(resumeEvents.requested({ accountId: omar.accountId }));
  await expect.poll(() => selectResume(omar.store.getState()).name).toBe("resumed");
  expect(backend.processor.charged()).toHaveLength(charged);
});

test("[PAY-18 partly] a scheduled payment whose card was deleted fails and says so; once cancelled it is not shown", async () => {
  const milo = await opened("milo");
  onDate("2026-11-24");
  await backend.runDuePayments();
  const [failure] = (await failures(milo)) as { id: string }[];
  expect(failure).toMatchObject({ kind: "SCHEDULED", code: "METHOD_REMOVED", retryOn: null });
  milo.store.dispatch(scheduledEvents.cancelRequested({ paymentId: failure?.id ?? "" }));
  milo.store.dispatch(scheduledEvents.cancelConfirmed({ accountId: milo.accountId, paymentId: failure?.id ?? "" }));
  await expect.poll(() => failures(milo)).toEqual([]);
});
