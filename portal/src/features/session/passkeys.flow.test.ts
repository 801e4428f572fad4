import { browserWithPasskeys } from "@portico/backend/testing/browserPasskeys";
import { openBackend, softwareAuthenticator, type TestBackend } from "@portico/backend/testing";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab } from "../../testing/openPortal.ts";
import { screens } from "../navigation/model/screens.slice.ts";
import { selectIsSignedIn, selectProfile, selectSignInFailure } from "./model/session.selectors.ts";
import { passkeySignInRequested, signInSubmitted } from "./model/session.slice.ts";
import { secondStepWorkflows } from "./second-step/secondStep.saga.ts";
import { secondStepEvents, selectSecondStep } from "./second-step/secondStep.slice.ts";
import { passkeyEvents, passkeysRead, selectPasskeyChange, selectPasskeys } from "./security/passkeys.slice.ts";
import { selectFactorChange, selectSecondFactor } from "./security/secondFactor.slice.ts";
import { securityWorkflows } from "./security/security.saga.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(securityWorkflows);
  screens.inject(secondStepWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

let leave = () => {};
afterEach(() => leave());

/** Somebody who adds a passkey on the screen for sign-in and security, in the browser that all tabs are in. */
async function withPasskey(username: string) {
  const device = softwareAuthenticator();
  leave = browserWithPasskeys(device);
  const desk = await openTab(createTestBrowser(backend.browser()));
  await desk.signIn(username);
  desk.store.dispatch(screens.entered({ workflows: [securityWorkflows.name] }));
  desk.store.dispatch(passkeyEvents.opened({ name: "adding" }));
  desk.store.dispatch(passkeyEvents.addSubmitted({ label: "Laptop" }));
  await desk.until((state) => selectPasskeyChange(state).change.name === "added");
  return { desk, device };
}

const asked = { rememberMe: false };

test("a passkey that was added signs in alone and leads to where the person wanted to go", async () => {
  const { desk } = await withPasskey("dana");
  await desk.until((state) => selectPasskeys(state).data?.length === 1);
  await desk.until((state) => selectSecondFactor(state).data?.factors.includes("PASSKEY") === true);
  expect(selectFactorChange(desk.store.getState()).step).toMatchObject({ name: "codes", isNew: false });

  const tab = await openTab(createTestBrowser(backend.browser()), { at: "/?targetUrl=%2Fbilling%3Faccount%3D1" });
  tab.store.dispatch(passkeySignInRequested(asked));
  await tab.until((state) => selectProfile(state)?.username === "dana");
  tab.timers.pass(100);
  await tab.until(() => tab.places.length === 1);
  expect(tab.places).toEqual(["/billing?account=1"]);
});

test("after the password a passkey completes the sign-in; a cancelled one can be tried again", async () => {
  const { device } = await withPasskey("pat");
  const tab = await openTab(createTestBrowser(backend.browser()));
  tab.store.dispatch(signInSubmitted({ username: "pat", password: "portico-demo-2026", rememberMe: false }));
  await tab.until(() => tab.places.length === 1);
  expect(tab.places).toEqual(["/sign-in-code?targetUrl=&factors=PASSKEY"]);
  tab.store.dispatch(screens.entered({ workflows: [secondStepWorkflows.name] }));
  leave();
  leave = browserWithPasskeys(device, "NotAllowedError");
  tab.store.dispatch(secondStepEvents.passkeyChosen());
  await tab.until((state) => selectSecondStep(state).name === "refused");
  expect(selectSecondStep(tab.store.getState())).toMatchObject({ failure: { kind: "passkey", trouble: "cancelled" } });
  leave();
  leave = browserWithPasskeys(device);
  tab.store.dispatch(secondStepEvents.passkeyChosen());
  await tab.until((state) => selectProfile(state)?.username === "pat");
});

test("a browser without passkeys says so, and an unknown passkey is refused like any other", async () => {
  const tab = await openTab(createTestBrowser(backend.browser()));
  tab.store.dispatch(passkeySignInRequested(asked));
  await tab.until((state) => selectSignInFailure(state) !== null);
  expect(selectSignInFailure(tab.store.getState())).toEqual({ kind: "passkey", trouble: "unsupported" });

  leave = browserWithPasskeys(softwareAuthenticator());
  tab.store.dispatch(passkeySignInRequested(asked));
  await tab.until((state) => selectSignInFailure(state)?.kind === "refused");
  expect(selectSignInFailure(tab.store.getState())).toMatchObject({ code: "PASSKEY_REFUSED" });
  expect(selectIsSignedIn(tab.store.getState())).toBe(false);
});

test("a passkey is renamed and removed; after the last one the password alone signs in again", async () => {
  const { desk } = await withPasskey("ada");
  await desk.until((state) => selectPasskeys(state).data?.length === 1);
  const [passkey] = selectPasskeys(desk.store.getState()).data ?? [];
  if (!passkey) throw new Error("no passkey");
  desk.store.dispatch(passkeyEvents.renameSubmitted({ passkeyId: passkey.passkeyId, label: "Front desk" }));
  await desk.until((state) => selectPasskeys(state).data?.[0]?.name === "Front desk");
  desk.store.dispatch(passkeyEvents.removeConfirmed({ ...passkey, name: "Front desk" }));
  await desk.until((state) => selectPasskeyChange(state).change.name === "removed");
  desk.store.dispatch(passkeysRead.requested());
  await desk.until((state) => selectPasskeys(state).data?.length === 0);
  await desk.until((state) => selectSecondFactor(state).data?.since === null);
  const tab = await openTab(createTestBrowser(backend.browser()));
  await tab.signIn("ada");
});
