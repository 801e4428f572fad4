import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { services } from "../src/modules/account/account.tables.ts";
import { chargesOf, customerWithCard, dunningStatus, shownFailures, unattendedCards } from "../testing/dunning.ts";
import { enroller } from "../testing/enroller.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import type { Payer } from "../testing/payer.ts";
import { booked } from "../testing/scheduler.ts";

const start = "2026-11-21T15:00:00Z";
let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());
beforeEach(() => backend.clock.set(new Date(start)));

const onDate = (date: string, time = "15:00:00Z") => backend.clock.set(new Date(`${date}T${time}`));

/** A debit early in December, 4 December is two days before the due date, with this card. No statement follows. */
async function debited(cardNumber: string, debitDay = 4) {
  const who = await customerWithCard(backend, 10_000);
  const auto = enroller(who.payer);
  await backend.database.insert(services).values({
    accountId: who.payer.accountId,
    id: `svc_${who.payer.accountId}`,
    position: 0,
    key: "INTERNET",
    status: "Active",
    serviceType: "internet",
  });
  await auto.enrol({ method: await auto.newCard(cardNumber), debitDay });
  onDate(`2026-12-0${debitDay}`);
  await backend.autoPay();
  return { ...who, auto };
}

test("a debit that is still pending on the day after the due date leaves nothing past due: its discount counts with it", async () => {
  const { payer, auto } = await debited("4000000000014003");
  expect((await auto.autoPay()).lastRun).toMatchObject({ state: "CONFIRMING", amount: 9_500, discount: 500 });
  onDate("2026-12-07");
  const { data } = await payer.graph(
    "query D($id: ID!) { billing(accountId: $id) { adjustedDelinquencyAmount status { pastDue stillDue } paymentOptions { schedulingBlock mustPayAmountDue } } }",
    { id: payer.accountId },
  );
  expect(data?.["billing"]).toEqual({
    adjustedDelinquencyAmount: 0,
    status: { pastDue: 0, stillDue: 0 },
    paymentOptions: { schedulingBlock: "PENDING_INCLUDES_PAST_DUE", mustPayAmountDue: false },
  });
});

describe("an Auto Pay debit that fails", () => {
  const resume = async (payer: Payer) => {
    const { data } = await payer.graph(
      "mutation R($input: ResumeAutoPayInput!) { resumeAutoPay(input: $input) { ... on AutoPayResumed { account { autoPay { paused { since } nextDebit { date } } } } ... on AutoPayRefusal { code amountDue } } }",
      { input: { accountId: payer.accountId } },
    );
    return data?.["resumeAutoPay"] as unknown as { code?: string; account?: object };
  };

  const failed = (card: keyof typeof unattendedCards) => debited(unattendedCards[card]);

  test("reports its retry date, and shows the retry as the next debit", async () => {
    const { payer } = await failed("empty");
    const { status, autoPay } = await dunningStatus(payer);
    expect(status.autoPay.charge).toEqual({ date: "2026-12-07", amount: 9_500 });
    expect(status.failures).toMatchObject([
      { kind: "AUTO_PAY", code: "INSUFFICIENT_FUNDS", amount: 9_500, retryOn: "2026-12-07", retryAmount: 9_500 },
    ]);
    expect(status.failures[0]?.retryDiscount).toBe(500);
    expect(autoPay).toMatchObject({
      paused: null,
      nextDebit: { date: "2026-12-07", amount: 9_500, discount: 500 },
      lastRun: { state: "FAILED" },
    });
  });

  test("is charged by the retry, with the discount, once", async () => {
    const { payer, cardIs } = await failed("empty");
    await cardIs("visa");
    onDate("2026-12-07");
    await Promise.all([backend.retryPayments(), backend.retryPayments(), backend.autoPay()]);
    const { amountDue, autoPay, status, payments } = await dunningStatus(payer);
    expect({ amountDue, failures: status.failures }).toEqual({ amountDue: 0, failures: [] });
    expect(autoPay).toMatchObject({ lastRun: { state: "PAID", amount: 9_500 }, nextDebit: null });
    expect(payments.nodes).toMatchObject([
      { channel: "autoPay", state: "SUBMITTED", amount: 9_500 },
      { channel: "autoPay", state: "FAILED" },
    ]);
  });

  test("whose retry would not come before the next debit, because the day was moved, is charged by that debit alone", async () => {
    const { payer, auto, cardIs } = await debited(unattendedCards.empty, 1);
    expect(await auto.moveTo(4)).toMatchObject({ __typename: "AutoPayOutcome" });
    const { status } = await dunningStatus(payer);
    expect(status.failures).toMatchObject([{ retryOn: "2026-12-04", retryAmount: null, retryDiscount: null }]);
    expect(status.autoPay.charge).toEqual({ date: "2026-12-04", amount: 9_500 });
    // The jobs run in any order.
    onDate("2026-12-04");
    await backend.retryPayments();
    expect(await chargesOf(backend, payer)).toEqual([9_500]);
    await cardIs("visa");
    await backend.autoPay();
    onDate("2026-12-08");
    await backend.retryPayments();
    expect((await booked(backend, payer.accountId)).map(({ amount }) => amount)).toEqual([9_500]);
    expect((await dunningStatus(payer)).status.failures).toEqual([]);
  });

  test("pauses Auto Pay after the last retry: no more debits, with the reason and the date", async () => {
    const { payer, username } = await failed("declined");
    for (const date of ["2026-12-07", "2026-12-11"]) {
      onDate(date);
      await backend.retryPayments();
    }
    expect((await dunningStatus(payer)).autoPay).toMatchObject({
      paused: { since: "2026-12-11", code: "DECLINED", refusal: "BALANCE_DUE" },
      nextDebit: null,
    });
    expect(await dunningStatus(payer)).toMatchObject({
      nextAutoPayDate: null,
      overlaps: [],
      status: { failures: [{ retryOn: null, paused: true }], autoPay: { pausedSince: "2026-12-11", charge: null } },
    });
    onDate("2027-01-04");
    await backend.autoPay();
    await backend.retryPayments();
    expect(await chargesOf(backend, payer)).toHaveLength(3);
    expect((await shownFailures(backend, username)).at(-1)?.text).toContain("Auto Pay is paused");
  });

  test("resumes after the customer has paid and turned it on again", async () => {
    const { payer, cardIs } = await failed("declined");
    for (const date of ["2026-12-07", "2026-12-11"]) {
      onDate(date);
      await backend.retryPayments();
    }
    expect(await resume(payer)).toMatchObject({ code: "BALANCE_DUE", amountDue: 10_000 });
    await payer.pay(await payer.attempt(10_000));
    await cardIs("visa");
    expect(await resume(payer)).toMatchObject({ account: { autoPay: { paused: null, nextDebit: null } } });
    expect(await resume(payer)).toMatchObject({ account: { autoPay: { paused: null, nextDebit: null } } });
    expect((await dunningStatus(payer)).status.failures).toEqual([]);
  });

  test("with a lost or closed card pauses Auto Pay at once, is never retried, and can be resumed only with another card", async () => {
    const { payer, auto } = await failed("closed");
    expect(await dunningStatus(payer)).toMatchObject({
      status: { failures: [{ code: "METHOD_CLOSED", retryOn: null }] },
      autoPay: { paused: { since: "2026-12-04", code: "METHOD_CLOSED" } },
    });
    await payer.pay(await payer.attempt(10_000));
    expect(await resume(payer)).toMatchObject({ code: "METHOD_UNAVAILABLE" });
    await auto.change({ method: await auto.newCard() });
    expect((await dunningStatus(payer)).autoPay).toMatchObject({ paused: null, nextDebit: null });
    onDate("2026-12-31");
    await backend.retryPayments();
    expect(await chargesOf(backend, payer)).toHaveLength(2);
  });

  test("is not retried after Auto Pay is cancelled", async () => {
    const { payer, auto, cardIs } = await failed("empty");
    await auto.cancel();
    await cardIs("visa");
    onDate("2026-12-07");
    await backend.retryPayments();
    expect((await dunningStatus(payer)).status.failures).toEqual([]);
    expect(await chargesOf(backend, payer)).toHaveLength(1);
  });

  test("and a bill that the customer pays meanwhile is not paid twice", async () => {
    const { payer, cardIs } = await failed("empty");
    await payer.pay(await payer.attempt(10_000));
    await cardIs("visa");
    onDate("2026-12-07");
    await backend.retryPayments();
    expect((await booked(backend, payer.accountId)).map(({ amount }) => amount)).toEqual([10_000]);
  });
});

describe("an Auto Pay debit that the bank declines after Auto Pay was changed", () => {
  /** A debit that is pending at the bank; it is declined after the change. */
  async function declinedAfter(change: (who: Awaited<ReturnType<typeof debited>>) => Promise<unknown>) {
    const who = await debited("4000000000015000");
    await change(who);
    backend.processor.settlePending();
    backend.securityClock.advance(60);
    await backend.reconcile();
    return who;
  }

  const laterCharges = async (payer: Payer) => {
    for (const date of ["2026-12-07", "2026-12-11"]) {
      onDate(date);
      await backend.retryPayments();
    }
    return chargesOf(backend, payer);
  };

  test("is reported and not retried when Auto Pay was cancelled", async () => {
    const { payer, username, cardIs } = await declinedAfter(({ auto }) => auto.cancel());
    expect((await dunningStatus(payer)).status.failures).toMatchObject([
      { kind: "AUTO_PAY", code: "DECLINED", amount: 9_500, retryOn: null, paused: false },
    ]);
    const [told] = await shownFailures(backend, username);
    expect(told?.text).toContain(
      "We won’t try again, because Auto Pay was canceled or its payment method was changed.",
    );
    await cardIs("visa");
    expect(await laterCharges(payer)).toEqual([9_500]);
  });

  test("is not retried when the method was replaced, and does not pause Auto Pay with the new one", async () => {
    const { payer } = await declinedAfter(async ({ auto }) => auto.change({ method: await auto.newCard() }));
    const { status, autoPay } = await dunningStatus(payer);
    expect(status.failures).toMatchObject([{ retryOn: null, paused: false }]);
    expect(status.autoPay).toMatchObject({ pausedSince: null, charge: { date: "2027-01-04" } });
    expect(autoPay.paused).toBeNull();
    expect(await laterCharges(payer)).toEqual([9_500]);
  });

  test("is retried when nothing was changed", async () => {
    const { payer, username } = await declinedAfter(() => Promise.resolve());
    expect((await dunningStatus(payer)).status.failures).toMatchObject([{ retryOn: "2026-12-07" }]);
    expect((await shownFailures(backend, username))[0]?.text).toContain("We’ll try again on December 7, 2026.");
  });

  test("is not retried again when Auto Pay is cancelled during a retry", async () => {
    const { payer, auto, cardIs } = await debited(unattendedCards.empty);
    await cardIs("pendingThenDeclined");
    onDate("2026-12-07");
    await backend.retryPayments();
    await auto.cancel();
    backend.processor.settlePending();
    backend.securityClock.advance(60);
    await backend.reconcile();
    expect((await dunningStatus(payer)).status.failures).toMatchObject([{ retryOn: null, paused: false }]);
    await cardIs("visa");
    onDate("2026-12-18");
    await backend.retryPayments();
    expect(await chargesOf(backend, payer)).toEqual([9_500, 9_500]);
  });
});
