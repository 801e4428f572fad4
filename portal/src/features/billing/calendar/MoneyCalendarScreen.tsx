import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { EmptyState } from "@portico/design-system/feedback";
import { CalendarIcon } from "@portico/design-system/icons";
import { Columns, Stack } from "@portico/design-system/layout";
import { media } from "@portico/design-system/theme";
import type { MoneyCalendarQuery } from "../../../api/graphql/generated/graph.ts";
import { MoneyCalendarDocument } from "../../../api/graphql/generated/graph.calendar.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { useMedia } from "../../../components/useMedia.ts";
import { BillingScreen } from "../model/BillingScreen.tsx";
import { Notice } from "../model/Notice.tsx";
import { FailuresOfAccount } from "../model/PaymentFailures.tsx";
import { SubScreen } from "../model/SubScreen.tsx";
import { useAccountId } from "../model/useAccountId.ts";
import { Agenda } from "./Agenda.tsx";
import { FeedsCard } from "./FeedsCard.tsx";
import { MonthPicture } from "./MonthPicture.tsx";

/** What happens to an account's money on which day (B09): a list for everybody, a month beside it where there is room. */
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
  const { id, moneyCalendar: events, businessDate: today } = account;
  const roomy = useMedia(media.desktop);
  return (
    <SubScreen accountId={id} title={t("billing.calendar.title")} description={t("billing.calendar.lead")}>
      {stale && <Stale retry={retry} />}
      <FailuresOfAccount accountId={id} />
      <Columns template="main-aside" gap="xlarge" collapseBelow="desktop">
        {events.length === 0 ? <Nothing /> : <Agenda events={events} today={today} />}
        <Stack gap="large">
          {roomy && events.length > 0 && (
            <Card>
              <MonthPicture events={events} today={today} />
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

function Stale({ retry }: { retry: () => void }) {
  const t = useCopy();
  return (
    <Notice
      tone="attention"
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
