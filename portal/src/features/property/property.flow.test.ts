import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab, type OpenedTab } from "../../testing/openPortal.ts";
import { screens } from "../navigation/model/screens.slice.ts";
import type { PropertyChange } from "./model/property.api.ts";
import { propertyWorkflows } from "./model/property.saga.ts";
import { propertyEvents, propertyReads, selectProperty, type PropertyPart } from "./model/property.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(propertyWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

const accountId = "8347201271";

async function onTheScreen(...parts: PropertyPart[]) {
  const tab = await openTab(createTestBrowser(backend.browser("community")));
  await tab.signIn("alex");
  tab.store.dispatch(screens.entered({ workflows: [propertyWorkflows.name] }));
  for (const part of parts) {
    tab.store.dispatch(propertyReads[part].requested({ accountId }));
    await tab.until((state) => selectProperty(state)[part].phase === "ready");
  }
  return tab;
}
const property = (tab: OpenedTab) => selectProperty(tab.store.getState());

async function send(tab: OpenedTab, change: PropertyChange) {
  tab.store.dispatch(propertyEvents.requested(change));
  await tab.until((state) => selectProperty(state).change.name !== "working");
  return property(tab).change;
}

test("[SERV-10 partly] hours that a colleague changed first are refused, shown, and can then be replaced", async () => {
  const [one, other] = [await onTheScreen("hours"), await onTheScreen("hours")];
  const { weekly = [], exceptions = [], version = 0 } = property(one).hours.data ?? {};
  const closed = { weekly: weekly.map(() => []), exceptions };
  await send(one, { what: "hours", accountId, version, facts: closed });
  expect(property(one).hours.data).toMatchObject({ now: { isOpen: false }, version: version + 1 });
  const mine = { what: "hours" as const, accountId, facts: { weekly, exceptions: [] } };
  expect(await send(other, { ...mine, version })).toMatchObject({ name: "failed", failure: { code: "CONFLICT" } });
  const theirs = property(other).hours.data;
  expect(theirs?.weekly).toEqual(closed.weekly);
  expect(await send(other, { ...mine, version: theirs?.version ?? 0 })).toMatchObject({ name: "done" });
});

test("[SERV-10 partly] a request about an amenity is on the screen once it is received, and again without it", async () => {
  const alex = await onTheScreen("amenities", "contract", "preferences");
  expect(property(alex).contract.data?.contract?.units).toBe(184);
  expect(property(alex).preferences.data?.contacts).toHaveLength(2);
  const [amenityId, requestId] = ["AM-271-1", crypto.randomUUID()];
  await send(alex, { what: "request", accountId, amenityId, requestId, kind: "REPAIR", note: "Slow." });
  const state = () => property(alex).amenities.data?.amenities[0]?.request?.state;
  expect(state()).toBe("RECEIVED");
  await send(alex, { what: "withdrawal", accountId, amenityId, requestId });
  expect(state()).toBeUndefined();
});
