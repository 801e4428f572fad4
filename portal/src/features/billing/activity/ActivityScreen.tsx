import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Segmented } from "@portico/design-system/choice";
import { Select } from "@portico/design-system/field";
import { DownloadIcon } from "@portico/design-system/icons";
import { Columns, Inline, Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { Text } from "@portico/design-system/text";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useNavigate, useSearchParams } from "react-router-dom";
import { AccountActivityDocument } from "../../../api/graphql/generated/graph.activity.ts";
import type { AccountActivityQuery, ActivityFilter } from "../../../api/graphql/generated/graph.ts";
import { ListFilters } from "../../../components/ListFilters.tsx";
import { sameScreen } from "../../../components/sameScreen.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { FailuresOfAccount } from "../model/account-status/PaymentFailures.tsx";
import { billingPath } from "../model/paths.ts";
import { BillingScreen, useAccountId, useAccountLine } from "../model/screen/BillingScreen.tsx";
import { RowsSkeleton } from "../model/screen/BillingSkeleton.tsx";
import { Notice } from "../model/screen/Notice.tsx";
import { ActivityDates } from "./ActivityDates.tsx";
import { ActivityTable, type ActivityTableProps } from "./ActivityTable.tsx";
import {
  noFilter,
  periodChoices,
  readShown,
  shownChoices,
  shownQuery,
  statusChoices,
  withPeriod,
} from "./activity.filter.ts";
import { activityEvents, selectActivityFile } from "./activity.slice.ts";

/** Payments and charges with filters kept in the URL (BILL-11, B16), and CSV export of the same rows (B06). */
export function ActivityScreen() {
  const t = useCopy();
  const accountId = useAccountId();
  const lineOf = useAccountLine();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { filter, page } = readShown(query);
  const keep = ({ billing }: AccountActivityQuery) => billing?.id === accountId;
  const { read, retry, stale } = useGraphRead(AccountActivityDocument, { accountId, filter }, { keep });
  const show = (next: ActivityFilter) => void navigate(`?${shownQuery(accountId, next)}`, sameScreen);
  return (
    <BillingScreen read={read} retry={retry} title={t("billing.activity.title")}>
      {({ billing }) =>
        billing && (
          <Stack gap="large">
            <Stack gap="small">
              <BackLink href={billingPath(accountId)} label={t("billing.backToBilling")} />
              <PageHeader title={t("billing.activity.title")} description={lineOf(billing)} />
            </Stack>
            <FailuresOfAccount accountId={accountId} />
            <ActivityFilters filter={filter} today={billing.businessDate} onChange={show} />
            {stale ? (
              <RowsSkeleton label={t("billing.loading")} />
            ) : (
              <Rows
                accountId={accountId}
                timeZone={billing.timeZone}
                rows={billing.activity}
                filter={filter}
                page={page}
                onShow={show}
              />
            )}
          </Stack>
        )
      }
    </BillingScreen>
  );
}

function Rows({ accountId, rows, filter, ...shown }: ActivityTableProps) {
  return (
    <>
      {rows.length > 0 && <ExportButton accountId={accountId} filter={filter} count={rows.length} />}
      <ActivityTable accountId={accountId} rows={rows} filter={filter} {...shown} />
    </>
  );
}

type Props = { filter: ActivityFilter; today: string; onChange: (filter: ActivityFilter) => void };

/** Filters: payments or charges, then period and payment status. */
function ActivityFilters({ filter, today, onChange }: Props) {
  const t = useCopy();
  const { from, to } = filter;
  return (
    <Stack>
      <Inline>
        <Segmented
          label={t("billing.activity.shown.label")}
          value={filter.shown}
          onChange={(shown) => onChange({ ...filter, shown, status: shown === "CHARGES" ? null : filter.status })}
          options={shownChoices.map((value) => ({ value, label: t(`billing.activity.shown.${value}`) }))}
        />
      </Inline>
      <ListFilters
        active={[
          filter.period !== noFilter.period && {
            id: "period",
            label:
              from && to
                ? t("billing.activity.dates.shown", { from, to })
                : t(`billing.activity.period.${filter.period}`),
            onRemove: () => onChange(withPeriod(filter, noFilter.period, today)),
          },
          filter.status
            ? {
                id: "status",
                label: t(`billing.status.${filter.status}`),
                onRemove: () => onChange({ ...filter, status: noFilter.status }),
              }
            : false,
        ]}
      >
        <Columns template="equal" gap="medium">
          <Select
            name="period"
            label={t("billing.activity.period.label")}
            value={filter.period}
            onChange={(word) =>
              onChange(withPeriod(filter, periodChoices.find((each) => each === word) ?? noFilter.period, today))
            }
            options={periodChoices.map((value) => ({ value, label: t(`billing.activity.period.${value}`) }))}
          />
          {filter.shown !== "CHARGES" && <StatusFilter filter={filter} onChange={onChange} />}
        </Columns>
        {from && to && (
          <ActivityDates
            key={`${from} ${to}`}
            today={today}
            from={from}
            to={to}
            onChange={(days) => onChange({ ...filter, ...days })}
          />
        )}
      </ListFilters>
    </Stack>
  );
}

function StatusFilter({ filter, onChange }: Omit<Props, "today">) {
  const t = useCopy();
  const any = { value: "any", label: t("billing.activity.status.any") };
  return (
    <Select
      name="status"
      label={t("billing.activity.status.label")}
      value={filter.status ?? any.value}
      onChange={(word) => onChange({ ...filter, status: statusChoices.find((each) => each === word) ?? null })}
      options={[any, ...statusChoices.map((value) => ({ value, label: t(`billing.status.${value}`) }))]}
    />
  );
}

/** Shows the number of rows and exports all of them as a CSV file. */
function ExportButton({ accountId, filter, count }: { accountId: string; filter: ActivityFilter; count: number }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { phase } = useSelector(selectActivityFile);
  useEffect(() => () => void dispatch(activityEvents.left()), [dispatch]);
  const fileName = `${t("billing.activity.fileName")}.csv`;
  return (
    <Stack gap="small">
      {phase === "failed" && (
        <Notice tone="critical" live="assertive" title={t("billing.activity.exportFailed.title")}>
          {t("billing.activity.exportFailed.detail")}
        </Notice>
      )}
      <Inline justify="between" gap="medium">
        <Text>{t("billing.activity.count", { count })}</Text>
        <Button
          variant="secondary"
          size="compact"
          icon={<DownloadIcon />}
          busy={phase === "downloading" ? t("billing.activity.exporting") : undefined}
          onPress={() => dispatch(activityEvents.downloadRequested({ accountId, filter, fileName }))}
        >
          {t("billing.activity.export")}
        </Button>
      </Inline>
    </Stack>
  );
}
