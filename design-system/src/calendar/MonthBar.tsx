import type { ReactNode } from "react";
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from "../icons/index.ts";
import { useLocale } from "../locale/index.ts";
import * as css from "./Calendar.css.ts";
import { asTitle } from "./dayNames.ts";
import { addMonths, firstOfMonth } from "./days.ts";
import { shownDays } from "./limits.ts";
import type { CalendarOptions } from "./options.ts";
import type { Month } from "./useMonth.ts";

type MonthBarProps = { options: CalendarOptions; day: string; onGo: Month["go"] };

/** The name of the month, and the buttons or the list to reach other months. */
export function MonthBar({ options, day, onGo }: MonthBarProps) {
  const locale = useLocale();
  const { first, last } = shownDays(options);
  const [before, after] = [addMonths(day, -1), addMonths(day, 1)];
  return (
    <div className={css.bar}>
      {options.jumpLabel === undefined ? (
        <p className={css.title}>{asTitle(day, locale, "month")}</p>
      ) : (
        <MonthList
          label={options.jumpLabel}
          first={first}
          last={last}
          day={day}
          onChange={(month) => onGo(month, "list")}
        />
      )}
      <MonthButton label={options.previousLabel} possible={before >= first} onPress={() => onGo(before)}>
        <ChevronLeftIcon />
      </MonthButton>
      <MonthButton label={options.nextLabel} possible={after <= last} onPress={() => onGo(after)}>
        <ChevronRightIcon />
      </MonthButton>
    </div>
  );
}

type MonthButtonProps = { label: string; possible: boolean; onPress: () => void; children: ReactNode };

/** At the bounds the button stays focusable, and pressing it announces why there is no further month. */
function MonthButton({ label, possible, onPress, children }: MonthButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!possible}
      data-state={possible ? "ready" : "refused"}
      className={css.step}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

type MonthListProps = { label: string; first: string; last: string; day: string; onChange: (day: string) => void };

function MonthList({ label, first, last, day, onChange }: MonthListProps) {
  const locale = useLocale();
  return (
    <span className={css.jump}>
      <select
        aria-label={label}
        value={firstOfMonth(day)}
        className={css.jumpList}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {monthsBetween(first, last).map((month) => (
          <option key={month} value={month}>
            {asTitle(month, locale, "month")}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={18} />
    </span>
  );
}

function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}
