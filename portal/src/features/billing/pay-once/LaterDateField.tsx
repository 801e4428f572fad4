import { useCopy } from "@portico/content-runtime/react";
import { DateField } from "@portico/design-system/calendar";
import { Stack } from "@portico/design-system/layout";
import { parseTypedDate } from "@portico/rules/dates";
import { dateFault } from "@portico/rules/paymentDate";
import { lateBy } from "../model/late.rules.ts";
import { Notice } from "../model/Notice.tsx";
import { dateBefore, lateDates, openDates } from "./date.rules.ts";
import type { StepProps } from "./steps.ts";
import { useDateFault } from "./useDateFault.ts";

type Props = StepProps & { value: string; onChange: (typed: string) => void; error: string | undefined };

/** The later date: typed, or chosen from a calendar that shows what else falls on its days and says why a day is closed or late. */
export function LaterDateField({ account, draft, ...field }: Props) {
  const t = useCopy();
  const words = useDateFault(account, draft);
  const dates = openDates(account, draft);
  const { today, lastDate } = dates;
  const closed = (date: string) => {
    if (date === dateBefore(account, draft)) return undefined;
    if (date === today && draft.way?.changes) return words({ kind: "outOfRange" });
    return dateFault(date, dates) === "pastCutOff" ? words({ kind: "pastCutOff", date }) : undefined;
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
        marks={useMarks({ account, draft })}
      />
      {chosen && chosen <= lastDate && <LateNotice account={account} draft={draft} date={chosen} />}
    </Stack>
  );
}

/** That a payment on this date comes after the due date, and what that means. */
export function LateNotice({ account, draft, date }: StepProps & { date: string }) {
  const t = useCopy();
  const late = lateBy(account, date, draft.way?.changes);
  if (!late) return null;
  return (
    <Notice tone="attention" live="polite" title={t("billing.schedule.late.title")}>
      {t("billing.schedule.late.detail", { ...late, date })}
    </Notice>
  );
}

/** What else falls on the days: the bill, Auto Pay, the other scheduled payment; and which days come after the due date. */
function useMarks({ account, draft }: StepProps) {
  const t = useCopy();
  const { dueDate, nextAutoPayDate, scheduledPayments } = account;
  const { way } = draft;
  const others = scheduledPayments.filter(({ id }) => id !== way?.changes);
  return [
    ...(dueDate ? [{ date: dueDate, label: t("billing.schedule.mark.due"), tone: "attention" } as const] : []),
    ...(nextAutoPayDate ? [{ date: nextAutoPayDate, label: t("billing.schedule.mark.autoPay"), tone: "note" } as const] : []),
    ...others.map(({ paymentDate }) => ({ date: paymentDate, label: t("billing.schedule.mark.scheduled"), tone: "good" }) as const),
    ...lateDates(account, draft).map((date) => ({ date, label: t("billing.schedule.mark.late"), tone: "bad" }) as const),
  ];
}
