import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { Spinner } from "@portico/design-system/feedback";
import { CheckCircleIcon, ClockIcon, ErrorIcon, IconTile } from "@portico/design-system/icons";
import { Inline, Stack } from "@portico/design-system/layout";
import { Money } from "@portico/design-system/money";
import { Heading, Text } from "@portico/design-system/text";
import { type PaymentScreen, paymentStates } from "@portico/rules/paymentState";
import type { PaymentFailureCode } from "../../../api/graphql/generated/graph.ts";
import type { OutcomePayment } from "./PaymentDetails.tsx";
import { isReversed } from "./useOutcomeWords.ts";

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
  const { fact, detail } = useVerdictWords(payment);
  const plain = screen === "failed" || screen === "cancelled" || isReversed(payment.status);
  return (
    <Card tone={plain ? "plain" : "tint"} labelledBy="verdict">
      <Inline gap="medium" align="start" wrap={false} justify="between">
        <Stack gap="xsmall">
          <Heading level={2} size={3} id="verdict">
            {fact}
          </Heading>
          <Money cents={payment.amount} size="large" />
          <Text>{detail}</Text>
        </Stack>
        {ask ? <Spinner label={t("billing.outcome.checking")} /> : <IconTile>{payment.status === "returned" ? icons.failed : payment.status === "disputed" ? icons.pending : icons[screen]}</IconTile>}
      </Inline>
    </Card>
  );
}

function useVerdictWords({ state, status, paymentDate, failureCode, reversals }: OutcomePayment): { fact: string; detail: string } {
  const t = useCopy();
  const confirming = { fact: t("billing.outcome.confirming"), detail: t("billing.outcome.confirmingDetail") };
  const words: Record<PaymentScreen, { fact: string; detail: string }> = {
    submitted: { fact: t("billing.outcome.charged"), detail: t("billing.outcome.chargedDetail") },
    failed: { fact: t("billing.outcome.notCharged"), detail: useFailureWords(failureCode) },
    confirming,
    pending: confirming,
    scheduled: { fact: t("billing.outcome.scheduled", { date: paymentDate }), detail: t("billing.outcome.scheduledDetail") },
    cancelled: { fact: t("billing.outcome.notCharged"), detail: t("billing.outcome.cancelledDetail") },
  };
  const [{ reason } = { reason: "OTHER" as const }] = reversals;
  if (status === "returned") return { fact: t("billing.outcome.returned"), detail: t("billing.outcome.returnedDetail", { reason }) };
  if (status === "disputed") return { fact: t("billing.outcome.disputed"), detail: t("billing.outcome.disputedDetail") };
  if (status === "refunded") return { fact: t("billing.outcome.refunded"), detail: t("billing.outcome.refundedDetail") };
  return words[paymentStates[state].screen];
}

function useFailureWords(code: PaymentFailureCode | null): string {
  const t = useCopy();
  return t(`billing.outcome.failure.${code ?? "DECLINED"}`);
}
