import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { CopyButton } from "@portico/design-system/copy-button";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { LabelInContext } from "@portico/design-system/hidden";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { calendar } from "@portico/rules/constants";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { CalendarFeedsDocument } from "../../../api/graphql/generated/graph.calendar.ts";
import type { FeedsFragment } from "../../../api/graphql/generated/graph.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { HomeCard } from "../model/screen/HomeCard.tsx";
import { Notice } from "../model/screen/Notice.tsx";
import * as css from "./calendar.css.ts";
import { calendarFeedsEvents, selectCalendarFeeds } from "./calendarFeeds.slice.ts";

/** Calendar subscriptions (iCalendar feeds) of the same days; loads and fails independently of the rest. */
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
      {closing.name === "closed" && (
        <Notice tone="success" live="polite">
          {t("billing.calendar.feeds.closed")}
        </Notice>
      )}
      {feeds.length > 0 && <FeedList feeds={feeds} />}
      {feeds.length < calendar.maxFeeds ? (
        <CreateFeed accountId={id} />
      ) : (
        <Text>{t("billing.calendar.feeds.tooMany", { max: calendar.maxFeeds })}</Text>
      )}
      <CloseDialog accountId={id} />
    </Stack>
  );
}

function CreateFeed({ accountId }: { accountId: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { making } = useSelector(selectCalendarFeeds);
  return (
    <Actions>
      <Button
        variant="secondary"
        busy={making.name === "making" ? t("billing.calendar.feeds.making") : undefined}
        onPress={() => dispatch(calendarFeedsEvents.createRequested({ accountId }))}
      >
        {t("billing.calendar.feeds.make")}
      </Button>
    </Actions>
  );
}

function Refused({ code }: { code: "TOO_MANY" | "STAFF" | "FAILED" }) {
  const t = useCopy();
  const words = {
    TOO_MANY: t("billing.calendar.feeds.tooMany", { max: calendar.maxFeeds }),
    STAFF: t("billing.calendar.feeds.staff"),
    FAILED: t("billing.calendar.feeds.failed"),
  };
  return (
    <Notice tone="critical" live="assertive">
      {words[code]}
    </Notice>
  );
}

type Feed = FeedsFragment["calendarFeeds"][number];

/** Open feeds: when each was created and last read, but not its URL. */
function FeedList({ feeds }: { feeds: readonly Feed[] }) {
  const t = useCopy();
  return (
    <div role="group" aria-label={t("billing.calendar.feeds.list")}>
      <Stack as="ul" gap="small">
        {feeds.map((feed) => (
          <Row key={feed.id} feed={feed} />
        ))}
      </Stack>
    </div>
  );
}

function Row({ feed: { id, createdAt, lastReadAt } }: { feed: Feed }) {
  const t = useCopy();
  const dispatch = useDispatch();
  return (
    <li>
      <Inline gap="medium" justify="between" wrap={false}>
        <Stack gap="none">
          <Text>{t("billing.calendar.feeds.createdAt", { at: createdAt })}</Text>
          <Text size="small" tone="quiet">
            {lastReadAt === null
              ? t("billing.calendar.feeds.neverRead")
              : t("billing.calendar.feeds.readAt", { at: lastReadAt })}
          </Text>
        </Stack>
        <Button
          variant="quiet"
          size="compact"
          onPress={() => dispatch(calendarFeedsEvents.closeRequested({ feedId: id }))}
        >
          <LabelInContext inContext={t("billing.calendar.feeds.revokeThis", { at: createdAt })}>
            {t("billing.calendar.feeds.revoke")}
          </LabelInContext>
        </Button>
      </Inline>
    </li>
  );
}

/** Confirmation before a feed is revoked; stays open while the request runs, and shows its failure. */
function CloseDialog({ accountId }: { accountId: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { closing } = useSelector(selectCalendarFeeds);
  const confirm = () =>
    void (
      closing.name === "asking" && dispatch(calendarFeedsEvents.closeConfirmed({ accountId, feedId: closing.feedId }))
    );
  return (
    <ConfirmDialog
      open={closing.name === "asking" || closing.name === "closing"}
      tone="critical"
      question={t("billing.calendar.feeds.confirm.question")}
      consequence={t("billing.calendar.feeds.confirm.detail")}
      confirmLabel={t("billing.calendar.feeds.confirm.yes")}
      cancelLabel={t("billing.calendar.feeds.confirm.no")}
      busy={closing.name === "closing" ? t("billing.calendar.feeds.confirm.busy") : undefined}
      error={
        closing.name === "asking" && closing.failed
          ? { toneLabel: t("billing.tone.critical"), message: t("billing.calendar.feeds.confirm.failed") }
          : undefined
      }
      onConfirm={confirm}
      onCancel={() => dispatch(calendarFeedsEvents.closeDeclined())}
    />
  );
}

/** URL of the new feed, shown only once. */
function NewAddress({ address }: { address: string }) {
  const t = useCopy();
  const absoluteUrl = new URL(address, window.location.origin).href;
  return (
    <Notice tone="success" live="polite" title={t("billing.calendar.feeds.made.title")}>
      <Stack gap="small">
        <Text>{t("billing.calendar.feeds.made.detail")}</Text>
        <code className={css.address} translate="no">
          {absoluteUrl}
        </code>
        <div>
          <CopyButton
            text={absoluteUrl}
            label={t("billing.calendar.feeds.copy")}
            what={t("billing.calendar.feeds.what")}
            copied={t("billing.calendar.feeds.copied")}
            failed={t("billing.calendar.feeds.copyFailed")}
          />
        </div>
      </Stack>
    </Notice>
  );
}
