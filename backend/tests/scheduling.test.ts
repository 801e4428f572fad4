/* oxlint-disable max-lines -- one list of facts that share a set-up */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { instantAt } from "@portico/rules/dates";
import { accounts } from "../src/modules/account/account.tables.ts";
import { lockLedger, post } from "../src/modules/ledger/ledger.writes.ts";
import { paymentTerms, scheduledCharges } from "../src/modules/payments/payments.tables.ts";
import { newCustomer, newPayer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import {
  cancelScheduled,
  changeOf,
  changeScheduled,
  schedule,
  scheduled,
  scheduleInput,
  shown,
  billingFacts,
} from "../testing/scheduler.ts";

const zone = "America/New_York";
let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());
beforeEach(() => backend.clock.set(new Date("2026-11-21T15:00:00Z")));

const at = (date: string, hour: number, seconds = 0) =>
  backend.clock.set(new Date(instantAt(date, hour, 0, zone).getTime() + seconds * 1000));
const attemptOn = async (payer: Payer, date: string, amount = 5_000) =>
  schedule(payer, await scheduleInput(payer, amount, date));

async function owePastDue(accountId: string, amount: number): Promise<void> {
  await backend.database.transaction(async (tx) => {
    await lockLedger(tx, accountId);
    await post(tx, {
      accountId,
      kind: "charge",
      amount,
      reference: "late bill",
      businessDate: "2026-10-01",
      dueDate: "2026-11-01",
      recordedAt: backend.clock.now(),
    });
  });
}

describe("scheduling a payment", () => {
  test("[PAY-19 partly] returns the payment's id; nothing is charged or in flight, and it is shown", async () => {
    const payer = await newPayer(backend, 10_000);
    const result = await attemptOn(payer, "2026-12-05");
    expect(result).toMatchObject({
      __typename: "FuturePaymentOutcome",
      payment: { state: "SCHEDULED", moneyTaken: "NO", paymentDate: "2026-12-05", debitDate: null },
      account: { amountDue: 10_000, pendingPaymentAmount: 0 },
    });
    expect(result.payment.id).toBe(result.paymentId);
    expect(backend.processor.charged().filter(({ reference }) => reference === result.paymentId)).toEqual([]);
    expect(await billingFacts(payer)).toMatchObject({ scheduledPayments: [{ id: result.paymentId }] });
  });

  test("[PAY-20 partly] a repeated key returns the same response, byte for byte; another body with the key is rejected", async () => {
    const payer = await newPayer(backend, 10_000);
    const input = await scheduleInput(payer, 5_000, "2026-12-05");
    const send = () =>
      payer
        .graphResponse(
          "mutation M($input: FuturePaymentInput!) { createFuturePayment(input: $input) { __typename ... on FuturePaymentOutcome { paymentId account { scheduledPayments { id } } } } }",
          { input },
        )
        .then((response) => response.text());
    const first = await send();
    await scheduled(payer, 100, "2026-12-06");
    expect(await send()).toBe(first);
    expect(await schedule(payer, { ...input, date: "2026-12-06" })).toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
    expect((await billingFacts(payer))["scheduledPayments"]).toHaveLength(2);
  });

  test("[PAY-09 partly] from tomorrow to the last allowed date: a day before or after is refused with the open dates", async () => {
    const payer = await newPayer(backend, 10_000);
    for (const date of ["2026-11-20", "2026-11-21", "2026-12-22", "2028-02-29"]) {
      expect(await attemptOn(payer, date), date).toMatchObject({
        code: "DATE_OUT_OF_RANGE",
        firstScheduledDate: "2026-11-22",
        lastDate: "2026-12-21",
      });
    }
    expect(await attemptOn(payer, "2026-12-21")).toMatchObject({ payment: { paymentDate: "2026-12-21" } });
    expect(await attemptOn(payer, "2026-11-22")).toMatchObject({ payment: { paymentDate: "2026-11-22" } });
  });

  test.each([
    ["2026-11-21", "2026-11-22", "2026-11-23"],
    ["2027-03-13", "2027-03-14", "2027-03-15"],
    ["2026-10-31", "2026-11-01", "2026-11-02"],
  ])(
    "[PAY-09 partly] the cut-off of %s: tomorrow is open one second before it and closed at it, and today can still be paid",
    async (today, tomorrow, dayAfter) => {
      at(today, 20, -1);
      const payer = await newPayer(backend, 10_000);
      expect(await attemptOn(payer, tomorrow)).toMatchObject({
        payment: { state: "SCHEDULED", paymentDate: tomorrow },
      });
      at(today, 20);
      expect(await attemptOn(payer, tomorrow)).toMatchObject({
        code: "DATE_PAST_CUT_OFF",
        firstScheduledDate: dayAfter,
      });
      at(today, 20, 1);
      expect(await attemptOn(payer, dayAfter)).toMatchObject({ payment: { paymentDate: dayAfter } });
      expect(await payer.pay(await payer.attempt(100))).toMatchObject({ payment: { state: "SUBMITTED" } });
    },
  );

  test("[PAY-10 partly] the third scheduled payment is refused, and of ten concurrent ones for the last place one is accepted", async () => {
    const payer = await newPayer(backend, 10_000);
    await scheduled(payer, 1_000, "2026-12-01");
    const inputs = await Promise.all(Array.from({ length: 10 }, () => scheduleInput(payer, 1_000, "2026-12-02")));
    const results = await Promise.all(inputs.map((input) => schedule(payer, input)));
    expect(results.filter((result) => result.payment)).toHaveLength(1);
    expect(results.filter(({ code }) => code === "TWO_ALREADY_SCHEDULED")).toHaveLength(9);
    expect(await billingFacts(payer)).toMatchObject({
      scheduledPayments: [{}, {}],
      paymentOptions: {
        schedulingBlock: "TWO_SCHEDULED",
        mustPayToday: false,
        lastDate: "2026-11-21",
        firstScheduledDate: null,
      },
    });
  });

  test("[PAY-11 partly] past due or inactive accounts can only pay today", async () => {
    const late = await newPayer(backend, 10_000);
    await owePastDue(late.accountId, 2_000);
    expect(await attemptOn(late, "2026-12-01", 12_000)).toMatchObject({
      code: "MUST_PAY_TODAY",
      lastDate: "2026-11-21",
    });
    expect(await billingFacts(late)).toMatchObject({
      paymentOptions: { schedulingBlock: "PAST_DUE", mustPayToday: true },
    });
    const inactive = await newPayer(backend, 10_000);
    await backend.database
      .update(accounts)
      .set({ disconnected: true })
      .where(eq(accounts.accountId, inactive.accountId));
    expect(await attemptOn(inactive, "2026-12-01")).toMatchObject({ code: "MUST_PAY_TODAY" });
    expect(await billingFacts(inactive)).toMatchObject({ paymentOptions: { schedulingBlock: "INACTIVE" } });
  });

  test("[PAY-12 partly] a pending payment that includes a past due amount blocks scheduling until it is settled", async () => {
    const payer = await newPayer(backend, 10_000);
    await owePastDue(payer.accountId, 2_000);
    await payer.pay(await payer.attempt(12_000, {}, { cardNumber: "4000000000014003" }));
    expect(await attemptOn(payer, "2026-12-01", 100)).toMatchObject({ code: "PENDING_INCLUDES_PAST_DUE" });
    expect(await billingFacts(payer)).toMatchObject({
      paymentOptions: { schedulingBlock: "PENDING_INCLUDES_PAST_DUE", mustPayToday: false },
    });
    backend.processor.settlePending();
    backend.securityClock.advance(60);
    await backend.reconcile();
    const open = await schedule(payer, await scheduleInput(payer, 100, "2026-12-01", { overpaymentConfirmed: true }));
    expect(open).toMatchObject({ payment: { state: "SCHEDULED" } });
  });

  test("[PAY-13 partly] a card that expires before the date is refused for that date; it is valid until its last day", async () => {
    const payer = await newPayer(backend, 10_000);
    const with1126 = async (date: string) =>
      schedule(
        payer,
        await scheduleInput(payer, 100, date, {
          method: { vaultToken: (await payer.newCard({ cardNumber: "4242424242424242", expiry: "1126" })).token },
        }),
      );
    expect(await with1126("2026-12-01")).toMatchObject({ code: "METHOD_EXPIRES_BEFORE_DATE" });
    expect(await with1126("2026-11-30")).toMatchObject({ payment: { state: "SCHEDULED" } });
  });

  test("[PAY-22] the terms are required, and stored", async () => {
    const payer = await newPayer(backend, 10_000);
    const input = await scheduleInput(payer, 100, "2026-12-01");
    expect(await schedule(payer, { ...input, terms: { ...input.terms, accepted: false } })).toMatchObject({
      code: "TERMS_NOT_ACCEPTED",
    });
    const { paymentId } = await schedule(payer, {
      ...input,
      idempotencyKey: crypto.randomUUID(),
      terms: { ...input.terms, key: "billing.schedule.terms.text" },
    });
    const [kept] = await backend.database.select().from(paymentTerms).where(eq(paymentTerms.paymentId, paymentId));
    expect(kept).toMatchObject({ key: "billing.schedule.terms.text", textHash: input.terms.textHash });
  });

  test("no security code is stored with a scheduled payment", async () => {
    const { username, savedCardId } = await newCustomer(backend, 10_000);
    const payer = await Payer.signIn(backend, username);
    const saved = await scheduled(payer, 100, "2026-12-01", { method: await payer.savedCard(savedCardId) });
    const typed = await scheduled(payer, 100, "2026-12-02");
    const kept = await backend.database
      .select()
      .from(scheduledCharges)
      .where(eq(scheduledCharges.accountId, payer.accountId));
    expect(kept.find(({ paymentId }) => paymentId === saved)).toEqual({
      accountId: payer.accountId,
      paymentId: saved,
      paymentMethodId: savedCardId,
      processorToken: null,
      expiry: null,
      unavailable: false,
    });
    expect(kept.find(({ paymentId }) => paymentId === typed)).toEqual({
      accountId: payer.accountId,
      paymentId: typed,
      paymentMethodId: null,
      processorToken: expect.stringMatching(/^card_/),
      expiry: "1229",
      unavailable: false,
    });
  });
});

describe("changing and cancelling", () => {
  test("[PAY-18 partly] date, amount and method of a scheduled payment change together; the method stays when none is given", async () => {
    const { username, savedCardId } = await newCustomer(backend, 10_000);
    const payer = await Payer.signIn(backend, username);
    const paymentId = await scheduled(payer, 5_000, "2026-12-01", {}, { cardNumber: "5555555555554444" });
    expect(await changeScheduled(payer, changeOf(payer, paymentId, 6_000, "2026-12-03"))).toMatchObject({
      paymentId,
      payment: { amount: 6_000, paymentDate: "2026-12-03", lastFour: "4444", state: "SCHEDULED" },
    });
    expect(
      await changeScheduled(
        payer,
        changeOf(payer, paymentId, 6_000, "2026-12-03", { method: await payer.savedCard(savedCardId) }),
      ),
    ).toMatchObject({ payment: { lastFour: "4242", paymentMethodType: "visa" } });
    at("2026-12-03", 6);
    await backend.runDuePayments();
    expect(await shown(payer, paymentId)).toMatchObject({ state: "SUBMITTED", amount: 6_000, lastFour: "4242" });
  });

  test("[PAY-18 partly] a refused change leaves the payment unchanged; its own place does not count towards the limit of two", async () => {
    const payer = await newPayer(backend, 10_000);
    const paymentId = await scheduled(payer, 5_000, "2026-12-01");
    await scheduled(payer, 100, "2026-12-02");
    expect(await changeScheduled(payer, changeOf(payer, paymentId, 5_000, "2027-03-01"))).toMatchObject({
      code: "DATE_OUT_OF_RANGE",
    });
    expect(await changeScheduled(payer, changeOf(payer, paymentId, 99, "2026-12-05"))).toMatchObject({
      code: "AMOUNT_OUT_OF_RANGE",
    });
    expect(await shown(payer, paymentId)).toMatchObject({ amount: 5_000, paymentDate: "2026-12-01" });
    expect(await changeScheduled(payer, changeOf(payer, paymentId, 5_000, "2026-12-05"))).toMatchObject({
      payment: { paymentDate: "2026-12-05" },
    });
  });

  test("[PAY-18 partly] cancelling is final and idempotent; the place is free again", async () => {
    const payer = await newPayer(backend, 10_000);
    const paymentId = await scheduled(payer, 5_000, "2026-12-01");
    await scheduled(payer, 5_000, "2026-12-02");
    const called = [await cancelScheduled(payer, paymentId), await cancelScheduled(payer, paymentId)];
    expect(called).toMatchObject(
      called.map(() => ({ payment: { state: "CANCELLED", status: "cancelled", moneyTaken: "NO" } })),
    );
    expect(await changeScheduled(payer, changeOf(payer, paymentId, 100, "2026-12-05"))).toMatchObject({
      code: "NOT_SCHEDULED",
    });
    await scheduled(payer, 5_000, "2026-12-03");
    at("2026-12-01", 9);
    await backend.runDuePayments();
    expect(backend.processor.record().some((line) => line.kind === "charge" && line.reference === paymentId)).toBe(
      false,
    );
    expect(await shown(payer, paymentId)).toMatchObject({ state: "CANCELLED" });
  });

  test("[PAY-18 partly] a payment that has run cannot be cancelled, and another account's is not found", async () => {
    const [payer, other] = [await newPayer(backend, 10_000), await newPayer(backend, 10_000)];
    const paymentId = await scheduled(payer, 5_000, "2026-11-22");
    at("2026-11-22", 0);
    await backend.runDuePayments();
    expect(await cancelScheduled(payer, paymentId)).toMatchObject({ code: "NOT_SCHEDULED" });
    await expect(cancelScheduled(other, paymentId)).rejects.toThrow("NOT_FOUND");
    expect(await changeScheduled(other, changeOf(other, paymentId, 100, "2026-12-05"))).toMatchObject({
      code: "NOT_SCHEDULED",
      confirming: null,
    });
  });

  test("[SESS-12 partly] STANDARD users may not schedule, change, cancel or retry", async () => {
    const [sam, dana] = [await Payer.signIn(backend, "sam"), await Payer.signIn(backend, "dana")];
    const input = await scheduleInput(dana, 100, "2026-12-01");
    await expect(schedule(sam, input)).rejects.toThrow("NOT_ALLOWED");
    await expect(changeScheduled(sam, changeOf(sam, "pay_x", 100, "2026-12-01"))).rejects.toThrow("NOT_ALLOWED");
    await expect(cancelScheduled(sam, "pay_x")).rejects.toThrow("NOT_ALLOWED");
    const { errors } = await sam.graph(
      "mutation R($input: PaymentPartInput!) { retryPaymentPart(input: $input) { payment { id } } }",
      { input: { accountId: sam.accountId, paymentId: "pay_x", kind: "PAPERLESS" } },
    );
    expect(errors?.[0]?.extensions.code).toBe("NOT_ALLOWED");
  });
});

describe("overlapping payments", () => {
  test("Auto Pay, a scheduled payment and a colleague's payment are reported, and unseen ones block submitting", async () => {
    const { username, accountId } = await newCustomer(backend, 10_000);
    const payer = await Payer.signIn(backend, username);
    const scheduledId = await scheduled(payer, 2_000, "2026-12-01");
    const { paymentId } = await payer.pay(await payer.attempt(1_000));
    expect((await billingFacts(payer))["overlaps"]).toEqual([
      { id: scheduledId, kind: "SCHEDULED", amount: 2_000, date: "2026-12-01", enteredBy: "Dana" },
      { id: paymentId, kind: "RECENT", amount: 1_000, date: "2026-11-21", enteredBy: "Dana" },
    ]);
    const pay = async (overlapsSeen: string[]) => payer.pay({ ...(await payer.attempt(500)), overlapsSeen } as never);
    expect(await pay([scheduledId])).toMatchObject({ code: "OVERLAP_NOT_SEEN" });
    expect(await pay([scheduledId, paymentId])).toMatchObject({ payment: { state: "SUBMITTED" } });
    expect(accountId).toBe(payer.accountId);
  });

  test("a payment older than a day, a failed one and a cancelled one do not overlap", async () => {
    const payer = await newPayer(backend, 10_000);
    const { paymentId } = await payer.pay(await payer.attempt(1_000));
    await payer.pay(await payer.attempt(1_000, {}, { cardNumber: "4000000000011009" }));
    await cancelScheduled(payer, await scheduled(payer, 2_000, "2026-12-01"));
    const ids = async () => ((await billingFacts(payer))["overlaps"] as { id: string }[]).map(({ id }) => id);
    expect(await ids()).toEqual([paymentId]);
    backend.clock.advance(24 * 3_600 - 1);
    expect(await ids()).toEqual([paymentId]);
    backend.clock.advance(1);
    expect(await ids()).toEqual([]);
  });
});
