import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Calendar } from "@portico/design-system/calendar";
import { Card } from "@portico/design-system/card";
import { Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { dayOf, isLateDebitDay, nextDebitDate, waitsTooLong } from "@portico/rules/autoPay";
import { addDays, addMonths } from "@portico/rules/dates";
import { stillDue } from "@portico/rules/paymentAmount";
import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { AutoPayAccountFragment } from "../../../api/graphql/generated/graph.ts";
import { useScreenTitle } from "../../../components/useScreenTitle.ts";
import { Form } from "../model/Form.tsx";
import { autoPayPath } from "../model/paths.ts";
import { selectAutoPayPhase } from "./autoPay.selectors.ts";
import { autoPayEvents } from "./autoPay.slice.ts";
import { Barrier, barrierOf, BeingConfirmed } from "./Barriers.tsx";
import { NotEnrolled } from "./NotEnrolled.tsx";
import { Refused } from "./RefusalAlert.tsx";

type Props = { account: AutoPayAccountFragment };

/** The day of the month on which Auto Pay pays: days on which the bill would be late can be reached and say why (AUTO-08). */
export function SettingsForm({ account }: Props) {
  const phase = useSelector(selectAutoPayPhase);
  const barrier = barrierOf(account);
  if (phase.name === "unknown") return <BeingConfirmed />;
  if (barrier === "mayNot" || barrier === "open") return <Barrier account={account} barrier={barrier} />;
  const [enrolment] = account.autoPay.enrolments;
  return enrolment ? <DayForm account={account} current={nextDebitDate(enrolment.debitDay, account.businessDate)} /> : <NotEnrolled account={account} />;
}

function DayForm({ account, current }: Props & { current: string }) {
  const t = useCopy();
  const { date, setDate, submit, busy, refused, fault } = useDay(account, current);
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
          <LatestInTime account={account} date={date} onChoose={setDate} />
          <Card>
            <Calendar {...useCalendar(account)} label={t("billing.autoPay.settings.calendar")} value={date} onChange={setDate} />
          </Card>
          <Text weight="strong">{t("billing.autoPay.settings.chosen", { day: dayOf(date), date })}</Text>
          {fault && (
            <div role="alert">
              <Text tone="bad">{t("billing.autoPay.settings.choose")}</Text>
            </div>
          )}
          <Actions>
            <Button type="submit" wide busy={busy ? t("billing.autoPay.review.busy") : undefined}>
              {t("billing.autoPay.settings.submit")}
            </Button>
          </Actions>
        </Stack>
      </Form>
    </Stack>
  );
}

/** The last day of the month that is in time, one press away: money stays where it is as long as it may. */
function LatestInTime({ account, date, onChoose }: Props & { date: string; onChoose: (date: string) => void }) {
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

/** The bill that is out is late after its due date, although later ones would not be. */
function isLate({ autoPay: { billDay, dueDay }, dueDate, ...owed }: AutoPayAccountFragment, day: string): boolean {
  return isLateDebitDay(dayOf(day), { billDay, dueDay }) || (stillDue(owed) > 0 && waitsTooLong(dueDate, day));
}

/** Tomorrow to a month ahead: every day of the month once. */
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
    marks: dueDate ? [{ date: dueDate, label: t("billing.autoPay.settings.due"), tone: "attention" as const }] : [],
  };
}

function useDay({ id: accountId }: AutoPayAccountFragment, current: string) {
  const dispatch = useDispatch();
  const phase = useSelector(selectAutoPayPhase);
  const [date, choose] = useState(current);
  const [fault, setFault] = useState(false);
  const submit = () => {
    setFault(date === current);
    if (date !== current) dispatch(autoPayEvents.asked({ kind: "date", accountId, debitDay: dayOf(date) }));
  };
  const setDate = (next: string) => {
    choose(next);
    setFault(false);
  };
  return { date, setDate, submit, fault, busy: phase.name === "submitting", refused: phase.name === "refused" && phase.order === "date" ? phase.refused : undefined };
}
