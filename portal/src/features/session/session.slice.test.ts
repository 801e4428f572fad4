import type { UnknownAction } from "@reduxjs/toolkit";
import { describe, expect, test } from "vitest";
import type { Failure } from "../../api/result.ts";
import { navigationArrived } from "../navigation/model/navigation.slice.ts";
import { screens } from "../navigation/model/screens.slice.ts";
import { idTokenReducer, type IdTokenState, profileChanged } from "./model/idToken.slice.ts";
import {
  type Profile,
  signInUnfinished,
  sessionEnded,
  sessionKnown,
  sessionReducer,
  signInFailed,
  signInSubmitted,
  signOutFailed,
  signOutFailureClosed,
  signOutRequested,
  type SessionState,
} from "./model/session.slice.ts";
import {
  codeRefused,
  codeSubmitted,
  newPasswordSaved,
  newPasswordSubmitted,
  recoveryEntered,
  recoveryReducer,
  recoveryRefused,
  recoveryRequested,
  recoverySent,
  selectRecovery,
} from "./recovery/recovery.slice.ts";
import { demoPeopleRead, selectDemoPeople } from "./sign-in/demoPeople.slice.ts";
import {
  activityNoticed,
  selectSecondsLeft,
  sessionExtended,
  timeoutReducer,
  timeoutWarned,
} from "./timeout/timeout.slice.ts";

const failure: Failure = { kind: "unreachable" };
const nobody: SessionState = { phase: "anonymous", timing: null, coBrowse: false, failure: null };
const profile = { accountName: "Bakery" } as Profile;
const timing = { idleSeconds: 780 } as NonNullable<SessionState["timing"]>;
const signIn = signInSubmitted({ username: "kim", password: "secret" } as Parameters<typeof signInSubmitted>[0]);

const after = (state: SessionState | undefined, ...happened: UnknownAction[]) =>
  happened.reduce<SessionState>(
    (now, event) => sessionReducer(now, event),
    state ?? sessionReducer(undefined, { type: "none" }),
  );
const signedIn = after(undefined, sessionKnown({ authenticated: true, profile, timing, coBrowse: true }));
const arrived = navigationArrived({} as never);

describe("the session", () => {
  test("is anonymous at first", () => expect(after(undefined)).toEqual(nobody));

  test("is authenticated as the server says, and is anonymous once the server says so", () => {
    expect(signedIn).toEqual({ phase: "authenticated", timing, coBrowse: true, failure: null });
    expect(after({ ...signedIn, failure }, sessionKnown({ authenticated: false }))).toEqual(nobody);
  });

  test("keeps no password while signing in; a failure has its reason until the next try", () => {
    const failed = after(undefined, signIn, signInFailed(failure));
    expect(after(undefined, signIn)).toEqual({ ...nobody, phase: "signingIn" });
    expect(failed).toEqual({ ...nobody, failure });
    expect(after(failed, signIn)).toEqual({ ...nobody, phase: "signingIn" });
    expect(after(undefined, signIn, signInUnfinished())).toEqual(nobody);
  });

  test("is signing out; a failed sign-out keeps it active, and is shown once", () => {
    expect(after(signedIn, signOutRequested())).toEqual({ ...signedIn, phase: "signingOut" });
    expect(after(signedIn, signOutRequested(), signOutFailed())).toEqual({ ...signedIn, phase: "signOutFailed" });
    expect(after(signedIn, signOutRequested(), signOutFailed(), signOutFailureClosed())).toEqual(signedIn);
    expect(after(undefined, signOutFailureClosed())).toEqual(nobody);
  });

  test("that has ended keeps nothing of the customer; route guards wait until the next screen is there", () => {
    const over = after(signedIn, sessionEnded({ reason: "timeout" }));
    expect(over).toEqual({ ...nobody, phase: "leaving" });
    expect(after(over, arrived)).toEqual(nobody);
    expect(after(signedIn, arrived)).toEqual(signedIn);
  });
});

test("the claims about who is signed in are the server's, follow a new name, and are none for nobody", () => {
  const claims = (...happened: UnknownAction[]) => happened.reduce<IdTokenState>(idTokenReducer, null);
  const known = sessionKnown({ authenticated: true, profile, timing });
  const renamed = profileChanged({ accountName: "Harbor" });
  expect([claims(known), claims(known, renamed), claims(known, renamed, known)]).toEqual([
    profile,
    { accountName: "Harbor" },
    profile,
  ]);
  expect([
    claims(renamed),
    claims(known, signInUnfinished()),
    claims(known, sessionKnown({ authenticated: false })),
  ]).toEqual([null, null, null]);
});

test("the idle timeout dialog shows the seconds left, until the customer stays or the session ends", () => {
  const run = (...happened: UnknownAction[]) =>
    happened.reduce((now, event) => timeoutReducer(now, event), timeoutReducer(undefined, { type: "none" }));
  const secondsLeft = (...happened: UnknownAction[]) => selectSecondsLeft({ timeout: run(...happened) });
  expect(run()).toEqual({ phase: "resting" });
  expect(run(timeoutWarned({ secondsLeft: 120 }))).toEqual({ phase: "warning", secondsLeft: 120 });
  expect([
    secondsLeft(),
    secondsLeft(timeoutWarned({ secondsLeft: 120 })),
    secondsLeft(timeoutWarned({ secondsLeft: 120 }), activityNoticed({ at: 1, here: true })),
  ]).toEqual([null, 120, 120]);
  expect([
    run(timeoutWarned({ secondsLeft: 1 }), sessionExtended({ at: 1, here: false })),
    run(timeoutWarned({ secondsLeft: 1 }), sessionEnded({ reason: "timeout" })),
  ]).toEqual([{ phase: "resting" }, { phase: "resting" }]);
});

test("account recovery: an e-mail, a code and a new password, each refused with the reason and asked for again", () => {
  const run = (...happened: UnknownAction[]) =>
    selectRecovery({
      accountRecovery: happened.reduce(
        (now, event) => recoveryReducer(now, event),
        recoveryReducer(undefined, { type: "none" }),
      ),
    });
  const submitted = newPasswordSubmitted({ newPassword: "granite-otter-42" });
  const identifier = null;
  expect([run(), run(submitted)]).toEqual([
    { phase: "editing", identifier },
    { phase: "saving", identifier },
  ]);
  expect(run(submitted, recoveryRefused(failure))).toEqual({ phase: "refused", failure, identifier });
  expect([run(submitted, recoveryRefused(failure), recoveryEntered()), run(submitted, newPasswordSaved())]).toEqual([
    { phase: "editing", identifier },
    { phase: "editing", identifier },
  ]);

  const requested = recoveryRequested({ way: "PASSWORD", identifier: "kim", again: false });
  const code = codeSubmitted({ identifier: "kim@books.example", code: "01234567" });
  expect([run(requested), run(requested, recoverySent()), run(requested, recoverySent(), recoveryEntered())]).toEqual([
    { phase: "saving", identifier: "kim" },
    { phase: "sent", identifier: "kim" },
    { phase: "editing", identifier: "kim" },
  ]);
  expect([
    run(requested, code),
    run(code, codeRefused({ triesLeft: 2 })),
    run(code, codeRefused({ triesLeft: 0 })),
  ]).toEqual([
    { phase: "saving", identifier: "kim@books.example" },
    { phase: "codeWrong", triesLeft: 2, identifier: "kim@books.example" },
    { phase: "codeEnded", identifier: "kim@books.example" },
  ]);
  expect([run(requested, submitted), run(requested, submitted, newPasswordSaved())]).toEqual([
    { phase: "saving", identifier: "kim" },
    { phase: "editing", identifier },
  ]);
});

test("the demo people are idle until their slice has handled an event, and then in the root state", () => {
  expect(selectDemoPeople({})).toEqual({ phase: "idle" });
  const requested = demoPeopleRead.requested();
  expect(requested.type).toBe("demoPeople/requested");
  const root = screens.reduceRoot(undefined, requested);
  expect(selectDemoPeople(root)).toEqual({ phase: "loading" });
  const people = [{ username: "dana" }] as Parameters<typeof demoPeopleRead.received>[0];
  expect(selectDemoPeople(screens.reduceRoot(root, demoPeopleRead.received(people)))).toEqual({
    phase: "ready",
    data: people,
  });
});
