import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { Failure } from "../../../../api/result.ts";

/** A download of statements: one as PDF, or those issued between two days as a zip. */
export type StatementFile =
  | { kind: "pdf"; accountId: string; statementId: string }
  | { kind: "archive"; accountId: string; from: string; to: string; content: "statements" | "accountant" };

type FileRequest = { file: StatementFile; fileName: string };
type Download = { phase: "downloading" } | { phase: "failed"; failure: Failure };

/** Keyed by download name, so that two PDFs can download at once. Missing keys are idle. */
type StatementFilesState = Record<string, Download>;

/** Key of a download: the statement's id; there is one archive at a time. */
export const nameOfFile = (file: StatementFile) => (file.kind === "pdf" ? file.statementId : "archive");

const slice = createSlice({
  name: "statementFiles",
  initialState: {} as StatementFilesState,
  reducers: {
    requested: (state, { payload }: PayloadAction<FileRequest>) => ({
      ...state,
      [nameOfFile(payload.file)]: { phase: "downloading" as const },
    }),
    received: (state, { payload }: PayloadAction<StatementFile>) => without(state, nameOfFile(payload)),
    failed: (state, { payload }: PayloadAction<{ file: StatementFile; failure: Failure }>) => ({
      ...state,
      [nameOfFile(payload.file)]: { phase: "failed" as const, failure: payload.failure },
    }),
    left: () => ({}),
  },
});

function without(state: StatementFilesState, name: string): StatementFilesState {
  return Object.fromEntries(Object.entries(state).filter(([key]) => key !== name));
}

export const statementFilesEvents = slice.actions;
export const statementFilesReducer = slice.reducer;

type Root = { billing: { statementFiles: StatementFilesState } };

export const selectStatementFiles = (root: Root) => root.billing.statementFiles;
/** Whether any download has failed and was not retried. */
export const selectAFileFailed = (root: Root) =>
  Object.values(root.billing.statementFiles).some(({ phase }) => phase === "failed");
