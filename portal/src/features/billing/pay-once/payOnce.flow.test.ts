/* oxlint-disable max-lines -- one list of facts that share a set-up */
import { flowSteps } from "@portico/rules/flowSteps";
import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestBrowser } from "../../../testing/openPortal.ts";
import { fillIn, goodCard, openPayer } from "../../../testing/payOnceDriver.ts";
import { validateChosenAmount } from "./amount.rules.ts";
import { withoutIds } from "../../../testing/withoutIds.ts";
import { openStep } from "./payOnce.draft.ts";
import { payOnceEvents } from "./payOnce.slice.ts";

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

const opened = (as = "dana") => openPayer(createTestBrowser(backend.browser()), { as });
const charges = () => backend.processor.charged().map(({ amount }) => amount);

test("[PAY-01] the four steps lead from the amount to a payment", async () => {
  const dana = await opened();
  dana.chooseAmount(24817);
  expect(dana.place()).toMatch(/step=method$/);
  await dana.chooseNewCard();
  expect(dana.place()).toMatch(/step=date$/);
  dana.acceptDate();
  expect(dana.place()).toMatch(/step=review$/);
  dana.openReview();
  await dana.pay();
  const payment = await dana.payment();
  expect(payment).toMatchObject({ state: "SUBMITTED", moneyTaken: "YES", amount: 24817, balanceAfter: 0 });
  expect(dana.place()).toBe(`/billing/payments/${payment?.id}?account=8347201180`);
  expect(charges()).toEqual([24817]);
  expect((await dana.account()).amountDue).toBe(0);
});

test("[PAY-01] a URL opens a step only when the steps before it are complete, and going back keeps the draft", async () => {
  const dana = await opened();
  const opens = (step: "amount" | "method" | "date" | "review") =>
    openStep(dana.flow().draft ?? { accountId: "" }, step);
  expect(opens("review")).toBe("amount");
  dana.chooseAmount(10000);
  expect(opens("review")).toBe("method");
  await dana.chooseNewCard();
  expect(opens("review")).toBe("date");
  dana.acceptDate();
  expect(opens("review")).toBe("review");
  // Back to the amount: the later steps are still complete, so the next step is review.
  expect(opens("amount")).toBe("amount");
  dana.chooseAmount(5000);
  expect(dana.place()).toMatch(/step=review$/);
  expect(dana.flow().draft).toMatchObject({ amount: { cents: 5000 }, method: { lastFour: "4242" } });
});

test("[PAY-01] a reload restores the draft, and asks for card data again", async () => {
  const browser = createTestBrowser(backend.browser());
  const before = await fillIn(await openPayer(browser, { as: "dana" }));
  before.stop();
  expect(withoutIds(before.tabStorage.getItem("portico.payOnce.8347201180"))).not.toMatch(/vt_|token|4242/i);

  const after = await openPayer(browser, { tabStorage: before.tabStorage });
  expect(after.flow().draft).toMatchObject({
    amount: { cents: 24817 },
    date: "2026-11-21",
    methodBefore: "new",
    idempotencyKey: before.flow().draft?.idempotencyKey,
  });
  expect(openStep(after.flow().draft!, "review")).toBe("method");
  await after.chooseNewCard();
  expect(after.place()).toMatch(/step=review$/);
});

test("[PAY-05] an amount must be between the server's minimum and maximum; invalid input has its own message", async () => {
  const account = await (await opened()).account();
  const errors = (typed: string, locale: "en-US" | "es-US" = "en-US") => {
    const validated = validateChosenAmount(account, "other", typed, locale);
    return "error" in validated ? validated.error : validated.chosen.cents;
  };
  expect(account.paymentOptions.minimum).toBe(100);
  expect(["", "abc", "1.001", "1e3", "-5", "1.000,00", "NaN", "<script>"].map((typed) => errors(typed))).toEqual(
    Array(8).fill("invalid"),
  );
  expect(
    ["0", "0.99", ".5", String(account.paymentOptions.maximum / 100 + 0.01)].map((typed) => errors(typed)),
  ).toEqual(Array(4).fill("outOfRange"));
  expect(["1", "1.00", "$5", "1,000.00", "248.16", "248.17", "248.18"].map((typed) => errors(typed))).toEqual([
    100, 100, 500, 100000, 24816, 24817, 24818,
  ]);
  expect(["248,17", "1.000,00", "1,000.00", "0,99", "1.000"].map((typed) => errors(typed, "es-US"))).toEqual([
    24817,
    100000,
    100000,
    "outOfRange",
    "invalid",
  ]);
});

test("[PAY-05] the server enforces the same bounds: nothing is charged, and the amount is asked for again", async () => {
  const dana = await fillIn(await opened(), {}, 99);
  await dana.pay();
  expect(dana.flow().phase).toEqual({ name: "refused", refusal: { code: "AMOUNT_OUT_OF_RANGE" } });
  expect(dana.place()).toMatch(/step=amount$/);
  expect(charges()).toEqual([]);
});

test("[PAY-06] a past-due account has to pay at least what is due", async () => {
  const account = await (await opened("morgan")).account();
  expect(validateChosenAmount(account, "other", "182.40")).toEqual({ error: "belowDue" });
  expect(validateChosenAmount(account, "due", "")).toEqual({ chosen: { choice: "due", cents: 36480, due: 36480 } });
});

test("[PAY-07] an amount above the amount due asks for confirmation; declining it returns to the amount", async () => {
  const dana = await opened();
  dana.chooseAmount(30000);
  expect(dana.flow().phase.name).toBe("confirmingOverpayment");
  expect(dana.places.some((place) => place.includes("step=method"))).toBe(false);
  dana.store.dispatch(payOnceEvents.overpaymentDeclined());
  expect(dana.flow().phase.name).toBe("editing");
  expect(openStep(dana.flow().draft!, "method")).toBe("amount");
});

test("[PAY-07] a confirmed overpayment is charged and becomes a credit", async () => {
  const dana = await opened();
  dana.chooseAmount(30000);
  dana.store.dispatch(payOnceEvents.overpaymentConfirmed());
  expect(dana.place()).toMatch(/step=method$/);
  await dana.chooseNewCard();
  dana.acceptDate();
  dana.openReview();
  await dana.pay();
  expect(await dana.payment()).toMatchObject({ state: "SUBMITTED", amount: 30000 });
  expect(await dana.account()).toMatchObject({ amountDue: 0, creditBalance: 30000 - 24817 });
});

test("[PAY-07] when the amount due changed meanwhile, the server asks for the missing confirmation", async () => {
  const browser = createTestBrowser(backend.browser());
  const first = await fillIn(await openPayer(browser, { as: "dana" }));
  const rival = await fillIn(await openPayer(createTestBrowser(backend.browser()), { as: "ada" }));
  await rival.pay();
  await first.pay();
  expect(first.flow().phase).toEqual({ name: "refused", refusal: { code: "OVERPAYMENT_NOT_CONFIRMED" } });
  expect(first.place()).toMatch(/step=amount$/);
  expect(charges()).toEqual([24817]);
});

test("[PAY-16 partly] accepted, pending and failed payments each have their own outcome", async () => {
  const submitted = await fillIn(await opened("dana"));
  await submitted.pay();
  expect(await submitted.payment()).toMatchObject({ state: "SUBMITTED", moneyTaken: "YES", status: "success" });
  expect((await submitted.payment())?.confirmationNumber).toBeTruthy();

  const declined = await fillIn(await opened("lucia"), { cardNumber: "4000000000011009" }, 12950);
  await declined.pay();
  expect(await declined.payment()).toMatchObject({
    state: "FAILED",
    moneyTaken: "NO",
    failureCode: "DECLINED",
    confirmationNumber: null,
  });

  const pending = await fillIn(
    await openPayer(createTestBrowser(backend.browser("community")), { as: "alex" }),
    { cardNumber: "4000000000014003" },
    10000,
  );
  await pending.pay();
  expect(await pending.payment()).toMatchObject({ state: "PENDING", moneyTaken: "NOT_YET_KNOWN", status: "pending" });
});

test("[PAY-17 partly] saving the card is a part of its own: done, or not tried when the payment fails", async () => {
  const lucia = await fillIn(await opened("lucia"), {}, 1000, true);
  await lucia.pay();
  expect((await lucia.payment())?.parts).toMatchObject([
    { kind: "PAYMENT", state: "DONE" },
    { kind: "SAVE_METHOD", state: "DONE" },
  ]);
  expect((await lucia.account()).paymentMethods).toMatchObject([{ lastFour: "4242" }]);

  const casey = await fillIn(await opened("casey"), { cardNumber: "4000000000011009" }, 1000, true);
  await casey.pay();
  expect((await casey.payment())?.parts).toMatchObject([
    { kind: "PAYMENT", state: "FAILED" },
    { kind: "SAVE_METHOD", state: "FAILED", code: "NOT_ATTEMPTED" },
  ]);
});

test("[PAY-15 partly] a prepaid card pays once and is never saved, even if requested", async () => {
  const lucia = await fillIn(await opened("lucia"), { cardNumber: "4000000000023004" }, 1000, true);
  expect(lucia.flow().draft?.method).toMatchObject({ canSave: false, save: true });
  await lucia.pay();
  expect((await lucia.payment())?.parts).toMatchObject([{ kind: "PAYMENT", state: "DONE" }]);
  expect((await lucia.account()).paymentMethods).toEqual([]);
});

test("[PAY-08] the security code of a saved card is asked for once per payment; a wrong one has its own outcome", async () => {
  const dana = await opened();
  dana.chooseAmount(24817);
  await dana.chooseSavedCard("4242", "999");
  dana.acceptDate();
  dana.openReview();
  await dana.pay();
  expect(await dana.payment()).toMatchObject({
    state: "FAILED",
    failureCode: "SECURITY_CODE_FAILED",
    moneyTaken: "NO",
  });
  expect(charges()).toEqual([]);
});

test("[PAY-08] the vault accepts four digits for American Express and three for others", async () => {
  const dana = await opened();
  const codeOf = async (cardNumber: string, securityCode: string) => {
    const stored = await dana.type({ kind: "newCard" }, { ...goodCard, cardNumber, securityCode });
    return stored.kind === "invalid" ? stored.errors : stored.kind;
  };
  expect(await codeOf("378282246310005", "1234")).toBe("stored");
  expect(await codeOf("378282246310005", "123")).toEqual({ securityCode: "TOO_SHORT" });
  expect(await codeOf("4242424242424242", "123")).toBe("stored");
  expect(await codeOf("4242424242424242", "1234")).toEqual({ securityCode: "TOO_LONG" });
});

test("[PAY-22] the accepted terms are submitted as release, language, key and hash of the text on the screen", async () => {
  const sent: string[] = [];
  const dana = await openPayer(createTestBrowser(backend.browser()), {
    as: "dana",
    network: (fetch) => async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith("/selfservice/graph")) sent.push(await request.clone().text());
      return fetch(request);
    },
  });
  await dana.content.setLocale("es-US");
  await fillIn(dana);
  await dana.pay();
  const { variables } = JSON.parse(sent.find((body) => body.includes("createInstantPaymentV2")) ?? "{}") as {
    variables: { input: { terms: object } };
  };
  const { release, locale } = dana.content.getState();
  const textHash = await dana.content.hashOf("billing.payOnce.terms.text");
  expect(variables.input.terms).toEqual({
    accepted: true,
    release,
    locale,
    key: "billing.payOnce.terms.text",
    textHash,
  });
  expect(locale).toBe("es-US");
});

test("[SESS-12] a standard user can view billing; the server refuses their payment and gives no card form", async () => {
  const sam = await opened("sam");
  expect(await sam.account()).toMatchObject({ canPay: false, amountDue: 24817 });
  sam.chooseAmount(24817);
  sam.store.dispatch(payOnceEvents.cardFormRequested({}));
  await sam.until(({ txnBilling }) => txnBilling.payOnce.cardForm.name === "failed");
  expect(sam.flow().cardForm).toMatchObject({ failure: { kind: "refused", code: "NOT_ALLOWED" } });
  sam.store.dispatch(
    payOnceEvents.methodChosen({
      kind: "new",
      type: "visa",
      lastFour: "4242",
      goodUntil: 0,
      vaultToken: "vt_none",
      canSave: false,
      save: false,
    }),
  );
  sam.acceptDate();
  sam.openReview();
  await sam.pay();
  expect(sam.flow().phase).toEqual({ name: "refused", refusal: { code: "OTHER" } });
  expect(charges()).toEqual([]);
});

test("[PAY-19 partly] the answer contains the payment's id, which analytics records as the transaction id, with the steps that led to it", async () => {
  const events: { name: string; data: { flow?: string; flowStep?: string } }[] = [];
  const dana = await openPayer(createTestBrowser(backend.browser()), {
    as: "dana",
    network: (fetch) => async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith("/telemetry/v1/events"))
        events.push(...((await request.clone().json()) as { events: typeof events }).events);
      return fetch(request);
    },
  });
  await fillIn(dana);
  await dana.pay();
  const payment = await dana.payment();
  await expect
    .poll(async () => (await dana.timers.elapse(2_000), events))
    .toContainEqual(
      expect.objectContaining({
        name: "paymentAnswered",
        data: expect.objectContaining({
          apiTransactionId: payment?.id,
          appApiServiceResult: "SUBMITTED",
          opSuccess: true,
        }),
      }),
    );
  const steps = events.filter(({ data }) => data.flow === "payment").map(({ data }) => data.flowStep);
  expect(steps.filter((step, index) => step !== steps[index - 1])).toEqual([...flowSteps.payment]);
  expect(withoutIds(JSON.stringify(events))).not.toMatch(/4242|8347201180|vt_/);
});

test("[PAY-15 partly] [BILL-07 partly] a bank account, new or saved, pays without a security code; the server refuses a kind that the account may not use", async () => {
  const wendy = await opened("wendy");
  wendy.chooseAmount(15_420, 15_420, "due");
  await wendy.chooseNewBank();
  wendy.acceptDate();
  wendy.openReview();
  await wendy.pay();
  expect(await wendy.payment()).toMatchObject({
    state: "SUBMITTED",
    paymentMethodType: "bankAccount",
    lastFour: "5559",
    amount: 15_420,
  });

  const carl = await opened("carl");
  carl.chooseAmount(8_450, 8_450, "due");
  await carl.chooseSavedBank("6789");
  carl.acceptDate();
  carl.openReview();
  await carl.pay();
  expect(await carl.payment()).toMatchObject({
    state: "PENDING",
    moneyTaken: "NOT_YET_KNOWN",
    paymentMethodType: "bankAccount",
  });

  const bella = await opened("bella");
  bella.chooseAmount(9_120, 9_120, "due");
  await bella.chooseSavedBank("6789");
  bella.acceptDate();
  bella.openReview();
  await bella.pay();
  expect(bella.flow().phase).toEqual({ name: "refused", refusal: { code: "BANKS_RESTRICTED" } });
  expect(bella.place()).toMatch(/step=method$/);
});

test("[B14 partly] the payer's reference survives a reload, is submitted with the payment, and is on the payment’s page", async () => {
  const browser = createTestBrowser(backend.browser());
  const before = await openPayer(browser, { as: "dana" });
  before.chooseAmount(10000);
  before.store.dispatch(payOnceEvents.recordsTyped({ customerReference: " PO-2026/118 " }));
  before.stop();
  const dana = await openPayer(browser, { tabStorage: before.tabStorage });
  await dana.chooseNewCard();
  dana.acceptDate();
  dana.openReview();
  await dana.pay();
  expect(await dana.payment()).toMatchObject({ state: "SUBMITTED", customerReference: "PO-2026/118" });

  const ada = await fillIn(await openPayer(createTestBrowser(backend.browser()), { as: "ada" }), {}, 1000);
  ada.store.dispatch(payOnceEvents.recordsTyped({ customerReference: "=1+1" }));
  await ada.pay();
  expect(ada.flow()).toMatchObject({
    phase: { name: "refused", refusal: { code: "REFERENCE_INVALID" } },
    draft: { customerReference: "=1+1" },
  });
  expect(ada.place()).toMatch(/step=review$/);
  expect(charges()).toEqual([10000]);
});
