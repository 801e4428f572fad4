import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { Columns, Divider, Inline, Stack } from "@portico/design-system/layout";
import { DateTile, Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { Fragment } from "react";
import { useSelector } from "react-redux";
import { isHappeningToday } from "../../appointments/model/appointments.rules.ts";
import { SummaryAppointment } from "../../appointments/model/SummaryAppointment.tsx";
import type { Account } from "../model/account.api.ts";
import { selectUpToDateAccount, selectAccountsRead } from "../model/account.selectors.ts";
import { type UpcomingEvent, upcomingEvents } from "./upcomingEvents.ts";
import { LastPayment } from "./LastPayment.tsx";
import { QuickActions } from "./QuickActions.tsx";
import { VisitPlace } from "./VisitPlace.tsx";

/** Upcoming dates: bill due, automatic charges, possible service stop. */
function Upcoming({ upcoming }: { upcoming: UpcomingEvent[] }) {
  const t = useCopy();
  return (
    <Card labelledBy="coming-up">
      <Stack gap="medium">
        <CardTitle level={2} id="coming-up">
          {t("summary.coming.title")}
        </CardTitle>
        {upcoming.map((event, index) => (
          <Fragment key={event.id}>
            {index > 0 && <Divider />}
            <Line event={event} />
          </Fragment>
        ))}
      </Stack>
    </Card>
  );
}

function Line({ event: { date, title, amount, detail } }: { event: UpcomingEvent }) {
  const t = useCopy();
  return (
    <Inline gap="medium" wrap={false}>
      <DateTile date={date} />
      <div>
        <Text weight="strong">{t(title)}</Text>
        <Text size="small">{amount === undefined ? detail && t(detail) : <Money cents={amount} />}</Text>
      </div>
    </Inline>
  );
}

/** Rarely shown, and in this chunk because each chunk name costs bytes on every first visit. */
export { NoAccount, NoServices, RefusedNotice } from "./notices.tsx";

/** Shown first on the day of a visit: when the technician comes. Its place is kept while the account loads. */
export function TodaysAppointment() {
  const account = useSelector(selectUpToDateAccount);
  const { phase } = useSelector(selectAccountsRead);
  if (!account) return phase === "failed" ? null : <VisitPlace />;
  return account.nextAppointment && isHappeningToday(account.nextAppointment) ? (
    <SummaryAppointment appointment={account.nextAppointment} timeZone={account.timeZone} />
  ) : null;
}

/** Shown above the services: the next appointment on another day than today. */
export function ComingAppointment({ account: { nextAppointment, timeZone } }: { account: Account }) {
  return nextAppointment && !isHappeningToday(nextAppointment) ? (
    <SummaryAppointment appointment={nextAppointment} timeZone={timeZone} />
  ) : null;
}

/** Shown below the services: the last payment and upcoming dates, if any; quick actions. */
export function PastAndUpcoming({ account }: { account: Account }) {
  const { lastPayment, status } = account;
  const upcoming = upcomingEvents(status);
  const past = lastPayment && !account.billedElsewhere && <LastPayment account={account} payment={lastPayment} />;
  const coming = upcoming.length > 0 && !account.billedElsewhere && <Upcoming upcoming={upcoming} />;
  return (
    <Stack gap="large">
      {past && coming ? (
        <Columns template="equal">
          {past}
          {coming}
        </Columns>
      ) : (
        past || coming
      )}
      <QuickActions account={account} />
    </Stack>
  );
}
