import type { UnknownAction } from "@reduxjs/toolkit";
import { describe, expect, test } from "vitest";
import { type Passkey, passkeyEvents, passkeysReducer, selectPasskeyChange } from "./passkeys.slice.ts";

const failure = { kind: "unreachable" } as const;
type State = ReturnType<typeof passkeysReducer> | undefined;

describe("a passkey's change that is left while it is being saved", () => {
  const change = (...happened: UnknownAction[]) =>
    selectPasskeyChange({ passkeys: happened.reduce<State>(passkeysReducer, undefined) });
  const passkey = { passkeyId: "pk_3" } as Passkey;
  const other = { name: "renaming", passkeyId: "pk_2" } as const;
  const done = { name: "renamed", label: "Phone" } as const;
  const running = [
    passkeyEvents.opened({ name: "renaming", passkeyId: "pk_1" }),
    passkeyEvents.renameSubmitted({ passkeyId: "pk_1", label: "Phone" }),
  ];

  test("closes no other one when it is done, and is told", () => {
    const left = [...running, passkeyEvents.opened(other)];
    expect(change(...left)).toMatchObject({ change: other, busy: false, left: "running" });
    const saved = [...left, passkeyEvents.saved(done)];
    expect(change(...saved)).toEqual({ change: other, busy: false, failure: null, left: done });
    const submitted = passkeyEvents.renameSubmitted({ passkeyId: "pk_2", label: "Key" });
    expect(change(...saved, submitted)).toEqual({ change: other, busy: true, failure: null });
  });

  test("is told alone when no other one is open", () => {
    const left = [...running, passkeyEvents.opened(other), passkeyEvents.closed()];
    expect(change(...left, passkeyEvents.saved(done))).toEqual({ change: done, busy: false, failure: null });
  });

  test("shows its failure with the form of another one, but not in a question", () => {
    const refused = passkeyEvents.refused(failure);
    expect(change(...running, passkeyEvents.opened(other), refused)).toEqual({ change: other, busy: false, failure });
    const question = passkeyEvents.opened({ name: "removing", passkey });
    expect(change(...running, question, refused)).toEqual({ change: { name: "idle" }, busy: false, failure });
  });
});
