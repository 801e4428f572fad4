import { useCopy } from "@portico/content-runtime/react";
import { Badge, type BadgeProps } from "@portico/design-system/badge";
import type { Appointment } from "./appointments.api.ts";

const tones: Record<Appointment["stage"], BadgeProps["tone"]> = {
  UPCOMING: "info",
  TODAY: "info",
  ARRIVING: "success",
  LATE: "warning",
  IN_PROGRESS: "success",
  DONE: "neutral",
  CANCELLED: "neutral",
  MISSED: "warning",
};

/** Where an appointment stands, in a word or two. */
export function StageBadge({ stage }: Pick<Appointment, "stage">) {
  const t = useCopy();
  return <Badge tone={tones[stage]}>{t("appointments.stage", { stage })}</Badge>;
}
