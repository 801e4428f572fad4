import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab } from "../../../testing/openPortal.ts";
import { accountsRead } from "../../account/model/account.slice.ts";
import { selectProfile, selectSessionPhase, selectSignInFailure } from "../model/session.selectors.ts";
import { signInSubmitted, signOutRequested } from "../model/session.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterEach(() => {
  backend.config.maintenance = false;
});
afterAll(() => backend.close());

/** Opens a tab and records the reasons of its sign-out requests. */
async function opened() {
  const browser = backend.browser();
  const reasons: unknown[] = [];
  const tab = await openTab(createTestBrowser(browser), {
    network: (fetch) => async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith("/logout")) reasons.push((await request.clone().json()).reason);
      return fetch(request);
    },
  });
  return { ...tab, browser, reasons };
}

test("[SESS-05] an IN_MAINTENANCE response signs an authenticated customer out with that reason and opens the maintenance page", async () => {
  const dana = await opened();
  await dana.signIn("dana");
  await dana.until((state) => state.account.accounts.phase === "ready");
  backend.config.maintenance = true;
  dana.store.dispatch(accountsRead.requested());
  await dana.until((state) => selectSessionPhase(state) === "anonymous");
  expect(dana.reasons).toEqual(["maintenance"]);
  expect(dana.places.at(-1)).toBe("/maintenance");
  expect(selectProfile(dana.store.getState())).toBeNull();
  expect(dana.store.getState().account.accounts.data).toBeUndefined();

  backend.config.maintenance = false;
  expect((await dana.browser.bootstrap()).session.authenticated).toBe(false);
});

test("[SESS-10] signing out during maintenance succeeds without a message in between that the customer is still signed in", async () => {
  const dana = await opened();
  await dana.signIn("dana");
  backend.config.maintenance = true;
  const phases = new Set<string>();
  dana.store.subscribe(() => phases.add(selectSessionPhase(dana.store.getState())));
  dana.store.dispatch(signOutRequested());
  await dana.until((state) => selectSessionPhase(state) === "anonymous");
  expect([...phases]).not.toContain("signOutFailed");
  expect(dana.places.at(-1)).toBe("/login?loggedOut=true");
});

test("[SESS-05] a visitor is redirected to the maintenance page without a sign-out", async () => {
  const visitor = await opened();
  backend.config.maintenance = true;
  visitor.store.dispatch(signInSubmitted({ username: "dana", password: "portico-demo-2026", rememberMe: false }));
  await visitor.until((state) => selectSignInFailure(state) !== null);
  await expect.poll(() => visitor.places).toEqual(["/maintenance"]);
  expect(selectSignInFailure(visitor.store.getState())).toEqual({ kind: "maintenance" });
  expect(visitor.reasons).toEqual([]);
});
