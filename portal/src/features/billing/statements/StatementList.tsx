import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { LabelInContext } from "@portico/design-system/hidden";
import { DownloadIcon } from "@portico/design-system/icons";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateText, Money } from "@portico/design-system/money";
import { Table } from "@portico/design-system/table";
import { Text } from "@portico/design-system/text";
import { StatementsDocument } from "../../../api/graphql/generated/graph.statements.ts";
import type { StatementsQuery } from "../../../api/graphql/generated/graph.ts";
import * as rows from "../../../components/rows.css.ts";
import { RowList } from "../../../components/RowList.tsx";
import { useMedia } from "../../../components/useMedia.ts";
import { PagedList } from "../model/lists/PagedList.tsx";
import { useStatementPdf } from "../model/statement-files/useStatementFile.ts";
import { StatementState } from "../model/statement-files/StatementState.tsx";
import * as css from "./statements.css.ts";
import { statementPath } from "../model/laterPaths.ts";

/** Page size of the list: statements loaded at first and with each further page. */
export const pageSize = 12;

type Page = NonNullable<StatementsQuery["billing"]>["statements"];
type StatementRow = Page["nodes"][number];

/** Statements, newest first: whether each is paid, its digital bill and its PDF. Rows on phones, otherwise a table. */
export function StatementList({ accountId, statements }: { accountId: string; statements: Page }) {
  const t = useCopy();
  const hasRoom = useMedia(rows.hasRoom);
  const words = {
    more: t("statements.list.more"),
    loading: t("statements.list.loadingMore"),
    failed: t("statements.list.moreFailed"),
  };
  return (
    <PagedList query={StatementsDocument} variables={{ accountId, first: pageSize }} page={statements} words={words}>
      {hasRoom ? (
        <StatementTable accountId={accountId} statements={statements.nodes} />
      ) : (
        <StatementRows accountId={accountId} statements={statements.nodes} />
      )}
    </PagedList>
  );
}

type RowsProps = { accountId: string; statements: readonly StatementRow[] };

function StatementTable({ accountId, statements }: RowsProps) {
  const t = useCopy();
  return (
    <Table
      caption={t("statements.list.caption")}
      captionHidden
      columns={useStatementColumns(accountId)}
      rows={statements}
      rowKey={({ id }) => id}
      empty={null}
    />
  );
}

/** On a phone: the date and the amount first, then whether it is paid. */
function StatementRows({ accountId, statements }: RowsProps) {
  const t = useCopy();
  return (
    <Stack gap="small">
      <Text size="small" tone="quiet">
        {t("statements.list.amounts")}
      </Text>
      <RowList label={t("statements.list.caption")} rows={statements} rowKey={({ id }) => id}>
        {(statement) => (
          <>
            <div className={rows.heading}>
              <StatementLink accountId={accountId} {...statement} />
              <span className={rows.amount}>
                <Money cents={statement.currentCharges} />
              </span>
            </div>
            <Text size="small">
              <Period {...statement} />
            </Text>
            <Change {...statement} />
            <div className={css.foot}>
              <StatementState {...statement} />
              <PdfButton accountId={accountId} {...statement} />
            </div>
          </>
        )}
      </RowList>
    </Stack>
  );
}

function StatementLink({ accountId, id, statementDate }: StatementRow & { accountId: string }) {
  const t = useCopy();
  return (
    <Link href={statementPath(accountId, id)}>
      <LabelInContext inContext={t("statements.open", { date: statementDate })}>
        <DateText date={statementDate} />
      </LabelInContext>
    </Link>
  );
}

function Period({ periodFrom, periodTo }: StatementRow) {
  return (
    <>
      <span className={css.oneLine}>
        <DateText date={periodFrom} /> –
      </span>{" "}
      <span className={css.oneLine}>
        <DateText date={periodTo} />
      </span>
    </>
  );
}

/** The difference from the statement before, in words; absent without one. */
function Change({ change }: StatementRow) {
  const t = useCopy();
  if (!change) return null;
  return (
    <Text size="small">
      {t("statements.list.changeBy", { amount: Math.abs(change), direction: change > 0 ? "UP" : "DOWN" })}
    </Text>
  );
}

/** Columns of the list: date (the link to the bill), period, charges, change, state, PDF. */
function useStatementColumns(accountId: string) {
  const t = useCopy();
  return [
    {
      id: "date",
      header: t("statements.fact.statementDate"),
      rowHeader: true,
      cell: (statement: StatementRow) => (
        <span className={css.oneLine}>
          <StatementLink accountId={accountId} {...statement} />
        </span>
      ),
    },
    {
      id: "period",
      header: t("statements.list.period"),
      cell: (statement: StatementRow) => <Period {...statement} />,
    },
    {
      id: "charges",
      header: t("statements.list.charges"),
      align: "end" as const,
      cell: ({ currentCharges }: StatementRow) => <Money cents={currentCharges} />,
    },
    {
      id: "change",
      header: t("statements.list.change"),
      align: "end" as const,
      cell: ({ change }: StatementRow) =>
        change === null ? (
          <Text as="span" tone="quiet">
            {t("statements.list.none")}
          </Text>
        ) : (
          change !== 0 && <Money cents={change} signed />
        ),
    },
    {
      id: "state",
      header: t("statements.list.state"),
      cell: (statement: StatementRow) => <StatementState {...statement} />,
    },
    {
      id: "pdf",
      header: t("statements.list.document"),
      align: "end" as const,
      cell: (statement: StatementRow) => <PdfButton accountId={accountId} {...statement} />,
    },
  ];
}

function PdfButton({ accountId, id, statementDate }: StatementRow & { accountId: string }) {
  const t = useCopy();
  const { download, busy } = useStatementPdf(accountId, id, statementDate);
  return (
    <span className={css.pdf}>
      <Button variant="quiet" size="compact" icon={<DownloadIcon size={20} />} busy={busy} onPress={download}>
        <LabelInContext inContext={t("statements.list.pdfOf", { date: statementDate })}>
          {t("statements.list.pdf")}
        </LabelInContext>
      </Button>
    </span>
  );
}
