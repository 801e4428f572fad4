import type { UnknownAction } from "@reduxjs/toolkit";
import { describe, expect, test } from "vitest";
import { isPayingDevice, keepsCard, payDeviceEvents as events, payDeviceReducer, selectPayDevice, type DeviceCard, type DeviceDraft, type PayDeviceState } from "./payDevice.slice.ts";

const place = { accountId: "8347201180", deviceId: "dev_1" };
const card: DeviceCard = { vaultToken: "v", type: "VISA" as DeviceCard["type"], lastFour: "4242" };
const draft: DeviceDraft = { ...place, cents: 2_500, card, attemptKey: "key-1" };
const closed: PayDeviceState = { phase: { name: "closed" }, cardForm: { name: "opening" } };

const after = (state: PayDeviceState | undefined, ...happened: UnknownAction[]) => happened.reduce<PayDeviceState>((now, event) => payDeviceReducer(now, event), state ?? payDeviceReducer(undefined, { type: "none" }));
const editing = (changes: Partial<DeviceDraft> = {}) => after(undefined, events.resumed({ draft: { ...draft, ...changes } }));
const submitting = after(editing(), events.submitted());
const unknown = after(submitting, events.outcomeUnknown({ takesLong: false }));
const accepted = after(submitting, events.answered({ ...place, paymentId: "pay_1", state: "SUBMITTED" }));

const edits: UnknownAction[] = [
  events.amountChosen({ cents: 5 }), events.cardStored({ ...card, lastFour: "1" }), events.cardDropped(), events.recordsTyped({ customerReference: "PO 1" }), events.overlapsShown(["x"]), events.attemptNamed({ key: "key-2" }), events.submitted(),
];

test("nothing is open at first", () => expect(after(undefined)).toEqual(closed));

test.each([["submitting", submitting], ["of unknown outcome", unknown], ["accepted", accepted], ["accepted, with a draft that is left", { ...accepted, draft }], ["closed", closed]] as const)("while a device's payment is %s nothing that is filled in changes", (_, state) => {
  for (const event of edits) expect(after(state, event), event.type).toEqual(state);
});

test("it is under way while it is sent or its outcome is unknown: then nothing else begins", () => {
  expect([closed, editing(), submitting, unknown, accepted].map(isPayingDevice)).toEqual([false, false, true, true, false]);
  expect(selectPayDevice({ txnBilling: { payDevice: unknown } })).toBe(unknown);
});

describe("opening and leaving", () => {
  test("begins anew, and an attempt that is under way goes on", () => {
    expect(after(editing(), events.opened(place))).toEqual({ ...closed, phase: { name: "editing" }, draft: place });
    expect(after(editing(), events.left())).toEqual(closed);
    for (const state of [submitting, unknown]) {
      expect(after(state, events.left())).toEqual({ ...state, away: true });
      expect(after(state, events.left(), events.opened(place))).toEqual({ ...state, away: undefined });
    }
  });

  test("after a reload what was filled in is there; what was sent is asked about", () => {
    expect(editing()).toEqual({ ...closed, phase: { name: "editing" }, draft });
    expect(after(undefined, events.resumed({ draft, underWay: {} as never }))).toEqual({ ...closed, phase: { name: "unknown", takesLong: false }, draft });
  });
});

describe("what is filled in", () => {
  test("amount, card, records and what overlaps are kept", () => {
    expect(after(editing(), events.amountChosen({ cents: 5 }), events.cardStored({ ...card, lastFour: "1" }), events.recordsTyped({ notify: "ap@x.example" }), events.overlapsShown(["x"])).draft).toEqual({ ...draft, cents: 5, card: { ...card, lastFour: "1" }, notify: "ap@x.example", overlapsSeen: ["x"] });
    expect(after(editing(), events.cardDropped()).draft).not.toHaveProperty("card");
  });

  test("the vault's form opens, is open, or fails", () => {
    const failure = { kind: "unreachable" as const };
    const forms = [events.cardFormOpened({ ticket: "t", frameUrl: "/vault" }), events.cardFormFailed(failure), events.cardFormRequested()].map((event) => after(editing(), event).cardForm);
    expect(forms).toEqual([{ name: "open", ticket: "t", frameUrl: "/vault" }, { name: "failed", failure }, { name: "opening" }]);
  });

  test("addresses change nothing", () => expect(after(editing(), events.stepAsked({ asked: "card" }), events.reviewOpened())).toEqual(editing()));
});

describe("the attempt", () => {
  test.each(["cents", "card", "attemptKey"] as const)("is not sent without its %s", (missing) => {
    const { [missing]: _, ...rest } = draft;
    const state = after(undefined, events.resumed({ draft: rest as DeviceDraft }));
    expect(after(state, events.submitted())).toEqual(state);
  });

  test("is named once, sent, asked about, and answered", () => {
    const { attemptKey: _, ...unnamed } = draft;
    expect(after(undefined, events.resumed({ draft: unnamed }), events.attemptNamed({ key: "key-1" }), events.attemptNamed({ key: "key-2" })).draft?.attemptKey).toBe("key-1");
    expect(submitting).toEqual({ ...editing(), phase: { name: "submitting" } });
    expect(after(unknown, events.outcomeUnknown({ takesLong: true })).phase).toEqual({ name: "unknown", takesLong: true });
    expect(accepted).toEqual({ ...closed, phase: { name: "accepted", paymentId: "pay_1" }, draft: undefined });
  });

  test.each([
    ["OVERLAP_NOT_SEEN", true], ["REFERENCE_INVALID", true], ["NOTIFY_INVALID", true], ["NOTIFY_UNAVAILABLE", true], ["OFFLINE", true], ["METHOD_EXPIRED", false], ["OTHER", false],
  ] as const)("that was refused with %s keeps its card: %s", (code, kept) => {
    expect(keepsCard(code)).toBe(kept);
    const refused = after(submitting, events.refused({ code }));
    expect(refused.phase).toEqual({ name: "refused", code });
    expect(refused.draft).toEqual({ ...draft, card: kept ? card : undefined, attemptKey: code === "OFFLINE" ? "key-1" : undefined });
  });

  test("that was refused after all was left says why", () => {
    expect(after(closed, events.refused({ code: "OTHER" }))).toEqual({ ...closed, phase: { name: "refused", code: "OTHER" } });
  });
});
