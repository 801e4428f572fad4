import { useLocale } from "../locale/index.ts";
import * as css from "./Calendar.css.ts";
import { asTitle } from "./dayNames.ts";
import { addDays } from "./days.ts";

/** Any Sunday: from here weekdays are counted. */
const sunday = "2026-11-01";

/** The names of the weekdays: two letters to see, the whole word to hear. */
export function WeekdayRow({ first }: { first: number }) {
  const locale = useLocale();
  const days = Array.from({ length: 7 }, (_, at) => addDays(sunday, first + at));
  return (
    <thead>
      <tr>
        {days.map((day) => (
          <th key={day} scope="col" aria-label={asTitle(day, locale, "weekday")} className={css.weekday}>
            {asTitle(day, locale, "weekday").slice(0, 2)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
