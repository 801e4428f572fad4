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
  return enrolment ? (
    <DayForm account={account} current={nextDebitDate(enrolment.debitDay, account.businessDate)} />
  ) : (
    <NotEnrolled account={account} />
  );
}

function DayForm({ account, current }: Props & { current: string }) {
  const t = useCopy();
  const { date, setDate, submit, busy, refused, error } = useDateForm(account, current);
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
          <LatestDateInTime account={account} date={date} onChoose={setDate} />
          <Card>
            <Calendar
              {...useCalendar(account)}
              label={t("billing.autoPay.settings.calendar")}
              value={date}
              onChange={setDate}
            />
          </Card>
          <Text weight="strong">{t("billing.autoPay.settings.chosen", { day: dayOf(date), date })}</Text>
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

/** Button for the latest day of the month that is in time, so that customers keep their money as long as possible. */
function LatestDateInTime({ account, date, onChoose }: Props & { date: string; onChoose: (date: string) => void }) {
  const t = useCopy();
  const latest = nextDebitDate(account.autoPay.usualDebitDay, account.businessDate);
  if (isLate(account, latest) || dayOf(latest) === dayOf(date)) return null;
  return (
    <div>
      <Button variant="secondary" size="compact" onPress={() => onChoose(latest)}>
        {t("billing.autoPay.settings.latest", { date: latest })}
      </Button>
    </div>
  );
}

/** Only the bill that is due now would be late; later bills would be in time. */
function isLate({ autoPay, dueDate, status, ...owed }: AutoPayAccountFragment, day: string): boolean {
  const due = stillDue(owed);
  const inTimeFor = dueDateToMeet(dueDate, status.arrangement, due);
  return isLateDebitDay(dayOf(day), autoPay) || (due > 0 && waitsTooLong(inTimeFor, day));
}

/** Tomorrow to one month ahead: every day of the month once. */
function useCalendar(account: AutoPayAccountFragment) {
  const { businessDate, dueDate } = account;
  const t = useCopy();
  return {
    today: businessDate,
    previousLabel: t("billing.autoPay.settings.previous"),
    nextLabel: t("billing.autoPay.settings.next"),
    min: { date: addDays(businessDate, 1), reason: t("billing.autoPay.settings.past") },
    max: { date: addMonths(businessDate, 1), reason: t("billing.autoPay.settings.far") },
    unavailable: (day: string) => (isLate(account, day) ? t("billing.autoPay.settings.late") : undefined),
    marks: dueDate ? [{ date: dueDate, label: t("billing.autoPay.settings.due"), tone: "warning" as const }] : [],
  };
}

function useDateForm({ id: accountId }: AutoPayAccountFragment, current: string) {
  const dispatch = useDispatch();
  const phase = useSelector(selectAutoPayPhase);
  const [date, choose] = useState(current);
  const [error, setError] = useState(false);
  const submit = () => {
    setError(date === current);
    if (date !== current) dispatch(autoPayEvents.requested({ kind: "date", accountId, debitDay: dayOf(date) }));
  };
  const setDate = (next: string) => {
    choose(next);
    setError(false);
  };
  return {
    date,
    setDate,
    submit,
    error,
    busy: phase.name === "submitting",
    refused: phase.name === "refused" && phase.order === "date" ? phase.refused : undefined,
  };
}
