import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import type { AutoPayActionDetailsFragment, AutoPayActionPartFragment, OutcomePartFragment, PaymentDetailsFragment } from "../../../api/graphql/generated/graph.ts";
import { PartBadge } from "../model/PartBadge.tsx";
import { usePartWords } from "../model/usePartWords.ts";

/** Each thing that was asked for: done, not done and why, still confirming (B02, ERR-03). */
export function ActionParts({ action: { parts, payment } }: { action: AutoPayActionDetailsFragment }) {
  const t = useCopy();
  const beside = payment?.parts.filter(({ kind }) => kind !== "AUTO_PAY") ?? [];
  const paid = payment ? beside.map((part) => ({ id: part.kind, term: <OfPayment payment={payment} part={part} />, detail: <PartBadge state={part.state} /> })) : [];
  return (
    <Card labelledBy="parts">
      <Stack>
        <CardTitle level={2} id="parts">
          {t("billing.autoPay.outcome.parts")}
        </CardTitle>
        <DescriptionList items={[...paid, ...parts.map((part) => ({ id: part.id, term: <Part part={part} />, detail: <PartBadge state={part.state} /> }))]} />
      </Stack>
    </Card>
  );
}

/** The payment that was made with it, and what else was asked for with that (PAY-17). */
function OfPayment({ payment, part }: { payment: PaymentDetailsFragment; part: OutcomePartFragment }) {
  const t = useCopy();
  const { nameOf, reasonOf } = usePartWords(payment);
  if (part.kind !== "PAYMENT") return <Named name={nameOf(part)} reason={reasonOf(part)} />;
  return <Named name={t("billing.autoPay.part.pay", { amount: payment.amount })} reason={part.state === "FAILED" ? t("billing.autoPay.part.paymentFailed") : undefined} />;
}

function Part({ part: { kind, service, code } }: { part: AutoPayActionPartFragment }) {
  const t = useCopy();
  const name = t("billing.autoPay.part.name", { kind, service: service ? t("billing.autoPay.service", { service }) : "" });
  return <Named name={name} reason={code ? t(`billing.autoPay.part.reason.${code}`) : undefined} />;
}

function Named({ name, reason }: { name: string; reason: string | undefined }) {
  return (
    <>
      <Text as="span">{name}</Text>
      {reason && <Text size="small">{reason}</Text>}
    </>
  );
}
