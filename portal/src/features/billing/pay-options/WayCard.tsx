import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { waysToPay } from "@portico/rules/constants";
import type { ReactNode } from "react";

type WayCardProps = {
  way: keyof typeof waysToPay.feeCents;
  about: ReactNode;
  /** What it costs besides the fee, or saves. */
  costNote?: string | undefined;
  /** How long it takes until the payment counts. */
  time: string;
  /** Links to pay this way. */
  children: ReactNode;
};

/** One way to pay: what it is, what it costs, how long it takes, and the link to it. */
export function WayCard({ way, about, costNote, time, children }: WayCardProps) {
  const t = useCopy();
  const fee = waysToPay.feeCents[way];
  const id = `pay-${way}`;
  return (
    <Card labelledBy={id}>
      <Stack>
        <CardTitle level={3} id={id}>
          {t("billing.payOptions.way", { way })}
        </CardTitle>
        <Text>{about}</Text>
        <Fact
          label={t("billing.payOptions.cost")}
          value={fee > 0 ? t("billing.payOptions.fee", { amount: fee }) : t("billing.payOptions.noFee")}
          note={costNote}
        />
        <Fact label={t("billing.payOptions.credited")} value={time} />
        {children}
      </Stack>
    </Card>
  );
}

/** Below each other: the values are sentences, which do not fit beside their label. */
function Fact({ label, value, note }: { label: string; value: string; note?: string | undefined }) {
  return (
    <Stack gap="xsmall">
      <Text size="small">{label}</Text>
      <Text tone="ink" weight="medium">
        {value}
      </Text>
      {note && <Text size="small">{note}</Text>}
    </Stack>
  );
}
