import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { WalletRefusalCode } from "../../../api/graphql/generated/graph.ts";
import { cardFormReducers, type CardFormState } from "../model/card-form/cardForm.slice.ts";

/** Operations on the wallet. */
export type WalletOperation = "add" | "edit" | "rename" | "makeDefault" | "delete";

type ChangeTarget = { accountId: string; paymentMethodId?: string };

/** A change, and the method that it is about; adding is about none yet. */
export type WalletChange = ChangeTarget & { what: WalletOperation };

/** OFFLINE: there was no network, and nothing was sent. */
export type WalletRefusal = WalletRefusalCode | "OFFLINE";

/** Phase of the last change. `refused`: the server gave a reason and changed nothing. `failed`: the request failed. */
export type WalletPhase =
  | { name: "idle" }
  | ({ name: "working" } & WalletChange)
  | ({ name: "done" } & WalletChange)
  | ({ name: "refused"; code: WalletRefusal } & WalletChange)
  | ({ name: "failed" } & WalletChange);

type WalletState = { phase: WalletPhase; cardForm: CardFormState };

type OfMethod = { accountId: string; paymentMethodId: string };

/** Payloads of the changes. Vault tokens identify a card or bank account to the server only. */
type AddRequest = { accountId: string; vaultToken: string; nickname: string; makeDefault: boolean };
type EditRequest = OfMethod & { vaultToken: string };
type RenameRequest = OfMethod & { nickname: string };

const initialState: WalletState = { phase: { name: "idle" }, cardForm: { name: "closed" } };

/** Names a change without what it sends. */
export const changeOf = (what: WalletOperation, { accountId, paymentMethodId }: ChangeTarget): WalletChange => ({
  what,
  accountId,
  ...(paymentMethodId !== undefined && { paymentMethodId }),
});

/** Whether the phase is of this change: that of another method, or of another account, says nothing about it. */
export const isPhaseOf = (phase: WalletPhase, change: WalletChange) =>
  phase.name !== "idle" &&
  phase.what === change.what &&
  phase.accountId === change.accountId &&
  phase.paymentMethodId === change.paymentMethodId;

/** A late answer about one change does not end another that is still being sent. */
const isAwaited = ({ phase }: WalletState, change: WalletChange) =>
  phase.name !== "working" || isPhaseOf(phase, change);

/** A reducer with a typed payload that starts an operation. */
const request = <Payload extends ChangeTarget>(what: WalletOperation) => ({
  reducer: (state: WalletState, { payload }: PayloadAction<Payload>) => {
    state.phase = { name: "working", ...changeOf(what, payload) };
  },
  prepare: (payload: Payload) => ({ payload }),
});

const slice = createSlice({
  name: "wallet",
  initialState,
  reducers: {
    addRequested: request<AddRequest>("add"),
    editRequested: request<EditRequest>("edit"),
    renameRequested: request<RenameRequest>("rename"),
    makeDefaultRequested: request<OfMethod>("makeDefault"),
    deletionRequested: request<OfMethod>("delete"),
    changed(state, { payload }: PayloadAction<WalletChange>) {
      if (isAwaited(state, payload)) state.phase = { name: "done", ...payload };
    },
    refused(state, { payload }: PayloadAction<WalletChange & { code: WalletRefusal }>) {
      if (isAwaited(state, payload)) state.phase = { name: "refused", ...payload };
    },
    failed(state, { payload }: PayloadAction<WalletChange>) {
      if (isAwaited(state, payload)) state.phase = { name: "failed", ...payload };
    },
    /** The message about the last change was dismissed. */
    dismissed(state) {
      if (state.phase.name !== "working") state.phase = { name: "idle" };
    },
    ...cardFormReducers,
  },
});

export const walletEvents = slice.actions;
export const walletReducer = slice.reducer;

type WalletRoot = { txnBilling: { wallet: WalletState } };

export const selectWalletPhase = (root: WalletRoot) => root.txnBilling.wallet.phase;
export const selectWalletCardForm = (root: WalletRoot) => root.txnBilling.wallet.cardForm;
