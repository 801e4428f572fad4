import { useCopy } from "@portico/content-runtime/react";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import type { UnknownAction } from "@reduxjs/toolkit";
import { useEffect } from "react";
import { useDispatch } from "react-redux";
import type { OverlapFragment } from "../../../api/graphql/generated/graph.ts";
import { Notice } from "./Notice.tsx";

export type OverlapsProps = {
  overlaps: readonly OverlapFragment[];
  /** What may happen: "You may be paying the same bill twice". */
  title: string;
  /** Leaves without paying. */
  skip: string;
  /** The step that asks for the amount. */
  change: string;
  /** Says which were shown: they travel with the payment. */
  shown: (ids: string[]) => UnknownAction;
};

/** What may pay for the same thing, before anything is sent: leave it, change the amount, or go on below (B01). The server refuses what was not shown. */
export function Overlaps({ overlaps, title, skip, change, shown }: OverlapsProps) {
  const t = useCopy();
  useShown(overlaps, shown);
  if (overlaps.length === 0) return null;
  const ways = (
    <Inline gap="medium">
      <Link href={skip}>{t("billing.schedule.overlap.skip")}</Link>
      <Link href={change}>{t("billing.schedule.overlap.change")}</Link>
    </Inline>
  );
  return (
    <Notice tone="attention" title={title} action={ways}>
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
      return <Text>{t("billing.schedule.overlap.RECENT", { amount, date, who: enteredBy ?? t("billing.channel", { channel: "autoPay" }) })}</Text>;
  }
}

/** None is said too: nothing was there to be seen. */
function useShown(overlaps: readonly OverlapFragment[], shown: OverlapsProps["shown"]) {
  const dispatch = useDispatch();
  const ids = overlaps.map(({ id }) => id).join(" ");
  useEffect(() => {
    dispatch(shown(ids === "" ? [] : ids.split(" ")));
  }, [dispatch, shown, ids]);
}
