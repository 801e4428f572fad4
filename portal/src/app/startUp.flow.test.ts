import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { selectCurrentAccount, selectDelinquencyRead } from "../features/account/model/account.selectors.ts";
import { copyShown, languageChosen } from "../features/content/model/content.slice.ts";
import { selectShownFailure } from "../features/errors/model/errors.slice.ts";
import { selectVoiceIsProvisioned } from "../features/services/model/services.selectors.ts";
import { selectPermissions, selectProfile } from "../features/session/model/session.selectors.ts";
import { sessionKnown } from "../features/session/model/session.slice.ts";
import { selectSecondsLeft } from "../features/session/timeout/timeout.slice.ts";
import { createTestBrowser, openTab } from "../testing/openPortal.ts";
import type { RootState } from "./rootReducer.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

/** Opens a tab that records its calls to the services. */
async function listening(site?: "business" | "community") {
  const browser = backend.browser(site);
  const asked: { path: string; vendorKey: string | null; clientType: string | null }[] = [];
  const tab = await openTab(createTestBrowser(browser), {
    network: (fetch) => (input, init) => {
      const request = new Request(input, init);
      const { headers } = request;
      asked.push({
        path: new URL(request.url).pathname,
        vendorKey: headers.get("x-vendor-key"),
        clientType: headers.get("x-client-type"),
      });
      return fetch(request);
    },
  });
  return { ...tab, browser, asked, count: (path: string) => asked.filter((call) => call.path === path).length };
}

test("[SESS-03 partly] after sign-in it loads user info, accounts, services, delinquency and CPNI compliance, once each", async () => {
  const tab = await listening();
  expect(tab.asked).toEqual([]);
  await tab.signIn("dana");
  const ofTheAccount = (state: RootState) =>
    selectCurrentAccount(state) !== undefined && selectDelinquencyRead(state).phase === "ready";
  await tab.until(
    (state) => state.cpni.phase === "ready" && state.servicesAndEquipments.phase === "ready" && ofTheAccount(state),
  );
  const state = tab.store.getState();
  expect(selectCurrentAccount(state)).toMatchObject({ accountId: "8347201180", amountDue: 24817 });
  expect(selectPermissions(state)).toContain("payBill");
  expect(selectVoiceIsProvisioned(state)).toBe(true);
  for (const path of [
    "/api/pub/account/v1/accounts",
    "/api/pub/account/v1/services",
    "/api/pub/identity/v3/identity/cpni/compliance",
  ]) {
    expect([path, tab.count(path)]).toEqual([path, 1]);
  }
});

test("[SESS-03] once authenticated: user info, CPNI compliance once and not before its copy is there, timeout dialog, profile, services, tab configuration", async () => {
  const tab = await listening();
  const elsewhere = await openTab(createTestBrowser(tab.browser));
  await elsewhere.signIn("dana");
  const { session } = await tab.browser.bootstrap();
  const { copy, cms } = tab.store.getState();
  const shown = { ...copy, ...cms };
  tab.store.dispatch(copyShown({ ...shown, release: null }));
  expect(tab.asked).toEqual([]);

  tab.store.dispatch(sessionKnown(session));
  // User info: who is signed in, and what they may do, is known before anything is requested.
  expect(selectProfile(tab.store.getState())).toMatchObject({ username: "dana", accountNumber: "8347201180" });
  const isConfigured = (state: RootState) =>
    selectCurrentAccount(state)?.footprint === "CHTR" && selectVoiceIsProvisioned(state);
  await tab.until(isConfigured);
  const cpni = "/api/pub/identity/v3/identity/cpni/compliance";
  expect([tab.count("/api/pub/account/v1/accounts"), tab.count("/api/pub/account/v1/services")]).toEqual([1, 1]);
  expect(tab.count(cpni)).toBe(0);

  tab.store.dispatch(copyShown(shown));
  await tab.until((state) => state.cpni.phase === "ready");
  tab.store.dispatch(copyShown({ ...shown, locale: "es-US" }));
  expect(tab.count(cpni)).toBe(1);

  // The timeout dialog is set up: it opens after 780 idle seconds.
  await vi.dynamicImportSettled();
  await tab.timers.elapse(780_000);
  await tab.until((state) => selectSecondsLeft(state) !== null);
});

test("[SESS-03 partly] a page load with an existing session loads the same data without signing in", async () => {
  const browser = createTestBrowser(backend.browser());
  await (await openTab(browser)).signIn("morgan");
  const next = await openTab(browser);
  await next.until((state) => selectDelinquencyRead(state).phase === "ready");
  expect(selectDelinquencyRead(next.store.getState()).data).toMatchObject({ tier: 43, isDelinquent: true });
});

test.each([
  ["business", "SMB"],
  ["community", "SCS"],
] as const)("[SHELL-01] the %s host uses vendor key %s, which every call sends", async (site, vendorKey) => {
  const tab = await listening(site);
  await tab.signIn(site === "business" ? "dana" : "alex");
  await tab.until((state) => state.servicesAndEquipments.phase === "ready");
  const calls = tab.asked.filter(
    ({ path }) => path.startsWith("/api/pub/") && !path.includes("/portal/") && !path.includes("/telemetry/"),
  );
  expect(calls.length).toBeGreaterThan(3);
  for (const call of calls) expect(call).toMatchObject({ vendorKey, clientType: "SSPP" });
});

test("a customer without an account requests no account data", async () => {
  const tab = await listening();
  await tab.signIn("erin");
  tab.timers.pass(100);
  await expect.poll(() => tab.places).toEqual(["/account-summary"]);
  expect(tab.count("/api/pub/account/v1/accounts")).toBe(0);
});

test("[ERR-01] a crashed workflow shows the generic failure and is restarted", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const tab = await openTab(createTestBrowser(backend.browser()));
  const { setLocale } = tab.content;
  vi.spyOn(tab.content, "setLocale").mockImplementationOnce(() => {
    throw new Error("broken once");
  });
  tab.store.dispatch(languageChosen({ locale: "es-US" }));
  await tab.until((state) => selectShownFailure(state) !== null);
  vi.spyOn(tab.content, "setLocale").mockImplementation(setLocale);
  tab.store.dispatch(languageChosen({ locale: "es-US" }));
  await tab.until((state) => state.copy.locale === "es-US");
  expect(logged).toHaveBeenCalledWith("portal crashed", expect.any(Error));
  logged.mockRestore();
});
