import type { StatementFilesState } from "./statementFiles.slice.ts";

type Root = { txnBilling: { statementFiles: StatementFilesState } };

export const selectStatementFiles = (root: Root) => root.txnBilling.statementFiles;
/** Whether some download has failed and was not asked for again. */
export const selectAFileFailed = (root: Root) => Object.values(root.txnBilling.statementFiles).some(({ phase }) => phase === "failed");
