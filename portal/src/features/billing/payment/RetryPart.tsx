import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useDispatch, useSelector } from "react-redux";
import type { OutcomePartFragment, PaymentDetailsFragment } from "../../../api/graphql/generated/graph.ts";
import { usePartWords } from "../model/usePartWords.ts";
import { selectPartRetry } from "./parts.selectors.ts";
import { partEvents } from "./parts.slice.ts";

/** Tries one part again: the one safe next step, for it can never charge. */
export function RetryPart({ payment, part: { kind } }: { payment: PaymentDetailsFragment; part: OutcomePartFragment }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { again } = usePartWords(payment);
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
      {mine === "failed" && <Text tone="bad">{t("billing.outcome.retry.failed")}</Text>}
    </Stack>
  );
}
