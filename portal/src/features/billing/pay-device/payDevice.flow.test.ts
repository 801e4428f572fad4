/* oxlint-disable max-lines -- one list of facts that share a set-up */
import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PayDeviceDocument } from "../../../api/graphql/generated/graph.payDevice.ts";
import { PaymentByIdDocument } from "../../../api/graphql/generated/graph.payment.ts";
import { tracked } from "../../../app/tracked.ts";
import { selectCurrentAccountId, selectIsSignedIn } from "../../session/model/session.selectors.ts";
import { signOutRequested } from "../../session/model/session.slice.ts";
import { enterBilling, typeIntoVault } from "../../../testing/billingDriver.ts";
import { memoryStorage } from "../../../lib/storage.ts";
import { type Browser, createTestBrowser, type Network, openTab } from "../../../testing/openPortal.ts";
import { refreshDevices } from "./payDevice.api.ts";
import { holdResponses } from "../../../testing/holdResponses.ts";
import type { VaultMode } from "../../../lib/vaultProtocol.ts";
import { noValues, type Values } from "../../../vault/fields.ts";
import { usableCard } from "../model/card-form/enteredCard.ts";
import { enteredCard, newMethodFrom, vaultModeOf } from "../model/payment-methods/methods.rules.ts";
import { type DeviceAnswer, payDeviceEvents, selectPayDevice } from "./payDevice.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

type Before = { browser: Browser; tabStorage: Storage };

/** @param before the same tab before its reload; it keeps the session */
async function openFlow(deviceId: string, network?: Network, before?: Before) {
  const browser = before?.browser ?? backend.browser();
  const tab = await openTab(createTestBrowser(browser), { network, tabStorage: before?.tabStorage });
  if (!before) await tab.signIn("vera");
  const accountId = selectCurrentAccountId(tab.store.getState()) ?? "";
  const { store, until } = tab;
  await enterBilling(tab);
  store.dispatch(payDeviceEvents.opened({ accountId, deviceId }));
  const flow = () => selectPayDevice(store.getState());
  const device = async () => {
    const answer = await refreshDevices(await tab.graph(), accountId, deviceId);
    return answer.ok ? answer.data.billing?.mobileDevices.find(({ id }) => id === deviceId) : undefined;
  };
  /** Types a card, or another code of the card whose code was refused. */
  const typeCard = async (mode: VaultMode, values: Partial<Values>) => {
    store.dispatch(payDeviceEvents.cardFormRequested({}));
    await until((state) => selectPayDevice(state).cardForm.name === "open");
    const { cardForm } = flow();
    if (cardForm.name !== "open") throw new Error("We couldn’t open the card form.");
    const stored = await typeIntoVault(browser, cardForm.ticket, mode, { ...noValues, ...values });
    if (stored.kind !== "stored") throw new Error(JSON.stringify(stored));
    store.dispatch(payDeviceEvents.cardStored(newMethodFrom(stored.card, false, tab.timers.now())));
  };
  const fillIn = async (cents: number, cardNumber = "4242424242424242", securityCode = "123") => {
    store.dispatch(payDeviceEvents.amountChosen({ cents }));
    await typeCard(
      { kind: "newCard" },
      { cardName: "Vera Holm", cardNumber, expiry: "1229", securityCode, zip: "02110" },
    );
  };
  const enterCodeAgain = async (securityCode: string) => {
    const mode = vaultModeOf(enteredCard, [], { entered: usableCard(flow(), accountId, tab.timers.now()) });
    if (mode?.kind !== "enteredCardCode") throw new Error("No card was entered before.");
    await typeCard(mode, { securityCode });
  };
  const pay = async () => {
    store.dispatch(payDeviceEvents.reviewOpened());
    store.dispatch(payDeviceEvents.submitted());
    await until((state) => ["settled", "refused"].includes(selectPayDevice(state).phase.name));
    return flow().phase;
  };
  /** Records the overlaps that review shows as seen by this tab; their ids are submitted with the payment. */
  const see = async () => {
    const { billing } =
      (await tab.graph()).readQuery({ query: PayDeviceDocument, variables: { accountId, deviceId } }) ?? {};
    const ids = billing?.deviceOverlaps.map(({ id }) => id) ?? [];
    store.dispatch(payDeviceEvents.overlapsShown(ids));
    return ids.length;
  };
  return { ...tab, browser, accountId, flow, device, fillIn, enterCodeAgain, see, pay };
}

const graphCall = async (request: Request) =>
  request.url.endsWith("/selfservice/graph") && (await request.clone().text()).includes("CreateDevicePayment");

test("[PAY-04] amount, card, review: a new card pays for a device, and the payment has its page", async () => {
  const vera = await openFlow("md_demo_3");
  await vera.fillIn(10_000);
  const phase = await vera.pay();
  if (phase.name !== "settled") throw new Error(JSON.stringify(phase));
  expect(vera.places.at(-1)).toContain(`/billing/payments/${phase.paymentId}`);
  const { payment } =
    (await vera.graph()).readQuery({
      query: PaymentByIdDocument,
      variables: { accountId: vera.accountId, paymentId: phase.paymentId },
    }) ?? {};
  expect(payment).toMatchObject({ amount: 10_000, state: "SUBMITTED", lastFour: "4242", balanceAfter: 31_650 });
  expect(await vera.device()).toMatchObject({ remainingBalance: 31_650, installmentsRemaining: 13 });
});

test("[PAY-19 partly] the payment’s id is the transaction id of its analytics event", () => {
  const toldAs = tracked[payDeviceEvents.answered.type] as (answer: DeviceAnswer) => object[];
  expect(toldAs({ accountId: "1", paymentId: "pay_1", state: "SUBMITTED" })[0]).toMatchObject({
    name: "paymentAnswered",
    data: { apiTransactionId: "pay_1", opSuccess: true },
  });
});

test("[PAY-04 partly] the server refuses more than what is left; the flow says so and asks for the card again", async () => {
  const vera = await openFlow("md_demo_5");
  await vera.fillIn(900_000);
  expect(await vera.pay()).toEqual({ name: "refused", code: "AMOUNT_OUT_OF_RANGE" });
  expect(vera.flow().draft?.method).toBeUndefined();
  expect(await vera.device()).toMatchObject({ remainingBalance: 4_200 });
});

test("[PAY-04 partly] lost answers are retried, a long wait shows where else the payment will appear, and the device is charged once", async () => {
  let mended = false;
  const losing =
    (fetch: typeof globalThis.fetch): typeof fetch =>
    async (input, init) => {
      const request = new Request(input, init);
      const pays = await graphCall(request);
      const answer = await fetch(request);
      if (!pays || mended) return answer;
      throw new TypeError("the connection was cut");
    };
  const vera = await openFlow("md_demo_5", losing);
  const before = backend.processor.charged().length;
  await vera.fillIn(1_400);
  vera.store.dispatch(payDeviceEvents.reviewOpened());
  vera.store.dispatch(payDeviceEvents.submitted());
  await vera.until((state) => selectPayDevice(state).phase.name === "unknown");
  expect(vera.flow().phase).toEqual({ name: "unknown", takesLong: false });
  const afterAskingAgain = () => {
    vera.signal({ kind: "online" });
    return vera.flow().phase;
  };
  await expect.poll(afterAskingAgain).toEqual({ name: "unknown", takesLong: true });
  mended = true;
  await expect.poll(afterAskingAgain).toMatchObject({ name: "settled" });
  expect(backend.processor.charged().length).toBe(before + 1);
  expect(await vera.device()).toMatchObject({ remainingBalance: 2_800, installmentsRemaining: 2 });
});

test("[PAY-04 partly] [B04 partly] a reload restores device and amount, and asks for the card again; no card data is stored", async () => {
  const vera = await openFlow("md_demo_3");
  await vera.fillIn(2_450);
  const { vaultToken } = vera.flow().draft?.method ?? {};
  const written = Array.from({ length: vera.tabStorage.length }, (_, index) =>
    vera.tabStorage.getItem(vera.tabStorage.key(index) ?? ""),
  ).join();
  expect(written).toContain("2450");
  expect([vaultToken, "4242", "visa"].filter((word) => word && written.includes(word))).toEqual([]);
  const reloaded = await openFlow("md_demo_3", undefined, vera);
  expect(reloaded.flow()).toMatchObject({ phase: { name: "editing" }, draft: { deviceId: "md_demo_3", cents: 2_450 } });
  expect(reloaded.flow().draft?.method).toBeUndefined();
  const other = await openFlow("md_demo_5", undefined, vera);
  expect(other.flow().draft).toEqual({ accountId: vera.accountId, deviceId: "md_demo_5" });
});

test("[PAY-08 partly] after a wrong code everything entered is kept and only the code is asked for: the next attempt pays once; another card can be entered instead, and a reload asks for the whole card", async () => {
  const vera = await openFlow("md_demo_3");
  const before = backend.processor.charged().length;
  vera.store.dispatch(payDeviceEvents.recordsTyped({ customerReference: "PO-7" }));
  await vera.fillIn(700, "5555555555554444", "999");
  await vera.device();
  await vera.see();
  expect(await vera.pay()).toMatchObject({ name: "settled" });
  const again = () => {
    vera.store.dispatch(payDeviceEvents.left());
    vera.store.dispatch(payDeviceEvents.opened({ accountId: vera.accountId, deviceId: "md_demo_3" }));
    return vera.until((state) => selectPayDevice(state).draft?.codeRefused === true);
  };
  await again();
  expect(vera.flow().draft).toMatchObject({ cents: 700, customerReference: "PO-7" });
  const entered = usableCard(vera.flow(), vera.accountId, vera.timers.now());
  expect(entered).toMatchObject({ type: "mc", lastFour: "4444" });
  expect(JSON.stringify(Object.entries(vera.tabStorage))).not.toContain(entered!.vaultToken);
  const reloaded = await openFlow("md_demo_3", undefined, vera);
  expect(reloaded.flow()).toMatchObject({ draft: { cents: 700, codeRefused: true } });
  expect(reloaded.flow().entered).toBeUndefined();
  await vera.enterCodeAgain("999");
  await vera.device();
  await vera.see();
  await vera.pay();
  expect(backend.processor.charged()).toHaveLength(before);
  await again();
  await vera.enterCodeAgain("123");
  await vera.device();
  await vera.see();
  const paid = await vera.pay();
  if (paid.name !== "settled") throw new Error(JSON.stringify(paid));
  const { payment } =
    (await vera.graph()).readQuery({
      query: PaymentByIdDocument,
      variables: { accountId: vera.accountId, paymentId: paid.paymentId },
    }) ?? {};
  expect(payment).toMatchObject({ amount: 700, state: "SUBMITTED", lastFour: "4444", customerReference: "PO-7" });
  expect(backend.processor.charged()).toHaveLength(before + 1);
  expect(vera.flow().entered).toBeUndefined();
});

test("[PAY-20 partly] [B01 partly] two tabs pay for one device: the second is shown the first payment before any charge, keeps its card, and then pays", async () => {
  const one = await openFlow("md_demo_3");
  const other = await openFlow("md_demo_3", undefined, { browser: one.browser, tabStorage: memoryStorage() });
  const before = backend.processor.charged().length;
  for (const tab of [one, other]) {
    await tab.fillIn(1_100);
    await tab.device();
    await tab.see();
  }
  expect((await one.pay()).name).toBe("settled");
  expect(await other.pay()).toEqual({ name: "refused", code: "OVERLAP_NOT_SEEN" });
  expect([backend.processor.charged().length, other.flow().draft?.method?.lastFour]).toEqual([before + 1, "4242"]);
  expect(other.places.at(-1)).toMatch(/step=review$/);
  expect(await other.see()).toBeGreaterThan(0);
  expect((await other.pay()).name).toBe("settled");
  expect(backend.processor.charged().length).toBe(before + 2);
});

test("[PAY-20 partly] [B04 partly] a reload while the answer is pending retries the same payment, and the device is charged once", async () => {
  const silent: Network = (fetch) => async (input, init) => {
    const request = new Request(input, init);
    const pays = await graphCall(request);
    const answer = await fetch(request);
    return pays ? new Promise<never>(() => undefined) : answer;
  };
  const vera = await openFlow("md_demo_3", silent);
  const [charged, before] = [backend.processor.charged().length, (await vera.device())?.remainingBalance ?? 0];
  await vera.fillIn(1_000);
  vera.store.dispatch(payDeviceEvents.reviewOpened());
  vera.store.dispatch(payDeviceEvents.submitted());
  await expect.poll(() => backend.processor.charged().length).toBe(charged + 1);
  const reloaded = await openFlow("md_demo_3", undefined, vera);
  await reloaded.until((state) => selectPayDevice(state).phase.name === "settled");
  expect(reloaded.places.at(-1)).toContain("/billing/payments/");
  expect([backend.processor.charged().length, (await reloaded.device())?.remainingBalance]).toEqual([
    charged + 1,
    before - 1_000,
  ]);
  const next = await openFlow("md_demo_3", undefined, vera);
  expect(next.flow()).toMatchObject({ phase: { name: "editing" }, draft: { deviceId: "md_demo_3" } });
  expect(next.flow().draft?.cents).toBeUndefined();
});

test("[B14 partly] reference and recipients survive a reload, are submitted with a device payment, and are on its page; a refusal keeps the input and the card", async () => {
  const before = await openFlow("md_demo_3");
  before.store.dispatch(
    payDeviceEvents.recordsTyped({ customerReference: " PO-2026/118 ", notify: "kim@books.example lee@books.example" }),
  );
  before.stop();
  const vera = await openFlow("md_demo_3", undefined, before);
  await vera.fillIn(800);
  const charged = backend.processor.charged().length;
  vera.store.dispatch(payDeviceEvents.recordsTyped({ customerReference: "=1+1" }));
  expect(await vera.pay()).toEqual({ name: "refused", code: "REFERENCE_INVALID" });
  expect(vera.places.at(-1)).toMatch(/step=review$/);
  expect([
    vera.flow().draft?.customerReference,
    vera.flow().draft?.method?.lastFour,
    backend.processor.charged().length,
  ]).toEqual(["=1+1", "4242", charged]);
  vera.store.dispatch(payDeviceEvents.recordsTyped({ customerReference: " PO-2026/118 " }));
  const phase = await vera.pay();
  const paymentId = phase.name === "settled" ? phase.paymentId : "";
  const { payment } =
    (await vera.graph()).readQuery({
      query: PaymentByIdDocument,
      variables: { accountId: vera.accountId, paymentId },
    }) ?? {};
  expect(payment).toMatchObject({
    customerReference: "PO-2026/118",
    notified: ["kim@books.example", "lee@books.example"],
  });
  expect(vera.flow().draft).toBeUndefined();
});

test("[B04 partly] signing out deletes the draft of a device payment from the tab", async () => {
  const vera = await openFlow("md_demo_3");
  await vera.fillIn(2_450);
  vera.store.dispatch(signOutRequested());
  await vera.until((state) => !selectIsSignedIn(state));
  const names = Array.from({ length: vera.tabStorage.length }, (_, index) => vera.tabStorage.key(index));
  expect(names.filter((name) => name?.includes("payDevice"))).toEqual([]);
});

test("[PAY-20 partly] a device payment that times out after 20 seconds is unknown, and is retried with the same idempotency key: one charge", async () => {
  const { line, network } = holdResponses("CreateDevicePayment");
  const vera = await openFlow("md_demo_3", network);
  const before = backend.processor.charged().length;
  await vera.fillIn(700);
  vera.store.dispatch(payDeviceEvents.reviewOpened());
  vera.store.dispatch(payDeviceEvents.submitted());
  await expect.poll(() => line.calls).toBe(1);
  await vera.timers.elapse(19_999);
  expect(vera.flow().phase.name).toBe("submitting");
  await vera.timers.elapse(1);
  expect(vera.flow().phase).toEqual({ name: "unknown", takesLong: false });
  line.holds = false;
  vera.timers.pass(1_000);
  await vera.until((state) => selectPayDevice(state).phase.name === "settled");
  expect([backend.processor.charged().length - before, line.calls]).toEqual([1, 1]);
});

test("[PAY-20 partly] a device payment submitted offline sends nothing and says so; nothing is sent automatically later, and the next submit pays once", async () => {
  const vera = await openFlow("md_demo_3");
  const before = backend.processor.charged().length;
  await vera.fillIn(800);
  const { draft } = vera.flow();
  vera.setOnline(false);
  expect(await vera.pay()).toEqual({ name: "refused", code: "OFFLINE" });
  expect(vera.flow().draft).toMatchObject({ cents: 800, method: draft?.method });
  vera.setOnline(true);
  await vera.timers.elapse(60_000);
  expect([backend.processor.charged().length - before, vera.flow().phase.name]).toEqual([0, "refused"]);
  expect((await vera.pay()).name).toBe("settled");
  expect(backend.processor.charged().length - before).toBe(1);
});
