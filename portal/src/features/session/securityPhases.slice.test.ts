import type { Reducer, UnknownAction } from "@reduxjs/toolkit";
import { describe, expect, test } from "vitest";
import type { Failure } from "../../api/result.ts";
import { creationEvents, creationReducer, selectCreation } from "./creation/creation.slice.ts";
import { signInFailed } from "./model/session.slice.ts";
import { secondStepEvents, secondStepReducer, selectSecondStep } from "./second-step/secondStep.slice.ts";
import { selectStepUp, stepUpEvents, stepUpReducer } from "./step-up/stepUp.slice.ts";
import {
  type Passkey,
  passkeyEvents,
  passkeysRead,
  passkeysReducer,
  selectPasskeyChange,
  selectPasskeys,
} from "./security/passkeys.slice.ts";
import {
  factorEvents,
  secondFactorReducer,
  selectFactorChange,
  selectSecondFactor,
} from "./security/secondFactor.slice.ts";
import { endingEvents, passwordEvents, securityReducer, selectSecurity } from "./security/security.slice.ts";

const failure: Failure = { kind: "unreachable" };
/** The state after these events, in its place of the store. */
const rootAfter =
  <State>(name: string, reducer: Reducer<State, UnknownAction>) =>
  (...happened: UnknownAction[]) => ({
    [name]: happened.reduce<State>((state, event) => reducer(state, event), reducer(undefined, { type: "none" })),
  });

describe("the second factor", () => {
  const root = rootAfter("secondFactor", secondFactorReducer);
  const change = (...happened: UnknownAction[]) => selectFactorChange(root(...happened));
  const at = (step: object) => ({ step, busy: false, failure: null });
  const password = factorEvents.passwordSubmitted({ currentPassword: "granite-otter-42" });
  const setup = { key: "JBSW", uri: "otpauth://totp/x" } as never;

  test("is not being changed at first, and its read is a part of its own", () => {
    expect(change()).toEqual(at({ name: "idle" }));
    expect(selectSecondFactor(root())).toMatchObject({ phase: "idle" });
    expect(factorEvents.closed().type).toBe("security/factor/closed");
  });

  test("is turned on with the password, a key with a first code, and recovery codes", () => {
    const opened = factorEvents.opened("password");
    expect([
      change(opened),
      change(opened, password),
      change(opened, password, factorEvents.keyReceived(setup)),
      change(opened, factorEvents.codesReceived({ codes: ["a1"], isNew: true })),
      change(opened, password, factorEvents.closed()),
    ]).toEqual([
      at({ name: "password" }),
      { step: { name: "password" }, busy: true, failure: null },
      at({ name: "setup", setup }),
      at({ name: "codes", codes: ["a1"], isNew: true }),
      at({ name: "idle" }),
    ]);
  });

  test("is turned off, or gets new codes, with a proof", () => {
    const proof = factorEvents.proofSubmitted({ purpose: "off", proof: { currentPassword: "x", code: "1" } as never });
    expect([
      change(factorEvents.opened("off")),
      change(factorEvents.opened("renew")),
      change(factorEvents.opened("off"), proof),
      change(factorEvents.opened("off"), proof, factorEvents.turnedOff()),
    ]).toEqual([
      at({ name: "proof", purpose: "off" }),
      at({ name: "proof", purpose: "renew" }),
      { step: { name: "proof", purpose: "off" }, busy: true, failure: null },
      at({ name: "turnedOff" }),
    ]);
  });

  test("shows why a call was refused, at its step, until the next one", () => {
    const refused = [factorEvents.opened("password"), password, factorEvents.refused(failure)];
    expect(change(...refused)).toEqual({ step: { name: "password" }, busy: false, failure });
    expect(change(...refused, password)).toEqual({ step: { name: "password" }, busy: true, failure: null });
    const code = factorEvents.codeSubmitted({ code: "123456" });
    expect(change(factorEvents.keyReceived(setup), code)).toEqual({
      step: { name: "setup", setup },
      busy: true,
      failure: null,
    });
  });
});

describe("passkeys", () => {
  const root = rootAfter("passkeys", passkeysReducer);
  const change = (...happened: UnknownAction[]) => selectPasskeyChange(root(...happened));
  const passkey = { passkeyId: "pk_1", label: "Phone" } as unknown as Passkey;
  const idle = { change: { name: "idle" }, busy: false, failure: null };

  test("are not being changed at first", () => {
    expect(change()).toEqual(idle);
    expect(selectPasskeys(root())).toMatchObject({ phase: "idle" });
    expect(passkeyEvents.closed().type).toBe("security/passkeyChange/closed");
  });

  test.each([
    ["added", { name: "adding" }, passkeyEvents.addSubmitted({ label: "Phone" })],
    [
      "renamed",
      { name: "renaming", passkeyId: "pk_1" },
      passkeyEvents.renameSubmitted({ passkeyId: "pk_1", label: "Phone" }),
    ],
    ["removed", { name: "removing", passkey }, passkeyEvents.removeConfirmed(passkey)],
  ] as const)("one is %s; a refusal keeps what was asked", (done, asked, submitted) => {
    const opened = passkeyEvents.opened(asked as never);
    const saved = passkeyEvents.saved({ name: done, label: "Phone" });
    expect([
      change(opened),
      change(opened, submitted),
      change(opened, submitted, passkeyEvents.refused(failure)),
      change(opened, submitted, passkeyEvents.refused(failure), submitted),
      change(opened, submitted, saved),
      change(opened, passkeyEvents.closed()),
    ]).toEqual([
      { change: asked, busy: false, failure: null },
      { change: asked, busy: true, failure: null },
      { change: asked, busy: false, failure },
      { change: asked, busy: true, failure: null },
      { change: { name: done, label: "Phone" }, busy: false, failure: null },
      idle,
    ]);
  });
});

describe("sign-in and security", () => {
  const security = (...happened: UnknownAction[]) =>
    selectSecurity(rootAfter("security", securityReducer)(...happened));
  const one = { what: "one", sessionId: "s1", device: "Firefox on Windows" } as const;
  const requested = endingEvents.requested(one);

  test("another session is signed out, and the notice names its device until it is closed", () => {
    const done = endingEvents.endedOne({ device: one.device });
    expect(
      [[], [requested], [requested, done], [requested, done, endingEvents.dismissed()]].map(
        (happened) => security(...happened).ending,
      ),
    ).toEqual([
      { name: "idle" },
      { name: "working", command: one },
      { name: "endedOne", device: one.device },
      { name: "idle" },
    ]);
    expect(requested.type).toBe("security/ending/requested");
  });

  test("all others are signed out with their number; a failure keeps what was asked; nothing running is dismissed", () => {
    const failed = endingEvents.failed({ command: { what: "others" }, failure });
    expect(
      [[endingEvents.endedOthers({ count: 3 })], [failed], [requested, endingEvents.dismissed()]].map(
        (happened) => security(...happened).ending,
      ),
    ).toEqual([
      { name: "endedOthers", count: 3 },
      { name: "failed", command: { what: "others" }, failure },
      { name: "working", command: one },
    ]);
  });

  test("the password is saved, or refused with the reason; it is never in the store", () => {
    const submitted = passwordEvents.submitted({ currentPassword: "old", newPassword: "granite-otter-42" });
    const [saved, dismissed] = [passwordEvents.saved(), passwordEvents.dismissed()];
    expect(
      [
        [],
        [submitted],
        [submitted, dismissed],
        [submitted, saved],
        [submitted, saved, dismissed],
        [submitted, passwordEvents.refused(failure)],
        [submitted, passwordEvents.refused(failure), dismissed],
      ].map((happened) => security(...happened).password),
    ).toEqual([
      { name: "editing" },
      { name: "saving" },
      { name: "saving" },
      { name: "saved" },
      { name: "editing" },
      { name: "refused", failure },
      { name: "editing" },
    ]);
    expect(submitted.type).toBe("security/password/submitted");
    expect(security()).toMatchObject({ sessions: { phase: "idle" } });
  });
});

describe("the question who it is, before something that matters", () => {
  const stepUp = (...happened: UnknownAction[]) => selectStepUp(rootAfter("stepUp", stepUpReducer)(...happened));
  const idle = { isAsked: false, ways: null, busy: false, failure: null };
  const ways = { password: true } as never;
  const known = [stepUpEvents.asked(), stepUpEvents.waysReceived(ways)];
  const proof = stepUpEvents.submitted({ currentPassword: "x" } as never);

  test("is asked once its ways are known, and closed when it is answered or cancelled", () => {
    expect([
      stepUp(),
      stepUp(stepUpEvents.asked()),
      stepUp(...known),
      stepUp(...known, proof, stepUpEvents.proved()),
      stepUp(...known, stepUpEvents.cancelled()),
    ]).toEqual([idle, { ...idle, isAsked: true, busy: true }, { ...idle, isAsked: true, ways }, idle, idle]);
    expect(proof.type).toBe("stepUp/submitted");
  });

  test.each([
    ["the proof", proof],
    ["a passkey", stepUpEvents.passkeyChosen()],
    ["reading the ways", stepUpEvents.retried()],
  ])("shows why %s was refused until the next try", (_what, attempt) => {
    const refused = [...known, attempt, stepUpEvents.refused(failure)];
    expect([stepUp(...known, attempt), stepUp(...refused), stepUp(...refused, attempt)]).toEqual([
      { isAsked: true, ways, busy: true, failure: null },
      { isAsked: true, ways, busy: false, failure },
      { isAsked: true, ways, busy: true, failure: null },
    ]);
  });
});

test("the second step of a sign-in: a code or a passkey, accepted or refused; a session that cannot be read is a refusal", () => {
  const step = (...happened: UnknownAction[]) =>
    selectSecondStep(rootAfter("secondStep", secondStepReducer)(...happened));
  const submitted = secondStepEvents.submitted({ code: "123456" });
  const refused = secondStepEvents.refused(failure);
  expect([
    step(),
    step(submitted),
    step(secondStepEvents.passkeyChosen()),
    step(submitted, secondStepEvents.accepted()),
    step(submitted, refused),
    step(submitted, secondStepEvents.accepted(), signInFailed(failure)),
    step(submitted, refused, secondStepEvents.entered()),
  ]).toEqual([
    { name: "editing" },
    { name: "checking" },
    { name: "checking" },
    { name: "accepted" },
    { name: "refused", failure },
    { name: "refused", failure },
    { name: "editing" },
  ]);
  expect(submitted.type).toBe("secondStep/submitted");
});

describe("creating a sign-in", () => {
  const creation = (...happened: UnknownAction[]) =>
    selectCreation(rootAfter("accountCreation", creationReducer)(...happened));
  const request = { email: "kim@bakery.example", accountNumber: "8347201180" } as never;
  const requested = creationEvents.requested(request);
  const completed = creationEvents.completed({ code: "123456", password: "granite-otter-42" } as never);
  const kept = { email: "kim@bakery.example", request };

  test("keeps what was entered until the sign-in exists, and no password", () => {
    expect([
      creation(),
      creation(requested),
      creation(requested, creationEvents.entered()),
      creation(requested, creationEvents.entered(), completed),
      creation(requested, completed, creationEvents.created()),
      creation(requested, completed, creationEvents.createdWithoutSession()),
    ]).toEqual([
      { phase: { name: "editing" }, email: null, request: null },
      { phase: { name: "working" }, ...kept },
      { phase: { name: "editing" }, ...kept },
      { phase: { name: "working" }, ...kept },
      { phase: { name: "working" }, email: "kim@bakery.example", request: null },
      { phase: { name: "created" }, ...kept },
    ]);
    expect(requested.type).toBe("creation/requested");
  });

  test("says how many tries a wrong code has left, and that a code ended; other refusals have their reason", () => {
    const phase = (event: UnknownAction) => creation(requested, completed, event).phase;
    expect([
      phase(creationEvents.codeRefused({ triesLeft: 2 })),
      phase(creationEvents.codeRefused({ triesLeft: 0 })),
      phase(creationEvents.refused(failure)),
    ]).toEqual([{ name: "codeWrong", triesLeft: 2 }, { name: "codeEnded" }, { name: "refused", failure }]);
  });
});

test("what is typed or chosen comes with the event, because the state does not keep it", () => {
  const passkey = { id: "pk_1" } as unknown as Passkey;
  const proof = { currentPassword: "granite-otter-42" } as unknown as Parameters<typeof stepUpEvents.submitted>[0];
  expect(passkeyEvents.addSubmitted({ label: "Laptop" }).payload).toEqual({ label: "Laptop" });
  expect(passkeyEvents.renameSubmitted({ passkeyId: "pk_1", label: "Phone" }).payload).toEqual({
    passkeyId: "pk_1",
    label: "Phone",
  });
  expect(passkeyEvents.removeConfirmed(passkey).payload).toBe(passkey);
  expect(stepUpEvents.submitted(proof).payload).toBe(proof);
  expect(passkeysRead.requested().type).toBe("security/passkeys/requested");
});
