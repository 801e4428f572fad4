import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { Waterfall } from "@portico/design-system/chart";
import { billBridge } from "@portico/rules/billBridge";
import type { Bill } from "./bill.ts";

/** From the last bill to this one in steps that add up to the difference (B08); the first bill has none before it. */
export function BillBridge({ statement }: { statement: Bill }) {
  return statement.previous ? <Bridge statement={statement} previous={statement.previous} /> : null;
}

function Bridge({ statement, previous }: { statement: Bill; previous: NonNullable<Bill["previous"]> }) {
  const t = useCopy();
  const title = useTitle(statement.currentCharges - previous.currentCharges);
  const steps = billBridge(previous.lines, statement.lines).map(({ code, reason, cents }) => ({ id: code, label: t("statements.step", { reason, name: t("statements.kind", { code }) }), cents }));
  return (
    <Card>
      <Waterfall
        title={title}
        level={2}
        summary={steps.length === 0 ? t("statements.bridge.nothing") : t("statements.bridge.summary", { count: steps.length })}
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
  return change > 0 ? t("statements.bridge.higher", { amount: change }) : t("statements.bridge.lower", { amount: -change });
}
