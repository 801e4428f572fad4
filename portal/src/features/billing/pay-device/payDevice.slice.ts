import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { DevicePaymentInput, PaymentMethodType, PaymentRefusalCode, PaymentState } from "../../../api/graphql/generated/graph.ts";
import type { Failure } from "../../../api/result.ts";
import type { Records } from "../model/records.ts";
import type { SavedDraft } from "../model/tabDrafts.ts";

/** A card that the vault holds for this payment. */
export type DeviceCard = { vaultToken: string; type: PaymentMethodType; lastFour: string };

/** What was filled in. After a reload the card is asked for anew. */
export type DeviceDraft = Records & {
  accountId: string;
  deviceId: string;
  cents?: number;
  card?: DeviceCard;
  /** Ids of what was shown as paying for the same device. */
  overlapsSeen?: string[];
  /** Names the attempt. Made when Review opens, repeated while the outcome is unknown, dropped by a definite refusal. */
  attemptKey?: string;
};

/** OTHER: the call itself was refused, and no money was taken. OFFLINE: there was no network, and nothing was sent. */
export type DeviceRefusal = PaymentRefusalCode | "OTHER" | "OFFLINE";

/** Where a device's payment stands. `unknown`: sent, answer lost; it is asked for until it is known, and the account's paying is locked. `takesLong`: asked for often. */
export type PayDevicePhase =
  | { name: "closed" | "editing" | "submitting" }
  | { name: "unknown"; takesLong: boolean }
  | { name: "refused"; code: DeviceRefusal }
  | { name: "accepted"; paymentId: string };

/** The vault's frame: on its way, open with its ticket, not opened. */
export type DeviceCardForm = { name: "opening" } | { name: "open"; ticket: string; frameUrl: string } | { name: "failed"; failure: Failure };

export type PayDeviceState = { phase: PayDevicePhase; draft?: DeviceDraft; cardForm: DeviceCardForm; /** The customer went elsewhere while the attempt was under way: its outcome leads them nowhere. */ away?: true | undefined };

const closed: PayDeviceState = { phase: { name: "closed" }, cardForm: { name: "opening" } };

export type DeviceAnswer = { accountId: string; paymentId: string; state: PaymentState };

const isBusy = ({ name }: PayDevicePhase) => name === "submitting" || name === "unknown";
const mayEdit = (state: PayDeviceState): state is PayDeviceState & { draft: DeviceDraft } => state.draft !== undefined && !isBusy(state.phase) && state.phase.name !== "accepted";

/** What is repaired at review is decided on before the card is used up. */
const atReview: readonly DeviceRefusal[] = ["OVERLAP_NOT_SEEN", "REFERENCE_INVALID", "NOTIFY_INVALID", "NOTIFY_UNAVAILABLE", "OFFLINE"];
export const keepsCard = (code: DeviceRefusal) => atReview.includes(code);

const slice = createSlice({
  name: "payDevice",
  initialState: closed,
  reducers: {
    opened: (state, { payload }: PayloadAction<{ accountId: string; deviceId: string }>): PayDeviceState =>
      isBusy(state.phase) ? { ...state, away: undefined } : { ...closed, phase: { name: "editing" }, draft: payload },
    /** The tab kept what was filled in before a reload; an attempt whose answer was not seen is still asked about. */
    resumed: (_, { payload: { draft, underWay } }: PayloadAction<SavedDraft<DeviceDraft, DevicePaymentInput>>): PayDeviceState => ({ ...closed, phase: underWay ? { name: "unknown", takesLong: false } : { name: "editing" }, draft }),
    left: (state): PayDeviceState => (isBusy(state.phase) ? { ...state, away: true } : closed),
    amountChosen(state, { payload }: PayloadAction<{ cents: number }>) {
      if (mayEdit(state)) state.draft.cents = payload.cents;
    },
    cardFormRequested(state) {
      state.cardForm = { name: "opening" };
    },
    cardFormOpened(state, { payload }: PayloadAction<{ ticket: string; frameUrl: string }>) {
      state.cardForm = { name: "open", ...payload };
    },
    cardFormFailed(state, { payload: failure }: PayloadAction<Failure>) {
      state.cardForm = { name: "failed", failure };
    },
    cardStored(state, { payload }: PayloadAction<DeviceCard>) {
      if (mayEdit(state)) state.draft.card = payload;
    },
    cardDropped(state) {
      if (mayEdit(state)) delete state.draft.card;
    },
    recordsTyped(state, { payload }: PayloadAction<Records>) {
      if (mayEdit(state)) Object.assign(state.draft, payload);
    },
    /** What may pay for the same device is on the screen (B01). */
    overlapsShown(state, { payload }: PayloadAction<string[]>) {
      if (mayEdit(state)) state.draft.overlapsSeen = payload;
    },
    /** The address asks for a step. */
    stepAsked: (_state, _: PayloadAction<{ asked: "amount" | "card" | "review" }>) => undefined,
    reviewOpened: () => undefined,
    attemptNamed(state, { payload }: PayloadAction<{ key: string }>) {
      if (mayEdit(state)) state.draft.attemptKey ??= payload.key;
    },
    submitted(state) {
      if (mayEdit(state) && state.draft.cents && state.draft.card && state.draft.attemptKey) state.phase = { name: "submitting" };
    },
    outcomeUnknown(state, { payload: { takesLong } }: PayloadAction<{ takesLong: boolean }>) {
      state.phase = { name: "unknown", takesLong };
    },
    answered(state, { payload: { paymentId } }: PayloadAction<DeviceAnswer>) {
      state.phase = { name: "accepted", paymentId };
      state.draft = undefined;
    },
    refused(state, { payload: { code } }: PayloadAction<{ code: DeviceRefusal }>) {
      state.phase = { name: "refused", code };
      if (state.draft) state.draft = { ...state.draft, card: keepsCard(code) ? state.draft.card : undefined, attemptKey: code === "OFFLINE" ? state.draft.attemptKey : undefined };
    },
  },
});

/** The events of a payment for a device (PAY-04), in the order in which they can happen. */
export const payDeviceEvents = slice.actions;
export const payDeviceReducer = slice.reducer;

/** Whether an attempt is under way: then nothing else begins. */
export const isPayingDevice = ({ phase }: PayDeviceState) => isBusy(phase);

export const selectPayDevice = (root: { txnBilling: { payDevice: PayDeviceState } }) => root.txnBilling.payDevice;
