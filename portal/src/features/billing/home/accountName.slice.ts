import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { AccountNameRefusalCode, RenameAccountInput } from "../../../api/graphql/generated/graph.ts";

/** Phase of renaming an account; its name itself is part of the account. `failed`: the request got no answer. */
type AccountNamePhase =
  | { name: "idle" | "saved" | "failed" }
  | { name: "saving"; accountId: string }
  | { name: "refused"; code: AccountNameRefusalCode };

type OfAccount = { accountId: string };

/** Whether this account's name is being saved: a late answer can be about the account that was open before. */
const isSaving = (phase: AccountNamePhase, { accountId }: OfAccount) =>
  phase.name === "saving" && phase.accountId === accountId;

const slice = createSlice({
  name: "accountName",
  initialState: { name: "idle" } as AccountNamePhase,
  reducers: {
    opened: (): AccountNamePhase => ({ name: "idle" }),
    requested: (_, { payload: { accountId } }: PayloadAction<RenameAccountInput>): AccountNamePhase => ({
      name: "saving",
      accountId,
    }),
    saved: (state, { payload }: PayloadAction<OfAccount>): AccountNamePhase =>
      isSaving(state, payload) ? { name: "saved" } : state,
    refused: (state, { payload }: PayloadAction<OfAccount & { code: AccountNameRefusalCode }>): AccountNamePhase =>
      isSaving(state, payload) ? { name: "refused", code: payload.code } : state,
    failed: (state, { payload }: PayloadAction<OfAccount>): AccountNamePhase =>
      isSaving(state, payload) ? { name: "failed" } : state,
  },
});

/** Actions of renaming an account (B15). */
export const accountNameEvents = slice.actions;
export const accountNameReducer = slice.reducer;

export const selectAccountName = (root: { billing: { accountName: AccountNamePhase } }) => root.billing.accountName;
