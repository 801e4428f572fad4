import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestBrowser, openTab, type OpenedTab, type TestBrowser } from "../../../testing/openPortal.ts";
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
async function onTheScreen(username: string, browser: TestBrowser = createTestBrowser(backend.browser())) {
  const tab = await openTab(browser);
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

test("two devices that are signed out one right after the other are both signed out", async () => {
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
  await vi.waitFor(async () => {
    tab.store.dispatch(endingEvents.requested({ what: "others" }));
    expect(await settled(tab)).toEqual({ name: "endedOthers", count: 0 });
  });
  expect(selectProfile(tab.store.getState())?.username).toBe("morgan");
  desk.store.dispatch(signOutRequested());
  await desk.until((state) => !selectIsSignedIn(state));
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
