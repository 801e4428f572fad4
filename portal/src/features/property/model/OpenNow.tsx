import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Inline } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useWallTime } from "../../community/model/useWallTime.ts";
import type { BusinessHours } from "./property.api.ts";

/** Whether the office is open now, and until when. */
export function OpenNow({ hours: { now, today } }: { hours: BusinessHours }) {
  const t = useCopy();
  const { shown } = useWallTime();
  const { isOpen, changesOn, changesAt } = now;
  const state = isOpen ? "OPEN" : "CLOSED";
  const at = changesAt === null ? "" : shown(changesAt);
  return (
    <Inline gap="small">
      <Badge tone={isOpen ? "success" : "neutral"}>{t("property.hours.state", { state })}</Badge>
      {changesOn !== null && (
        <Text as="span">
          {changesOn === today
            ? t("property.hours.changesToday", { state, at })
            : t("property.hours.changesOn", { state, date: changesOn, at })}
        </Text>
      )}
    </Inline>
  );
}
