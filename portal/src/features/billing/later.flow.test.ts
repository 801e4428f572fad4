/* oxlint-disable max-lines -- one list of facts that share a set-up */
import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PaymentByIdDocument } from "../../api/graphql/generated/graph.payment.ts";
import { PaymentHistoryDocument } from "../../api/graphql/generated/graph.paymentHistory.ts";
import { queryGraph } from "../../api/graphCalls.ts";
import { createTestBrowser, type TabOptions } from "../../testing/openPortal.ts";
import { fillIn, fillInLater, openPayer, type Payer } from "../../testing/payOnceDriver.ts";
import { holdResponses } from "../../testing/holdResponses.ts";
import { scheduledEvents, selectCancelPhase } from "./scheduled/scheduled.slice.ts";
import { validateDate } from "./pay-once/date.rules.ts";
import { openStep } from "./pay-once/payOnce.draft.ts";
import { payOnceEvents } from "./pay-once/payOnce.slice.ts";

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

const opened = (as = "dana") => openPayer(createTestBrowser(backend.browser()), { as });
const charges = () => backend.processor.charged().map(({ amount }) => amount);
const dayBegins = (date: string) => backend.clock.set(new Date(`${date}T05:00:00Z`));

/** Result of typing a date: the date, or the kind of validation error. */
async function said(payer: Payer, typed: string): Promise<string> {
  const validated = validateDate(await payer.account(), payer.flow().draft ?? { accountId: payer.accountId }, typed);
  return "error" in validated ? validated.error.kind : validated.date;
}

async function scheduledBy(payer: Payer, date: string, cents = 10000): Promise<string> {
  await fillInLater(payer, date, cents);
  await payer.pay();
  const { phase } = payer.flow();
  if (phase.name !== "settled") throw new Error(`not scheduled: ${JSON.stringify(phase)}`);
  payer.store.dispatch(payOnceEvents.left());
  payer.store.dispatch(payOnceEvents.opened({ accountId: payer.accountId }));
  return phase.paymentId;
}

async function paymentNow(payer: Payer, paymentId: string) {
  const answer = await queryGraph(await payer.graph(), PaymentByIdDocument, { accountId: payer.accountId, paymentId });
  return answer.ok ? answer.data.payment : null;
}

test("[PAY-16] [PAY-19] a scheduled payment has its own outcome with its id, and nothing is charged", async () => {
  const dana = await fillInLater(await opened(), "2026-11-30");
  await dana.pay();
  const payment = await dana.payment();
  expect(payment).toMatchObject({
    state: "SCHEDULED",
    moneyTaken: "NO",
    status: "pending",
    amount: 10000,
    paymentDate: "2026-11-30",
    confirmationNumber: null,
  });
  expect(dana.place()).toBe(`/billing/payments/${payment?.id}?account=8347201180`);
  expect(await dana.account()).toMatchObject({
    amountDue: 24817,
    pendingPaymentAmount: 0,
    scheduledPayments: [{ id: payment?.id }],
  });
  expect(charges()).toEqual([]);
});

test("[PAY-21] the server charges it on its date, and the outcome is in the history", async () => {
  const dana = await opened();
  const paymentId = await scheduledBy(dana, "2026-11-30");
  dayBegins("2026-11-30");
  await backend.runDuePayments();
  const history = await queryGraph(await dana.graph(), PaymentHistoryDocument, { accountId: dana.accountId, first: 1 });
  expect(history).toMatchObject({
    data: {
      billing: {
        payments: {
          nodes: [
            { id: paymentId, state: "SUBMITTED", paymentDate: "2026-11-30", debitDate: "2026-11-30", amount: 10000 },
          ],
        },
      },
    },
  });
  expect(await dana.account()).toMatchObject({ amountDue: 14817, scheduledPayments: [] });
});

test("[PAY-09] a date from today to the last allowed one is accepted as MM/DD/YY; format, range and cut-off have their own messages", async () => {
  const dana = await opened();
  expect(await said(dana, "11/21/26")).toBe("2026-11-21");
  expect(await said(dana, "12/21/26")).toBe("2026-12-21");
  for (const typed of ["", "13/01/26", "02/29/27", "12/05/2026", "tomorrow", "<script>"])
    expect(await said(dana, typed), typed).toBe("form");
  for (const typed of ["11/20/26", "12/22/26", "02/29/28"]) expect(await said(dana, typed), typed).toBe("outOfRange");
  expect(await said(dana, "11/22/26")).toBe("2026-11-22");
  backend.clock.set(new Date("2026-11-22T01:00:00Z"));
  expect(await said(dana, "11/22/26")).toBe("pastCutOff");
  expect(await said(dana, "11/21/26")).toBe("2026-11-21");
});

test("[PAY-09] a cut-off that passes during review shows at the date, which must be chosen again; the rest of the draft is kept", async () => {
  const dana = await fillInLater(await opened(), "2026-11-22");
  backend.clock.set(new Date("2026-11-22T01:00:00Z"));
  await dana.pay();
  expect(dana.flow()).toMatchObject({
    phase: { name: "refused", refusal: { code: "DATE_PAST_CUT_OFF" } },
    draft: { amount: { cents: 10000 }, method: { lastFour: "4242" } },
  });
  expect(dana.flow().draft?.date).toBeUndefined();
  expect(dana.place()).toMatch(/step=date$/);
  dana.acceptLater("2026-11-23");
  dana.openReview();
  await dana.pay();
  expect(await dana.payment()).toMatchObject({ state: "SCHEDULED", paymentDate: "2026-11-23" });
});

test("[PAY-10] two scheduled payments is the limit: the screen offers only today and says why, and the server refuses a third from a stale page", async () => {
  const dana = await opened();
  await scheduledBy(dana, "2026-11-28");
  const late = await fillInLater(await openPayer(createTestBrowser(backend.browser()), { as: "ada" }), "2026-12-02");
  await scheduledBy(dana, "2026-12-01");
  expect((await dana.account()).paymentOptions).toMatchObject({
    schedulingBlock: "TWO_SCHEDULED",
    lastDate: "2026-11-21",
  });
  await late.pay();
  expect(late.flow().phase).toEqual({ name: "refused", refusal: { code: "TWO_ALREADY_SCHEDULED" } });
  expect(late.place()).toMatch(/step=date$/);
});

test("[PAY-18] one of two scheduled payments can be moved to another date although the limit is reached", async () => {
  const tamsin = await opened("tamsin");
  const [first] = (await tamsin.account()).scheduledPayments;
  const entry = { later: true, changes: first?.id ?? "" };
  const account = await tamsin.account();
  const draft = { accountId: tamsin.accountId, entry };
  expect(account.paymentOptions.schedulingBlock).toBe("TWO_SCHEDULED");
  expect([
    validateDate(account, draft, "11/30/26"),
    validateDate(account, draft, "12/22/26"),
    validateDate(account, draft, "11/21/26"),
  ]).toEqual([{ date: "2026-11-30" }, { error: { kind: "outOfRange" } }, { error: { kind: "outOfRange" } }]);
});

test("[PAY-11] past due or inactive: today is the only date, on screen and on the server", async () => {
  for (const [as, block] of [
    ["morgan", "PAST_DUE"],
    ["devon", "INACTIVE"],
  ] as const) {
    const payer = await opened(as);
    const { paymentOptions, amountDue } = await payer.account();
    expect(paymentOptions).toMatchObject({
      schedulingBlock: block,
      mustPayToday: true,
      lastDate: "2026-11-21",
      firstScheduledDate: null,
    });
    expect(await said(payer, "11/30/26")).toBe("outOfRange");
    await fillInLater(payer, "2026-11-30", amountDue);
    await payer.pay();
    expect(payer.flow().phase).toEqual({ name: "refused", refusal: { code: "MUST_PAY_TODAY" } });
  }
});

test("[PAY-12] a pending payment that includes past due blocks scheduling, and says so", async () => {
  const quinn = await fillIn(await opened("quinn"), { cardNumber: "4000000000014003" }, 9610);
  await quinn.pay();
  expect((await quinn.account()).paymentOptions).toMatchObject({
    schedulingBlock: "PENDING_INCLUDES_PAST_DUE",
    mustPayToday: false,
  });
  const later = await openPayer(createTestBrowser(backend.browser()), { as: "quinn" });
  later.chooseAmount(100, 100);
  await later.chooseNewCard();
  later.acceptLater("2026-11-30");
  later.openReview();
  await later.pay();
  expect(later.flow().phase).toEqual({ name: "refused", refusal: { code: "PENDING_INCLUDES_PAST_DUE" } });
});

test("[PAY-13] a card that expires before the date is refused: at the date for a saved card, at the method for a new one", async () => {
  const dana = await opened();
  dana.chooseAmount(10000);
  await dana.chooseNewCard({ expiry: "1126" });
  dana.acceptLater("2026-12-01");
  dana.openReview();
  await dana.pay();
  expect(dana.flow().phase).toEqual({ name: "refused", refusal: { code: "METHOD_EXPIRES_BEFORE_DATE" } });
  expect(dana.place()).toMatch(/step=method$/);

  const jo = await opened("jo");
  jo.chooseAmount(100);
  const [amex] = (await jo.account()).paymentMethods;
  expect(amex?.expiry).toBe("1126");
  const draft = {
    accountId: jo.accountId,
    method: {
      kind: "saved",
      paymentMethodId: amex?.id ?? "",
      codeToken: "vt",
      type: "amex",
      lastFour: "0005",
      goodUntil: 0,
    },
  } as const;
  const account = { ...(await jo.account()), paymentOptions: (await dana.account()).paymentOptions };
  expect([validateDate(account, draft, "11/30/26"), validateDate(account, draft, "12/01/26")]).toEqual([
    { date: "2026-11-30" },
    { error: { kind: "cardOver" } },
  ]);
});

test("[PAY-22] scheduling has its own terms to accept", async () => {
  const sent: string[] = [];
  const dana = await openPayer(createTestBrowser(backend.browser()), {
    as: "dana",
    network: (fetch) => async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith("/selfservice/graph")) sent.push(await request.clone().text());
      return fetch(request);
    },
  });
  await fillInLater(dana, "2026-11-30");
  await dana.pay();
  const { variables } = JSON.parse(sent.find((body) => body.includes("createFuturePayment")) ?? "{}") as {
    variables: { input: { terms: object } };
  };
  expect(variables.input.terms).toMatchObject({
    accepted: true,
    key: "billing.schedule.terms.text",
    textHash: await dana.content.hashOf("billing.schedule.terms.text"),
  });
});

test("[PAY-18] a scheduled payment is shown, changed and cancelled", async () => {
  const dana = await opened();
  const paymentId = await scheduledBy(dana, "2026-11-30");
  dana.store.dispatch(payOnceEvents.opened({ accountId: dana.accountId, entry: { later: true, changes: paymentId } }));
  await dana.until(({ txnBilling }) => txnBilling.payOnce.draft?.entry?.changes === paymentId);
  expect(openStep(dana.flow().draft!, "review")).toBe("review");
  dana.chooseAmount(12000);
  dana.acceptLater("2026-12-02");
  dana.openReview();
  await dana.pay();
  expect(await dana.payment()).toMatchObject({
    id: paymentId,
    state: "SCHEDULED",
    amount: 12000,
    paymentDate: "2026-12-02",
    lastFour: "4242",
  });

  dana.store.dispatch(scheduledEvents.cancelRequested({ paymentId }));
  dana.store.dispatch(scheduledEvents.cancelConfirmed({ accountId: dana.accountId, paymentId }));
  await dana.until((state) => selectCancelPhase(state).name === "cancelled");
  expect(await paymentNow(dana, paymentId)).toMatchObject({
    state: "CANCELLED",
    moneyTaken: "NO",
    status: "cancelled",
  });
  expect((await dana.account()).scheduledPayments).toEqual([]);
  dayBegins("2026-12-02");
  await backend.runDuePayments();
  expect(backend.processor.charged().filter(({ reference }) => reference === paymentId)).toEqual([]);
});

test("[PAY-18] a cancellation that is too late and one that fails have their own messages, and the payment shows its real state", async () => {
  let cut = false;
  const dana = await openPayer(createTestBrowser(backend.browser()), {
    as: "dana",
    network: (fetch) => (input, init) => (cut ? Promise.reject(new TypeError("no network")) : fetch(input, init)),
  });
  const paymentId = await scheduledBy(dana, "2026-11-30");
  const cancel = async () => {
    dana.store.dispatch(scheduledEvents.cancelRequested({ paymentId }));
    dana.store.dispatch(scheduledEvents.cancelConfirmed({ accountId: dana.accountId, paymentId }));
    await dana.until((state) => selectCancelPhase(state).name === "asking");
    return selectCancelPhase(dana.store.getState());
  };
  cut = true;
  expect(await cancel()).toMatchObject({ failure: "unknown" });
  cut = false;
  expect(await paymentNow(dana, paymentId)).toMatchObject({ state: "SCHEDULED" });
  dayBegins("2026-11-30");
  await backend.runDuePayments();
  expect(await cancel()).toMatchObject({ failure: "gone" });
  expect(await paymentNow(dana, paymentId)).toMatchObject({ state: "SUBMITTED" });
});

test("a reload restores the later date with the rest of the draft; the link to schedule asks for a date", async () => {
  const browser = createTestBrowser(backend.browser());
  const before = await fillInLater(await openPayer(browser, { as: "dana" }), "2026-11-30");
  before.stop();
  const after = await openPayer(browser, { tabStorage: before.tabStorage });
  expect(after.flow().draft).toMatchObject({ amount: { cents: 10000 }, date: "2026-11-30", isLater: true });
  after.acceptDate();
  after.stop();
  const scheduling = await openPayer(browser, { tabStorage: after.tabStorage, entry: { later: true } });
  expect(scheduling.flow().draft).toMatchObject({ amount: { cents: 10000 }, entry: { later: true } });
  expect(scheduling.flow().draft?.date).toBeUndefined();
});

test("overlapping payments of the same bill are shown before submitting; one that appears meanwhile is shown first", async () => {
  const dana = await opened();
  const scheduledId = await scheduledBy(dana, "2026-11-30");
  const ids = async () => (await dana.account()).overlaps.map(({ id, kind }) => [id, kind]);
  expect(await ids()).toEqual([[scheduledId, "SCHEDULED"]]);
  await fillIn(dana, {}, 5000);
  dana.store.dispatch(payOnceEvents.overlapsShown([scheduledId]));
  const ada = await fillIn(await openPayer(createTestBrowser(backend.browser()), { as: "ada" }), {}, 1000);
  await ada.pay();
  await dana.pay();
  expect(dana.flow().phase).toEqual({ name: "refused", refusal: { code: "OVERLAP_NOT_SEEN" } });
  expect(dana.place()).toMatch(/step=review$/);
  expect(charges()).toEqual([1000]);
  dana.store.dispatch(payOnceEvents.overlapsShown((await ids()).map(([id]) => id ?? "")));
  dana.openReview();
  await dana.pay();
  expect(await dana.payment()).toMatchObject({ state: "SUBMITTED", amount: 5000 });
});

test("[PAY-18] a cancellation that times out after 20 seconds is reported as unknown, and the payment shows its result; offline it sends nothing", async () => {
  const { line, network } = holdResponses("cancelScheduledPayment");
  const dana = await openPayer(createTestBrowser(backend.browser()), { as: "dana", network });
  const paymentId = await scheduledBy(dana, "2026-11-30");
  const cancel = () => {
    dana.store.dispatch(scheduledEvents.cancelRequested({ paymentId }));
    dana.store.dispatch(scheduledEvents.cancelConfirmed({ accountId: dana.accountId, paymentId }));
  };
  dana.setOnline(false);
  cancel();
  await dana.until((state) => selectCancelPhase(state).name === "asking");
  expect([selectCancelPhase(dana.store.getState()), line.calls]).toEqual([
    { name: "asking", paymentId, failure: "offline" },
    0,
  ]);
  dana.setOnline(true);
  await dana.timers.elapse(60_000);
  expect(await paymentNow(dana, paymentId)).toMatchObject({ state: "SCHEDULED" });
  cancel();
  await expect.poll(() => line.calls).toBe(1);
  await dana.timers.elapse(19_999);
  expect(selectCancelPhase(dana.store.getState()).name).toBe("cancelling");
  await dana.timers.elapse(1);
  await dana.until((state) => selectCancelPhase(state).name === "asking");
  expect(selectCancelPhase(dana.store.getState())).toMatchObject({ failure: "unknown" });
  expect(await paymentNow(dana, paymentId)).toMatchObject({ state: "CANCELLED" });
});

test("[PAY-19] the analytics event of a scheduled payment is sent with the payment's id as the transaction id", async () => {
  const sent: string[] = [];
  const network: TabOptions["network"] = (fetch) => async (input, init) => {
    const request = new Request(input, init);
    if (request.url.includes("/telemetry/v1/events")) sent.push(await request.clone().text());
    return fetch(request);
  };
  const dana = await openPayer(createTestBrowser(backend.browser()), { as: "dana", network });
  const paymentId = await scheduledBy(dana, "2026-11-30");
  await dana.timers.elapse(4_000);
  await expect.poll(() => sent.join().includes(`"apiTransactionId":"${paymentId}"`)).toBe(true);
});
