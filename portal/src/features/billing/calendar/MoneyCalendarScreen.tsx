import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { EmptyState } from "@portico/design-system/feedback";
import { LabelInContext } from "@portico/design-system/hidden";
import { CalendarIcon } from "@portico/design-system/icons";
import { Columns, Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateTile, Money } from "@portico/design-system/money";
import { Heading, Text } from "@portico/design-system/text";
import { media } from "@portico/design-system/theme";
import { addMonths } from "@portico/rules/dates";
import { useState } from "react";
import { MoneyCalendarDocument } from "../../../api/graphql/generated/graph.calendar.ts";
import type { CalendarEventPartsFragment, MoneyCalendarQuery } from "../../../api/graphql/generated/graph.ts";
import { useFocusOnFirstNew } from "../../../components/useFocusOnFirstNew.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { useMedia } from "../../../components/useMedia.ts";
import { capitalized } from "../../../lib/capitalized.ts";
import { FailuresOfAccount } from "../model/account-status/PaymentFailures.tsx";
import { BillingScreen, SubScreen, useAccountId } from "../model/screen/BillingScreen.tsx";
import { Notice } from "../model/screen/Notice.tsx";
import { FeedsCard } from "./FeedsCard.tsx";
import { byMonth, firstOfMonth, MonthPicture, useEventCopy, eventRowId } from "./MonthPicture.tsx";
import * as css from "./calendar.css.ts";

/** Billing events by day (B09): a list for everybody, with a month grid beside it on wide screens. */
export function MoneyCalendarScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const { read, retry } = useGraphRead(MoneyCalendarDocument, { accountId });
  return (
    <BillingScreen read={read} retry={retry} title={t("billing.calendar.title")}>
      {({ billing }) => billing && <MoneyCalendar account={billing} stale={read.phase === "failed"} retry={retry} />}
    </BillingScreen>
  );
}

type Account = NonNullable<MoneyCalendarQuery["billing"]>;

function MoneyCalendar({ account, stale, retry }: { account: Account; stale: boolean; retry: () => void }) {
  const t = useCopy();
  const { id, moneyCalendar: events, businessDate: today, canPay, lockingPayment } = account;
  const isDesktop = useMedia(media.desktop);
  const [all, setAll] = useState(false);
  const later = addMonths(firstOfMonth(today), 2);
  // Where nothing is listed before the button, the later months are listed at once.
  const isAll = all || !events.some(({ date }) => date < later);
  return (
    <SubScreen accountId={id} title={t("billing.calendar.title")} description={t("billing.calendar.lead")}>
      {stale && <StaleNotice retry={retry} />}
      <FailuresOfAccount accountId={id} />
      <Columns template="main-aside" gap="xlarge" collapseBelow="desktop">
        {events.length === 0 ? (
          <Nothing />
        ) : (
          <Agenda
            events={events}
            today={today}
            mayPay={canPay && !lockingPayment}
            until={isAll ? undefined : later}
            onShowLater={() => setAll(true)}
          />
        )}
        <Stack gap="large">
          {isDesktop && events.length > 0 && (
            <Card>
              <MonthPicture events={events} today={today} onChoose={({ date }) => date >= later && setAll(true)} />
            </Card>
          )}
          <FeedsCard accountId={id} />
        </Stack>
      </Columns>
    </SubScreen>
  );
}

function Nothing() {
  const t = useCopy();
  return (
    <EmptyState title={t("billing.calendar.empty.title")} icon={<CalendarIcon />}>
      {t("billing.calendar.empty.detail")}
    </EmptyState>
  );
}

function StaleNotice({ retry }: { retry: () => void }) {
  const t = useCopy();
  return (
    <Notice
      tone="warning"
      live="polite"
      action={
        <Button variant="secondary" size="compact" onPress={retry}>
          {t("billing.tryAgain")}
        </Button>
      }
    >
      {t("billing.calendar.partial")}
    </Notice>
  );
}

type AgendaProps = {
  events: readonly CalendarEventPartsFragment[];
  today: string;
  mayPay: boolean;
  /** Events from this day on are not listed; undefined to list all. */
  until: string | undefined;
  onShowLater: () => void;
};

/**
 * The events, grouped by month; the accessible form of the calendar. Little is known of the months after the next one,
 * so that they are listed on request.
 */
function Agenda({ events, today, mayPay, until, onShowLater }: AgendaProps) {
  const t = useCopy();
  const listed = events.filter(({ date }) => until === undefined || date < until);
  const { listRef, asked } = useFocusOnFirstNew<HTMLDivElement>(listed.length, "li");
  const showLater = () => {
    asked();
    onShowLater();
  };
  return (
    <Stack gap="xlarge">
      <div ref={listRef}>
        <Months events={listed} today={today} mayPay={mayPay} />
      </div>
      {listed.length < events.length && (
        <div>
          <Button variant="secondary" onPress={showLater}>
            {t("billing.calendar.later")}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Months({ events, today, mayPay }: Pick<AgendaProps, "events" | "today" | "mayPay">) {
  const t = useCopy();
  return (
    <Stack gap="xlarge">
      {byMonth(events).map(({ first, events: ofMonth }) => (
        <Stack key={first}>
          <Heading level={2}>{capitalized(t("billing.calendar.month", { month: first }))}</Heading>
          <Stack as="ul" gap="medium">
            {ofMonth.map((event) => (
              <EventRow key={event.key} event={event} today={today} mayPay={mayPay} />
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}

type EventRowProps = { event: CalendarEventPartsFragment } & Pick<AgendaProps, "today" | "mayPay">;

/** One event: its day, kind and amount, and a link to act on it, if there is something to do. */
function EventRow({ event, today, mayPay }: EventRowProps) {
  const words = useEventCopy(event, today, mayPay);
  return (
    <li id={eventRowId(event.key)} tabIndex={-1} className={css.row}>
      <Inline gap="medium" wrap={false} align="start">
        <DateTile date={event.date} />
        <Stack gap="xsmall">
          <Text weight="medium">{words.event}</Text>
          {event.amount !== null && <Money cents={event.amount} />}
          {words.about && (
            <Text size="small" tone="quiet">
              {words.about}
            </Text>
          )}
          {words.action && (
            <Text size="small">
              <Link href={event.path}>
                <LabelInContext inContext={words.action.inContext}>{words.action.label}</LabelInContext>
              </Link>
            </Text>
          )}
        </Stack>
      </Inline>
    </li>
  );
}
