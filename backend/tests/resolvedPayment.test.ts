import { addDays } from "@portico/rules/dates";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { newCustomer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import { scheduled } from "../testing/scheduler.ts";
import { laterOn } from "../testing/webhooks.ts";
import { messages } from "../src/modules/messages/messages.tables.ts";

let backend: TestBackend;
let payer: Payer;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.database.delete(messages);
  payer = await Payer.signIn(backend, (await newCustomer(backend, 24_817)).username);
});
afterEach(() => backend.processor.setFault("none"));

const hangs = "4000000000016008";
const losesAnswer = "4000000000017006";
const declinedLater = "4000000000015000";
const returnsForFunds = "000444444440";
const payWith = async (cardNumber: string) => payer.pay(await payer.attempt(24_817, {}, { cardNumber }));

/** Queries the summary's fields of the account. */
async function account(): Promise<{ paymentLocked: boolean; resolvedPayment: unknown }> {
  const response = await payer.browser.fetch("/api/pub/account/v1/accounts", {
    headers: { "x-client-type": "SSPP", "x-vendor-key": "SMB" },
  });
  return ((await response.json()) as { accounts: { paymentLocked: boolean; resolvedPayment: unknown }[] }).accounts[0]!;
}

async function foundOut(): Promise<void> {
  backend.securityClock.advance(60);
  await backend.reconcile();
}

const advanceDays = (days: number) => backend.clock.advance(days * 86_400);

const told = async () =>
  (await backend.database.select().from(messages)).map(({ subject, text }) => `${subject}\n${text}`);

test("a payment that fails after its response is reported with the account, and the payer is notified once", async () => {
  const { paymentId } = await payWith(hangs);
  expect(await account()).toMatchObject({ paymentLocked: true, resolvedPayment: null });
  expect(await told()).toEqual([]);
  await foundOut();
  await foundOut();
  expect(await account()).toMatchObject({
    paymentLocked: false,
    resolvedPayment: { paymentId, amount: 24_817, moneyTaken: false },
  });
  const [message, ...more] = await told();
  expect(more).toEqual([]);
  expect(message).toMatch(/didn’t go through\. .+ was not charged\./);
  expect(message).toContain("you can pay now");
});

test("a taken one is reported until another payment is started", async () => {
  const { paymentId } = await payWith(losesAnswer);
  await foundOut();
  expect(await account()).toMatchObject({
    paymentLocked: false,
    resolvedPayment: { paymentId, amount: 24_817, moneyTaken: true },
  });
  expect((await told())[0]).toContain("The payment went through.");
  await payer.pay(await payer.attempt(100, { overpaymentConfirmed: true }));
  expect((await account()).resolvedPayment).toBeNull();
});

test("a payment with an immediate outcome is neither reported nor notified", async () => {
  await payWith("4242424242424242");
  await foundOut();
  expect((await account()).resolvedPayment).toBeNull();
  expect(await told()).toEqual([]);
});

test("it is no longer reported after three days", async () => {
  await payWith(hangs);
  await foundOut();
  advanceDays(4);
  expect((await account()).resolvedPayment).toBeNull();
});

test("a taken one is no longer reported after the bank returned it", async () => {
  const method = { vaultToken: (await payer.newBankAccount({ accountNumber: returnsForFunds })).token };
  backend.processor.setFault("losesAnswers");
  await payer.pay(await payer.attempt(24_817, { method }));
  backend.processor.setFault("none");
  await foundOut();
  expect((await account()).resolvedPayment).toMatchObject({ moneyTaken: true });
  await laterOn(backend);
  expect((await account()).resolvedPayment).toBeNull();
});

test("one that the bank declines after four days is reported from then on, for three days", async () => {
  const { paymentId } = await payWith(declinedLater);
  advanceDays(4);
  backend.processor.settlePending();
  await foundOut();
  expect((await account()).resolvedPayment).toEqual({ paymentId, amount: 24_817, moneyTaken: false });
  advanceDays(2);
  expect((await account()).resolvedPayment).not.toBeNull();
  advanceDays(2);
  expect((await account()).resolvedPayment).toBeNull();
});

test("a scheduled payment that is charged afterwards does not hide it", async () => {
  const { paymentId } = await payWith(hangs);
  await foundOut();
  await scheduled(payer, 1_000, addDays(backend.clock.today(), 1));
  advanceDays(1);
  await backend.runDuePayments();
  expect((await account()).resolvedPayment).toMatchObject({ paymentId, moneyTaken: false });
});
