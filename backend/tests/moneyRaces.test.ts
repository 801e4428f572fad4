import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runAutoPay } from "../src/modules/autopay/autopay.run.ts";
import { moveClock, storedClockOffset } from "../src/modules/demo/demo.clock.ts";
import { runDuePayments } from "../src/modules/payments/scheduled/scheduled.runner.ts";
import { autoPayTerms } from "../testing/agreements.ts";
import { enroller, inShort } from "../testing/enroller.ts";
import { newCustomer } from "../testing/newCustomer.ts";
import { openBackend, type TestBackend } from "../testing/openBackend.ts";
import { Payer } from "../testing/payer.ts";
import { schedule, scheduled, scheduleInput, shown } from "../testing/scheduler.ts";
import { changeWallet } from "../testing/walletHolder.ts";
import { moneyHelpers, theosDebit } from "./moneyRaces.testing.ts";

let backend: TestBackend;
beforeEach(async () => void (backend = await openBackend()));
afterEach(() => backend.close());

const { as, at, charged, killedBeforeTheCharge, later } = moneyHelpers(() => backend);

describe("[AUTO-09] a debit is made exactly once", () => {
  test("by another process, after a crash before the charge", async () => {
    const theo = await as("theo");
    at("2026-11-26", 0);
    await runAutoPay({ ...backend.deps, processor: killedBeforeTheCharge() });
    expect((await theo.autoPay()).lastRun).toMatchObject({ state: "CONFIRMING" });
    await later(60);
    expect((await theo.autoPay()).lastRun).toMatchObject({ date: "2026-11-26", state: "PAID", amount: theosDebit });
    expect(charged()).toEqual([theosDebit]);
  });
});

describe("[AUTO-08 partly] the first debit is on the announced date", () => {
  test("when midnight passes while the enrolment is being confirmed", async () => {
    const ines = await as("ines");
    at("2026-12-03", 23, 3_599);
    const { action } = await ines.enrol({ method: await ines.newCard("4000000000017006"), debitDay: 4 });
    expect(action).toMatchObject({ nextDate: "2026-12-04" });
    at("2026-12-04", 0, 2);
    await later(20);
    expect((await ines.autoPay()).lastRun).toMatchObject({ date: "2026-12-04", amount: 12_920 });
    expect((await ines.autoPay()).enrolments).toMatchObject([{ nextDate: "2027-01-04" }]);
  });
});

describe("Auto Pay on the day of its debit", () => {
  test.each([
    ["the date is moved", (who: ReturnType<typeof enroller>) => who.moveTo(5)],
    ["it is cancelled", (who: ReturnType<typeof enroller>) => who.cancel()],
  ])("%s concurrently: the debit is made once or not at all, and the response matches", async (_what, change) => {
    const theo = await as("theo");
    at("2026-11-26", 0);
    const [told] = await Promise.all([change(theo), backend.autoPay(), backend.autoPay()]);
    await later(20);
    const { lastRun, enrolments } = await theo.autoPay();
    expect(charged()).toEqual(lastRun ? [theosDebit] : []);
    expect(told.code === undefined || told.code !== "ACTION_BEING_CONFIRMED").toBe(true);
    for (const { nextDate } of enrolments) expect(nextDate > "2026-11-26").toBe(true);
    at("2026-11-26", 12);
    await backend.autoPay();
    expect(charged()).toHaveLength(lastRun ? 1 : 0);
  });
});

describe("[WALL-03 partly] a method in use", () => {
  test("cannot be deleted while an enrolment with it is being confirmed", async () => {
    const ines = await as("ines");
    const method = await ines.payer.savedCard("pm_demo_cedar_visa");
    backend.processor.setFault("losesAnswers");
    const { action } = await ines.enrol({ method });
    backend.processor.setFault("none");
    expect(inShort(action)).toEqual(["ENROL core CONFIRMING"]);
    expect(
      await changeWallet(ines.payer, "deletePaymentMethod", { paymentMethodId: "pm_demo_cedar_visa" }),
    ).toMatchObject({ code: "USED_FOR_AUTO_PAY" });
    await later(20);
    expect((await ines.autoPay()).enrolments).toMatchObject([{ paymentMethodId: "pm_demo_cedar_visa" }]);
  });

  test("of a scheduled payment that is deleted between its start and its charge is not charged, and the account can pay again at once", async () => {
    const { username, savedCardId } = await newCustomer(backend, 10_000);
    const payer = await Payer.signIn(backend, username);
    const paymentId = await scheduled(payer, 1_000, "2026-12-01", { method: await payer.savedCard(savedCardId) });
    at("2026-12-01", 0);
    await runDuePayments({ ...backend.deps, processor: killedBeforeTheCharge() });
    await changeWallet(payer, "deletePaymentMethod", { paymentMethodId: savedCardId });
    await later(60);
    expect(await shown(payer, paymentId)).toMatchObject({ state: "FAILED", moneyTaken: "NO" });
    expect(await payer.pay(await payer.attempt(1_000))).toMatchObject({ payment: { state: "SUBMITTED" } });
  });
});

describe("[PAY-20] two concurrent tabs", () => {
  const bothTabs = async () => {
    const { username } = await newCustomer(backend, 10_000);
    return [await Payer.signIn(backend, username), await Payer.signIn(backend, username)] as const;
  };

  test("that pay the same bill: one pays, the other gets the overlap warning", async () => {
    const tabs = await bothTabs();
    const inputs = await Promise.all(tabs.map((tab) => tab.attempt(10_000)));
    const results = await Promise.all(
      tabs.map((tab, index) => tab.pay({ ...inputs[index], overlapsSeen: [] } as never)),
    );
    expect(results.filter(({ payment }) => payment).map(({ payment }) => payment.state)).toEqual(["SUBMITTED"]);
    expect(
      results.filter(({ code }) =>
        ["PAYMENT_BEING_CONFIRMED", "OVERLAP_NOT_SEEN", "OVERPAYMENT_NOT_CONFIRMED", "AMOUNT_OUT_OF_RANGE"].includes(
          code,
        ),
      ),
    ).toHaveLength(1);
    expect(charged()).toEqual([10_000]);
  });

  test("that schedule the same payment: one schedules, the other gets the overlap warning", async () => {
    const tabs = await bothTabs();
    const inputs = await Promise.all(tabs.map((tab) => scheduleInput(tab, 6_000, "2026-12-01", { overlapsSeen: [] })));
    const results = await Promise.all(tabs.map((tab, index) => schedule(tab, inputs[index]!)));
    expect(results.filter(({ payment }) => payment)).toHaveLength(1);
    expect(results.filter(({ code }) => code === "OVERLAP_NOT_SEEN")).toHaveLength(1);
  });

  test("of which one pays and enrols while the other pays: nothing is charged twice, and the enrolment follows its own payment", async () => {
    const [one, other] = [await Payer.signIn(backend, "ines"), await Payer.signIn(backend, "ines")];
    const enrolAutoPay = { services: ["core"], debitDay: 4, terms: autoPayTerms };
    const both = {
      first: { ...(await one.attempt(13_420)), enrolAutoPay, overlapsSeen: [] },
      second: { ...(await other.attempt(13_420)), overlapsSeen: [] },
    };
    const [first, second] = await Promise.all([one.pay(both.first as never), other.pay(both.second as never)]);
    expect(charged()).toEqual([13_420]);
    await later(20);
    expect((await enroller(one).autoPay()).enrolments).toHaveLength(first.payment ? 1 : 0);
    expect([first, second].filter(({ payment }) => payment)).toHaveLength(1);
  });
});

test("a process that crashes does not undo a move of the clock", async () => {
  const seen: number[] = [];
  const { clock, database } = backend.deps;
  const watched = {
    ...clock,
    advance: (seconds: number) =>
      void storedClockOffset(database)
        .then((offset) => seen.push(offset))
        .then(() => clock.advance(seconds)),
  };
  await moveClock({ ...backend.deps, clock: watched }, { now: "2026-11-22T15:00:00Z" });
  await expect.poll(() => seen).toEqual([86_400_000]);
});
