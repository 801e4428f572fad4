import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { BackLink, PageHeader } from "@portico/design-system/page-header";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { AccountActivityQuery, ActivityFilter } from "../../../api/graphql/generated/graph.ts";
import { AccountActivityDocument } from "../../../api/graphql/generated/graph.activity.ts";
import { sameScreen } from "../../../components/sameScreen.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { RowsSkeleton } from "../model/BillingSkeleton.tsx";
import { BillingScreen } from "../model/BillingScreen.tsx";
import { FailuresOfAccount } from "../model/PaymentFailures.tsx";
import { billingPath } from "../model/paths.ts";
import { useAccountId } from "../model/useAccountId.ts";
import { useAccountLine } from "../model/useAccountLine.ts";
import { readShown, shownQuery } from "./activity.filter.ts";
import { ActivityFilters } from "./ActivityFilters.tsx";
import { ActivityTable, type ActivityTableProps } from "./ActivityTable.tsx";
import { ExportButton } from "./ExportButton.tsx";

/** Payments and charges, with filters in the address (BILL-11, B16), and the same rows as a file (B06). */
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
            <ActivityFilters filter={filter} onChange={show} />
            {stale ? <RowsSkeleton label={t("billing.loading")} /> : <Rows accountId={accountId} timeZone={billing.timeZone} rows={billing.activity} filter={filter} page={page} onShow={show} />}
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
