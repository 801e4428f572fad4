import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { calendar } from "@portico/rules/constants";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { FeedsFragment } from "../../../api/graphql/generated/graph.ts";
import { CalendarFeedsDocument } from "../../../api/graphql/generated/graph.calendar.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { HomeCard } from "../model/HomeCard.tsx";
import { Notice } from "../model/Notice.tsx";
import { calendarFeedsEvents, selectCalendarFeeds } from "./calendarFeeds.slice.ts";
import { CloseDialog } from "./CloseDialog.tsx";
import { FeedList } from "./FeedList.tsx";
import { NewAddress } from "./NewAddress.tsx";

/** Addresses at which other calendar programs read the same days; it stands and fails by itself. */
export function FeedsCard({ accountId }: { accountId: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { read, retry } = useGraphRead(CalendarFeedsDocument, { accountId });
  useEffect(() => () => void dispatch(calendarFeedsEvents.left()), [dispatch, accountId]);
  return (
    <HomeCard name="calendar-feeds" title={t("billing.calendar.feeds.title")} read={read} retry={retry}>
      {(account) => <Feeds account={account} />}
    </HomeCard>
  );
}

function Feeds({ account: { id, calendarFeeds: feeds } }: { account: FeedsFragment }) {
  const t = useCopy();
  const { making, closing } = useSelector(selectCalendarFeeds);
  return (
    <Stack>
      <Text>{t("billing.calendar.feeds.lead")}</Text>
      {making.name === "made" && <NewAddress address={making.address} />}
      {making.name === "refused" && <Refused code={making.code} />}
      {closing.name === "closed" && <Notice tone="good" live="polite">{t("billing.calendar.feeds.closed")}</Notice>}
      {feeds.length > 0 && <FeedList feeds={feeds} />}
      {feeds.length < calendar.mostFeeds ? <Make accountId={id} /> : <Text>{t("billing.calendar.feeds.tooMany", { most: calendar.mostFeeds })}</Text>}
      <CloseDialog accountId={id} />
    </Stack>
  );
}

function Make({ accountId }: { accountId: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { making } = useSelector(selectCalendarFeeds);
  return (
    <Actions>
      <Button variant="secondary" busy={making.name === "making" ? t("billing.calendar.feeds.making") : undefined} onPress={() => dispatch(calendarFeedsEvents.makeAsked({ accountId }))}>
        {t("billing.calendar.feeds.make")}
      </Button>
    </Actions>
  );
}

function Refused({ code }: { code: "TOO_MANY" | "STAFF" | "FAILED" }) {
  const t = useCopy();
  const words = { TOO_MANY: t("billing.calendar.feeds.tooMany", { most: calendar.mostFeeds }), STAFF: t("billing.calendar.feeds.staff"), FAILED: t("billing.calendar.feeds.failed") };
  return <Notice tone="bad" live="assertive">{words[code]}</Notice>;
}
