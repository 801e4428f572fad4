import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Calendar } from "@portico/design-system/calendar";
import { Card } from "@portico/design-system/card";
import { Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { dueDateToMeet } from "@portico/rules/accountStatus";
import { dayOf, isLateDebitDay, nextDebitDate, waitsTooLong } from "@portico/rules/autoPay";
import { addDays, addMonths } from "@portico/rules/dates";
import { stillDue } from "@portico/rules/paymentAmount";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { AutoPayAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { useScreenTitle } from "../../../components/useScreenTitle.ts";
import { Form } from "../model/payment-flow/FlowFrame.tsx";
import { autoPayPath } from "../model/paths.ts";
import { autoPayEvents, selectAutoPayPhase } from "./autoPay.slice.ts";
import { Barrier, barrierOf, BeingConfirmed, NotEnrolled } from "./Barriers.tsx";
import { Refused } from "./StepFrame.tsx";

type Props = { account: AutoPayAccountFragment };

/**
 * Choice of the debit day. Days that would make the bill late can be focused and explain why, but not selected
 * (AUTO-08).
 */
export function SettingsForm({ account }: Props) {
  const phase = useSelector(selectAutoPayPhase);
  const barrier = barrierOf(account);
  if (phase.name === "unknown") return <BeingConfirmed />;
  if (barrier === "mayNot" || barrier === "open") return <Barrier account={account} barrier={barrier} />;
  const [enrolment] = account.autoPay.enrolments;
  return enrolment ? <DayForm account={account} current={enrolment.debitDay} /> : <NotEnrolled account={account} />;
}

function DayForm({ account, current }: Props & { current: number }) {
  const t = useCopy();
  const { date, day, choose, submit, busy, refused, error } = useDateForm(account, current);
  useScreenTitle(t("billing.autoPay.settings.title"));
  return (
    <Stack gap="large">
      <Stack gap="small">
        <BackLink href={autoPayPath(account.id)} label={t("billing.autoPay.manage.title")} />
        <PageHeader title={t("billing.autoPay.settings.title")} description={t("billing.autoPay.settings.lead")} />
      </Stack>
      {refused && <Refused accountId={account.id} refused={refused} what="date" />}
      <Form onSubmit={submit}>
        <Stack gap="large">
          <LatestDayInTime account={account} chosen={day} onChoose={choose} />
          <Card>
            <Calendar
              {...useCalendar(account)}
              label={t("billing.autoPay.settings.calendar")}
              value={date}
              onChange={(chosen) => choose(dayOf(chosen), chosen)}
            />
          </Card>
          <Text weight="strong">
            {t("billing.autoPay.settings.chosen", { day, date: nextDebitDate(day, account.businessDate) })}
          </Text>
          {error && (
            <div role="alert">
              <Text tone="critical">{t("billing.autoPay.settings.choose")}</Text>
            </div>
          )}
          <Actions>
            <Button type="submit" fullWidth busy={busy ? t("billing.autoPay.review.busy") : undefined}>
              {t("billing.autoPay.settings.submit")}
            </Button>
          </Actions>
        </Stack>
      </Form>
    </Stack>
  );
}

/**
 * Button for the latest day of the month that is in time, so that customers keep their money as long as possible. In a
 * month without that day its date is the last one.
 */
function LatestDayInTime({ account, chosen, onChoose }: Props & { chosen: number; onChoose: (day: number) => void }) {
  const t = useCopy();
  const day = account.autoPay.usualDebitDay;
  if (isLate(account, day) || day === chosen) return null;
  return (
    <div>
      <Button variant="secondary" size="compact" onPress={() => onChoose(day)}>
        {t("billing.autoPay.settings.latest", { date: nextDebitDate(day, account.businessDate) })}
      </Button>
    </div>
  );
}

/** Only the bill that is due now would be late; later bills would be in time. */
function isLate({ autoPay, businessDate, dueDate, status, ...owed }: AutoPayAccountFragment, day: number): boolean {
  const due = stillDue(owed);
  const inTimeFor = dueDateToMeet(dueDate, status.arrangement, due);
  return isLateDebitDay(day, autoPay) || (due > 0 && waitsTooLong(inTimeFor, nextDebitDate(day, businessDate)));
}

/**
 * Tomorrow to one month ahead. Where these dates include a short month, the calendar goes on to the end of the next
 * long one for the days that are missing: every day of the month is offered once.
 */
function useCalendar(account: AutoPayAccountFragment) {
  const { businessDate, dueDate } = account;
  const t = useCopy();
  const aMonthAhead = addMonths(businessDate, 1);
  const dates = Array.from({ length: 31 }, (_, index) => firstDateWith(index + 1, businessDate));
  const far = t("billing.autoPay.settings.far");
  return {
    today: businessDate,
    previousLabel: t("billing.autoPay.settings.previous"),
    nextLabel: t("billing.autoPay.settings.next"),
    min: { date: addDays(businessDate, 1), reason: t("billing.autoPay.settings.past") },
    max: { date: dates.reduce((last, date) => (date > last ? date : last), aMonthAhead), reason: far },
    unavailable: (date: string) => {
      if (!dates.includes(date)) return far;
      return isLate(account, dayOf(date)) ? t("billing.autoPay.settings.late") : undefined;
    },
    marks: dueDate ? [{ date: dueDate, label: t("billing.autoPay.settings.due"), tone: "warning" as const }] : [],
  };
}

/** The first date after another that is the day of its month, past months that do not have the day. */
function firstDateWith(day: number, after: string): string {
  const date = nextDebitDate(day, after);
  return dayOf(date) === day ? date : firstDateWith(day, date);
}

function useDateForm({ id: accountId, businessDate }: AutoPayAccountFragment, current: number) {
  const dispatch = useDispatch();
  const phase = useSelector(selectAutoPayPhase);
  const [{ day, date }, setChosen] = useState({ day: current, date: nextDebitDate(current, businessDate) });
  const [error, setError] = useState(false);
  const submit = () => {
    setError(day === current);
    if (day !== current) dispatch(autoPayEvents.requested({ kind: "date", accountId, debitDay: day }));
  };
  const choose = (chosen: number, on = nextDebitDate(chosen, businessDate)) => {
    setChosen({ day: chosen, date: on });
    setError(false);
  };
  return {
    date,
    day,
    choose,
    submit,
    error,
    busy: phase.name === "submitting",
    refused: phase.name === "refused" && phase.submission === "date" ? phase.refused : undefined,
  };
}
