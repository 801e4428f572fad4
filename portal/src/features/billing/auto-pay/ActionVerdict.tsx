import { useCopy } from "@portico/content-runtime/react";
import { Card } from "@portico/design-system/card";
import { Spinner } from "@portico/design-system/feedback";
import { AlertIcon, CheckCircleIcon, ErrorIcon, IconTile } from "@portico/design-system/icons";
import { Inline, Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import type { AutoPayActionDetailsFragment } from "../../../api/graphql/generated/graph.ts";
import { type ActionEnd, endOf } from "./action.rules.ts";

const icons: Record<Exclude<ActionEnd, "confirming">, React.ReactNode> = {
  done: <CheckCircleIcon size={28} />,
  failed: <ErrorIcon size={28} />,
  securityCode: <ErrorIcon size={28} />,
  partial: <AlertIcon size={28} />,
  paidOnly: <AlertIcon size={28} />,
  offNow: <AlertIcon size={28} />,
  stayedOn: <AlertIcon size={28} />,
  notOn: <AlertIcon size={28} />,
  onPaper: <AlertIcon size={28} />,
};

/** The first question answered, whatever was asked for: was money taken (B03)? */
export function ActionVerdict({ action, lead }: { action: AutoPayActionDetailsFragment; lead: string }) {
  const t = useCopy();
  const end = endOf(action);
  const { moneyTaken, payment } = action;
  const facts = { YES: t("billing.autoPay.outcome.charged", { amount: payment?.amount ?? 0 }), NO: t("billing.autoPay.outcome.notCharged"), NOT_YET_KNOWN: t("billing.autoPay.outcome.moneyUnknown") };
  return (
    <Card tone={end === "failed" || end === "securityCode" ? "plain" : "tint"} labelledBy="verdict">
      <Inline gap="medium" align="start" wrap={false} justify="between">
        <Stack gap="xsmall">
          <Heading level={2} size={3} id="verdict">
            {facts[moneyTaken]}
          </Heading>
          <Text>{lead}</Text>
        </Stack>
        {end === "confirming" ? <Spinner label={t("billing.autoPay.outcome.checking")} /> : <IconTile>{icons[end]}</IconTile>}
      </Inline>
    </Card>
  );
}
