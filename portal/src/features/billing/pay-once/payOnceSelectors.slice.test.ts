import type { UnknownAction } from "@reduxjs/toolkit";
import { describe, expect, test } from "vitest";
import type { ChosenMethod, Draft } from "./payOnce.draft.ts";
import {
  payOnceEvents as events,
  payOnceReducer,
  type PayOnceState,
  selectCardForm,
  selectDraft,
  selectDraftAccountId,
  selectEnteredCard,
  selectPayOnce,
  selectPayOncePhase,
  selectSteps,
} from "./payOnce.slice.ts";

const accountId = "8347201180";
const card = { kind: "savedBank", paymentMethodId: "pm_1", type: "bankAccount", lastFour: "6789" } as ChosenMethod;
const draft: Draft = {
  accountId,
  amount: { choice: "due", cents: 10_000, due: 10_000, overpaymentConfirmed: false },
  method: card,
  date: "2026-11-21",
  idempotencyKey: "key-1",
};
const after = (state: PayOnceState, ...happened: UnknownAction[]) =>
  happened.reduce<PayOnceState>((now, event) => payOnceReducer(now, event), state);
const closed = payOnceReducer(undefined, { type: "none" });
const editing = (changes: Partial<Draft> = {}) => after(closed, events.resumed({ draft: { ...draft, ...changes } }));

test("a payment whose security code was wrong keeps the new card, so that only its code is entered again", () => {
  const newCard = { kind: "new", type: "visa", goodUntil: 5_000 } as unknown as ChosenMethod;
  const wrongCode = (
    state: "FAILED" | "SUBMITTED",
    failureCode: "SECURITY_CODE_FAILED" | "DECLINED",
    method = newCard,
  ) =>
    after(
      editing({ method }),
      events.submitted(),
      events.answered({ accountId, paymentId: "pay_1", state, failureCode }),
    );
  const again = wrongCode("FAILED", "SECURITY_CODE_FAILED");
  expect(again.entered).toEqual({ accountId, card: newCard });
  expect(again.draft).toMatchObject({ codeRefused: true, date: draft.date });
  const root = { txnBilling: { payOnce: again } };
  expect(selectEnteredCard(root, accountId, 4_999)).toEqual(newCard);
  expect(selectEnteredCard(root, accountId, 5_000)).toBeUndefined();
  expect([
    wrongCode("FAILED", "DECLINED").entered,
    wrongCode("SUBMITTED", "SECURITY_CODE_FAILED").entered,
    wrongCode("FAILED", "SECURITY_CODE_FAILED", card).entered,
  ]).toEqual([undefined, undefined, undefined]);
});

describe("what screens select", () => {
  const root = (payOnce: PayOnceState) => ({ txnBilling: { payOnce } });

  test("are the parts of the flow's state", () => {
    const state = editing();
    expect(selectPayOnce(root(state))).toBe(state);
    expect(selectPayOncePhase(root(state))).toBe(state.phase);
    expect(selectDraft(root(state))).toBe(state.draft);
    expect(selectCardForm(root(state))).toBe(state.cardForm);
    expect([selectDraftAccountId(root(state)), selectDraftAccountId(root(closed))]).toEqual([accountId, undefined]);
  });

  test("are the steps, each complete or not, and whether its address opens it; none without a draft", () => {
    expect(selectSteps(root(editing({ date: undefined })))).toEqual([
      { id: "amount", filledIn: true, opens: true },
      { id: "method", filledIn: true, opens: true },
      { id: "date", filledIn: false, opens: true },
      { id: "review", filledIn: false, opens: false },
    ]);
    expect(selectSteps(root(closed))).toEqual([]);
  });
});
