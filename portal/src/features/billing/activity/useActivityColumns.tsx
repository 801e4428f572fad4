import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Link } from "@portico/design-system/link";
import { DateText, Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { MethodName } from "../model/MethodName.tsx";
import { paymentPath } from "../model/paths.ts";
import { StatusBadge } from "../model/StatusBadge.tsx";
import type { ActivityRow } from "./activityRow.ts";

/** Date, description, status, posted date and amount of payments and charges alike (section 3). */
export function useActivityColumns(accountId: string) {
  const t = useCopy();
  return [
    { id: "date", header: t("billing.activity.column.date"), nowrap: true, cell: ({ date }: ActivityRow) => <DateText date={date} /> },
    { id: "description", header: t("billing.activity.column.description"), rowHeader: true, cell: (row: ActivityRow) => <Description accountId={accountId} row={row} /> },
    { id: "status", header: t("billing.activity.column.status"), cell: (row: ActivityRow) => <RowStatus row={row} /> },
    { id: "posted", header: t("billing.activity.column.posted"), nowrap: true, cell: ({ postedDate }: ActivityRow) => (postedDate ? <DateText date={postedDate} /> : t("billing.activity.notPosted")) },
    { id: "amount", header: t("billing.activity.column.amount"), align: "end" as const, cell: ({ amount }: ActivityRow) => <Money cents={amount} /> },
  ];
}

function Description({ accountId, row: { date, amount, description, dueDate, payment } }: { accountId: string; row: ActivityRow }) {
  const t = useCopy();
  if (!payment) {
    return (
      <>
        {description && t("billing.activity.description", { what: description })}
        {dueDate && <Text size="small" weight="regular">{t("billing.activity.dueBy", { date: dueDate })}</Text>}
      </>
    );
  }
  return (
    <>
      <Link href={paymentPath(accountId, payment.id)}>
        <span aria-hidden="true">{t("billing.activity.paymentBy", { channel: payment.channel })}</span>
        <VisuallyHidden>{t("billing.activity.open", { amount, date })}</VisuallyHidden>
      </Link>
      <Text size="small" weight="regular">
        <MethodName type={payment.paymentMethodType} lastFour={payment.lastFour} />
      </Text>
    </>
  );
}

function RowStatus({ row: { kind, payment } }: { row: ActivityRow }) {
  const t = useCopy();
  if (payment) return <StatusBadge status={payment.status} state={payment.state} />;
  return <Badge tone="neutral">{t("billing.activity.kind", { kind })}</Badge>;
}
