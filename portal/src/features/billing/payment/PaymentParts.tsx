import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { mayRetryPart } from "@portico/rules/paymentState";
import { PartBadge } from "../model/PartBadge.tsx";
import { autoPayActionPath } from "../model/paths.ts";
import { usePartWords } from "../model/usePartWords.ts";
import type { OutcomePayment } from "./PaymentDetails.tsx";
import { RetryPart } from "./RetryPart.tsx";

/** Each thing that was asked for: done, not done, still confirming (PAY-17). A payment alone has its verdict already. Auto Pay is tried again on the page of its own request. */
export function PaymentParts({ payment, mayRetry }: { payment: OutcomePayment; mayRetry: boolean }) {
  const t = useCopy();
  const { nameOf, reasonOf } = usePartWords(payment);
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
        {autoPayActionId && <Link href={autoPayActionPath(payment.accountId, autoPayActionId)}>{t("billing.outcome.autoPayRequest")}</Link>}
      </Stack>
    </Card>
  );
}
