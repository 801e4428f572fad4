import { DateField, type DayLimits } from "../calendar/index.ts";
import { Checkbox, RadioGroup } from "../choice/index.ts";
import { PhoneField, Select, TextArea, TextField } from "../field/index.ts";

/** What a question asks for. `choice` is a group of radio buttons, `check` a single checkbox. */
export type QuestionKind = "text" | "longText" | "email" | "phone" | "number" | "date" | "choice" | "select" | "check";

export type Question = {
  kind: QuestionKind;
  /** The question: label of the field, or legend of the group. */
  label: string;
  /** Name of the value. `ErrorSummary` finds the control by it. */
  name: string;
  /** A hint on how to answer; stays visible while typing. */
  hint?: string;
  /** Text that marks the question as optional. A question without it is required. */
  optionalLabel?: string;
  /** Of a `text`, `longText` or `number`: the maximum number of characters. */
  maxLength?: number;
  /** Of a `choice` or `select`. */
  options?: readonly { value: string; label: string }[];
  /** Of a `date`: the days that can be chosen. */
  days?: Pick<DayLimits, "min" | "max">;
};

export type QuestionFieldLabels = {
  /** The empty value of a `select`: "Choose one". */
  choose: string;
  /** The remaining characters of a `longText`; a negative number means too many. */
  remaining: (left: number) => string;
  /** Names of the buttons of a calendar. */
  openCalendar: (label: string) => string;
  closeCalendar: string;
  previousMonth: string;
  nextMonth: string;
};

export type QuestionFieldProps = {
  question: Question;
  /** The text as typed, the value of an option, or "YES" for a checkbox that is checked; "" for no answer. */
  value: string;
  onChange: (value: string) => void;
  /** The error: what is wrong and how to fix it. */
  error?: string;
  /** Today at the provider, for calendars. */
  today: string;
  labels: QuestionFieldLabels;
};

/**
 * One question of a form that is described by data, with the field that fits its kind. Where the questions are known
 * when the screen is written, use the fields themselves.
 *
 * @example
 * <QuestionField question={{ kind: "choice", name: "effect", label: "How bad is it?", options }} value={answers.effect}
 *   onChange={(effect) => answer({ effect })} today={today} labels={labels} />
 */
export function QuestionField({ question, value, onChange, error, today, labels }: QuestionFieldProps) {
  const { kind, label, name, hint, optionalLabel, maxLength, options = [], days } = question;
  const shared = { label, name, hint, optionalLabel, error, value, onChange };
  // A group of radio buttons and a checkbox have no place of their own for it.
  const marked = optionalLabel === undefined ? label : `${label} (${optionalLabel})`;
  switch (kind) {
    case "text":
      return <TextField {...shared} autoComplete="off" maxLength={maxLength} />;
    case "number":
      return <TextField {...shared} autoComplete="off" inputMode="numeric" maxLength={maxLength} />;
    case "email":
      return <TextField {...shared} type="email" autoComplete="email" />;
    case "phone":
      return <PhoneField {...shared} />;
    case "longText":
      return maxLength === undefined ? (
        <TextArea {...shared} rows={5} />
      ) : (
        <TextArea {...shared} rows={5} maxLength={maxLength} remaining={labels.remaining} />
      );
    case "date":
      return (
        <DateField
          {...shared}
          {...days}
          today={today}
          openLabel={labels.openCalendar(label)}
          closeLabel={labels.closeCalendar}
          previousLabel={labels.previousMonth}
          nextLabel={labels.nextMonth}
        />
      );
    case "select":
      return <Select {...shared} placeholder={labels.choose} options={options} />;
    case "choice":
      return <RadioGroup {...{ name, hint, error, value, onChange, options }} legend={marked} />;
    case "check":
      return (
        <Checkbox
          {...{ label, name, hint, error }}
          checked={value !== ""}
          onChange={(checked) => onChange(checked ? "YES" : "")}
        />
      );
  }
}
