import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createTestBrowser,
  type Network,
  openTab,
  type OpenedTab,
  type TestBrowser,
} from "../../../testing/openPortal.ts";
import { screens } from "../../navigation/model/screens.slice.ts";
import { selectIsSignedIn, selectProfile } from "../model/session.selectors.ts";
import { signOutRequested } from "../model/session.slice.ts";
import { securityWorkflows } from "./security.saga.ts";
import { endingEvents, passwordEvents, selectSecurity, sessionsRead } from "./security.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(securityWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

const demoPassword = "portico-demo-2026";
const better = "nine herons over a quiet canal";
const stateOf = (tab: OpenedTab) => selectSecurity(tab.store.getState());

/** Another browser, or another tab of one, on the screen. */
async function onTheScreen(
  username: string,
  browser: TestBrowser = createTestBrowser(backend.browser()),
  network: Network = (fetch) => fetch,
) {
  const tab = await openTab(browser, { network });
  if (!selectIsSignedIn(tab.store.getState())) await tab.signIn(username);
  tab.store.dispatch(screens.entered({ workflows: [securityWorkflows.name] }));
  await listed(tab);
  return tab;
}

async function listed(tab: OpenedTab) {
  tab.store.dispatch(sessionsRead.requested());
  await tab.until((state) => selectSecurity(state).sessions.phase === "ready");
  return stateOf(tab).sessions.data?.sessions ?? [];
}

async function settled(tab: OpenedTab) {
  await tab.until((state) => selectSecurity(state).ending.name !== "working");
  return stateOf(tab).ending;
}

async function changed(tab: OpenedTab, currentPassword: string, newPassword: string) {
  tab.store.dispatch(passwordEvents.submitted({ currentPassword, newPassword }));
  await tab.until((state) => selectSecurity(state).password.name !== "saving");
  return stateOf(tab).password;
}

test("a person signs another device out, which is signed out at its next request", async () => {
  const [desk, phone] = [await onTheScreen("pat"), await onTheScreen("pat")];
  const other = (await listed(desk)).find(({ current }) => !current)!;
  desk.store.dispatch(endingEvents.requested({ what: "one", sessionId: other.sessionId, device: "Phone" }));
  expect(await settled(desk)).toEqual({ name: "endedOne", device: "Phone" });
  expect(await listed(desk)).toHaveLength(1);
  phone.store.dispatch(sessionsRead.requested());
  await phone.until((state) => !selectIsSignedIn(state));
  expect(phone.places.at(-1)).toMatch(/^\/login\?loggedOut=true&reason=expired/);
});

test("two devices that are signed out one right after the other are both signed out", { tags: "full" }, async () => {
  const [desk] = [await onTheScreen("pat"), await onTheScreen("pat"), await onTheScreen("pat")];
  const others = (await listed(desk)).filter(({ current }) => !current);
  expect(others.length).toBeGreaterThan(1);
  for (const [place, { sessionId }] of others.entries())
    desk.store.dispatch(endingEvents.requested({ what: "one", sessionId, device: String(place) }));
  await desk.until((state) => selectSecurity(state).sessions.data?.sessions.length === 1);
});

test("a person signs out everywhere else, and stays signed in here", async () => {
  const [desk] = [await onTheScreen("casey"), await onTheScreen("casey"), await onTheScreen("casey")];
  desk.store.dispatch(endingEvents.requested({ what: "others" }));
  expect(await settled(desk)).toEqual({ name: "endedOthers", count: 2 });
  expect(await listed(desk)).toMatchObject([{ current: true }]);
});

test("[SESS-19 partly] a wrong current password is refused and keeps the session, then the right one changes the password", async () => {
  const desk = await onTheScreen("jo");
  expect(await changed(desk, "not-the-password", better)).toMatchObject({
    name: "refused",
    failure: { kind: "refused", code: "INVALID_CREDENTIALS" },
  });
  expect(await changed(desk, demoPassword, better)).toEqual({ name: "saved" });
  expect(JSON.stringify(desk.store.getState())).not.toMatch(/herons|portico-demo/);
});

test("[SESS-19 partly] after the change, this tab and the other tabs of the browser go on working", async () => {
  const browser = createTestBrowser(backend.browser());
  const [desk, tab] = [await onTheScreen("morgan", browser), await onTheScreen("morgan", browser)];
  expect(await changed(desk, demoPassword, better)).toEqual({ name: "saved" });
  // The other tab hears of it, and fetches its new token.
  await expect
    .poll(() => {
      tab.store.dispatch(endingEvents.requested({ what: "others" }));
      return settled(tab);
    })
    .toEqual({ name: "endedOthers", count: 0 });
  expect(selectProfile(tab.store.getState())?.username).toBe("morgan");
  desk.store.dispatch(signOutRequested());
  await desk.until((state) => !selectIsSignedIn(state));
});

test("[SESS-19 partly] a request that the change overtook ends the session in no tab", { tags: "full" }, async () => {
  const browser = createTestBrowser(backend.browser());
  let overtaken = false;
  /** The server's answer to the session's old id. */
  const late: Network = (fetch) => (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!overtaken || !url.endsWith("/sessions")) return fetch(input, init);
    overtaken = false;
    const headers = { "content-type": "application/problem+json" };
    return Promise.resolve(Response.json({ status: 401, code: "SESSION_ENDED" }, { status: 401, headers }));
  };
  const desk = await onTheScreen("sam", browser);
  const tab = await onTheScreen("sam", browser, late);
  expect(await changed(desk, demoPassword, better)).toEqual({ name: "saved" });
  overtaken = true;
  tab.store.dispatch(sessionsRead.requested());
  await expect.poll(() => overtaken).toBe(false);
  await listed(tab);
  // Another tab that was told by no answer, but by a tab.
  browser.tabs().post({ kind: "ended", reason: "expired" });
  await listed(desk);
  expect([tab, desk].map((each) => selectIsSignedIn(each.store.getState()))).toEqual([true, true]);
  expect(await changed(tab, better, demoPassword)).toEqual({ name: "saved" });
});

test("without a network, signing out elsewhere says so and can be tried again", async () => {
  let offline = false;
  const tab = await openTab(createTestBrowser(backend.browser()), {
    network: (fetch) => async (input, init) => {
      if (offline) throw new TypeError("offline");
      return fetch(input, init);
    },
  });
  await tab.signIn("quinn");
  tab.store.dispatch(screens.entered({ workflows: [securityWorkflows.name] }));
  offline = true;
  tab.store.dispatch(endingEvents.requested({ what: "others" }));
  expect(await settled(tab)).toMatchObject({ name: "failed", failure: { kind: "unreachable" } });
  offline = false;
  tab.store.dispatch(endingEvents.requested({ what: "others" }));
  expect(await settled(tab)).toEqual({ name: "endedOthers", count: 0 });
});
