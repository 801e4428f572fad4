import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { mayRetryPart } from "@portico/rules/paymentState";
import type { OutcomePartFragment, PaymentDetailsFragment } from "../../../api/graphql/generated/graph.ts";
import { RetryPart } from "./RetryPart.tsx";

/** Each thing that was asked for: done, not done, still confirming (PAY-17). A payment alone has its verdict already. */
export function PaymentParts({ payment, mayRetry }: { payment: PaymentDetailsFragment; mayRetry: boolean }) {
  const t = useCopy();
  const { parts, amount } = payment;
  if (parts.length < 2) return null;
  const names = {
    PAYMENT: t("billing.outcome.part.payment", { amount }),
    SAVE_METHOD: t("billing.outcome.part.saveMethod"),
    PAPERLESS: t("billing.outcome.part.paperless"),
  };
  const retried = mayRetry ? parts.filter(mayRetryPart) : [];
  const items = parts.map((part) => ({
    id: part.kind,
    term: (
      <>
        <Text as="span">{names[part.kind]}</Text>
        <PartReason part={part} />
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
      </Stack>
    </Card>
  );
}

function PartBadge({ state, waitsForDate }: { state: OutcomePartFragment["state"]; waitsForDate: boolean }) {
  const t = useCopy();
  if (waitsForDate) return <Badge tone="note">{t("billing.outcome.partState.scheduled")}</Badge>;
  switch (state) {
    case "DONE":
      return <Badge tone="good">{t("billing.outcome.partState.done")}</Badge>;
    case "FAILED":
      return <Badge tone="bad">{t("billing.outcome.partState.failed")}</Badge>;
    case "CONFIRMING":
      return <Badge tone="attention">{t("billing.outcome.partState.confirming")}</Badge>;
  }
}

/** Why a part beside the payment was not done; the payment's own reason is in the verdict. */
function PartReason({ part: { kind, code } }: { part: OutcomePartFragment }) {
  const t = useCopy();
  if (kind === "PAYMENT" || code === null) return null;
  const words = {
    NOT_ATTEMPTED: t("billing.outcome.partDetail.notAttempted"),
    CANNOT_BE_SAVED: t("billing.outcome.partDetail.cannotBeSaved"),
    PAPERLESS_FAILED: t("billing.outcome.partDetail.paperlessFailed"),
  };
  const known = code === "NOT_ATTEMPTED" || code === "CANNOT_BE_SAVED" || code === "PAPERLESS_FAILED";
  return <Text size="small">{known ? words[code] : t("billing.outcome.partDetail.savingFailed")}</Text>;
}
