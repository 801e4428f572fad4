import { buildPortal, openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab } from "../../testing/openPortal.ts";
import { selectIsCoBrowsing, selectIsSignedIn } from "./model/session.selectors.ts";
import { signOutRequested } from "./model/session.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  // The server serves pages only from a built portal.
  backend = await openBackend({ config: { portalDist: buildPortal() } });
});
afterAll(() => backend.close());

const opened = (tab: Awaited<ReturnType<typeof openTab>>) => selectIsCoBrowsing(tab.store.getState());

test("[SHELL-18] the URL that an agent gives starts co-browse mode; it survives sign-in and page loads, and ends with the session", async () => {
  const browser = backend.browser();
  await browser.fetch("/?cobrowse=on");
  const dana = await openTab(createTestBrowser(browser));
  expect(opened(dana)).toBe(false);
  await dana.signIn("dana");
  expect(opened(dana)).toBe(true);
  const next = await openTab(createTestBrowser(browser));
  expect(opened(next)).toBe(true);

  next.store.dispatch(signOutRequested());
  await next.until((state) => !selectIsSignedIn(state));
  await next.signIn("dana");
  expect(opened(next)).toBe(false);
});

test('[SHELL-18] a URL with "off" ends the mode; other values are ignored, and other browsers are not affected', async () => {
  const browser = backend.browser();
  await openTab(createTestBrowser(browser)).then((tab) => tab.signIn("dana"));
  const said = async (word: string) => {
    await browser.fetch(`/account-summary?cobrowse=${word}`);
    return (await browser.bootstrap()).session.coBrowse ?? false;
  };
  expect([await said("yes"), await said("on"), await said("ON"), await said("off")]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const other = await openTab(createTestBrowser(backend.browser()));
  await other.signIn("dana");
  expect(opened(other)).toBe(false);
});
