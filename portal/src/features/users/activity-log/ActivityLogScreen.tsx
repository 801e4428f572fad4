import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Disclosure } from "@portico/design-system/disclosure";
import { EmptyState, LiveRegion, Skeleton, SkeletonGroup } from "@portico/design-system/feedback";
import { Select } from "@portico/design-system/field";
import { LabelInContext } from "@portico/design-system/hidden";
import { DownloadIcon } from "@portico/design-system/icons";
import { Columns, Inline, Page, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { PageHeader } from "@portico/design-system/page-header";
import { Table } from "@portico/design-system/table";
import { Text } from "@portico/design-system/text";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useNavigate, useSearchParams } from "react-router-dom";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { ListFilters } from "../../../components/ListFilters.tsx";
import { Paragraphs } from "../../../components/Paragraphs.tsx";
import { sameScreen } from "../../../components/sameScreen.ts";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useFocusOnFirstNew } from "../../../components/useFocusOnFirstNew.ts";
import { paymentPath } from "../../billing/model/laterPaths.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import type { ActivityLog, LogEntry, LogQuery } from "../model/users.api.ts";
import { areaChoices, filterQuery, type LogFilter, noFilter, periodChoices, readFilter } from "./activityLog.filter.ts";
import { activityLogWorkflows } from "./activityLog.saga.ts";
import { logFileEvents, logRead, olderRead, selectActivityLog } from "./activityLog.slice.ts";

/** Who did what on the current account, for its administrators: filters in the URL, CSV export (B17). */
function ActivityLogScreen() {
  const t = useCopy();
  const dispatch = useDispatch();
  const { first } = useSelector(selectActivityLog);
  const [search] = useSearchParams();
  const filter = readFilter(search);
  const query = useLogQuery(filter);
  const load = () => dispatch(logRead.requested(query));
  // The server writes the entries in the language asked for, so another language is another request. Entries of the
  // former one are not shown under this one, also when this one cannot be read.
  useEffect(() => {
    dispatch(logRead.outdated());
    load();
  }, [search, query.locale, query.accountId]); // oxlint-disable-line react/exhaustive-deps -- the URL and the language are what counts
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader
          title={t("users.log.title")}
          description={t("users.log.lead")}
          back={{ href: "/user-preferences/people", label: t("users.log.back") }}
        />
        <Filters filter={filter} people={first.data?.people ?? []} />
        <ScreenState read={first} skeleton={<LogSkeleton />} onRetry={load}>
          {(data) => (first.phase === "loading" ? <LogSkeleton /> : <Entries first={data} query={query} />)}
        </ScreenState>
      </Stack>
    </Page>
  );
}

function useLogQuery({ area, person, days }: LogFilter): LogQuery {
  const accountId = useSelector(selectCurrentAccountId) ?? "";
  const { locale } = useLocale();
  return { accountId, locale, ...(area && { area }), ...(person && { person }), ...(days > 0 && { days }) };
}

const any = "any";

function Filters({ filter, people }: { filter: LogFilter; people: ActivityLog["people"] }) {
  const t = useCopy();
  const navigate = useNavigate();
  const show = (change: Partial<LogFilter>) => void navigate(`?${filterQuery({ ...filter, ...change })}`, sameScreen);
  return (
    <ListFilters
      active={[
        filter.area !== noFilter.area && {
          id: "area",
          label: t("users.log.area", { area: filter.area ?? any }),
          onRemove: () => show({ area: noFilter.area }),
        },
        filter.person !== noFilter.person && {
          id: "person",
          label: people.find(({ userId }) => userId === filter.person)?.name ?? t("users.log.personLabel"),
          onRemove: () => show({ person: noFilter.person }),
        },
        filter.days !== noFilter.days && {
          id: "days",
          label: t("users.log.period", { days: filter.days }),
          onRemove: () => show({ days: noFilter.days }),
        },
      ]}
    >
      <Columns template="equal" gap="medium">
        <Select
          name="area"
          label={t("users.log.areaLabel")}
          value={filter.area ?? any}
          onChange={(value) => show({ area: areaChoices.find((each) => each === value) ?? null })}
          options={[any, ...areaChoices].map((value) => ({
            value,
            label: t("users.log.area", { area: areaChoices.find((each) => each === value) ?? any }),
          }))}
        />
        <Select
          name="person"
          label={t("users.log.personLabel")}
          value={filter.person ?? any}
          onChange={(value) => show({ person: value === any ? null : value })}
          options={[
            { value: any, label: t("users.log.anybody") },
            ...people.map(({ userId, name }) => ({ value: userId, label: name })),
          ]}
        />
        <Select
          name="days"
          label={t("users.log.periodLabel")}
          value={String(filter.days)}
          onChange={(value) => show({ days: periodChoices.find((each) => String(each) === value) ?? noFilter.days })}
          options={periodChoices.map((days) => ({ value: String(days), label: t("users.log.period", { days }) }))}
        />
      </Columns>
    </ListFilters>
  );
}

/** The entries of all loaded pages, with the buttons for the file and for older ones. */
function Entries({ first, query }: { first: ActivityLog; query: LogQuery }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { pages, older } = useSelector(selectActivityLog);
  const entries = [first, ...pages].flatMap((page) => page.entries);
  const next = (pages.at(-1) ?? first).next;
  const { listRef, asked } = useFocusOnFirstNew<HTMLDivElement>(entries.length, "tbody tr");
  const showOlder = (before: string) => {
    asked();
    dispatch(olderRead.requested({ ...query, before }));
  };
  return (
    <Stack gap="large">
      <LiveRegion urgency="polite" message={t("users.log.shown", { count: entries.length })} />
      {entries.length > 0 && <ExportButton query={query} newest={first.newestInFile} />}
      <div ref={listRef}>
        <Table
          caption={t("users.log.caption")}
          captionHidden
          columns={useColumns(query.accountId)}
          rows={entries}
          rowKey={({ id }) => id}
          empty={<NoEntries isEmpty={first.people.length === 0} />}
        />
      </div>
      {older.phase === "failed" && <FailureAlert failure={older.failure} />}
      {next !== null && (
        <Inline>
          <Button
            variant="secondary"
            busy={older.phase === "loading" ? t("users.log.olderBusy") : undefined}
            onPress={() => showOlder(next)}
          >
            {t("users.log.older")}
          </Button>
        </Inline>
      )}
      {next === null && pages.length > 0 && <Text tone="quiet">{t("users.log.end")}</Text>}
    </Stack>
  );
}

function useColumns(accountId: string) {
  const t = useCopy();
  return [
    {
      id: "what",
      header: t("users.log.column", { column: "what" }),
      rowHeader: true,
      cell: (entry: LogEntry) => <What accountId={accountId} entry={entry} />,
    },
    {
      id: "when",
      header: t("users.log.column", { column: "when" }),
      nowrap: true,
      cell: ({ at }: LogEntry) => t("users.log.when", { at }),
    },
    {
      id: "who",
      header: t("users.log.column", { column: "who" }),
      cell: ({ by }: LogEntry) => by,
    },
  ];
}

/** What was done, with the payment that shows the outcome, and the terms that were accepted. */
function What({ accountId, entry: { what, paymentId, agreed } }: { accountId: string; entry: LogEntry }) {
  const t = useCopy();
  return (
    <Stack gap="xsmall">
      {what}
      {paymentId && (
        <Text size="small" weight="regular">
          <Link href={paymentPath(accountId, paymentId)}>
            <LabelInContext inContext={t("users.log.paymentOf", { what })}>{t("users.log.payment")}</LabelInContext>
          </Link>
        </Text>
      )}
      {agreed && (
        <Disclosure
          summary={
            <LabelInContext inContext={t("users.log.agreedOf", { what })}>{t("users.log.agreed")}</LabelInContext>
          }
        >
          {agreed.text === null ? (
            <Text weight="regular">{t("users.log.notProven")}</Text>
          ) : (
            <div lang={agreed.locale}>
              <Stack gap="small">
                <Paragraphs text={agreed.text} weight="regular" />
              </Stack>
            </div>
          )}
        </Disclosure>
      )}
    </Stack>
  );
}

function NoEntries({ isEmpty }: { isEmpty: boolean }) {
  const t = useCopy();
  const navigate = useNavigate();
  if (isEmpty) return <EmptyState title={t("users.log.empty.title")}>{t("users.log.empty.detail")}</EmptyState>;
  // The button is gone afterwards, so the focus moves to the heading, as after any navigation.
  const showAll = () => void navigate(`?${filterQuery({ ...noFilter, days: 0 })}`, { replace: true });
  return (
    <EmptyState
      title={t("users.log.none.title")}
      action={
        <Button variant="secondary" onPress={showAll}>
          {t("users.log.none.reset")}
        </Button>
      }
    />
  );
}

/** @param newest how many entries the file has if it is cut */
function ExportButton({ query, newest }: { query: LogQuery; newest: number | null }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { file } = useSelector(selectActivityLog);
  useEffect(() => () => void dispatch(logFileEvents.left()), [dispatch]);
  const fileName = `${t("users.log.fileName")}.csv`;
  return (
    <Stack gap="small">
      {file.phase === "failed" && <FailureAlert failure={file.failure} />}
      <Inline justify={newest === null ? "end" : "between"} gap="medium">
        {newest !== null && (
          <Text size="small" tone="quiet">
            {t("users.log.newestInFile", { max: newest })}
          </Text>
        )}
        <Button
          variant="secondary"
          size="compact"
          icon={<DownloadIcon />}
          busy={file.phase === "downloading" ? t("users.log.downloading") : undefined}
          onPress={() => dispatch(logFileEvents.requested({ query, fileName }))}
        >
          {t("users.log.download")}
        </Button>
      </Inline>
    </Stack>
  );
}

function LogSkeleton() {
  return (
    <SkeletonGroup label={useCopy()("users.log.loading")}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </SkeletonGroup>
  );
}

/** Router entry for the screen. */
export const activityLogScreen = withWorkflows(ActivityLogScreen, activityLogWorkflows);
