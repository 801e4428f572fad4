import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { createSelector } from "reselect";
import type { PaymentFailureCode, PaymentState } from "../../../api/graphql/generated/graph.ts";
import { paidElsewhere } from "../model/account-status/paymentWatch.slice.ts";
import { cardFormReducers, type CardFormState } from "../model/card-form/cardForm.slice.ts";
import {
  enteredIn,
  isCodeRefused,
  keepEntered,
  usableCard,
  type WithEnteredCard,
} from "../model/card-form/enteredCard.ts";
import type { PayStep, PaymentEntry } from "../model/paths.ts";
import type { Records } from "../model/payment-flow/records.ts";
import type { SavedPayment } from "./payOnce.attempt.ts";
import {
  afterFailure,
  afterRefusal,
  type AmountChoice,
  type ChosenAmount,
  type ChosenMethod,
  type Draft,
  isFilledIn,
  openStep,
  paysMoreThanDue,
  type Refusal,
  stepsOf,
} from "./payOnce.draft.ts";

/**
 * Phase of a one-time payment. `unknown`: submitted, answer lost; paying is locked until the outcome is known.
 * `takesLong`: still unknown after many retries.
 */
type PayOncePhase =
  | { name: "closed" }
  | { name: "editing" }
  | { name: "confirmingOverpayment" }
  | { name: "submitting" }
  | { name: "unknown"; takesLong: boolean }
  | { name: "refused"; refusal: Refusal }
  | { name: "settled"; paymentId: string };

export type PayOnceState = WithEnteredCard & {
  phase: PayOncePhase;
  draft?: Draft;
  cardForm: CardFormState;
  /** The customer left while the attempt was pending: its outcome does not navigate. */
  away?: true;
  /** Another tab has made a payment for the same account. */
  paidElsewhere?: string;
};

const closed: PayOnceState = { phase: { name: "closed" }, cardForm: { name: "closed" } };

/** Ends the flow; what was entered for a card stays for the next attempt. */
const end = (state: PayOnceState): PayOnceState => ({ ...closed, ...keepEntered(state) });

const isBusy = ({ name }: PayOncePhase) => name === "submitting" || name === "unknown";

/** Whether the draft may still change: not once it has been submitted. */
const mayEdit = (state: PayOnceState): state is PayOnceState & { draft: Draft } =>
  state.draft !== undefined && !isBusy(state.phase) && state.phase.name !== "settled";

/** The answer to an attempt that was started. */
export type Answer = {
  accountId: string;
  paymentId: string;
  state: PaymentState;
  failureCode?: PaymentFailureCode | null;
};

const slice = createSlice({
  name: "payOnce",
  initialState: closed,
  reducers: {
    opened(
      state,
      {
        payload,
      }: PayloadAction<{ accountId: string; entry?: PaymentEntry; linkedAmount?: number; linkedDate?: string }>,
    ) {
      if (!isBusy(state.phase) || state.draft?.accountId !== payload.accountId) return end(state);
      delete state.away;
      return undefined;
    },
    resumed(state, { payload: { draft, underWay } }: PayloadAction<SavedPayment>): PayOnceState {
      return {
        ...end(state),
        phase: underWay ? { name: "unknown", takesLong: false } : { name: "editing" },
        draft,
      };
    },
    left(state) {
      if (!isBusy(state.phase)) return end(state);
      state.away = true;
      return undefined;
    },
    amountChosen(state, { payload }: PayloadAction<Omit<ChosenAmount, "overpaymentConfirmed">>) {
      if (!mayEdit(state)) return;
      state.draft.amount = { ...payload, overpaymentConfirmed: false };
      state.phase = { name: paysMoreThanDue(state.draft.amount) ? "confirmingOverpayment" : "editing" };
    },
    overpaymentConfirmed(state) {
      if (state.phase.name !== "confirmingOverpayment" || !state.draft?.amount) return;
      state.draft.amount.overpaymentConfirmed = true;
      state.phase = { name: "editing" };
    },
    overpaymentDeclined(state) {
      if (state.phase.name === "confirmingOverpayment") state.phase = { name: "editing" };
    },
    /** Quick pay fills in the amount due and today's date. */
    dueFilledIn(
      state,
      { payload: { choice = "due", due, date } }: PayloadAction<{ choice?: AmountChoice; due: number; date: string }>,
    ) {
      if (!mayEdit(state)) return;
      Object.assign(state.draft, {
        amount: { choice, cents: due, due, overpaymentConfirmed: false } satisfies ChosenAmount,
        date,
      });
    },
    ...cardFormReducers,
    methodChosen(state, { payload }: PayloadAction<ChosenMethod>) {
      if (!mayEdit(state)) return;
      state.draft.method = payload;
      delete state.draft.methodBefore;
      delete state.draft.codeRefused;
      delete state.draft.linksBank;
      delete state.entered;
      state.phase = { name: "editing" };
      state.cardForm = { name: "closed" };
    },
    /** A later step links the bank account; an account linked before is kept. */
    linkingChosen(state) {
      if (!mayEdit(state)) return;
      if (!state.draft.linksBank) delete state.draft.method;
      state.draft.linksBank = true;
      state.phase = { name: "editing" };
      state.cardForm = { name: "closed" };
    },
    bankLinked(state, { payload }: PayloadAction<ChosenMethod>) {
      if (!mayEdit(state) || !state.draft.linksBank) return;
      state.draft.method = payload;
      delete state.draft.methodBefore;
      state.phase = { name: "editing" };
      state.cardForm = { name: "closed" };
    },
    methodDropped(state) {
      if (mayEdit(state)) delete state.draft.method;
    },
    dateAccepted(state, { payload }: PayloadAction<{ date: string; isLater?: boolean }>) {
      if (!mayEdit(state)) return;
      Object.assign(state.draft, { date: payload.date, isLater: payload.isLater });
      state.phase = { name: "editing" };
    },
    paperlessChosen(state, { payload }: PayloadAction<boolean>) {
      if (mayEdit(state)) state.draft.paperless = payload;
    },
    recordsTyped(state, { payload }: PayloadAction<Records>) {
      if (mayEdit(state)) Object.assign(state.draft, payload);
    },
    /** Overlapping payments for the same bill are on the screen (B01). */
    overlapsShown(state, { payload }: PayloadAction<string[]>) {
      if (mayEdit(state)) state.draft.overlapsSeen = payload;
    },
    /** The URL asks for a step. */
    stepRequested: (_state, _: PayloadAction<{ requested: PayStep }>) => undefined,
    reviewOpened: () => undefined,
    idempotencyKeyAssigned(state, { payload }: PayloadAction<{ key: string }>) {
      if (mayEdit(state)) state.draft.idempotencyKey ??= payload.key;
    },
    submitted(state) {
      if (mayEdit(state) && state.draft.idempotencyKey) state.phase = { name: "submitting" };
    },
    outcomeUnknown(state, { payload: { takesLong } }: PayloadAction<{ takesLong: boolean }>) {
      state.phase = { name: "unknown", takesLong };
    },
    answered(state, { payload: { paymentId, state: outcome, failureCode } }: PayloadAction<Answer>) {
      state.phase = { name: "settled", paymentId };
      state.entered = outcome === "FAILED" && isCodeRefused(failureCode) ? enteredIn(state.draft) : undefined;
      state.draft = state.draft && outcome === "FAILED" ? afterFailure(state.draft, failureCode ?? null) : undefined;
    },
    refused(state, { payload }: PayloadAction<Refusal>) {
      state.phase = { name: "refused", refusal: payload };
      if (state.draft) state.draft = afterRefusal(state.draft, payload);
    },
  },
  extraReducers: (builder) =>
    builder.addCase(paidElsewhere, (state, { payload }) => {
      if (!mayEdit(state) || state.draft.accountId !== payload.accountId) return;
      state.paidElsewhere = payload.paymentId;
      delete state.draft.amount;
      delete state.draft.linkedAmount;
    }),
});

/** Actions of a one-time payment, in the order in which they can happen. */
export const payOnceEvents = slice.actions;
export const payOnceReducer = slice.reducer;

/** The part of the root state that this flow's selectors read. */
export type PayOnceRoot = { txnBilling: { payOnce: PayOnceState } };

export const selectPayOnce = (root: PayOnceRoot) => root.txnBilling.payOnce;
export const selectPayOncePhase = (root: PayOnceRoot) => selectPayOnce(root).phase;
export const selectDraft = (root: PayOnceRoot) => selectPayOnce(root).draft;
/** The new card of this account whose code is entered again, while the vault's token for it is valid. */
export const selectEnteredCard = (root: PayOnceRoot, accountId: string, now: number) =>
  usableCard(selectPayOnce(root), accountId, now);
export const selectDraftAccountId = (root: PayOnceRoot) => selectDraft(root)?.accountId;
export const selectCardForm = (root: PayOnceRoot) => selectPayOnce(root).cardForm;

/** The steps in order: whether each is complete, and whether its URL would open it (PAY-01). */
export const selectSteps = createSelector([selectDraft], (draft) =>
  draft ? stepsOf(draft).map((id) => ({ id, filledIn: isFilledIn(draft, id), opens: openStep(draft, id) === id })) : [],
);
