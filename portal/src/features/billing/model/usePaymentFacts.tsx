import { useCopy } from "@portico/content-runtime/react";
import { CopyButton } from "@portico/design-system/copy-button";
import { DateText, Money } from "@portico/design-system/money";
import type { PaymentDetailsFragment } from "../../../api/graphql/generated/graph.ts";
import { MethodName } from "./MethodName.tsx";
import { StatusBadge } from "./StatusBadge.tsx";
import { useRecordsRows } from "./useRecordsRows.ts";

type Fact = { id: string; term: string; detail: React.ReactNode; aside?: React.ReactNode };

/** The facts of a payment in the order in which people look for them; those that do not exist are left out. */
export function usePaymentFacts(payment: PaymentDetailsFragment, timeZone: string): Fact[] {
  const t = useCopy();
  const { confirmationNumber, debitDate, channel, entryDate, paymentDate, enteredBy, status } = payment;
  return [
    ...useConfirmation(confirmationNumber),
    { id: "state", term: t("billing.outcome.state"), detail: <StatusBadge status={status} state={payment.state} /> },
    { id: "method", term: t("billing.outcome.method"), detail: <MethodName type={payment.paymentMethodType} lastFour={payment.lastFour} /> },
    ...useRecordsRows()(payment),
    { id: "paymentDate", term: t("billing.outcome.paymentDate"), detail: <DateText date={paymentDate} /> },
    ...(debitDate ? [{ id: "debitDate", term: t("billing.outcome.debitDate"), detail: <DateText date={debitDate} /> }] : []),
    ...useBalance(payment.moneyTaken === "YES" ? payment.balanceAfter : null),
    { id: "channel", term: t("billing.outcome.channel"), detail: t("billing.channel", { channel }) },
    { id: "entered", term: t("billing.outcome.entered"), detail: <DateText date={entryDate} zone={timeZone} look="dateTime" /> },
    { id: "enteredBy", term: t("billing.outcome.enteredBy"), detail: channel === "autoPay" ? t("billing.channel", { channel }) : enteredBy },
  ];
}

function useConfirmation(number: string | null): Fact[] {
  const t = useCopy();
  if (number === null) return [];
  const words = { label: t("billing.outcome.copy.label"), what: t("billing.outcome.copy.what"), copied: t("billing.outcome.copy.done"), failed: t("billing.outcome.copy.failed") };
  return [{ id: "confirmation", term: t("billing.outcome.confirmationNumber"), detail: number, aside: <CopyButton text={number} {...words} /> }];
}

function useBalance(balanceAfter: number | null): Fact[] {
  const t = useCopy();
  if (balanceAfter === null) return [];
  const term = balanceAfter < 0 ? t("billing.outcome.creditAfter") : t("billing.outcome.balanceAfter");
  return [{ id: "balance", term, detail: <Money cents={Math.abs(balanceAfter)} /> }];
}
