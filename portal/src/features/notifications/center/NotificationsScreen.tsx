import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Button } from "@portico/design-system/button";
import { Card } from "@portico/design-system/card";
import { EmptyState, LiveRegion, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Select } from "@portico/design-system/field";
import { BellIcon } from "@portico/design-system/icons";
import { Columns, Inline, Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { DateText } from "@portico/design-system/money";
import { PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useRef } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useNavigate, useSearchParams } from "react-router-dom";
import { DividedList, Dot } from "../../../components/DividedList.tsx";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { ListFilters } from "../../../components/ListFilters.tsx";
import { useAccountChange } from "../../../components/useAccountChange.ts";
import { useArrival } from "../../../components/useArrival.ts";
import { sameScreen } from "../../../components/sameScreen.ts";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useFocusOnFirstNew } from "../../../components/useFocusOnFirstNew.ts";
import { selectAccounts } from "../../account/model/account.selectors.ts";
import { accountNumberInGroups } from "../../account/model/accountFormat.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import type { ListRequest, Notification, Notifications, Topic } from "../model/notifications.api.ts";
import { notificationsWorkflows } from "../model/notifications.saga.ts";
import { notificationEvents, notificationsRead, selectNotifications } from "../model/notifications.slice.ts";

const topics: readonly Topic[] = ["PAYMENTS", "APPOINTMENTS", "ORDERS", "SUPPORT"];
const any = "any";
/** Of the server's pages. */
const PAGE_SIZE = 20;

/** The filters are in the URL, so that a link and the browser's Back keep them. */
function useFilter(): ListRequest {
  const [search] = useSearchParams();
  const { locale } = useLocale();
  const topic = topics.find((each) => each.toLowerCase() === search.get("topic"));
  return { locale, ...(topic && { topic }), ...(search.get("unread") === "true" && { unread: true }) };
}

/**
 * The notification center (SERV-13). Whoever opens it on a phone comes to see:
 * 1. what is new, before everything else;
 * 2. by one press, the page where something can be done about it;
 * 3. that what was seen is no longer counted.
 */
function NotificationsScreen() {
  const t = useCopy();
  const dispatch = useDispatch();
  const { list, change } = useSelector(selectNotifications);
  const filter = useFilter();
  const asked = useRef("");
  const load = () => {
    // The list of another filter is not shown under this one, also when this one cannot be read.
    if (asked.current !== JSON.stringify(filter)) dispatch(notificationsRead.outdated());
    asked.current = JSON.stringify(filter);
    dispatch(notificationsRead.requested(filter));
  };
  // A filter is a navigation, so it is an arrival too.
  useArrival(load, filter.locale);
  // Reading the first page again would take away the older ones that were loaded, and with them the customer's place.
  const hasOlder = change.name === "loadingMore" || (list.data?.notifications.length ?? 0) > PAGE_SIZE;
  useAccountChange("NOTIFICATIONS", () => !hasOlder && load());
  return (
    <Page width="narrow">
      <Stack gap="large">
        <PageHeader title={t("notifications.screen")} description={t("notifications.lead")} />
        <Filters filter={filter} />
        <ScreenState read={list} skeleton={<Loading />} onRetry={load}>
          {(data) => <List list={data} filter={filter} />}
        </ScreenState>
      </Stack>
    </Page>
  );
}

function Filters({ filter: { topic, unread } }: { filter: ListRequest }) {
  const t = useCopy();
  const navigate = useNavigate();
  const show = (wanted: { topic?: string | undefined; unread?: boolean | undefined }) => {
    const query = new URLSearchParams({
      ...(wanted.topic && wanted.topic !== any && { topic: wanted.topic.toLowerCase() }),
      ...(wanted.unread && { unread: "true" }),
    });
    void navigate(`?${query}`, sameScreen);
  };
  return (
    <ListFilters
      active={[
        topic !== undefined && {
          id: "topic",
          label: t("notifications.topic", { topic }),
          onRemove: () => show({ unread }),
        },
        unread === true && {
          id: "unread",
          label: t("notifications.state", { state: "unread" }),
          onRemove: () => show({ topic }),
        },
      ]}
    >
      <Columns template="equal" gap="medium">
        <Select
          name="topic"
          label={t("notifications.topicLabel")}
          value={topic ?? any}
          onChange={(value) => show({ topic: value, unread })}
          options={[any, ...topics].map((value) => ({
            value,
            label: t("notifications.topic", { topic: topics.find((each) => each === value) ?? any }),
          }))}
        />
        <Select
          name="unread"
          label={t("notifications.stateLabel")}
          value={unread ? "unread" : any}
          onChange={(value) => show({ topic, unread: value === "unread" })}
          options={[any, "unread"].map((value) => ({
            value,
            label: t("notifications.state", { state: value === "unread" ? "unread" : "any" }),
          }))}
        />
      </Columns>
    </ListFilters>
  );
}

function List({ list, filter }: { list: Notifications; filter: ListRequest }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { change } = useSelector(selectNotifications);
  const { notifications, unread, next } = list;
  const [newest] = notifications;
  const { listRef, asked } = useFocusOnFirstNew<HTMLDivElement>(notifications.length, "li");
  const showOlder = (before: number) => {
    asked();
    dispatch(notificationEvents.moreRequested({ ...filter, before }));
  };
  return (
    <Stack gap="large">
      <LiveRegion urgency="polite" message={t("notifications.unread", { count: unread })} />
      {change.name === "failed" && <FailureAlert failure={change.failure} />}
      {unread > 0 && newest && (
        <Inline justify="between" gap="medium">
          <Text>{t("notifications.unread", { count: unread })}</Text>
          <Button
            variant="secondary"
            size="compact"
            onPress={() =>
              dispatch(
                notificationEvents.markRequested({
                  first: 1,
                  last: newest.id,
                  ...(filter.topic && { topic: filter.topic }),
                }),
              )
            }
          >
            {t("notifications.markAll")}
          </Button>
        </Inline>
      )}
      {newest ? (
        <div ref={listRef}>
          <Card>
            <DividedList inCard items={notifications} itemKey={({ id }) => id}>
              {(each) => <Row notification={each} within={filter.topic} />}
            </DividedList>
          </Card>
        </div>
      ) : (
        <Nothing isFiltered={filter.topic !== undefined || filter.unread === true} />
      )}
      {next !== null && (
        <Inline>
          <Button
            variant="secondary"
            busy={change.name === "loadingMore" ? t("notifications.olderBusy") : undefined}
            onPress={() => showOlder(next)}
          >
            {t("notifications.older")}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** Opening a notification leads to the page about it, and marks it as read. With several accounts it names its own. */
function Row({ notification, within }: { notification: Notification; within: Topic | undefined }) {
  const { id, topic, subject, accountId, page, at, read } = notification;
  const t = useCopy();
  const dispatch = useDispatch();
  const accounts = useSelector(selectAccounts);
  const account = accounts.find((each) => each.accountId === accountId);
  // The answer counts what the list does.
  const mark = () =>
    dispatch(notificationEvents.markRequested({ first: id, last: id, ...(within && { topic: within }) }));
  return (
    <Stack gap="xsmall">
      <Inline justify="between" gap="small">
        <Text size="small" tone="quiet">
          {t("notifications.topic", { topic })}
          <Dot />
          <DateText date={at} {...(account && { zone: account.timeZone })} format="dateTime" />
          {account && accounts.length > 1 && (
            <>
              <Dot />
              {account.nickname ?? t("shell.account", { number: accountNumberInGroups(accountId) })}
            </>
          )}
        </Text>
        {!read && <Badge tone="info">{t("notifications.new")}</Badge>}
      </Inline>
      <Text weight={read ? "regular" : "strong"}>
        <Link href={page} onPress={() => !read && mark()}>
          {subject}
        </Link>
      </Text>
    </Stack>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useCopy();
  const navigate = useNavigate();
  if (!isFiltered)
    return (
      <EmptyState title={t("notifications.none")} icon={<BellIcon size={28} />}>
        {t("notifications.noneDetail")}
      </EmptyState>
    );
  // The button is gone afterwards, so the focus moves to the heading, as after any navigation.
  return (
    <EmptyState
      title={t("notifications.noMatch")}
      icon={<BellIcon size={28} />}
      action={
        <Button variant="secondary" onPress={() => void navigate("?", { replace: true })}>
          {t("notifications.showAll")}
        </Button>
      }
    />
  );
}

function Loading() {
  return (
    <SkeletonGroup label={useCopy()("notifications.loading")}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

/** Router entry for the screen. */
export const notificationsScreen = withWorkflows(NotificationsScreen, notificationsWorkflows);
