import { createSlice, type PayloadAction } from "@reduxjs/toolkit";

/** Where resuming Auto Pay stands; whether it is paused is the account's to say. */
export type ResumePhase = "idle" | "sending" | "resumed" | "failed";

const slice = createSlice({
  name: "autoPayResume",
  initialState: "idle" as ResumePhase,
  reducers: {
    opened: (): ResumePhase => "idle",
    asked: (_, _asked: PayloadAction<{ accountId: string }>): ResumePhase => "sending",
    resumed: (): ResumePhase => "resumed",
    failed: (): ResumePhase => "failed",
  },
});

export const resumeEvents = slice.actions;
export const resumeReducer = slice.reducer;

export const selectResume = (root: { txnBilling: { autoPayResume: ResumePhase } }) => root.txnBilling.autoPayResume;
