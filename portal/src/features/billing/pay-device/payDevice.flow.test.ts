import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PaymentByIdDocument } from "../../../api/graphql/generated/graph.ts";
import { tracked } from "../../../app/tracked.ts";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import { enterBilling, typeIntoVault } from "../../../testing/inBilling.ts";
import { machine, openTab } from "../../../testing/openPortal.ts";
import { refreshDevices } from "./payDevice.api.ts";
import { noValues } from "../../../vault/fields.ts";
import { type DeviceAnswer, payDeviceEvents, selectPayDevice } from "./payDevice.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

async function openFlow(deviceId: string, network?: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch) {
  const browser = backend.browser();
  const tab = await openTab(machine(browser), { network });
  await tab.signIn("vera");
  const accountId = selectCurrentAccountId(tab.store.getState()) ?? "";
  const { store, until } = tab;
  await enterBilling(tab);
  store.dispatch(payDeviceEvents.opened({ accountId, deviceId }));
  const flow = () => selectPayDevice(store.getState());
  const device = async () => {
    const answer = await refreshDevices(await tab.graph(), accountId);
    return answer.ok ? answer.data.billing?.mobileDevices.find(({ id }) => id === deviceId) : undefined;
  };
  const fillIn = async (cents: number, cardNumber = "4242424242424242") => {
    store.dispatch(payDeviceEvents.amountChosen({ cents }));
    store.dispatch(payDeviceEvents.cardFormRequested());
    await until((state) => selectPayDevice(state).cardForm.name === "open");
    const { cardForm } = flow();
    if (cardForm.name !== "open") throw new Error("The card form did not open.");
    const stored = await typeIntoVault(browser, cardForm.ticket, { kind: "newCard" }, { ...noValues, cardName: "Vera Holm", cardNumber, expiry: "1229", securityCode: "123", zip: "02110" });
    if (stored.kind !== "stored") throw new Error(JSON.stringify(stored));
    store.dispatch(payDeviceEvents.cardStored({ vaultToken: stored.card.token, type: stored.card.type, lastFour: stored.card.lastFour }));
  };
  const pay = async () => {
    store.dispatch(payDeviceEvents.submitted({ attemptKey: crypto.randomUUID() }));
    await until((state) => ["accepted", "refused"].includes(selectPayDevice(state).phase.name));
    return flow().phase;
  };
  return { ...tab, accountId, flow, device, fillIn, pay };
}

test("[PAY-04] amount, card, review: a device is paid down with a new card, and the payment has its page", async () => {
  const vera = await openFlow("md_demo_3");
  await vera.fillIn(10_000);
  const phase = await vera.pay();
  if (phase.name !== "accepted") throw new Error(JSON.stringify(phase));
  expect(vera.places.at(-1)).toContain(`/billing/payments/${phase.paymentId}`);
  const { payment } = (await vera.graph()).readQuery({ query: PaymentByIdDocument, variables: { accountId: vera.accountId, paymentId: phase.paymentId } }) ?? {};
  expect(payment).toMatchObject({ amount: 10_000, state: "SUBMITTED", lastFour: "4242", balanceAfter: 31_650 });
  expect(await vera.device()).toMatchObject({ remainingBalance: 31_650, installmentsRemaining: 13 });
});

test("[PAY-19 partly] the payment’s id is the transaction id of its analytics event", () => {
  const toldAs = tracked[payDeviceEvents.answered.type] as (answer: DeviceAnswer) => object;
  expect(toldAs({ accountId: "1", paymentId: "pay_1", state: "SUBMITTED" })).toMatchObject({ name: "paymentAnswered", data: { apiTransactionId: "pay_1", opSuccess: true } });
});

test("[PAY-04 partly] more than is left is refused by the server, says so, and asks for the card anew", async () => {
  const vera = await openFlow("md_demo_5");
  await vera.fillIn(900_000);
  expect(await vera.pay()).toEqual({ name: "refused", code: "AMOUNT_OUT_OF_RANGE" });
  expect(vera.flow().draft?.card).toBeUndefined();
  expect(await vera.device()).toMatchObject({ remainingBalance: 4_200 });
});

test("[PAY-04 partly] an answer that is lost on the way is asked for again, and the device is paid once", async () => {
  let lost = 0;
  const losing = (fetch: typeof globalThis.fetch): typeof fetch => async (input, init) => {
    const request = new Request(input, init);
    const pays = request.url.endsWith("/selfservice/graph") && (await request.clone().text()).includes("CreateDevicePayment");
    const answer = await fetch(request);
    if (!pays || lost > 0) return answer;
    lost += 1;
    throw new TypeError("the connection was cut");
  };
  const vera = await openFlow("md_demo_5", losing);
  const before = backend.processor.charged().length;
  await vera.fillIn(1_400);
  vera.store.dispatch(payDeviceEvents.submitted({ attemptKey: crypto.randomUUID() }));
  await vera.until((state) => selectPayDevice(state).phase.name === "unknown");
  vera.signal({ kind: "online" });
  await vera.until((state) => selectPayDevice(state).phase.name === "accepted");
  expect([lost, backend.processor.charged().length]).toEqual([1, before + 1]);
  expect(await vera.device()).toMatchObject({ remainingBalance: 2_800, installmentsRemaining: 2 });
});
