import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { AccountNameRefusalCode, RenameAccountInput } from "../../../api/graphql/generated/graph.ts";

/** Phase of renaming an account; its name itself is part of the account. `failed`: the request got no answer. */
type AccountNamePhase =
  | { name: "idle" | "saving" | "saved" | "failed" }
  | { name: "refused"; code: AccountNameRefusalCode };

const slice = createSlice({
  name: "accountName",
  initialState: { name: "idle" } as AccountNamePhase,
  reducers: {
    opened: (): AccountNamePhase => ({ name: "idle" }),
    requested: (_, _event: PayloadAction<RenameAccountInput>): AccountNamePhase => ({ name: "saving" }),
    saved: (): AccountNamePhase => ({ name: "saved" }),
    refused: (_, { payload }: PayloadAction<{ code: AccountNameRefusalCode }>): AccountNamePhase => ({
      name: "refused",
      ...payload,
    }),
    failed: (): AccountNamePhase => ({ name: "failed" }),
  },
});

/** Actions of renaming an account (B15). */
export const accountNameEvents = slice.actions;
export const accountNameReducer = slice.reducer;

export const selectAccountName = (root: { billing: { accountName: AccountNamePhase } }) => root.billing.accountName;
