import { useCopy } from "@portico/content-runtime/react";
import { Notice } from "../model/Notice.tsx";

/** STANDARD may look, and is told who can change the wallet (SESS-12). */
export function MayNotChange() {
  const t = useCopy();
  return <Notice tone="note" title={t("wallet.mayNot.title")}>{t("wallet.mayNot.detail")}</Notice>;
}
