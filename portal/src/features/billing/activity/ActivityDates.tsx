import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { DateRangeField, formatTypedDate, parseTypedDate, type TypedRange } from "@portico/design-system/calendar";
import { Form } from "@portico/design-system/form";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { addMonths } from "@portico/rules/dates";
import { useState } from "react";

/** What the server answers at most. */
const monthsBack = 24;
/** Payments are scheduled less far ahead. */
const monthsAhead = 3;

type ActivityDatesProps = {
  /** The business date of the account. */
  today: string;
  /** ISO dates, both inclusive. */
  from: string;
  to: string;
  onChange: (days: { from: string; to: string }) => void;
};

/** The first and the last day of account activity (B16). What is typed applies with the button, a chosen range too. */
export function ActivityDates({ today, from, to, onChange }: ActivityDatesProps) {
  const t = useCopy();
  const [typed, setTyped] = useState<TypedRange>({
    start: formatTypedDate(from, today),
    end: formatTypedDate(to, today),
  });
  const [tries, setTries] = useState(0);
  const earliest = addMonths(today, -monthsBack);
  const [first, last] = [parseTypedDate(typed.start, today), parseTypedDate(typed.end, today)];
  const error =
    first === undefined || last === undefined
      ? t("billing.activity.dates.incomplete")
      : first > last
        ? t("billing.activity.dates.reversed")
        : first < earliest
          ? t("billing.activity.dates.tooEarly", { earliest })
          : undefined;
  const shown = tries > 0 ? error : undefined;
  const submit = () => {
    setTries(tries + 1);
    if (error !== undefined || first === undefined || last === undefined) return;
    setTries(0);
    onChange({ from: first, to: last });
  };
  return (
    <Form
      labelledBy="activity-dates"
      onSubmit={submit}
      errors={{
        title: t("billing.activity.dates.problem"),
        errors: shown === undefined ? [] : [{ fieldName: "from", message: shown }],
        focusOn: tries,
      }}
      actions={
        <Actions>
          <Button type="submit" variant="secondary">
            {t("billing.activity.dates.show")}
          </Button>
        </Actions>
      }
    >
      <VisuallyHidden as="h2" id="activity-dates">
        {t("billing.activity.dates.legend")}
      </VisuallyHidden>
      <DateRangeField
        legend={t("billing.activity.dates.legend")}
        name="dates"
        hint={t("billing.activity.dates.hint")}
        error={shown}
        start={{ label: t("billing.activity.dates.from"), name: "from" }}
        end={{ label: t("billing.activity.dates.to"), name: "to" }}
        value={typed}
        onChange={setTyped}
        openLabel={t("billing.activity.dates.open")}
        closeLabel={t("billing.close")}
        previousLabel={t("billing.schedule.date.previous")}
        nextLabel={t("billing.schedule.date.next")}
        startRemark={t("billing.activity.dates.first")}
        endRemark={t("billing.activity.dates.last")}
        startHint={t("billing.activity.dates.chooseFirst")}
        endHint={t("billing.activity.dates.chooseLast")}
        jumpLabel={t("billing.activity.dates.month")}
        today={today}
        min={{ date: earliest, reason: t("billing.activity.dates.tooEarly", { earliest }) }}
        max={{ date: addMonths(today, monthsAhead), reason: t("billing.activity.dates.tooLate") }}
      />
    </Form>
  );
}
