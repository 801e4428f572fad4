import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Link } from "@portico/design-system/link";
import { DateText, Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { localDateAt } from "@portico/rules/dates";
import { MethodName } from "../model/MethodName.tsx";
import { paymentPath, refundPath } from "../model/paths.ts";
import { StatusBadge } from "../model/StatusBadge.tsx";
import type { ActivityRow } from "./activityRow.ts";

/** Date, description, status, posted date and amount of payments and charges alike (section 3). */
export function useActivityColumns(accountId: string, timeZone: string) {
  const t = useCopy();
  return [
    { id: "date", header: t("billing.activity.column.date"), nowrap: true, cell: ({ date }: ActivityRow) => <DateText date={date} /> },
    { id: "description", header: t("billing.activity.column.description"), rowHeader: true, cell: (row: ActivityRow) => <Description accountId={accountId} timeZone={timeZone} row={row} /> },
    { id: "status", header: t("billing.activity.column.status"), cell: (row: ActivityRow) => <RowStatus row={row} /> },
    { id: "posted", header: t("billing.activity.column.posted"), nowrap: true, cell: ({ postedDate }: ActivityRow) => (postedDate ? <DateText date={postedDate} /> : t("billing.activity.notPosted")) },
    { id: "amount", header: t("billing.activity.column.amount"), align: "end" as const, cell: (row: ActivityRow) => <Amount row={row} /> },
  ];
}

/** What a bank or we took back of a payment says plus, so that it is not read as one more payment. */
const tookBack: ReadonlySet<ActivityRow["kind"]> = new Set(["RETURNED_PAYMENT", "REFUND", "CHARGEBACK"]);

/** What moved money has its sign; what did not is quiet, so that nobody adds it up. */
function Amount({ row: { kind, amount, signedAmount } }: { row: ActivityRow }) {
  if (signedAmount !== null) return <Money cents={signedAmount} signed={tookBack.has(kind)} />;
  return (
    <Text as="span" tone="quiet">
      <Money cents={amount} />
    </Text>
  );
}

function Description({ accountId, timeZone, row }: { accountId: string; timeZone: string; row: ActivityRow }) {
  const t = useCopy();
  const { description, dueDate, payment, paymentId, reason } = row;
  if (!payment && paymentId && reason) return <ReversalDescription accountId={accountId} row={row} paymentId={paymentId} reason={reason} />;
  if (!payment) {
    return (
      <>
        {description && t("billing.activity.description", { what: description })}
        {dueDate && <Text size="small" weight="regular">{t("billing.activity.dueBy", { date: dueDate })}</Text>}
      </>
    );
  }
  return <PaymentDescription accountId={accountId} timeZone={timeZone} payment={payment} row={row} />;
}

type PaymentProps = { accountId: string; timeZone: string; row: ActivityRow; payment: NonNullable<ActivityRow["payment"]> };

/** A payment with every field of it that the row has no column for. */
function PaymentDescription({ accountId, timeZone, row: { amount, date }, payment }: PaymentProps) {
  const t = useCopy();
  const days = usePaymentDays(payment, timeZone);
  const by = t("billing.activity.paymentBy", { channel: payment.channel });
  return (
    <>
      <Link href={paymentPath(accountId, payment.id)}>
        <span aria-hidden="true">{by}</span>
        <VisuallyHidden>{t("billing.activity.open", { payment: by, amount, date })}</VisuallyHidden>
      </Link>
      <Text size="small" weight="regular">
        <MethodName type={payment.paymentMethodType} lastFour={payment.lastFour} />
      </Text>
      <Text size="small" tone="quiet" weight="regular">
        {days}
      </Text>
      {payment.confirmationNumber && (
        <Text size="small" tone="quiet" weight="regular">
          {t("billing.activity.confirmation", { number: payment.confirmationNumber })}
        </Text>
      )}
    </>
  );
}

/** When it was entered, on the account's own wall, and when it was debited. */
function usePaymentDays({ entryDate, debitDate }: NonNullable<ActivityRow["payment"]>, timeZone: string): string {
  const t = useCopy();
  const entered = localDateAt(new Date(entryDate), timeZone);
  return debitDate ? t("billing.activity.enteredAndDebited", { entered, debited: debitDate }) : t("billing.activity.entered", { entered });
}

type ReversalProps = { accountId: string; row: ActivityRow; paymentId: string; reason: NonNullable<ActivityRow["reason"]> };

/** What was done to a payment leads to that payment, a refund to its own page with its receipt. */
function ReversalDescription({ accountId, row: { kind, date, refundId }, paymentId, reason }: ReversalProps) {
  const t = useCopy();
  return (
    <>
      <Link href={refundId ? refundPath(accountId, refundId) : paymentPath(accountId, paymentId)}>
        <span aria-hidden="true">{t("billing.activity.kind", { kind })}</span>
        <VisuallyHidden>{t("billing.reversal.open", { kind, date })}</VisuallyHidden>
      </Link>
      <Text size="small" weight="regular">
        {t("billing.reversal.reason", { reason })}
      </Text>
    </>
  );
}

function RowStatus({ row: { kind, payment } }: { row: ActivityRow }) {
  const t = useCopy();
  if (payment) return <StatusBadge status={payment.status} state={payment.state} />;
  return <Badge tone="neutral">{t("billing.activity.kind", { kind })}</Badge>;
}
