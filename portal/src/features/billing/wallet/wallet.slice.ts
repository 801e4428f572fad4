import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { WalletRefusalCode } from "../../../api/graphql/generated/graph.ts";
import type { Failure } from "../../../api/result.ts";
import type { CardFormState, CardFormWish } from "../model/cardForm.ts";

/** What can be done with the wallet. */
export type WalletOperation = "add" | "edit" | "rename" | "makeDefault" | "delete";

/** OFFLINE: there was no network, and nothing was sent. */
export type WalletRefusal = WalletRefusalCode | "OFFLINE";

/** How the last change stands. `refused`: the server says why, nothing was changed. `failed`: the call did not work. */
export type WalletPhase =
  | { name: "idle" }
  | { name: "working"; what: WalletOperation }
  | { name: "done"; what: WalletOperation }
  | { name: "refused"; what: WalletOperation; code: WalletRefusal }
  | { name: "failed"; what: WalletOperation };

export type WalletState = { phase: WalletPhase; cardForm: CardFormState };

type OfMethod = { accountId: string; paymentMethodId: string };

/** What each change is asked for with. Tokens name a card or bank account to the server alone. */
export type AddWish = { accountId: string; vaultToken: string; nickname: string; makeDefault: boolean };
export type EditWish = OfMethod & { vaultToken: string };
export type RenameWish = OfMethod & { nickname: string };

const initialState: WalletState = { phase: { name: "idle" }, cardForm: { name: "closed" } };

const working = (what: WalletOperation) => (state: WalletState) => {
  state.phase = { name: "working", what };
};
/** A reducer that hears a wish of a certain form. */
const asked = <Wish>(what: WalletOperation) => ({ reducer: working(what), prepare: (payload: Wish) => ({ payload }) });

const slice = createSlice({
  name: "wallet",
  initialState,
  reducers: {
    addAsked: asked<AddWish>("add"),
    editAsked: asked<EditWish>("edit"),
    renameAsked: asked<RenameWish>("rename"),
    defaultAsked: asked<OfMethod>("makeDefault"),
    deletionAsked: asked<OfMethod>("delete"),
    changed(state, { payload: { what } }: PayloadAction<{ what: WalletOperation }>) {
      state.phase = { name: "done", what };
    },
    refused(state, { payload }: PayloadAction<{ what: WalletOperation; code: WalletRefusal }>) {
      state.phase = { name: "refused", ...payload };
    },
    failed(state, { payload: { what } }: PayloadAction<{ what: WalletOperation }>) {
      state.phase = { name: "failed", what };
    },
    /** What was said about the last change has been read. */
    dismissed(state) {
      if (state.phase.name !== "working") state.phase = { name: "idle" };
    },
    cardFormRequested(state, { payload: { accountId: _, ...wish } }: PayloadAction<CardFormWish & { accountId: string }>) {
      state.cardForm = { name: "opening", ...wish };
    },
    cardFormOpened(state, { payload }: PayloadAction<CardFormWish & { ticket: string; frameUrl: string }>) {
      state.cardForm = { name: "open", ...payload };
    },
    cardFormFailed(state, { payload }: PayloadAction<CardFormWish & { failure: Failure }>) {
      state.cardForm = { name: "failed", ...payload };
    },
    cardFormClosed(state) {
      state.cardForm = { name: "closed" };
    },
  },
});

export const walletEvents = slice.actions;
export const walletReducer = slice.reducer;
