import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { LiveRegion } from "@portico/design-system/feedback";
import { Text } from "@portico/design-system/text";
import { useStatementPdf } from "../model/useStatementPdf.ts";

/** The statement as it is on paper, for when the digital bill could not be loaded (ERR-04). */
export function PaperStatement({ accountId, statementId }: { accountId: string; statementId: string }) {
  const t = useCopy();
  const { download, busy, failed } = useStatementPdf(accountId, statementId);
  return (
    <>
      <Button variant="secondary" size="compact" busy={busy} onPress={download}>
        {t("statements.paper")}
      </Button>
      {failed && <Text tone="bad">{t("statements.paperFailed.detail")}</Text>}
      <LiveRegion urgency="assertive" message={failed ? t("statements.paperFailed.detail") : ""} />
    </>
  );
}
