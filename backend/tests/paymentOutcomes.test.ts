import { and, eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { newCustomer } from "../testing/newCustomer.ts";
import { testConfig } from "../testing/testConfig.ts";
import { Payer } from "../testing/payer.ts";
import { ledgerEntries, ledgerTransactions } from "../src/modules/ledger/ledger.tables.ts";
import { settle } from "../src/modules/payments/payments.settlement.ts";
import type { ChargeState, PaymentProcessor } from "../src/modules/payments/processor/processor.ts";

type Charge = PaymentProcessor["charge"];

let backend: TestBackend;
let customer: Awaited<ReturnType<typeof newCustomer>>;
let dana: Payer;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());
beforeEach(async () => {
  customer = await newCustomer(backend, 24_817);
  dana = await Payer.signIn(backend, customer.username);
});
afterEach(() => backend.processor.setFault("none"));

const payWith = async (cardNumber: string, amount = 24_817) => dana.pay(await dana.attempt(amount, {}, { cardNumber }));
const charges = (paymentId: string) => backend.processor.charged().filter((charge) => charge.reference === paymentId);

/** Cents in the ledger for a payment. */
async function posted(paymentId: string): Promise<number[]> {
  const rows = await backend.database
    .select({ amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .innerJoin(
      ledgerTransactions,
      and(
        eq(ledgerTransactions.accountId, ledgerEntries.accountId),
        eq(ledgerTransactions.id, ledgerEntries.transactionId),
      ),
    )
    .where(and(eq(ledgerTransactions.reference, paymentId), eq(ledgerEntries.book, "cash")));
  return rows.map((row) => row.amount);
}

describe("[PAY-16 partly] the result", () => {
  test.each([
    ["4000000000011009", "DECLINED"],
    ["4000000000012007", "INSUFFICIENT_FUNDS"],
    ["4000000000013005", "SECURITY_CODE_FAILED"],
  ])("of the card %s is failed: %s, no money was taken, and another attempt is allowed", async (cardNumber, code) => {
    const result = await payWith(cardNumber);
    expect(result.payment).toMatchObject({
      state: "FAILED",
      status: "failed",
      moneyTaken: "NO",
      failureCode: code,
      confirmationNumber: null,
      balanceAfter: 24_817,
    });
    expect(result.account).toMatchObject({ amountDue: 24_817, lockingPayment: null });
    expect(await posted(result.paymentId)).toEqual([]);
    expect((await payWith("4242424242424242")).payment.state).toBe("SUBMITTED");
  });

  test("[PAY-08 partly] of a saved card with a wrong security code is a failure code of its own", async () => {
    const result = await dana.pay(
      await dana.attempt(24_817, { method: await dana.savedCard(customer.savedCardId, "999") }),
    );
    expect(result.payment).toMatchObject({ state: "FAILED", failureCode: "SECURITY_CODE_FAILED" });
  });

  test.each([
    ["4000000000014003", "SUBMITTED", "YES", 1],
    ["4000000000015000", "FAILED", "NO", 0],
  ])("of the card %s is pending, and later settles as %s", async (cardNumber, state, moneyTaken, times) => {
    const { paymentId, payment, account } = await payWith(cardNumber);
    expect(payment).toMatchObject({
      state: "PENDING",
      status: "pending",
      moneyTaken: "NOT_YET_KNOWN",
      parts: [{ kind: "PAYMENT", state: "CONFIRMING" }],
    });
    expect(account).toMatchObject({ amountDue: 24_817, pendingPaymentAmount: 24_817, lockingPayment: null });
    await backend.reconcile();
    expect((await dana.payment(paymentId)).state).toBe("PENDING");
    backend.processor.settlePending();
    backend.securityClock.advance(5);
    await backend.reconcile();
    expect(await dana.payment(paymentId)).toMatchObject({ state, moneyTaken });
    expect(await posted(paymentId)).toHaveLength(times);
    expect(await dana.amountDue()).toBe(times ? 0 : 24_817);
  });

  test("that stays pending is looked up with backoff, and at least every quarter of an hour", async () => {
    await payWith("4000000000014003");
    const asked: number[] = [];
    for (let second = 1; second <= 3 * 900; second += 1) {
      backend.securityClock.advance(1);
      if (second < 60 || second % 30 === 0) if ((await backend.reconcile()) > 0) asked.push(second);
    }
    expect(asked.slice(0, 5)).toEqual([1, 4, 10, 22, 46]);
    expect(asked.length).toBeLessThan(14);
    expect(Math.max(...asked.map((second, index) => second - (asked[index - 1] ?? 0)))).toBeLessThanOrEqual(930);
  });

  test("while one is pending, an equal payment has to be confirmed", async () => {
    await payWith("4000000000014003");
    expect(await payWith("4242424242424242")).toMatchObject({ code: "OVERPAYMENT_NOT_CONFIRMED", amountDue: 0 });
  });
});

describe("an unknown outcome", () => {
  test("locks paying for the whole account, in every browser, until it is settled", async () => {
    const lost = await payWith("4000000000017006", 5_000);
    expect(lost.payment).toMatchObject({
      state: "CONFIRMING",
      status: "pending",
      moneyTaken: "NOT_YET_KNOWN",
      balanceAfter: null,
      confirmationNumber: null,
    });
    expect(lost.account).toMatchObject({
      lockingPayment: { id: lost.paymentId },
      amountDue: 24_817,
      pendingPaymentAmount: 5_000,
    });
    const elsewhere = await Payer.signIn(backend, customer.username);
    for (const payer of [dana, elsewhere])
      expect(await payer.pay(await payer.attempt(100))).toMatchObject({
        code: "PAYMENT_BEING_CONFIRMED",
        confirming: lost.paymentId,
      });
    await backend.reconcile();
    expect((await payWith("4242424242424242", 100)).payment.state).toBe("SUBMITTED");
  });

  test("of a charge whose answer was lost becomes submitted, once, with one ledger entry", async () => {
    const { paymentId } = await payWith("4000000000017006");
    await Promise.all([backend.reconcile(), backend.reconcile(), backend.reconcile()]);
    backend.securityClock.advance(60);
    await backend.reconcile();
    expect(await dana.payment(paymentId)).toMatchObject({ state: "SUBMITTED", moneyTaken: "YES", balanceAfter: 0 });
    expect(await posted(paymentId)).toEqual([24_817]);
    expect(charges(paymentId)).toEqual([{ reference: paymentId, amount: 24_817 }]);
  });

  test.each([
    ["never answers", "4000000000016008"],
    ["fails before it charges", "4000000000018004"],
  ])(
    "of a processor that %s settles as failed, but not before a late charge is impossible",
    async (_name, cardNumber) => {
      const { paymentId, payment } = await payWith(cardNumber);
      expect(payment.state).toBe("CONFIRMING");
      backend.securityClock.advance(20);
      await backend.reconcile();
      expect((await dana.payment(paymentId)).state).toBe("CONFIRMING");
      backend.securityClock.advance(20);
      await backend.reconcile();
      expect(await dana.payment(paymentId)).toMatchObject({
        state: "FAILED",
        moneyTaken: "NO",
        failureCode: "PROCESSOR_UNAVAILABLE",
      });
      const late = await backend.processor.adapter.charge({
        reference: paymentId,
        token: "card_test_visa",
        codeToken: "code",
        amount: 24_817,
      });
      expect(late).toEqual({ kind: "notCharged" });
    },
  );

  test("stays unknown while the processor is unreachable, however long that takes", async () => {
    const { paymentId } = await payWith("4000000000017006");
    backend.processor.setFault("unavailable");
    for (let minute = 0; minute < 5; minute += 1) {
      backend.securityClock.advance(60);
      await backend.reconcile();
    }
    const query = () => Payer.signIn(backend, customer.username).then((payer) => payer.payment(paymentId));
    expect((await query()).state).toBe("CONFIRMING");
    backend.processor.setFault("none");
    backend.securityClock.advance(60);
    await backend.reconcile();
    expect((await query()).state).toBe("SUBMITTED");
  });

  test("repeated with its key returns the outcome as soon as it is known, and never charges again", async () => {
    const input = await dana.attempt(24_817, {}, { cardNumber: "4000000000017006" });
    const first = await dana.pay(input);
    expect((await dana.pay(input)).payment.state).toBe("CONFIRMING");
    await backend.reconcile();
    expect(await dana.pay(input)).toMatchObject({ paymentId: first.paymentId, payment: { state: "SUBMITTED" } });
    expect(charges(first.paymentId)).toHaveLength(1);
  });
});

describe("settlement, in any order of answers", () => {
  const approved: ChargeState = { kind: "approved", approvalCode: "1" };
  const refused: ChargeState = { kind: "refused", code: "DECLINED" };
  const deps = () => ({
    config: testConfig(),
    database: backend.database,
    clock: backend.clock,
    securityClock: backend.securityClock,
    processor: backend.processor.adapter,
    vaultAnswers: async () => true,
    scanner: backend.deps.scanner,
    logger: backend.app.log,
  });

  test("a duplicate or late answer does not change a settled payment", async () => {
    const { paymentId } = await payWith("4000000000017006");
    for (const answer of [approved, approved, refused, { kind: "pending" } as const, { kind: "notCharged" } as const])
      await settle(deps(), dana.accountId, paymentId, answer);
    expect((await dana.payment(paymentId)).state).toBe("SUBMITTED");
    expect(await posted(paymentId)).toEqual([24_817]);
  });

  test("twenty concurrent answers post once", async () => {
    const { paymentId } = await payWith("4000000000017006");
    await Promise.all(Array.from({ length: 20 }, () => settle(deps(), dana.accountId, paymentId, approved)));
    expect(await posted(paymentId)).toEqual([24_817]);
  });

  /** Pays with a process that crashes after `work`; returns the attempt, of which only committed data are left. */
  async function payInAProcessThatDies(work: (order: Parameters<Charge>[0], charge: Charge) => Promise<unknown>) {
    const { adapter } = backend.processor;
    const { charge } = adapter;
    const input = await dana.attempt(24_817);
    await new Promise<void>((died) => {
      adapter.charge = async (order) => {
        await work(order, charge);
        died();
        return new Promise(() => {});
      };
      void dana.pay(input);
    }).finally(() => (adapter.charge = charge));
    return input;
  }

  test("after a crash between intent and charge, the payment is finished later", async () => {
    const input = await payInAProcessThatDies(async () => {});
    expect((await dana.pay(input)).code).toBe("ATTEMPT_STILL_RUNNING");
    backend.securityClock.advance(31);
    await backend.reconcile();
    const { payment } = await dana.pay(input);
    expect(payment).toMatchObject({ state: "FAILED", moneyTaken: "NO" });
    expect(charges(payment.id)).toEqual([]);
  });

  test("after a crash between charge and settlement, the payment becomes submitted", async () => {
    const before = backend.processor.charged().length;
    const input = await payInAProcessThatDies((order, charge) => charge(order));
    expect(backend.processor.charged()).toHaveLength(before + 1);
    backend.securityClock.advance(16);
    await backend.reconcile();
    expect((await dana.pay(input)).payment).toMatchObject({ state: "SUBMITTED", moneyTaken: "YES" });
  });
});

describe("after five refused charges within an hour", () => {
  const wrongCode = async () =>
    dana.pay(await dana.attempt(100, { method: await dana.savedCard(customer.savedCardId, "999") }));

  test("no card is charged any more, even with the right code", async () => {
    for (let tries = 0; tries < 5; tries += 1)
      expect((await wrongCode()).payment.failureCode).toBe("SECURITY_CODE_FAILED");
    const before = backend.processor.charged().length;
    expect(await wrongCode()).toMatchObject({ __typename: "PaymentRefusal", code: "TOO_MANY_TRIES" });
    expect(await payWith("4242424242424242")).toMatchObject({ __typename: "PaymentRefusal", code: "TOO_MANY_TRIES" });
    expect(backend.processor.charged()).toHaveLength(before);
    backend.securityClock.advance(3_600);
    dana = await Payer.signIn(backend, customer.username);
    expect((await payWith("4242424242424242")).payment.state).toBe("SUBMITTED");
  });

  test("declines and wrong codes count together; insufficient funds does not", async () => {
    for (const card of [
      "4000000000012007",
      "4000000000011009",
      "4000000000011009",
      "4000000000013005",
      "4000000000013005",
    ])
      expect((await payWith(card, 100)).payment.state).toBe("FAILED");
    expect((await wrongCode()).payment.failureCode).toBe("SECURITY_CODE_FAILED");
    expect(await wrongCode()).toMatchObject({ code: "TOO_MANY_TRIES" });
  });

  test("other users on other accounts can still pay", async () => {
    for (let tries = 0; tries < 6; tries += 1) await wrongCode();
    const other = await newCustomer(backend, 1_000);
    dana = await Payer.signIn(backend, other.username);
    expect((await payWith("4242424242424242", 1_000)).payment.state).toBe("SUBMITTED");
  });
});
