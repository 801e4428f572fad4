import type { ReactNode } from "react";
import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { DateText } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import type {
  AutoPayAccountFragment,
  AutoPayActionDetailsFragment,
  AutoPayActionPartFragment,
  OutcomePartFragment,
  PaymentDetailsFragment,
} from "../../../api/graphql/generated/graph.ts";
import { PartBadge, usePartLabels } from "../model/payment-details/PartBadge.tsx";
import { useRecordsRows } from "../model/payment-flow/records.ts";
import { useReviewRows } from "../model/payment-flow/reviewRows.tsx";
import { MethodName } from "../model/payment-methods/MethodName.tsx";
import { CareNumber } from "../../session/model/CareNumber.tsx";

/** Result of each requested part: done, failed with a reason, or still pending (B02, ERR-03). */
export function ActionParts({ action: { parts, payment } }: { action: AutoPayActionDetailsFragment }) {
  const t = useCopy();
  const otherParts = payment?.parts.filter(({ kind }) => kind !== "AUTO_PAY") ?? [];
  const paid = payment
    ? otherParts.map((part) => ({
        id: part.kind,
        term: <OfPayment payment={payment} part={part} />,
        detail: <PartBadge state={part.state} />,
      }))
    : [];
  return (
    <Card labelledBy="parts">
      <Stack>
        <CardTitle level={2} id="parts">
          {t("billing.autoPay.outcome.parts")}
        </CardTitle>
        <DescriptionList
          items={[
            ...paid,
            ...parts.map((part) => ({
              id: part.id,
              term: <Part part={part} />,
              detail: <PartBadge state={part.state} />,
            })),
          ]}
        />
      </Stack>
    </Card>
  );
}

/** The payment made with the enrolment, and that payment's own parts (PAY-17). */
function OfPayment({ payment, part }: { payment: PaymentDetailsFragment; part: OutcomePartFragment }) {
  const t = useCopy();
  const { nameOf, reasonOf } = usePartLabels(payment);
  if (part.kind !== "PAYMENT") return <Named name={nameOf(part)} reason={reasonOf(part)} />;
  return (
    <Named
      name={t("billing.autoPay.part.pay", { amount: payment.amount })}
      reason={part.state === "FAILED" ? t("billing.autoPay.part.paymentFailed") : undefined}
    />
  );
}

function Part({ part: { kind, service, code } }: { part: AutoPayActionPartFragment }) {
  const t = useCopy();
  const name = t("billing.autoPay.part.name", {
    kind,
    service: service ? t("billing.autoPay.service", { service }) : "",
  });
  return (
    <Named name={name} reason={code ? t(`billing.autoPay.part.reason.${code}`) : undefined}>
      {code === "CANCEL_REFUSED" && <CareNumber />}
    </Named>
  );
}

type NamedProps = { name: string; reason: string | undefined; children?: ReactNode };

function Named({ name, reason, children }: NamedProps) {
  return (
    <>
      <Text as="span">{name}</Text>
      {reason && (
        <Text size="small">
          {reason} {children}
        </Text>
      )}
    </>
  );
}

type Props = {
  account: Pick<AutoPayAccountFragment, "accountName" | "accountNumber" | "timeZone">;
  action: AutoPayActionDetailsFragment;
};

/** Confirmation number, method, date, and who requested it when; missing facts are left out. */
export function ActionDetails({ account, action }: Props) {
  const t = useCopy();
  return (
    <Card labelledBy="details">
      <Stack>
        <CardTitle level={2} id="details">
          {t("billing.autoPay.details.title")}
        </CardTitle>
        <DescriptionList items={useDetails(account, action)} />
      </Stack>
    </Card>
  );
}

function useDetails(
  account: Props["account"],
  { payment, paymentMethodType: type, lastFour, debitDay, createdAt, enteredBy }: AutoPayActionDetailsFragment,
) {
  const t = useCopy();
  const rows = useReviewRows();
  const rowsOf = useRecordsRows();
  const confirmation = payment?.confirmationNumber;
  return [
    rows.account(account),
    ...(confirmation
      ? [{ id: "confirmation", term: t("billing.autoPay.details.confirmation"), detail: confirmation }]
      : []),
    ...(type && lastFour
      ? [
          {
            id: "method",
            term: t("billing.autoPay.details.method"),
            detail: <MethodName type={type} lastFour={lastFour} />,
          },
        ]
      : []),
    ...(payment ? rowsOf(payment) : []),
    ...(debitDay
      ? [
          {
            id: "day",
            term: t("billing.autoPay.review.day"),
            detail: t("billing.autoPay.review.dayOfMonth", { day: debitDay }),
          },
        ]
      : []),
    {
      id: "entered",
      term: t("billing.autoPay.details.entered"),
      detail: <DateText date={createdAt} zone={account.timeZone} format="dateTime" />,
    },
    { id: "by", term: t("billing.autoPay.details.by"), detail: enteredBy },
  ];
}
