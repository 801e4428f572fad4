import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { DownloadIcon } from "@portico/design-system/icons";
import { Link } from "@portico/design-system/link";
import { DateText, Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import type { StatementRowFragment } from "../../../api/graphql/generated/graph.ts";
import { statementPath } from "../model/paths.ts";
import { useStatementPdf } from "../model/useStatementPdf.ts";

/** The columns of the list: date (the way to the bill), period, charges, change, PDF. */
export function useStatementColumns(accountId: string) {
  const t = useCopy();
  return [
    {
      id: "date",
      header: t("statements.fact.statementDate"),
      rowHeader: true,
      cell: ({ id, statementDate }: StatementRowFragment) => (
        <Link href={statementPath(accountId, id)}>
          <span aria-hidden="true">
            <DateText date={statementDate} />
          </span>
          <VisuallyHidden>{t("statements.open", { date: statementDate })}</VisuallyHidden>
        </Link>
      ),
    },
    {
      id: "period",
      header: t("statements.list.period"),
      cell: ({ periodFrom, periodTo }: StatementRowFragment) => (
        <>
          <DateText date={periodFrom} /> – <DateText date={periodTo} />
        </>
      ),
    },
    { id: "charges", header: t("statements.list.charges"), align: "end" as const, cell: ({ currentCharges }: StatementRowFragment) => <Money cents={currentCharges} /> },
    {
      id: "change",
      header: t("statements.list.change"),
      align: "end" as const,
      cell: ({ change }: StatementRowFragment) => (change === null ? <Text as="span" tone="quiet">{t("statements.list.none")}</Text> : <Money cents={change} signed={change !== 0} />),
    },
    { id: "pdf", header: t("statements.list.document"), align: "end" as const, cell: (statement: StatementRowFragment) => <PdfButton accountId={accountId} {...statement} /> },
  ];
}

function PdfButton({ accountId, id, statementDate }: StatementRowFragment & { accountId: string }) {
  const t = useCopy();
  const { download, busy } = useStatementPdf(accountId, id, statementDate);
  return (
    <Button variant="quiet" size="compact" icon={<DownloadIcon size={20} />} busy={busy} onPress={download}>
      <span aria-hidden="true">{t("statements.list.pdf")}</span>
      <VisuallyHidden>{t("statements.list.pdfOf", { date: statementDate })}</VisuallyHidden>
    </Button>
  );
}
