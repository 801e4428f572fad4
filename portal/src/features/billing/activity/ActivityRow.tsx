import { useCopy } from "@portico/content-runtime/react";
import { LabelInContext } from "@portico/design-system/hidden";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { localDateAt } from "@portico/rules/dates";
import type { AccountActivityQuery } from "../../../api/graphql/generated/graph.ts";
import { refundPath, statementPath, paymentPath } from "../model/laterPaths.ts";
import { MethodName } from "../model/payment-methods/MethodName.tsx";

/** A payment, a charge, or the reversal of a payment. */
export type ActivityRow = NonNullable<AccountActivityQuery["billing"]>["activity"][number];

/**
 * What a row is. A payment links to its page, a reversal to its payment, a refund to its own page with the receipt, and
 * what was charged or credited to the statement that it is on.
 */
export function RowTitle({ accountId, row }: { accountId: string; row: ActivityRow }) {
  const t = useCopy();
  const { kind, amount, date, description, payment, paymentId, reason, refundId, statementId } = row;
  if (payment) {
    const by = t("billing.activity.paymentBy", { channel: payment.channel });
    return (
      <Link href={paymentPath(accountId, payment.id)}>
        <LabelInContext inContext={t("billing.activity.open", { payment: by, amount, date })}>{by}</LabelInContext>
      </Link>
    );
  }
  if (paymentId && reason) {
    return (
      <Link href={refundId ? refundPath(accountId, refundId) : paymentPath(accountId, paymentId)}>
        <LabelInContext inContext={t("billing.reversal.open", { kind, date })}>
          {t("billing.activity.kind", { kind })}
        </LabelInContext>
      </Link>
    );
  }
  const what = description && t("billing.activity.description", { what: description });
  if (!what || !statementId) return what;
  return (
    <Link href={statementPath(accountId, statementId)}>
      <LabelInContext inContext={t("billing.activity.openStatement", { what, date })}>{what}</LabelInContext>
    </Link>
  );
}

/** The fields of a row that have no column of their own. */
export function RowDetails({ timeZone, row }: { timeZone: string; row: ActivityRow }) {
  const t = useCopy();
  const { dueDate, payment, paymentId, reason } = row;
  if (payment) return <PaymentDetails timeZone={timeZone} payment={payment} date={row.date} />;
  const detail =
    paymentId && reason
      ? t("billing.reversal.reason", { reason })
      : dueDate && t("billing.activity.dueBy", { date: dueDate });
  return (
    detail && (
      <Text size="small" weight="regular">
        {detail}
      </Text>
    )
  );
}

type PaymentDetailsProps = { timeZone: string; payment: NonNullable<ActivityRow["payment"]>; date: string };

function PaymentDetails({ timeZone, payment, date }: PaymentDetailsProps) {
  const t = useCopy();
  const days = usePaymentDays(payment, timeZone, date);
  return (
    <>
      <Text size="small" weight="regular">
        <MethodName type={payment.paymentMethodType} lastFour={payment.lastFour} />
      </Text>
      {days && (
        <Text size="small" tone="quiet" weight="regular">
          {days}
        </Text>
      )}
      {payment.confirmationNumber && (
        <Text size="small" tone="quiet" weight="regular" reference>
          {t("billing.activity.confirmation", { number: payment.confirmationNumber })}
        </Text>
      )}
    </>
  );
}

/** Entry and debit dates of a payment, in the account's time zone; undefined when both are the row's own day. */
function usePaymentDays({ entryDate, debitDate }: PaymentDetailsProps["payment"], timeZone: string, ownDay: string) {
  const t = useCopy();
  const entered = localDateAt(new Date(entryDate), timeZone);
  if (entered === ownDay && debitDate === ownDay) return undefined;
  return debitDate
    ? t("billing.activity.enteredAndDebited", { entered, debited: debitDate })
    : t("billing.activity.entered", { entered });
}
