import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useDispatch } from "react-redux";
import type { FeedsFragment } from "../../../api/graphql/generated/graph.ts";
import { calendarFeedsEvents } from "./calendarFeeds.slice.ts";

type Feed = FeedsFragment["calendarFeeds"][number];

/** The addresses that are open: not what they are, but when they were made and read. */
export function FeedList({ feeds }: { feeds: readonly Feed[] }) {
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
            {lastReadAt === null ? t("billing.calendar.feeds.neverRead") : t("billing.calendar.feeds.readAt", { at: lastReadAt })}
          </Text>
        </Stack>
        <Button variant="quiet" size="compact" onPress={() => dispatch(calendarFeedsEvents.closeAsked({ feedId: id }))}>
          <span aria-hidden="true">{t("billing.calendar.feeds.revoke")}</span>
          <VisuallyHidden>{t("billing.calendar.feeds.revokeThis", { at: createdAt })}</VisuallyHidden>
        </Button>
      </Inline>
    </li>
  );
}
