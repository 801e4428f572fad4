import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Spinner } from "@portico/design-system/feedback";
import { CheckCircleIcon, ClockIcon, ErrorIcon, IconTile } from "@portico/design-system/icons";
import { Inline, Stack } from "@portico/design-system/layout";
import { Money } from "@portico/design-system/money";
import { Heading, Text } from "@portico/design-system/text";
import { type PaymentScreen, paymentStates } from "@portico/rules/paymentState";
import { useState } from "react";
import type {
  PaymentDetailsFragment,
  PaymentFailureCode,
  PaymentOutcomeQuery,
  PaymentStatus,
  AccountBalanceFragment,
} from "../../../api/graphql/generated/graph.ts";
import { usePaymentFacts } from "../model/payment-details/paymentFacts.tsx";
import { useReviewRows } from "../model/payment-flow/reviewRows.tsx";
import { CareNumber } from "../../session/model/CareNumber.tsx";

const icons: Record<PaymentScreen, React.ReactNode> = {
  submitted: <CheckCircleIcon size={28} />,
  failed: <ErrorIcon size={28} />,
  confirming: <ClockIcon size={28} />,
  pending: <ClockIcon size={28} />,
  scheduled: <ClockIcon size={28} />,
  cancelled: <ErrorIcon size={28} />,
};

/** The first question answered: was money taken? */
export function Verdict({ payment }: { payment: OutcomePayment }) {
  const t = useCopy();
  const { screen, ask } = paymentStates[payment.state];
  const { fact, detail } = useVerdictCopy(payment);
  const plain = screen === "failed" || screen === "cancelled" || isReversed(payment.status);
  return (
    <Card variant={plain ? "plain" : "tint"} labelledBy="verdict">
      <Inline gap="medium" align="start" wrap={false} justify="between">
        <Stack gap="xsmall">
          <Heading level={2} size={3} id="verdict">
            {fact}
          </Heading>
          <Money cents={payment.amount} size="large" />
          <Text>
            {detail} {payment.status === "disputed" && <CareNumber />}
          </Text>
        </Stack>
        {ask ? (
          <Spinner label={t("billing.outcome.checking")} />
        ) : (
          <IconTile>
            {payment.status === "returned"
              ? icons.failed
              : payment.status === "disputed"
                ? icons.pending
                : icons[screen]}
          </IconTile>
        )}
      </Inline>
    </Card>
  );
}

function useVerdictCopy({ state, status, paymentDate, failureCode, reversals }: OutcomePayment): {
  fact: string;
  detail: string;
} {
  const t = useCopy();
  const confirming = { fact: t("billing.outcome.confirming"), detail: t("billing.outcome.confirmingDetail") };
  const words: Record<PaymentScreen, { fact: string; detail: string }> = {
    submitted: { fact: t("billing.outcome.charged"), detail: t("billing.outcome.chargedDetail") },
    failed: { fact: t("billing.outcome.notCharged"), detail: useFailureCopy(failureCode) },
    confirming,
    pending: confirming,
    scheduled: {
      fact: t("billing.outcome.scheduled", { date: paymentDate }),
      detail: t("billing.outcome.scheduledDetail"),
    },
    cancelled: { fact: t("billing.outcome.notCharged"), detail: t("billing.outcome.cancelledDetail") },
  };
  const [{ reason } = { reason: "OTHER" as const }] = reversals;
  if (status === "returned")
    return { fact: t("billing.outcome.returned"), detail: t("billing.outcome.returnedDetail", { reason }) };
  if (status === "disputed")
    return { fact: t("billing.outcome.disputed"), detail: t("billing.outcome.disputedDetail") };
  if (status === "refunded")
    return { fact: t("billing.outcome.refunded"), detail: t("billing.outcome.refundedDetail") };
  return words[paymentStates[state].screen];
}

function useFailureCopy(code: PaymentFailureCode | null): string {
  const t = useCopy();
  return t(`billing.outcome.failure.${code ?? "DECLINED"}`);
}

export type OutcomePayment = NonNullable<PaymentOutcomeQuery["payment"]>;

/** Every field of a payment (BILL-16). */
export function PaymentDetails({ account, payment }: { account: AccountBalanceFragment; payment: OutcomePayment }) {
  const t = useCopy();
  const rows = useReviewRows();
  const facts = [rows.account(account), ...usePaymentFacts(payment, account.timeZone)];
  return (
    <Card labelledBy="details">
      <Stack>
        <CardTitle level={2} id="details">
          {t("billing.outcome.details")}
        </CardTitle>
        <DescriptionList items={facts} />
      </Stack>
    </Card>
  );
}

/** Whether the payment was reversed: returned by the bank, disputed or refunded. */
function isReversed(status: PaymentStatus): status is "returned" | "disputed" | "refunded" {
  return status === "returned" || status === "disputed" || status === "refunded";
}

/** Title of a payment's page, and the live-region announcement for when it settles while the page is open. */
export function useOutcomeCopy({ state, status, amount }: PaymentDetailsFragment): { title: string; settled: string } {
  const t = useCopy();
  const { screen } = paymentStates[state];
  const [openedWith] = useState(screen);
  const titles: Record<PaymentScreen, string> = {
    submitted: t("billing.outcome.title.charged"),
    failed: t("billing.outcome.title.notCharged"),
    confirming: t("billing.outcome.title.confirming"),
    pending: t("billing.outcome.title.confirming"),
    scheduled: t("billing.outcome.title.scheduled"),
    cancelled: t("billing.outcome.title.cancelled"),
  };
  const announcement =
    screen === "submitted"
      ? t("billing.outcome.settled.charged", { amount })
      : screen === "failed"
        ? t("billing.outcome.settled.notCharged")
        : "";
  const title = isReversed(status) ? t(`billing.outcome.title.${status}`) : titles[screen];
  return { title, settled: screen === openedWith ? "" : announcement };
}
