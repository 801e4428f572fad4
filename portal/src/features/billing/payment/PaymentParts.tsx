import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { PartBadge } from "../model/PartBadge.tsx";
import type { OutcomePartFragment, PaymentDetailsFragment } from "../../../api/graphql/generated/graph.ts";

/** Each thing that was asked for: done, not done, still confirming (PAY-17). A payment alone has its verdict already. */
export function PaymentParts({ payment: { parts, amount } }: { payment: PaymentDetailsFragment }) {
  const t = useCopy();
  if (parts.length < 2) return null;
  const names = { PAYMENT: t("billing.outcome.part.payment", { amount }), SAVE_METHOD: t("billing.outcome.part.saveMethod"), AUTO_PAY: t("billing.outcome.part.autoPay") };
  const items = parts.map((part) => ({
    id: part.kind,
    term: (
      <>
        <Text as="span">{names[part.kind]}</Text>
        <PartReason part={part} />
      </>
    ),
    detail: <PartBadge state={part.state} />,
  }));
  return (
    <Card labelledBy="parts">
      <Stack>
        <CardTitle level={2} id="parts">
          {t("billing.outcome.parts")}
        </CardTitle>
        <DescriptionList items={items} />
      </Stack>
    </Card>
  );
}

/** Why a part beside the payment was not done; the payment's own reason is in the verdict. */
function PartReason({ part: { kind, code } }: { part: OutcomePartFragment }) {
  const t = useCopy();
  if (kind === "PAYMENT" || code === null) return null;
  if (code === "ENROLMENT_FAILED") return <Text size="small">{t("billing.outcome.partDetail.enrolmentFailed")}</Text>;
  const words = { NOT_ATTEMPTED: t("billing.outcome.partDetail.notAttempted"), CANNOT_BE_SAVED: t("billing.outcome.partDetail.cannotBeSaved") };
  return <Text size="small">{code === "NOT_ATTEMPTED" || code === "CANNOT_BE_SAVED" ? words[code] : t("billing.outcome.partDetail.savingFailed")}</Text>;
}
