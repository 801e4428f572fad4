import { afterAll, beforeAll, expect, test } from "vitest";
import { openBackend, type TestBackend } from "../../../testing/index.ts";
import { Payer } from "../../../testing/payer.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

test("a payment is taken, posted, confirmed and in the history", async () => {
  const dana = await Payer.signIn(backend, "dana");
  const result = await dana.pay(await dana.attempt(10_000));
  expect(result).toMatchObject({
    __typename: "InstantPaymentOutcome",
    payment: { state: "SUBMITTED", status: "success", moneyTaken: "YES", amount: 10_000, balanceAfter: 14_817, enteredBy: "Dana", lastFour: "4242" },
    account: { amountDue: 14_817 },
  });
  expect(backend.processor.charged()).toContainEqual({ reference: result.paymentId, amount: 10_000 });
});
