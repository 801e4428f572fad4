import { attemptKey } from "../../api/attemptKey.ts";
import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, type Network, type OpenedTab, openTab } from "../../testing/openPortal.ts";
import { screens } from "../navigation/model/screens.slice.ts";
import type { Order, Quote } from "./model/orders.api.ts";
import { expectedOf } from "./model/orders.rules.ts";
import { upgradeWorkflows } from "./model/orders.saga.ts";
import { cancelEvents, orderRead, placeEvents, quoteRead, selectUpgrade } from "./model/orders.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(upgradeWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

const larchLane = "8347207518";

async function onTheScreen(username: string, network?: Network) {
  const tab = await openTab(createTestBrowser(backend.browser()), network ? { network } : {});
  await tab.signIn(username);
  tab.store.dispatch(screens.entered({ workflows: [upgradeWorkflows.name] }));
  return tab;
}
const stateOf = (tab: OpenedTab) => selectUpgrade(tab.store.getState());

async function quoted(tab: OpenedTab, product: string): Promise<Quote> {
  tab.store.dispatch(quoteRead.requested({ accountId: larchLane, product }));
  await tab.until((state) => selectUpgrade(state).quote.phase !== "loading");
  return stateOf(tab).quote.data as Quote;
}

async function place(tab: OpenedTab, quote: Quote) {
  const wanted = {
    accountId: larchLane,
    product: quote.offer.code,
    expected: expectedOf(quote),
    startsAt: quote.startsAt,
  };
  tab.store.dispatch(placeEvents.requested({ ...wanted, idempotencyKey: attemptKey(stateOf(tab).place, wanted) }));
  await tab.until((state) => selectUpgrade(state).place.name !== "working");
  return stateOf(tab).place;
}

async function cancel(tab: OpenedTab, { orderId, version }: Order) {
  const wanted = { accountId: larchLane, orderId, version };
  tab.store.dispatch(cancelEvents.requested({ ...wanted, idempotencyKey: attemptKey(stateOf(tab).cancel, wanted) }));
  await tab.until((state) => selectUpgrade(state).cancel.name !== "working");
  return stateOf(tab).cancel;
}

test("[SERV-10 partly] an order with the terms of the screen is placed; a lost answer is asked for again with the same key", async () => {
  let lose = true;
  const losing: Network = (fetch) => async (input, init) => {
    const response = await fetch(input, init);
    const { method, url } = input instanceof Request ? input : new Request(input, init);
    if (!lose || method !== "POST" || !url.endsWith("/orders")) return response;
    lose = false;
    throw new TypeError("lost");
  };
  const oscar = await onTheScreen("oscar", losing);
  const quote = await quoted(oscar, "INTERNET_1000");
  expect(await place(oscar, quote)).toMatchObject({ name: "failed", failure: { kind: "unreachable" } });
  const placed = await place(oscar, quote);
  expect(placed).toMatchObject({ name: "placed", order: { state: "PLACED", bill: { after: quote.bill.after } } });
  const { order } = placed as { order: Order };
  oscar.store.dispatch(orderRead.requested({ accountId: larchLane, orderId: order.orderId }));
  await oscar.until((state) => selectUpgrade(state).order.phase === "ready");
  expect(await cancel(oscar, order)).toEqual({ name: "cancelled" });
  expect(stateOf(oscar).order.data).toMatchObject({ state: "CANCELLED", cancellable: false });
});

test("[SERV-10 partly] when the amounts changed meanwhile the order is refused, and the screen has the new ones", async () => {
  const oscar = await onTheScreen("oscar");
  const quote = await quoted(oscar, "INTERNET_600");
  await backend.database.execute("update products set unit_price = 13100 where code = 'INTERNET_600'");
  expect(await place(oscar, quote)).toMatchObject({ failure: { kind: "refused", code: "PRICE_CHANGED" } });
  await oscar.until((state) => selectUpgrade(state).quote.data?.offer.monthlyPrice === 13_100);
  const { quote: newer } = stateOf(oscar);
  expect(await place(oscar, newer.data as Quote)).toMatchObject({ name: "placed" });
});

test("[SERV-10 partly] a standard user sees the quote; the server refuses the order", async () => {
  const nina = await onTheScreen("nina");
  expect(await place(nina, await quoted(nina, "SECURITY"))).toMatchObject({
    failure: { kind: "refused", code: "NOT_ALLOWED" },
  });
});
