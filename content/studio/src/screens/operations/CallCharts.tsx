import { useCopy } from "@portico/content-runtime/react";
import { BarList } from "@portico/design-system/chart";
import { EmptyState } from "@portico/design-system/feedback";
import { type Column, Table } from "@portico/design-system/table";
import { Fragment } from "react";
import type { CallInterval, OperationsReport, OperationStatistics } from "./operations.api.ts";
import { failedOf, largest, operationKey, slowestOf, succeededPercent } from "./statistics.ts";

type Operations = { operations: readonly OperationStatistics[] };

/**
 * A call's method and path, and of a graph its operation: not translated; may wrap before its slashes. Or that it fits no
 * operation.
 */
function CallName({ of: { operation } }: { of: OperationStatistics }) {
  const t = useCopy();
  if (!operation) return t("studio.operations.otherCalls");
  const [, ...parts] = operation.path.split("/");
  return (
    <span translate="no">
      {operation.method}{" "}
      {parts.map((part, place) => (
        <Fragment key={place}>
          <wbr />/{part}
        </Fragment>
      ))}
      {operation.graphOperation && ` ${operation.graphOperation}`}
    </span>
  );
}

/** The operations that failed most often, with the numbers of all of them in the table. */
export function FailedCalls({ operations, totals }: Operations & Pick<OperationsReport, "totals">) {
  const t = useCopy();
  const failing = largest(operations, failedOf);
  return (
    <BarList
      title={t("studio.operations.failed.title")}
      level={2}
      summary={t("studio.operations.failed.summary", { failed: totals.failed, calls: totals.calls })}
      tone="critical"
      bars={failing.map((each) => ({
        id: operationKey(each),
        label: <CallName of={each} />,
        value: failedOf(each),
        written: t("studio.operations.failed.of", { failed: failedOf(each), calls: each.statistics.calls }),
      }))}
      empty={
        <EmptyState level={3} title={t("studio.operations.failed.none.title")}>
          {t("studio.operations.failed.none.detail")}
        </EmptyState>
      }
      table={{
        show: t("studio.operations.table"),
        content: <CallTable caption={t("studio.operations.failed.caption")} operations={operations} />,
      }}
    />
  );
}

/** The operations with the longest response times. */
export function SlowCalls({ operations }: Operations) {
  const t = useCopy();
  const slow = largest(operations, slowestOf);
  return (
    <BarList
      title={t("studio.operations.slow.title")}
      level={2}
      summary={t("studio.operations.slow.summary")}
      bars={slow.map((each) => ({
        id: operationKey(each),
        label: <CallName of={each} />,
        value: slowestOf(each),
        written: t("studio.operations.milliseconds", { ms: slowestOf(each) }),
      }))}
      empty={
        <EmptyState level={3} title={t("studio.operations.slow.none.title")}>
          {t("studio.operations.slow.none.detail")}
        </EmptyState>
      }
      table={{
        show: t("studio.operations.table"),
        content: (
          <CallTable
            caption={t("studio.operations.slow.caption")}
            operations={operations.toSorted((one, other) => slowestOf(other) - slowestOf(one))}
          />
        ),
      }}
    />
  );
}

function CallTable({ caption, operations }: Operations & { caption: string }) {
  return <Table caption={caption} columns={useCallColumns()} rows={operations} rowKey={operationKey} empty={null} />;
}

function useCallColumns(): Column<OperationStatistics>[] {
  const t = useCopy();
  const milliseconds = (ms: number | null) =>
    ms === null ? t("studio.operations.unknown") : t("studio.operations.milliseconds", { ms });
  const number = (value: number) => t("studio.operations.number", { number: value });
  return [
    { id: "call", header: t("studio.operations.column.call"), rowHeader: true, cell: (each) => <CallName of={each} /> },
    {
      id: "calls",
      header: t("studio.operations.column.calls"),
      align: "end",
      cell: ({ statistics }) => number(statistics.calls),
    },
    {
      id: "succeeded",
      header: t("studio.operations.column.succeeded"),
      align: "end",
      cell: ({ statistics }) => <Succeeded {...statistics} />,
    },
    {
      id: "failed",
      header: t("studio.operations.column.failed"),
      align: "end",
      cell: ({ statistics }) => number(statistics.failed),
    },
    {
      id: "median",
      header: t("studio.operations.column.median"),
      align: "end",
      cell: ({ statistics }) => milliseconds(statistics.p50Ms),
    },
    {
      id: "slow",
      header: t("studio.operations.column.slow"),
      align: "end",
      cell: ({ statistics }) => milliseconds(statistics.p95Ms),
    },
  ];
}

function Succeeded(counts: Pick<CallInterval, "calls" | "failed" | "canceled">) {
  const t = useCopy();
  const percent = succeededPercent(counts);
  return percent === undefined ? t("studio.operations.unknown") : t("studio.operations.percent", { percent });
}

/** Failures over time, with every interval in the table. */
export function FailedIntervals({ intervals }: { intervals: readonly CallInterval[] }) {
  const t = useCopy();
  const [worst] = largest(intervals, ({ failed }) => failed);
  return (
    <BarList
      title={t("studio.operations.when.title")}
      level={2}
      summary={
        worst
          ? t("studio.operations.when.summary", { at: worst.at, failed: worst.failed })
          : t("studio.operations.failed.none.title")
      }
      tone="critical"
      bars={intervals
        .filter(({ failed }) => failed > 0)
        .map(({ at, failed }) => ({
          id: at,
          label: t("studio.operations.when.from", { at }),
          value: failed,
          written: t("studio.operations.number", { number: failed }),
        }))}
      empty={null}
      table={{ show: t("studio.operations.table"), content: <IntervalTable intervals={intervals} /> }}
    />
  );
}

function IntervalTable({ intervals }: { intervals: readonly CallInterval[] }) {
  const t = useCopy();
  const number = (value: number) => t("studio.operations.number", { number: value });
  const columns: Column<CallInterval>[] = [
    {
      id: "at",
      header: t("studio.operations.column.from"),
      rowHeader: true,
      cell: ({ at }) => t("studio.operations.when.from", { at }),
    },
    { id: "calls", header: t("studio.operations.column.calls"), align: "end", cell: ({ calls }) => number(calls) },
    {
      id: "succeeded",
      header: t("studio.operations.column.succeeded"),
      align: "end",
      cell: (interval) => <Succeeded {...interval} />,
    },
    { id: "failed", header: t("studio.operations.column.failed"), align: "end", cell: ({ failed }) => number(failed) },
  ];
  return (
    <Table
      caption={t("studio.operations.when.caption")}
      columns={columns}
      rows={intervals}
      rowKey={({ at }) => at}
      empty={null}
    />
  );
}
