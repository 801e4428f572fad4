import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestBrowser } from "../../../testing/openPortal.ts";
import { openPayer, type Payer } from "../../../testing/payOnceDriver.ts";
import { quickMethod } from "../model/payment-methods/methods.rules.ts";
import { dueNow } from "./amount.rules.ts";
import { openStep } from "./payOnce.draft.ts";
import { payOnceEvents } from "./payOnce.slice.ts";

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

const charges = () => backend.processor.charged().map(({ amount }) => amount);
const quick = { quick: true } as const;

/** Opens quick pay: its card fills in the amount due and today's date. */
async function opened(as: string): Promise<Payer> {
  const payer = await openPayer(createTestBrowser(backend.browser()), { as, entry: quick });
  return shown(payer);
}

async function shown(payer: Payer): Promise<Payer> {
  const account = await payer.account();
  payer.store.dispatch(payOnceEvents.dueFilledIn({ due: dueNow(account), date: account.businessDate }));
  payer.openReview();
  return payer;
}

const quickOf = async (payer: Payer) => quickMethod(await payer.account());

test("[PAY-03] quick pay charges a saved card with its security code, and ends on the payment's page", async () => {
  const dana = await opened("dana");
  expect(await quickOf(dana)).toMatchObject({ type: "visa", lastFour: "4242" });
  await dana.chooseSavedCard("4242");
  expect(dana.places.some((place) => place.includes("step="))).toBe(false);
  await dana.pay();
  const payment = await dana.payment();
  expect(payment).toMatchObject({
    state: "SUBMITTED",
    moneyTaken: "YES",
    amount: 24817,
    lastFour: "4242",
    parts: [{ kind: "PAYMENT", state: "DONE" }],
  });
  expect(dana.place()).toBe(`/billing/payments/${payment?.id}?account=8347201180`);
  expect(charges()).toEqual([24817]);
});

test("[PAY-03] it charges the default method; a bank account needs no code", async () => {
  const wendy = await opened("wendy");
  expect(await quickOf(wendy)).toMatchObject({ type: "bankAccount", lastFour: "6789", isDefault: true });
  await wendy.chooseSavedBank("6789");
  await wendy.pay();
  expect(await wendy.payment()).toMatchObject({ state: "PENDING", paymentMethodType: "bankAccount", amount: 15_420 });
});

test("[PAY-03] a method that may not be charged is never used for quick pay", async () => {
  expect(await quickOf(await opened("carl"))).toMatchObject({ type: "bankAccount" });
  expect(await quickOf(await opened("bella"))).toMatchObject({ type: "visa" });
  expect(await quickOf(await opened("otis"))).toBeUndefined();
});

test("[PAY-03] a wrong code, a user without permission and a lost answer end as they do in the four steps", async () => {
  const dana = await opened("dana");
  await dana.chooseSavedCard("4242", "999");
  await dana.pay();
  expect(await dana.payment()).toMatchObject({
    state: "FAILED",
    failureCode: "SECURITY_CODE_FAILED",
    moneyTaken: "NO",
  });
  expect(charges()).toEqual([]);

  const sam = await opened("sam");
  expect(await sam.account()).toMatchObject({ canPay: false });
  sam.store.dispatch(
    payOnceEvents.methodChosen({
      kind: "savedBank",
      type: "bankAccount",
      lastFour: "6789",
      paymentMethodId: "pm_none",
    }),
  );
  await sam.pay();
  expect(sam.flow().phase).toMatchObject({ name: "refused" });
  expect(charges()).toEqual([]);
});

test("[PAY-03] after a colleague has paid meanwhile, quick pay is refused on the same card, and nothing is charged twice", async () => {
  const dana = await opened("dana");
  await dana.chooseSavedCard("4242");
  const ada = await opened("ada");
  await ada.chooseSavedCard("4242");
  await ada.pay();
  await dana.pay();
  expect(dana.flow().phase).toEqual({ name: "refused", refusal: { code: "OVERPAYMENT_NOT_CONFIRMED" } });
  expect(dana.place()).toBe("/billing/pay-bill?open=quick&account=8347201180");
  expect(charges()).toEqual([24817]);
});

test("[PAY-03] Change opens the four steps with the card's values filled in; coming back starts with the amount due", async () => {
  const browser = createTestBrowser(backend.browser());
  const card = await shown(await openPayer(browser, { as: "dana", entry: quick }));
  card.stop();
  const steps = await openPayer(browser, { tabStorage: card.tabStorage });
  expect(steps.flow().draft).toMatchObject({ amount: { choice: "due", cents: 24817 }, date: "2026-11-21" });
  expect(steps.flow().draft?.entry).toBeUndefined();
  expect(openStep(steps.flow().draft!, "review")).toBe("method");
  steps.chooseAmount(100);
  steps.stop();
  const again = await openPayer(browser, { tabStorage: steps.tabStorage, entry: quick });
  expect(again.flow().draft).toEqual({ accountId: "8347201180", entry: quick });
});
