import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { BarTrend } from "@portico/design-system/chart";
import { Columns } from "@portico/design-system/layout";
import { StatementTrendDocument } from "../../../api/graphql/generated/graph.statements.ts";
import type { StatementRowFragment } from "../../../api/graphql/generated/graph.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { SeveralMonths } from "./SeveralMonths.tsx";

/**
 * Two years of bills as a chart, and as downloads. Renders nothing without data: the list above is independent of it.
 */
export function TwoYears({ accountId }: { accountId: string }) {
  const { read } = useGraphRead(StatementTrendDocument, { accountId });
  const statements = read.data?.billing?.statements.nodes;
  if (!statements || statements.length === 0) return null;
  return (
    <Columns template="main-aside" gap="large" collapseBelow="desktop">
      {/* Not stretched to the height of the form beside it, which would leave its end empty. */}
      <div>
        <Trend statements={statements} />
      </div>
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
