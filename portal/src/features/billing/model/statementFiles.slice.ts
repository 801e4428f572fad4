import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Failure } from "../../../api/result.ts";

/** A file of statements: one as PDF, or those issued between two days as a zip. */
export type StatementFile =
  | { kind: "pdf"; accountId: string; statementId: string }
  | { kind: "archive"; accountId: string; from: string; to: string; content: "statements" | "accountant" };

export type FileRequest = { file: StatementFile; fileName: string };
type Download = { phase: "downloading" } | { phase: "failed"; failure: Failure };

/** By name, so that two PDFs can be on their way at once. What is not here is idle. */
export type StatementFilesState = Record<string, Download>;

/** The name of a download: of a statement its id; there is one archive at a time. */
export const nameOfFile = (file: StatementFile) => (file.kind === "pdf" ? file.statementId : "archive");

const slice = createSlice({
  name: "statementFiles",
  initialState: {} as StatementFilesState,
  reducers: {
    requested: (state, { payload }: PayloadAction<FileRequest>) => ({ ...state, [nameOfFile(payload.file)]: { phase: "downloading" as const } }),
    received: (state, { payload }: PayloadAction<StatementFile>) => without(state, nameOfFile(payload)),
    failed: (state, { payload }: PayloadAction<{ file: StatementFile; failure: Failure }>) => ({ ...state, [nameOfFile(payload.file)]: { phase: "failed" as const, failure: payload.failure } }),
    left: () => ({}),
  },
});

function without(state: StatementFilesState, name: string): StatementFilesState {
  return Object.fromEntries(Object.entries(state).filter(([key]) => key !== name));
}

export const statementFilesEvents = slice.actions;
export const statementFilesReducer = slice.reducer;
