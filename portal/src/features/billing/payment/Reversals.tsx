import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { DescriptionList } from "@portico/design-system/description-list";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateText, Money } from "@portico/design-system/money";
import { refundPath } from "../model/paths.ts";
import { TwoLines } from "../model/TwoLines.tsx";
import type { OutcomePayment } from "./PaymentDetails.tsx";

type Reversal = OutcomePayment["reversals"][number];
type ReversalsProps = { accountId: string; reversals: readonly Reversal[] };

/** What was done to a payment after it was taken: what, why, when and how much, the newest first. Nothing for most payments. */
export function Reversals({ accountId, reversals }: ReversalsProps) {
  const t = useCopy();
  if (reversals.length === 0) return null;
  return (
    <Card labelledBy="reversals">
      <Stack>
        <CardTitle level={2} id="reversals">
          {t("billing.reversal.title")}
        </CardTitle>
        <DescriptionList
          items={reversals.map((reversal) => ({
            id: reversal.id,
            term: <TwoLines name={t("billing.reversal.what", reversal)} note={t("billing.reversal.reason", reversal)} />,
            detail: <Detail accountId={accountId} reversal={reversal} />,
            aside: <DateText date={reversal.decidedOn ?? reversal.openedOn} />,
          }))}
        />
      </Stack>
    </Card>
  );
}

function Detail({ accountId, reversal: { id, kind, state, amount } }: { accountId: string; reversal: Reversal }) {
  const t = useCopy();
  const stands = state === "WON" || state === "FAILED" || state === "PENDING";
  return (
    <Stack gap="xsmall">
      <Money cents={amount} signed={!stands} />
      {kind === "REFUND" && state === "COMPLETED" && <Link href={refundPath(accountId, id)}>{t("billing.reversal.receipt")}</Link>}
    </Stack>
  );
}
