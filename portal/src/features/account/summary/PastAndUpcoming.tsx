import { useCopy } from "@portico/content-runtime/react";
import { Card, CardTitle } from "@portico/design-system/card";
import { Columns, Divider, Inline, Stack } from "@portico/design-system/layout";
import { DateTile, Money } from "@portico/design-system/money";
import { Text } from "@portico/design-system/text";
import { Fragment } from "react";
import { SummaryAppointment } from "../../appointments/model/SummaryAppointment.tsx";
import type { Account } from "../model/account.api.ts";
import { type UpcomingEvent, upcomingEvents } from "./upcomingEvents.ts";
import { LastPayment } from "./LastPayment.tsx";

/** Upcoming dates: bill due, automatic charges, possible service stop. */
function Upcoming({ account }: { account: Account }) {
  const t = useCopy();
  const upcoming = upcomingEvents(account.status);
  return (
    <Card labelledBy="coming-up">
      <Stack gap="medium">
        <CardTitle level={2} id="coming-up">
          {t("summary.coming.title")}
        </CardTitle>
        {upcoming.length === 0 && <Text tone="quiet">{t("summary.coming.none")}</Text>}
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

/** Shown below the services: the next appointment, the last payment and upcoming dates. */
export function PastAndUpcoming({ account }: { account: Account }) {
  const { nextAppointment, timeZone } = account;
  return (
    <Stack gap="large">
      {nextAppointment && <SummaryAppointment appointment={nextAppointment} timeZone={timeZone} />}
      <Columns template="equal">
        <LastPayment account={account} />
        <Upcoming account={account} />
      </Columns>
    </Stack>
  );
}
