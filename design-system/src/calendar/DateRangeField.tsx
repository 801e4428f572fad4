import { useId, useRef, useState } from "react";
import { classes } from "../internal/classes.ts";
import { FieldFrame } from "../internal/form/FieldFrame.tsx";
import { Fieldset } from "../internal/form/Fieldset.tsx";
import { wiring } from "../internal/form/ids.ts";
import * as field from "../internal/form/input.css.ts";
import { CalendarPopup } from "./CalendarPopup.tsx";
import type { OpeningWords } from "./DateField.tsx";
import * as css from "./DateRangeField.css.ts";
import { DateInput } from "./DateInput.tsx";
import { isDay } from "./days.ts";
import { OpenButton } from "./OpenButton.tsx";
import type { CalendarOptions } from "./options.ts";
import { type DateRange, isWhole } from "./range.ts";
import { RangeCalendar, type RangeWords } from "./RangeCalendar.tsx";
import { parseTypedDate, writeTypedDate } from "./typedDate.ts";

/** Two texts as they stand in the fields, e.g. "11/01/26" and "11/21/26". */
export type TypedRange = { start: string; end: string };

/** One of the two texts: its label, always visible, the name of its value, and an id if something else refers to it. */
export type RangeEnd = { label: string; name: string; id?: string };

export type DateRangeFieldProps = OpeningWords &
  RangeWords &
  CalendarOptions & {
    /** What the two days are for, e.g. "Activity". */
    legend: string;
    /** Name of the question. `ErrorSummary` leads to one of its texts, by the name of that text. */
    name: string;
    hint?: string;
    error?: string;
    /** "From". */
    start: RangeEnd;
    /** "To". */
    end: RangeEnd;
    value: TypedRange;
    onChange: (value: TypedRange) => void;
  };

/**
 * A first and a last day, typed or chosen in one calendar. Chosen days are put in order; typed ones stay as they are, and
 * the screen says what is wrong.
 *
 * @example
 * <DateRangeField legend={copy("activity.days")} name="days" start={{ label: copy("activity.from"), name: "from" }} end={{ label: copy("activity.to"), name: "to" }}
 *   value={texts} onChange={setTexts} today={today} {...calendarWords} />
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const { legend, name, hint, error, start, end, value, onChange, openLabel, closeLabel, ...calendar } = props;
  const own = useId();
  const [open, setOpen] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  return (
    <Fieldset legend={legend} id={own} name={name} hint={hint} error={error}>
      <div ref={row} className={css.range}>
        {([["start", start, `${own}-start`], ["end", end, `${own}-end`]] as const).map(([at, words, id]) => (
          <FieldFrame key={at} {...words} id={words.id ?? id} fit="short">
            <div className={classes(field.box, field.fit.amount)} data-state={error ? "invalid" : "valid"}>
              <DateInput
                {...wiring(words.id ?? id, words)}
                aria-invalid={error ? true : undefined}
                today={calendar.today}
                value={value[at]}
                onChange={(text) => onChange({ ...value, [at]: text })}
              />
            </div>
          </FieldFrame>
        ))}
        <OpenButton label={openLabel} open={open} className={css.opener} onPress={() => setOpen(!open)} />
      </div>
      <CalendarPopup open={open} label={legend} closeLabel={closeLabel} anchor={row} onClose={() => setOpen(false)}>
        {(close) => (
          <RangeOfTexts
            {...calendar}
            label={legend}
            value={value}
            onChange={(texts) => {
              onChange(texts);
              close();
            }}
          />
        )}
      </CalendarPopup>
    </Fieldset>
  );
}

type RangeOfTextsProps = CalendarOptions & RangeWords & { label: string; value: TypedRange; onChange: (texts: TypedRange) => void };

/** The calendar between the two texts: it reads what is typed. It writes a whole range only, so that closing it halfway loses nothing. */
function RangeOfTexts({ value, onChange, ...calendar }: RangeOfTextsProps) {
  const { today } = calendar;
  const [begun, setBegun] = useState<DateRange>();
  const [start = "", end = ""] = [value.start, value.end].map((text) => parseTypedDate(text, today)).filter(isDay).toSorted();
  const chosen = (range: DateRange) =>
    isWhole(range) ? onChange({ start: writeTypedDate(range.start, today), end: writeTypedDate(range.end, today) }) : setBegun(range);
  return <RangeCalendar {...calendar} value={begun ?? { start, end }} onChange={chosen} />;
}
