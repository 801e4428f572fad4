import { useCopy } from "@portico/content-runtime/react";
import { DateField } from "@portico/design-system/calendar";
import { Stack } from "@portico/design-system/layout";
import { addDays, parseTypedDate } from "@portico/rules/dates";
import { validateDate } from "@portico/rules/paymentDate";
import { lateBy } from "../model/payment-flow/late.rules.ts";
import { Notice } from "../model/screen/Notice.tsx";
import type { StepProps } from "./StepFrame.tsx";
import { type Account, dateBefore, type DateError, lateDates, openDates } from "./date.rules.ts";
import type { Draft } from "./payOnce.draft.ts";

type Props = StepProps & { value: string; onChange: (typed: string) => void; error: string | undefined };

/** The later date: typed, or picked in a calendar that marks other events and explains why a day is closed or late. */
export function LaterDateField({ account, draft, ...field }: Props) {
  const t = useCopy();
  const words = useDateErrorMessage(account, draft);
  const dates = openDates(account, draft);
  const { today, lastDate } = dates;
  const closed = (date: string) => {
    if (date === dateBefore(account, draft)) return undefined;
    if (date === today && draft.entry?.changes) return words({ kind: "outOfRange" });
    return validateDate(date, dates) === "pastCutOff" ? words({ kind: "pastCutOff", date }) : undefined;
  };
  const chosen = parseTypedDate(field.value);
  return (
    <Stack gap="medium">
      <DateField
        {...field}
        label={t("billing.schedule.date.field")}
        name="date"
        hint={t("billing.schedule.date.hint")}
        openLabel={t("billing.schedule.date.open")}
        closeLabel={t("billing.close")}
        previousLabel={t("billing.schedule.date.previous")}
        nextLabel={t("billing.schedule.date.next")}
        today={today}
        min={{ date: today, reason: t("billing.schedule.date.past") }}
        max={{ date: lastDate, reason: t("billing.schedule.date.beyond", { last: lastDate }) }}
        unavailable={closed}
        marks={useCalendarMarks({ account, draft })}
      />
      {chosen && chosen <= lastDate && <LateNotice account={account} draft={draft} date={chosen} />}
    </Stack>
  );
}

/** Warns that a payment on this date is after the due date, and what that means. */
function LateNotice({ account, draft, date }: StepProps & { date: string }) {
  const t = useCopy();
  const late = lateBy(account, date, draft.entry?.changes);
  if (!late) return null;
  return (
    <Notice tone="warning" live="polite" title={t("billing.schedule.late.title")}>
      {t("billing.schedule.late.detail", { ...late, date })}
    </Notice>
  );
}

/** Calendar marks: the bill, Auto Pay, the other scheduled payment, and the days after the due date. */
function useCalendarMarks({ account, draft }: StepProps) {
  const t = useCopy();
  const { dueDate, nextAutoPayDate, scheduledPayments } = account;
  const { entry } = draft;
  const others = scheduledPayments.filter(({ id }) => id !== entry?.changes);
  return [
    ...(dueDate ? [{ date: dueDate, label: t("billing.schedule.mark.due"), tone: "warning" } as const] : []),
    ...(nextAutoPayDate
      ? [{ date: nextAutoPayDate, label: t("billing.schedule.mark.autoPay"), tone: "info" } as const]
      : []),
    ...others.map(
      ({ paymentDate }) =>
        ({ date: paymentDate, label: t("billing.schedule.mark.scheduled"), tone: "success" }) as const,
    ),
    ...lateDates(account, draft).map(
      (date) => ({ date, label: t("billing.schedule.mark.late"), tone: "critical" }) as const,
    ),
  ];
}

/** Error message: for the format, the range, the cut-off (PAY-09), or a card that expires before the date (PAY-13). */
export function useDateErrorMessage(
  account: Account,
  draft: Draft,
): (error: DateError | undefined) => string | undefined {
  const t = useCopy();
  const { today, firstScheduledDate, lastDate: last } = openDates(account, draft);
  return (error) => {
    switch (error?.kind) {
      case "form":
        return t("billing.schedule.date.form");
      case "outOfRange":
        return draft.entry?.changes
          ? t("billing.schedule.date.rangeChange", { first: firstScheduledDate ?? addDays(today, 1), last })
          : t("billing.schedule.date.range", { first: today, last });
      case "pastCutOff":
        return t("billing.schedule.date.cutOff", { date: error.date, first: firstScheduledDate ?? addDays(today, 2) });
      case "cardOver":
        return t("billing.schedule.date.cardOver");
      case undefined:
        return undefined;
    }
  };
}
