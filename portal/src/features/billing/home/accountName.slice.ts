import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { AccountNameRefusalCode, RenameAccountInput } from "../../../api/graphql/generated/graph.ts";

/** Where a new name for an account stands; what it is called is the account's to say. `failed`: the call had no answer. */
export type AccountNamePhase = { name: "idle" | "saving" | "saved" | "failed" } | { name: "refused"; code: AccountNameRefusalCode };

const slice = createSlice({
  name: "accountName",
  initialState: { name: "idle" } as AccountNamePhase,
  reducers: {
    opened: (): AccountNamePhase => ({ name: "idle" }),
    asked: (_, _event: PayloadAction<RenameAccountInput>): AccountNamePhase => ({ name: "saving" }),
    saved: (): AccountNamePhase => ({ name: "saved" }),
    refused: (_, { payload }: PayloadAction<{ code: AccountNameRefusalCode }>): AccountNamePhase => ({ name: "refused", ...payload }),
    failed: (): AccountNamePhase => ({ name: "failed" }),
  },
});

/** The events of naming an account (B15). */
export const accountNameEvents = slice.actions;
export const accountNameReducer = slice.reducer;

export const selectAccountName = (root: { txnBilling: { accountName: AccountNamePhase } }) => root.txnBilling.accountName;
