import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { offlineCopyKey, readOfflineCopy } from "../../lib/offlineCopy.ts";
import { memoryStorage } from "../../lib/storage.ts";
import { holdResponses } from "../../testing/holdResponses.ts";
import { createTestBrowser, type OpenedTab, openTab, type TabOptions } from "../../testing/openPortal.ts";
import { selectSessionPhase } from "../session/model/session.selectors.ts";
import { sessionEndDetected, signOutRequested } from "../session/model/session.slice.ts";
import { offlineCopyEvents, selectOfflineCopy } from "./model/offlineCopy.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

const copyIn = (storage: Storage, { timers }: OpenedTab) => readOfflineCopy(storage, timers.now());
const isSaved = (state: unknown) => selectOfflineCopy(state).phase === "saved";

/** A device on which a person has turned the setting on. */
async function deviceOf(username: string, options: TabOptions = {}) {
  const storage = memoryStorage();
  const browser = createTestBrowser(backend.browser());
  const tab = await openTab(browser, { storage, ...options });
  await tab.signIn(username);
  tab.store.dispatch(offlineCopyEvents.chosen(true));
  return { storage, browser, tab };
}

async function savedOn(username: string) {
  const device = await deviceOf(username);
  await device.tab.until(isSaved);
  return device;
}

test("[B25] nothing is kept on a device until its person chooses it", async () => {
  const storage = memoryStorage();
  const dana = await openTab(createTestBrowser(backend.browser()), { storage });
  await dana.signIn("dana");
  expect([selectOfflineCopy(dana.store.getState()).phase, storage.getItem(offlineCopyKey)]).toEqual(["off", null]);
});

test("[B25] whoever chooses it has the last statement, the receipts of three months and the telephone numbers on the device", async () => {
  const { storage, tab } = await savedOn("dana");
  const copy = copyIn(storage, tab);
  expect(copy).toMatchObject({ account: { name: "Harbor Street Bakery", ending: "1180" }, locale: "en-US" });
  const { statement, receipts = [], contacts } = copy ?? {};
  const sum = statement?.charges.reduce((total, { amount }) => total + amount, 0);
  expect(sum).toBe(statement?.currentCharges);
  expect(statement?.charges.map(({ name }) => name)).toContain("Business Voice, 4 lines");
  expect(receipts.length).toBeGreaterThan(0);
  expect(receipts.length).toBeLessThanOrEqual(4);
  expect(receipts[0]).toMatchObject({ amount: expect.any(Number), method: expect.stringMatching(/ending in \d{4}$/) });
  expect(contacts?.map(({ topic }) => topic)).toContain("CARE");
});

test("[B25] a saved copy holds no full account, card or bank number", async () => {
  const { storage } = await savedOn("dana");
  const text = storage.getItem(offlineCopyKey) ?? "";
  expect(text).not.toContain("8347201180");
  expect(text.replace(/\+1\d{10}/g, "")).not.toMatch(/\d{9,}/);
});

test("[B25] nothing can be read from the moment a sign-out is requested, whether or not the server answers", async () => {
  const { storage, tab } = await savedOn("dana");
  tab.store.dispatch(signOutRequested());
  expect(storage.getItem(offlineCopyKey)).toBeNull();
  await tab.until((state) => selectSessionPhase(state) === "anonymous");
  expect(storage.getItem(offlineCopyKey)).toBeNull();
});

test("[B25] nothing can be read once the session is found ended", async () => {
  const { storage, tab } = await savedOn("dana");
  tab.store.dispatch(sessionEndDetected({ reason: "timeout" }));
  expect(storage.getItem(offlineCopyKey)).toBeNull();
});

test("[B25] a sign-out in one tab deletes the copy that another tab is saving", async () => {
  const { line, network } = holdResponses("OfflineStatement");
  const { storage, browser, tab } = await deviceOf("dana", { network });
  await vi.waitUntil(() => line.calls > 0, 15_000);
  const other = await openTab(browser, { storage });
  other.store.dispatch(signOutRequested());
  await tab.until((state) => selectSessionPhase(state) === "anonymous");
  line.release();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(storage.getItem(offlineCopyKey)).toBeNull();
});

test("[B25] turning it off in one tab also ends the copy that another tab is saving", async () => {
  const { line, network } = holdResponses("OfflineStatement");
  const { storage, browser, tab } = await deviceOf("dana", { network });
  await vi.waitUntil(() => line.calls > 0, 15_000);
  const other = await openTab(browser, { storage });
  other.store.dispatch(offlineCopyEvents.chosen(false));
  line.release();
  await tab.until((state) => ["off", "saved"].includes(selectOfflineCopy(state).phase));
  expect([selectOfflineCopy(tab.store.getState()).phase, storage.getItem(offlineCopyKey)]).toEqual(["off", null]);
});

test("[B25] a copy that a closed browser left behind is deleted when its session is found to be over", async () => {
  const { storage, tab } = await savedOn("dana");
  expect(copyIn(storage, tab)).toBeDefined();
  tab.stop();
  const visitor = await openTab(createTestBrowser(backend.browser()), { storage });
  await vi.waitUntil(() => storage.getItem(offlineCopyKey) === null, 15_000);
  expect(selectSessionPhase(visitor.store.getState())).toBe("anonymous");
});

test("[B25] another person on the same device neither sees nor keeps the first one's copy; the first has it back later", async () => {
  const { storage, tab } = await savedOn("dana");
  const left = storage.getItem(offlineCopyKey) ?? "";
  tab.stop();
  const browser = createTestBrowser(backend.browser());
  const pat = await openTab(browser, { storage });
  await pat.signIn("pat");
  storage.setItem(offlineCopyKey, left);
  const again = await openTab(browser, { storage });
  await vi.waitUntil(() => storage.getItem(offlineCopyKey) === null, 15_000);
  expect(selectOfflineCopy(again.store.getState()).phase).toBe("off");
  again.stop();
  pat.store.dispatch(signOutRequested());
  await pat.until((state) => selectSessionPhase(state) === "anonymous");
  const dana = await openTab(browser, { storage });
  await dana.signIn("dana");
  await dana.until(isSaved);
  expect(copyIn(storage, dana)?.account.name).toBe("Harbor Street Bakery");
});

test("[B25] turning it off deletes the copy, and the next visit keeps nothing", async () => {
  const { storage, browser, tab } = await savedOn("dana");
  tab.store.dispatch(offlineCopyEvents.chosen(false));
  expect(storage.getItem(offlineCopyKey)).toBeNull();
  const next = await openTab(browser, { storage });
  await vi.dynamicImportSettled();
  expect([selectOfflineCopy(next.store.getState()).phase, storage.getItem(offlineCopyKey)]).toEqual(["off", null]);
});

test("[B25] an agent's device keeps nothing of the customer, whatever its storage says", async () => {
  const { storage, tab } = await deviceOf("gina");
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(storage.getItem(offlineCopyKey)).toBeNull();
  expect(selectOfflineCopy(tab.store.getState()).phase).not.toBe("saved");
});

test("[B25] without a network the earlier copy stays, and the setting says that it could not be renewed", async () => {
  const line = { isDown: false };
  const network: TabOptions["network"] = (fetch) => (input, init) =>
    line.isDown ? Promise.reject(new TypeError("no network")) : fetch(input, init);
  const { storage, tab } = await deviceOf("dana", { network });
  await tab.until(isSaved);
  const earlier = copyIn(storage, tab);
  line.isDown = true;
  tab.store.dispatch(offlineCopyEvents.chosen(true));
  await tab.until((state) => selectOfflineCopy(state).phase === "failed");
  expect(selectOfflineCopy(tab.store.getState())).toEqual({ phase: "failed", savedAt: earlier?.savedAt });
  expect(copyIn(storage, tab)).toEqual(earlier);
});
