import { useQuery } from "@apollo/client/react";
import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Stack } from "@portico/design-system/layout";
import { Table } from "@portico/design-system/table";
import { Text } from "@portico/design-system/text";
import { useState } from "react";
import type { StatementsQuery } from "../../../api/graphql/generated/graph.ts";
import { StatementsDocument } from "../../../api/graphql/generated/graph.statements.ts";
import { useStatementColumns } from "./useStatementColumns.tsx";

/** Statements that the list begins with, and that each asking for more adds. */
export const pageSize = 12;

type Page = NonNullable<StatementsQuery["billing"]>["statements"];

/** Statements, the newest first; each leads to its digital bill and has its PDF. */
export function StatementList({ accountId, statements }: { accountId: string; statements: Page }) {
  const t = useCopy();
  const columns = useStatementColumns(accountId);
  return (
    <Stack>
      <Table caption={t("statements.list.caption")} captionHidden columns={columns} rows={statements.nodes} rowKey={({ id }) => id} empty={null} />
      {statements.hasNextPage && <More accountId={accountId} after={statements.endCursor} />}
    </Stack>
  );
}

function More({ accountId, after }: { accountId: string; after: string | null }) {
  const t = useCopy();
  const { fetchMore } = useQuery(StatementsDocument, { variables: { accountId, first: pageSize }, fetchPolicy: "cache-only" });
  const [phase, setPhase] = useState<"idle" | "loading" | "failed">("idle");
  const load = () => {
    setPhase("loading");
    fetchMore({ variables: { accountId, first: pageSize, after } }).then(
      () => setPhase("idle"),
      () => setPhase("failed"),
    );
  };
  return (
    <Stack gap="small" align="start">
      {phase === "failed" && <Text tone="bad">{t("statements.list.moreFailed")}</Text>}
      <Button variant="secondary" busy={phase === "loading" ? t("statements.list.loadingMore") : undefined} onPress={load}>
        {t("statements.list.more")}
      </Button>
    </Stack>
  );
}
