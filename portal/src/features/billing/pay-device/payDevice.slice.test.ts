import type { UnknownAction } from "@reduxjs/toolkit";
import { describe, expect, test } from "vitest";
import {
  isPayingDevice,
  keepsCard,
  payDeviceEvents as events,
  payDeviceReducer,
  selectPayDevice,
  type DeviceDraft,
  type PayDeviceState,
} from "./payDevice.slice.ts";
import { usableCard } from "../model/card-form/enteredCard.ts";
import type { NewMethod } from "../model/payment-methods/methods.rules.ts";

const place = { accountId: "8347201180", deviceId: "dev_1" };
const card: NewMethod = {
  kind: "new",
  type: "visa",
  lastFour: "4242",
  goodUntil: 1_000,
  vaultToken: "v",
  canSave: true,
  save: false,
};
const draft: DeviceDraft = { ...place, cents: 2_500, method: card, idempotencyKey: "key-1" };
const closed: PayDeviceState = { phase: { name: "closed" }, cardForm: { name: "closed" } };

const after = (state: PayDeviceState | undefined, ...happened: UnknownAction[]) =>
  happened.reduce<PayDeviceState>(
    (now, event) => payDeviceReducer(now, event),
    state ?? payDeviceReducer(undefined, { type: "none" }),
  );
const editing = (changes: Partial<DeviceDraft> = {}) =>
  after(undefined, events.resumed({ draft: { ...draft, ...changes } }));
const submitting = after(editing(), events.submitted());
const unknown = after(submitting, events.outcomeUnknown({ takesLong: false }));
const settled = after(submitting, events.answered({ ...place, paymentId: "pay_1", state: "SUBMITTED" }));

const edits: UnknownAction[] = [
  events.amountChosen({ cents: 5 }),
  events.cardStored({ ...card, lastFour: "1" }),
  events.cardDropped(),
  events.recordsTyped({ customerReference: "PO 1" }),
  events.overlapsShown(["x"]),
  events.idempotencyKeyAssigned({ key: "key-2" }),
  events.submitted(),
];

test("starts closed", () => expect(after(undefined)).toEqual(closed));

test.each([
  ["submitting", submitting],
  ["of unknown outcome", unknown],
  ["settled", settled],
  ["settled, with a draft that is left", { ...settled, draft }],
  ["closed", closed],
] as const)("while a device's payment is %s the draft cannot change", (_, state) => {
  for (const event of edits) expect(after(state, event), event.type).toEqual(state);
});

test("it is busy while it is sent or its outcome is unknown: then nothing else can start", () => {
  expect([closed, editing(), submitting, unknown, settled].map(isPayingDevice)).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
  expect(selectPayDevice({ billingMobile: { payDevice: unknown } })).toBe(unknown);
});

describe("opening and leaving", () => {
  test("resets the flow, and a pending attempt continues", () => {
    expect(after(editing(), events.opened(place))).toEqual({ ...closed, phase: { name: "editing" }, draft: place });
    expect(after(editing(), events.left())).toEqual(closed);
    for (const state of [submitting, unknown]) {
      expect(after(state, events.left())).toEqual({ ...state, away: true });
      expect(after(state, events.left(), events.opened(place))).toEqual({ ...state, away: undefined });
    }
  });

  test("an attempt of another account is not shown as that of the account which is opened", () => {
    const other = { accountId: "8347201206", deviceId: "dev_2" };
    for (const state of [submitting, unknown])
      expect(after(state, events.left(), events.opened(other))).toEqual({
        ...closed,
        phase: { name: "editing" },
        draft: other,
      });
  });

  test("after a reload the draft is restored, and a submitted attempt is retried", () => {
    expect(editing()).toEqual({ ...closed, phase: { name: "editing" }, draft });
    expect(after(undefined, events.resumed({ draft, underWay: {} as never }))).toEqual({
      ...closed,
      phase: { name: "unknown", takesLong: false },
      draft,
    });
  });
});

describe("the draft", () => {
  test("amount, card, records and overlaps are kept", () => {
    expect(
      after(
        editing(),
        events.amountChosen({ cents: 5 }),
        events.cardStored({ ...card, lastFour: "1" }),
        events.recordsTyped({ notify: "ap@x.example" }),
        events.overlapsShown(["x"]),
      ).draft,
    ).toEqual({ ...draft, cents: 5, method: { ...card, lastFour: "1" }, notify: "ap@x.example", overlapsSeen: ["x"] });
    expect(after(editing(), events.cardDropped()).draft).not.toHaveProperty("method");
  });

  test("the vault's form is open, failed, opening, or closed", () => {
    const failure = { kind: "unreachable" as const };
    const forms = [
      events.cardFormOpened({ ticket: "t", frameUrl: "/vault" }),
      events.cardFormFailed({ failure }),
      events.cardFormRequested({}),
      events.cardFormClosed(),
    ].map((event) => after(editing(), event).cardForm);
    expect(forms).toEqual([
      { name: "open", ticket: "t", frameUrl: "/vault" },
      { name: "failed", failure },
      { name: "opening" },
      { name: "closed" },
    ]);
  });

  test("step requests do not change the state", () =>
    expect(after(editing(), events.stepRequested({ requested: "card" }), events.reviewOpened())).toEqual(editing()));
});

describe("the attempt", () => {
  test.each(["cents", "method", "idempotencyKey"] as const)("is not sent without its %s", (missing) => {
    const { [missing]: _, ...rest } = draft;
    const state = after(undefined, events.resumed({ draft: rest as DeviceDraft }));
    expect(after(state, events.submitted())).toEqual(state);
  });

  test("gets its idempotency key once, is sent, becomes unknown, and is answered", () => {
    const { idempotencyKey: _, ...unnamed } = draft;
    expect(
      after(
        undefined,
        events.resumed({ draft: unnamed }),
        events.idempotencyKeyAssigned({ key: "key-1" }),
        events.idempotencyKeyAssigned({ key: "key-2" }),
      ).draft?.idempotencyKey,
    ).toBe("key-1");
    expect(submitting).toEqual({ ...editing(), phase: { name: "submitting" } });
    expect(after(unknown, events.outcomeUnknown({ takesLong: true })).phase).toEqual({
      name: "unknown",
      takesLong: true,
    });
    expect(settled).toEqual({ ...closed, phase: { name: "settled", paymentId: "pay_1" }, draft: undefined });
  });

  test.each([
    ["OVERLAP_NOT_SEEN", true],
    ["REFERENCE_INVALID", true],
    ["NOTIFY_INVALID", true],
    ["NOTIFY_UNAVAILABLE", true],
    ["OFFLINE", true],
    ["METHOD_EXPIRED", false],
    ["OTHER", false],
  ] as const)("that was refused with %s keeps its card: %s", (code, isKept) => {
    expect(keepsCard(code)).toBe(isKept);
    const refused = after(submitting, events.refused({ code }));
    expect(refused.phase).toEqual({ name: "refused", code });
    expect(refused.draft).toEqual({
      ...draft,
      method: isKept ? card : undefined,
      idempotencyKey: code === "OFFLINE" ? "key-1" : undefined,
    });
  });

  test("that was declined keeps the amount alone; after a wrong security code everything is kept, and the card until it expires or another is entered", () => {
    const records = { customerReference: "PO 1", notify: "kim@books.example" };
    const failed = (failureCode: "DECLINED" | "SECURITY_CODE_FAILED") =>
      after(
        editing(records),
        events.submitted(),
        events.answered({ ...place, paymentId: "pay_1", state: "FAILED", failureCode }),
      );
    expect(failed("DECLINED")).toEqual({
      ...closed,
      phase: { name: "settled", paymentId: "pay_1" },
      draft: { ...place, cents: 2_500 },
      entered: undefined,
    });
    const wrongCode = failed("SECURITY_CODE_FAILED");
    const kept = { ...place, cents: 2_500, ...records, codeRefused: true };
    expect(wrongCode).toMatchObject({ draft: kept, entered: { accountId: place.accountId, card } });
    expect(wrongCode.draft?.method).toBeUndefined();
    const next = after(wrongCode, events.left(), events.opened(place), events.resumed({ draft: kept }));
    expect(next.entered).toEqual(wrongCode.entered);
    expect(usableCard(next, place.accountId, 999)).toEqual(card);
    expect(usableCard(next, place.accountId, 1_000)).toBeUndefined();
    expect(usableCard(next, "another account", 999)).toBeUndefined();
    const entered = after(next, events.cardStored(card));
    expect([entered.entered, entered.draft?.codeRefused]).toEqual([undefined, undefined]);
  });

  test("that was refused after the customer left still has its reason", () => {
    expect(after(closed, events.refused({ code: "OTHER" }))).toEqual({
      ...closed,
      phase: { name: "refused", code: "OTHER" },
    });
  });
});
