import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestBrowser, openTab, type TabOptions } from "../../../testing/openPortal.ts";
import { selectSessionPhase } from "../../session/model/session.selectors.ts";
import { signOutRequested } from "../../session/model/session.slice.ts";
import { fillIn, openPayer, type Payer } from "../../../testing/payOnceDriver.ts";
import { watchEvents } from "../model/account-status/paymentWatch.slice.ts";
import { holdResponses } from "../../../testing/holdResponses.ts";
import { payOnceEvents } from "./payOnce.slice.ts";

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

const charges = () => backend.processor.charged().map(({ amount }) => amount);
const isPayment = async (request: Request) =>
  request.url.endsWith("/selfservice/graph") && (await request.clone().text()).includes("createInstantPaymentV2");

/** Advances the timers until the next retry has been answered. */
async function askedAgain({ timers }: Payer, line: { answers: string[] }) {
  const status = line.answers.length;
  await expect
    .poll(async () => {
      await timers.elapse(1_000);
      return line.answers.length;
    })
    .toBeGreaterThan(status);
}

/** A network that loses payment requests, or their responses, until `broken` is reset. */
function fragile(loses: "requests" | "answers") {
  const line = { broken: true, payments: 0, answers: [] as string[] };
  const network: TabOptions["network"] = (fetch) => async (input, init) => {
    const request = new Request(input, init);
    if (!(await isPayment(request))) return fetch(request);
    line.payments += 1;
    if (line.broken && loses === "requests") throw new TypeError("no network");
    const answer = await fetch(request);
    if (line.broken) throw new TypeError("the connection was cut");
    line.answers.push(await answer.clone().text());
    return answer;
  };
  return { line, network };
}

const phaseIs = (payer: Payer, name: string) => payer.until(({ txnBilling }) => txnBilling.payOnce.phase.name === name);

test("[PAY-20] a double click on Pay makes one payment", async () => {
  const dana = await fillIn(await openPayer(createTestBrowser(backend.browser()), { as: "dana" }));
  dana.press();
  dana.press();
  await phaseIs(dana, "settled");
  expect(charges()).toEqual([24817]);
  expect(dana.places.filter((place) => place.includes("/billing/payments/"))).toHaveLength(1);
});

test("[PAY-20] a lost response is retried with the same idempotency key: one charge, and its page", async () => {
  const { line, network } = fragile("answers");
  const dana = await fillIn(await openPayer(createTestBrowser(backend.browser()), { as: "dana", network }));
  dana.press();
  await phaseIs(dana, "unknown");
  expect(charges()).toEqual([24817]);
  line.broken = false;
  dana.timers.pass(1_000);
  await phaseIs(dana, "settled");
  expect(line.payments).toBe(2);
  expect(charges()).toEqual([24817]);
  expect(await dana.payment()).toMatchObject({ state: "SUBMITTED" });
});

test("[PAY-20] offline during Pay, then online: paid once, without another click", async () => {
  const { line, network } = fragile("requests");
  const dana = await fillIn(await openPayer(createTestBrowser(backend.browser()), { as: "dana", network }));
  dana.press();
  await phaseIs(dana, "unknown");
  dana.press();
  expect(charges()).toEqual([]);
  line.broken = false;
  dana.signal({ kind: "online" });
  await phaseIs(dana, "settled");
  expect(charges()).toEqual([24817]);
});

test("[PAY-20] a reload while Pay is pending finds the same payment, and no other", async () => {
  const browser = createTestBrowser(backend.browser());
  const { network } = fragile("answers");
  const before = await fillIn(await openPayer(browser, { as: "dana", network }));
  before.press();
  await phaseIs(before, "unknown");
  before.stop();

  const after = await openPayer(browser, { tabStorage: before.tabStorage });
  await phaseIs(after, "settled");
  expect(charges()).toEqual([24817]);
  expect(await after.payment()).toMatchObject({ state: "SUBMITTED", amount: 24817 });
  expect(after.tabStorage.getItem("portico.payOnce.8347201180")).toBeNull();
});

test("[PAY-20] while the outcome is unknown nothing can be changed or paid; navigating away and back still shows it as being confirmed", async () => {
  const { line, network } = fragile("answers");
  const dana = await fillIn(await openPayer(createTestBrowser(backend.browser()), { as: "dana", network }));
  dana.press();
  await phaseIs(dana, "unknown");
  dana.chooseAmount(100);
  dana.store.dispatch(payOnceEvents.left());
  dana.store.dispatch(payOnceEvents.opened({ accountId: dana.accountId }));
  expect(dana.flow()).toMatchObject({ phase: { name: "unknown" }, draft: { amount: { cents: 24817 } } });
  line.broken = false;
  dana.timers.pass(60_000);
  await phaseIs(dana, "settled");
  expect(charges()).toEqual([24817]);
});

test("[PAY-20] a charged attempt whose retries are rejected stays unknown: nothing says that no money was taken", async () => {
  const { line, network } = fragile("answers");
  const dana = await fillIn(await openPayer(createTestBrowser(backend.browser()), { as: "dana", network }));
  dana.press();
  await phaseIs(dana, "unknown");
  const role = (to: "PRIMARY" | "STANDARD") =>
    backend.database.execute(
      `UPDATE user_accounts SET role = '${to}' WHERE user_id = (SELECT id FROM users WHERE username = 'dana')`,
    );
  await role("STANDARD");
  line.broken = false;
  dana.timers.pass(1_000);
  await expect.poll(() => line.answers.at(-1)).toContain("NOT_ALLOWED");
  expect(dana.flow().phase).toEqual({ name: "unknown", takesLong: false });
  for (let requested = 1; requested < 5; requested += 1) await askedAgain(dana, line);
  expect(dana.flow().phase).toEqual({ name: "unknown", takesLong: true });
  await role("PRIMARY");
  dana.signal({ kind: "online" });
  await phaseIs(dana, "settled");
  expect(charges()).toEqual([24817]);
});

test("[PAY-20] after a sign-in in another tab a charged attempt is retried with the new CSRF token", async () => {
  const browser = createTestBrowser(backend.browser());
  const { line, network } = fragile("answers");
  const dana = await fillIn(await openPayer(browser, { as: "dana", network }));
  dana.press();
  await phaseIs(dana, "unknown");
  dana.freeze();
  await (await openTab(browser)).signIn("dana");
  line.broken = false;
  dana.timers.pass(1_000);
  await expect.poll(() => line.answers.at(-1)).toContain("CSRF_TOKEN_INVALID");
  await askedAgain(dana, line);
  await phaseIs(dana, "settled");
  expect(charges()).toEqual([24817]);
});

test("[PAY-20] a first attempt with a stale CSRF token is resent automatically", async () => {
  const browser = createTestBrowser(backend.browser());
  const dana = await fillIn(await openPayer(browser, { as: "dana" }));
  dana.freeze();
  await (await openTab(browser)).signIn("dana");
  dana.press();
  await phaseIs(dana, "unknown");
  expect(charges()).toEqual([]);
  await dana.timers.elapse(1_000);
  await phaseIs(dana, "settled");
  expect(charges()).toEqual([24817]);
});

test("[PAY-20] the end of the session stops the retries: the next user of the tab is not redirected", async () => {
  const { line, network } = fragile("answers");
  const tab = await fillIn(await openPayer(createTestBrowser(backend.browser()), { as: "dana", network }));
  await tab.timers.elapse(100);
  tab.press();
  await phaseIs(tab, "unknown");
  tab.store.dispatch(signOutRequested());
  await tab.until((state) => selectSessionPhase(state) === "anonymous");
  await tab.signIn("pat");
  line.broken = false;
  await tab.timers.elapse(120_000);
  expect(line.payments).toBe(1);
  expect(tab.places.slice(tab.places.indexOf("/login?loggedOut=true") + 1)).toEqual(["/account-summary"]);
});

test("[PAY-20] a second tab is notified of the payment and asks for its amount again", async () => {
  const browser = createTestBrowser(backend.browser());
  const first = await fillIn(await openPayer(browser, { as: "dana" }), {}, 10000);
  const second = await fillIn(await openPayer(browser), {}, 10000);
  await first.pay();
  await second.until(({ txnBilling }) => txnBilling.payOnce.paidElsewhere !== undefined);
  expect(second.flow().draft?.amount).toBeUndefined();
  expect(charges()).toEqual([10000]);
});

test("[PAY-20] after a definite refusal the next attempt has a new idempotency key, and is charged once", async () => {
  const dana = await fillIn(await openPayer(createTestBrowser(backend.browser()), { as: "dana" }), {
    cardNumber: "4000000000012007",
  });
  const first = dana.flow().draft?.idempotencyKey;
  await dana.pay();
  expect(await dana.payment()).toMatchObject({ state: "FAILED", failureCode: "INSUFFICIENT_FUNDS" });
  dana.store.dispatch(payOnceEvents.left());
  dana.store.dispatch(payOnceEvents.opened({ accountId: dana.accountId }));
  expect(dana.flow().draft).toMatchObject({ amount: { cents: 24817 } });
  expect(dana.flow().draft?.method).toBeUndefined();
  await dana.chooseNewCard();
  dana.acceptDate();
  dana.openReview();
  expect(dana.flow().draft?.idempotencyKey).not.toBe(first);
  await dana.pay();
  expect(charges()).toEqual([24817]);
});

test("[PAY-20] a charge whose answer the processor lost locks paying, and resolves automatically to its real outcome", async () => {
  const dana = await fillIn(await openPayer(createTestBrowser(backend.browser()), { as: "dana" }), {
    cardNumber: "4000000000017006",
  });
  await dana.pay();
  expect(await dana.payment()).toMatchObject({ state: "CONFIRMING", moneyTaken: "NOT_YET_KNOWN" });
  const { phase } = dana.flow();
  const paymentId = phase.name === "settled" ? phase.paymentId : "";
  expect((await dana.account()).lockingPayment).toMatchObject({ id: paymentId });

  dana.store.dispatch(watchEvents.started({ accountId: dana.accountId, paymentId }));
  await backend.reconcile();
  dana.timers.pass(1_000);
  await dana.until(({ txnBilling }) => {
    if (txnBilling.watch.phase !== "settled") dana.timers.pass(1_000);
    return txnBilling.watch.phase === "settled";
  });
  expect(await dana.payment()).toMatchObject({ state: "SUBMITTED", moneyTaken: "YES" });
  expect((await dana.account()).lockingPayment).toBeNull();
  expect(charges()).toEqual([24817]);
});

test("[PAY-20] a payment that times out after 20 seconds is unknown, and is retried with the same idempotency key: one charge", async () => {
  const { line, network } = holdResponses("createInstantPaymentV2");
  const dana = await fillIn(await openPayer(createTestBrowser(backend.browser()), { as: "dana", network }));
  dana.press();
  await expect.poll(() => line.calls).toBe(1);
  await dana.timers.elapse(19_999);
  expect(dana.flow().phase).toEqual({ name: "submitting" });
  await dana.timers.elapse(1);
  expect(dana.flow().phase).toEqual({ name: "unknown", takesLong: false });
  line.holds = false;
  dana.timers.pass(1_000);
  await phaseIs(dana, "settled");
  expect([charges(), line.calls]).toEqual([[24817], 1]);
});

test("[PAY-20] Pay clicked offline sends nothing and says so; nothing is sent automatically later, and the next click pays once", async () => {
  const dana = await fillIn(await openPayer(createTestBrowser(backend.browser()), { as: "dana" }));
  const filledIn = dana.flow().draft;
  dana.setOnline(false);
  dana.press();
  await phaseIs(dana, "refused");
  expect(dana.flow()).toMatchObject({ phase: { refusal: { code: "OFFLINE" } }, draft: filledIn });
  dana.setOnline(true);
  await dana.timers.elapse(60_000);
  const reloaded = await openPayer(createTestBrowser(backend.browser()), { tabStorage: dana.tabStorage });
  expect([charges(), dana.flow().phase.name, reloaded.flow().phase.name]).toEqual([[], "refused", "editing"]);
  dana.press();
  await phaseIs(dana, "settled");
  expect(charges()).toEqual([24817]);
});

test("leaving before a change of a scheduled payment has loaded cancels its redirect", async () => {
  const { line, network } = holdResponses("query PayOnce");
  const dana = await openPayer(createTestBrowser(backend.browser()), { as: "dana", network });
  await dana.timers.elapse(100);
  const before = dana.places.length;
  dana.store.dispatch(
    payOnceEvents.opened({ accountId: dana.accountId, entry: { later: true, changes: "pay_that_is_gone" } }),
  );
  await expect.poll(() => line.calls).toBe(1);
  dana.store.dispatch(payOnceEvents.left());
  line.release();
  await dana.account();
  expect([dana.flow().phase.name, dana.places.slice(before)]).toEqual(["closed", []]);
});

test("after leaving during a pending payment its answer does not navigate", async () => {
  const { line, network } = holdResponses("createInstantPaymentV2");
  const dana = await fillIn(await openPayer(createTestBrowser(backend.browser()), { as: "dana", network }));
  dana.press();
  await expect.poll(() => line.calls).toBe(1);
  const before = dana.places.length;
  dana.store.dispatch(payOnceEvents.left());
  line.release();
  await phaseIs(dana, "settled");
  expect(dana.places.slice(before)).toEqual([]);
});
