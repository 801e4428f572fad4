import { afterAll, beforeAll, expect, test } from "vitest";
import { newPayer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { schedule, scheduleInput } from "../testing/scheduler.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const lag = async () => ((await backend.app.inject({ url: "/readyz" })).json() as { lag: Record<string, number> }).lag;

test("readiness reports the lag of each kind of job, and 0 once it is done", async () => {
  const payer = await newPayer(backend, 10_000);
  expect((await schedule(payer, await scheduleInput(payer, 1_000, "2026-11-23"))).paymentId).toBeTruthy();
  expect((await lag())["scheduledPayments"]).toBe(0);
  // Monday, two in the morning in New York.
  backend.clock.set(new Date("2026-11-23T07:00:00Z"));
  expect((await lag())["scheduledPayments"]).toBe(2 * 3_600);
  await backend.runDuePayments();
  expect((await lag())["scheduledPayments"]).toBe(0);
});

test("a payment due for a lookup counts from its due time", async () => {
  const payer = await newPayer(backend, 10_000);
  await payer.pay(await payer.attempt(1_000, {}, { cardNumber: "4000000000014003" }));
  backend.securityClock.advance(90);
  expect(await lag()).toMatchObject({ openPayments: 90, callbacks: 0 });
  await backend.reconcile();
  expect((await lag())["openPayments"]).toBe(0);
});

test("the documentation lists exactly the kinds that exist", async () => {
  expect(Object.keys(await lag()).toSorted()).toEqual([
    "autoPayChanges",
    "autoPayDebits",
    "callbacks",
    "messages",
    "openPayments",
    "paymentRetries",
    "restorations",
    "scheduledPayments",
    "statements",
  ]);
});
