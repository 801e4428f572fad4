import type { UnknownAction } from "@reduxjs/toolkit";
import { describe, expect, test } from "vitest";
import type { Failure } from "../../api/result.ts";
import { navigationArrived } from "../navigation/model/navigation.slice.ts";
import { accountNamed, passwordResetRequired, sessionEnded, sessionKnown, sessionReducer, signInFailed, signInSubmitted, signOutFailed, signOutFailureClosed, signOutRequested, type SessionState } from "./model/session.slice.ts";
import { newPasswordRefused, newPasswordSaved, newPasswordSubmitted, recoveryEntered, recoveryReducer, selectRecovery } from "./recovery/recovery.slice.ts";
import { activityNoticed, selectSecondsLeft, stayed, timeoutReducer, warned } from "./timeout/timeout.slice.ts";

const failure: Failure = { kind: "unreachable" };
const nobody: SessionState = { phase: "anonymous", profile: null, timing: null, coBrowse: false, failure: null };
const profile = { accountName: "Bakery" } as NonNullable<SessionState["profile"]>;
const timing = { idleSeconds: 780 } as NonNullable<SessionState["timing"]>;
const signIn = signInSubmitted({ username: "kim", password: "secret", targetUrl: null } as Parameters<typeof signInSubmitted>[0]);

const after = (state: SessionState | undefined, ...happened: UnknownAction[]) => happened.reduce<SessionState>((now, event) => sessionReducer(now, event), state ?? sessionReducer(undefined, { type: "none" }));
const signedIn = after(undefined, sessionKnown({ authenticated: true, profile, timing, coBrowse: true }));
const arrived = navigationArrived({} as never);

describe("the session", () => {
  test("is nobody's at first", () => expect(after(undefined)).toEqual(nobody));

  test("is somebody's once the server says so, with all that it says, and nobody's once it says that", () => {
    expect(signedIn).toEqual({ phase: "authenticated", profile, timing, coBrowse: true, failure: null });
    expect(after({ ...signedIn, failure }, sessionKnown({ authenticated: false }))).toEqual(nobody);
  });

  test("is being signed in to, without the password; a failure says why until the next try", () => {
    const failed = after(undefined, signIn, signInFailed(failure));
    expect(after(undefined, signIn)).toEqual({ ...nobody, phase: "signingIn" });
    expect(failed).toEqual({ ...nobody, failure });
    expect(after(failed, signIn)).toEqual({ ...nobody, phase: "signingIn" });
    expect(after(undefined, signIn, passwordResetRequired())).toEqual(nobody);
  });

  test("is being signed out of; where that fails it lives on, and they are told once", () => {
    expect(after(signedIn, signOutRequested())).toEqual({ ...signedIn, phase: "signingOut" });
    expect(after(signedIn, signOutRequested(), signOutFailed())).toEqual({ ...signedIn, phase: "signOutFailed" });
    expect(after(signedIn, signOutRequested(), signOutFailed(), signOutFailureClosed())).toEqual(signedIn);
    expect(after(undefined, signOutFailureClosed())).toEqual(nobody);
  });

  test("that is over keeps nothing of the customer; guards wait until the next screen is there", () => {
    const over = after(signedIn, sessionEnded({ reason: "timeout" }));
    expect(over).toEqual({ ...nobody, phase: "leaving" });
    expect(after(over, arrived)).toEqual(nobody);
    expect(after(signedIn, arrived)).toEqual(signedIn);
  });

  test("stands for an account by its new name", () => {
    expect(after(signedIn, accountNamed("Harbor")).profile?.accountName).toBe("Harbor");
    expect(after(undefined, accountNamed("Harbor"))).toEqual(nobody);
  });
});

test("the dialog before an idle session ends is shown with what is left, until somebody stays or it is over", () => {
  const run = (...happened: UnknownAction[]) => happened.reduce((now, event) => timeoutReducer(now, event), timeoutReducer(undefined, { type: "none" }));
  const secondsLeft = (...happened: UnknownAction[]) => selectSecondsLeft({ timeout: run(...happened) });
  expect(run()).toEqual({ phase: "resting" });
  expect(run(warned({ secondsLeft: 120 }))).toEqual({ phase: "warning", secondsLeft: 120 });
  expect([secondsLeft(), secondsLeft(warned({ secondsLeft: 120 })), secondsLeft(warned({ secondsLeft: 120 }), activityNoticed({ at: 1, here: true }))]).toEqual([null, 120, 120]);
  expect([run(warned({ secondsLeft: 1 }), stayed({ at: 1, here: false })), run(warned({ secondsLeft: 1 }), sessionEnded({ reason: "timeout" }))]).toEqual([{ phase: "resting" }, { phase: "resting" }]);
});

test("a new password is being saved, refused with the reason, and asked for anew", () => {
  const run = (...happened: UnknownAction[]) => selectRecovery({ recovery: happened.reduce((now, event) => recoveryReducer(now, event), recoveryReducer(undefined, { type: "none" })) });
  const submitted = newPasswordSubmitted({ newPassword: "granite-otter-42" });
  expect([run(), run(submitted)]).toEqual([{ phase: "editing" }, { phase: "saving" }]);
  expect(run(submitted, newPasswordRefused(failure))).toEqual({ phase: "refused", failure });
  expect([run(submitted, newPasswordRefused(failure), recoveryEntered()), run(submitted, newPasswordSaved())]).toEqual([{ phase: "editing" }, { phase: "editing" }]);
});
