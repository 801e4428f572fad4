import { addDays, daysBetween, isLocalDate, type LocalDate } from "./dates.rules.ts";

/** Office hours of a property, in its local time. Shared by the browser and the server. */
export type OpenHours = {
  /** 24 hours: "09:00". */
  opens: string;
  /** "24:00" is the end of the day. */
  closes: string;
};
export type HoursException = { date: LocalDate; name: string; hours: OpenHours[] };
export type BusinessHoursFacts = {
  /** From Monday to Sunday; no hours when closed. */
  weekly: OpenHours[][];
  exceptions: HoursException[];
};

export const businessHours = { longestName: 60, daysAhead: 14 } as const;

/** An error, and where: "weekly.0", "exceptions.2", "exceptions.2.date", "exceptions.2.name". */
export type HoursError = { field: string; code: "OUT_OF_RANGE" | "TAKEN" | "MISSING" | "TOO_LONG" | "INVALID" };

/** Monday is 0. */
const weekdayOf = (date: LocalDate) => ((daysBetween("2024-01-01", date) % 7) + 7) % 7;

/** Hours of a day whose end is not after their start, or that overlap: the first error. */
function ofDay(field: string, hours: readonly OpenHours[]): HoursError[] {
  if (hours.some(({ opens, closes }) => closes <= opens)) return [{ field, code: "OUT_OF_RANGE" }];
  const inOrder = hours.toSorted((one, other) => one.opens.localeCompare(other.opens));
  const overlaps = inOrder.some(({ opens }, place) => place > 0 && opens < (inOrder[place - 1]?.closes ?? ""));
  return overlaps ? [{ field, code: "TAKEN" }] : [];
}

/** What is known when hours are changed: the date at the property, and the exceptions that are stored. */
type SoFar = { today: LocalDate; exceptions: readonly { date: LocalDate }[] };

function ofException(exceptions: readonly HoursException[], place: number, soFar: SoFar): HoursError[] {
  const { date, name, hours } = exceptions[place] as HoursException;
  const field = `exceptions.${place}`;
  if (date === "") return [{ field: `${field}.date`, code: "MISSING" }];
  if (!isLocalDate(date)) return [{ field: `${field}.date`, code: "INVALID" }];
  const isPast = date < soFar.today && !soFar.exceptions.some((stored) => stored.date === date);
  const isTwice = exceptions.slice(0, place).some((other) => other.date === date);
  return [
    ...(isPast ? [{ field: `${field}.date`, code: "OUT_OF_RANGE" } as const] : []),
    ...(isTwice ? [{ field: `${field}.date`, code: "TAKEN" } as const] : []),
    ...(name.trim() === "" ? [{ field: `${field}.name`, code: "MISSING" } as const] : []),
    ...(Array.from(name.trim()).length > businessHours.longestName
      ? [{ field: `${field}.name`, code: "TOO_LONG" } as const]
      : []),
    ...ofDay(field, hours),
  ];
}

/**
 * Validates hours: an end that is not after its start and a date that is over (OUT_OF_RANGE), overlaps and a date twice
 * (TAKEN). Stored exceptions that are over meanwhile are no error.
 */
export const validateBusinessHours = ({ weekly, exceptions }: BusinessHoursFacts, soFar: SoFar): HoursError[] => [
  ...weekly.flatMap((hours, day) => ofDay(`weekly.${day}`, hours)),
  ...exceptions.flatMap((_, place) => ofException(exceptions, place, soFar)),
];

/** Names trimmed, hours of each day and exceptions in their order. */
export const tidyHours = ({ weekly, exceptions }: BusinessHoursFacts): BusinessHoursFacts => {
  const inOrder = (hours: readonly OpenHours[]) => hours.toSorted((one, other) => one.opens.localeCompare(other.opens));
  return {
    weekly: weekly.map(inOrder),
    exceptions: exceptions
      .map(({ date, name, hours }) => ({ date, name: name.trim(), hours: inOrder(hours) }))
      .toSorted((one, other) => one.date.localeCompare(other.date)),
  };
};

/** The hours of a date: an exception wins over its weekday. Without 24-hour gaps at midnight: see `openingState`. */
export function hoursOn({ weekly, exceptions }: BusinessHoursFacts, date: LocalDate): readonly OpenHours[] {
  return (exceptions.find((each) => each.date === date)?.hours ?? weekly[weekdayOf(date)]) || [];
}

export type OpeningState = { isOpen: boolean; changesOn: LocalDate | null; changesAt: string | null };

const isOpenAt = (facts: BusinessHoursFacts, date: LocalDate, time: string) =>
  hoursOn(facts, date).some(({ opens, closes }) => opens <= time && time < closes);

/**
 * Whether the office is open, and when that changes next within two weeks. Hours that end at midnight and go on at
 * midnight are one.
 * @param time 24 hours: "14:05"
 */
export function openingState(facts: BusinessHoursFacts, date: LocalDate, time: string): OpeningState {
  const isOpen = isOpenAt(facts, date, time);
  for (let day = 0; day <= businessHours.daysAhead; day += 1) {
    const on = addDays(date, day);
    const times = ["00:00", ...hoursOn(facts, on).flatMap(({ opens, closes }) => [opens, closes])].toSorted();
    const at = times.find((each) => each < "24:00" && (day > 0 || each > time) && isOpenAt(facts, on, each) !== isOpen);
    if (at !== undefined) return { isOpen, changesOn: on, changesAt: at };
  }
  return { isOpen, changesOn: null, changesAt: null };
}
