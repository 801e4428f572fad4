import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { machine, openTab } from "../../../testing/openPortal.ts";
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

/** A tab, and the reasons of the sign-outs that it asks for. */
async function opened() {
  const browser = backend.browser();
  const reasons: unknown[] = [];
  const tab = await openTab(machine(browser), {
    network: (fetch) => async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith("/logout")) reasons.push((await request.clone().json()).reason);
      return fetch(request);
    },
  });
  return { ...tab, browser, reasons };
}

test("[SESS-05] an answer of IN_MAINTENANCE signs an authenticated customer out, for that reason, and leads to the maintenance page", async () => {
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

test("[SESS-10] signing out goes on in maintenance, and nothing says in between that the customer is still signed in", async () => {
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

test("[SESS-05] a visitor is led to the maintenance page, and nobody is signed out", async () => {
  const visitor = await opened();
  backend.config.maintenance = true;
  visitor.store.dispatch(signInSubmitted({ username: "dana", password: "portico-demo-2026", rememberMe: false, targetUrl: null }));
  await visitor.until((state) => selectSignInFailure(state) !== null);
  await expect.poll(() => visitor.places).toEqual(["/maintenance"]);
  expect(selectSignInFailure(visitor.store.getState())).toEqual({ kind: "maintenance" });
  expect(visitor.reasons).toEqual([]);
});
