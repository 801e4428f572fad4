import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { autoPayTerms } from "../../../testing/agreements.ts";
import { cardBecomes } from "../../../testing/dunning.ts";
import { enroller, inShort } from "../../../testing/enroller.ts";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { Payer } from "../../../testing/payer.ts";
import { laterOn } from "../../../testing/webhooks.ts";

let backend: TestBackend;
beforeEach(async () => void (backend = await openBackend()));
afterEach(() => backend.close());

const as = async (username: string) => enroller(await Payer.signIn(backend, username));
const charged = () => backend.processor.charged().map(({ amount }) => amount);
const onDate = (date: string, time = "15:00:00Z") => backend.clock.set(new Date(`${date}T${time}`));

async function discounts(accountId: string): Promise<number> {
  const { rows } = await backend.database.execute<{ count: number }>(
    sql`select count(*)::int as count from ledger_transactions where account_id = ${accountId} and kind = 'discount'`,
  );
  return rows[0]?.count ?? 0;
}

async function history(payer: Payer) {
  const { data } = await payer.graph(
    "query H($id: ID!) { billing(accountId: $id) { amountDue payments(first: 1) { nodes { channel amount state enteredBy } } } }",
    { id: payer.accountId },
  );
  return data?.["billing"] as unknown as { amountDue: number; payments: { nodes: object[] } };
}

describe("[AUTO-09] a debit on its date", () => {
  test("charges the amount due less the discount, once, and appears in the history as Auto Pay", async () => {
    const theo = await as("theo");
    onDate("2026-11-25");
    await backend.autoPay();
    expect(charged()).toEqual([]);
    onDate("2026-11-26", "05:00:01Z");
    const before = await discounts(theo.payer.accountId);
    await Promise.all([backend.autoPay(), backend.autoPay(), backend.autoPay()]);
    await backend.autoPay();
    expect(charged()).toEqual([15_575]);
    expect(await discounts(theo.payer.accountId)).toBe(before + 1);
    expect(await history(theo.payer)).toMatchObject({
      amountDue: 0,
      payments: { nodes: [{ channel: "autoPay", amount: 15_575, state: "SUBMITTED", enteredBy: "Theo" }] },
    });
    expect(await theo.autoPay()).toMatchObject({
      enrolments: [{ nextDate: "2026-12-26" }],
      lastRun: { date: "2026-11-26", state: "PAID", amount: 15_575, discount: 500 },
    });
  });

  test("uses the provider's time zone: one second before midnight there nothing is charged", async () => {
    onDate("2026-11-26", "04:59:59Z");
    await backend.autoPay();
    expect(charged()).toEqual([]);
  });

  test("charges nothing and gives no discount when nothing is due", async () => {
    const { payer, autoPay } = await as("theo");
    await payer.pay(await payer.attempt(16_075));
    onDate("2026-11-26");
    const before = await discounts(payer.accountId);
    await backend.autoPay();
    expect((await autoPay()).lastRun).toMatchObject({
      state: "NOTHING_DUE",
      amount: 0,
      discount: 0,
      paymentId: null,
    });
    expect(await discounts(payer.accountId)).toBe(before);
  });

  test("gives the discount of a bill once, also when the bank takes the money back and the day is moved", async () => {
    const { payer, moveTo, autoPay } = await as("theo");
    await cardBecomes(backend, payer, "disputedAndLost");
    const before = await discounts(payer.accountId);
    await moveTo(24);
    onDate("2026-11-24");
    await backend.autoPay();
    await laterOn(backend);
    expect(await moveTo(26)).toMatchObject({ __typename: "AutoPayOutcome" });
    expect((await autoPay()).nextDebit).toMatchObject({ date: "2026-11-26", amount: 15_575, discount: 0 });
    onDate("2026-11-26");
    await backend.autoPay();
    expect(await discounts(payer.accountId)).toBe(before + 1);
  });

  test("a refused debit leaves the balance, gives no discount, and reports the reason", async () => {
    const omar = await as("omar");
    onDate("2026-12-21");
    await backend.autoPay();
    expect((await omar.autoPay()).lastRun).toMatchObject({
      date: "2026-12-21",
      state: "FAILED",
      code: "DECLINED",
      amount: 11_240,
    });
    expect((await history(omar.payer)).amountDue).toBe(11_740);
  });

  test("a debit whose answer is lost is reconciled, and books payment and discount together", async () => {
    const theo = await as("theo");
    onDate("2026-11-26");
    backend.processor.setFault("losesAnswers");
    await backend.autoPay();
    backend.processor.setFault("none");
    expect((await theo.autoPay()).lastRun).toMatchObject({ state: "CONFIRMING" });
    backend.securityClock.advance(20);
    await backend.reconcile();
    expect((await theo.autoPay()).lastRun).toMatchObject({ state: "PAID" });
    expect((await history(theo.payer)).amountDue).toBe(0);
    expect(charged()).toEqual([15_575]);
  });

  test("a debit waits for a payment with an unknown outcome, and charges only what that leaves", async () => {
    const theo = await as("theo");
    backend.processor.setFault("losesAnswers");
    await theo.payer.pay(await theo.payer.attempt(10_000));
    backend.processor.setFault("none");
    onDate("2026-11-26");
    await backend.autoPay();
    expect((await theo.autoPay()).lastRun).toBeNull();
    backend.securityClock.advance(20);
    await backend.reconcile();
    await backend.autoPay();
    expect(charged()).toEqual([10_000, 5_575]);
  });

  test("a concurrent cancellation and debit: either it is charged or cancelled, and never twice", async () => {
    const theo = await as("theo");
    onDate("2026-11-26");
    await Promise.all([theo.cancel(), backend.autoPay(), backend.autoPay()]);
    await backend.autoPay();
    expect((await theo.autoPay()).enrolments).toEqual([]);
    expect(charged().length).toBeLessThanOrEqual(1);
  });

  test("an expired card is not charged", async () => {
    const theo = await as("theo");
    onDate("2031-01-15");
    await backend.autoPay();
    expect((await theo.autoPay()).lastRun).toMatchObject({ state: "FAILED", code: "METHOD_EXPIRED" });
    expect(charged()).toEqual([]);
  });
});

describe("[AUTO-02 partly] [PAY-17 partly] enrolment together with paying the amount due", () => {
  const withPayment = async (username: string, cardNumber: string, changes: object = {}) => {
    const who = await as(username);
    const enrolAutoPay = { services: ["core"], debitDay: 4, terms: autoPayTerms, ...changes };
    const result = await who.payer.pay({ ...(await who.payer.attempt(13_420, {}, { cardNumber })), enrolAutoPay });
    const { data } = await who.payer.graph(
      "query P($id: ID!, $p: ID!) { payment(accountId: $id, paymentId: $p) { autoPayActionId parts { kind state code } } }",
      { id: who.payer.accountId, p: result.paymentId ?? "" },
    );
    return {
      who,
      result,
      payment: data?.["payment"] as unknown as {
        autoPayActionId: string;
        parts: { kind: string; state: string; code: string | null }[];
      },
    };
  };
  const partsOf = ({ parts }: { parts: { kind: string; state: string; code: string | null }[] }) =>
    parts.map(({ kind, state, code }) => [kind, state, code].filter(Boolean).join(" "));

  test("both succeed", async () => {
    const { who, payment } = await withPayment("ines", "4242424242424242");
    expect(partsOf(payment)).toEqual(["PAYMENT DONE", "AUTO_PAY DONE"]);
    expect(await who.action(payment.autoPayActionId)).toMatchObject({ moneyTaken: "YES", nextDate: "2027-01-04" });
    expect((await who.autoPay()).enrolments).toHaveLength(1);
  });

  test("the payment is taken and the enrolment is refused", async () => {
    const { who, payment } = await withPayment("ines", "4000000000031007");
    expect(partsOf(payment)).toEqual(["PAYMENT DONE", "AUTO_PAY FAILED ENROLMENT_FAILED"]);
    expect(inShort(await who.action(payment.autoPayActionId))).toEqual(["ENROL core FAILED DECLINED"]);
    expect(charged()).toEqual([13_420]);
  });

  test("the payment is refused and nothing is enrolled", async () => {
    const { who, payment } = await withPayment("ines", "4000000000011009");
    expect(partsOf(payment)).toEqual(["PAYMENT FAILED DECLINED", "AUTO_PAY FAILED NOT_ATTEMPTED"]);
    expect(await who.action(payment.autoPayActionId)).toMatchObject({ moneyTaken: "NO" });
    expect((await who.autoPay()).enrolments).toEqual([]);
  });

  test("the enrolment waits while the payment is pending, then completes", async () => {
    const { who, payment } = await withPayment("ines", "4000000000014003");
    expect(partsOf(payment)).toEqual(["PAYMENT CONFIRMING", "AUTO_PAY CONFIRMING"]);
    backend.processor.settlePending();
    backend.securityClock.advance(20);
    await backend.reconcile();
    await backend.autoPay();
    expect(inShort(await who.action(payment.autoPayActionId))).toEqual(["ENROL core DONE"]);
    expect(charged()).toEqual([13_420]);
  });

  test("an enrolment that is not allowed is refused before anything is charged", async () => {
    const { result } = await withPayment("ines", "4000000000023004");
    expect(result).toMatchObject({ code: "AUTO_PAY_REFUSED" });
    expect(charged()).toEqual([]);
  });

  test("[BILL-06 partly] a disconnected account is charged nothing when the requested enrolment is not allowed", async () => {
    const devon = await as("devon");
    const enrolAutoPay = { services: ["core"], debitDay: 4, terms: autoPayTerms };
    expect(await devon.payer.pay({ ...(await devon.payer.attempt(31_440)), enrolAutoPay })).toMatchObject({
      code: "AUTO_PAY_REFUSED",
    });
    expect(charged()).toEqual([]);
  });
});
