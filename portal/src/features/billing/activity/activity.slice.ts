import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { ActivityFilter } from "../../../api/graphql/generated/graph.ts";
import type { Failure } from "../../../api/result.ts";

/** State of the CSV export of the rows on the screen. */
type ActivityState = { phase: "idle" } | { phase: "downloading" } | { phase: "failed"; failure: Failure };

type WantedActivity = { accountId: string; filter: ActivityFilter; fileName: string };

const slice = createSlice({
  name: "activity",
  initialState: { phase: "idle" } as ActivityState,
  reducers: {
    downloadRequested: (_, _action: PayloadAction<WantedActivity>): ActivityState => ({ phase: "downloading" }),
    downloaded: (): ActivityState => ({ phase: "idle" }),
    downloadFailed: (_, { payload }: PayloadAction<Failure>): ActivityState => ({ phase: "failed", failure: payload }),
    left: (): ActivityState => ({ phase: "idle" }),
  },
});

export const activityEvents = slice.actions;
export const activityReducer = slice.reducer;

export const selectActivityFile = (root: { billing: { activity: ActivityState } }) => root.billing.activity;
