import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/openBackend.ts";
import { payMutation, Payer, type PaymentInput } from "../../../testing/payer.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

async function bytes(payer: Payer, input: PaymentInput): Promise<string> {
  return (await payer.graphResponse(payMutation, { input })).text();
}

const chargedTimes = () => backend.processor.charged().length;

describe("[PAY-20] idempotency of a payment attempt", () => {
  test("a repeated key returns the first response byte for byte, whatever happened since", async () => {
    const dana = await Payer.signIn(backend, "dana");
    const input = await dana.attempt(1_000);
    const first = await bytes(dana, input);
    await dana.pay(await dana.attempt(2_000));
    const charged = chargedTimes();
    expect(await bytes(dana, input)).toBe(first);
    expect(chargedTimes()).toBe(charged);
  });

  test("a repeated key returns the first refusal, even when the payment would be accepted now", async () => {
    const lucia = await Payer.signIn(backend, "lucia");
    const input = await lucia.attempt(20_000);
    const first = await bytes(lucia, input);
    expect(first).toContain("OVERPAYMENT_NOT_CONFIRMED");
    expect(await bytes(lucia, input)).toBe(first);
    expect(await lucia.pay({ ...input, overpaymentConfirmed: true })).toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
  });

  test("a repeated key returns the first decline and charges nothing", async () => {
    const dana = await Payer.signIn(backend, "dana");
    const input = await dana.attempt(1_000, {}, { cardNumber: "4000000000011009" });
    const first = await bytes(dana, input);
    expect(first).toContain("DECLINED");
    expect(await bytes(dana, input)).toBe(first);
  });

  test.each([
    ["amount", (input: PaymentInput) => ({ ...input, amount: input.amount + 1 })],
    ["saving", (input: PaymentInput) => ({ ...input, saveMethod: true })],
    ["terms", (input: PaymentInput) => ({ ...input, terms: { ...input.terms, textHash: "another" } })],
    ["card", (input: PaymentInput) => ({ ...input, method: { vaultToken: "vt_another" } })],
  ])("the same key with a different %s is rejected, and the first response stays", async (_name, change) => {
    const dana = await Payer.signIn(backend, "dana");
    const input = await dana.attempt(100);
    const first = await bytes(dana, input);
    expect(await dana.pay(change(input))).toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
    expect(await bytes(dana, input)).toBe(first);
  });

  test("two users can use the same key independently", async () => {
    const [dana, billie] = [await Payer.signIn(backend, "dana"), await Payer.signIn(backend, "billie")];
    const idempotencyKey = "the-same-key-1234567890";
    const first = await dana.pay(await dana.attempt(100, { idempotencyKey }));
    const second = await billie.pay(await billie.attempt(100, { idempotencyKey }));
    expect(second.payment.state).toBe("SUBMITTED");
    expect(second.paymentId).not.toBe(first.paymentId);
  });

  test.each(["", "short", "with space 1234567", "a".repeat(65), "ünïcödé-1234567890", "semi;colon-1234567"])(
    "rejects the malformed key %j",
    async (idempotencyKey) => {
      const dana = await Payer.signIn(backend, "dana");
      expect(
        await dana.pay(await dana.attempt(100, { idempotencyKey, method: { vaultToken: "vt_any" } })),
      ).toMatchObject({
        code: "IDEMPOTENCY_KEY_INVALID",
      });
    },
  );

  test("fifty concurrent submissions make one payment; every response reports it or says to wait", async () => {
    const dana = await Payer.signIn(backend, "dana");
    const input = await dana.attempt(300);
    const before = chargedTimes();
    const results = await Promise.all(Array.from({ length: 50 }, () => dana.pay(input)));
    expect(chargedTimes()).toBe(before + 1);
    const paid = results.filter((result) => result.__typename === "InstantPaymentOutcome");
    expect(new Set(paid.map((result) => result.paymentId)).size).toBe(1);
    expect(paid.length).toBeGreaterThan(0);
    for (const result of results.filter((one) => !paid.includes(one)))
      expect(result.code).toBe("ATTEMPT_STILL_RUNNING");
    expect((await dana.pay(input)).paymentId).toBe(paid[0]?.paymentId);
  });

  test("concurrent attempts of twenty kinds never process two payments at a time", async () => {
    const [dana, billie] = [await Payer.signIn(backend, "dana"), await Payer.signIn(backend, "billie")];
    const inputs = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? dana : billie).attempt(100)),
    );
    const before = chargedTimes();
    const { adapter } = backend.processor;
    const { charge } = adapter;
    let [inFlight, most] = [0, 0];
    adapter.charge = async (...request) => {
      most = Math.max(most, (inFlight += 1));
      return charge.apply(adapter, request).finally(() => (inFlight -= 1));
    };
    const results = await Promise.all(inputs.map((input, index) => (index % 2 ? dana : billie).pay(input)));
    adapter.charge = charge;
    const paid = results.filter((result) => result.__typename === "InstantPaymentOutcome");
    for (const result of results.filter((one) => !paid.includes(one)))
      expect(result).toMatchObject({ code: "PAYMENT_BEING_CONFIRMED" });
    expect(chargedTimes()).toBe(before + paid.length);
    expect(most).toBe(1);
  });

  test("the stored response expires after twenty-four hours", async () => {
    const alex = await Payer.signIn(backend, "alex", "community");
    const input = await alex.attempt(100);
    const first = await alex.pay(input);
    backend.securityClock.advance(24 * 3600 - 60);
    await backend.reconcile();
    expect((await (await Payer.signIn(backend, "alex", "community")).pay(input)).paymentId).toBe(first.paymentId);
    backend.securityClock.advance(120);
    const later = await Payer.signIn(backend, "alex", "community");
    expect((await later.pay(await later.attempt(100, { idempotencyKey: input.idempotencyKey }))).paymentId).not.toBe(
      first.paymentId,
    );
  });
});
