import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { StatementRecipientRefusalCode } from "../../../api/graphql/generated/graph.ts";

export type NewRecipient = { accountId: string; address: string; locale: string };

type NewAddress = Pick<NewRecipient, "accountId" | "address">;

/** Why an address was not added. FAILED: no answer; it may have been added, so the list is refetched. */
export type RecipientRefusal = StatementRecipientRefusalCode | "FAILED";

type Recipient = { id: string; address: string };

/** State of adding an address. The existing ones are in the Apollo cache. */
export type AddingPhase =
  | { name: "idle" }
  | ({ name: "adding" } & NewAddress)
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

/** Whether this address is being added: a late answer can be about one that was sent on another visit. */
const isAdding = ({ adding }: RecipientsState, { accountId, address }: NewAddress) =>
  adding.name === "adding" && adding.accountId === accountId && adding.address === address;

const slice = createSlice({
  name: "statementRecipients",
  initialState: initialState,
  reducers: {
    left: () => initialState,
    addRequested: (_, { payload: { accountId, address } }: PayloadAction<NewRecipient>): RecipientsState => ({
      ...initialState,
      adding: { name: "adding", accountId, address },
    }),
    added(state, { payload }: PayloadAction<NewAddress>) {
      if (isAdding(state, payload)) state.adding = { name: "added", address: payload.address };
    },
    refused(state, { payload }: PayloadAction<NewAddress & { code: RecipientRefusal }>) {
      if (isAdding(state, payload)) state.adding = { name: "refused", code: payload.code };
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
    removed(state, { payload: { recipientId } }: PayloadAction<{ recipientId: string }>) {
      const { removing } = state;
      if (removing.name === "removing" && removing.recipient.id === recipientId)
        state.removing = { name: "removed", address: removing.recipient.address };
    },
    removeFailed(state, { payload: { recipientId } }: PayloadAction<{ recipientId: string }>) {
      const { removing } = state;
      if (removing.name === "removing" && removing.recipient.id === recipientId)
        state.removing = { name: "asking", recipient: removing.recipient, failed: true };
    },
  },
});

/** Actions of the statement recipients (B14). */
export const recipientsEvents = slice.actions;
export const recipientsReducer = slice.reducer;

export const selectRecipients = (root: { billing: { statementRecipients: RecipientsState } }) =>
  root.billing.statementRecipients;
