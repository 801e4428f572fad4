import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { machine, openTab, type TabOptions } from "../../../testing/openPortal.ts";
import { selectSessionPhase } from "../../session/model/session.selectors.ts";
import { signOutRequested } from "../../session/model/session.slice.ts";
import { fillIn, openPayer, type Payer } from "../../../testing/paying.ts";
import { watchEvents } from "../model/watch.slice.ts";
import { withholding } from "../../../testing/withholding.ts";
import { payOnceEvents } from "./payOnce.slice.ts";

let backend: TestBackend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

const charges = () => backend.processor.charged().map(({ amount }) => amount);
const isPayment = async (request: Request) => request.url.endsWith("/selfservice/graph") && (await request.clone().text()).includes("createInstantPaymentV2");

/** Lets the next wait pass, until the answer of the question after it is here. */
async function askedAgain({ timers }: Payer, line: { answers: string[] }) {
  const heard = line.answers.length;
  await expect
    .poll(async () => {
      await timers.elapse(1_000);
      return line.answers.length;
    })
    .toBeGreaterThan(heard);
}

/** A network that loses payments on the way there, or their answers on the way back, until it is mended. */
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

test("[PAY-20] two presses of Pay are one payment", async () => {
  const dana = await fillIn(await openPayer(machine(backend.browser()), { as: "dana" }));
  dana.press();
  dana.press();
  await phaseIs(dana, "accepted");
  expect(charges()).toEqual([24817]);
  expect(dana.places.filter((place) => place.includes("/billing/payments/"))).toHaveLength(1);
});

test("[PAY-20] an answer that is lost on the way back is asked for again with the same key: one charge, and its page", async () => {
  const { line, network } = fragile("answers");
  const dana = await fillIn(await openPayer(machine(backend.browser()), { as: "dana", network }));
  dana.press();
  await phaseIs(dana, "unknown");
  expect(charges()).toEqual([24817]);
  line.broken = false;
  dana.timers.pass(1_000);
  await phaseIs(dana, "accepted");
  expect(line.payments).toBe(2);
  expect(charges()).toEqual([24817]);
  expect(await dana.payment()).toMatchObject({ state: "SUBMITTED" });
});

test("[PAY-20] offline during Pay, then online: paid once, without another press", async () => {
  const { line, network } = fragile("requests");
  const dana = await fillIn(await openPayer(machine(backend.browser()), { as: "dana", network }));
  dana.press();
  await phaseIs(dana, "unknown");
  dana.press();
  expect(charges()).toEqual([]);
  line.broken = false;
  dana.signal({ kind: "online" });
  await phaseIs(dana, "accepted");
  expect(charges()).toEqual([24817]);
});

test("[PAY-20] a reload while Pay is under way finds the same payment, and no other", async () => {
  const browser = machine(backend.browser());
  const { network } = fragile("answers");
  const before = await fillIn(await openPayer(browser, { as: "dana", network }));
  before.press();
  await phaseIs(before, "unknown");
  before.stop();

  const after = await openPayer(browser, { tabStorage: before.tabStorage });
  await phaseIs(after, "accepted");
  expect(charges()).toEqual([24817]);
  expect(await after.payment()).toMatchObject({ state: "SUBMITTED", amount: 24817 });
  expect(after.tabStorage.getItem("portico.payOnce.8347201180")).toBeNull();
});

test("[PAY-20] while the outcome is unknown nothing can be changed or paid; back and forth finds it still being confirmed", async () => {
  const { line, network } = fragile("answers");
  const dana = await fillIn(await openPayer(machine(backend.browser()), { as: "dana", network }));
  dana.press();
  await phaseIs(dana, "unknown");
  dana.chooseAmount(100);
  dana.store.dispatch(payOnceEvents.left());
  dana.store.dispatch(payOnceEvents.opened({ accountId: dana.accountId }));
  expect(dana.flow()).toMatchObject({ phase: { name: "unknown" }, draft: { amount: { cents: 24817 } } });
  line.broken = false;
  dana.timers.pass(60_000);
  await phaseIs(dana, "accepted");
  expect(charges()).toEqual([24817]);
});

test("[PAY-20] a charged attempt that may not be asked about any more stays unknown: nothing says that no money was taken", async () => {
  const { line, network } = fragile("answers");
  const dana = await fillIn(await openPayer(machine(backend.browser()), { as: "dana", network }));
  dana.press();
  await phaseIs(dana, "unknown");
  const role = (to: "PRIMARY" | "STANDARD") => backend.database.execute(`UPDATE users SET role = '${to}' WHERE username = 'dana'`);
  await role("STANDARD");
  line.broken = false;
  dana.timers.pass(1_000);
  await expect.poll(() => line.answers.at(-1)).toContain("NOT_ALLOWED");
  expect(dana.flow().phase).toEqual({ name: "unknown", takesLong: false });
  for (let asked = 1; asked < 5; asked += 1) await askedAgain(dana, line);
  expect(dana.flow().phase).toEqual({ name: "unknown", takesLong: true });
  await role("PRIMARY");
  dana.signal({ kind: "online" });
  await phaseIs(dana, "accepted");
  expect(charges()).toEqual([24817]);
});

test("[PAY-20] a charged attempt is asked for with a new anti-forgery token after a sign-in in another tab", async () => {
  const browser = machine(backend.browser());
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
  await phaseIs(dana, "accepted");
  expect(charges()).toEqual([24817]);
});

test("[PAY-20] a first attempt with an old anti-forgery token goes out again by itself", async () => {
  const browser = machine(backend.browser());
  const dana = await fillIn(await openPayer(browser, { as: "dana" }));
  dana.freeze();
  await (await openTab(browser)).signIn("dana");
  dana.press();
  await phaseIs(dana, "unknown");
  expect(charges()).toEqual([]);
  await dana.timers.elapse(1_000);
  await phaseIs(dana, "accepted");
  expect(charges()).toEqual([24817]);
});

test("[PAY-20] the end of the session ends the asking: whoever signs in next in the tab is led nowhere", async () => {
  const { line, network } = fragile("answers");
  const tab = await fillIn(await openPayer(machine(backend.browser()), { as: "dana", network }));
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

test("[PAY-20] a second tab hears of the payment and asks for its amount again", async () => {
  const browser = machine(backend.browser());
  const first = await fillIn(await openPayer(browser, { as: "dana" }), {}, 10000);
  const second = await fillIn(await openPayer(browser), {}, 10000);
  await first.pay();
  await second.until(({ txnBilling }) => txnBilling.payOnce.paidElsewhere !== undefined);
  expect(second.flow().draft?.amount).toBeUndefined();
  expect(charges()).toEqual([10000]);
});

test("[PAY-20] after a definite refusal the next attempt has a new key, and is charged once", async () => {
  const dana = await fillIn(await openPayer(machine(backend.browser()), { as: "dana" }), { cardNumber: "4000000000012007" });
  const first = dana.flow().draft?.attemptKey;
  await dana.pay();
  expect(await dana.payment()).toMatchObject({ state: "FAILED", failureCode: "INSUFFICIENT_FUNDS" });
  dana.store.dispatch(payOnceEvents.left());
  dana.store.dispatch(payOnceEvents.opened({ accountId: dana.accountId }));
  expect(dana.flow().draft).toMatchObject({ amount: { cents: 24817 } });
  expect(dana.flow().draft?.method).toBeUndefined();
  await dana.chooseNewCard();
  dana.acceptDate();
  dana.openReview();
  expect(dana.flow().draft?.attemptKey).not.toBe(first);
  await dana.pay();
  expect(charges()).toEqual([24817]);
});

test("[PAY-20] a charge whose answer the processor lost locks paying, and resolves by itself to what really happened", async () => {
  const dana = await fillIn(await openPayer(machine(backend.browser()), { as: "dana" }), { cardNumber: "4000000000017006" });
  await dana.pay();
  expect(await dana.payment()).toMatchObject({ state: "CONFIRMING", moneyTaken: "NOT_YET_KNOWN" });
  const { phase } = dana.flow();
  const paymentId = phase.name === "accepted" ? phase.paymentId : "";
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

test("[PAY-20] a payment without an answer for 20 seconds is unknown, and is asked for with the same key: one charge", async () => {
  const { line, network } = withholding("createInstantPaymentV2");
  const dana = await fillIn(await openPayer(machine(backend.browser()), { as: "dana", network }));
  dana.press();
  await expect.poll(() => line.calls).toBe(1);
  await dana.timers.elapse(19_999);
  expect(dana.flow().phase).toEqual({ name: "submitting" });
  await dana.timers.elapse(1);
  expect(dana.flow().phase).toEqual({ name: "unknown", takesLong: false });
  line.holds = false;
  dana.timers.pass(1_000);
  await phaseIs(dana, "accepted");
  expect([charges(), line.calls]).toEqual([[24817], 1]);
});

test("[PAY-20] Pay pressed while offline sends nothing and says so; nothing goes out by itself, and the next press pays once", async () => {
  const dana = await fillIn(await openPayer(machine(backend.browser()), { as: "dana" }));
  const filledIn = dana.flow().draft;
  dana.setOnline(false);
  dana.press();
  await phaseIs(dana, "refused");
  expect(dana.flow()).toMatchObject({ phase: { refusal: { code: "OFFLINE" } }, draft: filledIn });
  dana.setOnline(true);
  await dana.timers.elapse(60_000);
  const reloaded = await openPayer(machine(backend.browser()), { tabStorage: dana.tabStorage });
  expect([charges(), dana.flow().phase.name, reloaded.flow().phase.name]).toEqual([[], "refused", "editing"]);
  dana.press();
  await phaseIs(dana, "accepted");
  expect(charges()).toEqual([24817]);
});

test("whoever leaves before a change of a scheduled payment has begun is led nowhere by it", async () => {
  const { line, network } = withholding("query PayOnce");
  const dana = await openPayer(machine(backend.browser()), { as: "dana", network });
  await dana.timers.elapse(100);
  const before = dana.places.length;
  dana.store.dispatch(payOnceEvents.opened({ accountId: dana.accountId, way: { later: true, changes: "pay_that_is_gone" } }));
  await expect.poll(() => line.calls).toBe(1);
  dana.store.dispatch(payOnceEvents.left());
  line.release();
  await dana.account();
  expect([dana.flow().phase.name, dana.places.slice(before)]).toEqual(["closed", []]);
});

test("whoever goes elsewhere while a payment is under way stays there when it is answered", async () => {
  const { line, network } = withholding("createInstantPaymentV2");
  const dana = await fillIn(await openPayer(machine(backend.browser()), { as: "dana", network }));
  dana.press();
  await expect.poll(() => line.calls).toBe(1);
  const before = dana.places.length;
  dana.store.dispatch(payOnceEvents.left());
  line.release();
  await phaseIs(dana, "accepted");
  expect(dana.places.slice(before)).toEqual([]);
});
