import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Failure } from "../../../api/result.ts";

/** What is asked for: paper or none. */
export type PaperlessChange = { accountId: string; enrolled: boolean };

/** Where a change of paperless billing stands; whether it is on is the account's to say. */
export type PaperlessState =
  | { phase: "idle" }
  | ({ phase: "confirming" | "saving" | "changed" } & PaperlessChange)
  | ({ phase: "failed"; failure: Failure } & PaperlessChange);

const slice = createSlice({
  name: "paperless",
  initialState: { phase: "idle" } as PaperlessState,
  reducers: {
    asked: (_, { payload }: PayloadAction<PaperlessChange>): PaperlessState => ({ phase: "confirming", ...payload }),
    declined: (): PaperlessState => ({ phase: "idle" }),
    confirmed: (_, { payload }: PayloadAction<PaperlessChange>): PaperlessState => ({ phase: "saving", ...payload }),
    changed: (_, { payload }: PayloadAction<PaperlessChange>): PaperlessState => ({ phase: "changed", ...payload }),
    failed: (_, { payload }: PayloadAction<PaperlessChange & { failure: Failure }>): PaperlessState => ({ phase: "failed", ...payload }),
  },
});

/** The events of a change of paperless billing (BILL-09). */
export const paperlessEvents = slice.actions;
export const paperlessReducer = slice.reducer;

export const selectPaperless = (root: { txnBilling: { paperless: PaperlessState } }) => root.txnBilling.paperless;
