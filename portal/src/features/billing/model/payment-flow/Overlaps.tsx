import { useCopy } from "@portico/content-runtime/react";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import type { UnknownAction } from "@reduxjs/toolkit";
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import type { OverlapFragment } from "../../../../api/graphql/generated/graph.ts";
import { Notice } from "../screen/Notice.tsx";

type OverlapsProps = {
  overlaps: readonly OverlapFragment[];
  /** The risk: "You may be paying the same bill twice". */
  title: string;
  /** Path that leaves without paying. */
  skip: string;
  /** Path of the step that asks for the amount. */
  change: string;
  /** Action that records which overlaps were shown: their ids are submitted with the payment. */
  reportShown: (ids: string[]) => UnknownAction;
};

/**
 * Warns about duplicate payments, before anything is submitted: leave, change the amount, or continue below (B01). The
 * server refuses a payment that overlaps with one that was not shown.
 */
export function Overlaps({ overlaps, title, skip, change, reportShown }: OverlapsProps) {
  const t = useCopy();
  useReportShown(overlaps, reportShown);
  if (overlaps.length === 0) return null;
  const actions = (
    <Inline gap="medium">
      <Link href={skip}>{t("billing.schedule.overlap.skip")}</Link>
      <Link href={change}>{t("billing.schedule.overlap.change")}</Link>
    </Inline>
  );
  return (
    <Notice tone="warning" title={title} action={actions}>
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
      return (
        <Text>
          {t("billing.schedule.overlap.RECENT", {
            amount,
            date,
            who: enteredBy ?? t("billing.channel", { channel: "autoPay" }),
          })}
        </Text>
      );
  }
}

/** An empty list is recorded too: no overlap was there to show. */
function useReportShown(overlaps: readonly OverlapFragment[], reportShown: OverlapsProps["reportShown"]) {
  const dispatch = useDispatch();
  const ids = overlaps.map(({ id }) => id).join(" ");
  useEffect(() => {
    dispatch(reportShown(ids === "" ? [] : ids.split(" ")));
  }, [dispatch, reportShown, ids]);
}
