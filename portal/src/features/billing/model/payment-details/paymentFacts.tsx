import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { CopyButton } from "@portico/design-system/copy-button";
import { DateText, Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import type { PaymentDetailsFragment, PaymentState, PaymentStatus } from "../../../../api/graphql/generated/graph.ts";
import { useRecordsRows } from "../payment-flow/records.ts";
import { MethodName } from "../payment-methods/MethodName.tsx";

type Fact = { id: string; term: string; detail: React.ReactNode; aside?: React.ReactNode };

/** A payment with the mobile device that it was for; null for the bill. */
type PaymentOfDevice = PaymentDetailsFragment & { device: { name: string } | null };

/** Facts of a payment, the most wanted first; missing ones are left out. */
export function usePaymentFacts(payment: PaymentOfDevice, timeZone: string): Fact[] {
  const t = useCopy();
  const { confirmationNumber, debitDate, channel, entryDate, paymentDate, enteredBy, status } = payment;
  return [
    ...(payment.device
      ? [{ id: "device", term: t("billing.payDevice.outcome.device"), detail: payment.device.name }]
      : []),
    ...useConfirmation(confirmationNumber),
    { id: "state", term: t("billing.outcome.state"), detail: <StatusBadge status={status} state={payment.state} /> },
    {
      id: "method",
      term: t("billing.outcome.method"),
      detail: <MethodName type={payment.paymentMethodType} lastFour={payment.lastFour} />,
    },
    ...useRecordsRows()(payment),
    { id: "paymentDate", term: t("billing.outcome.paymentDate"), detail: <DateText date={paymentDate} /> },
    ...(debitDate
      ? [{ id: "debitDate", term: t("billing.outcome.debitDate"), detail: <DateText date={debitDate} /> }]
      : []),
    ...useBalance(payment),
    { id: "channel", term: t("billing.outcome.channel"), detail: t("billing.channel", { channel }) },
    {
      id: "entered",
      term: t("billing.outcome.entered"),
      detail: <DateText date={entryDate} zone={timeZone} format="dateTime" />,
    },
    {
      id: "enteredBy",
      term: t("billing.outcome.enteredBy"),
      detail: channel === "autoPay" ? t("billing.channel", { channel }) : enteredBy,
    },
  ];
}

function useConfirmation(number: string | null): Fact[] {
  const t = useCopy();
  if (number === null) return [];
  const words = {
    label: t("billing.outcome.copy.label"),
    what: t("billing.outcome.copy.what"),
    copied: t("billing.outcome.copy.done"),
    failed: t("billing.outcome.copy.failed"),
  };
  return [
    {
      id: "confirmation",
      term: t("billing.outcome.confirmationNumber"),
      detail: (
        <Text as="span" tone="inherit" reference>
          {number}
        </Text>
      ),
      aside: <CopyButton text={number} {...words} />,
    },
  ];
}

/** What is still owed after the payment: of the bill, or of the device that was paid for. */
function useBalance({ moneyTaken, balanceAfter, device }: PaymentOfDevice): Fact[] {
  const t = useCopy();
  if (moneyTaken !== "YES" || balanceAfter === null) return [];
  const ofBill = balanceAfter < 0 ? t("billing.outcome.creditAfter") : t("billing.outcome.balanceAfter");
  const term = device ? t("billing.payDevice.review.leftAfter") : ofBill;
  return [{ id: "balance", term, detail: <Money cents={Math.abs(balanceAfter)} /> }];
}

const tones = {
  success: "success",
  pending: "warning",
  failed: "critical",
  cancelled: "neutral",
  returned: "critical",
  disputed: "warning",
  refunded: "neutral",
} as const;

/**
 * Completed, in process, not charged (BILL-12), cancelled, returned, disputed, refunded; a scheduled payment is not in
 * process before its date.
 */
export function StatusBadge({ status, state }: { status: PaymentStatus; state: PaymentState }) {
  const t = useCopy();
  if (state === "SCHEDULED") return <Badge tone="info">{t("billing.status.scheduled")}</Badge>;
  return <Badge tone={tones[status]}>{t(`billing.status.${status}`)}</Badge>;
}
