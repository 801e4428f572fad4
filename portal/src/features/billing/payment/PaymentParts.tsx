import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { mayRetryPart } from "@portico/rules/paymentState";
import { PartBadge } from "../model/PartBadge.tsx";
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
    AUTO_PAY: t("billing.outcome.part.autoPay"),
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

/** Why a part beside the payment was not done; the payment's own reason is in the verdict. */
function PartReason({ part: { kind, code } }: { part: OutcomePartFragment }) {
  const t = useCopy();
  if (kind === "PAYMENT" || code === null) return null;
  const words = {
    NOT_ATTEMPTED: t("billing.outcome.partDetail.notAttempted"),
    CANNOT_BE_SAVED: t("billing.outcome.partDetail.cannotBeSaved"),
    PAPERLESS_FAILED: t("billing.outcome.partDetail.paperlessFailed"),
    ENROLMENT_FAILED: t("billing.outcome.partDetail.enrolmentFailed"),
  };
  const known = code === "NOT_ATTEMPTED" || code === "CANNOT_BE_SAVED" || code === "PAPERLESS_FAILED" || code === "ENROLMENT_FAILED";
  return <Text size="small">{known ? words[code] : t("billing.outcome.partDetail.savingFailed")}</Text>;
}
