import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { mayRetryPart } from "@portico/rules/paymentState";
import { useDispatch, useSelector } from "react-redux";
import type { OutcomePartFragment, PaymentDetailsFragment } from "../../../api/graphql/generated/graph.ts";
import { autoPayActionPath } from "../model/laterPaths.ts";
import { PartBadge, usePartLabels } from "../model/payment-details/PartBadge.tsx";
import type { OutcomePayment } from "./Verdict.tsx";
import { partEvents, selectPartRetry } from "./partRetry.slice.ts";

/**
 * Result of each part of a payment: done, failed, pending (PAY-17). A payment without other parts only has its verdict.
 * Auto Pay is retried on its own action's page.
 */
export function PaymentParts({ payment, mayRetry }: { payment: OutcomePayment; mayRetry: boolean }) {
  const t = useCopy();
  const { nameOf, reasonOf } = usePartLabels(payment);
  const { parts, autoPayActionId } = payment;
  if (parts.length < 2) return null;
  const retried = mayRetry ? parts.filter(mayRetryPart) : [];
  const items = parts.map((part) => ({
    id: part.kind,
    term: (
      <>
        <Text as="span">{nameOf(part)}</Text>
        {reasonOf(part) && <Text size="small">{reasonOf(part)}</Text>}
      </>
    ),
    detail: <PartBadge state={part.state} waitsForDate={part.kind === "PAYMENT" && payment.state === "SCHEDULED"} />,
  }));
  return (
    <Card labelledBy="parts">
      <Stack>
        <CardTitle level={2} id="parts">
          {t("billing.outcome.parts")}
        </CardTitle>
        <DescriptionList items={items} />
        {retried.map((part) => (
          <RetryPart key={part.kind} payment={payment} part={part} />
        ))}
        {retried.length > 0 && <Text size="small">{t("billing.outcome.retry.safe")}</Text>}
        {autoPayActionId && (
          <Link href={autoPayActionPath(payment.accountId, autoPayActionId)}>
            {t("billing.outcome.autoPayRequest")}
          </Link>
        )}
      </Stack>
    </Card>
  );
}

/** Button that retries one part: the one safe next step, because it never charges. */
function RetryPart({ payment, part: { kind } }: { payment: PaymentDetailsFragment; part: OutcomePartFragment }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { again } = usePartLabels(payment);
  const { accountId, id } = payment;
  const retry = useSelector(selectPartRetry);
  const mine = retry.name !== "idle" && retry.paymentId === id && retry.kind === kind ? retry.name : undefined;
  return (
    <Stack gap="xsmall" align="start">
      <Button
        variant="secondary"
        size="compact"
        busy={mine === "running" ? t("billing.outcome.retry.busy") : undefined}
        onPress={() => dispatch(partEvents.retryRequested({ accountId, paymentId: id, kind }))}
      >
        {again(kind)}
      </Button>
      {mine === "failed" && <Text tone="critical">{t("billing.outcome.retry.failed")}</Text>}
    </Stack>
  );
}
