import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type {
  DevicePaymentInput,
  PaymentFailureCode,
  PaymentRefusalCode,
  PaymentState,
} from "../../../api/graphql/generated/graph.ts";
import { cardFormReducers, type CardFormState } from "../model/card-form/cardForm.slice.ts";
import { enteredIn, isCodeRefused, keepEntered, type WithEnteredCard } from "../model/card-form/enteredCard.ts";
import type { NewMethod } from "../model/payment-methods/methods.rules.ts";
import type { Records } from "../model/payment-flow/records.ts";
import type { SavedDraft } from "../model/payment-flow/tabDrafts.ts";

/** The draft. After a reload the card must be entered again. */
export type DeviceDraft = Records & {
  accountId: string;
  deviceId: string;
  cents?: number;
  /** A card that the vault holds for this payment. */
  method?: NewMethod;
  /** The bank refused the security code of the card; it is asked for again, with the error. */
  codeRefused?: boolean;
  /** Ids of the overlapping payments for the same device that were shown. */
  overlapsSeen?: string[];
  /** Idempotency key: created when review opens, reused while the outcome is unknown, dropped by a definite refusal. */
  idempotencyKey?: string;
};

/**
 * OTHER: the request itself was rejected, and no money was taken. OFFLINE: there was no network, and nothing was sent.
 */
export type DeviceRefusal = PaymentRefusalCode | "OTHER" | "OFFLINE";

/**
 * Phase of a device payment. `unknown`: submitted, answer lost; it is retried until the outcome is known, and paying is
 * locked for the account. `takesLong`: many retries so far.
 */
type PayDevicePhase =
  | { name: "closed" | "editing" | "submitting" }
  | { name: "unknown"; takesLong: boolean }
  | { name: "refused"; code: DeviceRefusal }
  | { name: "settled"; paymentId: string };

export type PayDeviceState = WithEnteredCard & {
  phase: PayDevicePhase;
  draft?: DeviceDraft;
  cardForm: CardFormState;
  /** The customer left while the attempt was pending: its outcome does not navigate. */ away?: true | undefined;
};

const closed: PayDeviceState = { phase: { name: "closed" }, cardForm: { name: "closed" } };

/** Ends the flow; what was entered for a card stays for the next attempt. */
const end = (state: PayDeviceState): PayDeviceState => ({ ...closed, ...keepEntered(state) });

export type DeviceAnswer = {
  accountId: string;
  paymentId: string;
  state: PaymentState;
  failureCode?: PaymentFailureCode | null;
};

/**
 * The draft after an attempt that took no money: keeps the amount. After a wrong security code everything is kept and
 * only the code is asked for again.
 */
function afterFailure(draft: DeviceDraft, failureCode: PaymentFailureCode | null): DeviceDraft {
  const { accountId, deviceId, cents, customerReference, notify } = draft;
  if (!isCodeRefused(failureCode)) return { accountId, deviceId, cents };
  return { accountId, deviceId, cents, customerReference, notify, codeRefused: true };
}

const isBusy = ({ name }: PayDevicePhase) => name === "submitting" || name === "unknown";
const mayEdit = (state: PayDeviceState): state is PayDeviceState & { draft: DeviceDraft } =>
  state.draft !== undefined && !isBusy(state.phase) && state.phase.name !== "settled";

/** Refusals that are repaired at review are decided before the card's token is used, so the card is kept. */
const repairedAtReview: readonly DeviceRefusal[] = [
  "OVERLAP_NOT_SEEN",
  "REFERENCE_INVALID",
  "NOTIFY_INVALID",
  "NOTIFY_UNAVAILABLE",
  "OFFLINE",
];
/**
 * Whether the card can be used again after a refusal; otherwise its token is used up and the card is asked for again.
 */
export const keepsCard = (code: DeviceRefusal) => repairedAtReview.includes(code);

const slice = createSlice({
  name: "payDevice",
  initialState: closed,
  reducers: {
    /** The attempt of another account stays saved in the tab: it is retried when a device of that account is opened. */
    opened: (state, { payload }: PayloadAction<{ accountId: string; deviceId: string }>): PayDeviceState => {
      const isOthers = state.draft !== undefined && state.draft.accountId !== payload.accountId;
      return isBusy(state.phase) && !isOthers
        ? { ...state, away: undefined }
        : { ...end(state), phase: { name: "editing" }, draft: payload };
    },
    /** Restores the draft after a reload; an attempt whose answer was not seen is retried. */
    resumed: (
      state,
      { payload: { draft, underWay } }: PayloadAction<SavedDraft<DeviceDraft, DevicePaymentInput>>,
    ): PayDeviceState => ({
      ...end(state),
      phase: underWay ? { name: "unknown", takesLong: false } : { name: "editing" },
      draft,
    }),
    left: (state): PayDeviceState => (isBusy(state.phase) ? { ...state, away: true } : end(state)),
    amountChosen(state, { payload }: PayloadAction<{ cents: number }>) {
      if (mayEdit(state)) state.draft.cents = payload.cents;
    },
    ...cardFormReducers,
    cardStored(state, { payload }: PayloadAction<NewMethod>) {
      if (!mayEdit(state)) return;
      state.draft.method = payload;
      delete state.draft.codeRefused;
      delete state.entered;
    },
    cardDropped(state) {
      if (mayEdit(state)) delete state.draft.method;
    },
    recordsTyped(state, { payload }: PayloadAction<Records>) {
      if (mayEdit(state)) Object.assign(state.draft, payload);
    },
    /** Overlapping payments for the same device are on the screen (B01). */
    overlapsShown(state, { payload }: PayloadAction<string[]>) {
      if (mayEdit(state)) state.draft.overlapsSeen = payload;
    },
    /** The URL asks for a step. */
    stepRequested: (_state, _: PayloadAction<{ requested: "amount" | "card" | "review" }>) => undefined,
    reviewOpened: () => undefined,
    idempotencyKeyAssigned(state, { payload }: PayloadAction<{ key: string }>) {
      if (mayEdit(state)) state.draft.idempotencyKey ??= payload.key;
    },
    submitted(state) {
      if (mayEdit(state) && state.draft.cents && state.draft.method && state.draft.idempotencyKey)
        state.phase = { name: "submitting" };
    },
    outcomeUnknown(state, { payload: { takesLong } }: PayloadAction<{ takesLong: boolean }>) {
      state.phase = { name: "unknown", takesLong };
    },
    answered(state, { payload: { paymentId, state: outcome, failureCode = null } }: PayloadAction<DeviceAnswer>) {
      const failed = outcome === "FAILED" ? state.draft : undefined;
      state.phase = { name: "settled", paymentId };
      state.entered = isCodeRefused(failureCode) ? enteredIn(failed) : undefined;
      state.draft = failed && afterFailure(failed, failureCode);
    },
    refused(state, { payload: { code } }: PayloadAction<{ code: DeviceRefusal }>) {
      state.phase = { name: "refused", code };
      if (state.draft)
        state.draft = {
          ...state.draft,
          method: keepsCard(code) ? state.draft.method : undefined,
          idempotencyKey: code === "OFFLINE" ? state.draft.idempotencyKey : undefined,
        };
    },
  },
});

/** Actions of a device payment (PAY-04), in the order in which they can happen. */
export const payDeviceEvents = slice.actions;
export const payDeviceReducer = slice.reducer;

/** Whether an attempt is pending: then nothing else can start. */
export const isPayingDevice = ({ phase }: PayDeviceState) => isBusy(phase);

/** The part of the root state that this flow's selectors read. */
type PayDeviceRoot = { billingMobile: { payDevice: PayDeviceState } };

export const selectPayDevice = (root: PayDeviceRoot) => root.billingMobile.payDevice;
export const selectDraftAccountId = (root: PayDeviceRoot) => selectPayDevice(root).draft?.accountId;
