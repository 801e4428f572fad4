import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Inline } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import type { StatementPaymentFragment } from "../../../../api/graphql/generated/graph.ts";
import { useBusinessNow, usePortalPage } from "../../../../components/portalPage.ts";

const tones = {
  PAID: "success",
  PENDING: "warning",
  PARTLY_PAID: "warning",
  UNPAID: "info",
  PAST_DUE: "critical",
  NOTHING_DUE: "neutral",
} as const;

type StatementStateProps = Pick<StatementPaymentFragment, "paymentState" | "openAmount"> & {
  currentCharges: number;
  dueDate: string;
};

/** Whether a statement is paid. */
export function StatementBadge({ paymentState }: Pick<StatementPaymentFragment, "paymentState">) {
  const t = useCopy();
  return <Badge tone={tones[paymentState]}>{t(`statements.state.${paymentState}`)}</Badge>;
}

/** Whether a statement is paid; of an unpaid one also what is left of it, and when it is due. */
export function StatementState({ paymentState, openAmount, currentCharges, dueDate }: StatementStateProps) {
  const t = useCopy();
  const { timeZone } = usePortalPage();
  const businessNow = useBusinessNow();
  // With a payment arrangement a statement isn't past due, but its date may be over.
  const isOver = paymentState === "PAST_DUE" || dueDate < dayIn(timeZone, businessNow);
  const isOpen = paymentState === "UNPAID" || paymentState === "PARTLY_PAID" || paymentState === "PAST_DUE";
  return (
    <Inline>
      <StatementBadge paymentState={paymentState} />
      {isOpen && (
        <span>
          {openAmount < currentCharges && (
            <Text size="small" tone="ink">
              {t("statements.list.left", { amount: openAmount })}
            </Text>
          )}
          <Text size="small">{t("statements.list.due", { state: isOver ? "PAST_DUE" : "UNPAID", date: dueDate })}</Text>
        </span>
      )}
    </Inline>
  );
}

const dayIn = (timeZone: string, instant: string) =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    new Date(instant),
  );
