import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { BarTrend } from "@portico/design-system/chart";
import { LabelInContext } from "@portico/design-system/hidden";
import { DownloadIcon } from "@portico/design-system/icons";
import { Columns } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateText, Money } from "@portico/design-system/money";
import { Table } from "@portico/design-system/table";
import { Text } from "@portico/design-system/text";
import { StatementsDocument, StatementTrendDocument } from "../../../api/graphql/generated/graph.statements.ts";
import type { StatementRowFragment, StatementsQuery } from "../../../api/graphql/generated/graph.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { PagedList } from "../model/lists/PagedList.tsx";
import { statementPath } from "../model/paths.ts";
import { useStatementPdf } from "../model/statement-files/useStatementFile.ts";
import { SeveralMonths } from "./SeveralMonths.tsx";

/** Page size of the list: statements loaded at first and with each further page. */
export const pageSize = 12;

type Page = NonNullable<StatementsQuery["billing"]>["statements"];

/** Statements, newest first; each links to its digital bill and has its PDF. */
export function StatementList({ accountId, statements }: { accountId: string; statements: Page }) {
  const t = useCopy();
  const columns = useStatementColumns(accountId);
  const words = {
    more: t("statements.list.more"),
    loading: t("statements.list.loadingMore"),
    failed: t("statements.list.moreFailed"),
  };
  return (
    <PagedList query={StatementsDocument} variables={{ accountId, first: pageSize }} page={statements} words={words}>
      <Table
        caption={t("statements.list.caption")}
        captionHidden
        columns={columns}
        rows={statements.nodes}
        rowKey={({ id }) => id}
        empty={null}
      />
    </PagedList>
  );
}

/** Columns of the list: date (the link to the bill), period, charges, change, PDF. */
function useStatementColumns(accountId: string) {
  const t = useCopy();
  return [
    {
      id: "date",
      header: t("statements.fact.statementDate"),
      rowHeader: true,
      cell: ({ id, statementDate }: StatementRowFragment) => (
        <Link href={statementPath(accountId, id)}>
          <LabelInContext inContext={t("statements.open", { date: statementDate })}>
            <DateText date={statementDate} />
          </LabelInContext>
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
    {
      id: "charges",
      header: t("statements.list.charges"),
      align: "end" as const,
      cell: ({ currentCharges }: StatementRowFragment) => <Money cents={currentCharges} />,
    },
    {
      id: "change",
      header: t("statements.list.change"),
      align: "end" as const,
      cell: ({ change }: StatementRowFragment) =>
        change === null ? (
          <Text as="span" tone="quiet">
            {t("statements.list.none")}
          </Text>
        ) : (
          <Money cents={change} signed={change !== 0} />
        ),
    },
    {
      id: "pdf",
      header: t("statements.list.document"),
      align: "end" as const,
      cell: (statement: StatementRowFragment) => <PdfButton accountId={accountId} {...statement} />,
    },
  ];
}

function PdfButton({ accountId, id, statementDate }: StatementRowFragment & { accountId: string }) {
  const t = useCopy();
  const { download, busy } = useStatementPdf(accountId, id, statementDate);
  return (
    <Button variant="quiet" size="compact" icon={<DownloadIcon size={20} />} busy={busy} onPress={download}>
      <LabelInContext inContext={t("statements.list.pdfOf", { date: statementDate })}>
        {t("statements.list.pdf")}
      </LabelInContext>
    </Button>
  );
}

/**
 * Two years of bills as a chart, and as downloads. Renders nothing without data: the list above is independent of it.
 */
export function TwoYears({ accountId }: { accountId: string }) {
  const { read } = useGraphRead(StatementTrendDocument, { accountId });
  const statements = read.data?.billing?.statements.nodes;
  if (!statements || statements.length === 0) return null;
  return (
    <Columns template="main-aside" gap="large" collapseBelow="desktop">
      <Trend statements={statements} />
      <SeveralMonths accountId={accountId} statements={statements} />
    </Columns>
  );
}

function Trend({ statements }: { statements: readonly StatementRowFragment[] }) {
  const t = useCopy();
  const amounts = statements.map(({ currentCharges }) => currentCharges);
  const bars = statements
    .map(({ statementDate, currentCharges }) => ({ date: statementDate, cents: currentCharges }))
    .reverse();
  return (
    <Card>
      <BarTrend
        title={t("statements.trend.title")}
        level={2}
        summary={t("statements.trend.summary", { lowest: Math.min(...amounts), highest: Math.max(...amounts) })}
        empty={t("statements.trend.empty")}
        bars={oneEachMonth(bars)}
        table={{
          show: t("statements.trend.show"),
          caption: t("statements.trend.caption"),
          month: t("statements.trend.month"),
          amount: t("statements.column.amount"),
        }}
      />
    </Card>
  );
}

type Bar = { date: string; cents: number };

/** A month with two statements has one bar for both. */
function oneEachMonth(bars: readonly Bar[]): Bar[] {
  const months = new Map<string, Bar>();
  for (const { date, cents } of bars)
    months.set(date.slice(0, 7), { date, cents: (months.get(date.slice(0, 7))?.cents ?? 0) + cents });
  return [...months.values()];
}
