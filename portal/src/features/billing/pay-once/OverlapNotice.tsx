import { useCopy } from "@portico/content-runtime/react";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import type { OverlapFragment } from "../../../api/graphql/generated/graph.ts";
import { Notice } from "../model/Notice.tsx";
import { billingPath } from "../model/paths.ts";
import { stepPath } from "./payOnce.draft.ts";
import { payOnceEvents } from "./payOnce.slice.ts";
import type { StepProps } from "./steps.ts";

/** What may pay the same bill, before anything is sent: leave it, change the amount, or go on below (B01). The server refuses what was not shown. */
export function OverlapNotice({ account, draft }: StepProps) {
  const t = useCopy();
  const overlaps = account.overlaps.filter(({ id }) => id !== draft.way?.changes);
  useShown(overlaps);
  if (overlaps.length === 0) return null;
  return (
    <Notice
      tone="attention"
      title={t("billing.schedule.overlap.title")}
      action={
        <Inline gap="medium">
          <Link href={billingPath(draft.accountId)}>{t("billing.schedule.overlap.skip")}</Link>
          <Link href={stepPath(draft, "amount")}>{t("billing.schedule.overlap.change")}</Link>
        </Inline>
      }
    >
      <Stack gap="xsmall">
        {overlaps.map((overlap) => (
          <OverlapLine key={overlap.id} overlap={overlap} />
        ))}
        <Text>{t("billing.schedule.overlap.goOn")}</Text>
      </Stack>
    </Notice>
  );
}

function OverlapLine({ overlap: { kind, amount, date, enteredBy } }: { overlap: OverlapFragment }) {
  const t = useCopy();
  switch (kind) {
    case "AUTO_PAY":
      return <Text>{t("billing.schedule.overlap.AUTO_PAY", { amount, date })}</Text>;
    case "SCHEDULED":
      return <Text>{t("billing.schedule.overlap.SCHEDULED", { amount, date })}</Text>;
    case "RECENT":
      return <Text>{t("billing.schedule.overlap.RECENT", { amount, date, who: enteredBy ?? "" })}</Text>;
  }
}

/** What is on the screen travels with the payment. */
function useShown(overlaps: readonly OverlapFragment[]) {
  const dispatch = useDispatch();
  const shown = overlaps.map(({ id }) => id).join(" ");
  useEffect(() => {
    dispatch(payOnceEvents.overlapsShown(shown === "" ? [] : shown.split(" ")));
  }, [dispatch, shown]);
}
