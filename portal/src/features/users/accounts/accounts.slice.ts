import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Failure } from "../../../api/result.ts";

/** Changing the current account: `to` is the account that was chosen. */
export type ChangePhase = { name: "idle" } | { name: "changing"; to: string } | { name: "failed"; failure: Failure };

const slice = createSlice({
  name: "users/account",
  initialState: { name: "idle" } as ChangePhase,
  reducers: {
    /** While an account is changed to, another choice is ignored. */
    chosen: (phase, { payload }: PayloadAction<{ accountId: string }>): ChangePhase =>
      phase.name === "changing" ? phase : { name: "changing", to: payload.accountId },
    failed: (_, { payload }: PayloadAction<Failure>): ChangePhase => ({ name: "failed", failure: payload }),
    entered: (): ChangePhase => ({ name: "idle" }),
  },
});

export const accountEvents = slice.actions;
export const accountChangeReducer = slice.reducer;
export const selectAccountChange = (root: unknown) => (root as { accountChange: ChangePhase }).accountChange;
