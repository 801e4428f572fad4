import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Inline } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { addDays } from "@portico/rules/dates";
import { useWallTime } from "../../community/model/useWallTime.ts";
import type { BusinessHours } from "./property.api.ts";

/** The last day whose weekday alone tells which one is meant. */
const DAYS_NAMED = 6;

/** Whether the office is open now, and until when. */
export function OpenNow({ hours: { now, today } }: { hours: BusinessHours }) {
  const t = useCopy();
  const { locale } = useLocale();
  const { shown } = useWallTime();
  const { isOpen, changesOn, changesAt } = now;
  const state = isOpen ? "OPEN" : "CLOSED";
  const dayOf = (date: string) =>
    new Intl.DateTimeFormat(locale, {
      ...(date <= addDays(today, DAYS_NAMED) ? { weekday: "long" } : { month: "long", day: "numeric" }),
      timeZone: "UTC",
    }).format(new Date(`${date}T00:00:00Z`));
  const at = changesAt === null ? "" : shown(changesAt);
  return (
    <Inline gap="small">
      <Badge tone={isOpen ? "success" : "neutral"}>{t("property.hours.state", { state })}</Badge>
      {changesOn !== null && (
        <Text as="span">
          {changesOn === today
            ? t("property.hours.changesToday", { state, at })
            : t("property.hours.changesOnDay", { state, day: dayOf(changesOn), at })}
        </Text>
      )}
    </Inline>
  );
}
