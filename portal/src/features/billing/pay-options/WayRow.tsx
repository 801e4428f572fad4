import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { waysToPay } from "@portico/rules/constants";
import type { ReactNode } from "react";
import * as css from "./WayRow.css.ts";

type WayRowProps = {
  way: keyof typeof waysToPay.feeCents;
  about: ReactNode;
  /** What it costs besides the fee, or saves. */
  costNote?: string | undefined;
  /** How long it takes until the payment counts. */
  time: string;
  /** When it brings back service that was stopped; undefined while nothing is stopped. */
  restores: string | undefined;
  /** Links to pay this way. */
  children: ReactNode;
};

/** One way to pay as a row of the comparison: what it is and the link to it, then how long it takes and what it costs. */
export function WayRow({ way, about, costNote, time, restores, children }: WayRowProps) {
  const t = useCopy();
  const fee = waysToPay.feeCents[way];
  const id = `pay-${way}`;
  return (
    <section aria-labelledby={id} className={css.row}>
      <Stack gap="xsmall" align="start">
        <Heading level={3} size={4} id={id}>
          {t("billing.payOptions.way", { way })}
        </Heading>
        <Text size="small">{about}</Text>
        {children}
      </Stack>
      <dl className={css.facts}>
        <Fact label={t("billing.payOptions.credited")} value={time} />
        <Fact
          label={t("billing.payOptions.cost")}
          value={fee > 0 ? t("billing.payOptions.fee", { amount: fee }) : t("billing.payOptions.noFee")}
          note={costNote}
        />
        {restores !== undefined && <Fact label={t("billing.payOptions.restores")} value={restores} />}
      </dl>
    </section>
  );
}

function Fact({ label, value, note }: { label: string; value: string; note?: string | undefined }) {
  return (
    <div className={css.fact}>
      <dt>
        <Text as="span" size="small">
          {label}
        </Text>
      </dt>
      <dd className={css.value}>
        <Text as="span" weight="medium">
          {value}
        </Text>
        {note && <Text size="small">{note}</Text>}
      </dd>
    </div>
  );
}

type Stopped = { pastDue: number; service: { restoreMinutes: number | null } };

/** When a payment that counts later than now brings the service back; undefined while nothing is stopped. */
export function useRestoresLater({ pastDue, service }: Stopped, when: "ONCE_COUNTED" | "ON_ITS_DAY" = "ONCE_COUNTED") {
  const t = useCopy();
  return pastDue > 0 && service.restoreMinutes !== null ? t("billing.payOptions.restoresLater", { when }) : undefined;
}
