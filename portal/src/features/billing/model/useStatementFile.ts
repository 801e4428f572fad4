import { useCopy } from "@portico/content-runtime/react";
import { useDispatch, useSelector } from "react-redux";
import { selectStatementFiles } from "./statementFiles.selectors.ts";
import { nameOfFile, type StatementFile, statementFilesEvents } from "./statementFiles.slice.ts";

/** A file of statements: asks for it, and says how it stands. `busy` is what a button says meanwhile. */
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
