import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { Stack } from "@portico/design-system/layout";
import { DateText } from "@portico/design-system/money";
import { ScreenOnly } from "@portico/design-system/print";
import { DataTable, type TableSort } from "@portico/design-system/table";
import { Text } from "@portico/design-system/text";
import { useEffect, useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { StatementCallsDocument } from "../../../api/graphql/generated/graph.statementCalls.ts";
import type { StatementCallsQuery } from "../../../api/graphql/generated/graph.ts";
import { useFocusRecovery } from "../../../components/useFocusOnChange.ts";
import { useGraphRead } from "../../../components/useGraphRead.ts";
import { CardState } from "../model/screen/HomeCard.tsx";
import { Notice } from "../model/screen/Notice.tsx";
import type { Bill } from "./BillSummary.tsx";
import { PasscodeForm } from "./PasscodeForm.tsx";
import { oneTimePasswordEvents, selectOneTimePassword } from "./oneTimePassword.slice.ts";
import { CareNumber } from "../../session/model/CareNumber.tsx";

type CallDetailsProps = {
  accountId: string;
  statement: Pick<Bill, "id" | "callDetails" | "periodFrom" | "periodTo">;
};

/** Call details, shown after identity verification with a one-time passcode (STMT-03). */
export function CallDetails({ accountId, statement }: CallDetailsProps) {
  const t = useCopy();
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(oneTimePasswordEvents.left()), [dispatch, accountId]);
  const { name } = useSelector(selectOneTimePassword);
  const entering = name === "entering" || name === "confirming";
  const isVerified = statement.callDetails === "VERIFIED";
  const part = useFocusRecovery(isVerified ? "calls" : entering ? "passcode" : name, isVerified);
  if (statement.callDetails === "NONE") return null;
  return (
    <Card labelledBy="call-details">
      <Stack>
        <CardTitle level={2} id="call-details">
          {t("statements.calls.title")}
        </CardTitle>
        <div ref={part} tabIndex={-1} role="group" aria-labelledby="call-details">
          {isVerified ? (
            <CallTable accountId={accountId} statement={statement} />
          ) : (
            <Closed accountId={accountId} statementId={statement.id} entering={entering} />
          )}
        </div>
      </Stack>
    </Card>
  );
}

function Closed({ accountId, statementId, entering }: { accountId: string; statementId: string; entering: boolean }) {
  const t = useCopy();
  return (
    <Stack>
      <Text>{t("statements.calls.lead")}</Text>
      <ScreenOnly>
        {entering ? <PasscodeForm accountId={accountId} statementId={statementId} /> : <Ask accountId={accountId} />}
      </ScreenOnly>
    </Stack>
  );
}

function Ask({ accountId }: { accountId: string }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const state = useSelector(selectOneTimePassword);
  return (
    <Stack>
      {state.name === "refused" && (
        <Notice tone="warning" live="polite">
          {t(`statements.calls.refused.${state.why}`)} {state.why === "UNAVAILABLE" && <CareNumber />}
        </Notice>
      )}
      <Actions>
        <Button
          variant="secondary"
          busy={state.name === "sending" ? t("statements.calls.sending") : undefined}
          onPress={() => dispatch(oneTimePasswordEvents.passcodeRequested({ accountId }))}
        >
          {t("statements.calls.send")}
        </Button>
      </Actions>
    </Stack>
  );
}

type Call = NonNullable<NonNullable<StatementCallsQuery["statement"]>["calls"]>[number];

type Props = { accountId: string; statement: Pick<Bill, "id" | "periodFrom" | "periodTo"> };

/** The calls of a bill's period in the account's time zone: newest first, or by length, with their total. */
function CallTable({ accountId, statement }: Props) {
  const t = useCopy();
  const { read, retry } = useGraphRead(StatementCallsDocument, { accountId, id: statement.id });
  const { calls, callTotals: totals } = read.data?.statement ?? {};
  const timeZone = read.data?.billing?.timeZone;
  const columns = useColumns(timeZone ?? "UTC");
  const [sort, setSort] = useState<TableSort>({ column: "at", direction: "descending" });
  if (!calls || !totals || !timeZone)
    return <CardState title={t("statements.calls.title")} read={read} retry={retry} />;
  const caption = t("statements.calls.caption", { from: statement.periodFrom, to: statement.periodTo });
  return (
    <Stack>
      {calls.length < totals.count && (
        <Text>{t("statements.calls.newest", { shown: calls.length, count: totals.count })}</Text>
      )}
      <DataTable
        caption={caption}
        columns={columns}
        rows={sortedCalls(calls, sort)}
        rowKey={({ id }) => id}
        empty={<Text>{t("statements.calls.none")}</Text>}
        sorting={{
          sort,
          onSort: setSort,
          label: t("statements.calls.sortBy"),
          columns: (["at", "length"] as const).map((column) => ({
            column,
            ascending: t("statements.calls.sort", { column, direction: "ascending" }),
            descending: t("statements.calls.sort", { column, direction: "descending" }),
            first: "descending" as const,
          })),
        }}
        totals={{
          label: t("statements.calls.total"),
          cells: { length: t("statements.calls.length", lengthOf(totals.seconds)) },
        }}
      />
    </Stack>
  );
}

/** By time or by length; the server sends them newest first. */
function sortedCalls(calls: readonly Call[], { column, direction }: TableSort): readonly Call[] {
  const sign = direction === "ascending" ? 1 : -1;
  return calls.toSorted(
    (a, b) => sign * (column === "length" ? a.seconds - b.seconds : Date.parse(a.at) - Date.parse(b.at)),
  );
}

const lengthOf = (seconds: number) => ({ minutes: Math.floor(seconds / 60), seconds: seconds % 60 });

function useColumns(timeZone: string) {
  const t = useCopy();
  return [
    {
      id: "at",
      header: t("statements.calls.column.at"),
      rowHeader: true,
      cell: ({ at }: Call) => <DateText date={at} zone={timeZone} format="dateTime" />,
    },
    {
      id: "number",
      header: t("statements.calls.column.number"),
      nowrap: true,
      cell: ({ number }: Call) => shownNumber(number),
    },
    {
      id: "line",
      header: t("statements.calls.column.line"),
      nowrap: true,
      cell: ({ line }: Call) => shownNumber(line),
    },
    {
      id: "direction",
      header: t("statements.calls.column.direction"),
      cell: ({ direction }: Call) => t("statements.calls.direction", { direction }),
    },
    {
      id: "length",
      header: t("statements.calls.column.length"),
      align: "end" as const,
      nowrap: true,
      cell: ({ seconds }: Call) =>
        seconds === 0 ? t("statements.calls.notTaken") : t("statements.calls.length", lengthOf(seconds)),
    },
  ];
}

/** Formats +16175550142 as in the United States: (617) 555-0142. Other numbers are unchanged. */
function shownNumber(number: string): string {
  const parts = /^\+1([0-9]{3})([0-9]{3})([0-9]{4})$/.exec(number);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : number;
}
