import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";

/** STANDARD may look, and is told who can change the wallet (SESS-12). */
export function MayNotChange() {
  const t = useCopy();
  return (
    <Alert tone="note" toneLabel={t("billing.tone.note")} title={t("wallet.mayNot.title")}>
      {t("wallet.mayNot.detail")}
    </Alert>
  );
}
