import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { StatementRecipientRefusalCode } from "../../../api/graphql/generated/graph.ts";

export type NewRecipient = { accountId: string; address: string; locale: string };

/** Why an address was not added. FAILED: no answer; it may have been added, so the list is refetched. */
export type RecipientRefusal = StatementRecipientRefusalCode | "FAILED";

type Recipient = { id: string; address: string };

/** State of adding an address. The existing ones are in the Apollo cache. */
export type AddingPhase =
  | { name: "idle" }
  | { name: "adding" }
  | { name: "added"; address: string }
  | { name: "refused"; code: RecipientRefusal };

/** State of removing an address. */
type RemovingPhase =
  | { name: "idle" }
  | { name: "asking"; recipient: Recipient; failed?: boolean }
  | { name: "removing"; recipient: Recipient }
  | { name: "removed"; address: string };

type RecipientsState = { adding: AddingPhase; removing: RemovingPhase };

const initialState: RecipientsState = { adding: { name: "idle" }, removing: { name: "idle" } };

const slice = createSlice({
  name: "statementRecipients",
  initialState: initialState,
  reducers: {
    left: () => initialState,
    addRequested: (_, _event: PayloadAction<NewRecipient>): RecipientsState => ({
      ...initialState,
      adding: { name: "adding" },
    }),
    added(state, { payload: { address } }: PayloadAction<{ address: string }>) {
      if (state.adding.name === "adding") state.adding = { name: "added", address };
    },
    refused(state, { payload: { code } }: PayloadAction<{ code: RecipientRefusal }>) {
      if (state.adding.name === "adding") state.adding = { name: "refused", code };
    },
    removalRequested(state, { payload: recipient }: PayloadAction<Recipient>) {
      state.removing = { name: "asking", recipient };
    },
    removalDeclined(state) {
      if (state.removing.name === "asking") state.removing = { name: "idle" };
    },
    removeConfirmed(state, _event: PayloadAction<{ accountId: string; recipientId: string }>) {
      if (state.removing.name === "asking") state.removing = { name: "removing", recipient: state.removing.recipient };
    },
    removed(state) {
      if (state.removing.name === "removing")
        state.removing = { name: "removed", address: state.removing.recipient.address };
    },
    removeFailed(state) {
      if (state.removing.name === "removing")
        state.removing = { name: "asking", recipient: state.removing.recipient, failed: true };
    },
  },
});

/** Actions of the statement recipients (B14). */
export const recipientsEvents = slice.actions;
export const recipientsReducer = slice.reducer;

export const selectRecipients = (root: { billing: { statementRecipients: RecipientsState } }) =>
  root.billing.statementRecipients;
