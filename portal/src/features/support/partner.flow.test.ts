import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab, type Network, type OpenedTab } from "../../testing/openPortal.ts";
import { screens } from "../navigation/model/screens.slice.ts";
import type { LocationQuery } from "./model/partner.api.ts";
import {
  ownServedRead,
  partnerWorkflows,
  selectOwnServed,
  selectServed,
  servedRead,
} from "./model/partner.workflow.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(partnerWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

async function open(username: string | null) {
  const sent: URL[] = [];
  const network: Network = (fetch) => (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), "http://localhost");
    if (url.pathname.includes("/partner/")) sent.push(url);
    return fetch(input, init);
  };
  const tab = await openTab(createTestBrowser(backend.browser()), { network });
  if (username !== null) await tab.signIn(username);
  tab.store.dispatch(screens.entered({ workflows: [partnerWorkflows.name] }));
  return { ...tab, sent };
}

async function check(tab: OpenedTab, place: LocationQuery) {
  tab.store.dispatch(servedRead.requested(place));
  await tab.until((state) => selectServed(state).phase !== "loading");
  return selectServed(tab.store.getState()).data;
}
const zip = (code: string): LocationQuery => ({ by: "zip", zip: code });
const carried = ({ searchParams }: URL) => searchParams.get("carryover-zipcode");

test("[CALL-01 partly] a customer's address is looked up first, with nothing carried over, and stays when a ZIP code is", async () => {
  const dana = await open("dana");
  dana.store.dispatch(ownServedRead.requested());
  await dana.until((state) => selectOwnServed(state).phase !== "loading");
  const own = { location: { source: "ADDRESS", partner: { isOwn: true } }, unserved: null };
  expect(selectOwnServed(dana.store.getState()).data).toMatchObject(own);
  expect(dana.sent.map(carried)).toEqual([null, null]);
  expect(await check(dana, zip("99999"))).toMatchObject({ location: { partner: null }, line: null, unserved: null });
  expect(selectOwnServed(dana.store.getState()).data).toMatchObject(own);
});

test("[CALL-01 partly] a ZIP code carries the one from the step before; where nobody serves it, that one is answered and its line", async () => {
  const visitor = await open(null);
  const first = await check(visitor, zip("96815"));
  expect(first).toMatchObject({ location: { source: "ZIP", zip: "96815" }, unserved: null });
  visitor.sent.length = 0;
  const second = await check(visitor, zip("99999"));
  expect(carried(visitor.sent[0]!)).toBe("96815");
  expect(visitor.sent[1]!.pathname).toMatch(/\/support\/zipcode\/96815$/);
  expect(second).toMatchObject({ location: { source: "CARRIED_OVER", zip: "96815" }, unserved: "99999" });
  expect(second?.line).toEqual(first?.line);
});

test("[CALL-01 partly] where nobody serves the first ZIP code there is no provider and no line", async () => {
  const visitor = await open(null);
  expect(await check(visitor, zip("99999"))).toMatchObject({ location: { partner: null }, line: null, unserved: null });
  await check(visitor, zip("96815"));
  expect(carried(visitor.sent.at(-2)!)).toBeNull();
});
