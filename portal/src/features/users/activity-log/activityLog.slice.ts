import { createReducer, createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { combineReducers } from "redux";
import { createRead, type ReadState } from "../../../api/read.ts";
import type { Failure } from "../../../api/result.ts";
import type { ActivityLog, LogQuery } from "../model/users.api.ts";

/** The newest page for the filters. */
export const logRead = createRead<ActivityLog, LogQuery>("users/activityLog");
/** The next older page. */
export const olderRead = createRead<ActivityLog, LogQuery & { before: string }>("users/olderActivity");

/** The older pages that were added below the first one. */
const olderPages = createReducer<ActivityLog[]>([], (builder) =>
  builder.addCase(logRead.requested, () => []).addCase(olderRead.received, (pages, { payload }) => [...pages, payload]),
);

/** State of the CSV export of the entries that match the filters. */
export type LogFile = { phase: "idle" } | { phase: "downloading" } | { phase: "failed"; failure: Failure };

const file = createSlice({
  name: "users/activityLogFile",
  initialState: { phase: "idle" } as LogFile,
  reducers: {
    requested: (_, _action: PayloadAction<{ query: LogQuery; fileName: string }>): LogFile => ({
      phase: "downloading",
    }),
    downloaded: (): LogFile => ({ phase: "idle" }),
    failed: (_, { payload }: PayloadAction<Failure>): LogFile => ({ phase: "failed", failure: payload }),
    left: (): LogFile => ({ phase: "idle" }),
  },
});

export const logFileEvents = file.actions;

export const activityLogReducer = combineReducers({
  first: logRead.reducer,
  older: olderRead.reducer,
  pages: olderPages,
  file: file.reducer,
});

export type ActivityLogState = {
  first: ReadState<ActivityLog>;
  older: ReadState<ActivityLog>;
  pages: ActivityLog[];
  file: LogFile;
};
/** Use only on the activity log's screen, which brings this slice. */
export const selectActivityLog = (root: unknown) => (root as { activityLog: ActivityLogState }).activityLog;
