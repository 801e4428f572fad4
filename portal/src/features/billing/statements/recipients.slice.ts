import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { NewRecipient, RecipientRefusal } from "./recipients.api.ts";

export type Recipient = { id: string; address: string };

/** An address that is added. Those that are there are in the graph's cache. */
export type AddingPhase = { name: "idle" } | { name: "adding" } | { name: "added"; address: string } | { name: "refused"; code: RecipientRefusal };

/** An address that is taken away. */
export type RemovingPhase = { name: "idle" } | { name: "asking"; recipient: Recipient; failed?: boolean } | { name: "removing"; recipient: Recipient } | { name: "removed"; address: string };

export type RecipientsState = { adding: AddingPhase; removing: RemovingPhase };

const nothing: RecipientsState = { adding: { name: "idle" }, removing: { name: "idle" } };

const slice = createSlice({
  name: "statementRecipients",
  initialState: nothing,
  reducers: {
    left: () => nothing,
    addAsked: (_, _event: PayloadAction<NewRecipient>): RecipientsState => ({ ...nothing, adding: { name: "adding" } }),
    added(state, { payload: { address } }: PayloadAction<{ address: string }>) {
      if (state.adding.name === "adding") state.adding = { name: "added", address };
    },
    refused(state, { payload: { code } }: PayloadAction<{ code: RecipientRefusal }>) {
      if (state.adding.name === "adding") state.adding = { name: "refused", code };
    },
    removeAsked(state, { payload: recipient }: PayloadAction<Recipient>) {
      state.removing = { name: "asking", recipient };
    },
    kept(state) {
      if (state.removing.name === "asking") state.removing = { name: "idle" };
    },
    removeConfirmed(state, _event: PayloadAction<{ accountId: string; recipientId: string }>) {
      if (state.removing.name === "asking") state.removing = { name: "removing", recipient: state.removing.recipient };
    },
    removed(state) {
      if (state.removing.name === "removing") state.removing = { name: "removed", address: state.removing.recipient.address };
    },
    removeFailed(state) {
      if (state.removing.name === "removing") state.removing = { name: "asking", recipient: state.removing.recipient, failed: true };
    },
  },
});

/** The events of who else gets statements (B14). */
export const recipientsEvents = slice.actions;
export const recipientsReducer = slice.reducer;

export const selectRecipients = (root: { txnBilling: { statementRecipients: RecipientsState } }) => root.txnBilling.statementRecipients;
