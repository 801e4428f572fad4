import { attemptKey } from "../../api/attemptKey.ts";
import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab, type Network, type OpenedTab } from "../../testing/openPortal.ts";
import { selectServicesRead } from "../services/model/services.selectors.ts";
import { screens } from "../navigation/model/screens.slice.ts";
import { outageAlertsWorkflows } from "./model/outageAlerts.saga.ts";
import { alertEvents, selectOutageAlerts } from "./model/outageAlerts.slice.ts";
import type { CallbackRequest } from "./model/outages.api.ts";
import { outageWorkflows } from "./model/outages.saga.ts";
import { accountRead, callbackEvents, mapRead, outageEvents, selectOutage } from "./model/outages.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(outageWorkflows);
  screens.inject(outageAlertsWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

const ferryLanding = "8347209019";
const lighthouse = "8347209043";
const locale = "en-US";

async function tabOf(username: string, network?: Network) {
  const tab = await openTab(createTestBrowser(backend.browser()), network ? { network } : {});
  await tab.signIn(username);
  tab.store.dispatch(screens.entered({ workflows: [outageWorkflows.name, outageAlertsWorkflows.name] }));
  return tab;
}
const stateOf = (tab: OpenedTab) => selectOutage(tab.store.getState());

async function callbackScreen(username: string, accountId: string) {
  const tab = await tabOf(username);
  tab.store.dispatch(outageEvents.entered({ map: null, account: { accountId, locale } }));
  tab.store.dispatch(accountRead.requested({ accountId, locale }));
  await tab.until((state) => selectOutage(state).account.phase === "ready");
  return tab;
}

async function ask(tab: OpenedTab, wanted: Omit<CallbackRequest, "idempotencyKey">) {
  const { callback } = stateOf(tab);
  tab.store.dispatch(callbackEvents.requested({ ...wanted, idempotencyKey: attemptKey(callback, wanted) }));
  await tab.until((state) => selectOutage(state).callback.name !== "working");
  return stateOf(tab).callback;
}

test("[SERV-07 partly] a callback is requested and canceled; the screen follows", { tags: "full" }, async () => {
  const tab = await callbackScreen("farah", ferryLanding);
  const startsAt = stateOf(tab).account.data?.callWindows[0]?.startsAt ?? "";
  const wanted = { accountId: ferryLanding, outageId: "OUT-48117", phone: "6175550148", startsAt };
  expect(await ask(tab, wanted)).toMatchObject({ name: "done" });
  await tab.until((state) => selectOutage(state).account.data?.callback?.state === "REQUESTED");
  expect(await ask(tab, wanted)).toMatchObject({ name: "failed", failure: { kind: "refused", code: "CALLBACK_OPEN" } });
  const { id: callbackId = "", version = 0 } = stateOf(tab).account.data?.callback ?? {};
  tab.store.dispatch(
    callbackEvents.cancelRequested({
      accountId: ferryLanding,
      callbackId,
      version,
      idempotencyKey: crypto.randomUUID(),
    }),
  );
  await tab.until((state) => selectOutage(state).account.data?.callback?.state === "CANCELLED");
});

test("[SERV-07 partly] a visitor reads the map without a session", async () => {
  const tab = await openTab(createTestBrowser(backend.browser()));
  tab.store.dispatch(screens.entered({ workflows: [outageWorkflows.name] }));
  tab.store.dispatch(mapRead.requested({ locale }));
  await tab.until((state) => selectOutage(state).map.phase === "ready");
  expect(stateOf(tab).map.data?.outages.map(({ id }) => id)).toContain("OUT-48117");
});

test("[SHELL-31 partly] alerts are read; a dismissed one is gone at once and in the next session", async () => {
  const shown = async () => {
    const tab = await tabOf("perla");
    tab.store.dispatch(alertEvents.entered({ accountId: lighthouse, locale }));
    await tab.until((state) => selectOutageAlerts(state).list.phase === "ready");
    return { tab, ids: selectOutageAlerts(tab.store.getState()).list.data?.alerts.map(({ id }) => id) };
  };
  const { tab, ids } = await shown();
  expect(ids).toEqual(["OUT-48125.planned", "NTC-2207"]);
  tab.store.dispatch(alertEvents.dismissed({ accountId: lighthouse, alertId: "NTC-2207" }));
  expect(selectOutageAlerts(tab.store.getState()).dismissed).toEqual(["NTC-2207"]);
  await expect.poll(async () => (await shown()).ids, { timeout: 10_000 }).toEqual(["OUT-48125.planned"]);
});

test("[SERV-02 partly] an outage is the state of the service on an open page until it ends", async () => {
  const tab = await tabOf("farah");
  const reaches = (trouble: string) =>
    tab.until((state) => selectServicesRead(state).data?.find(({ key }) => key === "INTERNET")?.trouble === trouble);
  tab.store.dispatch(alertEvents.entered({ accountId: ferryLanding, locale }));
  await tab.until((state) => selectOutageAlerts(state).list.phase === "ready");
  await reaches("OUTAGE");
  backend.clock.advance(150 * 60);
  await tab.timers.elapse(60_000);
  // Her modem has not come back by itself.
  await reaches("EQUIPMENT_OFFLINE");
});
