/* oxlint-disable max-lines -- one list of facts that share a set-up */
import { openBackend, type TestBackend } from "@portico/backend/testing";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openAutoPayer } from "../../../testing/autoPayDriver.ts";
import { createTestBrowser } from "../../../testing/openPortal.ts";
import { fillIn, openPayer } from "../../../testing/payOnceDriver.ts";
import { autoPayEvents } from "./autoPay.slice.ts";
import { outcomeOf, nextOf } from "./action.rules.ts";
import { withoutIds } from "../../../testing/withoutIds.ts";
import { openStep } from "./autoPay.draft.ts";

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

type Payer = Awaited<ReturnType<typeof openAutoPayer>>;

const opened = (as: string, flow: "enrol" | "change" = "enrol") =>
  openAutoPayer(createTestBrowser(backend.browser()), { as, flow });
const charges = () => backend.processor.charged().map(({ amount }) => amount);
const partsOf = async (payer: Payer) =>
  (await payer.action()).parts.map(({ kind, service, state, code }) =>
    [kind, service, state, code].filter(Boolean).join(" "),
  );

async function enrolled(
  payer: Payer,
  choice: "pay" | "wait",
  card: { cardNumber?: string; securityCode?: string } = {},
): Promise<Payer> {
  await payer.chooseAmount(choice);
  await payer.chooseNewCard(card);
  payer.openReview();
  await payer.finish();
  return payer;
}

describe("enrolment", () => {
  test("[AUTO-01] the three steps lead from the amount to an enrolment; going back keeps the draft", async () => {
    const ines = await opened("ines");
    expect(openStep(ines.flow().draft!, "review")).toBe("amount");
    await ines.chooseAmount("wait");
    expect(ines.place()).toMatch(/enroll\?step=method/);
    await ines.chooseSavedCard("4242");
    expect(ines.place()).toMatch(/enroll\?step=review/);
    await ines.chooseAmount("wait");
    expect(ines.place()).toMatch(/enroll\?step=review/);
    expect(ines.flow().draft).toMatchObject({ method: { lastFour: "4242" } });
    ines.openReview();
    await ines.finish();
    expect(ines.place()).toMatch(/^\/billing\/auto-pay\/requests\/ap_.+account=8347204014/);
  });

  test("[AUTO-01] a reload restores the draft, and asks for card data again", async () => {
    const browser = createTestBrowser(backend.browser());
    const before = await openAutoPayer(browser, { as: "ines" });
    await before.chooseAmount("pay");
    await before.chooseNewCard();
    before.stop();
    const text = before.tabStorage.getItem("portico.autoPay.8347204014") ?? "";
    expect(withoutIds(text)).not.toMatch(/vt_|token|4242/i);
    const after = await openAutoPayer(browser, { tabStorage: before.tabStorage });
    expect(after.flow().draft).toMatchObject({ services: ["core"], payNow: 13_420, methodBefore: "new" });
    expect(openStep(after.flow().draft!, "review")).toBe("method");
  });

  test("[AUTO-02] [B03 partly] without a balance: Auto Pay is on with its date, and no money was taken", async () => {
    const action = await (await enrolled(await opened("ines"), "wait")).action();
    expect(action).toMatchObject({
      moneyTaken: "NO",
      payment: null,
      nextDate: "2026-12-04",
      debitDay: 4,
      lastFour: "4242",
    });
    expect(outcomeOf(action)).toBe("done");
    expect(charges()).toEqual([]);
  });

  test("[AUTO-02] with a balance: confirmation number, amount, method, date and next date", async () => {
    const action = await (await enrolled(await opened("ines"), "pay")).action();
    expect(action).toMatchObject({
      moneyTaken: "YES",
      nextDate: "2027-01-04",
      payment: {
        amount: 13_420,
        lastFour: "4242",
        paymentDate: "2026-11-21",
        parts: [
          { kind: "PAYMENT", state: "DONE" },
          { kind: "SAVE_METHOD", state: "DONE" },
          { kind: "AUTO_PAY", state: "DONE" },
        ],
      },
    });
    expect(action.payment?.confirmationNumber).toMatch(/^\w{5}-\w{5}$/);
    expect(charges()).toEqual([13_420]);
  });

  test("[B14 partly] the reference and recipients of the payment made with the enrolment survive a reload and are on the payment", async () => {
    const browser = createTestBrowser(backend.browser());
    const before = await openAutoPayer(browser, { as: "ines" });
    await before.chooseAmount("pay");
    before.store.dispatch(autoPayEvents.recordsTyped({ customerReference: " PO-9 ", notify: "kim@books.example" }));
    before.stop();
    const ines = await openAutoPayer(browser, { tabStorage: before.tabStorage });
    await ines.chooseNewCard();
    ines.store.dispatch(autoPayEvents.recordsTyped({ notify: "nobody" }));
    ines.openReview();
    await ines.finish();
    expect(ines.flow()).toMatchObject({
      phase: { name: "refused", refused: { code: "NOTIFY_INVALID" } },
      draft: { customerReference: " PO-9 ", notify: "nobody", method: { lastFour: "4242" } },
    });
    expect([charges(), ines.place().includes("step=review")]).toEqual([[], true]);
    ines.store.dispatch(autoPayEvents.recordsTyped({ notify: "kim@books.example" }));
    ines.openReview();
    await ines.finish();
    expect((await ines.action()).payment).toMatchObject({ customerReference: "PO-9", notified: ["kim@books.example"] });
    const messages = (await (await backend.browser().fetch("/demo/messages")).json()) as {
      to: string;
      subject: string;
    }[];
    expect(messages.map(({ to, subject }) => [to, subject])).toEqual([
      ["kim@books.example", "Payment completed: $134.20, account ending in 4014"],
    ]);
  });

  test("[AUTO-02] [ERR-03 partly] partial failure: the payment is taken, the enrolment fails, and the next step charges nothing", async () => {
    const ines = await enrolled(await opened("ines"), "pay", { cardNumber: "4000000000031007" });
    const action = await ines.action();
    expect(outcomeOf(action)).toBe("paidOnly");
    expect(await partsOf(ines)).toEqual(["ENROL core FAILED DECLINED"]);
    expect(nextOf(action, false)).toEqual({ kind: "enrol" });
    expect(charges()).toEqual([13_420]);
  });

  test("[AUTO-02] full failure: nothing is charged and nothing is enrolled", async () => {
    const ines = await enrolled(await opened("ines"), "pay", { cardNumber: "4000000000011009" });
    const action = await ines.action();
    expect([outcomeOf(action), action.moneyTaken, await partsOf(ines)]).toEqual([
      "failed",
      "NO",
      ["ENROL core FAILED NOT_ATTEMPTED"],
    ]);
  });

  test("[AUTO-02] a failed security check has an outcome of its own, with and without a payment", async () => {
    const withoutPayment = await enrolled(await opened("ines"), "wait", { securityCode: "999" });
    expect(outcomeOf(await withoutPayment.action())).toBe("securityCode");
    const withPayment = await enrolled(await opened("ines"), "pay", { securityCode: "999" });
    expect(outcomeOf(await withPayment.action())).toBe("securityCode");
    expect(charges()).toEqual([]);
  });

  test("[B02 partly] a lost answer is retried with the same idempotency key: one enrolment, one page", async () => {
    let lost = 0;
    const ines = await openAutoPayer(createTestBrowser(backend.browser()), {
      as: "ines",
      network: (fetch) => async (input, init) => {
        const request = new Request(input, init);
        const enrols =
          request.url.endsWith("/selfservice/graph") &&
          (await request.clone().text()).includes("mutation EnrolAutoPay");
        const answer = await fetch(request);
        if (enrols && lost++ === 0) throw new TypeError("connection lost");
        return answer;
      },
    });
    await ines.chooseAmount("wait");
    await ines.chooseNewCard();
    ines.openReview();
    const finished = ines.finish();
    await ines.until(({ txnBilling }) => txnBilling.autoPay.phase.name === "unknown");
    await ines.timers.elapse(1_000);
    await finished;
    expect(outcomeOf(await ines.action())).toBe("done");
    expect((await ines.account()).autoPay.enrolments).toHaveLength(1);
  });

  test("[ERR-02 partly] a refusal keeps the draft, gives the reason, and leads to the step that repairs it", async () => {
    const rafa = await opened("rafa");
    await rafa.chooseAmount("wait", ["core", "mobile"]);
    await rafa.chooseNewCard({ cardNumber: "4000000000022006" });
    rafa.openReview();
    await rafa.finish();
    expect(rafa.flow()).toMatchObject({
      phase: { name: "refused", refused: { code: "DEBIT_OR_CREDIT_ONLY" } },
      draft: { services: ["core", "mobile"] },
    });
    expect(rafa.place()).toMatch(/step=method/);
  });

  test("[BILL-06] a disconnected account is told so and cannot enrol", async () => {
    const devon = await opened("devon");
    expect((await devon.account()).autoPay.refusal).toBe("ACCOUNT_DISCONNECTED");
    await enrolled(devon, "wait");
    expect(devon.flow().phase).toMatchObject({ name: "refused", refused: { code: "ACCOUNT_DISCONNECTED" } });
    expect((await devon.account()).autoPay.enrolments).toEqual([]);
  });
});

describe("managing", () => {
  test("[AUTO-10] the summary has services, method, day of the month, next date and cycle", async () => {
    const theo = await opened("theo", "change");
    expect((await theo.account()).autoPay).toMatchObject({
      enrolments: [{ service: "core", paymentMethodId: "pm_demo_marrow_visa", debitDay: 26, nextDate: "2026-11-26" }],
      billDay: 5,
      dueDay: 26,
      monthlyDiscount: 500,
    });
  });

  test("[B10] the preview shows amount, date, method and discount, and the debit matches it", async () => {
    const theo = await opened("theo", "change");
    expect((await theo.account()).autoPay.nextDebit).toMatchObject({
      date: "2026-11-26",
      due: 16_075,
      discount: 500,
      amount: 15_575,
      paymentMethodId: "pm_demo_marrow_visa",
    });
    backend.clock.set(new Date("2026-11-26T15:00:00Z"));
    await backend.autoPay();
    expect(charges()).toEqual([15_575]);
    expect((await theo.account()).autoPay.lastRun).toMatchObject({ state: "PAID", amount: 15_575 });
  });

  test("[AUTO-03] changing the method succeeds, or ends cancelled and not enrolled again", async () => {
    const pat = await opened("pat", "change");
    pat.chooseServices(["core"]);
    await pat.chooseNewCard({ cardNumber: "5555555555554444" });
    pat.openReview();
    await pat.finish();
    expect(await partsOf(pat)).toEqual(["CANCEL core DONE", "ENROL core DONE"]);
    pat.open("change");
    await pat.until(({ txnBilling }) => txnBilling.autoPay.phase.name === "editing");
    pat.chooseServices(["core"]);
    await pat.chooseNewCard({ cardNumber: "4000000000031007" });
    pat.openReview();
    await pat.finish();
    expect(outcomeOf(await pat.action())).toBe("offNow");
  });

  test("[AUTO-03] [ERR-03 partly] failure: an enrolment that cannot be cancelled is unchanged, and can be retried without a charge", async () => {
    const gwen = await opened("gwen", "change");
    gwen.chooseServices(["core"]);
    await gwen.chooseNewCard();
    gwen.openReview();
    await gwen.finish();
    const action = await gwen.action();
    expect([outcomeOf(action), await partsOf(gwen)]).toEqual([
      "failed",
      ["CANCEL core FAILED CANCEL_REFUSED", "ENROL core FAILED NOT_ATTEMPTED"],
    ]);
    expect(nextOf(action, true)).toEqual({ kind: "retry", partId: action.parts[0]!.id });
    await gwen.retry(action.parts[0]!.id);
    expect(outcomeOf(await gwen.action())).toBe("failed");
    expect(charges()).toEqual([]);
  });

  test("[AUTO-04] cancelling ends Auto Pay and its discount, or fails and leaves it on", async () => {
    const pat = await opened("pat", "change");
    await pat.cancel();
    expect(outcomeOf(await pat.action())).toBe("done");
    expect((await pat.account()).autoPay).toMatchObject({ enrolments: [], monthlyDiscount: 0 });
    const gwen = await opened("gwen", "change");
    await gwen.cancel();
    expect(outcomeOf(await gwen.action())).toBe("failed");
    expect((await gwen.account()).autoPay.enrolments).toHaveLength(1);
  });

  test("[AUTO-05] core is cancelled while mobile is enrolled with another card: when mobile fails, core is cancelled all the same", async () => {
    const nadia = await opened("nadia", "change");
    nadia.chooseServices(["mobile"]);
    await nadia.chooseNewCard({ cardNumber: "4000000000031007" });
    nadia.openReview();
    await nadia.finish();
    expect(await partsOf(nadia)).toEqual(["CANCEL core DONE", "CANCEL mobile DONE", "ENROL mobile FAILED DECLINED"]);
    expect(outcomeOf(await nadia.action())).toBe("offNow");
  });

  test("[AUTO-05] core is cancelled while mobile is enrolled with another card: when cancelling core fails, mobile is enrolled all the same", async () => {
    await backend.database.execute(
      sql`delete from auto_pay_enrolments where account_id = '8347204030' and service = 'mobile'`,
    );
    await backend.database.execute(
      sql`update payment_methods set processor_token = 'card_test_keepsMandate' where id = 'pm_demo_salt_mc'`,
    );
    const nadia = await opened("nadia", "change");
    nadia.chooseServices(["mobile"]);
    await nadia.chooseNewCard();
    nadia.openReview();
    await nadia.finish();
    expect(await partsOf(nadia)).toEqual(["CANCEL core FAILED CANCEL_REFUSED", "ENROL mobile DONE"]);
    expect(outcomeOf(await nadia.action())).toBe("stayedOn");
  });

  test("[AUTO-06] [AUTO-07] no service is refused, core without mobile is refused, mobile alone is accepted", async () => {
    const nadia = await opened("nadia", "change");
    for (const [services, code] of [
      [[], "NO_SERVICE_SELECTED"],
      [["core"], "MOBILE_REQUIRES_AUTO_PAY"],
    ] as const) {
      nadia.chooseServices([...services]);
      await nadia.keepMethod();
      nadia.openReview();
      await nadia.finish();
      expect(nadia.flow().phase).toMatchObject({ name: "refused", refused: { code } });
    }
    nadia.chooseServices(["mobile"]);
    await nadia.keepMethod();
    nadia.openReview();
    await nadia.finish();
    expect(await partsOf(nadia)).toEqual(["CANCEL core DONE"]);
  });

  test("[AUTO-08] another debit day is accepted; a day that would make the bill late is refused, and the day is unchanged", async () => {
    const theo = await opened("theo", "change");
    await theo.moveTo(27);
    expect(theo.flow().phase).toMatchObject({
      name: "refused",
      submission: "date",
      refused: { code: "DATE_UNAVAILABLE" },
    });
    expect((await theo.account()).autoPay.enrolments[0]?.debitDay).toBe(26);
    await theo.moveTo(24);
    expect(await theo.action()).toMatchObject({ kind: "DATE", nextDate: "2026-11-24", parts: [{ state: "DONE" }] });
  });

  test("[AUTO-08] a failed request to change the day says that it was not changed", async () => {
    const theo = await openAutoPayer(createTestBrowser(backend.browser()), { as: "sam", flow: "change" });
    await theo.moveTo(24);
    expect(theo.flow().phase).toMatchObject({ name: "refused", submission: "date", refused: { code: "OTHER" } });
  });
});

test("[WALL-05] while a balance is due the method of Auto Pay cannot change; once it is paid, on the same day, it can", async () => {
  const change = async (browser: ReturnType<typeof createTestBrowser>) => {
    const theo = await openAutoPayer(browser, { as: "theo", flow: "change" });
    theo.chooseServices(["core"]);
    await theo.chooseNewCard({ cardName: "Theo Marrow" });
    theo.openReview();
    await theo.finish();
    return theo;
  };
  const before = await change(createTestBrowser(backend.browser()));
  expect(before.flow().phase).toMatchObject({ name: "refused", refused: { code: "BALANCE_DUE" } });
  expect((await before.account()).autoPay.enrolments).toMatchObject([{ paymentMethodId: "pm_demo_marrow_visa" }]);

  const payer = await fillIn(await openPayer(createTestBrowser(backend.browser()), { as: "theo" }), {}, 16_075);
  await payer.pay();
  const after = await change(createTestBrowser(backend.browser()));
  expect(await partsOf(after)).toEqual(["CANCEL core DONE", "ENROL core DONE"]);
  const [enrolment] = (await after.account()).autoPay.enrolments;
  expect(enrolment?.paymentMethodId).not.toBe("pm_demo_marrow_visa");
  expect(charges()).toEqual([16_075]);
});
