import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { WalletRefusalCode } from "../../../api/graphql/generated/graph.ts";
import { cardFormReducers, type CardFormState } from "../model/card-form/cardForm.slice.ts";

/** Operations on the wallet. */
export type WalletOperation = "add" | "edit" | "rename" | "makeDefault" | "delete";

/** OFFLINE: there was no network, and nothing was sent. */
export type WalletRefusal = WalletRefusalCode | "OFFLINE";

/** Phase of the last change. `refused`: the server gave a reason and changed nothing. `failed`: the request failed. */
export type WalletPhase =
  | { name: "idle" }
  | { name: "working"; what: WalletOperation }
  | { name: "done"; what: WalletOperation }
  | { name: "refused"; what: WalletOperation; code: WalletRefusal }
  | { name: "failed"; what: WalletOperation };

type WalletState = { phase: WalletPhase; cardForm: CardFormState };

type OfMethod = { accountId: string; paymentMethodId: string };

/** Payloads of the changes. Vault tokens identify a card or bank account to the server only. */
type AddRequest = { accountId: string; vaultToken: string; nickname: string; makeDefault: boolean };
type EditRequest = OfMethod & { vaultToken: string };
type RenameRequest = OfMethod & { nickname: string };

const initialState: WalletState = { phase: { name: "idle" }, cardForm: { name: "closed" } };

const working = (what: WalletOperation) => (state: WalletState) => {
  state.phase = { name: "working", what };
};
/** A reducer with a typed payload that starts an operation. */
const request = <Payload>(what: WalletOperation) => ({
  reducer: working(what),
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
    changed(state, { payload: { what } }: PayloadAction<{ what: WalletOperation }>) {
      state.phase = { name: "done", what };
    },
    refused(state, { payload }: PayloadAction<{ what: WalletOperation; code: WalletRefusal }>) {
      state.phase = { name: "refused", ...payload };
    },
    failed(state, { payload: { what } }: PayloadAction<{ what: WalletOperation }>) {
      state.phase = { name: "failed", what };
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
