import type { UnknownAction } from "@reduxjs/toolkit";
import { describe, expect, test } from "vitest";
import type { AutoPayDraft, AutoPayMethod } from "./autoPay.draft.ts";
import { autoPayEvents as events, autoPayReducer, type AutoPayFlowState } from "./autoPay.slice.ts";

const accountId = "8347201180";
const bank: AutoPayMethod = { kind: "savedBank", paymentMethodId: "pm_1", type: "bankAccount", lastFour: "6789" } as AutoPayMethod;
const draft: AutoPayDraft = { accountId, flow: "enrol", services: ["core"], payNow: 0, method: bank, attemptKey: "key-1" };
const closed: AutoPayFlowState = { phase: { name: "closed" }, cardForm: { name: "closed" } };
const opened = { ticket: "t", frameUrl: "/vault" };

const after = (state: AutoPayFlowState | undefined, ...happened: UnknownAction[]) => happened.reduce<AutoPayFlowState>((now, event) => autoPayReducer(now, event), state ?? autoPayReducer(undefined, { type: "none" }));
const editing = (changes: Partial<AutoPayDraft> = {}) => after(undefined, events.resumed({ draft: { ...draft, ...changes } }));
const submitted = events.submitted({ debitDay: 5 });
const submitting = after(editing(), submitted);
const unknown = after(submitting, events.outcomeUnknown({ order: "enrol" }));
const answered = after(submitting, events.answered());
const refused = after(submitting, events.refused({ order: "enrol", refused: { code: "OTHER" } }));

const edits: UnknownAction[] = [
  events.amountChosen({ services: ["mobile"], payNow: 5 }), events.servicesChosen({ services: ["mobile"] }), events.methodChosen({ ...bank, lastFour: "1" }), events.paperlessChosen(true),
  events.recordsTyped({ customerReference: "PO 1" }), events.attemptNamed({ key: "key-2" }), submitted, events.refusalRead(),
];

test("nothing is open at first", () => expect(after(undefined)).toEqual(closed));

test.each([["submitting", submitting], ["of unknown outcome", unknown], ["answered", answered], ["closed", closed]] as const)("while an order is %s nothing that is filled in changes", (_, state) => {
  for (const event of edits) expect(after(state, event), event.type).toEqual(state);
});

test("nothing is filled in once it was answered, even where a draft is left", () => {
  const left: AutoPayFlowState = { ...answered, draft };
  for (const event of edits) expect(after(left, event), event.type).toEqual(left);
});

describe("opening and leaving", () => {
  test("what was filled in is not kept; what was sent goes on, and leads nobody anywhere until they come back", () => {
    expect([after(editing(), events.opened({ accountId, flow: "enrol" })), after(editing(), events.left())]).toEqual([closed, closed]);
    for (const state of [submitting, unknown]) {
      expect(after(state, events.left())).toEqual({ ...state, away: true });
      expect(after(state, events.left(), events.opened({ accountId, flow: "enrol" }))).toEqual({ ...state, away: undefined });
    }
  });

  test("after a reload what was filled in is there; what was sent is asked about", () => {
    expect(editing()).toEqual({ phase: { name: "editing" }, draft, cardForm: { name: "closed" } });
    expect(after(undefined, events.resumed({ draft, underWay: { kind: "change" } as never }))).toEqual({ phase: { name: "unknown", order: "change" }, draft, cardForm: { name: "closed" } });
  });
});

describe("what is filled in", () => {
  test("amount, services and method end a refusal; a method closes the vault's form", () => {
    expect(after(refused, events.amountChosen({ services: ["mobile"], payNow: 500 }))).toMatchObject({ phase: { name: "editing" }, draft: { services: ["mobile"], payNow: 500 } });
    expect(after(refused, events.servicesChosen({ services: ["mobile"] }))).toMatchObject({ phase: { name: "editing" }, draft: { services: ["mobile"] } });
    const open = after({ ...refused, draft: { ...draft, methodBefore: "new" } }, events.cardFormOpened(opened));
    expect(after(open, events.methodChosen(bank))).toEqual({ phase: { name: "editing" }, draft, cardForm: { name: "closed" } });
  });

  test("paper and records are kept with it", () => {
    expect(after(editing(), events.paperlessChosen(true), events.recordsTyped({ notify: "ap@x.example" })).draft).toMatchObject({ paperless: true, notify: "ap@x.example" });
  });

  test("the vault's form opens, is open, or fails", () => {
    const failure = { kind: "unreachable" as const };
    const forms = [events.cardFormRequested({ savedMethodId: "pm_1" }), events.cardFormOpened(opened), events.cardFormFailed({ failure }), events.cardFormClosed()].map((event) => after(editing(), event).cardForm);
    expect(forms).toEqual([{ name: "opening", savedMethodId: "pm_1" }, { name: "open", ...opened }, { name: "failed", failure }, { name: "closed" }]);
  });

  test("addresses and actions that are watched change nothing", () => {
    expect(after(editing(), events.stepAsked({ asked: "amount" }), events.reviewOpened(), events.actionWatched({ accountId, actionId: "a" }), events.actionLeft())).toEqual(editing());
  });
});

describe("the order", () => {
  test.each([
    ["enrol", 0, "enrol"], ["enrol", 1, "pay"], ["enrol", undefined, "enrol"], ["change", 0, "change"], ["change", 500, "change"],
  ] as const)("of %s that pays %s cents today is %s", (flow, payNow, order) => {
    const { payNow: _, ...rest } = draft;
    expect(after(undefined, events.resumed({ draft: { ...rest, flow, ...(payNow === undefined ? {} : { payNow }) } }), submitted).phase).toEqual({ name: "submitting", order });
  });

  test("is named once, and sent only under its name", () => {
    const { attemptKey: _, ...unnamed } = draft;
    const fresh = after(undefined, events.resumed({ draft: unnamed }));
    expect(after(fresh, submitted)).toEqual(fresh);
    expect(after(fresh, events.attemptNamed({ key: "key-1" }), events.attemptNamed({ key: "key-2" })).draft?.attemptKey).toBe("key-1");
  });

  test("of one press is sent, and not while another is under way", () => {
    expect(after(closed, events.asked({ kind: "cancel", accountId })).phase).toEqual({ name: "submitting", order: "cancel" });
    expect(after(submitting, events.asked({ kind: "cancel", accountId }))).toEqual(submitting);
    expect(after(unknown, events.asked({ kind: "cancel", accountId }))).toEqual(unknown);
  });

  test("is unknown, answered, or refused with what was asked for", () => {
    expect(unknown).toEqual({ ...submitting, phase: { name: "unknown", order: "enrol" } });
    expect(answered).toEqual({ phase: { name: "answered" }, cardForm: { name: "closed" } });
    expect(after(submitting, events.refused({ order: "change", refused: { code: "METHOD_EXPIRED" } }))).toMatchObject({ phase: { name: "refused", order: "change", refused: { code: "METHOD_EXPIRED" }, what: "method" }, draft: { method: undefined } });
    expect(after(closed, events.refused({ order: "cancel", refused: { code: "OTHER" } }))).toEqual({ ...closed, phase: { name: "refused", order: "cancel", refused: { code: "OTHER" }, what: "cancel" } });
  });

  test("that was refused goes on once the customer has read why", () => {
    expect(after(refused, events.refusalRead()).phase).toEqual({ name: "editing" });
  });
});
