import type { AutoPayService } from "@portico/rules/autoPay";
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { cardFormReducers, type CardFormState } from "../model/card-form/cardForm.slice.ts";
import { enteredIn, keepEntered, type WithEnteredCard } from "../model/card-form/enteredCard.ts";
import type { AutoPayStep } from "../model/paths.ts";
import type { Records } from "../model/payment-flow/records.ts";
import { afterRefusedCode, type AutoPayDraft, type AutoPayFlow, type AutoPayMethod } from "./autoPay.draft.ts";
import {
  afterRefusal,
  type AutoPaySubmission,
  type AutoPayRefused,
  type ImmediateRequest,
  type RefusedThing,
  refusedThing,
  type SavedAutoPay,
} from "./autoPay.submissions.ts";

type SubmissionKind = AutoPaySubmission["kind"];

/**
 * Phase of the Auto Pay flow. `unknown`: submitted, answer lost; the same submission is retried until the outcome is
 * known.
 */
type AutoPayPhase =
  | { name: "closed" }
  | { name: "editing" }
  | { name: "submitting"; submission: SubmissionKind }
  | { name: "unknown"; submission: SubmissionKind }
  | { name: "refused"; submission: SubmissionKind; refused: AutoPayRefused; what: RefusedThing }
  | { name: "answered" };

export type AutoPayFlowState = WithEnteredCard & {
  phase: AutoPayPhase;
  draft?: AutoPayDraft;
  cardForm: CardFormState;
  /** The customer left while the submission was pending: its outcome does not navigate. */
  away?: true | undefined;
};

const closed: AutoPayFlowState = { phase: { name: "closed" }, cardForm: { name: "closed" } };

/** Ends the flow; what was entered for a card stays for the next attempt. */
const end = (state: AutoPayFlowState): AutoPayFlowState => ({ ...closed, ...keepEntered(state) });

const isBusy = ({ name }: AutoPayPhase) => name === "submitting" || name === "unknown";

const mayEdit = (state: AutoPayFlowState): state is AutoPayFlowState & { draft: AutoPayDraft } =>
  state.draft !== undefined && !isBusy(state.phase) && state.phase.name !== "answered";

/**
 * The answer to a submission, and where it is shown: an action's page, or the payment's own page when nothing was
 * enrolled with it. `codeRefused`: the bank refused the card's security code; whether anything is enrolled after that.
 */
export type AutoPayAnswered = {
  accountId: string;
  submission: SubmissionKind;
  actionId: string;
  codeRefused?: { enrolled: boolean };
};

type AutoPayPlace = { accountId: string; flow: AutoPayFlow };

const slice = createSlice({
  name: "autoPay",
  initialState: closed,
  reducers: {
    /**
     * The submission of another account stays saved in the tab: it is retried when that account's Auto Pay is opened.
     */
    opened(state, { payload: { accountId } }: PayloadAction<AutoPayPlace>): AutoPayFlowState {
      const isOthers = state.draft !== undefined && state.draft.accountId !== accountId;
      return isBusy(state.phase) && !isOthers ? { ...state, away: undefined } : end(state);
    },
    resumed(state, { payload: { draft, underWay } }: PayloadAction<SavedAutoPay>): AutoPayFlowState {
      return {
        ...end(state),
        phase: underWay ? { name: "unknown", submission: underWay.kind } : { name: "editing" },
        draft,
      };
    },
    left: (state): AutoPayFlowState => (isBusy(state.phase) ? { ...state, away: true } : end(state)),
    /** First step of enrolling: the services, and the cents paid today. */
    amountChosen(state, { payload }: PayloadAction<{ services: AutoPayService[]; payNow: number }>) {
      if (!mayEdit(state)) return;
      Object.assign(state.draft, payload);
      state.phase = { name: "editing" };
    },
    /** First step of changing. */
    servicesChosen(state, { payload }: PayloadAction<{ services: AutoPayService[] }>) {
      if (!mayEdit(state)) return;
      Object.assign(state.draft, payload);
      state.phase = { name: "editing" };
    },
    methodChosen(state, { payload }: PayloadAction<AutoPayMethod>) {
      if (!mayEdit(state)) return;
      state.draft.method = payload;
      delete state.draft.methodBefore;
      delete state.draft.codeRefused;
      delete state.entered;
      state.phase = { name: "editing" };
      state.cardForm = { name: "closed" };
    },
    paperlessChosen(state, { payload }: PayloadAction<boolean>) {
      if (mayEdit(state)) state.draft.paperless = payload;
    },
    recordsTyped(state, { payload }: PayloadAction<Records>) {
      if (mayEdit(state)) Object.assign(state.draft, payload);
    },
    ...cardFormReducers,
    /** The URL asks for a step. */
    stepRequested: (_state, _: PayloadAction<{ requested: AutoPayStep }>) => undefined,
    reviewOpened: () => undefined,
    idempotencyKeyAssigned(state, { payload }: PayloadAction<{ key: string }>) {
      if (mayEdit(state)) state.draft.idempotencyKey ??= payload.key;
    },
    /** The review step was submitted. `debitDay`: the day of the month on which the bill is due. */
    submitted(state, { payload: _ }: PayloadAction<{ debitDay: number }>) {
      if (!mayEdit(state) || !state.draft.idempotencyKey) return;
      const { flow, payNow = 0 } = state.draft;
      state.phase = { name: "submitting", submission: flow === "change" ? "change" : payNow > 0 ? "pay" : "enrol" };
    },
    /** A submission of a single button: cancel, another day, retry. */
    requested(state, { payload }: PayloadAction<ImmediateRequest>) {
      if (!isBusy(state.phase)) state.phase = { name: "submitting", submission: payload.kind };
    },
    outcomeUnknown(state, { payload }: PayloadAction<{ submission: SubmissionKind }>) {
      state.phase = { name: "unknown", submission: payload.submission };
    },
    answered({ draft }, { payload: { codeRefused } }: PayloadAction<AutoPayAnswered>): AutoPayFlowState {
      const next = codeRefused && afterRefusedCode(draft, codeRefused.enrolled);
      const entered = next && enteredIn(draft);
      return { ...closed, phase: { name: "answered" }, ...(next && { draft: next }), ...(entered && { entered }) };
    },
    refused(
      state,
      { payload: { submission, refused } }: PayloadAction<{ submission: SubmissionKind; refused: AutoPayRefused }>,
    ) {
      state.phase = { name: "refused", submission, refused, what: refusedThing(submission, state.draft) };
      if (state.draft) state.draft = afterRefusal(state.draft, refused);
    },
    /** The customer dismissed the reason of a refusal. */
    refusalRead(state) {
      if (state.phase.name === "refused") state.phase = { name: "editing" };
    },
    /** A page shows an action that is not settled; the saga polls for it. */
    actionWatched: (_state, _: PayloadAction<{ accountId: string; actionId: string }>) => undefined,
    actionLeft: () => undefined,
  },
});

/** Actions of the Auto Pay slice, in the order in which they can happen. */
export const autoPayEvents = slice.actions;
export const autoPayReducer = slice.reducer;

/** The part of the root state that this flow's selectors read. */
type AutoPayRoot = { txnBilling: { autoPay: AutoPayFlowState } };

export const selectAutoPay = (root: AutoPayRoot) => root.txnBilling.autoPay;
export const selectAutoPayPhase = (root: AutoPayRoot) => selectAutoPay(root).phase;
export const selectAutoPayDraft = (root: AutoPayRoot) => selectAutoPay(root).draft;
export const selectAutoPayCardForm = (root: AutoPayRoot) => selectAutoPay(root).cardForm;
export const selectDraftAccountId = (root: AutoPayRoot) => selectAutoPayDraft(root)?.accountId;

/** Phase of the request to resume Auto Pay; whether it is paused is part of the account. */
type ResumePhase = { name: "idle" } | ({ name: "sending" | "resumed" | "failed" } & OfAccount);

type OfAccount = { accountId: string };

/** An answer about the account that was open before is not shown. */
const isSending = (phase: ResumePhase, { accountId }: OfAccount) =>
  phase.name === "sending" && phase.accountId === accountId;

const resumeSlice = createSlice({
  name: "autoPayResume",
  initialState: { name: "idle" } as ResumePhase,
  reducers: {
    opened: (): ResumePhase => ({ name: "idle" }),
    requested: (_, { payload: { accountId } }: PayloadAction<OfAccount>): ResumePhase => ({
      name: "sending",
      accountId,
    }),
    resumed: (state, { payload }: PayloadAction<OfAccount>): ResumePhase =>
      isSending(state, payload) ? { name: "resumed", accountId: payload.accountId } : state,
    failed: (state, { payload }: PayloadAction<OfAccount>): ResumePhase =>
      isSending(state, payload) ? { name: "failed", accountId: payload.accountId } : state,
  },
});

export const resumeEvents = resumeSlice.actions;
export const resumeReducer = resumeSlice.reducer;

export const selectResume = (root: { txnBilling: { autoPayResume: ResumePhase } }) => root.txnBilling.autoPayResume;
