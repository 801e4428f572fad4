import { useCopy } from "@portico/content-runtime/react";
import {
  type BusinessHoursFacts,
  validateBusinessHours,
  type HoursException,
  type HoursError,
  type OpenHours,
} from "@portico/rules/businessHours";
import { parseTypedDate, typedDate } from "@portico/rules/dates";
import { useState } from "react";
import { useAttempts } from "../../../components/useAttempts.ts";
import type { ConflictRow } from "../../community/model/Conflict.tsx";
import { useTyped } from "../../community/model/useTyped.ts";
import type { BusinessHours } from "../model/property.api.ts";
import type { Property } from "../model/useProperty.ts";
import { isConflict } from "../model/useSavedToast.ts";
import { useHoursCopy } from "./useHoursCopy.ts";

/** The place of Friday in a week that begins on Monday. */
const FRIDAY = 4;

/** An exception as typed: its date is text, and its key stays while others are removed. */
type Typed = { weekly: OpenHours[][]; exceptions: (HoursException & { key: string; typed: string })[] };

const typedOf = ({ weekly, exceptions }: BusinessHoursFacts): Typed => ({
  weekly,
  exceptions: exceptions.map((each) => ({ ...each, key: each.date, typed: typedDate(each.date) })),
});

/** An unreadable date stays as it is, which is an error. */
const factsOf = ({ weekly, exceptions }: Typed): BusinessHoursFacts => ({
  weekly,
  exceptions: exceptions.map(({ name, hours, typed }) => ({
    date: parseTypedDate(typed) ?? typed.trim(),
    name,
    hours,
  })),
});

const isSame = (one: readonly OpenHours[], other: readonly OpenHours[] = []) =>
  one.length === other.length &&
  one.every(({ opens, closes }, at) => opens === other[at]?.opens && closes === other[at]?.closes);

/** Form state of office hours: input, errors found here or by the server, submit, and what a conflict is about. */
export function useHoursForm(hours: BusinessHours, { phase, send, dismiss }: Property) {
  const t = useCopy();
  const { typed, type, takeVersion, reset } = useTyped(hours.version, () => typedOf(hours), {
    isConflict: isConflict({ phase }),
    isSaved: phase.name === "done",
  });
  const [copied, setCopied] = useState<number | null>(null);
  const rows = useHoursCopy();
  const facts = factsOf(typed);
  const told = phase.name === "failed" && phase.failure.kind === "invalid" ? phase.failure.fields : [];
  const attempts = useAttempts(told.length > 0);
  const ownErrors = () => validateBusinessHours(facts, hours);
  const own = attempts.count > 0 ? ownErrors() : [];
  const errors = own.length > 0 ? own : (told as HoursError[]);
  const words = ({ field, code }: HoursError) => {
    const part = field.endsWith(".date") ? "date" : field.endsWith(".name") ? "name" : "hours";
    return t("property.hours.fault", { part, code });
  };
  const submit = () => {
    attempts.add();
    if (ownErrors().length === 0) send({ what: "hours", version: takeVersion(), facts });
  };
  const typeExceptions = (change: (exceptions: Typed["exceptions"]) => Typed["exceptions"]) =>
    type((current) => ({ ...current, exceptions: change(current.exceptions) }));
  const typeWeekly = (change: (weekly: OpenHours[][]) => OpenHours[][]) =>
    type((current) => ({ ...current, weekly: change(current.weekly) }));
  const changeException = (place: number, part: Partial<Typed["exceptions"][number]>) =>
    typeExceptions((all) => all.map((each, at) => (at === place ? { ...each, ...part } : each)));
  return {
    facts,
    typedDates: typed.exceptions.map((each) => each.typed),
    keyOf: (place: number) => typed.exceptions[place]?.key,
    tries: attempts.count,
    errors: errors.map((error) => ({ fieldName: error.field, message: words(error) })),
    errorOf: (field: string) => {
      const found = errors.find((error) => error.field === field);
      return found && words(found);
    },
    submit,
    changeDay: (place: number, changed: OpenHours[]) =>
      typeWeekly((weekly) => weekly.map((each, at) => (at === place ? changed : each))),
    /** Whether there is anything to copy; the day that was copied keeps its button, which has the focus. */
    mayCopy: (place: number) =>
      place <= FRIDAY &&
      (place === copied || typed.weekly.slice(0, FRIDAY + 1).some((day) => !isSame(day, typed.weekly[place]))),
    /**
     * Gives the other weekdays, Monday to Friday, the hours of one day.
     * @returns takes that back: the week is as it was before
     */
    copyToWeekdays: (place: number) => {
      const { weekly } = typed;
      setCopied(place);
      typeWeekly((before) => before.map((each, at) => (at <= FRIDAY ? (before[place] ?? []) : each)));
      return () => typeWeekly(() => weekly);
    },
    changeException,
    typeDate: (place: number, text: string) => changeException(place, { typed: text }),
    addException: () =>
      typeExceptions((all) => [...all, { key: crypto.randomUUID(), date: "", typed: "", name: "", hours: [] }]),
    removeException: (place: number) => typeExceptions((all) => all.filter((_, at) => at !== place)),
    differences: differencesOf(rows(hours), rows(facts), t("property.hours.noException")),
    takeTheirs: () => {
      reset();
      dismiss();
    },
  };
}

type Row = { id: string; term: string; value: string };

/** What is saved now beside what was entered; a day that only one of them has is named by that one. */
function differencesOf(theirs: readonly Row[], mine: readonly Row[], none: string): ConflictRow[] {
  const ids = [...new Set([...theirs, ...mine].map(({ id }) => id))];
  return ids.map((id) => {
    const [one, other] = [theirs.find((row) => row.id === id), mine.find((row) => row.id === id)];
    const term = (one ?? other)?.term ?? "";
    return { id, term, theirs: one?.value ?? none, mine: other?.value ?? none };
  });
}
