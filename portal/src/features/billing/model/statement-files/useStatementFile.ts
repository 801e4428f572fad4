import { useCopy } from "@portico/content-runtime/react";
import { useDispatch, useSelector } from "react-redux";
import { nameOfFile, selectStatementFiles, type StatementFile, statementFilesEvents } from "./statementFiles.slice.ts";

/** Starts a statement download and returns its state. `busy` is the button's label meanwhile. */
export function useStatementFile(file: StatementFile, fileName: string) {
  const t = useCopy();
  const dispatch = useDispatch();
  const phase = useSelector(selectStatementFiles)[nameOfFile(file)]?.phase;
  return {
    download: () => void dispatch(statementFilesEvents.requested({ file, fileName })),
    busy: phase === "downloading" ? t("statements.downloading") : undefined,
    failed: phase === "failed",
  };
}

/**
 * Download of one statement's PDF.
 * @param statementDate part of the file name; undefined while the bill is not loaded
 */
export function useStatementPdf(accountId: string, statementId: string, statementDate?: string) {
  const t = useCopy();
  return useStatementFile(
    { kind: "pdf", accountId, statementId },
    `${t("statements.pdf.fileName")}-${statementDate ?? statementId}.pdf`,
  );
}
