import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { runDueRetries } from "../src/modules/dunning/dunning.run.ts";
import { paymentFailures } from "../src/modules/dunning/dunning.tables.ts";
import { scheduledCharges } from "../src/modules/payments/payments.tables.ts";
import { users } from "../src/modules/identity/identity.tables.ts";
import { paymentMethods } from "../src/modules/wallet/wallet.tables.ts";
import { chargesOf, customerWithCard, dunningStatus, shownFailures, unattendedCards } from "../testing/dunning.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import { booked, cancelScheduled, scheduled, shown } from "../testing/scheduler.ts";
import { laterOn } from "../testing/webhooks.ts";

const start = "2026-11-21T15:00:00Z";
let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());
beforeEach(() => backend.clock.set(new Date(start)));

const onDate = (date: string, time = "15:00:00Z") => backend.clock.set(new Date(`${date}T${time}`));

const failuresOf = async (payer: Payer) => (await dunningStatus(payer)).status.failures;

/** A payment with the saved card on 1 December that fails for insufficient funds. */
async function failedOnDecember1(amount = 5_000, amountDue = 10_000) {
  const who = await customerWithCard(backend, amountDue);
  await who.cardIs("emptyWhenUnattended");
  const paymentId = await scheduled(who.payer, amount, "2026-12-01", {
    method: await who.payer.savedCard(who.savedCardId),
  });
  onDate("2026-12-01");
  await backend.runDuePayments();
  return { ...who, paymentId };
}

describe("a scheduled payment that fails on its date", () => {
  test("is reported at once, with reason, amount and retry date", async () => {
    const { payer, paymentId, username } = await failedOnDecember1();
    expect(await failuresOf(payer)).toMatchObject([
      {
        id: paymentId,
        kind: "SCHEDULED",
        code: "INSUFFICIENT_FUNDS",
        date: "2026-12-01",
        amount: 5_000,
        retryOn: "2026-12-04",
        retryAmount: 5_000,
        retryDiscount: 0,
        paymentId,
      },
    ]);
    const [told] = await shownFailures(backend, username);
    expect(told?.subject).toBe(`A payment of $50.00 didn’t go through, account ending in ${payer.accountId.slice(-4)}`);
    for (const part of [
      "You were not charged.",
      "wasn’t enough money",
      "December 4, 2026",
      `/billing/pay-bill?open=otp&account=${payer.accountId}`,
    ])
      expect(told?.text).toContain(part);
  });

  test("is reported in the customer's language", async () => {
    const who = await customerWithCard(backend);
    await backend.database.update(users).set({ locale: "es-US" }).where(eq(users.username, who.username));
    await who.cardIs("closedWhenUnattended");
    await scheduled(who.payer, 5_000, "2026-12-01", { method: await who.payer.savedCard(who.savedCardId) });
    onDate("2026-12-01");
    await backend.runDuePayments();
    const [told] = await shownFailures(backend, who.username);
    expect(told).toMatchObject({ locale: "es-US", subject: expect.stringContaining("Haga su pago") });
    expect(told?.text).toContain("está cerrada");
  });

  test("is retried on that date, once in many processes, as a payment of its own; its success is reported", async () => {
    const { payer, paymentId, cardIs, username } = await failedOnDecember1();
    await cardIs("visa");
    onDate("2026-12-04", "04:59:59Z");
    await backend.retryPayments();
    expect(await chargesOf(backend, payer)).toEqual([5_000]);
    onDate("2026-12-04", "05:00:00Z");
    await Promise.all(Array.from({ length: 8 }, () => runDueRetries({ ...backend.deps })));
    await backend.retryPayments();
    expect(await chargesOf(backend, payer)).toEqual([5_000, 5_000]);
    expect((await booked(backend, payer.accountId)).map(({ amount }) => amount)).toEqual([5_000]);
    const { payments, status } = await dunningStatus(payer);
    expect(status.failures).toEqual([]);
    expect(payments.nodes).toMatchObject([
      { state: "SUBMITTED", amount: 5_000, channel: "online" },
      { id: paymentId, state: "FAILED" },
    ]);
    expect((await shownFailures(backend, username)).map(({ subject }) => subject?.split(",")[0])).toEqual([
      "A payment of $50.00 didn’t go through",
      "Payment completed: $50.00",
    ]);
  });

  test("is paid by a later payment once: the failure after it is still retried", async () => {
    const { payer, savedCardId, cardIs } = await failedOnDecember1(5_000, 15_000);
    await scheduled(payer, 6_000, "2026-12-02", { method: await payer.savedCard(savedCardId) });
    onDate("2026-12-02");
    await backend.runDuePayments();
    onDate("2026-12-03");
    await payer.pay(await payer.attempt(5_000));
    const second = [{ date: "2026-12-02", retryOn: "2026-12-05", retryAmount: 6_000 }];
    expect(await failuresOf(payer)).toMatchObject(second);
    await cardIs("visa");
    onDate("2026-12-04");
    await backend.retryPayments();
    expect(await failuresOf(payer)).toMatchObject(second);
    onDate("2026-12-05");
    await backend.retryPayments();
    expect((await booked(backend, payer.accountId)).map(({ amount }) => amount).toSorted()).toEqual([5_000, 6_000]);
  });

  test("is retried although many retries that are due before it fail with an error", async () => {
    const { payer } = await failedOnDecember1();
    const [waiting] = await backend.database
      .select()
      .from(paymentFailures)
      .where(eq(paymentFailures.accountId, payer.accountId));
    const broken = Array.from({ length: 45 }, (_, place) => ({
      ...waiting!,
      // There is no such account.
      accountId: `broken${place}`,
      nextAttemptAt: new Date("2026-12-03T15:00:00Z"),
    }));
    await backend.database.insert(paymentFailures).values(broken);
    onDate("2026-12-04");
    await runDueRetries(backend.deps);
    await backend.database.delete(paymentFailures).where(like(paymentFailures.accountId, "broken%"));
    expect(await chargesOf(backend, payer)).toEqual([5_000, 5_000]);
  });

  test("is retried after 3, 7 and 14 days, and then never again", async () => {
    const { payer } = await failedOnDecember1();
    const next: (string | null)[] = [];
    for (const date of ["2026-12-04", "2026-12-08", "2026-12-15", "2026-12-29", "2027-01-01"]) {
      onDate(date);
      await backend.retryPayments();
      next.push((await failuresOf(payer))[0]?.retryOn ?? null);
    }
    expect(next).toEqual(["2026-12-08", "2026-12-15", null, null, null]);
    expect(await chargesOf(backend, payer)).toHaveLength(4);
  });

  test.each([
    [unattendedCards.closed, "METHOD_CLOSED", null],
    [unattendedCards.declined, "DECLINED", "2026-12-04"],
  ])("with card %s: %s, next retry %s", async (cardNumber, code, retryOn) => {
    const { payer } = await customerWithCard(backend);
    await scheduled(payer, 5_000, "2026-12-01", {}, { cardNumber });
    onDate("2026-12-01");
    await backend.runDuePayments();
    expect(await failuresOf(payer)).toMatchObject([{ code, retryOn }]);
    onDate("2026-12-31");
    await backend.retryPayments();
    expect(await chargesOf(backend, payer)).toHaveLength(retryOn === null ? 1 : 2);
  });

  test("whose method was deleted is reported, and not retried", async () => {
    const { payer, savedCardId } = await customerWithCard(backend);
    await scheduled(payer, 5_000, "2026-12-01", { method: await payer.savedCard(savedCardId) });
    await backend.database.delete(paymentMethods).where(eq(paymentMethods.id, savedCardId));
    onDate("2026-12-01");
    await backend.runDuePayments();
    expect(await failuresOf(payer)).toMatchObject([{ code: "METHOD_REMOVED", retryOn: null }]);
  });

  test("is neither retried nor shown once the customer has paid it, although more is owed", async () => {
    const { payer, cardIs } = await failedOnDecember1();
    await payer.pay(await payer.attempt(5_000));
    expect(await failuresOf(payer)).toEqual([]);
    await cardIs("visa");
    onDate("2026-12-04");
    await backend.retryPayments();
    expect((await dunningStatus(payer)).amountDue).toBe(5_000);
    expect(await chargesOf(backend, payer)).toHaveLength(2);
  });

  test("that the customer paid in part is retried for the rest", async () => {
    const { payer, cardIs } = await failedOnDecember1();
    await payer.pay(await payer.attempt(2_000));
    expect(await failuresOf(payer)).toMatchObject([{ amount: 5_000, retryAmount: 3_000 }]);
    await cardIs("visa");
    onDate("2026-12-04");
    await backend.retryPayments();
    expect((await dunningStatus(payer)).amountDue).toBe(5_000);
  });

  test("never charges more than is still owed, and is closed for good once nothing was owed", async () => {
    const { payer, cardIs } = await failedOnDecember1(10_000);
    await payer.pay(await payer.attempt(10_000));
    await cardIs("visa");
    onDate("2026-12-04");
    await backend.retryPayments();
    expect((await booked(backend, payer.accountId)).map(({ amount }) => amount)).toEqual([10_000]);
  });

  test("can be cancelled: it is not retried; cancelling is idempotent", async () => {
    const { payer, paymentId, cardIs } = await failedOnDecember1();
    expect(await cancelScheduled(payer, paymentId)).toMatchObject({ __typename: "FuturePaymentOutcome" });
    expect(await cancelScheduled(payer, paymentId)).toMatchObject({ __typename: "FuturePaymentOutcome" });
    expect(await failuresOf(payer)).toEqual([]);
    await cardIs("visa");
    onDate("2026-12-04");
    await backend.retryPayments();
    expect(await chargesOf(backend, payer)).toHaveLength(1);
  });

  test("waits while another payment is being confirmed, and is retried after that", async () => {
    const { payer, cardIs } = await failedOnDecember1();
    await cardIs("visa");
    onDate("2026-12-04");
    await payer.pay(await payer.attempt(1_000, {}, { cardNumber: "4000000000017006" }));
    await backend.retryPayments();
    backend.securityClock.advance(60);
    await backend.reconcile();
    onDate("2026-12-04", "15:16:00Z");
    await backend.retryPayments();
    expect((await booked(backend, payer.accountId)).map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([
      1_000, 4_000,
    ]);
  });

  test("an outage of the processor is a delay: it is not reported as a refusal, and is retried within hours", async () => {
    const { payer: before, username } = await customerWithCard(backend);
    const paymentId = await scheduled(before, 5_000, "2026-12-01");
    onDate("2026-12-01");
    backend.processor.setFault("unavailable");
    await backend.runDuePayments();
    backend.securityClock.advance(2 * 3_600 + 60);
    await backend.reconcile();
    backend.processor.setFault("none");
    backend.securityClock.advance(60);
    await backend.reconcile();
    // Two hours are longer than a session.
    const payer = await Payer.signIn(backend, username);
    expect(await shown(payer, paymentId)).toMatchObject({ state: "FAILED", failureCode: "PROCESSOR_UNAVAILABLE" });
    expect(await failuresOf(payer)).toMatchObject([{ code: "PROCESSOR_UNAVAILABLE", retryOn: "2026-12-01" }]);
    expect(await shownFailures(backend, username)).toEqual([]);
    onDate("2026-12-01", "19:00:00Z");
    await backend.retryPayments();
    expect((await dunningStatus(payer)).status.failures).toEqual([]);
    expect((await booked(backend, payer.accountId)).map(({ amount }) => amount)).toEqual([5_000]);
  });
});

describe("a scheduled payment that was given up, and that the processor reports as charged later", () => {
  async function chargedAfterAll(whileGivenUp: (payer: Payer) => Promise<unknown>) {
    const { payer: before, username } = await customerWithCard(backend);
    const { processor } = backend.deps;
    const { close } = processor;
    const paymentId = await scheduled(before, 5_000, "2026-12-01");
    onDate("2026-12-01");
    backend.processor.setFault("unavailable");
    await backend.runDuePayments();
    processor.close = () => Promise.resolve({ kind: "cannotClose" });
    backend.processor.setFault("none");
    backend.securityClock.advance(2 * 3_600 + 660);
    await backend.reconcile();
    processor.close = close;
    const payer = await Payer.signIn(backend, username);
    expect(await failuresOf(payer)).toMatchObject([{ code: "PROCESSOR_UNAVAILABLE", retryOn: "2026-12-01" }]);
    await whileGivenUp(payer);
    await processor.charge({ reference: paymentId, token: "card_test_visa", codeToken: null, amount: 5_000 });
    await laterOn(backend);
    await backend.reconcile();
    return payer;
  }

  const bookedFor = async (payer: Payer) => (await booked(backend, payer.accountId)).map(({ amount }) => amount);

  test("is not shown as a failure any more, and is not charged again", async () => {
    const payer = await chargedAfterAll(() => Promise.resolve());
    expect(await failuresOf(payer)).toEqual([]);
    onDate("2026-12-01", "19:00:00Z");
    await backend.retryPayments();
    expect(await bookedFor(payer)).toEqual([5_000]);
  });

  test("during a retry is not charged a third time after the retry is declined", async () => {
    const payer = await chargedAfterAll(async ({ accountId }) => {
      await backend.database
        .update(scheduledCharges)
        .set({ processorToken: "card_test_pendingThenDeclined", paymentMethodId: null })
        .where(eq(scheduledCharges.accountId, accountId));
      onDate("2026-12-01", "19:00:00Z");
      await backend.retryPayments();
    });
    backend.securityClock.advance(60);
    await backend.reconcile();
    expect(await failuresOf(payer)).toEqual([]);
    onDate("2026-12-15");
    await backend.retryPayments();
    expect(await bookedFor(payer)).toEqual([5_000]);
  });
});
