import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Columns, Stack } from "@portico/design-system/layout";
import { DateText, Money } from "@portico/design-system/money";
import { Heading, Text } from "@portico/design-system/text";
import { carriedOver } from "@portico/rules/billBridge";
import type { Bill } from "./bill.ts";

/** What is due and how it came about; the rows add up to it. */
export function BillSummary({ statement }: { statement: Bill }) {
  const t = useCopy();
  const { previousBalance, paymentsReceived, adjustments, currentCharges } = statement;
  const row = (id: string, term: string, cents: number, signed = false) => ({ id, term, detail: <Money cents={cents} signed={signed} /> });
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
  const { amountDue, dueDate, change } = statement;
  const earlier = carriedOver(statement, amountDue);
  return (
    <Card tone="tint" labelledBy="bill-due">
      <Stack gap="small">
        <Heading level={2} size={4} id="bill-due">
          <Text as="span" size="eyebrow">
            {amountDue < 0 ? t("statements.fact.credit") : t("statements.fact.amountDue")}
          </Text>
        </Heading>
        <Money cents={Math.abs(amountDue)} size="hero" />
        {amountDue > 0 && (
          <Text>
            {t("statements.fact.dueDate")}: <DateText date={dueDate} />
          </Text>
        )}
        {earlier > 0 && <Text>{t("statements.carriedOver", { amount: earlier })}</Text>}
        <Text tone="quiet">{useChangeWords(change)}</Text>
      </Stack>
    </Card>
  );
}

function useChangeWords(change: number | null): string {
  const t = useCopy();
  if (change === null) return t("statements.first");
  if (change === 0) return t("statements.unchanged");
  return change > 0 ? t("statements.higher", { amount: change }) : t("statements.lower", { amount: -change });
}
