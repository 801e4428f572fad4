import type { UnknownAction } from "@reduxjs/toolkit";
import { describe, expect, test } from "vitest";
import type { AutoPayDraft, AutoPayMethod } from "./autoPay.draft.ts";
import {
  autoPayEvents as events,
  type AutoPayFlowState,
  autoPayReducer,
  selectAutoPay,
  selectAutoPayCardForm,
  selectAutoPayDraft,
  selectAutoPayPhase,
  selectDraftAccountId,
} from "./autoPay.slice.ts";

const accountId = "8347201180";
const bank: AutoPayMethod = {
  kind: "savedBank",
  paymentMethodId: "pm_1",
  type: "bankAccount",
  lastFour: "6789",
} as AutoPayMethod;
const draft: AutoPayDraft = {
  accountId,
  flow: "enrol",
  services: ["core"],
  payNow: 0,
  method: bank,
  idempotencyKey: "key-1",
};
const closed: AutoPayFlowState = { phase: { name: "closed" }, cardForm: { name: "closed" } };
const opened = { ticket: "t", frameUrl: "/vault" };

const after = (state: AutoPayFlowState | undefined, ...happened: UnknownAction[]) =>
  happened.reduce<AutoPayFlowState>(
    (now, event) => autoPayReducer(now, event),
    state ?? autoPayReducer(undefined, { type: "none" }),
  );
const editing = (changes: Partial<AutoPayDraft> = {}) =>
  after(undefined, events.resumed({ draft: { ...draft, ...changes } }));
const submitted = events.submitted({ debitDay: 5 });
const submitting = after(editing(), submitted);
const unknown = after(submitting, events.outcomeUnknown({ submission: "enrol" }));
const answered = after(submitting, events.answered({ accountId: "8347201180", submission: "enrol", actionId: "ap_1" }));
const refused = after(submitting, events.refused({ submission: "enrol", refused: { code: "OTHER" } }));

const edits: UnknownAction[] = [
  events.amountChosen({ services: ["mobile"], payNow: 5 }),
  events.servicesChosen({ services: ["mobile"] }),
  events.methodChosen({ ...bank, lastFour: "1" }),
  events.paperlessChosen(true),
  events.recordsTyped({ customerReference: "PO 1" }),
  events.idempotencyKeyAssigned({ key: "key-2" }),
  submitted,
  events.refusalRead(),
];

test("starts closed", () => expect(after(undefined)).toEqual(closed));

test.each([
  ["submitting", submitting],
  ["of unknown outcome", unknown],
  ["answered", answered],
  ["closed", closed],
] as const)("while a submission is %s the draft cannot change", (_, state) => {
  for (const event of edits) expect(after(state, event), event.type).toEqual(state);
});

test("the draft cannot change after the answer, even where one is left", () => {
  const left: AutoPayFlowState = { ...answered, draft };
  for (const event of edits) expect(after(left, event), event.type).toEqual(left);
});

describe("opening and leaving", () => {
  test("leaving drops the draft; a sent submission continues, and does not navigate unless the customer has returned", () => {
    expect([after(editing(), events.opened({ accountId, flow: "enrol" })), after(editing(), events.left())]).toEqual([
      closed,
      closed,
    ]);
    for (const state of [submitting, unknown]) {
      expect(after(state, events.left())).toEqual({ ...state, away: true });
      expect(after(state, events.left(), events.opened({ accountId, flow: "enrol" }))).toEqual({
        ...state,
        away: undefined,
      });
    }
  });

  test("opening another account's Auto Pay leaves a sent submission, which is retried when its own account is opened", () => {
    for (const state of [submitting, unknown])
      expect(after(state, events.opened({ accountId: "8347209999", flow: "enrol" }))).toEqual(closed);
  });

  test("after a reload the draft is restored, and a sent submission is retried", () => {
    expect(editing()).toEqual({ phase: { name: "editing" }, draft, cardForm: { name: "closed" } });
    expect(after(undefined, events.resumed({ draft, underWay: { kind: "change" } as never }))).toEqual({
      phase: { name: "unknown", submission: "change" },
      draft,
      cardForm: { name: "closed" },
    });
  });
});

describe("the draft", () => {
  test("choosing amount, services or a method clears a refusal; choosing a method closes the vault's form", () => {
    expect(after(refused, events.amountChosen({ services: ["mobile"], payNow: 500 }))).toMatchObject({
      phase: { name: "editing" },
      draft: { services: ["mobile"], payNow: 500 },
    });
    expect(after(refused, events.servicesChosen({ services: ["mobile"] }))).toMatchObject({
      phase: { name: "editing" },
      draft: { services: ["mobile"] },
    });
    const open = after({ ...refused, draft: { ...draft, methodBefore: "new" } }, events.cardFormOpened(opened));
    expect(after(open, events.methodChosen(bank))).toEqual({
      phase: { name: "editing" },
      draft,
      cardForm: { name: "closed" },
    });
  });

  test("paperless choice and payment records are kept in the draft", () => {
    expect(
      after(editing(), events.paperlessChosen(true), events.recordsTyped({ notify: "ap@x.example" })).draft,
    ).toMatchObject({ paperless: true, notify: "ap@x.example" });
  });

  test("the vault's form is opening, open, or failed", () => {
    const failure = { kind: "unreachable" as const };
    const forms = [
      events.cardFormRequested({ savedMethodId: "pm_1" }),
      events.cardFormOpened(opened),
      events.cardFormFailed({ failure }),
      events.cardFormClosed(),
    ].map((event) => after(editing(), event).cardForm);
    expect(forms).toEqual([
      { name: "opening", savedMethodId: "pm_1" },
      { name: "open", ...opened },
      { name: "failed", failure },
      { name: "closed" },
    ]);
  });

  test("step requests and watched actions do not change the state", () => {
    expect(
      after(
        editing(),
        events.stepRequested({ requested: "amount" }),
        events.reviewOpened(),
        events.actionWatched({ accountId, actionId: "a" }),
        events.actionLeft(),
      ),
    ).toEqual(editing());
  });
});

describe("the submission", () => {
  test.each([
    ["enrol", 0, "enrol"],
    ["enrol", 1, "pay"],
    ["enrol", undefined, "enrol"],
    ["change", 0, "change"],
    ["change", 500, "change"],
  ] as const)("of %s with a payment of %s cents today is %s", (flow, payNow, submission) => {
    const { payNow: _, ...rest } = draft;
    expect(
      after(
        undefined,
        events.resumed({ draft: { ...rest, flow, ...(payNow === undefined ? {} : { payNow }) } }),
        submitted,
      ).phase,
    ).toEqual({ name: "submitting", submission });
  });

  test("gets its idempotency key once, and is submitted only with it", () => {
    const { idempotencyKey: _, ...unnamed } = draft;
    const fresh = after(undefined, events.resumed({ draft: unnamed }));
    expect(after(fresh, submitted)).toEqual(fresh);
    expect(
      after(fresh, events.idempotencyKeyAssigned({ key: "key-1" }), events.idempotencyKeyAssigned({ key: "key-2" }))
        .draft?.idempotencyKey,
    ).toBe("key-1");
  });

  test("of one button is submitted unless another submission is pending", () => {
    expect(after(closed, events.requested({ kind: "cancel", accountId })).phase).toEqual({
      name: "submitting",
      submission: "cancel",
    });
    expect(after(submitting, events.requested({ kind: "cancel", accountId }))).toEqual(submitting);
    expect(after(unknown, events.requested({ kind: "cancel", accountId }))).toEqual(unknown);
  });

  test("becomes unknown, answered, or refused with the thing that was refused", () => {
    expect(unknown).toEqual({ ...submitting, phase: { name: "unknown", submission: "enrol" } });
    expect(answered).toEqual({ phase: { name: "answered" }, cardForm: { name: "closed" } });
    expect(
      after(submitting, events.refused({ submission: "change", refused: { code: "METHOD_EXPIRED" } })),
    ).toMatchObject({
      phase: { name: "refused", submission: "change", refused: { code: "METHOD_EXPIRED" }, what: "method" },
      draft: { method: undefined },
    });
    expect(after(closed, events.refused({ submission: "cancel", refused: { code: "OTHER" } }))).toEqual({
      ...closed,
      phase: { name: "refused", submission: "cancel", refused: { code: "OTHER" }, what: "cancel" },
    });
  });

  test("whose card had a wrong security code keeps everything but the code; a new card is entered already", () => {
    const newCard = { kind: "new", type: "visa", goodUntil: 5_000 } as unknown as AutoPayMethod;
    const wrongCode = (method: AutoPayMethod) =>
      after(
        editing({ method }),
        submitted,
        events.answered({ accountId, submission: "enrol", actionId: "ap_1", codeRefused: { enrolled: false } }),
      );
    expect(wrongCode(newCard)).toMatchObject({
      phase: { name: "answered" },
      draft: { accountId, flow: "enrol", codeRefused: true },
      entered: { accountId, card: newCard },
    });
    const saved = { ...bank, kind: "savedCard", type: "visa" } as unknown as AutoPayMethod;
    expect(wrongCode(saved)).toMatchObject({ draft: { codeRefused: true } });
    expect(Object.keys(wrongCode(saved))).not.toContain("entered");
    expect(wrongCode(bank)).toEqual({ phase: { name: "answered" }, cardForm: { name: "closed" } });
  });

  test("that was refused can continue once the customer has dismissed the reason", () => {
    expect(after(refused, events.refusalRead()).phase).toEqual({ name: "editing" });
  });
});

test("screens select the parts of the flow's state", () => {
  const state = editing();
  const root = { txnBilling: { autoPay: state } };
  expect(selectAutoPay(root)).toBe(state);
  expect(selectAutoPayPhase(root)).toBe(state.phase);
  expect(selectAutoPayDraft(root)).toBe(state.draft);
  expect(selectAutoPayCardForm(root)).toBe(state.cardForm);
  expect([selectDraftAccountId(root), selectDraftAccountId({ txnBilling: { autoPay: closed } })]).toEqual([
    accountId,
    undefined,
  ]);
});
