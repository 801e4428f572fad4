import { authenticatorApp, openBackend, type TestBackend } from "@portico/backend/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestBrowser, openTab, type OpenedTab } from "../../testing/openPortal.ts";
import { screens } from "../navigation/model/screens.slice.ts";
import { selectIsSignedIn, selectProfile } from "./model/session.selectors.ts";
import { signInSubmitted } from "./model/session.slice.ts";
import { securityWorkflows } from "./security/security.saga.ts";
import {
  factorEvents,
  secondFactorRead,
  selectFactorChange,
  selectSecondFactor,
} from "./security/secondFactor.slice.ts";
import { secondStepWorkflows } from "./second-step/secondStep.saga.ts";
import { secondStepEvents, selectSecondStep } from "./second-step/secondStep.slice.ts";

let backend: TestBackend;
beforeAll(async () => {
  screens.inject(securityWorkflows);
  screens.inject(secondStepWorkflows);
  backend = await openBackend();
});
afterAll(() => backend.close());

const currentPassword = "portico-demo-2026";
const factorOf = (tab: OpenedTab) => selectFactorChange(tab.store.getState());

async function settled(tab: OpenedTab) {
  await tab.until((state) => !selectFactorChange(state).busy);
  return factorOf(tab);
}

/** Somebody who turns two-step sign-in on, as on the screen for sign-in and security. */
async function withFactor(username: string) {
  const desk = await openTab(createTestBrowser(backend.browser()));
  await desk.signIn(username);
  desk.store.dispatch(screens.entered({ workflows: [securityWorkflows.name] }));
  desk.store.dispatch(factorEvents.opened("password"));
  desk.store.dispatch(factorEvents.passwordSubmitted({ currentPassword }));
  const { step } = await settled(desk);
  if (step.name !== "setup") throw new Error(`no key: ${step.name}`);
  const app = authenticatorApp(step.setup.key, backend.securityClock);
  desk.store.dispatch(factorEvents.codeSubmitted({ code: app() }));
  const { step: shown } = await settled(desk);
  if (shown.name !== "codes") throw new Error(`no codes: ${shown.name}`);
  backend.securityClock.advance(60);
  return { desk, app, codes: shown.codes };
}

/** A tab that has just been asked for the code. */
async function asked(username: string, at = "/") {
  const tab = await openTab(createTestBrowser(backend.browser()), { at });
  tab.store.dispatch(signInSubmitted({ username, password: currentPassword, rememberMe: false }));
  await tab.until(() => tab.places.length === 1);
  tab.store.dispatch(screens.entered({ workflows: [secondStepWorkflows.name] }));
  return tab;
}

async function refusal(tab: OpenedTab, code: string) {
  tab.store.dispatch(secondStepEvents.submitted({ code }));
  await tab.until((state) => selectSecondStep(state).name !== "checking");
  return selectSecondStep(tab.store.getState());
}

test("two-step sign-in: the password leads to the code, which leads to where the person wanted to go", async () => {
  const { app, desk } = await withFactor("dana");
  await desk.until((state) => selectSecondFactor(state).data?.recoveryCodesLeft === 10);
  const tab = await asked("dana", "/?targetUrl=%2Fbilling%3Faccount%3D1");
  expect(tab.places).toEqual(["/sign-in-code?targetUrl=%2Fbilling%3Faccount%3D1"]);
  expect(selectIsSignedIn(tab.store.getState())).toBe(false);

  expect(await refusal(tab, "000000")).toMatchObject({ name: "refused", failure: { code: "SECOND_FACTOR_WRONG" } });
  tab.store.dispatch(secondStepEvents.submitted({ code: app() }));
  await tab.until((state) => selectProfile(state)?.username === "dana");
  tab.timers.pass(100);
  await tab.until(() => tab.places.length === 2);
  expect(tab.places[1]).toBe("/billing?account=1");
  expect(JSON.stringify(tab.store.getState())).not.toContain(app());
});

test("a recovery code signs in, and the card shows how many are left, offers new ones, and turns it off", async () => {
  const { desk, app, codes } = await withFactor("pat");
  const tab = await asked("pat");
  tab.store.dispatch(secondStepEvents.submitted({ code: codes[0]! }));
  await tab.until((state) => selectProfile(state)?.username === "pat");
  desk.store.dispatch(factorEvents.closed());
  expect(JSON.stringify(desk.store.getState())).not.toContain(codes[0]);
  desk.store.dispatch(secondFactorRead.requested());
  await desk.until((state) => selectSecondFactor(state).data?.recoveryCodesLeft === 9);

  const prove = async (purpose: "off" | "renew", password: string, code: string) => {
    desk.store.dispatch(factorEvents.opened(purpose));
    desk.store.dispatch(factorEvents.proofSubmitted({ purpose, proof: { currentPassword: password, code } }));
    return settled(desk);
  };
  expect(await prove("renew", "wrong", app())).toMatchObject({
    step: { name: "proof" },
    failure: { code: "INVALID_CREDENTIALS" },
  });
  expect(await prove("renew", currentPassword, app())).toMatchObject({ step: { name: "codes", isNew: true } });
  expect(await prove("off", currentPassword, codes[1]!)).toMatchObject({ failure: { code: "SECOND_FACTOR_WRONG" } });
  backend.securityClock.advance(60);
  expect(await prove("off", currentPassword, app())).toEqual({
    step: { name: "turnedOff" },
    busy: false,
    failure: null,
  });
  await desk.until((state) => selectSecondFactor(state).data?.since === null);
});

test("a sign-in that took too long says so; two-step sign-in that was turned on elsewhere is shown", async () => {
  const { app, desk } = await withFactor("casey");
  const tab = await asked("casey");
  backend.securityClock.advance(601);
  expect(await refusal(tab, app())).toMatchObject({ name: "refused", failure: { code: "SIGN_IN_STEP_OVER" } });
  desk.store.dispatch(factorEvents.opened("password"));
  desk.store.dispatch(factorEvents.passwordSubmitted({ currentPassword }));
  expect(await settled(desk)).toMatchObject({ step: { name: "idle" }, failure: { code: "CONFLICT" } });
});
