import { useCopy } from "@portico/content-runtime/react";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Link } from "@portico/design-system/link";
import { DateText, Money } from "@portico/design-system/money";
import type { PaymentDetailsFragment } from "../../../api/graphql/generated/graph.ts";
import { MethodName } from "../model/MethodName.tsx";
import { paymentPath } from "../model/paths.ts";
import { StatusBadge } from "../model/StatusBadge.tsx";

/** The columns of the history: date (the way to the payment), status, how, method, amount. */
export function usePaymentColumns(accountId: string) {
  const t = useCopy();
  return [
    {
      id: "date",
      header: t("billing.history.date"),
      rowHeader: true,
      cell: ({ id, paymentDate, amount }: PaymentDetailsFragment) => (
        <Link href={paymentPath(accountId, id)}>
          <span aria-hidden="true">
            <DateText date={paymentDate} />
          </span>
          <VisuallyHidden>{t("billing.history.open", { amount, date: paymentDate })}</VisuallyHidden>
        </Link>
      ),
    },
    { id: "status", header: t("billing.history.status"), cell: ({ status, state }: PaymentDetailsFragment) => <StatusBadge status={status} state={state} /> },
    { id: "channel", header: t("billing.history.channel"), cell: ({ channel }: PaymentDetailsFragment) => t("billing.channel", { channel }) },
    {
      id: "method",
      header: t("billing.history.method"),
      cell: ({ paymentMethodType, lastFour }: PaymentDetailsFragment) => <MethodName type={paymentMethodType} lastFour={lastFour} />,
    },
    { id: "amount", header: t("billing.history.amount"), align: "end" as const, cell: ({ amount }: PaymentDetailsFragment) => <Money cents={amount} /> },
  ];
}
