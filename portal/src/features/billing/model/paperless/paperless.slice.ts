import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Failure } from "../../../../api/result.ts";

/** The requested setting: paperless or paper. */
type PaperlessChange = { accountId: string; enrolled: boolean };

/** State of the request to change paperless billing; whether it is on is part of the account. */
type PaperlessState =
  | { phase: "idle" }
  | ({ phase: "confirming" | "saving" | "changed" } & PaperlessChange)
  | ({ phase: "failed"; failure: Failure } & PaperlessChange);

const slice = createSlice({
  name: "paperless",
  initialState: { phase: "idle" } as PaperlessState,
  reducers: {
    requested: (_, { payload }: PayloadAction<PaperlessChange>): PaperlessState => ({
      phase: "confirming",
      ...payload,
    }),
    declined: (): PaperlessState => ({ phase: "idle" }),
    /** The page was left: its question is not asked on the next visit. */
    left: (state): PaperlessState => (state.phase === "saving" ? state : { phase: "idle" }),
    confirmed: (_, { payload }: PayloadAction<PaperlessChange>): PaperlessState => ({ phase: "saving", ...payload }),
    changed: (_, { payload }: PayloadAction<PaperlessChange>): PaperlessState => ({ phase: "changed", ...payload }),
    failed: (_, { payload }: PayloadAction<PaperlessChange & { failure: Failure }>): PaperlessState => ({
      phase: "failed",
      ...payload,
    }),
  },
});

/** Actions of changing paperless billing (BILL-09). */
export const paperlessEvents = slice.actions;
export const paperlessReducer = slice.reducer;

export const selectPaperless = (root: { billing: { paperless: PaperlessState } }) => root.billing.paperless;
