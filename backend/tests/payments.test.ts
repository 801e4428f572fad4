/* oxlint-disable max-lines -- one list of facts that share a set-up */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { acceptanceOf } from "../testing/agreements.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { newCustomer, newPayer } from "../testing/newCustomer.ts";
import { Payer } from "../testing/payer.ts";
import { accounts } from "../src/modules/account/account.tables.ts";
import { paymentRestrictions } from "../src/modules/billing/billing.tables.ts";
import { paymentMethods } from "../src/modules/wallet/wallet.tables.ts";
import { paymentTerms } from "../src/modules/payments/payments.tables.ts";

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

const signIn = (username: string, site?: "business" | "community") => Payer.signIn(backend, username, site);
const chargedFor = (paymentId: string) =>
  backend.processor.charged().filter((charge) => charge.reference === paymentId);

test("[PAY-19 partly] a payment returns its paymentId, is charged once under that id, and lowers the amount due", async () => {
  const dana = await signIn("dana");
  const result = await dana.pay(await dana.attempt(10_000));
  expect(result).toMatchObject({
    __typename: "InstantPaymentOutcome",
    payment: {
      id: result.paymentId,
      state: "SUBMITTED",
      status: "success",
      moneyTaken: "YES",
      balanceAfter: 14_817,
      enteredBy: "Dana",
      lastFour: "4242",
      paymentMethodType: "visa",
    },
    account: { amountDue: 14_817 },
  });
  expect(result.payment.confirmationNumber).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
  expect(chargedFor(result.paymentId)).toEqual([{ reference: result.paymentId, amount: 10_000 }]);
  expect(await dana.amountDue()).toBe(14_817);
});

describe("the amount", () => {
  test.each([0, 99, 2_500_001, -500])(
    "[PAY-05] %i cents are refused with the bounds, and nothing is charged",
    async (amount) => {
      const billie = await signIn("billie");
      const input = await billie.attempt(amount);
      const before = backend.processor.record();
      expect(await billie.pay(input)).toMatchObject({
        __typename: "PaymentRefusal",
        code: "AMOUNT_OUT_OF_RANGE",
        minimum: 100,
        maximum: 2_500_000,
      });
      expect(backend.processor.record()).toEqual(before);
    },
  );

  test("[PAY-05] accepts one dollar", async () => {
    const alex = await signIn("alex", "community");
    expect((await alex.pay(await alex.attempt(100))).payment.state).toBe("SUBMITTED");
  });

  test("[PAY-06] a past due account pays at least the amount due", async () => {
    const morgan = await signIn("morgan");
    expect(await morgan.pay(await morgan.attempt(36_479))).toMatchObject({
      code: "AMOUNT_BELOW_DUE",
      minimum: 36_480,
      maximum: 2_500_000,
      amountDue: 36_480,
    });
    expect((await morgan.pay(await morgan.attempt(36_480))).account.amountDue).toBe(0);
  });

  test("[PAY-06] so does a restricted account that is not past due", async () => {
    const lucia = await signIn("lucia");
    await backend.database.insert(paymentRestrictions).values({ accountId: lucia.accountId, wholeAmountOnly: true });
    expect(await lucia.pay(await lucia.attempt(12_949))).toMatchObject({ code: "AMOUNT_BELOW_DUE", minimum: 12_950 });
    await backend.database.delete(paymentRestrictions).where(eq(paymentRestrictions.accountId, lucia.accountId));
  });

  test("[PAY-07] an amount above the amount due requires confirmation", async () => {
    const lucia = await signIn("lucia");
    const input = await lucia.attempt(13_000);
    expect(await lucia.pay(input)).toMatchObject({ code: "OVERPAYMENT_NOT_CONFIRMED", amountDue: 12_950 });
    const confirmed = await lucia.pay({ ...input, idempotencyKey: crypto.randomUUID(), overpaymentConfirmed: true });
    expect(confirmed).toMatchObject({
      payment: { state: "SUBMITTED", balanceAfter: 0 },
      account: { amountDue: 0, creditBalance: 50 },
    });
  });

  test.each(["1.5", "100.0", '"100"', "1e3"])("an amount of %s is rejected", async (literal) => {
    const dana = await signIn("dana");
    const { errors } = await dana.graph(
      `mutation { createInstantPaymentV2(input: { accountId: "${dana.accountId}", idempotencyKey: "abcdefgh12345678", amount: ${literal}, method: { vaultToken: "x" }, saveMethod: false, overpaymentConfirmed: false, terms: { accepted: true, release: "r", locale: "en-US", key: "k", textHash: "h" } }) { __typename } }`,
    );
    expect(errors?.[0]?.extensions.code).toBe("INVALID_REQUEST");
  });
});

describe("permission to pay", () => {
  test("[SESS-12 partly] STANDARD users may view and may not pay", async () => {
    const sam = await signIn("sam");
    const { data } = await sam.graph("query Q($id: ID!) { billing(accountId: $id) { canPay amountDue } }", {
      id: sam.accountId,
    });
    expect(data?.["billing"]).toMatchObject({ canPay: false });
    const dana = await signIn("dana");
    const input = await dana.attempt(100);
    await expect(sam.pay(input)).rejects.toThrow("NOT_ALLOWED");
    expect((await sam.ticketResponse()).status).toBe(403);
  });

  test("another account's id and an unknown id get the same response", async () => {
    const dana = await signIn("dana");
    const input = await dana.attempt(100);
    const answers = await Promise.all(
      ["8347201206", "0000000000", ""].map((accountId) =>
        dana.graph(
          "mutation P($input: InstantPaymentInput!) { createInstantPaymentV2(input: $input) { __typename } }",
          { input: { ...input, accountId } },
        ),
      ),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  test("a card token is bound to the user and the account", async () => {
    const [dana, billie, pat] = [await signIn("dana"), await signIn("billie"), await signIn("pat")];
    const input = await dana.attempt(100);
    expect(await billie.pay({ ...input, idempotencyKey: crypto.randomUUID() })).toMatchObject({
      code: "CARD_DATA_EXPIRED",
    });
    expect(
      await pat.pay({
        ...input,
        idempotencyKey: crypto.randomUUID(),
        accountId: pat.accountId,
        overpaymentConfirmed: true,
      }),
    ).toMatchObject({ code: "CARD_DATA_EXPIRED" });
  });
});

describe("terms", () => {
  test("[PAY-22] without accepted terms nothing is charged", async () => {
    const dana = await signIn("dana");
    const input = await dana.attempt(100);
    expect(await dana.pay({ ...input, terms: { ...input.terms, accepted: false } })).toMatchObject({
      code: "TERMS_NOT_ACCEPTED",
    });
  });

  test("[PAY-22] the accepted terms are stored with the payment", async () => {
    const dana = await signIn("dana");
    const { accepted: _, ...wording } = acceptanceOf("billing.payOnce.terms.text", "es-US", "1");
    const { paymentId } = await dana.pay(await dana.attempt(100, { terms: { accepted: true, ...wording } }));
    const [row] = await backend.database.select().from(paymentTerms).where(eq(paymentTerms.paymentId, paymentId));
    expect(row).toMatchObject({ ...wording, acceptedAt: backend.clock.now() });
  });
});

describe("methods", () => {
  test("a saved card is charged with its security code", async () => {
    const ada = await signIn("ada");
    const result = await ada.pay(await ada.attempt(100, { method: await ada.savedCard("pm_demo_harbor_visa") }));
    expect(result.payment).toMatchObject({ state: "SUBMITTED", enteredBy: "Ada", lastFour: "4242" });
  });

  test("an expired, an unavailable and an unknown saved card are refused", async () => {
    const dana = await signIn("dana");
    const expired = await dana.attempt(100, { method: await dana.savedCard("pm_demo_harbor_mc") });
    expect(await dana.pay(expired)).toMatchObject({ code: "METHOD_EXPIRED" });
    const usable = await dana.attempt(100, { method: await dana.savedCard("pm_demo_harbor_visa") });
    await backend.database
      .update(paymentMethods)
      .set({ unavailable: true })
      .where(eq(paymentMethods.id, "pm_demo_harbor_visa"));
    expect(await dana.pay(usable)).toMatchObject({ code: "METHOD_UNAVAILABLE" });
    await backend.database
      .update(paymentMethods)
      .set({ unavailable: false })
      .where(eq(paymentMethods.id, "pm_demo_harbor_visa"));
    const foreign = { savedCard: { paymentMethodId: "pm_demo_pine_visa", securityCodeToken: "vt_none" } };
    expect(await dana.pay(await dana.attempt(100, { method: foreign }))).toMatchObject({ code: "METHOD_NOT_FOUND" });
  });

  test("a code token is valid for its own card only, and a token is valid once", async () => {
    const dana = await signIn("dana");
    const code = await dana.savedCard("pm_demo_harbor_visa");
    const mixed = {
      savedCard: {
        paymentMethodId: "pm_demo_harbor_visa",
        securityCodeToken: (await dana.newCard({ cardNumber: "4242424242424242" })).token,
      },
    };
    expect(await dana.pay(await dana.attempt(100, { method: mixed }))).toMatchObject({ code: "CARD_DATA_EXPIRED" });
    expect((await dana.pay(await dana.attempt(100, { method: code }))).payment.state).toBe("SUBMITTED");
    expect(await dana.pay(await dana.attempt(100, { method: code }))).toMatchObject({ code: "CARD_DATA_EXPIRED" });
  });

  test("a token expires after fifteen minutes", async () => {
    const rory = await signIn("alex", "community");
    const input = await rory.attempt(100);
    backend.securityClock.advance(901);
    const again = await signIn("alex", "community");
    expect(await again.pay(input)).toMatchObject({ code: "CARD_DATA_EXPIRED" });
  });

  test("restricted cards are refused", async () => {
    const dana = await signIn("dana");
    const input = await dana.attempt(100);
    await backend.database.insert(paymentRestrictions).values({ accountId: dana.accountId, cardsRefused: true });
    expect(await dana.pay(input)).toMatchObject({ code: "CARDS_RESTRICTED" });
    await backend.database.delete(paymentRestrictions).where(eq(paymentRestrictions.accountId, dana.accountId));
  });
});

describe("[BILL-07 partly] a restricted kind of method is refused with its own code, saved or new, and the other kind is accepted", () => {
  const bankOf = (paymentMethodId: string) => ({ savedBankAccount: { paymentMethodId } });

  test("cards", async () => {
    const carl = await signIn("carl");
    for (const method of [
      await carl.savedCard("pm_demo_cobb_visa"),
      { vaultToken: (await carl.newCard({ cardNumber: "4242424242424242" })).token },
    ])
      expect(await carl.pay(await carl.attempt(100, { method }))).toMatchObject({ code: "CARDS_RESTRICTED" });
    expect((await carl.pay(await carl.attempt(100, { method: bankOf("pm_demo_cobb_bank") }))).payment.state).toBe(
      "PENDING",
    );
  });

  test("bank accounts", async () => {
    const bella = await signIn("bella");
    for (const method of [
      bankOf("pm_demo_bell_bank"),
      { vaultToken: (await bella.newBankAccount({ accountNumber: "000123456789" })).token },
    ])
      expect(await bella.pay(await bella.attempt(100, { method }))).toMatchObject({ code: "BANKS_RESTRICTED" });
    expect((await bella.pay(await bella.attempt(100))).payment.state).toBe("SUBMITTED");
  });

  test("both", async () => {
    const otis = await signIn("otis");
    expect(await otis.pay(await otis.attempt(100))).toMatchObject({ code: "CARDS_RESTRICTED" });
    expect(await otis.pay(await otis.attempt(100, { method: bankOf("pm_demo_mill_bank") }))).toMatchObject({
      code: "BANKS_RESTRICTED",
    });
  });
});

describe("bank accounts", () => {
  const payFrom = async (payer: Payer, accountNumber: string, changes: object = {}) =>
    payer.pay(
      await payer.attempt(100, {
        method: { vaultToken: (await payer.newBankAccount({ accountNumber })).token },
        overpaymentConfirmed: true,
        ...changes,
      }),
    );

  test("a new one is pending until the bank has decided, then taken, and saved with the payment", async () => {
    const payer = await newPayer(backend, 5_000);
    const { payment } = await payFrom(payer, "000123456789", { saveMethod: true });
    expect(payment).toMatchObject({
      state: "PENDING",
      moneyTaken: "NOT_YET_KNOWN",
      paymentMethodType: "bankAccount",
      lastFour: "6789",
    });
    backend.processor.settlePending();
    await backend.reconcile();
    expect(await payer.payment(payment.id)).toMatchObject({
      state: "SUBMITTED",
      parts: [{ state: "DONE" }, { kind: "SAVE_METHOD", state: "DONE" }],
    });
    const { data } = await payer.graph(
      "query W($id: ID!) { billing(accountId: $id) { paymentMethods { id type lastFour } } }",
      { id: payer.accountId },
    );
    const saved = (data?.["billing"] as { paymentMethods: { id: string; type: string }[] }).paymentMethods.find(
      ({ type }) => type === "bankAccount",
    );
    const again = await payer.pay(
      await payer.attempt(100, { method: { savedBankAccount: { paymentMethodId: saved?.id ?? "" } } }),
    );
    expect(again.payment).toMatchObject({ state: "PENDING", lastFour: "6789" });
  });

  test.each([
    ["000333333335", "DECLINED"],
    ["000222222227", "INSUFFICIENT_FUNDS"],
  ])("a charge on %s fails: %s, and no money is taken", async (accountNumber, failureCode) => {
    expect((await payFrom(await newPayer(backend, 5_000), accountNumber)).payment).toMatchObject({
      state: "FAILED",
      failureCode,
      moneyTaken: "NO",
    });
  });

  test("a card is not accepted as a bank account or vice versa, and another account's method is not found", async () => {
    const payer = await signIn("carl");
    const asBank = (paymentMethodId: string) => ({ savedBankAccount: { paymentMethodId } });
    for (const id of ["pm_demo_cobb_visa", "pm_demo_winslow_bank", "pm_unknown"])
      expect(await payer.pay(await payer.attempt(100, { method: asBank(id) }))).toMatchObject({
        code: "METHOD_NOT_FOUND",
      });
    const asCard = { savedCard: { paymentMethodId: "pm_demo_cobb_bank", securityCodeToken: "vt_none" } };
    expect(await payer.pay(await payer.attempt(100, { method: asCard }))).toMatchObject({ code: "METHOD_NOT_FOUND" });
  });
});

describe("saving the card with the payment", () => {
  test("[PAY-17 partly] both parts complete, and the card is in the wallet once however often it is saved", async () => {
    const quinn = await signIn("quinn");
    const first = await quinn.pay(await quinn.attempt(9_610, { saveMethod: true }, { cardNumber: "5555555555554444" }));
    expect(first.payment.parts).toEqual([
      { kind: "PAYMENT", state: "DONE", code: null },
      { kind: "SAVE_METHOD", state: "DONE", code: null },
    ]);
    const again = await quinn.pay(
      await quinn.attempt(100, { saveMethod: true, overpaymentConfirmed: true }, { cardNumber: "5555555555554444" }),
    );
    expect(again.account.paymentMethods.map((method) => method.lastFour)).toEqual(["4444"]);
    const saved = await quinn.savedCard(again.account.paymentMethods[0]?.id ?? "");
    expect(
      (await quinn.pay(await quinn.attempt(100, { method: saved, overpaymentConfirmed: true }))).payment.state,
    ).toBe("SUBMITTED");
  });

  test("[PAY-17 partly] a failed payment saves nothing and reports it", async () => {
    const jo = await signIn("jo");
    const result = await jo.pay(await jo.attempt(7_500, { saveMethod: true }, { cardNumber: "4000000000011009" }));
    expect(result.payment.parts).toEqual([
      { kind: "PAYMENT", state: "FAILED", code: "DECLINED" },
      { kind: "SAVE_METHOD", state: "FAILED", code: "NOT_ATTEMPTED" },
    ]);
    expect(result.account.paymentMethods.map((method) => method.lastFour)).toEqual(["0005"]);
  });

  test("[PAY-17 partly] with a full wallet the card is not saved and the payment succeeds", async () => {
    const casey = await signIn("casey");
    const card = {
      type: "visa",
      lastFour: "0000",
      expiry: "1229",
      cardName: "Casey",
      fundingKind: "credit",
      bankName: null,
      accountKind: null,
      processorToken: "t",
      savedAt: new Date(),
    } as const;
    await backend.database.insert(paymentMethods).values(
      Array.from({ length: 12 }, (_, index) => ({
        ...card,
        accountId: casey.accountId,
        id: `pm_${index}`,
        fingerprint: `f${index}`,
      })),
    );
    const result = await casey.pay(await casey.attempt(100, { saveMethod: true, overpaymentConfirmed: true }));
    expect(result.payment).toMatchObject({
      state: "SUBMITTED",
      parts: [
        { kind: "PAYMENT", state: "DONE" },
        { kind: "SAVE_METHOD", state: "FAILED", code: "SAVING_FAILED" },
      ],
    });
    expect(result.account.paymentMethods).toHaveLength(12);
  });

  test.each(["4000000000023004", "4000000000024002"])(
    "[PAY-15 partly] the prepaid or gift card %s pays once and cannot be saved",
    async (cardNumber) => {
      const dana = await signIn("dana");
      const input = await dana.attempt(100, { saveMethod: true }, { cardNumber });
      expect(await dana.pay(input)).toMatchObject({ code: "CANNOT_BE_SAVED" });
      expect((await dana.pay({ ...input, idempotencyKey: crypto.randomUUID(), saveMethod: false })).payment.state).toBe(
        "SUBMITTED",
      );
    },
  );
});

test("the history is newest first, and its pages stay stable when a payment is added", async () => {
  const pat = await signIn("pat");
  const query =
    "query H($id: ID!, $after: String) { billing(accountId: $id) { payments(first: 3, after: $after) { nodes { id entryDate channel status } endCursor hasNextPage } } }";
  const page = async (after?: string) => {
    const { data } = await pat.graph(query, { id: pat.accountId, ...(after ? { after } : {}) });
    return (
      data?.["billing"] as {
        payments: { nodes: { id: string; entryDate: string }[]; endCursor: string; hasNextPage: boolean };
      }
    ).payments;
  };
  const first = await page();
  await pat.pay(await pat.attempt(100, { overpaymentConfirmed: true }));
  const second = await page(first.endCursor);
  const third = await page(second.endCursor);
  const seen = [...first.nodes, ...second.nodes, ...third.nodes];
  expect(new Set(seen.map((node) => node.id)).size).toBe(8);
  expect(seen.map((node) => node.entryDate)).toEqual(
    seen
      .map((node) => node.entryDate)
      .sort()
      .reverse(),
  );
  expect([first.hasNextPage, second.hasNextPage, third.hasNextPage]).toEqual([true, true, false]);
  const { errors } = await pat.graph(query, { id: pat.accountId, after: "bm90IGEgY3Vyc29y" });
  expect(errors?.[0]?.extensions.code).toBe("INVALID_REQUEST");
});

test("an enterprise account is paid elsewhere: no ticket, no payment, and every screen says so", async () => {
  const customer = await newCustomer(backend, 5_000);
  const payer = await signIn(customer.username);
  const input = await payer.attempt(5_000);
  await backend.database
    .update(accounts)
    .set({ accountType: "ENTERPRISE" })
    .where(eq(accounts.accountId, customer.accountId));
  const { data } = await payer.graph("query Q($id: ID!) { billing(accountId: $id) { canPay } }", {
    id: customer.accountId,
  });
  expect(data).toEqual({ billing: { canPay: false } });
  expect((await payer.ticketResponse()).status).toBe(403);
  await expect(payer.pay(input)).rejects.toThrow("NOT_ALLOWED");
  expect(backend.processor.charged().filter(({ amount }) => amount === 5_000)).toEqual([]);
});
