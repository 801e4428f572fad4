import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Disclosure } from "@portico/design-system/disclosure";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import type { Outage } from "../model/outages.api.ts";
import { isLate, toneOf } from "../model/outages.rules.ts";
import { useOutageCopy } from "../model/useOutageCopy.ts";

export type OutageFactsProps = { outage: Outage; timeZone: string; asOf: string };

/** How bad an outage is, or that it is planned or over. */
export function OutageBadge({ outage }: Pick<OutageFactsProps, "outage">) {
  const t = useCopy();
  const { state, severity } = outage;
  return state === "ACTIVE" ? (
    <Badge tone={toneOf(outage)}>{t("outages.severity", { severity })}</Badge>
  ) : (
    <Badge tone={state === "ENDED" ? "success" : "info"}>{t("outages.state", { state })}</Badge>
  );
}

/** Since when, until when, what is known now, and the updates before that. */
export function OutageFacts({ outage, timeZone, asOf }: OutageFactsProps) {
  const t = useCopy();
  const [newest, ...earlier] = outage.updates;
  return (
    <Stack gap="small">
      <Times outage={outage} timeZone={timeZone} asOf={asOf} />
      {newest && <Text>{newest.body}</Text>}
      {earlier.length > 0 && (
        <Disclosure summary={t("outages.updates")}>
          <Timeline updates={outage.updates} timeZone={timeZone} asOf={asOf} />
        </Disclosure>
      )}
    </Stack>
  );
}

function Times({ outage, timeZone, asOf }: OutageFactsProps) {
  const t = useCopy();
  const { moment, span } = useOutageCopy(timeZone, asOf);
  const { state, startsAt, endedAt, estimatedResolution: estimate } = outage;
  if (state === "ENDED") return <Text tone="quiet">{span(startsAt, endedAt ?? startsAt)}</Text>;
  // Planned work has a beginning and an end; nothing is out that has to be resolved.
  if (state === "PLANNED" && estimate !== null) return <Text weight="strong">{span(startsAt, estimate)}</Text>;
  const begins = t(state === "PLANNED" ? "outages.from" : "outages.since", { when: moment(startsAt) });
  return (
    <Stack gap="none">
      <Text weight="strong">
        {estimate === null ? t("outages.noEstimate") : t("outages.estimate", { when: moment(estimate) })}
      </Text>
      {isLate(outage, asOf) && <Text>{t("outages.late")}</Text>}
      <Text tone="quiet">{begins}</Text>
    </Stack>
  );
}

function Timeline({ updates, timeZone, asOf }: Pick<Outage, "updates"> & Omit<OutageFactsProps, "outage">) {
  const t = useCopy();
  const { moment } = useOutageCopy(timeZone, asOf);
  return (
    <Stack as="ol" gap="medium">
      {updates.map(({ at, step, body, estimatedResolution: estimate }) => (
        <Stack key={at} as="li" gap="none">
          <Inline gap="small" align="baseline">
            <Text weight="strong">{moment(at)}</Text>
            <Text tone="quiet">{t("outages.step", { step })}</Text>
          </Inline>
          <Text>{body}</Text>
          {estimate !== null && <Text size="small">{t("outages.estimate", { when: moment(estimate) })}</Text>}
        </Stack>
      ))}
    </Stack>
  );
}
