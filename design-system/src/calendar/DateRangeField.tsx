import { useId, useRef, useState } from "react";
import { classes } from "../internal/classes.ts";
import { FieldFrame } from "../internal/form/FieldFrame.tsx";
import { Fieldset } from "../internal/form/Fieldset.tsx";
import { wiring } from "../internal/form/ids.ts";
import * as field from "../internal/form/input.css.ts";
import { CalendarPopup } from "./CalendarPopup.tsx";
import type { OpenLabels } from "./DateField.tsx";
import * as css from "./DateRangeField.css.ts";
import { DateInput } from "./DateInput.tsx";
import { isDay } from "./days.ts";
import { OpenButton } from "./OpenButton.tsx";
import type { CalendarOptions } from "./options.ts";
import { type DateRange, isWhole } from "./range.ts";
import { RangeCalendar, type RangeLabels } from "./RangeCalendar.tsx";
import { parseTypedDate, formatTypedDate } from "./typedDate.ts";

/** The texts of the two fields, e.g. "11/01/26" and "11/21/26". */
export type TypedRange = { start: string; end: string };

/** One of the two inputs: its visible label, its `name`, and an id if another element refers to it. */
export type RangeEnd = { label: string; name: string; id?: string };

export type DateRangeFieldProps = OpenLabels &
  RangeLabels &
  CalendarOptions & {
    /** Legend: what the range is for, e.g. "Activity". */
    legend: string;
    /** Name of the question. `ErrorSummary` links to one of the two inputs, by that input's name. */
    name: string;
    hint?: string;
    error?: string;
    /** Label of the first input: "From". */
    start: RangeEnd;
    /** Label of the second input: "To". */
    end: RangeEnd;
    value: TypedRange;
    onChange: (value: TypedRange) => void;
  };

/**
 * A date range: type the first and the last day or choose both in one calendar. A range chosen in the calendar is put
 * in order; typed days are left as they are, and the screen validates them.
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
        {(
          [
            ["start", start, `${own}-start`],
            ["end", end, `${own}-end`],
          ] as const
        ).map(([at, labels, id]) => (
          <FieldFrame key={at} {...labels} id={labels.id ?? id} fit="short">
            <div className={classes(field.box, field.fit.amount)} data-state={error ? "invalid" : "valid"}>
              <DateInput
                {...wiring(labels.id ?? id, labels)}
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

type RangeOfTextsProps = CalendarOptions &
  RangeLabels & { label: string; value: TypedRange; onChange: (texts: TypedRange) => void };

/**
 * The calendar between the two inputs. It reads the typed texts and writes only a complete range, so closing it after
 * the first day changes nothing.
 */
function RangeOfTexts({ value, onChange, ...calendar }: RangeOfTextsProps) {
  const { today } = calendar;
  const [begun, setBegun] = useState<DateRange>();
  const [start = "", end = ""] = [value.start, value.end]
    .map((text) => parseTypedDate(text, today))
    .filter(isDay)
    .toSorted();
  const chosen = (range: DateRange) =>
    isWhole(range)
      ? onChange({ start: formatTypedDate(range.start, today), end: formatTypedDate(range.end, today) })
      : setBegun(range);
  return <RangeCalendar {...calendar} value={begun ?? { start, end }} onChange={chosen} />;
}
