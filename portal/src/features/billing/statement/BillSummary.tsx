import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { Waterfall } from "@portico/design-system/chart";
import { DescriptionList } from "@portico/design-system/description-list";
import { DownloadIcon } from "@portico/design-system/icons";
import { Columns, Inline, Stack } from "@portico/design-system/layout";
import { DateText, Money } from "@portico/design-system/money";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { ScreenOnly } from "@portico/design-system/print";
import { Heading, Text } from "@portico/design-system/text";
import { billBridge, carriedOver } from "@portico/rules/billBridge";
import type { StatementDetailsQuery } from "../../../api/graphql/generated/graph.ts";
import { statementsPath } from "../model/paths.ts";
import { Notice } from "../model/screen/Notice.tsx";
import { StatementBadge } from "../model/statement-files/StatementState.tsx";
import { useStatementPdf } from "../model/statement-files/useStatementFile.ts";

/** A statement with the fields of this screen's query. */
export type Bill = NonNullable<StatementDetailsQuery["statement"]>;
export type BillLine = Bill["lines"][number];

/** The amount due and how it is calculated; the rows add up to it. */
export function BillSummary({ statement }: { statement: Bill }) {
  const t = useCopy();
  const { previousBalance, paymentsReceived, adjustments, currentCharges } = statement;
  const row = (id: string, term: string, cents: number, signed = false) => ({
    id,
    term,
    detail: <Money cents={cents} signed={signed} />,
  });
  return (
    <Columns template="equal" gap="large" collapseBelow="desktop">
      <Due statement={statement} />
      <Card labelledBy="bill-summary">
        <Stack>
          <CardTitle level={2} id="bill-summary">
            {t("statements.summary.title")}
          </CardTitle>
          <DescriptionList
            items={[
              row("previous", t("statements.fact.previousBalance"), previousBalance),
              row("payments", t("statements.fact.payments"), -paymentsReceived || 0, paymentsReceived !== 0),
              ...(adjustments === 0 ? [] : [row("adjustments", t("statements.fact.adjustments"), -adjustments, true)]),
              row("charges", t("statements.fact.currentCharges"), currentCharges),
            ]}
          />
        </Stack>
      </Card>
    </Columns>
  );
}

function Due({ statement }: { statement: Bill }) {
  const t = useCopy();
  const { amountDue, dueDate, change, openAmount, paymentState } = statement;
  const earlier = carriedOver(statement, amountDue);
  return (
    <Card variant="tint" labelledBy="bill-due">
      <Stack gap="small">
        <Heading level={2} size={4} id="bill-due">
          <Text as="span" size="eyebrow">
            {amountDue < 0 ? t("statements.fact.credit") : t("statements.fact.amountDue")}
          </Text>
        </Heading>
        <Money cents={Math.abs(amountDue)} size="hero" />
        <Inline>
          <StatementBadge paymentState={paymentState} />
          {paymentState === "PARTLY_PAID" && <Text as="span">{t("statements.list.left", { amount: openAmount })}</Text>}
        </Inline>
        {amountDue > 0 && (
          <Text>
            {t("statements.fact.dueDate")}: <DateText date={dueDate} />
          </Text>
        )}
        {earlier > 0 && <Text>{t("statements.carriedOver", { amount: earlier })}</Text>}
        <Text tone="quiet">{useChangeCopy(change)}</Text>
      </Stack>
    </Card>
  );
}

function useChangeCopy(change: number | null): string {
  const t = useCopy();
  if (change === null) return t("statements.first");
  if (change === 0) return t("statements.unchanged");
  return change > 0 ? t("statements.higher", { amount: change }) : t("statements.lower", { amount: -change });
}

/** Differences from the previous bill to this one, in steps that add up (B08); absent for the first bill. */
export function BillBridge({ statement }: { statement: Bill }) {
  return statement.previous ? <Bridge statement={statement} previous={statement.previous} /> : null;
}

function Bridge({ statement, previous }: { statement: Bill; previous: NonNullable<Bill["previous"]> }) {
  const t = useCopy();
  const title = useTitle(statement.currentCharges - previous.currentCharges);
  const steps = billBridge(previous.lines, statement.lines).map(({ code, reason, cents }) => ({
    id: code,
    label: t("statements.step", { reason, name: t("statements.kind", { code }) }),
    cents,
  }));
  return (
    <Card>
      <Waterfall
        title={title}
        level={2}
        summary={
          steps.length === 0 ? t("statements.bridge.nothing") : t("statements.bridge.summary", { count: steps.length })
        }
        from={{ label: t("statements.date", { date: previous.statementDate }), cents: previous.currentCharges }}
        steps={steps}
        to={{ label: t("statements.date", { date: statement.statementDate }), cents: statement.currentCharges }}
        unexplained={t("statements.bridge.unexplained")}
        scaleStartsAt={(amount) => t("statements.bridge.scale", { amount })}
        table={{
          show: t("statements.bridge.show"),
          caption: t("statements.bridge.caption", { from: previous.statementDate, to: statement.statementDate }),
          step: t("statements.bridge.step"),
          amount: t("statements.column.amount"),
          total: t("statements.bridge.total"),
        }}
      />
    </Card>
  );
}

function useTitle(change: number): string {
  const t = useCopy();
  if (change === 0) return t("statements.bridge.same");
  return change > 0
    ? t("statements.bridge.higher", { amount: change })
    : t("statements.bridge.lower", { amount: -change });
}

/** Identifies the bill. */
export function BillHeader({
  accountId,
  statement: { statementDate, periodFrom, periodTo },
}: {
  accountId: string;
  statement: Bill;
}) {
  const t = useCopy();
  return (
    <Stack gap="small">
      <ScreenOnly>
        <BackLink href={statementsPath(accountId)} label={t("statements.back")} />
      </ScreenOnly>
      <PageHeader
        title={t("statements.pdf.title", { date: statementDate })}
        description={t("statements.period", { from: periodFrom, to: periodTo })}
      />
    </Stack>
  );
}

/** The bill as a PDF and on paper. */
export function BillActions({ accountId, statement: { id, statementDate } }: { accountId: string; statement: Bill }) {
  const t = useCopy();
  const { download, busy, failed } = useStatementPdf(accountId, id, statementDate);
  return (
    <ScreenOnly>
      <Stack>
        {failed && (
          <Notice tone="critical" live="assertive" title={t("statements.failed.title")}>
            {t("statements.failed.detail")}
          </Notice>
        )}
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
  );
}

/** Payments, discounts and adjustments since the previous statement; empty when there were none. */
export function SinceLastStatement({ activity }: { activity: Bill["activity"] }) {
  const t = useCopy();
  if (activity.length === 0) return null;
  return (
    <Card labelledBy="bill-activity">
      <Stack>
        <CardTitle level={2} id="bill-activity">
          {t("statements.activityTitle")}
        </CardTitle>
        <DescriptionList
          items={activity.map(({ kind, date, amount }, index) => ({
            id: String(index),
            term: t("statements.activity", { kind }),
            detail: <Money cents={amount} signed />,
            aside: <DateText date={date} />,
          }))}
        />
      </Stack>
    </Card>
  );
}
