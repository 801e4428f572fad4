import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Failure } from "../../../api/result.ts";
import type { PaymentFailureCode, PaymentState } from "../../../api/graphql/generated/graph.ts";
import type { CardFormState } from "../model/cardForm.ts";
import { paidElsewhere } from "../model/otherTabs.ts";
import type { PayStep, PayWay } from "../model/paths.ts";
import type { Records } from "../model/records.ts";
import { afterFailure, type AmountChoice, type ChosenAmount, type ChosenMethod, type Draft, paysMoreThanDue } from "./payOnce.draft.ts";
import type { SavedPayment } from "./payOnce.attempt.ts";
import { afterRefusal, type Refusal } from "./payOnce.refusals.ts";

/** Where a one-time payment stands. `unknown`: sent, answer lost; nobody may pay again until it is known. `takesLong`: asked for often, and still not known. */
export type PayOncePhase =
  | { name: "closed" }
  | { name: "editing" }
  | { name: "confirmingOverpayment" }
  | { name: "submitting" }
  | { name: "unknown"; takesLong: boolean }
  | { name: "refused"; refusal: Refusal }
  | { name: "accepted"; paymentId: string };

export type PayOnceState = {
  phase: PayOncePhase;
  draft?: Draft;
  cardForm: CardFormState;
  /** The customer went elsewhere while the attempt was under way: its outcome leads them nowhere. */
  away?: true;
  /** A payment of the same account that another tab made meanwhile. */
  paidElsewhere?: string;
};

const closed: PayOnceState = { phase: { name: "closed" }, cardForm: { name: "closed" } };

const isBusy = ({ name }: PayOncePhase) => name === "submitting" || name === "unknown";

/** Whether what is filled in may still change: not once it has been sent. */
const mayEdit = (state: PayOnceState): state is PayOnceState & { draft: Draft } =>
  state.draft !== undefined && !isBusy(state.phase) && state.phase.name !== "accepted";

/** The answer to an attempt that was started. */
export type Answer = { accountId: string; paymentId: string; state: PaymentState; failureCode?: PaymentFailureCode | null };

const slice = createSlice({
  name: "payOnce",
  initialState: closed,
  reducers: {
    opened(state, { payload }: PayloadAction<{ accountId: string; way?: PayWay; linkedAmount?: number; linkedDate?: string }>) {
      if (!isBusy(state.phase) || state.draft?.accountId !== payload.accountId) return closed;
      delete state.away;
      return undefined;
    },
    resumed(_, { payload: { draft, underWay } }: PayloadAction<SavedPayment>): PayOnceState {
      return { phase: underWay ? { name: "unknown", takesLong: false } : { name: "editing" }, draft, cardForm: { name: "closed" } };
    },
    left(state) {
      if (!isBusy(state.phase)) return closed;
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
    /** Quick pay shows what is asked for and today's date. */
    dueFilledIn(state, { payload: { choice = "due", due, date } }: PayloadAction<{ choice?: AmountChoice; due: number; date: string }>) {
      if (!mayEdit(state)) return;
      Object.assign(state.draft, { amount: { choice, cents: due, due, overpaymentConfirmed: false } satisfies ChosenAmount, date });
    },
    cardFormRequested(state, { payload }: PayloadAction<{ savedMethodId?: string }>) {
      state.cardForm = { name: "opening", ...payload };
    },
    cardFormOpened(state, { payload }: PayloadAction<{ savedMethodId?: string; ticket: string; frameUrl: string }>) {
      state.cardForm = { name: "open", ...payload };
    },
    cardFormFailed(state, { payload }: PayloadAction<{ savedMethodId?: string; failure: Failure }>) {
      state.cardForm = { name: "failed", ...payload };
    },
    cardFormClosed(state) {
      state.cardForm = { name: "closed" };
    },
    methodChosen(state, { payload }: PayloadAction<ChosenMethod>) {
      if (!mayEdit(state)) return;
      state.draft.method = payload;
      delete state.draft.methodBefore;
      delete state.draft.linksBank;
      state.phase = { name: "editing" };
      state.cardForm = { name: "closed" };
    },
    /** Another step asks for the bank account; one that is linked already stays. */
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
    /** What may pay the same bill is on the screen (B01). */
    overlapsShown(state, { payload }: PayloadAction<string[]>) {
      if (mayEdit(state)) state.draft.overlapsSeen = payload;
    },
    /** The address asks for a step. */
    stepAsked: (_state, _: PayloadAction<{ asked: PayStep }>) => undefined,
    reviewOpened: () => undefined,
    attemptNamed(state, { payload }: PayloadAction<{ key: string }>) {
      if (mayEdit(state)) state.draft.attemptKey ??= payload.key;
    },
    submitted(state) {
      if (mayEdit(state) && state.draft.attemptKey) state.phase = { name: "submitting" };
    },
    outcomeUnknown(state, { payload: { takesLong } }: PayloadAction<{ takesLong: boolean }>) {
      state.phase = { name: "unknown", takesLong };
    },
    answered(state, { payload: { paymentId, state: outcome, failureCode } }: PayloadAction<Answer>) {
      state.phase = { name: "accepted", paymentId };
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

/** The events of a one-time payment, in the order in which they can happen. */
export const payOnceEvents = slice.actions;
export const payOnceReducer = slice.reducer;
