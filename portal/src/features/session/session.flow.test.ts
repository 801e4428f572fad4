import { openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab } from "../../testing/openPortal.ts";
import { selectTargetUrl } from "../navigation/model/deeplinks.slice.ts";
import { navigationArrived } from "../navigation/model/navigation.slice.ts";
import { screens } from "../navigation/model/screens.slice.ts";
import { recoveryWorkflows } from "./recovery/recovery.saga.ts";
import { newPasswordSubmitted, selectRecovery } from "./recovery/recovery.slice.ts";
import {
  selectPermissions,
  selectProfile,
  selectSessionPhase,
  selectSignInFailure,
} from "./model/session.selectors.ts";
import { signInSubmitted, signOutRequested } from "./model/session.slice.ts";

const password = "portico-demo-2026";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(recoveryWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

const tab = (options?: Parameters<typeof openTab>[1]) => openTab(createTestBrowser(backend.browser()), options);
const submit = (username: string, secret = password) =>
  signInSubmitted({ username, password: secret, rememberMe: false });
const signInFor = (target: string) => `/?targetUrl=${encodeURIComponent(target)}`;

test("[SESS-01] SUCCESS signs in with the profile that the server returns", async () => {
  const dana = await tab();
  await dana.signIn("dana");
  expect(selectProfile(dana.store.getState())).toMatchObject({
    username: "dana",
    role: "PRIMARY",
    accountName: "Harbor Street Bakery",
  });
});

test("[SESS-01] PASSWORD_RESET_REQUIRED signs nobody in and opens account recovery, where a new password is set", async () => {
  const rory = await tab();
  rory.store.dispatch(submit("rory"));
  await rory.until(() => rory.places.length > 0);
  expect(rory.places).toEqual(["/account-recovery?password-reset-required"]);
  expect(selectProfile(rory.store.getState())).toBeNull();

  rory.store.dispatch(screens.entered({ workflows: [recoveryWorkflows.name] }));
  rory.store.dispatch(newPasswordSubmitted({ newPassword: "rory" }));
  await rory.until((state) => selectRecovery(state).phase === "refused");
  expect(selectRecovery(rory.store.getState())).toMatchObject({ failure: { kind: "invalid" } });

  rory.store.dispatch(newPasswordSubmitted({ newPassword: "seven wrenches and a jack" }));
  await rory.until(() => rory.places.length > 1);
  expect(rory.places[1]).toBe("/?reason=passwordChanged");
  rory.store.dispatch(submit("rory", "seven wrenches and a jack"));
  await rory.until((state) => selectProfile(state)?.username === "rory");
});

test("a wrong password and an unknown user fail with the same message, and the password is never stored", async () => {
  const failures = [];
  for (const username of ["dana", "nobody"]) {
    const visitor = await tab();
    visitor.store.dispatch(submit(username, "not-the-password"));
    await visitor.until((state) => selectSignInFailure(state) !== null);
    failures.push(selectSignInFailure(visitor.store.getState()));
    expect(JSON.stringify(visitor.store.getState())).not.toContain("not-the-password");
  }
  expect(failures[0]).toEqual({ kind: "refused", code: "INVALID_CREDENTIALS" });
  expect(failures[1]).toEqual(failures[0]);
});

test("[SESS-02] 100 ms after signing in the customer is on the requested page", async () => {
  const dana = await tab({ at: signInFor("/billing/payment-history?account=8347201180") });
  dana.store.dispatch(submit("dana"));
  await dana.until((state) => selectSessionPhase(state) === "authenticated");
  dana.timers.pass(99);
  await settled();
  expect(dana.places).toEqual([]);
  dana.timers.pass(1);
  await settled();
  expect(dana.places).toEqual(["/billing/payment-history?account=8347201180"]);
});

test.each([
  null,
  "https://elsewhere.example/",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "javascript:alert(1)",
  "account-summary",
])("[SESS-02] a target of %s leads to the account summary", async (target) => {
  const dana = await tab(target === null ? {} : { at: signInFor(target) });
  dana.store.dispatch(submit("dana"));
  await dana.until((state) => selectSessionPhase(state) === "authenticated");
  dana.timers.pass(100);
  await settled();
  expect(dana.places).toEqual(["/account-summary"]);
});

test("the page that was asked for is kept through other pages of signing in, and not for the next session", async () => {
  const dana = await tab({ at: signInFor("/services") });
  for (const path of ["/account-recovery", "/"]) dana.store.dispatch(navigationArrived({ path, search: "", hash: "" }));
  dana.store.dispatch(submit("dana"));
  await dana.until((state) => selectSessionPhase(state) === "authenticated");
  dana.timers.pass(100);
  await settled();
  expect([dana.places, selectTargetUrl(dana.store.getState())]).toEqual([["/services"], "/services"]);
  dana.store.dispatch(signOutRequested());
  await dana.until((state) => selectSessionPhase(state) === "anonymous");
  expect(selectTargetUrl(dana.store.getState())).toBeNull();
});

test("[SESS-07] the CSRF token changes at sign-in and at sign-out; state-changing requests use the new one, and the old one is refused", async () => {
  const tokens: string[] = [];
  const dana = await tab({
    network: (fetch) => async (input, init) => {
      const request = new Request(input, init);
      const token = request.headers.get("x-csrf-token");
      if (token) tokens.push(token);
      return fetch(request);
    },
  });
  await dana.signIn("dana");
  dana.timers.pass(30_000);
  dana.store.dispatch(signOutRequested());
  await dana.until((state) => selectSessionPhase(state) === "anonymous");
  dana.store.dispatch(submit("dana"));
  await dana.until((state) => selectSessionPhase(state) === "authenticated");
  const [signIn, ping, logout, again] = tokens;
  expect(ping).toBe(logout);
  expect(new Set([signIn, ping, again]).size).toBe(3);
});

test("[SESS-07] a state-changing request without the CSRF token, or with the one from before sign-in, is refused", async () => {
  const browser = backend.browser();
  const before = (await browser.bootstrap()).csrfToken;
  const dana = await openTab(createTestBrowser(browser));
  await dana.signIn("dana");
  const headers = { "content-type": "application/json", "x-vendor-key": "SMB", "x-client-type": "SSPP" };
  const ping = (more: Record<string, string>) =>
    browser.fetch("/api/pub/session/v1/ping", {
      method: "POST",
      headers: { ...headers, ...more },
      body: JSON.stringify({ active: true }),
    });
  expect((await ping({ "x-csrf-token": before })).status).toBe(403);
  const fresh = (await browser.bootstrap()).csrfToken;
  expect((await ping({ "x-csrf-token": fresh })).status).toBe(200);
});

test.each([
  ["dana", true, true],
  ["ada", true, true],
  ["billie", true, false],
  ["sam", false, false],
])(
  "[SESS-11 partly] the screens' permissions match what the server allows %s: pay %s, manage users %s",
  async (username, pays, manages) => {
    const person = await tab();
    await person.signIn(username);
    const permissions = selectPermissions(person.store.getState());
    expect([permissions.includes("payBill"), permissions.includes("manageUsers")]).toEqual([pays, manages]);
  },
);

/** Lets pending tasks finish; none of them waits for the network. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
