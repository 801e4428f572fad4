import { useCopy } from "@portico/content-runtime/react";
import { useStatementFile } from "./useStatementFile.ts";

/** The PDF of one statement. @param statementDate goes into the name of the file; unknown while the bill could not be loaded */
export function useStatementPdf(accountId: string, statementId: string, statementDate?: string) {
  const t = useCopy();
  return useStatementFile({ kind: "pdf", accountId, statementId }, `${t("statements.pdf.fileName")}-${statementDate ?? statementId}.pdf`);
}
