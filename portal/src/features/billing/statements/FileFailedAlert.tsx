import { useCopy } from "@portico/content-runtime/react";
import { useSelector } from "react-redux";
import { Notice } from "../model/Notice.tsx";
import { selectAFileFailed } from "../model/statementFiles.selectors.ts";

/** A file could not be downloaded; the button that asked for it is there to ask again. */
export function FileFailedAlert() {
  const t = useCopy();
  if (!useSelector(selectAFileFailed)) return null;
  return <Notice tone="bad" live="assertive" title={t("statements.failed.title")}>{t("statements.failed.listDetail")}</Notice>;
}
