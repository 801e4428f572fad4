import { useCopy } from "@portico/content-runtime/react";
import { Table } from "@portico/design-system/table";
import type { StatementsQuery } from "../../../api/graphql/generated/graph.ts";
import { StatementsDocument } from "../../../api/graphql/generated/graph.statements.ts";
import { PagedList } from "../model/PagedList.tsx";
import { useStatementColumns } from "./useStatementColumns.tsx";

/** Statements that the list begins with, and that each asking for more adds. */
export const pageSize = 12;

type Page = NonNullable<StatementsQuery["billing"]>["statements"];

/** Statements, the newest first; each leads to its digital bill and has its PDF. */
export function StatementList({ accountId, statements }: { accountId: string; statements: Page }) {
  const t = useCopy();
  const columns = useStatementColumns(accountId);
  const words = {
    more: t("statements.list.more"),
    loading: t("statements.list.loadingMore"),
    failed: t("statements.list.moreFailed"),
  };
  return (
    <PagedList query={StatementsDocument} variables={{ accountId, first: pageSize }} page={statements} words={words}>
      <Table
        caption={t("statements.list.caption")}
        captionHidden
        columns={columns}
        rows={statements.nodes}
        rowKey={({ id }) => id}
        empty={null}
      />
    </PagedList>
  );
}
