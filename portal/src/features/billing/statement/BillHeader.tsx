import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { DownloadIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { ScreenOnly } from "@portico/design-system/print";
import { Notice } from "../model/Notice.tsx";
import { statementsPath } from "../model/paths.ts";
import { useStatementPdf } from "../model/useStatementPdf.ts";
import type { Bill } from "./bill.ts";

/** Which bill it is, and what can be done with it. */
export function BillHeader({ accountId, statement: { id, statementDate, periodFrom, periodTo } }: { accountId: string; statement: Bill }) {
  const t = useCopy();
  const { download, busy, failed } = useStatementPdf(accountId, id, statementDate);
  return (
    <Stack>
      <Stack gap="small">
        <ScreenOnly>
          <BackLink href={statementsPath(accountId)} label={t("statements.back")} />
        </ScreenOnly>
        <PageHeader title={t("statements.pdf.title", { date: statementDate })} description={t("statements.period", { from: periodFrom, to: periodTo })} />
      </Stack>
      <ScreenOnly>
        <Stack>
          {failed && <Notice tone="bad" live="assertive" title={t("statements.failed.title")}>{t("statements.failed.detail")}</Notice>}
          <Actions>
            <Button icon={<DownloadIcon size={20} />} busy={busy} onPress={download}>
              {t("statements.download")}
            </Button>
            <Button variant="secondary" onPress={() => window.print()}>
              {t("statements.print")}
            </Button>
          </Actions>
        </Stack>
      </ScreenOnly>
    </Stack>
  );
}
