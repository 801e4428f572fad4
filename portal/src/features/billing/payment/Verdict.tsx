import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { Spinner } from "@portico/design-system/feedback";
import { CheckCircleIcon, ClockIcon, ErrorIcon, IconTile } from "@portico/design-system/icons";
import { Inline, Stack } from "@portico/design-system/layout";
import { Money } from "@portico/design-system/money";
import { Heading, Text } from "@portico/design-system/text";
import { type PaymentScreen, paymentStates } from "@portico/rules/paymentState";
import type { PaymentDetailsFragment, PaymentFailureCode } from "../../../api/graphql/generated/graph.ts";

const icons: Record<PaymentScreen, React.ReactNode> = {
  submitted: <CheckCircleIcon size={28} />,
  failed: <ErrorIcon size={28} />,
  confirming: <ClockIcon size={28} />,
  pending: <ClockIcon size={28} />,
  scheduled: <ClockIcon size={28} />,
  cancelled: <ErrorIcon size={28} />,
};

/** The first question answered: was money taken? */
export function Verdict({ payment }: { payment: PaymentDetailsFragment }) {
  const t = useCopy();
  const { screen, ask } = paymentStates[payment.state];
  const { fact, detail } = useVerdictWords(payment);
  return (
    <Card tone={screen === "failed" || screen === "cancelled" ? "plain" : "tint"} labelledBy="verdict">
      <Inline gap="medium" align="start" wrap={false} justify="between">
        <Stack gap="xsmall">
          <Heading level={2} size={3} id="verdict">
            {fact}
          </Heading>
          <Money cents={payment.amount} size="large" />
          <Text>{detail}</Text>
        </Stack>
        {ask ? <Spinner label={t("billing.outcome.checking")} /> : <IconTile>{icons[screen]}</IconTile>}
      </Inline>
    </Card>
  );
}

function useVerdictWords({ state, paymentDate, failureCode }: PaymentDetailsFragment): { fact: string; detail: string } {
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
  return words[paymentStates[state].screen];
}

function useFailureWords(code: PaymentFailureCode | null): string {
  const t = useCopy();
  return t(`billing.outcome.failure.${code ?? "DECLINED"}`);
}
