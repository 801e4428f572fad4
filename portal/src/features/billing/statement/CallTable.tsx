import { useCopy } from "@portico/content-runtime/react";
import { DateText } from "@portico/design-system/money";
import { Table } from "@portico/design-system/table";
import { Text } from "@portico/design-system/text";
import type { StatementCallsQuery } from "../../../api/graphql/generated/graph.ts";
import { StatementCallsDocument } from "../../../api/graphql/generated/graph.statementCalls.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { CardState } from "../model/HomeCard.tsx";
import type { Bill } from "./bill.ts";
import { shownNumber } from "./shownNumber.ts";

type Call = NonNullable<NonNullable<StatementCallsQuery["statement"]>["calls"]>[number];

type Props = { accountId: string; statement: Pick<Bill, "id" | "periodFrom" | "periodTo"> };

/** The calls of a bill's period, the newest first, at the account's own time. */
export function CallTable({ accountId, statement }: Props) {
  const t = useCopy();
  const { read, retry } = useGraphRead(StatementCallsDocument, { accountId, id: statement.id });
  const calls = read.data?.statement?.calls;
  const timeZone = read.data?.billing?.timeZone;
  const columns = useColumns(timeZone ?? "UTC");
  if (!calls || !timeZone) return <CardState title={t("statements.calls.title")} read={read} retry={retry} />;
  const caption = t("statements.calls.caption", { from: statement.periodFrom, to: statement.periodTo });
  return <Table caption={caption} columns={columns} rows={calls} rowKey={({ id }) => id} empty={<Text>{t("statements.calls.none")}</Text>} />;
}

function useColumns(timeZone: string) {
  const t = useCopy();
  return [
    { id: "at", header: t("statements.calls.column.at"), rowHeader: true, cell: ({ at }: Call) => <DateText date={at} zone={timeZone} look="dateTime" /> },
    { id: "number", header: t("statements.calls.column.number"), nowrap: true, cell: ({ number }: Call) => shownNumber(number) },
    { id: "line", header: t("statements.calls.column.line"), nowrap: true, cell: ({ line }: Call) => shownNumber(line) },
    { id: "direction", header: t("statements.calls.column.direction"), cell: ({ direction }: Call) => t("statements.calls.direction", { direction }) },
    { id: "length", header: t("statements.calls.column.length"), align: "end" as const, nowrap: true, cell: ({ seconds }: Call) => (seconds === 0 ? t("statements.calls.notTaken") : t("statements.calls.length", { minutes: Math.floor(seconds / 60), seconds: seconds % 60 })) },
  ];
}
