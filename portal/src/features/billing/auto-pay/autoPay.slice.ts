import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { AutoPayService } from "@portico/rules/autoPay";
import type { Failure } from "../../../api/result.ts";
import type { CardFormState } from "../model/cardForm.ts";
import type { AutoPayStep } from "../model/paths.ts";
import type { Records } from "../model/records.ts";
import type { AutoPayDraft, AutoPayFlow, AutoPayMethod } from "./autoPay.draft.ts";
import type { AskedAtOnce, AutoPayOrder, SavedAutoPay } from "./autoPay.orders.ts";
import { afterRefusal, type AutoPayRefused, type RefusedThing, refusedThing } from "./autoPay.refusals.ts";

type OrderKind = AutoPayOrder["kind"];

/** Where Auto Pay stands. `unknown`: sent, answer lost; the same is asked again until it is known. */
export type AutoPayPhase =
  | { name: "closed" }
  | { name: "editing" }
  | { name: "submitting"; order: OrderKind }
  | { name: "unknown"; order: OrderKind }
  | { name: "refused"; order: OrderKind; refused: AutoPayRefused; what: RefusedThing }
  | { name: "answered" };

export type AutoPayFlowState = {
  phase: AutoPayPhase;
  draft?: AutoPayDraft;
  cardForm: CardFormState;
  /** The customer went elsewhere while the order was under way: its outcome leads them nowhere. */
  away?: true | undefined;
};

const closed: AutoPayFlowState = { phase: { name: "closed" }, cardForm: { name: "closed" } };

const isBusy = ({ name }: AutoPayPhase) => name === "submitting" || name === "unknown";

const mayEdit = (state: AutoPayFlowState): state is AutoPayFlowState & { draft: AutoPayDraft } => state.draft !== undefined && !isBusy(state.phase) && state.phase.name !== "answered";

export type AutoPayPlace = { accountId: string; flow: AutoPayFlow };

const slice = createSlice({
  name: "autoPay",
  initialState: closed,
  reducers: {
    opened: (state, _: PayloadAction<AutoPayPlace>): AutoPayFlowState => (isBusy(state.phase) ? { ...state, away: undefined } : closed),
    resumed(_, { payload: { draft, underWay } }: PayloadAction<SavedAutoPay>): AutoPayFlowState {
      return { phase: underWay ? { name: "unknown", order: underWay.kind } : { name: "editing" }, draft, cardForm: { name: "closed" } };
    },
    left: (state): AutoPayFlowState => (isBusy(state.phase) ? { ...state, away: true } : closed),
    /** The first step of enrolling: what is paid for, and what is paid today. Cents. */
    amountChosen(state, { payload }: PayloadAction<{ services: AutoPayService[]; payNow: number }>) {
      if (!mayEdit(state)) return;
      Object.assign(state.draft, payload);
      state.phase = { name: "editing" };
    },
    /** The first step of changing. */
    servicesChosen(state, { payload }: PayloadAction<{ services: AutoPayService[] }>) {
      if (!mayEdit(state)) return;
      Object.assign(state.draft, payload);
      state.phase = { name: "editing" };
    },
    methodChosen(state, { payload }: PayloadAction<AutoPayMethod>) {
      if (!mayEdit(state)) return;
      state.draft.method = payload;
      delete state.draft.methodBefore;
      state.phase = { name: "editing" };
      state.cardForm = { name: "closed" };
    },
    paperlessChosen(state, { payload }: PayloadAction<boolean>) {
      if (mayEdit(state)) state.draft.paperless = payload;
    },
    recordsTyped(state, { payload }: PayloadAction<Records>) {
      if (mayEdit(state)) Object.assign(state.draft, payload);
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
    /** The address asks for a step. */
    stepAsked: (_state, _: PayloadAction<{ asked: AutoPayStep }>) => undefined,
    reviewOpened: () => undefined,
    attemptNamed(state, { payload }: PayloadAction<{ key: string }>) {
      if (mayEdit(state)) state.draft.attemptKey ??= payload.key;
    },
    /** The review step. `debitDay`: the day on which the bill is due. */
    submitted(state, { payload: _ }: PayloadAction<{ debitDay: number }>) {
      if (!mayEdit(state) || !state.draft.attemptKey) return;
      const { flow, payNow = 0 } = state.draft;
      state.phase = { name: "submitting", order: flow === "change" ? "change" : payNow > 0 ? "pay" : "enrol" };
    },
    /** One press that is everything: cancel, another day, once more. */
    asked(state, { payload }: PayloadAction<AskedAtOnce>) {
      if (!isBusy(state.phase)) state.phase = { name: "submitting", order: payload.kind };
    },
    outcomeUnknown(state, { payload }: PayloadAction<{ order: OrderKind }>) {
      state.phase = { name: "unknown", order: payload.order };
    },
    answered: (): AutoPayFlowState => ({ phase: { name: "answered" }, cardForm: { name: "closed" } }),
    refused(state, { payload: { order, refused } }: PayloadAction<{ order: OrderKind; refused: AutoPayRefused }>) {
      state.phase = { name: "refused", order, refused, what: refusedThing(order, state.draft) };
      if (state.draft) state.draft = afterRefusal(state.draft, refused);
    },
    /** The customer has read why, and goes on. */
    refusalRead(state) {
      if (state.phase.name === "refused") state.phase = { name: "editing" };
    },
    /** A page shows an action that is not settled. */
    actionWatched: (_state, _: PayloadAction<{ accountId: string; actionId: string }>) => undefined,
    actionLeft: () => undefined,
  },
});

/** The events of Auto Pay, in the order in which they can happen. */
export const autoPayEvents = slice.actions;
export const autoPayReducer = slice.reducer;
