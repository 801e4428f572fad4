import { useCopy } from "@portico/content-runtime/react";
import type { BusinessHoursFacts, OpenHours } from "@portico/rules/businessHours";
import { isLocalDate } from "@portico/rules/dates";
import { useWallTime } from "../../community/model/useWallTime.ts";

export const weekdays = ["MON", "TUE", "WED", "THU", "FRI", "SAT", "SUN"] as const;

/** Hours in words: a row for each weekday and each exception. */
export function useHoursCopy() {
  const t = useCopy();
  const { shown } = useWallTime();
  const ofDay = (hours: readonly OpenHours[]) =>
    hours.length === 0
      ? t("property.hours.closed")
      : hours
          .map(({ opens, closes }) => t("property.hours.fromTo", { from: shown(opens), to: shown(closes) }))
          .join(", ");
  return ({ weekly, exceptions }: BusinessHoursFacts) => [
    ...weekdays.map((day, place) => ({
      id: day,
      term: t("property.hours.day", { day }),
      value: ofDay(weekly[place] ?? []),
    })),
    ...exceptions
      .filter(({ date }) => isLocalDate(date))
      .map(({ date, name, hours }) => ({
        id: date,
        term: t("property.hours.exceptionOn", { name, date }),
        value: ofDay(hours),
      })),
  ];
}
