import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { useSelector } from "react-redux";
import { selectAFileFailed } from "../model/statementFiles.selectors.ts";

/** A file could not be downloaded; the button that asked for it is there to ask again. */
export function FileFailedAlert() {
  const t = useCopy();
  if (!useSelector(selectAFileFailed)) return null;
  return (
    <Alert tone="bad" toneLabel={t("billing.tone.bad")} live="assertive" title={t("statements.failed.title")}>
      {t("statements.failed.listDetail")}
    </Alert>
  );
}
