import { buildPortal, openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { machine, openTab } from "../../testing/openPortal.ts";
import { selectIsCoBrowsing, selectIsSignedIn } from "./model/session.selectors.ts";
import { signOutRequested } from "./model/session.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  // Pages are served where a portal was built.
  backend = await openBackend({ config: { portalDist: buildPortal() } });
});
afterAll(() => backend.close());

const opened = (tab: Awaited<ReturnType<typeof openTab>>) => selectIsCoBrowsing(tab.store.getState());

test("[SHELL-18] the address that an agent gives begins the mode; it holds through sign-in and in the next page, and ends with the session", async () => {
  const browser = backend.browser();
  await browser.fetch("/?cobrowse=on");
  const dana = await openTab(machine(browser));
  expect(opened(dana)).toBe(false);
  await dana.signIn("dana");
  expect(opened(dana)).toBe(true);
  const next = await openTab(machine(browser));
  expect(opened(next)).toBe(true);

  next.store.dispatch(signOutRequested());
  await next.until((state) => !selectIsSignedIn(state));
  await next.signIn("dana");
  expect(opened(next)).toBe(false);
});

test("[SHELL-18] an address that says off ends it; any other word says nothing, and nobody else's browser hears of it", async () => {
  const browser = backend.browser();
  await openTab(machine(browser)).then((tab) => tab.signIn("dana"));
  const said = async (word: string) => {
    await browser.fetch(`/account-summary?cobrowse=${word}`);
    return (await browser.bootstrap()).session.coBrowse ?? false;
  };
  expect([await said("yes"), await said("on"), await said("ON"), await said("off")]).toEqual([false, true, true, false]);
  const other = await openTab(machine(backend.browser()));
  await other.signIn("dana");
  expect(opened(other)).toBe(false);
});
