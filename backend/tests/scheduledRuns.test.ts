import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { instantAt } from "@portico/rules/dates";
import { payments } from "../src/modules/payments/payments.tables.ts";
import type { PaymentProcessor } from "../src/modules/payments/processor/processor.ts";
import { runDuePayments } from "../src/modules/payments/scheduled/scheduled.runner.ts";
import { paymentMethods } from "../src/modules/wallet/wallet.tables.ts";
import { newCustomer, newPayer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import {
  booked,
  cancelScheduled,
  changeOf,
  changeScheduled,
  scheduled,
  shown,
  billingFacts,
} from "../testing/scheduler.ts";

const zone = "America/New_York";
const start = "2026-11-21T15:00:00Z";
let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());
beforeEach(() => backend.clock.set(new Date(start)));

const at = (date: string, hour: number, minute = 0) => backend.clock.set(instantAt(date, hour, minute, zone));
const chargesOf = (paymentId: string) => backend.processor.charged().filter(({ reference }) => reference === paymentId);

describe("[PAY-21] a scheduled payment runs on its date", () => {
  test("not a second before the local day begins, once from then on, and its outcome is in the history", async () => {
    const payer = await newPayer(backend, 10_000);
    const paymentId = await scheduled(payer, 5_000, "2026-12-01");
    backend.clock.set(new Date(instantAt("2026-12-01", 0, 0, zone).getTime() - 1));
    await backend.runDuePayments();
    expect(await shown(payer, paymentId)).toMatchObject({ state: "SCHEDULED" });
    at("2026-12-01", 0);
    await backend.runDuePayments();
    expect(await backend.runDuePayments()).toBe(0);
    expect(chargesOf(paymentId)).toEqual([{ reference: paymentId, amount: 5_000 }]);
    expect(await booked(backend, payer.accountId)).toEqual([{ reference: paymentId, amount: 5_000 }]);
    expect(await shown(payer, paymentId)).toMatchObject({
      state: "SUBMITTED",
      moneyTaken: "YES",
      paymentDate: "2026-12-01",
      debitDate: "2026-12-01",
    });
    expect(await billingFacts(payer)).toMatchObject({
      amountDue: 5_000,
      scheduledPayments: [],
      payments: { nodes: [{ id: paymentId, state: "SUBMITTED", status: "success" }] },
    });
  });

  test.each([
    ["2026-12-31", "a year's end"],
    ["2027-03-14", "the day when daylight saving time begins"],
    ["2026-11-01", "the day when daylight saving time ends"],
    ["2028-02-29", "a leap day"],
    ["2027-02-28", "a month's end"],
  ])("on %s, %s: in its first minute and not before", async (date) => {
    backend.clock.set(new Date(instantAt(date, 12, 0, zone).getTime() - 3 * 86_400_000));
    const payer = await newPayer(backend, 10_000);
    const paymentId = await scheduled(payer, 1_000, date);
    const midnight = instantAt(date, 0, 0, zone).getTime();
    backend.clock.set(new Date(midnight - 1_000));
    await backend.runDuePayments();
    expect(await shown(payer, paymentId)).toMatchObject({ state: "SCHEDULED" });
    backend.clock.set(new Date(midnight));
    await backend.runDuePayments();
    expect(await shown(payer, paymentId)).toMatchObject({ state: "SUBMITTED", debitDate: date });
  });

  test("a clock that skips days misses none: each counts for its own date and has its actual debit date", async () => {
    const payer = await newPayer(backend, 10_000);
    const [first, second] = [await scheduled(payer, 1_000, "2026-11-25"), await scheduled(payer, 2_000, "2026-12-01")];
    at("2026-12-10", 9);
    await backend.runDuePayments();
    await backend.runDuePayments();
    expect(await shown(payer, first)).toMatchObject({
      state: "SUBMITTED",
      paymentDate: "2026-11-25",
      debitDate: "2026-12-10",
    });
    expect(await shown(payer, second)).toMatchObject({ state: "SUBMITTED", paymentDate: "2026-12-01" });
    expect(await booked(backend, payer.accountId)).toHaveLength(2);
  });

  test("several processes at once charge it once", async () => {
    const payer = await newPayer(backend, 10_000);
    const paymentId = await scheduled(payer, 1_000, "2026-12-01");
    at("2026-12-01", 0);
    await Promise.all(Array.from({ length: 8 }, () => runDuePayments({ ...backend.deps })));
    expect(chargesOf(paymentId)).toHaveLength(1);
    expect(
      backend.processor.record().filter((line) => line.kind === "charge" && line.reference === paymentId),
    ).toHaveLength(1);
  });

  test("of a concurrent run, change and cancellation exactly one wins, and every response says which", async () => {
    for (let round = 0; round < 6; round += 1) {
      backend.clock.set(new Date(start));
      const payer = await newPayer(backend, 10_000);
      const paymentId = await scheduled(payer, 1_000, "2026-12-01");
      at("2026-12-01", 0);
      const [, off] = await Promise.all([
        backend.runDuePayments(),
        cancelScheduled(payer, paymentId),
        changeScheduled(payer, changeOf(payer, paymentId, 2_000, "2026-12-20")),
      ]);
      await backend.runDuePayments();
      const { state } = await shown(payer, paymentId);
      const cancelled = off.__typename === ("FuturePaymentOutcome" as string);
      expect(state).toBe(cancelled ? "CANCELLED" : "SUBMITTED");
      expect(chargesOf(paymentId)).toHaveLength(cancelled ? 0 : 1);
    }
  });
});

describe("[PAY-21] failures on the date", () => {
  test.each([
    ["4000000000011009", "DECLINED"],
    ["4000000000012007", "INSUFFICIENT_FUNDS"],
  ])("card %s: %s, no money taken, and the history says so", async (cardNumber, code) => {
    const payer = await newPayer(backend, 10_000);
    const paymentId = await scheduled(payer, 1_000, "2026-12-01", {}, { cardNumber });
    at("2026-12-01", 0);
    await backend.runDuePayments();
    expect(await shown(payer, paymentId)).toMatchObject({
      state: "FAILED",
      failureCode: code,
      moneyTaken: "NO",
      debitDate: null,
    });
    expect(await booked(backend, payer.accountId)).toEqual([]);
  });

  test("a method that is deleted, expired or disabled by then fails with its reason and is not sent to the processor", async () => {
    const spoil = {
      METHOD_REMOVED: (id: string) => backend.database.delete(paymentMethods).where(eq(paymentMethods.id, id)),
      METHOD_EXPIRED: (id: string) =>
        backend.database.update(paymentMethods).set({ expiry: "1126" }).where(eq(paymentMethods.id, id)),
      METHOD_UNAVAILABLE: (id: string) =>
        backend.database.update(paymentMethods).set({ unavailable: true }).where(eq(paymentMethods.id, id)),
    };
    for (const [code, how] of Object.entries(spoil)) {
      backend.clock.set(new Date(start));
      const { username, savedCardId } = await newCustomer(backend, 10_000);
      const payer = await Payer.signIn(backend, username);
      const paymentId = await scheduled(payer, 1_000, "2026-12-01", { method: await payer.savedCard(savedCardId) });
      await how(savedCardId);
      at("2026-12-01", 0);
      await backend.runDuePayments();
      expect(await shown(payer, paymentId)).toMatchObject({ state: "FAILED", failureCode: code, moneyTaken: "NO" });
      expect(backend.processor.record().some((line) => line.kind === "charge" && line.reference === paymentId)).toBe(
        false,
      );
    }
  });

  test("a renewed saved card is charged with its new expiry", async () => {
    const { username, savedCardId } = await newCustomer(backend, 10_000);
    const payer = await Payer.signIn(backend, username);
    const paymentId = await scheduled(payer, 1_000, "2026-12-01", { method: await payer.savedCard(savedCardId) });
    await backend.database
      .update(paymentMethods)
      .set({ processorToken: "card_test_mc" })
      .where(eq(paymentMethods.id, savedCardId));
    at("2026-12-01", 0);
    await backend.runDuePayments();
    expect(
      backend.processor.record().find((line) => line.kind === "charge" && line.reference === paymentId),
    ).toMatchObject({ token: "card_test_mc", codeToken: null });
  });

  test("an outage of the processor at midnight is retried, and the payment is made once", async () => {
    const payer = await newPayer(backend, 10_000);
    const paymentId = await scheduled(payer, 1_000, "2026-12-01");
    at("2026-12-01", 0);
    backend.processor.setFault("unavailable");
    await backend.runDuePayments();
    expect(await shown(payer, paymentId)).toMatchObject({ state: "CONFIRMING", moneyTaken: "NOT_YET_KNOWN" });
    backend.securityClock.advance(600);
    await backend.reconcile();
    backend.processor.setFault("none");
    backend.securityClock.advance(60);
    await backend.reconcile();
    expect(await shown(payer, paymentId)).toMatchObject({ state: "SUBMITTED", debitDate: "2026-12-01" });
    expect(chargesOf(paymentId)).toHaveLength(1);
  });

  test("a lost answer is reconciled, not charged again", async () => {
    const payer = await newPayer(backend, 10_000);
    const paymentId = await scheduled(payer, 1_000, "2026-12-01", {}, { cardNumber: "4000000000017006" });
    at("2026-12-01", 0);
    await backend.runDuePayments();
    backend.securityClock.advance(60);
    await backend.reconcile();
    expect(await shown(payer, paymentId)).toMatchObject({ state: "SUBMITTED" });
    expect(
      backend.processor.record().filter((line) => line.kind === "charge" && line.reference === paymentId),
    ).toHaveLength(1);
  });

  test("after a crash between start and charge, another process charges the payment once", async () => {
    const payer = await newPayer(backend, 10_000);
    const paymentId = await scheduled(payer, 1_000, "2026-12-01");
    at("2026-12-01", 0);
    const dies: PaymentProcessor = { ...backend.deps.processor, charge: () => Promise.reject(new Error("killed")) };
    await runDuePayments({ ...backend.deps, processor: dies });
    expect(await shown(payer, paymentId)).toMatchObject({ state: "CONFIRMING" });
    backend.securityClock.advance(60);
    await backend.reconcile();
    expect(await shown(payer, paymentId)).toMatchObject({ state: "SUBMITTED" });
    expect(chargesOf(paymentId)).toHaveLength(1);
  });

  test("after a crash between charge and settlement, it is settled, not charged again", async () => {
    const payer = await newPayer(backend, 10_000);
    const paymentId = await scheduled(payer, 1_000, "2026-12-01");
    at("2026-12-01", 0);
    const { processor } = backend.deps;
    const dies: PaymentProcessor = {
      ...processor,
      charge: (order) => processor.charge(order).then(() => Promise.reject(new Error("killed"))),
    };
    await runDuePayments({ ...backend.deps, processor: dies });
    backend.securityClock.advance(60);
    await backend.reconcile();
    expect(await shown(payer, paymentId)).toMatchObject({ state: "SUBMITTED" });
    expect(await booked(backend, payer.accountId)).toEqual([{ reference: paymentId, amount: 1_000 }]);
  });

  test("a charge that the processor never receives is given up after two hours, for certain and with its reason", async () => {
    const payer = await newPayer(backend, 10_000);
    const paymentId = await scheduled(payer, 1_000, "2026-12-01", {}, { cardNumber: "4000000000018004" });
    at("2026-12-01", 0);
    await backend.runDuePayments();
    const kept = async () => (await backend.database.select().from(payments).where(eq(payments.id, paymentId)))[0];
    backend.securityClock.advance(2 * 3_600 - 1);
    await backend.reconcile();
    expect(await kept()).toMatchObject({ state: "CONFIRMING" });
    backend.securityClock.advance(60);
    await backend.reconcile();
    expect(await kept()).toMatchObject({ state: "FAILED", failureCode: "PROCESSOR_UNAVAILABLE" });
    expect(chargesOf(paymentId)).toEqual([]);
  });

  test("waits while another payment of the account is being confirmed, and runs after that", async () => {
    const payer = await newPayer(backend, 10_000);
    const paymentId = await scheduled(payer, 1_000, "2026-12-01");
    at("2026-12-01", 0);
    const unknown = await payer.pay(await payer.attempt(500, {}, { cardNumber: "4000000000017006" }));
    expect(unknown.payment.state).toBe("CONFIRMING");
    await backend.runDuePayments();
    expect(await shown(payer, paymentId)).toMatchObject({ state: "SCHEDULED" });
    backend.securityClock.advance(60);
    await backend.reconcile();
    await backend.runDuePayments();
    expect(await shown(payer, paymentId)).toMatchObject({ state: "SUBMITTED" });
  });

  test("a settled payment has no next lookup", async () => {
    const payer = await newPayer(backend, 10_000);
    const paymentId = await scheduled(payer, 1_000, "2026-12-01");
    at("2026-12-01", 0);
    await backend.runDuePayments();
    const [row] = await backend.database.select().from(payments).where(eq(payments.id, paymentId));
    expect(row).toMatchObject({ nextAttemptAt: null, awaitedUntil: null, closableFrom: null });
  });
});
