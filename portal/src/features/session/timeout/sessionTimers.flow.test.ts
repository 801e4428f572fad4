import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { memoryStorage } from "../../../lib/storage.ts";
import { createTestBrowser, type OpenedTab, openTab } from "../../../testing/openPortal.ts";
import { selectAccounts } from "../../account/model/account.selectors.ts";
import { selectProfile, selectSessionPhase } from "../model/session.selectors.ts";
import { signOutRequested } from "../model/session.slice.ts";
import { selectSecondsLeft, stayRequested } from "./timeout.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

const seconds = 1000;
const secondsLeft = (tab: OpenedTab) => selectSecondsLeft(tab.store.getState());
const phase = (tab: OpenedTab) => selectSessionPhase(tab.store.getState());

/** Signs in as Dana in the first of several tabs of one browser with shared storage. */
async function danasTabs(count: number): Promise<OpenedTab[]> {
  const browser = createTestBrowser(backend.browser());
  const storage = memoryStorage();
  const first = await openTab(browser, { storage, at: "/account-summary" });
  await first.signIn("dana");
  const others = [];
  for (let tab = 1; tab < count; tab++) others.push(await openTab(browser, { storage, at: "/services" }));
  return [first, ...others];
}

const danasTab = async () => (await danasTabs(1))[0] as OpenedTab;

/** Advances the tab's and the server's clocks together. */
async function pass(tab: OpenedTab, milliseconds: number) {
  backend.securityClock.advance(milliseconds / seconds);
  await tab.timers.elapse(milliseconds);
}

test("[SESS-06] the dialog opens after 780 idle seconds, not a second before, and counts down from 120", async () => {
  const tab = await danasTab();
  await tab.timers.elapse(779 * seconds);
  expect(secondsLeft(tab)).toBeNull();
  await tab.timers.elapse(1 * seconds);
  expect(secondsLeft(tab)).toBe(120);
  await tab.timers.elapse(60 * seconds);
  expect(secondsLeft(tab)).toBe(60);
});

test("[SESS-06] after 120 seconds of the dialog the session ends, here and on the server, and sign-in leads back to the same page", async () => {
  const browser = backend.browser();
  const tab = await openTab(createTestBrowser(browser));
  await tab.signIn("dana");
  await tab.timers.elapse(899 * seconds);
  expect(phase(tab)).toBe("authenticated");
  await tab.timers.elapse(1 * seconds);
  await tab.until((state) => selectSessionPhase(state) === "anonymous");
  expect(tab.places.at(-1)).toBe("/login?loggedOut=true&reason=timeout&targetUrl=%2Faccount-summary");
  expect(selectProfile(tab.store.getState())).toBeNull();
  expect(selectAccounts(tab.store.getState())).toEqual([]);
  expect((await browser.bootstrap()).session.authenticated).toBe(false);
});

test("[SESS-06] activity resets the idle timeout", async () => {
  const tab = await danasTab();
  await tab.timers.elapse(700 * seconds);
  tab.signal({ kind: "activity" });
  await tab.timers.elapse(779 * seconds);
  expect(secondsLeft(tab)).toBeNull();
  await tab.timers.elapse(1 * seconds);
  expect(secondsLeft(tab)).toBe(120);
});

test('[SESS-06] with the dialog open, activity is ignored; "stay signed in" resets the idle timeout', async () => {
  const tab = await danasTab();
  await tab.timers.elapse(790 * seconds);
  tab.signal({ kind: "activity" });
  expect(secondsLeft(tab)).toBe(110);
  tab.store.dispatch(stayRequested());
  expect(secondsLeft(tab)).toBeNull();
  await tab.timers.elapse(779 * seconds);
  expect(secondsLeft(tab)).toBeNull();
  await tab.timers.elapse(1 * seconds);
  expect(secondsLeft(tab)).toBe(120);
});

test("[SHELL-08] the browser's Back button extends the session and closes the dialog", async () => {
  const tab = await danasTab();
  await tab.timers.elapse(800 * seconds);
  expect(secondsLeft(tab)).toBe(100);
  tab.signal({ kind: "wentBack" });
  expect(secondsLeft(tab)).toBeNull();
  await tab.timers.elapse(779 * seconds);
  expect(phase(tab)).toBe("authenticated");
});

test("[SESS-06] a laptop's sleep counts as idle: after the timeout the session is over, even if the first event is a key press", async () => {
  const tab = await danasTab();
  tab.timers.sleep(3600 * seconds);
  tab.signal({ kind: "activity" });
  tab.signal({ kind: "woke" });
  await tab.until((state) => selectSessionPhase(state) === "anonymous");
  expect(tab.places.at(-1)).toContain("reason=timeout");
});

test("[SESS-06] a laptop that wakes during the dialog's time shows the remaining seconds", async () => {
  const tab = await danasTab();
  tab.timers.sleep(850 * seconds);
  tab.signal({ kind: "woke" });
  expect(secondsLeft(tab)).toBe(50);
});

test('[SESS-06] tabs are in sync: activity in one prevents the dialog in the others, "stay signed in" in one closes it in all', async () => {
  const tabs = await danasTabs(3);
  const [first, second, third] = tabs as [OpenedTab, OpenedTab, OpenedTab];
  for (const tab of tabs) await tab.timers.elapse(700 * seconds);
  second.signal({ kind: "activity" });
  for (const tab of tabs) await tab.timers.elapse(779 * seconds);
  expect(tabs.map(secondsLeft)).toEqual([null, null, null]);
  for (const tab of tabs) await tab.timers.elapse(11 * seconds);
  expect(tabs.map(secondsLeft)).toEqual([110, 110, 110]);
  third.store.dispatch(stayRequested());
  expect(tabs.map(secondsLeft)).toEqual([null, null, null]);
  expect(phase(first)).toBe("authenticated");
});

test("[SESS-06] a frozen tab that missed the messages does not end a session that another tab is using", async () => {
  const [used, frozen] = (await danasTabs(2)) as [OpenedTab, OpenedTab];
  frozen.freeze();
  await used.timers.elapse(700 * seconds);
  used.signal({ kind: "activity" });
  await used.timers.elapse(400 * seconds);
  frozen.timers.sleep(1100 * seconds);
  frozen.signal({ kind: "woke" });
  await frozen.timers.elapse(31 * seconds);
  expect([phase(used), phase(frozen)]).toEqual(["authenticated", "authenticated"]);
  expect(secondsLeft(frozen)).toBeNull();
});

test("[SESS-06] a ping every 30 seconds reports whether there was activity; the ping alone does not extend an idle session", async () => {
  const pings: boolean[] = [];
  const browser = backend.browser();
  const tab = await openTab(createTestBrowser(browser), {
    network: (fetch) => async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith("/ping")) pings.push(((await request.clone().json()) as { active: boolean }).active);
      return fetch(request);
    },
  });
  await tab.signIn("dana");
  tab.signal({ kind: "activity" });
  // Offset from the idle timer by one second, so that only the ping is due every 30 seconds.
  await tab.timers.elapse(1 * seconds);
  for (let half = 0; half < 28; half++) {
    const heard = pings.length;
    await pass(tab, 30 * seconds);
    await expect.poll(() => pings.length).toBe(heard + 1);
    await expect.poll(() => tab.timers.isDueIn(30 * seconds)).toBe(true);
  }
  expect(pings).toEqual([true, ...Array.from({ length: 27 }, () => false)]);
  // 840 seconds have passed; the server got activity at 30, so its own 900-second timeout is at 930.
  backend.securityClock.advance(89);
  expect((await browser.bootstrap()).session.authenticated).toBe(true);
  backend.securityClock.advance(2);
  expect((await browser.bootstrap()).session.authenticated).toBe(false);
});

test('[SESS-06] "stay signed in" during a pending ping is sent to the server right after it', async () => {
  const pings: boolean[] = [];
  const line = { held: false, release: () => undefined as void };
  const tab = await openTab(createTestBrowser(backend.browser()), {
    network: (fetch) => async (input, init) => {
      const request = new Request(input, init);
      if (!request.url.endsWith("/ping")) return fetch(request);
      pings.push(((await request.clone().json()) as { active: boolean }).active);
      if (line.held) await new Promise<void>((resolve) => (line.release = resolve));
      return fetch(request);
    },
  });
  await tab.signIn("dana");
  await tab.timers.elapse(790 * seconds);
  pings.length = 0;
  line.held = true;
  // The ping timer restarts only after the response, so this advances second by second until the next ping.
  await expect
    .poll(async () => {
      if (pings.length === 0) await tab.timers.elapse(1 * seconds);
      return pings;
    })
    .toEqual([false]);
  tab.store.dispatch(stayRequested());
  line.held = false;
  line.release();
  await expect.poll(() => pings).toEqual([false, true]);
});

test("[SESS-10] signing out ends the session on the server and in all tabs, and the next page says so", async () => {
  const browser = backend.browser();
  const shared = createTestBrowser(browser);
  const first = await openTab(shared, { at: "/account-summary" });
  await first.signIn("dana");
  const second = await openTab(shared, { at: "/services" });
  first.store.dispatch(signOutRequested());
  for (const tab of [first, second]) {
    await tab.until((state) => selectSessionPhase(state) === "anonymous");
    expect(tab.places.at(-1)).toBe("/login?loggedOut=true");
    expect(selectAccounts(tab.store.getState())).toEqual([]);
  }
  expect((await browser.bootstrap()).session.authenticated).toBe(false);
});

/** A tab whose sign-out requests fail on the network until `cut` is reset. */
async function lineToLogout() {
  const line = { cut: true, tries: 0 };
  const browser = backend.browser();
  const tab = await openTab(createTestBrowser(browser), {
    network: (fetch) => (input, init) => {
      const request = new Request(input, init);
      if (!request.url.endsWith("/logout")) return fetch(request);
      line.tries += 1;
      return line.cut ? Promise.reject(new TypeError("offline")) : fetch(request);
    },
  });
  await tab.signIn("dana");
  return { tab, line, browser };
}

test("[SESS-10] a sign-out that does not reach the server is not reported as one: after two tries the session stays active and the dialog says so", async () => {
  const { tab, line, browser } = await lineToLogout();
  tab.store.dispatch(signOutRequested());
  await tab.until((state) => selectSessionPhase(state) === "signOutFailed");
  expect(line.tries).toBe(2);
  expect(selectProfile(tab.store.getState())?.username).toBe("dana");
  expect((await browser.bootstrap()).session.authenticated).toBe(true);

  line.cut = false;
  tab.store.dispatch(signOutRequested());
  await tab.until((state) => selectSessionPhase(state) === "anonymous");
  expect(tab.places.at(-1)).toBe("/login?loggedOut=true");
  expect((await browser.bootstrap()).session.authenticated).toBe(false);
});

test("[SESS-10] an idle session ends here even when the server cannot be reached", async () => {
  const { tab } = await lineToLogout();
  await tab.timers.elapse(900 * seconds);
  await tab.until((state) => selectSessionPhase(state) === "anonymous");
  expect(tab.places.at(-1)).toContain("reason=timeout");
});

test("[SESS-10] signing out works in a tab that missed a sign-in in another one, and with it the new CSRF token", async () => {
  const browser = backend.browser();
  const shared = createTestBrowser(browser);
  const first = await openTab(shared);
  await first.signIn("dana");
  first.freeze();
  await (await openTab(shared)).signIn("dana");
  first.store.dispatch(signOutRequested());
  await first.until((state) => selectSessionPhase(state) === "anonymous");
  expect((await browser.bootstrap()).session.authenticated).toBe(false);
});

test("a session that the server has ended ends here at the next request, and sign-in leads back", async () => {
  const tab = await danasTab();
  backend.securityClock.advance(901);
  await tab.timers.elapse(30 * seconds);
  await tab.until((state) => selectSessionPhase(state) === "anonymous");
  expect(tab.places.at(-1)).toContain("/login?loggedOut=true&reason=expired");
});

test("a tab on the sign-in page continues signed in after a sign-in in another tab", async () => {
  const shared = createTestBrowser(backend.browser());
  const waiting = await openTab(shared, { at: "/?targetUrl=%2Fservices" });
  const other = await openTab(shared);
  await other.signIn("dana");
  await waiting.until((state) => selectProfile(state)?.username === "dana");
  await waiting.timers.elapse(100);
  await expect.poll(() => waiting.places).toEqual(["/services"]);
});
