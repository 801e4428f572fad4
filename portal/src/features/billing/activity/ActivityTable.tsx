import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { EmptyState } from "@portico/design-system/feedback";
import { ReceiptIcon } from "@portico/design-system/icons";
import { Pagination } from "@portico/design-system/pagination";
import { Table } from "@portico/design-system/table";
import type { ActivityFilter } from "../../../api/graphql/generated/graph.ts";
import { usePageWords } from "../model/usePageWords.ts";
import { everything, shownQuery } from "./activity.filter.ts";
import type { ActivityRow } from "./activityRow.ts";
import { useActivityColumns } from "./useActivityColumns.tsx";

export type ActivityTableProps = { accountId: string; timeZone: string; rows: readonly ActivityRow[]; filter: ActivityFilter; page: number; onShow: (filter: ActivityFilter) => void };

const pageSize = 25;

/** One page of the rows; each filter that leaves nothing says what is not there (ERR-05). */
export function ActivityTable({ accountId, timeZone, rows, filter, page, onShow }: ActivityTableProps) {
  const t = useCopy();
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const shown = Math.min(page, pages);
  const columns = useActivityColumns(accountId, timeZone);
  const pageWords = usePageWords(t("billing.activity.pages.label"));
  return (
    <>
      <Table
        caption={t("billing.activity.caption")}
        captionHidden
        columns={columns}
        rows={rows.slice((shown - 1) * pageSize, shown * pageSize)}
        rowKey={({ id }) => id}
        empty={<Nothing filter={filter} onShow={onShow} />}
      />
      {pages > 1 && <Pagination {...pageWords} page={shown} pages={pages} href={(to) => `?${shownQuery(accountId, filter, to)}`} />}
    </>
  );
}

function Nothing({ filter, onShow }: Pick<ActivityTableProps, "filter" | "onShow">) {
  const t = useCopy();
  return (
    <EmptyState
      title={t(`billing.activity.empty.${filter.status ? "PAYMENTS" : filter.shown}.title`)}
      icon={<ReceiptIcon />}
      action={
        <Button variant="secondary" onPress={() => onShow({ ...everything, period: "MONTHS_24" })}>
          {t("billing.activity.empty.reset")}
        </Button>
      }
    >
      {t("billing.activity.empty.detail")}
    </EmptyState>
  );
}
