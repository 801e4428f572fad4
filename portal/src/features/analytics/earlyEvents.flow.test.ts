import { openBackend, type TestBackend } from "@portico/backend/testing";
import { builtIn } from "@portico/content-runtime/builtIn";
import { startContent } from "@portico/content-runtime/start";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createCallFeed } from "../../api/recorder.ts";
import { createPortal } from "../../app/createPortal.ts";
import { memoryStorage } from "../../lib/storage.ts";
import { manualTimers } from "../../testing/manualTimers.ts";
import { type Browser, createTestBrowser, openTab } from "../../testing/openPortal.ts";
import { madeCall } from "../../testing/watchedTab.ts";
import { navigationArrived } from "../navigation/model/navigation.slice.ts";
import type { AnalyticsEvent } from "./analyticsEvent.ts";

/** The code that processes events arrives when the test says so. */
const late = vi.hoisted(() => {
  let arrive = () => {};
  const hasArrived = new Promise<void>((resolve) => (arrive = resolve));
  return { hasArrived, arrive: () => arrive() };
});
vi.mock("./recordEvents.saga.ts", async (original) => {
  await late.hasArrived;
  return original();
});

let backend: TestBackend;
beforeAll(async () => void (backend = await openBackend()));
afterAll(() => backend.close());

/** A page that is about to start, and the events that it sends. */
async function opening(browser: Browser) {
  const [bootstrap, timers, calls] = [await browser.bootstrap(), manualTimers(), createCallFeed()];
  const sent: AnalyticsEvent[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (request.url.endsWith("/telemetry/v1/events")) sent.push(...(await request.clone().json()).events);
    return browser.fetch(request);
  };
  const content = await startContent({ bootstrap, fetch, storage: memoryStorage(), builtIn });
  const navigator = { go: () => {}, load: () => {}, place: () => ({ path: "/", search: "", hash: "" }) };
  const portal = createPortal({ bootstrap, fetch, content, navigator, timers, calls });
  const arrive = (path: string) => portal.store.dispatch(navigationArrived({ path, search: "", hash: "" }));
  return { portal, timers, calls, sent, arrive };
}

test("[ANLY-01] events from before the code of analytics came have the screen and the time at which they happened", async () => {
  const { portal, timers, calls, sent, arrive } = await opening(backend.browser());
  const start = timers.now();
  portal.run();
  arrive("/account-summary");
  calls.publish(madeCall("https://localhost/api/pub/early"));
  await timers.elapse(5_000);
  arrive("/billing");
  late.arrive();
  await vi.dynamicImportSettled();
  await timers.elapse(4_000);
  await expect.poll(() => sent.filter(({ name }) => name === "pageView")).toHaveLength(2);
  portal.stop();

  const seen = sent
    .filter(({ name, data }) => name === "pageView" || data.appApiPath === "/api/pub/early")
    .map(({ name, at, data }) => [name, data.currStateName, Date.parse(at) - start]);
  expect(seen.toSorted()).toEqual([
    ["apiSuccess", "/account-summary", 0],
    ["pageView", "/account-summary", 0],
    ["pageView", "/billing", 5_000],
  ]);
});

test("[SESS-15 partly] a call from before the session was read says whose session it is", async () => {
  const browser = backend.browser();
  const tab = await openTab(createTestBrowser(browser));
  await tab.signIn("gina");
  const { portal, timers, calls, sent, arrive } = await opening(browser);
  late.arrive();
  calls.publish(madeCall("https://localhost/api/pub/early"));
  portal.run();
  arrive("/account-summary");
  await vi.dynamicImportSettled();
  await timers.elapse(4_000);
  await expect.poll(() => sent.map(({ name }) => name)).toContain("pageView");
  portal.stop();
  expect(sent.filter(({ data }) => data.userType !== "CSR").map(({ name, data }) => [name, data])).toEqual([]);
});
