import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { instantAt } from "@portico/rules/dates";
import { autoPayEnrolments } from "../src/modules/autopay/autopay.tables.ts";
import { runAutoPay } from "../src/modules/autopay/autopay.run.ts";
import type { PaymentProcessor } from "../src/modules/payments/processor/processor.ts";
import { paymentMethods } from "../src/modules/wallet/wallet.tables.ts";
import { inShort } from "../testing/enroller.ts";
import { newCustomer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import { booked, scheduled, shown, billingFacts } from "../testing/scheduler.ts";
import { addMethod, changeWallet } from "../testing/walletHolder.ts";
import { lastRunDate, moneyHelpers, theosDebit, demoTimeZone } from "./moneyRaces.testing.ts";

let backend: TestBackend;
beforeEach(async () => void (backend = await openBackend()));
afterEach(() => backend.close());

const { as, at, charged, killedBeforeTheCharge, later } = moneyHelpers(() => backend);

describe("[AUTO-09] a debit is made exactly once", () => {
  test("also after an outage of the processor at midnight, and not after a bank's refusal", async () => {
    const [theo, omar] = [await as("theo"), await as("omar")];
    at("2026-12-21", 0);
    const away: PaymentProcessor = { ...backend.deps.processor, charge: () => Promise.resolve({ kind: "notCharged" }) };
    await runAutoPay({ ...backend.deps, processor: away });
    await later(60);
    await later(60);
    expect((await theo.autoPay()).lastRun).toMatchObject({ state: "PAID" });
    expect((await omar.autoPay()).lastRun).toMatchObject({ state: "FAILED", code: "DECLINED" });
  });

  test("or is definitely given up, once its card may no longer be charged", async () => {
    const theo = await as("theo");
    at("2026-11-26", 0);
    await runAutoPay({ ...backend.deps, processor: killedBeforeTheCharge() });
    await backend.database
      .update(paymentMethods)
      .set({ unavailable: true })
      .where(eq(paymentMethods.id, "pm_demo_marrow_visa"));
    await later(60);
    expect((await theo.autoPay()).lastRun).toMatchObject({ state: "FAILED", code: "PROCESSOR_UNAVAILABLE" });
    expect(await theo.payer.pay(await theo.payer.attempt(16_075))).toMatchObject({ payment: { state: "SUBMITTED" } });
    expect(charged()).toEqual([16_075]);
  });

  test("after payments scheduled for the same day, whichever job runs first: the bill is not paid twice", async () => {
    const theo = await as("theo");
    const paymentId = await scheduled(theo.payer, 10_000, "2026-11-26");
    at("2026-11-26", 0);
    await backend.autoPay();
    expect(await lastRunDate(theo)).toBeNull();
    await Promise.all([backend.runDuePayments(), backend.autoPay()]);
    await backend.autoPay();
    expect((await theo.autoPay()).lastRun).toMatchObject({ state: "PAID", amount: theosDebit - 10_000 });
    expect(await shown(theo.payer, paymentId)).toMatchObject({ state: "SUBMITTED" });
    expect(await billingFacts(theo.payer)).toMatchObject({ amountDue: 0 });
  });

  test.each([
    ["2027-03-14", "the day when daylight saving time begins"],
    ["2026-11-01", "the day when daylight saving time ends"],
    ["2028-02-29", "a leap day"],
    ["2027-02-28", "a month's end"],
  ])("on %s, %s: not a second before the day begins, and not again in its repeated hour", async (date) => {
    const theo = await as("theo");
    await backend.database
      .update(autoPayEnrolments)
      .set({ nextDate: date })
      .where(eq(autoPayEnrolments.accountId, theo.payer.accountId));
    const midnight = instantAt(date, 0, 0, demoTimeZone).getTime();
    for (const [seconds, run] of [
      [-1, null],
      [0, date],
      [90 * 60, date],
      [150 * 60, date],
      [23 * 3_600, date],
    ] as const) {
      backend.clock.set(new Date(midnight + seconds * 1000));
      await backend.autoPay();
      expect(await lastRunDate(theo), `${seconds} s`).toBe(run);
    }
    expect(charged().filter((amount) => amount === theosDebit)).toHaveLength(1);
  });
});

describe("[AUTO-08 partly] the first debit is on the announced date", () => {
  test("and on the next date, when the enrolment was confirmed too late", async () => {
    const ines = await as("ines");
    at("2026-12-03", 23, 3_599);
    await ines.enrol({ method: await ines.newCard("4000000000017006"), debitDay: 4 });
    at("2026-12-05", 9);
    await later(20);
    expect(await ines.autoPay()).toMatchObject({ lastRun: null, enrolments: [{ nextDate: "2027-01-04" }] });
  });
});

describe("Auto Pay on the day of its debit", () => {
  test("cancelled after its debit and enrolled again on the same day, it is not debited again that day", async () => {
    const theo = await as("theo");
    at("2026-11-26", 0);
    await backend.autoPay();
    await theo.cancel();
    await theo.enrol({
      debitDay: 26,
      method: {
        savedCard: {
          paymentMethodId: "pm_demo_marrow_mc",
          securityCodeToken: await codeFor(theo.payer, "pm_demo_marrow_mc"),
        },
      },
    });
    at("2026-11-26", 23);
    await backend.autoPay();
    expect(charged()).toEqual([theosDebit]);
  });
});

async function codeFor(payer: Payer, methodId: string): Promise<string> {
  const method = await payer.savedCard(methodId);
  return "savedCard" in method ? method.savedCard.securityCodeToken : "";
}

describe("[WALL-03 partly] a method in use", () => {
  test("of a scheduled payment that is deleted concurrently with its run: it is charged once, or fails because the method was deleted", async () => {
    for (let round = 0; round < 4; round += 1) {
      at("2026-11-21", 10);
      const { username, savedCardId } = await newCustomer(backend, 10_000);
      const payer = await Payer.signIn(backend, username);
      const paymentId = await scheduled(payer, 1_000, "2026-12-01", { method: await payer.savedCard(savedCardId) });
      at("2026-12-01", 0);
      await Promise.all(
        round % 2
          ? [backend.runDuePayments(), changeWallet(payer, "deletePaymentMethod", { paymentMethodId: savedCardId })]
          : [changeWallet(payer, "deletePaymentMethod", { paymentMethodId: savedCardId }), backend.runDuePayments()],
      );
      const { state, failureCode } = await shown(payer, paymentId);
      expect(state === "SUBMITTED" ? [state] : [state, failureCode]).toEqual(
        state === "SUBMITTED" ? ["SUBMITTED"] : ["FAILED", "METHOD_REMOVED"],
      );
      expect(await booked(backend, payer.accountId)).toHaveLength(state === "SUBMITTED" ? 1 : 0);
    }
  });
});

describe("a card that does not fit into the wallet is not enrolled, and its mandate is revoked", () => {
  async function fillWallet(payer: Payer): Promise<void> {
    for (let saved = 1; saved < 30; saved += 1) {
      const { token } = await payer.newBankAccount(
        { accountNumber: `00044455${String(saved).padStart(4, "0")}` },
        "wallet",
      );
      if ((await addMethod(payer, token)).code === "WALLET_FULL") return;
    }
  }

  test("when the wallet is full already", async () => {
    const ines = await as("ines");
    await fillWallet(ines.payer);
    const { action } = await ines.enrol({ method: await ines.newCard("5555555555554444") });
    expect(inShort(action)).toEqual(["ENROL core FAILED CANNOT_BE_SAVED"]);
    expect(backend.processor.liveMandates()).toEqual([]);
  });

  test("when it becomes full while the enrolment is being confirmed", async () => {
    const ines = await as("ines");
    const { action } = await ines.enrol({ method: await ines.newCard("4000000000017006") });
    expect(inShort(action)).toEqual(["ENROL core CONFIRMING"]);
    expect(backend.processor.liveMandates()).toHaveLength(1);
    await fillWallet(ines.payer);
    await later(20);
    expect(inShort(await ines.action(action.id))).toEqual(["ENROL core FAILED CANNOT_BE_SAVED"]);
    expect(backend.processor.liveMandates()).toEqual([]);
  });
});
