import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { PartKind } from "../../../api/graphql/generated/graph.ts";

export type RetriedPart = { accountId: string; paymentId: string; kind: PartKind };

/** Retry of a payment's part. Its result is in the Apollo cache; `failed`: the part failed again, or the request itself. */
type PartRetry = { name: "idle" } | ({ name: "running" | "failed" } & RetriedPart);

const slice = createSlice({
  name: "paymentPart",
  initialState: { name: "idle" } as PartRetry,
  reducers: {
    retryRequested: (_, { payload }: PayloadAction<RetriedPart>): PartRetry => ({ name: "running", ...payload }),
    retried: (): PartRetry => ({ name: "idle" }),
    retryFailed: (_, { payload }: PayloadAction<RetriedPart>): PartRetry => ({ name: "failed", ...payload }),
  },
});

export const partEvents = slice.actions;
export const partsReducer = slice.reducer;

export const selectPartRetry = (root: { txnBilling: { partRetry: PartRetry } }) => root.txnBilling.partRetry;
